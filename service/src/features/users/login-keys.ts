// Keys that users have got by logging in.

import type { CredentialType } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";

/** Types of the keys that go out by e-mail: whoever has the mailbox has them. */
export const mailedKeys: readonly CredentialType[] = [
  "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
  "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
];

/** Types of the keys that only somebody who reads the user's messages can have. */
export const keysByMessage: readonly CredentialType[] = [...mailedKeys, "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256"];

/** Ids of a user's API keys of some types, also of those that have expired. */
export function keyIdsOf({ apiKeys }: Organization, userId: string, types: readonly CredentialType[]): string[] {
  return [...apiKeys.values()]
    .filter(({ row }) => row.user_id === userId && types.some((type) => type === row.credential_type))
    .map(({ row }) => row.id);
}
