// Verification tokens by which a contact of a user becomes verified. A token does so once.

import { ApiError, ErrorCode } from "@countersign/api";
import type { VerifiedContact } from "../../auth/verification-token.js";
import { withoutSignature } from "../../oidc/redacted-token.js";
import type { Organization } from "../../organizations/organization.js";
import { isTokenFor } from "../../organizations/verified-contact.js";
import { takeTokenForContact } from "../../store/contact-codes.js";
import type { Transaction } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";

/** Contacts that a user is to have. */
export interface Contacts {
  readonly userEmail?: string | undefined;
  readonly userPhoneNumber?: string | undefined;
}

const path = "verificationToken";

/**
 * Reads a token by which a contact is to be verified.
 *
 * @throws ApiError INVALID_ARGUMENT for what the deployment has not signed, and for what has expired, PERMISSION_DENIED
 *   for a token of another organization than this and its parent
 */
export async function readContactProof(
  { organization, outside }: Pick<FamilyContext, "organization" | "outside">,
  text: string,
): Promise<VerifiedContact> {
  const token = await outside.verificationTokens.read(path, text);
  checkIssuer(path, organization, token);
  return token;
}

/** @throws ApiError PERMISSION_DENIED for a token of another organization than this and its parent */
export function checkIssuer(path: string, organization: Organization, token: VerifiedContact): void {
  if (isTokenFor(organization, token)) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    `${path}: it was issued in another organization than this one and its parent`,
  );
}

/** Whether a token is about a contact of these. Upper and lower case of e-mail addresses are the same. */
export function isProofOf(
  { otpType, contact }: Pick<VerifiedContact, "otpType" | "contact">,
  { userEmail, userPhoneNumber }: Contacts,
): boolean {
  if (otpType === "OTP_TYPE_SMS") return userPhoneNumber === contact;
  return userEmail?.toLowerCase() === contact.toLowerCase();
}

/**
 * Uses a token up for a contact, in the transaction that notes the contact as verified.
 *
 * @throws ApiError FAILED_PRECONDITION for one that was used up before
 */
export async function claimContact(transaction: Transaction, { organizationId, id }: VerifiedContact): Promise<void> {
  // Whoever gets hold of a token could else put the contact on further users, who would then keep each other from logging in.
  if (await takeTokenForContact(transaction.in(organizationId), id, Date.now())) return;
  throw new ApiError(
    ErrorCode.FAILED_PRECONDITION,
    `${path}: a contact has been verified by this token before, and it does so once; verify a new code with init_otp ` +
      "and verify_otp",
  );
}

/** A request that may have a token. */
export interface Proven {
  readonly verificationToken?: string | null | undefined;
}

/** How requests with a token are stored: without its signature, unless they wait for votes. */
export const withoutContactProof = {
  redact: <Intent extends Proven>(intent: Intent) => ({
    ...intent,
    ...(intent.verificationToken && { verificationToken: withoutSignature(intent.verificationToken) }),
  }),
  keptWhileWaiting: true,
  guessable: false,
} as const;
