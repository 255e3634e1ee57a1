// From a request to its caller: the owner of what proves who is calling is looked for in the organization that the body
// names, and then the proof is verified over the exact bytes.

import { ApiError, ErrorCode } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { Organization } from "../organizations/organization.js";
import type { Organizations } from "../organizations/organizations.js";
import { acceptsAddress } from "../organizations/ip-allowlist.js";
import { namedDetails } from "../params/error-details.js";
import { isForAuthProxy } from "../organizations/auth-proxy.js";
import type { Store } from "../store/store.js";
import { proveApiKey } from "./api-key-proof.js";
import type { ApiKeyVerifier } from "./api-key-verifier.js";
import { proveAttested } from "./attested-proof.js";
import { proveAuthenticator } from "./authenticator-proof.js";
import { organizationIdOf } from "./body.js";
import type { Call, Caller, StampRecord } from "./caller.js";
import type { Guests } from "./guests.js";
import { toParentsMember } from "./parents-member.js";
import type { Proof } from "./proof.js";
import { StampRefused } from "./refusal.js";
import type { RefusalKind } from "./refusal.js";
import { proveSession } from "./session.js";
import { credentialHeaders, malformed, nobodys, unauthenticated, withoutStamp } from "./unauthenticated.js";
import type { CredentialHeader, Unauthenticated } from "./unauthenticated.js";
import type { VerificationTokens } from "./verification-token.js";

/** Why a request was refused, in words and by kind. */
export interface Refusal {
  readonly reason: string;
  readonly kind: RefusalKind;
}

export interface AuthenticatorParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly verifier: ApiKeyVerifier;
  readonly identityTokens: IdentityTokens;
  readonly verificationTokens: VerificationTokens;
  /** Knows those who accept invitations. */
  readonly guests: Guests;
  /** From where a request has come, from what the adapter was given. */
  readonly addressOf: (source: unknown) => string;
  /** Told why a request was refused; the caller is not. */
  readonly onRefusal: (refusal: Refusal, call: IncomingCall) => void;
}

/** Operations that users of a sub-organization ask for by the id of its parent, too. */
const byParentsId: ReadonlySet<string> = new Set(["whoami", "stampLogin"]);

/** A caller, by whatever session and wherever the request has come from. */
type Found = Omit<Caller, "address" | "sessionProfileId">;

const ambiguous: Unauthenticated = {
  message:
    "more than one suborg associated with a public key or a credential ID: name the sub-organization in organizationId",
  errorName: "CREDENTIAL_CONFLICT",
};

/** Authenticates requests. */
export class RequestAuthenticator {
  readonly #parts: AuthenticatorParts;

  constructor(parts: AuthenticatorParts) {
    this.#parts = parts;
  }

  /**
   * @throws ApiError UNAUTHENTICATED, the same wherever a look at others' credentials is what fails; INVALID_ARGUMENT for
   * a body that is not JSON or names no organization, whoever has sent it; PERMISSION_DENIED for a credential that is good
   * for other operations only, and for a request from an address that the caller's organization does not accept
   */
  async authenticate(call: IncomingCall): Promise<Call> {
    const { header, proof } = this.#prove(call);
    const organizationId = organizationIdOf(call.json(), call.bytes);
    const address = this.#parts.addressOf(call.source);
    const identify = async (): Promise<Caller> => {
      try {
        const found = await this.#identify(proof, organizationId, call);
        const caller = { address, ...found, sessionProfileId: proof.profileIn?.(found.home) };
        this.#checkAddress(caller, call);
        return caller;
      } catch (error) {
        throw this.#refuse(error, call, "signature", ({ told = nobodys(header) }) => told);
      }
    };
    return { body: call.bytes, caller: await identify(), identify };
  }

  /** The error to answer instead, if it is a refusal. */
  #refuse(
    error: unknown,
    call: IncomingCall,
    usual: RefusalKind,
    told: (error: StampRefused) => Unauthenticated,
  ): unknown {
    if (!(error instanceof StampRefused)) return error;
    const { reason, kind = usual } = error;
    this.#parts.onRefusal({ reason, kind }, call);
    return unauthenticated(told(error));
  }

  /** Reads the header that came. Nothing is looked up yet, so its sender may be told what is wrong with it. */
  #prove(call: IncomingCall): { readonly header: CredentialHeader; readonly proof: Proof } {
    const [header, ...others] = credentialHeaders.filter((name) => call.header(name) !== undefined);
    try {
      if (!header)
        throw new StampRefused(`none of ${credentialHeaders.join(", ")}`, { told: withoutStamp, kind: "missing" });
      if (others.length > 0)
        throw new StampRefused(`${[header, ...others].join(" and ")} were sent together; send only one`);
      return { header, proof: this.#read(header, call.header(header) ?? "", call) };
    } catch (error) {
      throw this.#refuse(error, call, "malformed", ({ told, reason }) => told ?? malformed(header, reason));
    }
  }

  #read(header: CredentialHeader, value: string, call: IncomingCall): Proof {
    switch (header) {
      case "X-Stamp":
        return proveApiKey(this.#parts, value, call);
      case "X-Stamp-Webauthn":
        return proveAuthenticator(this.#parts, value, call);
      case "X-Stamp-Attested":
        return proveAttested(this.#parts, value, call);
      case "X-Session":
        if (call.operation.kind === "query") return proveSession(this.#parts.store, value);
        throw new ApiError(
          ErrorCode.PERMISSION_DENIED,
          "X-Session: sessions are read-only; send a stamp in X-Stamp or X-Stamp-Webauthn instead",
        );
    }
  }

  /** Users of a sub-organization come from anywhere, and so do those whom the auth proxy acts for. */
  #checkAddress({ home, stamp, address }: Caller, call: IncomingCall): void {
    if (acceptsAddress(home.ipAllowlists, stamp.publicKey, address)) return;
    if (stamp.publicKey === home.authProxy?.publicKey) return;
    const reason = `the IP allowlist of organization ${home.id} does not accept requests from ${address}`;
    this.#parts.onRefusal({ reason, kind: "address" }, call);
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      `request not authorized: ${reason}`,
      namedDetails("REQUEST_NOT_AUTHORIZED"),
    );
  }

  async #identify(proof: Proof, organizationId: string, call: IncomingCall): Promise<Found> {
    const organization = await this.#parts.organizations.find(organizationId);
    const caller = organization && (await this.#find(proof, organization, call));
    if (caller) {
      checkAuthProxy(caller, call.operation.name);
      return caller;
    }
    const refusal = await proof.notFound?.();
    if (refusal) throw refusal;
    if (!organization)
      throw new StampRefused(`there is no organization ${organizationId}`, { kind: "unknown_organization" });
    const reason = `credential ${proof.stamp.publicKey} does not belong to organization ${organizationId}`;
    throw new StampRefused(reason, { kind: "unknown_credential" });
  }

  async #find(proof: Proof, organization: Organization, call: IncomingCall): Promise<Found | undefined> {
    const { organizations } = this.#parts;
    const { stamp } = proof;
    const member = await proof.findIn(organization);
    if (member) {
      if (organization.parentId !== undefined && byParentsId.has(call.operation.name)) {
        await proof.noteSigned?.(organization);
      }
      return { organization, home: organization, member, stamp: await stampIn(organization, proof) };
    }

    if (organization.parentId !== undefined) {
      const home = await organizations.find(organization.parentId);
      const parentMember = home && (await proof.findIn(home));
      if (parentMember) return { organization, home, member: toParentsMember(parentMember), stamp };
    }
    const below = await this.#findBelow(proof, organization, call.operation.name);
    if (below) return below;
    const guest = await proof.findGuest?.(organization);
    return guest && { organization, home: organization, member: guest, guest: true, stamp };
  }

  /** Users of a sub-organization may not know its id yet; they ask by the parent's. */
  async #findBelow(proof: Proof, { id: parentId }: Organization, operation: string): Promise<Found | undefined> {
    if (!byParentsId.has(operation)) return undefined;
    let caller: Found | undefined;
    for (const id of await proof.findBelow(parentId)) {
      const organization = await this.#parts.organizations.find(id);
      const member = organization && (await proof.findIn(organization));
      if (!member) continue;
      // Anyone may register a public key of somebody else's in their own sub-organization.
      if (caller) throw unauthenticated(ambiguous);
      caller = { organization, home: organization, member, stamp: await stampIn(organization, proof) };
      if (operation === "whoami") return caller;
    }
    return caller;
  }
}

/** The auth proxy's user does by its own key what the proxy is there for, and nothing by any other credential. */
function checkAuthProxy({ home, member, stamp }: Found, operation: string): void {
  const { authProxy } = home;
  if (member.id !== authProxy?.userId) return;
  if (stamp.publicKey === authProxy.publicKey && isForAuthProxy(operation)) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "the auth proxy's user only makes the proxy's own requests, with the proxy's own key",
  );
}

async function stampIn(organization: Organization, { stamp, attestedIn }: Proof): Promise<StampRecord> {
  return attestedIn ? { ...stamp, attested: (await attestedIn(organization)) ?? null } : stamp;
}
