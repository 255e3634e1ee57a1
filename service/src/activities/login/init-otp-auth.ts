// Sends a user a one-time code.

import type { InitOtpAuthIntentV3 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkEmailCustomization, checkOneLine } from "../../delivery/messages/customization.js";
import { readHeaders } from "../../delivery/messages/sender.js";
import { checkSmsCustomization } from "../../delivery/messages/sms-text.js";
import { featureOfCodes } from "../../organizations/verified-contact.js";
import type { NewMessage } from "../../store/message.js";
import { expireCodes, insertCode } from "../../store/one-time-codes.js";
import { byPolicyOfParentToo, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan } from "../definition/plan.js";
import { sendMessages } from "../messages/send.js";
import { checkWords, organizationNameInMessages } from "../messages/words.js";
import { ownerOfCode } from "./code-proof.js";
import { codeTypes, readCodeLifetime, readForm } from "./codes.js";
import { checkFeature } from "./feature.js";
import { checkRateLimit } from "./rate-limit.js";
import { findByEmail, findByPhoneNumber } from "./recipients.js";
import type { Recipient } from "./recipients.js";

const plan: Plan<"ACTIVITY_TYPE_INIT_OTP_AUTH_V3"> = async (context, intent) => {
  const { organization, custody } = context;
  checkWords(context, intent);
  const { length, form } = readForm(intent);
  // It stands in the message. An empty one is none.
  if (intent.appName !== "") checkOneLine("appName", intent.appName);
  const seconds = readCodeLifetime(intent.expirationSeconds);
  const minutes = Math.ceil(seconds / 60);
  const { recipient, ...message } =
    intent.otpType === "OTP_TYPE_SMS" ? bySms(context, intent, { length, minutes }) : byEmail(context, intent, minutes);
  const { member, contact } = recipient;
  const [otpId, messageId] = [uuidv7(), uuidv7()];
  const { hash, sealed } = await custody.createOneTimeSecret(
    ownerOfCode(organization.id, otpId),
    { kind: "message", organizationId: organization.id, id: messageId },
    form,
  );
  // Existing clients send an empty one for none.
  const userIdentifier = intent.userIdentifier || undefined;

  return async (scope, transaction) => {
    const now = Date.now();
    await checkRateLimit(scope, { kinds: codeTypes, userId: member.id, userIdentifier }, now);
    // Who asks again has given the earlier one up, and two at once would be twice as easy to guess.
    await expireCodes(scope, { user_id: member.id, contact }, now);
    await insertCode(scope, {
      id: otpId,
      user_id: member.id,
      otp_type: intent.otpType,
      contact,
      user_identifier: userIdentifier ?? null,
      hash,
      expires_at: now + seconds * 1000,
      created_at: now,
    });
    await sendMessages(context, transaction, [{ id: messageId, recipient: contact, ...message, sealed }]);
    return { otpId };
  };
};

type CodeMessage = Pick<NewMessage, "channel" | "content"> & { readonly recipient: Recipient };

function byEmail({ organization, messages }: FamilyContext, intent: InitOtpAuthIntentV3, minutes: number): CodeMessage {
  const emailCustomization = { ...intent.emailCustomization, appName: intent.appName };
  const recipient = findByEmail(organization, "contact", intent.contact);
  checkEmailCustomization("emailCustomization", emailCustomization, messages, "code");
  const headers = readHeaders(intent, messages);
  return {
    recipient,
    channel: "email",
    content: {
      kind: "emailCode",
      organizationName: organizationNameInMessages(organization),
      minutes,
      customization: emailCustomization,
      ...headers,
    },
  };
}

function bySms(
  { organization }: FamilyContext,
  { contact, smsCustomization = {} }: InitOtpAuthIntentV3,
  { length, minutes }: { readonly length: number; readonly minutes: number },
): CodeMessage {
  const recipient = findByPhoneNumber(organization, "contact", contact);
  checkSmsCustomization("smsCustomization", smsCustomization, length);
  return {
    recipient,
    channel: "sms",
    content: { kind: "smsCode", minutes, customization: smsCustomization },
  };
}

export const initOtpAuth: Family<"initOtpAuth"> = {
  subjects: { "emailCustomization.templateId": noSubject("a template of the deployment's") },
  createsSubject: false,
  authority: byPolicyOfParentToo,
  sendsMessages: true,
  precondition: (asked, { otpType }) => checkFeature(asked, featureOfCodes(otpType)),
  versions: {
    ACTIVITY_TYPE_INIT_OTP_AUTH: plain,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V2: plain,
    ACTIVITY_TYPE_INIT_OTP_AUTH_V3: { ...plain, plan },
  },
};
