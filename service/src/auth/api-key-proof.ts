// Proof by X-Stamp: which API keys of an organization count, and for what.

import { ApiError } from "@countersign/api";
import type { ServerOperation } from "@countersign/api/server";
import { expiryOf } from "../organizations/organization.js";
import { findOrganizationsWithApiKey } from "../store/lookups.js";
import type { Store } from "../store/store.js";
import type { VerifiedApiKeyStamp } from "./api-key-stamp.js";
import type { Proof } from "./proof.js";
import { StampRefused } from "./refusal.js";

/** Operations for which a key that was mailed to recover a user is good. */
const recovery: ReadonlySet<string> = new Set(["recoverUser", "whoami"]);

/** What the holder of an API key has proved by a stamp on a request. */
export function proveApiKey(store: Store, stamp: VerifiedApiKeyStamp, { name }: Pick<ServerOperation, "name">): Proof {
  return {
    stamp,
    async findIn(organization) {
      const found = organization.apiKeys.get(stamp.publicKey);
      if (!found) return undefined;
      const { row, member } = found;
      if (!stamp.credentialTypes.some((type) => type === row.credential_type)) {
        throw new StampRefused(`${stamp.scheme} does not fit a key of ${row.credential_type}`);
      }
      const expiry = expiryOf(row);
      if (expiry !== undefined && expiry <= Date.now()) throw new StampRefused(`API key ${row.id} has expired`);
      if (row.credential_type === "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256" && !recovery.has(name)) {
        throw new ApiError(7, "a recovery key stamps recover_user and whoami only; recover the user first");
      }
      return member;
    },
    findBelow: (parentId) => findOrganizationsWithApiKey(store, parentId, stamp.publicKey),
  };
}
