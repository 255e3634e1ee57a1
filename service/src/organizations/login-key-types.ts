// Types of the keys that users get by logging in.

import type { CredentialType } from "@countersign/api";

/** Keys that go out by e-mail: whoever has the mailbox has them. */
export const mailedKeys: readonly CredentialType[] = [
  "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
  "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
];

/** Keys that only somebody who reads the user's messages can have. */
export const keysByMessage: readonly CredentialType[] = [...mailedKeys, "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256"];
