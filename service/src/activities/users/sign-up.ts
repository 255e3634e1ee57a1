// Sign-ups of people who have shown by a one-time code that a contact is theirs. Whoever holds the key of their token has
// signed what they sign up with, so that nobody on the way puts in credentials of their own.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ClientSignature, RootUserParamsV5 } from "@countersign/api";
import { readUsageOf } from "../../auth/client-signature.js";
import type { TokenUsage } from "../../auth/client-signature.js";
import type { VerifiedContact } from "../../auth/verification-token.js";
import type { FamilyContext } from "../definition/plan.js";
import { isProofOf, readContactProof } from "./contact-proof.js";
import type { PreparedUser } from "./new-user.js";

export interface SignUpParams {
  readonly rootUsers: readonly RootUserParamsV5[];
  readonly verificationToken?: string | undefined;
  readonly clientSignature?: ClientSignature | undefined;
}

/** A sign-up that was found to be in order. */
export interface SignUp {
  readonly token: VerifiedContact;
  /** Place of the user whose contact the token is about. */
  readonly index: number;
  /** Public keys that have signed with what the user signs up. */
  readonly signedBy: readonly string[];
}

/**
 * Reads the token of a sign-up, and checks what its holder has signed.
 *
 * @returns undefined where there is no token
 * @throws ApiError INVALID_ARGUMENT for a token, signature or message that cannot be, and for a contact that not exactly one
 *   root user has; PERMISSION_DENIED for a token of another organization, and for a signature by another key or of other
 *   credentials
 */
export async function readSignUp(
  context: FamilyContext,
  { rootUsers, verificationToken, clientSignature }: SignUpParams,
): Promise<SignUp | undefined> {
  // Existing clients send an empty one for none.
  if (!verificationToken) {
    if (!clientSignature) return undefined;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "clientSignature: it is for a verificationToken, and there is none; leave it out",
    );
  }
  const token = await readContactProof(context, verificationToken);
  const index = rootUsers.findIndex((user) => isProofOf(token, user));
  if (index === -1 || rootUsers.some((user, other) => other > index && isProofOf(token, user))) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `verificationToken: ${index === -1 ? "none" : "more than one"} of the rootUsers has the contact in it`,
    );
  }
  const usage = await readUsageOf("clientSignature", clientSignature, token);
  if (!usage) return { token, index, signedBy: [] };
  checkUsage(usage, rootUsers[index]!, index);
  return { token, index, signedBy: token.publicKey === undefined ? [] : [token.publicKey] };
}

/** The same users, one of whom has a verified contact. */
export function withVerified(users: readonly PreparedUser[], { token, index }: SignUp): readonly PreparedUser[] {
  const verified = token.otpType === "OTP_TYPE_SMS" ? { phoneNumberVerified: true } : { emailVerified: true };
  return users.map((user, place) => (place === index ? { ...user, ...verified } : user));
}

/** @throws ApiError PERMISSION_DENIED unless it was signed that this user signs up, with these credentials and contacts */
function checkUsage({ type, signup, signupV2 }: TokenUsage, user: RootUserParamsV5, index: number): void {
  const given = [signup, signupV2].filter((each) => each !== undefined && each !== null);
  if (type !== "USAGE_TYPE_SIGNUP" || given.length !== 1) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "clientSignature.message: it is not about a sign-up: type USAGE_TYPE_SIGNUP and one of signup and signupV2 were " +
        "expected",
    );
  }
  const { userEmail: email, userPhoneNumber: phoneNumber, apiKeys, authenticators, oauthProviders } = user;
  if (isSame({ email, phoneNumber, apiKeys, authenticators, oauthProviders }, given[0])) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    `clientSignature.message: other credentials or contacts were signed than rootUsers.${index} has`,
  );
}

/** Whether JSON is the same, where null, empty texts and empty lists are absent members, as they are to some clients. */
function isSame(asked: unknown, signed: unknown): boolean {
  if (isNone(asked) || isNone(signed)) return isNone(asked) && isNone(signed);
  if (typeof asked !== "object" || typeof signed !== "object") return asked === signed;
  if (Array.isArray(asked) !== Array.isArray(signed)) return false;
  const [one, other] = [new Map(Object.entries(asked!)), new Map(Object.entries(signed!))];
  return [...new Set([...one.keys(), ...other.keys()])].every((name) => isSame(one.get(name), other.get(name)));
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
