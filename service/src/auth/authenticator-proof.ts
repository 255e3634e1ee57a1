// Proof by X-Stamp-Webauthn: which authenticators of an organization count.

import type { IncomingCall } from "@countersign/api/server";
import { allowedOriginsOf } from "../organizations/origins.js";
import type { Organization } from "../organizations/organization.js";
import type { Organizations } from "../organizations/organizations.js";
import { webAuthnScheme } from "../organizations/past-credential.js";
import { findSignCount, setSignCount, setSigned } from "../store/credentials.js";
import { findOrganizationsWithAuthenticator } from "../store/lookups.js";
import type { Store } from "../store/store.js";
import type { Guests } from "./guests.js";
import type { Proof } from "./proof.js";
import { readWebAuthnStamp, verifyWebAuthnStamp } from "./webauthn.js";

export interface AuthenticatorProofParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly guests: Guests;
}

/**
 * What the holder of an authenticator proves by a stamp on a request. Its signature is verified as soon as the public
 * key is known: in the organization in which it is looked for.
 *
 * @param header value of X-Stamp-Webauthn
 * @throws StampRefused where it is malformed
 */
export function proveAuthenticator(
  { store, organizations, guests }: AuthenticatorProofParts,
  header: string,
  call: IncomingCall,
): Proof {
  const stamp = readWebAuthnStamp(header);
  const originsOf = async (organization: Organization) => {
    const { parentId } = organization;
    return allowedOriginsOf(organization, parentId === undefined ? undefined : await organizations.find(parentId));
  };
  // Once verified, a stamp stays so: its counter has been noted, and a second look would refuse it.
  const verified = new Set<string>();
  return {
    // Whole, because the signature can't be checked again without the rest.
    stamp: { publicKey: stamp.credentialId, scheme: webAuthnScheme, signature: header },
    async findIn(organization) {
      const found = organization.authenticators.get(stamp.credentialId);
      if (!found) return undefined;
      const { row, member } = found;
      if (verified.has(row.id)) return member;
      const known = (await findSignCount(store.in(organization), row.id)) ?? row.sign_count;
      const { signCount } = await verifyWebAuthnStamp(
        stamp,
        call.bytes,
        {
          credentialId: row.credential_id,
          publicKey: row.public_key,
          signCount: known,
          origin: row.origin,
          rpIdHash: row.rp_id_hash,
        },
        await originsOf(organization),
      );
      if (signCount !== known) {
        await store.write((transaction) => setSignCount(transaction.in(organization.id), row.id, signCount));
      }
      verified.add(row.id);
      return member;
    },
    async noteSigned({ id, authenticators }) {
      const row = authenticators.get(stamp.credentialId)?.row;
      if (!row || row.proof === "signed") return;
      await store.write((transaction) => setSigned(transaction.in(id), "authenticators", row.id));
    },
    findBelow: (parentId) => findOrganizationsWithAuthenticator(store, parentId, stamp.credentialId),
    ...(call.operation.name === "acceptInvitation" && {
      findGuest: async (organization: Organization) =>
        guests.find(organization, await originsOf(organization), stamp, call),
    }),
  };
}
