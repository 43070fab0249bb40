//! Deploy keys of a repository: SSH keys that give a machine access to it alone.
use crate::{operations, resources};

resources! {}

operations! { in keys;
    ShortRepository {
        /// List its deploy keys.
        keys() is "repos/list-deploy-keys" with { needs: Auth };
        /// Fetch one deploy key.
        ///
        /// id_num: the `id` of the key.
        key(id_num as "key_id") is "repos/get-deploy-key" with { needs: Auth };
        /// Add a deploy key.
        ///
        /// title: a name for it.
        /// key: text of the public key, as "ssh-ed25519 AAAA…".
        /// read_only: let it read but not push.
        create_key(title: Name = required, key, read_only = false) is "repos/create-deploy-key";
        /// Delete a deploy key. A key cannot be changed; delete it and add another.
        ///
        /// key_id: the `id` of the key.
        delete_key(key_id) is "repos/delete-deploy-key";
    }
}
