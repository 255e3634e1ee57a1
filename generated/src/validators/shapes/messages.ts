// The types in `shapes/messages`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/messages.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { DeliveryStatus, MessageChannel } from "../enums.js";
import { Id, OrganizationId } from "../scalars.js";
import { Timestamp } from "./common.js";

function checkEmailCustomization(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const appName = value.appName;
  if (appName !== undefined) {
    present++;
    if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  }
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type EmailCustomization = types.EmailCustomization;
/** Judges and reads a {@link EmailCustomization} as it is sent; `received` as it is answered. */
export const EmailCustomization: RecordType<EmailCustomization> = /* @__PURE__ */ sent(checkEmailCustomization, {
  "appName?": { kind: "string", maxLength: 256, example: "Harbour" },
  "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
  "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
  "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
  "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
});

function checkSmsCustomization(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const template = value.template;
  if (template !== undefined) {
    present++;
    if (typeof template !== "string" || (template.length > 1024 && codePoints(template) > 1024)) return false;
  }
  return sizeOf(value) === present;
}

export type SmsCustomization = types.SmsCustomization;
/** Judges and reads a {@link SmsCustomization} as it is sent; `received` as it is answered. */
export const SmsCustomization: RecordType<SmsCustomization> = /* @__PURE__ */ sent(checkSmsCustomization, {
  "template?": { kind: "string", maxLength: 1024, example: "Your code is {{.OtpCode}}" },
});

function checkEmailAuthCustomizationParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  const appName = value.appName;
  if (typeof appName !== "string" || (appName.length > 256 && codePoints(appName) > 256)) return false;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type EmailAuthCustomizationParams = types.EmailAuthCustomizationParams;
/** Judges and reads a {@link EmailAuthCustomizationParams} as it is sent; `received` as it is answered. */
export const EmailAuthCustomizationParams: RecordType<EmailAuthCustomizationParams> = /* @__PURE__ */ sent(
  checkEmailAuthCustomizationParams,
  {
    appName: { kind: "string", maxLength: 256, example: "Harbour" },
    "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
    "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
    "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
    "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
  },
);

function checkEmailCustomizationParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const logoUrl = value.logoUrl;
  if (logoUrl !== undefined) {
    present++;
    if (typeof logoUrl !== "string" || (logoUrl.length > 2048 && codePoints(logoUrl) > 2048)) return false;
  }
  const magicLinkTemplate = value.magicLinkTemplate;
  if (magicLinkTemplate !== undefined) {
    present++;
    if (
      typeof magicLinkTemplate !== "string" ||
      (magicLinkTemplate.length > 2048 && codePoints(magicLinkTemplate) > 2048)
    )
      return false;
  }
  const templateVariables = value.templateVariables;
  if (templateVariables !== undefined) {
    present++;
    if (
      typeof templateVariables !== "string" ||
      (templateVariables.length > 16384 && codePoints(templateVariables) > 16384)
    )
      return false;
  }
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type EmailCustomizationParamsV2 = types.EmailCustomizationParamsV2;
/** Judges and reads a {@link EmailCustomizationParamsV2} as it is sent; `received` as it is answered. */
export const EmailCustomizationParamsV2: RecordType<EmailCustomizationParamsV2> = /* @__PURE__ */ sent(
  checkEmailCustomizationParamsV2,
  {
    "logoUrl?": { kind: "string", maxLength: 2048, example: "https://app.example.com/logo.png" },
    "magicLinkTemplate?": { kind: "string", maxLength: 2048, example: "https://app.example.com/sign-in?bundle=%s" },
    "templateVariables?": { kind: "string", maxLength: 16384, example: '{"supportAddress":"help@example.com"}' },
    "templateId?": { kind: "string", maxLength: 256, example: "sign-in-2025" },
  },
);

export type UnsentMessage = types.UnsentMessage;
/** Judges and reads a {@link UnsentMessage} as it is answered. */
export const UnsentMessage: RecordType<UnsentMessage> = /* @__PURE__ */ answered({
  messageId: Id,
  organizationId: OrganizationId,
  channel: MessageChannel,
  recipient: { kind: "string", maxLength: 65536, example: "ada@example.com" },
  status: DeliveryStatus,
  attempts: { kind: "int32" },
  "nextAttemptAt?": () => Timestamp,
  createdAt: () => Timestamp,
});
