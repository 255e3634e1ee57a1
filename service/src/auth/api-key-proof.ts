// Proof by X-Stamp: which API keys of an organization count, and for what. The key is looked up first: what strangers
// name is neither loaded nor remembered.

import { ApiError, ErrorCode } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import { expiryOf } from "../organizations/member.js";
import { setSigned } from "../store/credentials.js";
import { findOrganizationsWithApiKey } from "../store/lookups.js";
import type { Store } from "../store/store.js";
import { readApiKeyStamp } from "./api-key-stamp.js";
import type { ApiKeyVerifier } from "./api-key-verifier.js";
import type { Proof } from "./proof.js";
import { StampRefused } from "./refusal.js";
import { expiredApiKey } from "./unauthenticated.js";

/** Operations for which a key that was mailed to recover a user is good. */
const recovery: ReadonlySet<string> = new Set(["recoverUser", "whoami"]);

export interface ApiKeyProofParts {
  readonly store: Store;
  readonly verifier: ApiKeyVerifier;
}

/**
 * What the holder of an API key proves by a stamp on a request.
 *
 * Every stamp is verified once, whether its key is found or not, and a search goes on behind a signature that is wrong:
 * by the time an answer takes, nobody learns whose keys are registered where.
 *
 * @param header value of X-Stamp
 * @throws StampRefused where it is malformed
 */
export function proveApiKey({ store, verifier }: ApiKeyProofParts, header: string, call: IncomingCall): Proof {
  const stamp = readApiKeyStamp(header);
  const { publicKey, scheme, signature, credentialTypes } = stamp;
  let mismatch: StampRefused | undefined;
  let expired: StampRefused | undefined;
  let verified: Promise<boolean> | undefined;
  /** Whether the signature is right. Only for a key that was found to be registered. */
  const isSigned = () =>
    (verified ??= verifier.verify(stamp, call.bytes).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof StampRefused)) throw error;
        mismatch = error;
        return false;
      },
    ));
  return {
    stamp: { publicKey, scheme, signature },
    async findIn(organization) {
      const found = organization.apiKeys.get(publicKey);
      if (!found) return undefined;
      const { row, member } = found;
      if (!credentialTypes.some((type) => type === row.credential_type)) {
        mismatch = new StampRefused(`${scheme} does not fit a key of ${row.credential_type}`);
        return undefined;
      }
      if (!(await isSigned())) return undefined;
      const expiry = expiryOf(row);
      if (expiry !== undefined && expiry <= Date.now()) {
        // The search goes on: in another organization, others may have registered the same public key for a second.
        expired = new StampRefused(`API key ${row.id} has expired`, {
          told: expiredApiKey(publicKey),
          kind: "expired",
        });
        return undefined;
      }
      if (row.credential_type === "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256" && !recovery.has(call.operation.name)) {
        throw new ApiError(
          ErrorCode.PERMISSION_DENIED,
          "a recovery key only stamps recover_user and whoami; recover the user first",
        );
      }
      return member;
    },
    async noteSigned({ id, apiKeys }) {
      const row = apiKeys.get(publicKey)?.row;
      if (!row || row.proof === "signed") return;
      await store.write((transaction) => setSigned(transaction.in(id), "api_keys", row.id));
    },
    profileIn: ({ apiKeys }) => apiKeys.get(publicKey)?.row.session_profile_id ?? undefined,
    async findBelow(parentId) {
      const ids = await findOrganizationsWithApiKey(store, parentId, publicKey);
      // Organizations are read for those only who hold the key.
      return ids.length > 0 && (await isSigned()) ? ids : [];
    },
    async notFound() {
      if (!verified) await verifier.feign(stamp, call.bytes);
      return expired ?? mismatch;
    },
  };
}
