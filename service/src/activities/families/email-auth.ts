// Sends a user an e-mail with a key to log in with.

import { prepareMailedKey } from "../../log-ins/mailed-key.js";
import { findByEmail } from "../../log-ins/receivers.js";
import type { Family } from "../family.js";

export const emailAuth: Family<"ACTIVITY_TYPE_EMAIL_AUTH_V2"> = async (context, intent) => {
  const receiver = findByEmail(context.organization, "email", intent.email);
  const key = await prepareMailedKey(context, receiver, intent, {
    message: "emailAuth",
    type: "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
    name: "Log-in by e-mail",
  });
  return async (scope) => {
    await key.send(scope);
    return { userId: receiver.member.id, apiKeyId: key.apiKeyId };
  };
};
