// Whom a verified contact belongs to.

import type { FeatureName, OtpType } from "@countersign/api";
import type { Member } from "./member.js";
import type { Organization } from "./organization.js";

/** A contact, and where it was shown to be somebody's. */
export interface ProvenContact {
  readonly organizationId: string;
  readonly otpType: OtpType;
  readonly contact: string;
}

/** The feature by which an organization allows logins by codes of an OtpType. */
export function featureOfCodes(otpType: string): FeatureName {
  return otpType === "OTP_TYPE_SMS" ? "FEATURE_NAME_SMS_AUTH" : "FEATURE_NAME_OTP_EMAIL_AUTH";
}

/** Whether it counts in an organization that a contact was proven: there itself, or in its parent. */
export function isTokenFor({ id, parentId }: Organization, { organizationId }: ProvenContact): boolean {
  return organizationId === id || (parentId !== undefined && organizationId === parentId);
}

/** Users who have the contact and have verified it. Upper and lower case of e-mail addresses are the same. */
export function findVerifiedMembers({ members }: Organization, { otpType, contact }: ProvenContact): Member[] {
  const key = contact.toLowerCase();
  return [...members.values()].filter(({ record, emailVerified, phoneNumberVerified }) =>
    otpType === "OTP_TYPE_SMS"
      ? phoneNumberVerified && record.userPhoneNumber === contact
      : emailVerified && record.userEmail?.toLowerCase() === key,
  );
}
