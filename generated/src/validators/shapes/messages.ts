// Validators of the types in `shapes/messages`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type {
  EmailAuthCustomizationParams,
  EmailCustomization,
  EmailCustomizationParamsV2,
  SmsCustomization,
  UnsentMessage,
} from "../../shapes/messages.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { deliveryStatusDescriptor, messageChannelDescriptor } from "../enums.js";
import { idDescriptor, organizationIdDescriptor } from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link EmailCustomization} holds. */
export const emailCustomizationDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailCustomization",
  extra: false,
  members: [
    { name: "appName", type: { kind: "string", maxLength: 256, example: "Harbour" }, optional: true },
    {
      name: "logoUrl",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
      optional: true,
    },
    {
      name: "magicLinkTemplate",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
      optional: true,
    },
    {
      name: "templateVariables",
      type: { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
      optional: true,
    },
    { name: "templateId", type: { kind: "string", maxLength: 256, example: "sign-in-2025" }, optional: true },
  ],
};

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
export function parseEmailCustomization(value: unknown): ParseResult<EmailCustomization> {
  return parse(isEmailCustomization, emailCustomizationDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailCustomization} fit to be sent. */
export function explainEmailCustomization(value: unknown): readonly Issue[] {
  return explain(emailCustomizationDescriptor, value, "strict");
}

/** {@link parseEmailCustomization} as a Standard Schema. */
export const EmailCustomizationSchema: StandardSchema<EmailCustomization> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseEmailCustomization,
);

/** Whether a value is a {@link EmailCustomization} as it may be answered. */
export function isReceivedEmailCustomization(value: unknown): value is EmailCustomization {
  if (!isObject(value)) return false;
  const appName = value.appName;
  if (appName !== undefined) {
    if (appName === null) absent.nulls++;
    else if (typeof appName !== "string") return false;
  }
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string") return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    if (magicLinkTemplate === null) absent.nulls++;
    else if (typeof magicLinkTemplate !== "string") return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    if (templateVariables === null) absent.nulls++;
    else if (typeof templateVariables !== "string") return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string") return false;
  }
  return true;
}

/** The value as a {@link EmailCustomization}, without explicit nulls, or its issues. */
export function parseReceivedEmailCustomization(value: unknown): ParseResult<EmailCustomization> {
  return parse(isReceivedEmailCustomization, emailCustomizationDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailCustomization} as it may be answered. */
export function explainReceivedEmailCustomization(value: unknown): readonly Issue[] {
  return explain(emailCustomizationDescriptor, value, "tolerant");
}

/** {@link parseReceivedEmailCustomization} as a Standard Schema. */
export const ReceivedEmailCustomizationSchema: StandardSchema<EmailCustomization> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedEmailCustomization,
);

/** What a {@link SmsCustomization} holds. */
export const smsCustomizationDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SmsCustomization",
  extra: false,
  members: [
    {
      name: "template",
      type: { kind: "string", maxLength: 1024, example: "Your code is {{.OtpCode}}" },
      optional: true,
    },
  ],
};

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
export function parseSmsCustomization(value: unknown): ParseResult<SmsCustomization> {
  return parse(isSmsCustomization, smsCustomizationDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SmsCustomization} fit to be sent. */
export function explainSmsCustomization(value: unknown): readonly Issue[] {
  return explain(smsCustomizationDescriptor, value, "strict");
}

/** {@link parseSmsCustomization} as a Standard Schema. */
export const SmsCustomizationSchema: StandardSchema<SmsCustomization> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseSmsCustomization,
);

/** Whether a value is a {@link SmsCustomization} as it may be answered. */
export function isReceivedSmsCustomization(value: unknown): value is SmsCustomization {
  if (!isObject(value)) return false;
  const template = value.template;
  if (template !== undefined) {
    if (template === null) absent.nulls++;
    else if (typeof template !== "string") return false;
  }
  return true;
}

/** The value as a {@link SmsCustomization}, without explicit nulls, or its issues. */
export function parseReceivedSmsCustomization(value: unknown): ParseResult<SmsCustomization> {
  return parse(isReceivedSmsCustomization, smsCustomizationDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SmsCustomization} as it may be answered. */
export function explainReceivedSmsCustomization(value: unknown): readonly Issue[] {
  return explain(smsCustomizationDescriptor, value, "tolerant");
}

/** {@link parseReceivedSmsCustomization} as a Standard Schema. */
export const ReceivedSmsCustomizationSchema: StandardSchema<SmsCustomization> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedSmsCustomization,
);

/** What a {@link EmailAuthCustomizationParams} holds. */
export const emailAuthCustomizationParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailAuthCustomizationParams",
  extra: false,
  members: [
    { name: "appName", type: { kind: "string", maxLength: 256, example: "Harbour" } },
    {
      name: "logoUrl",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
      optional: true,
    },
    {
      name: "magicLinkTemplate",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
      optional: true,
    },
    {
      name: "templateVariables",
      type: { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
      optional: true,
    },
    { name: "templateId", type: { kind: "string", maxLength: 256, example: "sign-in-2025" }, optional: true },
  ],
};

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
export function parseEmailAuthCustomizationParams(value: unknown): ParseResult<EmailAuthCustomizationParams> {
  return parse(isEmailAuthCustomizationParams, emailAuthCustomizationParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailAuthCustomizationParams} fit to be sent. */
export function explainEmailAuthCustomizationParams(value: unknown): readonly Issue[] {
  return explain(emailAuthCustomizationParamsDescriptor, value, "strict");
}

/** {@link parseEmailAuthCustomizationParams} as a Standard Schema. */
export const EmailAuthCustomizationParamsSchema: StandardSchema<EmailAuthCustomizationParams> =
  /* @__PURE__ */ standardSchema("countersign", parseEmailAuthCustomizationParams);

/** Whether a value is a {@link EmailAuthCustomizationParams} as it may be answered. */
export function isReceivedEmailAuthCustomizationParams(value: unknown): value is EmailAuthCustomizationParams {
  if (!isObject(value)) return false;
  const appName = value.appName;
  if (typeof appName !== "string") return false;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string") return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    if (magicLinkTemplate === null) absent.nulls++;
    else if (typeof magicLinkTemplate !== "string") return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    if (templateVariables === null) absent.nulls++;
    else if (typeof templateVariables !== "string") return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string") return false;
  }
  return true;
}

/** The value as a {@link EmailAuthCustomizationParams}, without explicit nulls, or its issues. */
export function parseReceivedEmailAuthCustomizationParams(value: unknown): ParseResult<EmailAuthCustomizationParams> {
  return parse(isReceivedEmailAuthCustomizationParams, emailAuthCustomizationParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailAuthCustomizationParams} as it may be answered. */
export function explainReceivedEmailAuthCustomizationParams(value: unknown): readonly Issue[] {
  return explain(emailAuthCustomizationParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedEmailAuthCustomizationParams} as a Standard Schema. */
export const ReceivedEmailAuthCustomizationParamsSchema: StandardSchema<EmailAuthCustomizationParams> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedEmailAuthCustomizationParams);

/** What a {@link EmailCustomizationParamsV2} holds. */
export const emailCustomizationParamsV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "EmailCustomizationParamsV2",
  extra: false,
  members: [
    {
      name: "logoUrl",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
      optional: true,
    },
    {
      name: "magicLinkTemplate",
      type: { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
      optional: true,
    },
    {
      name: "templateVariables",
      type: { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
      optional: true,
    },
    { name: "templateId", type: { kind: "string", maxLength: 256, example: "sign-in-2025" }, optional: true },
  ],
};

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
export function parseEmailCustomizationParamsV2(value: unknown): ParseResult<EmailCustomizationParamsV2> {
  return parse(isEmailCustomizationParamsV2, emailCustomizationParamsV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link EmailCustomizationParamsV2} fit to be sent. */
export function explainEmailCustomizationParamsV2(value: unknown): readonly Issue[] {
  return explain(emailCustomizationParamsV2Descriptor, value, "strict");
}

/** {@link parseEmailCustomizationParamsV2} as a Standard Schema. */
export const EmailCustomizationParamsV2Schema: StandardSchema<EmailCustomizationParamsV2> =
  /* @__PURE__ */ standardSchema("countersign", parseEmailCustomizationParamsV2);

/** Whether a value is a {@link EmailCustomizationParamsV2} as it may be answered. */
export function isReceivedEmailCustomizationParamsV2(value: unknown): value is EmailCustomizationParamsV2 {
  if (!isObject(value)) return false;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    if (logoUrl === null) absent.nulls++;
    else if (typeof logoUrl !== "string") return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    if (magicLinkTemplate === null) absent.nulls++;
    else if (typeof magicLinkTemplate !== "string") return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    if (templateVariables === null) absent.nulls++;
    else if (typeof templateVariables !== "string") return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string") return false;
  }
  return true;
}

/** The value as a {@link EmailCustomizationParamsV2}, without explicit nulls, or its issues. */
export function parseReceivedEmailCustomizationParamsV2(value: unknown): ParseResult<EmailCustomizationParamsV2> {
  return parse(isReceivedEmailCustomizationParamsV2, emailCustomizationParamsV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link EmailCustomizationParamsV2} as it may be answered. */
export function explainReceivedEmailCustomizationParamsV2(value: unknown): readonly Issue[] {
  return explain(emailCustomizationParamsV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedEmailCustomizationParamsV2} as a Standard Schema. */
export const ReceivedEmailCustomizationParamsV2Schema: StandardSchema<EmailCustomizationParamsV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedEmailCustomizationParamsV2);

/** What a {@link UnsentMessage} holds. */
export const unsentMessageDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UnsentMessage",
  extra: false,
  members: [
    { name: "messageId", type: idDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "channel", type: messageChannelDescriptor },
    { name: "recipient", type: { kind: "string", maxLength: 65536, example: "ada@example.com" } },
    { name: "status", type: deliveryStatusDescriptor },
    { name: "attempts", type: { kind: "int32" } },
    { name: "nextAttemptAt", type: () => timestampDescriptor, optional: true },
    { name: "createdAt", type: () => timestampDescriptor },
  ],
};

/** Whether a value is a {@link UnsentMessage} as it may be answered. */
export function isUnsentMessage(value: unknown): value is UnsentMessage {
  if (!isObject(value)) return false;
  const messageId = value.messageId;
  if (typeof messageId !== "string") return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const channel = value.channel;
  if (typeof channel !== "string") return false;
  const recipient = value.recipient;
  if (typeof recipient !== "string") return false;
  const status = value.status;
  if (typeof status !== "string") return false;
  const attempts = value.attempts;
  if (typeof attempts !== "number" || (attempts | 0) !== attempts) return false;
  const nextAttemptAt = value.nextAttemptAt;
  if (nextAttemptAt !== undefined) {
    if (nextAttemptAt === null) absent.nulls++;
    else if (!isTimestamp(nextAttemptAt)) return false;
  }
  if (!isTimestamp(value.createdAt)) return false;
  return true;
}

/** The value as a {@link UnsentMessage}, without explicit nulls, or its issues. */
export function parseUnsentMessage(value: unknown): ParseResult<UnsentMessage> {
  return parse(isUnsentMessage, unsentMessageDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UnsentMessage} as it may be answered. */
export function explainUnsentMessage(value: unknown): readonly Issue[] {
  return explain(unsentMessageDescriptor, value, "tolerant");
}

/** {@link parseUnsentMessage} as a Standard Schema. */
export const UnsentMessageSchema: StandardSchema<UnsentMessage> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUnsentMessage,
);
