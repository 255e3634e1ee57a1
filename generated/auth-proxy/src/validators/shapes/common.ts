// The types in `shapes/common`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "@countersign/api/runtime/validate";
import type * as types from "../../shapes/common.js";
import { answered, codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";

function checkProxyEmailCustomizationParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const templateId = value.templateId;
  if (templateId !== undefined) {
    present++;
    if (typeof templateId !== "string" || (templateId.length > 256 && codePoints(templateId) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type ProxyEmailCustomizationParams = types.ProxyEmailCustomizationParams;
/** Judges and reads a {@link ProxyEmailCustomizationParams} as it is sent. */
export const ProxyEmailCustomizationParams: RecordType<ProxyEmailCustomizationParams> = /* @__PURE__ */ sent(
  checkProxyEmailCustomizationParams,
  { "templateId?": { kind: "string", maxLength: 256 } },
);

export type ProxyErrorBody = types.ProxyErrorBody;
/** Judges and reads a {@link ProxyErrorBody} as it is answered. */
export const ProxyErrorBody: RecordType<ProxyErrorBody> = /* @__PURE__ */ answered({
  code: { kind: "int32", example: 3 },
  message: { kind: "string", maxLength: 16384, example: "publicKey: expected a string, got nothing" },
  details: { kind: "array", of: { kind: "json" }, minItems: 0, maxItems: 20 },
});
