// From a request to its caller: the stamp is verified over the exact bytes, then its credential is looked for in the
// organization that the body names.

import { ApiError } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import { allowedOriginsOf } from "../organizations/origins.js";
import { expiryOf } from "../organizations/organization.js";
import type { Member, Organization } from "../organizations/organization.js";
import type { Organizations } from "../organizations/organizations.js";
import { findSignCount, setSignCount } from "../store/credentials.js";
import { findOrganizationsWithApiKey, findOrganizationsWithAuthenticator } from "../store/lookups.js";
import type { Store } from "../store/store.js";
import type { ApiKeyVerifier, VerifiedApiKeyStamp } from "./api-key-stamp.js";
import { organizationIdOf } from "./body.js";
import type { Call, Caller, StampRecord } from "./caller.js";
import { StampRefused } from "./refusal.js";
import { readWebAuthnStamp, verifyWebAuthnStamp } from "./webauthn.js";

/** How the vote of an authenticator names its scheme. No client stamps with it in X-Stamp. */
const webAuthnScheme = "SIGNATURE_SCHEME_WEBAUTHN";

interface Proof {
  readonly stamp: StampRecord;
  /** Whose credential it is in an organization. Throws StampRefused where it must not be used. */
  readonly findIn: (organization: Organization) => Promise<Member | undefined>;
  /** Ids of the organizations below a parent that have the credential. */
  readonly findBelow: (parentId: string) => Promise<string[]>;
}

export interface AuthenticatorParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly verifier: ApiKeyVerifier;
  /** Told why a request was refused; the caller is not. */
  readonly onRefusal: (reason: string, call: IncomingCall) => void;
}

/** Authenticates requests. */
export class RequestAuthenticator {
  readonly #parts: AuthenticatorParts;

  constructor(parts: AuthenticatorParts) {
    this.#parts = parts;
  }

  /**
   * @throws ApiError code 16, with one and the same message whatever was wrong; code 3 for a body that a valid stamp
   * covers and that names no organization
   */
  async authenticate(call: IncomingCall): Promise<Call> {
    try {
      const proof = await this.#prove(call);
      const organizationId = organizationIdOf(call.json(), call.bytes);
      const identify = async () => {
        try {
          return await this.#identify(proof, organizationId, call);
        } catch (error) {
          throw this.#refuse(error, call);
        }
      };
      return { body: call.bytes, caller: await identify(), identify };
    } catch (error) {
      throw this.#refuse(error, call);
    }
  }

  #refuse(error: unknown, call: IncomingCall): unknown {
    if (!(error instanceof StampRefused)) return error;
    this.#parts.onRefusal(error.reason, call);
    return new ApiError(
      16,
      "the request is not authenticated: no valid stamp of a user of this organization came with it",
    );
  }

  async #prove(call: IncomingCall): Promise<Proof> {
    const apiKeyStamp = call.header("X-Stamp");
    const webAuthnStamp = call.header("X-Stamp-Webauthn");
    if (apiKeyStamp !== undefined && webAuthnStamp !== undefined) throw new StampRefused("two stamps");
    if (apiKeyStamp !== undefined) return this.#proveApiKey(await this.#parts.verifier.verify(apiKeyStamp, call.bytes));
    if (webAuthnStamp !== undefined) return this.#proveAuthenticator(webAuthnStamp, call.bytes);
    throw new StampRefused("neither X-Stamp nor X-Stamp-Webauthn");
  }

  #proveApiKey(stamp: VerifiedApiKeyStamp): Proof {
    return {
      stamp,
      async findIn(organization) {
        const found = organization.apiKeys.get(stamp.publicKey);
        if (!found) return undefined;
        if (!stamp.credentialTypes.some((type) => type === found.row.credential_type)) {
          throw new StampRefused(`${stamp.scheme} does not fit a key of ${found.row.credential_type}`);
        }
        const expiry = expiryOf(found.row);
        if (expiry !== undefined && expiry <= Date.now()) throw new StampRefused(`API key ${found.row.id} has expired`);
        return found.member;
      },
      findBelow: (parentId) => findOrganizationsWithApiKey(this.#parts.store, parentId, stamp.publicKey),
    };
  }

  #proveAuthenticator(header: string, body: Uint8Array): Proof {
    const stamp = readWebAuthnStamp(header);
    const { store, organizations } = this.#parts;
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
        const parent =
          organization.parentId === undefined ? undefined : await organizations.find(organization.parentId);
        const known = (await findSignCount(store.in(organization.id), row.id)) ?? row.sign_count;
        const { signCount } = await verifyWebAuthnStamp(
          stamp,
          body,
          {
            credentialId: row.credential_id,
            publicKey: row.public_key,
            signCount: known,
            origin: row.origin,
            rpIdHash: row.rp_id_hash,
          },
          allowedOriginsOf(organization, parent),
        );
        if (signCount !== known) {
          await store.write((transaction) => setSignCount(transaction.in(organization.id), row.id, signCount));
        }
        verified.add(row.id);
        return member;
      },
      findBelow: (parentId) => findOrganizationsWithAuthenticator(store, parentId, stamp.credentialId),
    };
  }

  async #identify(proof: Proof, organizationId: string, call: IncomingCall): Promise<Caller> {
    const { organizations } = this.#parts;
    const organization = await organizations.find(organizationId);
    if (!organization) throw new StampRefused(`no organization ${organizationId}`);
    const { stamp } = proof;
    const member = await proof.findIn(organization);
    if (member) return { organization, home: organization, member, stamp };

    if (organization.parentId !== undefined) {
      const home = await organizations.find(organization.parentId);
      const parentMember = home && (await proof.findIn(home));
      if (parentMember) return { organization, home, member: parentMember, stamp };
    }
    // Users of a sub-organization may not know its id yet; they ask by the parent's.
    if (call.operation.name === "whoami") {
      for (const id of await proof.findBelow(organizationId)) {
        const below = await organizations.find(id);
        const found = below && (await proof.findIn(below));
        if (found) return { organization: below, home: below, member: found, stamp };
      }
    }
    throw new StampRefused(`credential ${stamp.publicKey} is not of organization ${organizationId}`);
  }
}
