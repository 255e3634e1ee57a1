// Records of the contract's shapes/smart-contract-interfaces.yaml.

import type { OrganizationId, SmartContractAddress, SmartContractInterfaceId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** The interface of a smart contract. */
export interface SmartContractInterface {
  /** Organization that has added it. */
  readonly organizationId: OrganizationId;
  /** Identifier of the interface of a smart contract. */
  readonly smartContractInterfaceId: SmartContractInterfaceId;
  /** Address of a contract of Ethereum and compatible chains, in either case, or of a program of Solana. */
  readonly smartContractAddress: SmartContractAddress;
  /** The ABI or IDL in JSON, as it was sent. */
  readonly smartContractInterface: string;
  /** A SmartContractInterfaceType. */
  readonly type: string;
  /** Name of the contract, for people. */
  readonly label: string;
  /** For people. Empty where there are none. */
  readonly notes: string;
  /** When it was added. */
  readonly createdAt: Timestamp;
  /** The same: interfaces do not change. */
  readonly updatedAt: Timestamp;
}

/** Names the interface of a smart contract. */
export interface SmartContractInterfaceReference {
  /** Identifier of the interface of a smart contract. */
  readonly smartContractInterfaceId?: SmartContractInterfaceId | undefined;
  /** Address of a contract of Ethereum and compatible chains, in either case, or of a program of Solana. */
  readonly smartContractAddress?: SmartContractAddress | undefined;
  /** SHA-256 of the interface in UTF-8, as hex in lower case. */
  readonly digest?: string | undefined;
}
