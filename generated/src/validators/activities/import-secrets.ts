// The types in `activities/import-secrets`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/import-secrets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, SecretId } from "../scalars.js";
import { ImportSecretParams } from "../shapes/secrets.js";

export type ImportSecretsActivity = types.ImportSecretsActivity;
/** Judges and reads a {@link ImportSecretsActivity} as it is answered. */
export const ImportSecretsActivity: RecordType<ImportSecretsActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_SECRETS"], open: false },
  intent: /* @__PURE__ */ record({ importSecretsIntent: () => ImportSecretsIntent }),
  result: /* @__PURE__ */ record({ "importSecretsResult?": () => ImportSecretsResult }),
});

function checkImportSecretsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const secrets = value.secrets;
  if (!Array.isArray(secrets) || secrets.length > 32 || secrets.length === 0) return false;
  for (let i = 0; i < secrets.length; i++) {
    if (!ImportSecretParams.check(secrets[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type ImportSecretsIntent = types.ImportSecretsIntent;
/** Judges and reads a {@link ImportSecretsIntent} as it is sent; `received` as it is answered. */
export const ImportSecretsIntent: RecordType<
  ImportSecretsIntent,
  ImportSecretsIntent,
  types.ReceivedImportSecretsIntent
> = /* @__PURE__ */ sent(checkImportSecretsIntent, {
  secrets: { kind: "array", of: () => ImportSecretParams, minItems: 1, maxItems: 32 },
});

export type ImportSecretsResult = types.ImportSecretsResult;
/** Judges and reads a {@link ImportSecretsResult} as it is answered. */
export const ImportSecretsResult: RecordType<ImportSecretsResult> = /* @__PURE__ */ answered({
  secretIds: { kind: "array", of: SecretId, minItems: 0, maxItems: 100 },
});

function checkImportSecretsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_SECRETS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkImportSecretsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ImportSecretsRequest = types.ImportSecretsRequest;
/** Judges and reads a {@link ImportSecretsRequest} as it is sent. */
export const ImportSecretsRequest: RecordType<ImportSecretsRequest> = /* @__PURE__ */ sent(checkImportSecretsRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_SECRETS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => ImportSecretsIntent,
});

export type ImportSecretsResponse = types.ImportSecretsResponse;
/** Judges and reads a {@link ImportSecretsResponse} as it is answered. */
export const ImportSecretsResponse: RecordType<ImportSecretsResponse> = /* @__PURE__ */ answered({
  activity: () => ImportSecretsActivity,
});
