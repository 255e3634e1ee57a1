// Activities by which people come in.

import type { ActivityType } from "@countersign/api";

// Each of them asks for a proof that the person themself has to give: a mailbox, a telephone, an account elsewhere.
const throughParent: ReadonlySet<ActivityType> = new Set([
  "ACTIVITY_TYPE_EMAIL_AUTH",
  "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  "ACTIVITY_TYPE_INIT_OTP_AUTH",
  "ACTIVITY_TYPE_OTP_AUTH",
  "ACTIVITY_TYPE_OAUTH",
  "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
]);

const momentary: ReadonlySet<ActivityType> = new Set([
  "ACTIVITY_TYPE_OTP_AUTH",
  "ACTIVITY_TYPE_OAUTH",
  "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION",
  "ACTIVITY_TYPE_ACCEPT_INVITATION",
  "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
  // Its card is not kept.
  "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
]);

/** Whether users of the parent may ask for it in a sub-organization, as the parent's quorum and policies decide. */
export function isThroughParent(type: ActivityType): boolean {
  return throughParent.has(type);
}

/** Whether it is done at once or not at all: what it needs is gone when others would have approved. */
export function isMomentary(type: ActivityType): boolean {
  return momentary.has(type);
}

const withMessage: ReadonlySet<ActivityType> = new Set([
  "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  "ACTIVITY_TYPE_INIT_OTP_AUTH",
  "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
  "ACTIVITY_TYPE_CREATE_INVITATIONS",
]);

/** Whether a message to a person comes of it. */
export function sendsMessages(type: ActivityType): boolean {
  return withMessage.has(type);
}
