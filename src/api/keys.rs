//! Deploy keys of a repository: SSH keys that give a machine access to it alone.
use crate::schema::declaration::Needs;
use crate::{operations, resources};

resources! {}

operations! {
    ShortRepository at "deploy-keys/deploy-keys" {
        /// List its deploy keys.
        keys(number: Number, etag: Etag) -> Many Key = GET "{url}/keys" is "repos/list-deploy-keys"
            with { needs: Needs::Auth };
        /// Fetch one deploy key.
        ///
        /// id_num: the `id` of the key.
        key(id_num: Id) -> One Key = GET "{url}/keys/{id_num}" is "repos/get-deploy-key"
            with { needs: Needs::Auth };
        /// Add a deploy key.
        ///
        /// title: a name for it.
        /// key: text of the public key, as "ssh-ed25519 AAAA…".
        /// read_only: let it read but not push.
        create_key(title: Name, key: Name, read_only: Bool = false) -> One Key
            = POST "{url}/keys" is "repos/create-deploy-key" with { needs: Needs::Auth };
        /// Delete a deploy key. A key cannot be changed; delete it and add another.
        ///
        /// key_id: the `id` of the key.
        delete_key(key_id: Id) -> Bool = DELETE "{url}/keys/{key_id}" is "repos/delete-deploy-key"
            with { needs: Needs::Auth };
    }
}
