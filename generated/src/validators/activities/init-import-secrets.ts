// The types in `activities/init-import-secrets`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/init-import-secrets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { TransportEncryptionSuite } from "../enums.js";
import { ImportBundle, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type InitImportSecretsActivity = types.InitImportSecretsActivity;
/** Judges and reads a {@link InitImportSecretsActivity} as it is answered. */
export const InitImportSecretsActivity: RecordType<InitImportSecretsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_SECRETS"], open: false },
    intent: /* @__PURE__ */ record({ initImportSecretsIntent: () => InitImportSecretsIntent }),
    result: /* @__PURE__ */ record({ "initImportSecretsResult?": () => InitImportSecretsResult }),
  },
);

function checkInitImportSecretsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!TransportEncryptionSuite.check(value.encryptionSuite)) return false;
  const numSecrets = value.numSecrets;
  if (typeof numSecrets !== "number" || (numSecrets | 0) !== numSecrets || numSecrets < 1 || numSecrets > 32)
    return false;
  return sizeOf(value) === 2;
}

export type InitImportSecretsIntent = types.InitImportSecretsIntent;
/** Judges and reads a {@link InitImportSecretsIntent} as it is sent; `received` as it is answered. */
export const InitImportSecretsIntent: RecordType<
  InitImportSecretsIntent,
  InitImportSecretsIntent,
  types.ReceivedInitImportSecretsIntent
> = /* @__PURE__ */ sent(checkInitImportSecretsIntent, {
  encryptionSuite: TransportEncryptionSuite,
  numSecrets: { kind: "int32", minimum: 1, maximum: 32, example: 1 },
});

export type InitImportSecretsResult = types.InitImportSecretsResult;
/** Judges and reads a {@link InitImportSecretsResult} as it is answered. */
export const InitImportSecretsResult: RecordType<InitImportSecretsResult> = /* @__PURE__ */ answered({
  enclaveTargetMessages: { kind: "array", of: ImportBundle, minItems: 0, maxItems: 100 },
});

function checkInitImportSecretsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_SECRETS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitImportSecretsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitImportSecretsRequest = types.InitImportSecretsRequest;
/** Judges and reads a {@link InitImportSecretsRequest} as it is sent. */
export const InitImportSecretsRequest: RecordType<InitImportSecretsRequest> = /* @__PURE__ */ sent(
  checkInitImportSecretsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_SECRETS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => InitImportSecretsIntent,
  },
);

export type InitImportSecretsResponse = types.InitImportSecretsResponse;
/** Judges and reads a {@link InitImportSecretsResponse} as it is answered. */
export const InitImportSecretsResponse: RecordType<InitImportSecretsResponse> = /* @__PURE__ */ answered({
  activity: () => InitImportSecretsActivity,
});
