// The types in `shapes/smart-contract-interfaces`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/smart-contract-interfaces.js";
import { answered } from "../../runtime/validate.js";
import { OrganizationId, SmartContractAddress, SmartContractInterfaceId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type SmartContractInterfaceReference = types.SmartContractInterfaceReference;
/** Judges and reads a {@link SmartContractInterfaceReference} as it is answered. */
export const SmartContractInterfaceReference: RecordType<SmartContractInterfaceReference> = /* @__PURE__ */ answered({
  "smartContractInterfaceId?": SmartContractInterfaceId,
  "smartContractAddress?": SmartContractAddress,
  "digest?": {
    kind: "string",
    maxLength: 64,
    example: "4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
  },
});

export type SmartContractInterface = types.SmartContractInterface;
/** Judges and reads a {@link SmartContractInterface} as it is answered. */
export const SmartContractInterface: RecordType<SmartContractInterface> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  smartContractInterfaceId: SmartContractInterfaceId,
  smartContractAddress: SmartContractAddress,
  smartContractInterface: {
    kind: "string",
    maxLength: 65536,
    example: '[{"type":"function","name":"deposit","inputs":[]}]',
  },
  type: { kind: "string", maxLength: 65536, example: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" },
  label: { kind: "string", minLength: 1, maxLength: 256, example: "Wrapped ether" },
  notes: { kind: "string", maxLength: 65536, example: "" },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});
