// Users who log in by an ID token.

import { ApiError, ErrorCode } from "@countersign/api";
import { findLinkedMember } from "../../auth/linked-account.js";
import { withoutSignature } from "../../oidc/redacted-token.js";
import type { Member } from "../../organizations/member.js";
import type { FamilyContext } from "../definition/plan.js";

/**
 * The user who is linked to the account that an ID token is about.
 *
 * @param boundTo the public key to which the token has to be bound
 * @throws ApiError INVALID_ARGUMENT for a token that does not verify, NOT_FOUND where nobody is linked to its account,
 *   UNAVAILABLE where the issuer cannot be asked for its keys
 */
export async function findMemberByIdToken(
  { organization, outside, submittedAt }: FamilyContext,
  oidcToken: string,
  boundTo: string,
): Promise<Member> {
  const identity = await outside.identityTokens.verify("oidcToken", oidcToken, { boundTo, at: submittedAt });
  const member = findLinkedMember(organization, identity);
  if (member) return member;
  throw new ApiError(
    ErrorCode.NOT_FOUND,
    "oidcToken: no user of this organization is linked to the account of the token",
  );
}

/** How an intent with an ID token is kept. */
export const idTokenRedaction = {
  redact: <Intent extends { readonly oidcToken: string }>(intent: Intent): Intent => ({
    ...intent,
    oidcToken: withoutSignature(intent.oidcToken),
  }),
  keptWhileWaiting: false,
  guessable: false,
} as const;
