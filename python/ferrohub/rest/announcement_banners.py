"""The operations of GitHub's tag ``announcement-banners``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

AnnouncementBanners, AsyncAnnouncementBanners = _rest_types("announcement-banners")

__all__ = ["AsyncAnnouncementBanners", "AnnouncementBanners"]
