// The types in `queries/get-smart-contract-interface`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-smart-contract-interface.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, SmartContractInterfaceId } from "../scalars.js";
import { SmartContractInterface } from "../shapes/smart-contract-interfaces.js";

function checkGetSmartContractInterfaceRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!SmartContractInterfaceId.check(value.smartContractInterfaceId)) return false;
  return sizeOf(value) === 2;
}

export type GetSmartContractInterfaceRequest = types.GetSmartContractInterfaceRequest;
/** Judges and reads a {@link GetSmartContractInterfaceRequest} as it is sent. */
export const GetSmartContractInterfaceRequest: RecordType<GetSmartContractInterfaceRequest> = /* @__PURE__ */ sent(
  checkGetSmartContractInterfaceRequest,
  { organizationId: OrganizationId, smartContractInterfaceId: SmartContractInterfaceId },
);

export type GetSmartContractInterfaceResponse = types.GetSmartContractInterfaceResponse;
/** Judges and reads a {@link GetSmartContractInterfaceResponse} as it is answered. */
export const GetSmartContractInterfaceResponse: RecordType<GetSmartContractInterfaceResponse> =
  /* @__PURE__ */ answered({ smartContractInterface: () => SmartContractInterface });
