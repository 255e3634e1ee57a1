// Adds the interface of a smart contract.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SmartContractInterfaceType } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { compileInterface, digestOf } from "../../contract-interfaces/compiled.js";
import { contractKey } from "../../contract-interfaces/contract-interface.js";
import { isContractAddress } from "../../chains/contract-addresses.js";
import { insertContractInterface } from "../../store/contract-interfaces.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

/** Bytes of UTF-8. */
const maxBytes = 400_000;
/** Of all that an organization has: they are listed in one answer. */
const maxBytesTogether = 2_000_000;

const plan: Plan<"ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE"> = async ({ organization, limits }, intent) => {
  const { smartContractAddress: address, smartContractInterface: text, type, label, notes = "" } = intent;
  checkAddress(type, address);
  const { contractInterfaces: present } = organization;
  if (present.has(contractKey(type, address))) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `smartContractAddress: the organization has an interface of ${address} already; delete that first`,
    );
  }
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `smartContractInterface: it has ${bytes} bytes; at most ${maxBytes} are allowed`,
    );
  }
  await checkLimit("interfaces of smart contracts", limits.contractInterfaces, 1, async () => present.size);
  const together = [...present.values()].reduce((sum, each) => sum + each.bytes, bytes);
  if (together > maxBytesTogether) {
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `the interfaces of smart contracts would have ${together} bytes together; at most ${maxBytesTogether} are allowed`,
    );
  }
  await compileInterface(type, text, organization);
  return async (scope) => {
    const id = uuidv7();
    const row = { id, type, address, label, notes, digest: digestOf(text), bytes, created_at: Date.now() };
    await insertContractInterface(scope, { ...row, text });
    return { smartContractInterfaceId: id };
  };
};

function checkAddress(type: SmartContractInterfaceType, address: string): void {
  if (isContractAddress(type === "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" ? "ethereum" : "solana", address)) return;
  const right =
    type === "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" ? "0x and 40 hex digits" : "the key of a program in base58";
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, `smartContractAddress: expected ${right}`);
}

export const createSmartContractInterface: Family<"createSmartContractInterface"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: { ...plain, plan } },
};
