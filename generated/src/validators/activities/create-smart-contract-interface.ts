// The types in `activities/create-smart-contract-interface`: objects that judge and read their values. What is sent is
// held strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and
// new values of open enums are accepted.

import type * as types from "../../activities/create-smart-contract-interface.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { SmartContractInterfaceType } from "../enums.js";
import { MillisecondTimestamp, OrganizationId, SmartContractAddress, SmartContractInterfaceId } from "../scalars.js";

export type CreateSmartContractInterfaceActivity = types.CreateSmartContractInterfaceActivity;
/** Judges and reads a {@link CreateSmartContractInterfaceActivity} as it is answered. */
export const CreateSmartContractInterfaceActivity: RecordType<CreateSmartContractInterfaceActivity> =
  /* @__PURE__ */ extending(() => ActivityBase, {
    type: {
      kind: "enum",
      name: "ActivityType",
      values: ["ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE"],
      open: false,
    },
    intent: /* @__PURE__ */ record({ createSmartContractInterfaceIntent: () => CreateSmartContractInterfaceIntent }),
    result: /* @__PURE__ */ record({ "createSmartContractInterfaceResult?": () => CreateSmartContractInterfaceResult }),
  });

function checkCreateSmartContractInterfaceIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!SmartContractAddress.check(value.smartContractAddress)) return false;
  const smartContractInterface = value.smartContractInterface;
  if (
    typeof smartContractInterface !== "string" ||
    (smartContractInterface.length > 400000 && codePoints(smartContractInterface) > 400000)
  )
    return false;
  if (!SmartContractInterfaceType.check(value.type)) return false;
  const label = value.label;
  if (typeof label !== "string" || (label.length > 256 && codePoints(label) > 256) || label.length === 0) return false;
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (typeof notes !== "string" || (notes.length > 4096 && codePoints(notes) > 4096)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateSmartContractInterfaceIntent = types.CreateSmartContractInterfaceIntent;
/** Judges and reads a {@link CreateSmartContractInterfaceIntent} as it is sent; `received` as it is answered. */
export const CreateSmartContractInterfaceIntent: RecordType<CreateSmartContractInterfaceIntent> = /* @__PURE__ */ sent(
  checkCreateSmartContractInterfaceIntent,
  {
    smartContractAddress: SmartContractAddress,
    smartContractInterface: { kind: "string", maxLength: 400000, example: "[]" },
    type: SmartContractInterfaceType,
    label: { kind: "string", minLength: 1, maxLength: 256, example: "Wrapped ether" },
    "notes?": { kind: "string", maxLength: 4096 },
  },
);

export type CreateSmartContractInterfaceResult = types.CreateSmartContractInterfaceResult;
/** Judges and reads a {@link CreateSmartContractInterfaceResult} as it is answered. */
export const CreateSmartContractInterfaceResult: RecordType<CreateSmartContractInterfaceResult> =
  /* @__PURE__ */ answered({ smartContractInterfaceId: SmartContractInterfaceId });

function checkCreateSmartContractInterfaceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSmartContractInterfaceIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateSmartContractInterfaceRequest = types.CreateSmartContractInterfaceRequest;
/** Judges and reads a {@link CreateSmartContractInterfaceRequest} as it is sent. */
export const CreateSmartContractInterfaceRequest: RecordType<CreateSmartContractInterfaceRequest> =
  /* @__PURE__ */ sent(checkCreateSmartContractInterfaceRequest, {
    type: {
      kind: "enum",
      name: "ActivityType",
      values: ["ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE"],
      open: false,
    },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSmartContractInterfaceIntent,
  });

export type CreateSmartContractInterfaceResponse = types.CreateSmartContractInterfaceResponse;
/** Judges and reads a {@link CreateSmartContractInterfaceResponse} as it is answered. */
export const CreateSmartContractInterfaceResponse: RecordType<CreateSmartContractInterfaceResponse> =
  /* @__PURE__ */ answered({ activity: () => CreateSmartContractInterfaceActivity });
