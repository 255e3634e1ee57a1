// Deletes the interface of a smart contract.

import { ApiError, ErrorCode } from "@countersign/api";
import { deleteContractInterface } from "../../store/contract-interfaces.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE"> = async (
  { organization },
  { smartContractInterfaceId: id },
) => {
  if (![...organization.contractInterfaces.values()].some((each) => each.id === id)) {
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      `smartContractInterfaceId: no interface ${JSON.stringify(id)} of a smart contract in this organization`,
    );
  }
  return async (scope) => {
    await deleteContractInterface(scope, id);
    return { smartContractInterfaceId: id };
  };
};

export const deleteSmartContractInterface: Family<"deleteSmartContractInterface"> = {
  subjects: { smartContractInterfaceId: "smartContractInterface" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: { ...plain, plan } },
};
