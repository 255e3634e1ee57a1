// Changes of users' contacts. Whoever has a user's contacts can log in as that user.

import { ApiError, ErrorCode } from "@countersign/api";
import type { VerifiedContact } from "../../auth/verification-token.js";
import { findMember } from "../../organizations/found-member.js";
import { mailedKeys } from "../../organizations/login-key-types.js";
import { checkReach } from "../../organizations/reach.js";
import { readEmail, readPhoneNumber } from "../../params/contact.js";
import { deleteCredentials } from "../../store/credentials.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { setVerified, updateUser } from "../../store/users.js";
import type { UserChanges } from "../../store/users.js";
import { keyIdsOf } from "../credentials/login-keys.js";
import type { FamilyContext, Step } from "../definition/plan.js";
import { claimContact, isProofOf, readContactProof } from "./contact-proof.js";
import type { Contacts } from "./contact-proof.js";

/** What a request wants of a user's contacts. What is absent stays, and empty text takes one away. */
export interface ContactParams extends Contacts {
  readonly userId: string;
  /** Proof of the contact that is given. Existing clients send an empty one for none. */
  readonly verificationToken?: string | undefined;
}

/** A change that was found to be in order. */
export interface ContactChange {
  /** What is to be written of the user. */
  readonly columns: Pick<UserChanges, "email" | "phoneNumber">;
  /** Does what else comes of it, after they were written. */
  readonly conclude: (scope: WriteScope, transaction: Transaction) => Promise<void>;
}

/**
 * @throws ApiError INVALID_ARGUMENT for what is no contact, and for a token that is none or is about another contact,
 *   PERMISSION_DENIED for a token of another organization, NOT_FOUND for who is no user, FAILED_PRECONDITION where too few
 *   root users could come in
 */
export async function prepareContactChange(context: FamilyContext, params: ContactParams): Promise<ContactChange> {
  const { organization } = context;
  const { userId, userEmail, userPhoneNumber } = params;
  const { record } = findMember(organization, "userId", userId);
  const email = readEmail("userEmail", userEmail);
  const phoneNumber = readPhoneNumber("userPhoneNumber", userPhoneNumber);
  const changed = {
    ...record,
    ...(userEmail !== undefined && { userEmail: email ?? "" }),
    ...(userPhoneNumber !== undefined && { userPhoneNumber: phoneNumber ?? "" }),
  };
  const proof = await readProof(context, params);
  checkReach(organization, { users: new Map([[userId, changed]]) });

  // Keys that were sent to another address end.
  const movesAway = record.userEmail !== undefined && changed.userEmail !== record.userEmail;
  const mailed = movesAway ? keyIdsOf(organization, userId, mailedKeys) : [];
  return {
    columns: {
      // One that stays the same stays verified.
      email: changed.userEmail === record.userEmail ? undefined : (email ?? null),
      phoneNumber: changed.userPhoneNumber === record.userPhoneNumber ? undefined : (phoneNumber ?? null),
    },
    async conclude(scope, transaction) {
      if (mailed.length > 0) await deleteCredentials(scope, "api_keys", mailed);
      if (!proof) return;
      await claimContact(transaction, proof);
      if (proof.otpType === "OTP_TYPE_SMS") await setVerified(scope, userId, "phone_number", phoneNumber!);
      else await setVerified(scope, userId, "email", email!);
    },
  };
}

/** The plan of a family that changes a user's contacts and nothing else. It throws what `prepareContactChange` does. */
export async function planContactChange(
  context: FamilyContext,
  params: ContactParams,
): Promise<Step<{ readonly userId: string }>> {
  const { userId } = params;
  const { columns, conclude } = await prepareContactChange(context, params);
  return async (scope, transaction) => {
    await updateUser(scope, userId, columns);
    await conclude(scope, transaction);
    return { userId };
  };
}

async function readProof(
  context: FamilyContext,
  { verificationToken, ...contacts }: ContactParams,
): Promise<VerifiedContact | undefined> {
  if (!verificationToken) return undefined;
  const token = await readContactProof(context, verificationToken);
  if (isProofOf(token, contacts)) return token;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    "verificationToken: it is about another contact than the one that the user is to have",
  );
}
