// Proof by X-Stamp-Attested: which users of an organization the tokens in it are about, and what such a stamp is good for.

import { ApiError, ErrorCode } from "@countersign/api";
import type { IncomingCall } from "@countersign/api/server";
import type { Identity, IdentityTokens } from "../oidc/identity-tokens.js";
import { nameOf } from "../oidc/identity-tokens.js";
import type { Member } from "../organizations/member.js";
import { attestedText } from "../organizations/authentication.js";
import type { Organization } from "../organizations/organization.js";
import { featureOfCodes, findVerifiedMembers, isTokenFor } from "../organizations/verified-contact.js";
import { setSigned } from "../store/credentials.js";
import { findOrganizationsWithContact, findOrganizationsWithIdentity } from "../store/lookups.js";
import type { Store } from "../store/store.js";
import { readAttestedStamp } from "./attested-stamp.js";
import type { UnverifiedAttestedStamp } from "./attested-stamp.js";
import { findLinkedAccount, findLinkedMember } from "./linked-account.js";
import type { Proof } from "./proof.js";
import { p256PublicKey } from "./public-key.js";
import { StampRefused } from "./refusal.js";
import { isSignature } from "./signature.js";
import type { VerificationTokens } from "./verification-token.js";

export interface AttestedProofParts {
  readonly store: Store;
  readonly identityTokens: IdentityTokens;
  readonly verificationTokens: VerificationTokens;
}

/** Logging in, and voting. */
const always: ReadonlySet<string> = new Set(["stampLogin", "approveActivity", "rejectActivity"]);
/** Credentials, where they are the caller's own. */
const ownCredentials: ReadonlySet<string> = new Set([
  "createApiKeys",
  "createAuthenticators",
  "createOauthProviders",
  "deleteApiKeys",
  "deleteAuthenticators",
  "deleteOauthProviders",
]);

/** Whom a token is about in an organization, and in which organizations below a parent it is about anyone. */
interface Attestation extends Pick<Proof, "noteSigned"> {
  readonly attestedIn: NonNullable<Proof["attestedIn"]>;
  readonly findIn: (organization: Organization) => Promise<Member | undefined>;
  readonly findBelow: (parentId: string) => Promise<string[]>;
}

/**
 * What the holder of a key and of a token that is bound to it proves by a stamp on a request.
 *
 * @param header value of X-Stamp-Attested
 * @throws StampRefused where it is malformed; ApiError PERMISSION_DENIED for an operation that it is no good for
 */
export function proveAttested(parts: AttestedProofParts, header: string, call: IncomingCall): Proof {
  const stamp = readAttestedStamp(header);
  const { publicKey, scheme, signature } = stamp;
  const { name } = call.operation;
  if (!always.has(name) && !ownCredentials.has(name)) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "X-Stamp-Attested only stamps stamp_login, votes and changes to the user's own credentials; log in with stamp_login first",
    );
  }
  const attestation = scheme === "STAMP_ATTESTED_SCHEME_P256_OIDC" ? byIdentity(parts, stamp) : byContact(parts, stamp);
  let verified: Promise<boolean> | undefined;
  const isSigned = () => (verified ??= verify(stamp, call));
  return {
    stamp: { publicKey, scheme, signature },
    async findIn(organization) {
      // First, because strangers can send any token.
      if (!(await isSigned())) throw new StampRefused("the signature in X-Stamp-Attested does not verify");
      const member = await attestation.findIn(organization);
      if (member && ownCredentials.has(name)) checkOwn(call, member);
      return member;
    },
    // A session's key stays held to its profile, whatever else its holder has.
    profileIn: (home) => home.apiKeys.get(publicKey)?.row.session_profile_id ?? undefined,
    attestedIn: attestation.attestedIn,
    ...(attestation.noteSigned && { noteSigned: attestation.noteSigned }),
    findBelow: async (parentId) => ((await isSigned()) ? attestation.findBelow(parentId) : []),
  };
}

async function verify({ publicKey, signatureBytes }: UnverifiedAttestedStamp, call: IncomingCall): Promise<boolean> {
  const key = p256PublicKey(publicKey);
  return key !== undefined && isSignature("sha256", call.bytes, key, signatureBytes);
}

function byContact({ store, verificationTokens }: AttestedProofParts, stamp: UnverifiedAttestedStamp): Attestation {
  const read = async () => {
    const token = await orRefused(verificationTokens.read("publicKeyAttestation", stamp.attestation));
    if (token.publicKey === stamp.publicKey) return token;
    throw new StampRefused("the verification token is not bound to the stamp's key");
  };
  return {
    async findIn(organization) {
      const token = await read();
      if (!isTokenFor(organization, token) || !organization.features.has(featureOfCodes(token.otpType)))
        return undefined;
      const [member, ...others] = findVerifiedMembers(organization, token);
      return others.length === 0 ? member : undefined;
    },
    attestedIn: async () => {
      const { otpType } = await read();
      const isSms = otpType === "OTP_TYPE_SMS";
      return attestedText({ type: isSms ? "AUTHENTICATION_TYPE_SMS_OTP" : "AUTHENTICATION_TYPE_EMAIL_OTP" });
    },
    async findBelow(parentId) {
      const token = await read();
      return token.organizationId === parentId ? findOrganizationsWithContact(store, parentId, token) : [];
    },
  };
}

function byIdentity({ store, identityTokens }: AttestedProofParts, stamp: UnverifiedAttestedStamp): Attestation {
  // Not to be believed yet. It keeps strangers from having any issuer asked for its keys.
  const claimed = identityTokens.claimed(stamp.attestation);
  let proven: Promise<Identity> | undefined;
  const prove = (organization: Organization) => {
    const tokens = identityTokens.onBehalfOf(organization);
    const boundTo = stamp.publicKeyText;
    return (proven ??= orRefused(tokens.verify("publicKeyAttestation", stamp.attestation, { boundTo })));
  };
  return {
    async findIn(organization) {
      const member = claimed && findLinkedMember(organization, claimed);
      if (!member) return undefined;
      return nameOf(await prove(organization)) === nameOf(claimed) ? member : undefined;
    },
    attestedIn: async (organization) => {
      const id = claimed && findLinkedAccount(organization, claimed)?.providerId;
      return id === undefined ? undefined : attestedText({ type: "AUTHENTICATION_TYPE_OAUTH", id });
    },
    async noteSigned(organization) {
      const account = claimed && findLinkedAccount(organization, claimed);
      if (!account) return;
      await store.write((transaction) =>
        setSigned(transaction.in(organization.id), "oauth_providers", account.providerId),
      );
    },
    findBelow: async (parentId) => (claimed ? findOrganizationsWithIdentity(store, parentId, claimed) : []),
  };
}

/** Strangers are told nothing of a token that does not verify; that its issuer cannot be asked is no refusal. */
async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ErrorCode.INVALID_ARGUMENT) throw error;
    throw new StampRefused(error.message, { cause: error });
  }
}

/** @throws ApiError PERMISSION_DENIED where the request is about another user */
function checkOwn(call: IncomingCall, { id }: Member): void {
  const { parameters } = call.json() as { readonly parameters?: { readonly userId?: unknown } | null };
  if (parameters?.userId === id) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "X-Stamp-Attested only changes the user's own credentials: userId is another user's",
  );
}
