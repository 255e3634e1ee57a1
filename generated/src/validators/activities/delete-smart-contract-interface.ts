// The types in `activities/delete-smart-contract-interface`: objects that judge and read their values. What is sent is
// held strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and
// new values of open enums are accepted.

import type * as types from "../../activities/delete-smart-contract-interface.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, SmartContractInterfaceId } from "../scalars.js";

export type DeleteSmartContractInterfaceActivity = types.DeleteSmartContractInterfaceActivity;
/** Judges and reads a {@link DeleteSmartContractInterfaceActivity} as it is answered. */
export const DeleteSmartContractInterfaceActivity: RecordType<DeleteSmartContractInterfaceActivity> =
  /* @__PURE__ */ extending(() => ActivityBase, {
    type: {
      kind: "enum",
      name: "ActivityType",
      values: ["ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE"],
      open: false,
    },
    intent: /* @__PURE__ */ record({ deleteSmartContractInterfaceIntent: () => DeleteSmartContractInterfaceIntent }),
    result: /* @__PURE__ */ record({ "deleteSmartContractInterfaceResult?": () => DeleteSmartContractInterfaceResult }),
  });

function checkDeleteSmartContractInterfaceIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!SmartContractInterfaceId.check(value.smartContractInterfaceId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteSmartContractInterfaceIntent = types.DeleteSmartContractInterfaceIntent;
/** Judges and reads a {@link DeleteSmartContractInterfaceIntent} as it is sent; `received` as it is answered. */
export const DeleteSmartContractInterfaceIntent: RecordType<DeleteSmartContractInterfaceIntent> = /* @__PURE__ */ sent(
  checkDeleteSmartContractInterfaceIntent,
  { smartContractInterfaceId: SmartContractInterfaceId },
);

export type DeleteSmartContractInterfaceResult = types.DeleteSmartContractInterfaceResult;
/** Judges and reads a {@link DeleteSmartContractInterfaceResult} as it is answered. */
export const DeleteSmartContractInterfaceResult: RecordType<DeleteSmartContractInterfaceResult> =
  /* @__PURE__ */ answered({ smartContractInterfaceId: SmartContractInterfaceId });

function checkDeleteSmartContractInterfaceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteSmartContractInterfaceIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteSmartContractInterfaceRequest = types.DeleteSmartContractInterfaceRequest;
/** Judges and reads a {@link DeleteSmartContractInterfaceRequest} as it is sent. */
export const DeleteSmartContractInterfaceRequest: RecordType<DeleteSmartContractInterfaceRequest> =
  /* @__PURE__ */ sent(checkDeleteSmartContractInterfaceRequest, {
    type: {
      kind: "enum",
      name: "ActivityType",
      values: ["ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE"],
      open: false,
    },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteSmartContractInterfaceIntent,
  });

export type DeleteSmartContractInterfaceResponse = types.DeleteSmartContractInterfaceResponse;
/** Judges and reads a {@link DeleteSmartContractInterfaceResponse} as it is answered. */
export const DeleteSmartContractInterfaceResponse: RecordType<DeleteSmartContractInterfaceResponse> =
  /* @__PURE__ */ answered({ activity: () => DeleteSmartContractInterfaceActivity });
