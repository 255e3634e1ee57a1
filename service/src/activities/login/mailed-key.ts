// Keys that reach their user by e-mail alone: whoever asks for one learns its id, and only the mailbox gets the bundle.

import type { CredentialType, EmailCustomization } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkEmailCustomization } from "../../delivery/messages/customization.js";
import { readHeaders } from "../../delivery/messages/sender.js";
import type { HeaderParams } from "../../delivery/messages/sender.js";
import { insertSentKey } from "../../store/one-time-codes.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { prepareLoginKey } from "../credentials/new-login-key.js";
import type { LoginParams } from "../credentials/new-login-key.js";
import type { FamilyContext } from "../definition/plan.js";
import { sendMessages } from "../messages/send.js";
import { checkWords, organizationNameInMessages } from "../messages/words.js";
import { checkRateLimit } from "./rate-limit.js";
import type { Recipient } from "./recipients.js";

export interface MailedKeyParams extends LoginParams, HeaderParams {
  readonly emailCustomization: EmailCustomization;
}

export interface MailedKeyKind {
  readonly message: "emailAuth" | "recovery";
  readonly type: CredentialType;
  /** Of the key, where the request has none. */
  readonly name: string;
}

export interface MailedKey {
  readonly apiKeyId: string;
  /**
   * Adds the key to its user and writes the e-mail.
   *
   * @throws ApiError RESOURCE_EXHAUSTED where there were too many requests
   */
  readonly send: (scope: WriteScope, transaction: Transaction) => Promise<void>;
}

/**
 * Draws a key for a user who is reached by e-mail.
 *
 * @throws ApiError INVALID_ARGUMENT for parameters that cannot be, RESOURCE_EXHAUSTED where the deployment allows no
 *   expiring keys
 */
export async function prepareMailedKey(
  context: FamilyContext,
  { member, contact }: Recipient,
  params: MailedKeyParams,
  kind: MailedKeyKind,
): Promise<MailedKey> {
  const { organization, messages } = context;
  const { emailCustomization } = params;
  checkWords(context, params);
  checkEmailCustomization("emailCustomization", emailCustomization, messages, "bundle");
  const headers = readHeaders(params, messages);
  const key = await prepareLoginKey(context, member, params, kind);
  return {
    apiKeyId: key.apiKeyId,
    async send(scope, transaction) {
      const now = Date.now();
      await checkRateLimit(scope, { kinds: [kind.type], userId: member.id }, now);
      await insertSentKey(scope, {
        id: uuidv7(),
        user_id: member.id,
        otp_type: kind.type,
        contact,
        created_at: now,
      });
      await key.insert(scope);
      const content = {
        kind: kind.message,
        organizationName: organizationNameInMessages(organization),
        credentialBundle: key.credentialBundle,
        minutes: Math.ceil(key.seconds / 60),
        customization: emailCustomization,
        ...headers,
      };
      await sendMessages(context, transaction, [{ id: uuidv7(), channel: "email", recipient: contact, content }]);
    },
  };
}
