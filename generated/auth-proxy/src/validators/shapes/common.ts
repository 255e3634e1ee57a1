// Validators of the types in `shapes/common`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { ProxyEmailCustomizationParams, ProxyErrorBody } from "../../shapes/common.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";

/** What a {@link ProxyEmailCustomizationParams} holds. */
export const proxyEmailCustomizationParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ProxyEmailCustomizationParams",
  { "templateId?": { kind: "string", maxLength: 256 } },
);

const proxyEmailCustomizationParamsMembers = ["templateId"];

/** Whether a value is a {@link ProxyEmailCustomizationParams} fit to be sent. */
export function isProxyEmailCustomizationParams(value: unknown): value is ProxyEmailCustomizationParams {
  if (!isObject(value)) return false;
  let present = 0;
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (templateId === null) absent.nulls++;
    else if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, proxyEmailCustomizationParamsMembers);
}

/** The value as a {@link ProxyEmailCustomizationParams}, without explicit nulls, or its issues. */
export const parseProxyEmailCustomizationParams = (value: unknown): ParseResult<ProxyEmailCustomizationParams> =>
  parse(isProxyEmailCustomizationParams, proxyEmailCustomizationParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link ProxyEmailCustomizationParams} fit to be sent. */
export const explainProxyEmailCustomizationParams = (value: unknown): readonly Issue[] =>
  explain(proxyEmailCustomizationParamsDescriptor, value, "strict");
/** {@link parseProxyEmailCustomizationParams} as a Standard Schema. */
export const ProxyEmailCustomizationParamsSchema: StandardSchema<ProxyEmailCustomizationParams> =
  /* @__PURE__ */ standardSchema(parseProxyEmailCustomizationParams);

/** What a {@link ProxyErrorBody} holds. */
export const proxyErrorBodyDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ProxyErrorBody", {
  code: { kind: "int32", example: 3 },
  message: { kind: "string", maxLength: 16384, example: "publicKey: expected a string, got nothing" },
  details: { kind: "array", of: { kind: "json" }, minItems: 0, maxItems: 20 },
});

/** Whether a value is a {@link ProxyErrorBody} as it may be answered. */
export function isProxyErrorBody(value: unknown): value is ProxyErrorBody {
  if (!isObject(value)) return false;
  const code = value.code;
  if (typeof code !== "number" || (code | 0) !== code || typeof value.message !== "string") return false;
  const details = value.details;
  if (!Array.isArray(details)) return false;
  return true;
}

/** The value as a {@link ProxyErrorBody}, without explicit nulls, or its issues. */
export const parseProxyErrorBody = (value: unknown): ParseResult<ProxyErrorBody> =>
  parse(isProxyErrorBody, proxyErrorBodyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ProxyErrorBody} as it may be answered. */
export const explainProxyErrorBody = (value: unknown): readonly Issue[] =>
  explain(proxyErrorBodyDescriptor, value, "tolerant");
/** {@link parseProxyErrorBody} as a Standard Schema. */
export const ProxyErrorBodySchema: StandardSchema<ProxyErrorBody> = /* @__PURE__ */ standardSchema(parseProxyErrorBody);
