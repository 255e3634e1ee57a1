// The types in `activities/export-secrets`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/export-secrets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ExportBundle, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { ExportSecretParams } from "../shapes/secrets.js";

export type ExportSecretsActivity = types.ExportSecretsActivity;
/** Judges and reads a {@link ExportSecretsActivity} as it is answered. */
export const ExportSecretsActivity: RecordType<ExportSecretsActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_SECRETS"], open: false },
  intent: /* @__PURE__ */ record({ exportSecretsIntent: () => ExportSecretsIntent }),
  result: /* @__PURE__ */ record({ "exportSecretsResult?": () => ExportSecretsResult }),
});

function checkExportSecretsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const secrets = value.secrets;
  if (!Array.isArray(secrets) || secrets.length > 32 || secrets.length === 0) return false;
  for (let i = 0; i < secrets.length; i++) {
    if (!ExportSecretParams.check(secrets[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type ExportSecretsIntent = types.ExportSecretsIntent;
/** Judges and reads a {@link ExportSecretsIntent} as it is sent; `received` as it is answered. */
export const ExportSecretsIntent: RecordType<
  ExportSecretsIntent,
  ExportSecretsIntent,
  types.ReceivedExportSecretsIntent
> = /* @__PURE__ */ sent(checkExportSecretsIntent, {
  secrets: { kind: "array", of: () => ExportSecretParams, minItems: 1, maxItems: 32 },
});

export type ExportSecretsResult = types.ExportSecretsResult;
/** Judges and reads a {@link ExportSecretsResult} as it is answered. */
export const ExportSecretsResult: RecordType<ExportSecretsResult> = /* @__PURE__ */ answered({
  secretPayloads: { kind: "array", of: ExportBundle, minItems: 0, maxItems: 100 },
});

function checkExportSecretsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_SECRETS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkExportSecretsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ExportSecretsRequest = types.ExportSecretsRequest;
/** Judges and reads a {@link ExportSecretsRequest} as it is sent. */
export const ExportSecretsRequest: RecordType<ExportSecretsRequest> = /* @__PURE__ */ sent(checkExportSecretsRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_SECRETS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => ExportSecretsIntent,
});

export type ExportSecretsResponse = types.ExportSecretsResponse;
/** Judges and reads a {@link ExportSecretsResponse} as it is answered. */
export const ExportSecretsResponse: RecordType<ExportSecretsResponse> = /* @__PURE__ */ answered({
  activity: () => ExportSecretsActivity,
});
