// Sends a one-time code to a contact, whoever has it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { InitOtpIntent, InitOtpIntentV2, InitOtpIntentV3 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkEmailCustomization } from "../../delivery/messages/customization.js";
import { readHeaders } from "../../delivery/messages/sender.js";
import { checkSmsCustomization } from "../../delivery/messages/sms-text.js";
import { readEmail, readPhoneNumber } from "../../params/contact.js";
import { readSeconds } from "../../params/lifetime.js";
import { insertContactCode } from "../../store/contact-codes.js";
import type { NewMessage } from "../../store/message.js";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Step } from "../definition/plan.js";
import { sendMessages } from "../messages/send.js";
import { checkWords, organizationNameInMessages } from "../messages/words.js";
import { ownerOfCode } from "./code-proof.js";
import { readForm } from "./codes.js";
import { asTooManyCodes, checkContactRate, recipientOf, targetOwner } from "./contact-codes.js";

const defaultSeconds = "300";
const longestSeconds = 600;

type Intent = InitOtpIntent | InitOtpIntentV2 | InitOtpIntentV3;

interface Sent {
  readonly otpId: string;
  readonly otpEncryptionTargetBundle: string;
}

/** @param isEncrypted whether the code is handed in encrypted, to a key that is made for it */
async function send(context: FamilyContext, intent: Intent, isEncrypted: boolean): Promise<Step<Sent>> {
  const { organization, custody, outside } = context;
  checkWords(context, intent);
  const { length, form } = readForm(intent);
  const seconds = readSeconds(intent.expirationSeconds ?? defaultSeconds, longestSeconds);
  const { contact, ...message } =
    intent.otpType === "OTP_TYPE_SMS" ? bySms(intent, length, seconds) : byEmail(context, intent, seconds);
  const [otpId, messageId] = [uuidv7(), uuidv7()];
  const organizationId = organization.id;
  const { hash, sealed } = await custody.createOneTimeSecret(
    ownerOfCode(organizationId, otpId),
    { kind: "message", organizationId, id: messageId },
    form,
  );
  const target = isEncrypted ? await custody.createTransferKey(targetOwner(organizationId, otpId)) : undefined;
  const bundle = target
    ? await outside.codeSigner.wrap({ targetPublic: target.publicKey, organizationId }, organization)
    : "";
  // Existing clients send an empty one for none.
  const userIdentifier = intent.userIdentifier || undefined;

  return async (scope, transaction) => {
    const now = Date.now();
    await checkContactRate(scope, { contact, userIdentifier }, now);
    await insertContactCode(scope, {
      id: otpId,
      otp_type: intent.otpType,
      contact,
      recipient: recipientOf(contact),
      user_identifier: userIdentifier ?? null,
      hash,
      sealed: target?.sealed ?? null,
      expires_at: now + seconds * 1000,
      created_at: now,
    });
    const code = { id: messageId, recipient: contact, ...message, sealed };
    await asTooManyCodes(() => sendMessages(context, transaction, [code]));
    return { otpId, otpEncryptionTargetBundle: bundle };
  };
}

type CodeMessage = Pick<NewMessage, "channel" | "content"> & { readonly contact: string };

function byEmail({ organization, messages }: FamilyContext, intent: Intent, seconds: number): CodeMessage {
  const contact = readEmail("contact", intent.contact);
  if (contact === undefined) throw noContact("an e-mail address such as ada@example.com");
  const customization = {
    ...intent.emailCustomization,
    ...("appName" in intent && { appName: intent.appName }),
  };
  checkEmailCustomization("emailCustomization", customization, messages, "code");
  const headers = readHeaders(intent, messages);
  return {
    contact,
    channel: "email",
    content: {
      kind: "emailCode",
      organizationName: organizationNameInMessages(organization),
      minutes: minutesOf(seconds),
      customization,
      ...headers,
    },
  };
}

function bySms({ contact: text, smsCustomization = {} }: Intent, length: number, seconds: number): CodeMessage {
  const contact = readPhoneNumber("contact", text);
  if (contact === undefined) throw noContact("a phone number such as +12025550143");
  checkSmsCustomization("smsCustomization", smsCustomization, length);
  return {
    contact,
    channel: "sms",
    content: { kind: "smsCode", minutes: minutesOf(seconds), customization: smsCustomization },
  };
}

function noContact(what: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `contact: it is empty; ${what} is needed`);
}

/** As the message says it. */
function minutesOf(seconds: number): number {
  return Math.max(1, Math.floor(seconds / 60));
}

async function sendPlain(context: FamilyContext, intent: Intent): Promise<Step<Pick<Sent, "otpId">>> {
  const step = await send(context, intent, false);
  return async (...transaction) => {
    const { otpId } = await step(...transaction);
    return { otpId };
  };
}

export const initOtp: Family<"initOtp"> = {
  subjects: { "emailCustomization.templateId": noSubject("a template of the deployment's") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  sendsMessages: true,
  versions: {
    ACTIVITY_TYPE_INIT_OTP: { ...plain, plan: sendPlain },
    ACTIVITY_TYPE_INIT_OTP_V2: { ...plain, plan: sendPlain },
    ACTIVITY_TYPE_INIT_OTP_V3: { ...plain, plan: (context, intent) => send(context, intent, true) },
  },
};
