// Interfaces of smart contracts, as an organization has them.

import type { SmartContractInterfaceReference, SmartContractInterfaceType } from "@countersign/api";
import type { ContractInterfaceRow } from "../store/contract-interfaces.js";

/** One whose text is read when it is needed. */
export interface ContractInterface {
  readonly id: string;
  readonly type: SmartContractInterfaceType;
  readonly address: string;
  /** SHA-256 of the text, hex. */
  readonly digest: string;
  /** Of the text in UTF-8. */
  readonly bytes: number;
}

/** By the contracts that they are of, see `contractKey`. Oldest first. */
export type ContractInterfaces = ReadonlyMap<string, ContractInterface>;

/** Names a contract. The letter case of addresses tells nothing on Ethereum. */
export function contractKey(type: SmartContractInterfaceType, address: string): string {
  return `${type} ${type === "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" ? address.toLowerCase() : address}`;
}

export function readContractInterfaces(rows: readonly ContractInterfaceRow[]): ContractInterfaces {
  return new Map(
    rows.map(({ id, type: name, address, digest, bytes }) => {
      const type = name as SmartContractInterfaceType;
      return [contractKey(type, address), { id, type, address, digest, bytes: Number(bytes) }];
    }),
  );
}

export function toReferences(interfaces: ContractInterfaces): SmartContractInterfaceReference[] {
  return [...interfaces.values()].map(({ id, address, digest }) => ({
    smartContractInterfaceId: id,
    smartContractAddress: address,
    digest,
  }));
}
