// The types in `queries/list-smart-contract-interfaces`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-smart-contract-interfaces.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { SmartContractInterface } from "../shapes/smart-contract-interfaces.js";

function checkListSmartContractInterfacesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListSmartContractInterfacesRequest = types.ListSmartContractInterfacesRequest;
/** Judges and reads a {@link ListSmartContractInterfacesRequest} as it is sent. */
export const ListSmartContractInterfacesRequest: RecordType<ListSmartContractInterfacesRequest> = /* @__PURE__ */ sent(
  checkListSmartContractInterfacesRequest,
  { organizationId: OrganizationId },
);

export type ListSmartContractInterfacesResponse = types.ListSmartContractInterfacesResponse;
/** Judges and reads a {@link ListSmartContractInterfacesResponse} as it is answered. */
export const ListSmartContractInterfacesResponse: RecordType<ListSmartContractInterfacesResponse> =
  /* @__PURE__ */ answered({
    smartContractInterfaces: { kind: "array", of: () => SmartContractInterface, minItems: 0, maxItems: 100 },
  });
