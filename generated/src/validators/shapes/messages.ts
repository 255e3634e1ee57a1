// Validators of the types in `shapes/messages`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type {
  EmailAuthCustomizationParams,
  EmailCustomization,
  EmailCustomizationParamsV2,
  SmsCustomization,
  UnsentMessage,
} from "../../shapes/messages.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { deliveryStatusDescriptor, messageChannelDescriptor } from "../enums.js";
import { idDescriptor, organizationIdDescriptor } from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link EmailCustomization} holds. */
export const emailCustomizationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("EmailCustomization", {
  "appName?": { kind: "string", maxLength: 256, example: "Harbour" },
  "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
  "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
  "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
  "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
});

const emailCustomizationMembers = ["appName", "logoUrl", "magicLinkTemplate", "templateVariables", "templateId"];

/** Whether a value is a {@link EmailCustomization} fit to be sent. */
export function isEmailCustomization(value: unknown): value is EmailCustomization {
  if (!isObject(value)) return false;
  let present = 0;
  const appName = value.appName;
  if (appName !== undefined) {
    present++;
    if (appName === null) absent.nulls++;
    else if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  }
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (magicLinkTemplate === null) absent.nulls++;
    else if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (templateVariables === null) absent.nulls++;
    else if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailCustomizationMembers);
}

/** The value as a {@link EmailCustomization}, without explicit nulls, or its issues. */
export const parseEmailCustomization = (value: unknown): ParseResult<EmailCustomization> =>
  parse(isEmailCustomization, emailCustomizationDescriptor, value, "strict");
/** Every place where a value is not a {@link EmailCustomization} fit to be sent. */
export const explainEmailCustomization = (value: unknown): readonly Issue[] =>
  explain(emailCustomizationDescriptor, value, "strict");
/** {@link parseEmailCustomization} as a Standard Schema. */
export const EmailCustomizationSchema: StandardSchema<EmailCustomization> =
  /* @__PURE__ */ standardSchema(parseEmailCustomization);

/** Whether a value is a {@link EmailCustomization} as it may be answered. */
export function isReceivedEmailCustomization(value: unknown): value is EmailCustomization {
  if (!isObject(value)) return false;
  if (typeof value.appName !== "string" && isPresent(value.appName)) return false;
  if (typeof value.logoUrl !== "string" && isPresent(value.logoUrl)) return false;
  if (typeof value.magicLinkTemplate !== "string" && isPresent(value.magicLinkTemplate)) return false;
  if (typeof value.templateVariables !== "string" && isPresent(value.templateVariables)) return false;
  if (typeof value.templateId !== "string" && isPresent(value.templateId)) return false;
  return true;
}

/** The value as a {@link EmailCustomization}, without explicit nulls, or its issues. */
export const parseReceivedEmailCustomization = (value: unknown): ParseResult<EmailCustomization> =>
  parse(isReceivedEmailCustomization, emailCustomizationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailCustomization} as it may be answered. */
export const explainReceivedEmailCustomization = (value: unknown): readonly Issue[] =>
  explain(emailCustomizationDescriptor, value, "tolerant");
/** {@link parseReceivedEmailCustomization} as a Standard Schema. */
export const ReceivedEmailCustomizationSchema: StandardSchema<EmailCustomization> = /* @__PURE__ */ standardSchema(
  parseReceivedEmailCustomization,
);

/** What a {@link SmsCustomization} holds. */
export const smsCustomizationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SmsCustomization", {
  "template?": { kind: "string", maxLength: 1024, example: "Your code is {{.OtpCode}}" },
});

const smsCustomizationMembers = ["template"];

/** Whether a value is a {@link SmsCustomization} fit to be sent. */
export function isSmsCustomization(value: unknown): value is SmsCustomization {
  if (!isObject(value)) return false;
  let present = 0;
  const template = value.template;
  if (template !== undefined) {
    present++;
    if (template === null) absent.nulls++;
    else if (typeof template !== "string" || (template.length > 1024 && codePoints(template) > 1024)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, smsCustomizationMembers);
}

/** The value as a {@link SmsCustomization}, without explicit nulls, or its issues. */
export const parseSmsCustomization = (value: unknown): ParseResult<SmsCustomization> =>
  parse(isSmsCustomization, smsCustomizationDescriptor, value, "strict");
/** Every place where a value is not a {@link SmsCustomization} fit to be sent. */
export const explainSmsCustomization = (value: unknown): readonly Issue[] =>
  explain(smsCustomizationDescriptor, value, "strict");
/** {@link parseSmsCustomization} as a Standard Schema. */
export const SmsCustomizationSchema: StandardSchema<SmsCustomization> =
  /* @__PURE__ */ standardSchema(parseSmsCustomization);

/** Whether a value is a {@link SmsCustomization} as it may be answered. */
export function isReceivedSmsCustomization(value: unknown): value is SmsCustomization {
  if (!isObject(value)) return false;
  if (typeof value.template !== "string" && isPresent(value.template)) return false;
  return true;
}

/** The value as a {@link SmsCustomization}, without explicit nulls, or its issues. */
export const parseReceivedSmsCustomization = (value: unknown): ParseResult<SmsCustomization> =>
  parse(isReceivedSmsCustomization, smsCustomizationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SmsCustomization} as it may be answered. */
export const explainReceivedSmsCustomization = (value: unknown): readonly Issue[] =>
  explain(smsCustomizationDescriptor, value, "tolerant");
/** {@link parseReceivedSmsCustomization} as a Standard Schema. */
export const ReceivedSmsCustomizationSchema: StandardSchema<SmsCustomization> =
  /* @__PURE__ */ standardSchema(parseReceivedSmsCustomization);

/** What a {@link EmailAuthCustomizationParams} holds. */
export const emailAuthCustomizationParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "EmailAuthCustomizationParams",
  {
    appName: { kind: "string", maxLength: 256, example: "Harbour" },
    "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
    "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
    "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
    "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
  },
);

const emailAuthCustomizationParamsMembers = [
  "appName",
  "logoUrl",
  "magicLinkTemplate",
  "templateVariables",
  "templateId",
];

/** Whether a value is a {@link EmailAuthCustomizationParams} fit to be sent. */
export function isEmailAuthCustomizationParams(value: unknown): value is EmailAuthCustomizationParams {
  if (!isObject(value)) return false;
  let present = 1;
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (magicLinkTemplate === null) absent.nulls++;
    else if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (templateVariables === null) absent.nulls++;
    else if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailAuthCustomizationParamsMembers);
}

/** The value as a {@link EmailAuthCustomizationParams}, without explicit nulls, or its issues. */
export const parseEmailAuthCustomizationParams = (value: unknown): ParseResult<EmailAuthCustomizationParams> =>
  parse(isEmailAuthCustomizationParams, emailAuthCustomizationParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link EmailAuthCustomizationParams} fit to be sent. */
export const explainEmailAuthCustomizationParams = (value: unknown): readonly Issue[] =>
  explain(emailAuthCustomizationParamsDescriptor, value, "strict");
/** {@link parseEmailAuthCustomizationParams} as a Standard Schema. */
export const EmailAuthCustomizationParamsSchema: StandardSchema<EmailAuthCustomizationParams> =
  /* @__PURE__ */ standardSchema(parseEmailAuthCustomizationParams);

/** Whether a value is a {@link EmailAuthCustomizationParams} as it may be answered. */
export function isReceivedEmailAuthCustomizationParams(value: unknown): value is EmailAuthCustomizationParams {
  if (!isObject(value) || typeof value.appName !== "string") return false;
  if (typeof value.logoUrl !== "string" && isPresent(value.logoUrl)) return false;
  if (typeof value.magicLinkTemplate !== "string" && isPresent(value.magicLinkTemplate)) return false;
  if (typeof value.templateVariables !== "string" && isPresent(value.templateVariables)) return false;
  if (typeof value.templateId !== "string" && isPresent(value.templateId)) return false;
  return true;
}

/** The value as a {@link EmailAuthCustomizationParams}, without explicit nulls, or its issues. */
export const parseReceivedEmailAuthCustomizationParams = (value: unknown): ParseResult<EmailAuthCustomizationParams> =>
  parse(isReceivedEmailAuthCustomizationParams, emailAuthCustomizationParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailAuthCustomizationParams} as it may be answered. */
export const explainReceivedEmailAuthCustomizationParams = (value: unknown): readonly Issue[] =>
  explain(emailAuthCustomizationParamsDescriptor, value, "tolerant");
/** {@link parseReceivedEmailAuthCustomizationParams} as a Standard Schema. */
export const ReceivedEmailAuthCustomizationParamsSchema: StandardSchema<EmailAuthCustomizationParams> =
  /* @__PURE__ */ standardSchema(parseReceivedEmailAuthCustomizationParams);

/** What a {@link EmailCustomizationParamsV2} holds. */
export const emailCustomizationParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "EmailCustomizationParamsV2",
  {
    "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
    "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
    "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
    "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
  },
);

const emailCustomizationParamsV2Members = ["logoUrl", "magicLinkTemplate", "templateVariables", "templateId"];

/** Whether a value is a {@link EmailCustomizationParamsV2} fit to be sent. */
export function isEmailCustomizationParamsV2(value: unknown): value is EmailCustomizationParamsV2 {
  if (!isObject(value)) return false;
  let present = 0;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (magicLinkTemplate === null) absent.nulls++;
    else if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (templateVariables === null) absent.nulls++;
    else if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, emailCustomizationParamsV2Members);
}

/** The value as a {@link EmailCustomizationParamsV2}, without explicit nulls, or its issues. */
export const parseEmailCustomizationParamsV2 = (value: unknown): ParseResult<EmailCustomizationParamsV2> =>
  parse(isEmailCustomizationParamsV2, emailCustomizationParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link EmailCustomizationParamsV2} fit to be sent. */
export const explainEmailCustomizationParamsV2 = (value: unknown): readonly Issue[] =>
  explain(emailCustomizationParamsV2Descriptor, value, "strict");
/** {@link parseEmailCustomizationParamsV2} as a Standard Schema. */
export const EmailCustomizationParamsV2Schema: StandardSchema<EmailCustomizationParamsV2> =
  /* @__PURE__ */ standardSchema(parseEmailCustomizationParamsV2);

/** Whether a value is a {@link EmailCustomizationParamsV2} as it may be answered. */
export function isReceivedEmailCustomizationParamsV2(value: unknown): value is EmailCustomizationParamsV2 {
  if (!isObject(value)) return false;
  if (typeof value.logoUrl !== "string" && isPresent(value.logoUrl)) return false;
  if (typeof value.magicLinkTemplate !== "string" && isPresent(value.magicLinkTemplate)) return false;
  if (typeof value.templateVariables !== "string" && isPresent(value.templateVariables)) return false;
  if (typeof value.templateId !== "string" && isPresent(value.templateId)) return false;
  return true;
}

/** The value as a {@link EmailCustomizationParamsV2}, without explicit nulls, or its issues. */
export const parseReceivedEmailCustomizationParamsV2 = (value: unknown): ParseResult<EmailCustomizationParamsV2> =>
  parse(isReceivedEmailCustomizationParamsV2, emailCustomizationParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link EmailCustomizationParamsV2} as it may be answered. */
export const explainReceivedEmailCustomizationParamsV2 = (value: unknown): readonly Issue[] =>
  explain(emailCustomizationParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedEmailCustomizationParamsV2} as a Standard Schema. */
export const ReceivedEmailCustomizationParamsV2Schema: StandardSchema<EmailCustomizationParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedEmailCustomizationParamsV2);

/** What a {@link UnsentMessage} holds. */
export const unsentMessageDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UnsentMessage", {
  messageId: idDescriptor,
  organizationId: organizationIdDescriptor,
  channel: messageChannelDescriptor,
  recipient: { kind: "string", maxLength: 65536, example: "ada@example.com" },
  status: deliveryStatusDescriptor,
  attempts: { kind: "int32" },
  "nextAttemptAt?": () => timestampDescriptor,
  createdAt: () => timestampDescriptor,
});

/** Whether a value is a {@link UnsentMessage} as it may be answered. */
export function isUnsentMessage(value: unknown): value is UnsentMessage {
  if (!isObject(value) || typeof value.messageId !== "string") return false;
  if (typeof value.organizationId !== "string" || typeof value.channel !== "string") return false;
  if (typeof value.recipient !== "string" || typeof value.status !== "string") return false;
  const attempts = value.attempts;
  if (typeof attempts !== "number" || (attempts | 0) !== attempts) return false;
  if (isPresent(value.nextAttemptAt) && !isTimestamp(value.nextAttemptAt)) return false;
  return isTimestamp(value.createdAt);
}

/** The value as a {@link UnsentMessage}, without explicit nulls, or its issues. */
export const parseUnsentMessage = (value: unknown): ParseResult<UnsentMessage> =>
  parse(isUnsentMessage, unsentMessageDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UnsentMessage} as it may be answered. */
export const explainUnsentMessage = (value: unknown): readonly Issue[] =>
  explain(unsentMessageDescriptor, value, "tolerant");
/** {@link parseUnsentMessage} as a Standard Schema. */
export const UnsentMessageSchema: StandardSchema<UnsentMessage> = /* @__PURE__ */ standardSchema(parseUnsentMessage);
