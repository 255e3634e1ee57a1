// Adds the interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of a
// program on Solana. From then on, policies see what calls of it say. There is one for each address. Submitted to
// `submit/create_smart_contract_interface`.

import type { ActivityBase } from "../activity.js";
import type { SmartContractInterfaceType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  SmartContractAddress,
  SmartContractInterfaceId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE`. Adds the interface of a smart contract: the ABI
 * of one on Ethereum or a compatible chain, or the Anchor IDL of a program on Solana. From then on, policies see
 * what calls of it say. There is one for each address.
 */
export interface CreateSmartContractInterfaceIntent {
  /** Address of a contract of Ethereum and compatible chains, in either case, or of a program of Solana. */
  readonly smartContractAddress: SmartContractAddress;
  /** The ABI or IDL in JSON, 400,000 bytes of UTF-8 at most. */
  readonly smartContractInterface: string;
  /** The chain of a smart contract, and what its interface is written in. */
  readonly type: SmartContractInterfaceType;
  /** Name of the contract, for people. */
  readonly label: string;
  /** For people. No effect on decisions. */
  readonly notes?: string | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE` answers. */
export interface CreateSmartContractInterfaceResult {
  /** The new interface. */
  readonly smartContractInterfaceId: SmartContractInterfaceId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE`. Adds the interface of a smart contract: the
 * ABI of one on Ethereum or a compatible chain, or the Anchor IDL of a program on Solana. From then on, policies
 * see what calls of it say. There is one for each address.
 */
export interface CreateSmartContractInterfaceActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE";
  /** What was asked for. */
  readonly intent: { readonly createSmartContractInterfaceIntent: CreateSmartContractInterfaceIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSmartContractInterfaceResult?: CreateSmartContractInterfaceResult | undefined };
}

/**
 * Body of `submit/create_smart_contract_interface` for `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE`. Adds the
 * interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of a
 * program on Solana. From then on, policies see what calls of it say. There is one for each address.
 */
export interface CreateSmartContractInterfaceRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateSmartContractInterfaceIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE`. */
export interface CreateSmartContractInterfaceResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSmartContractInterfaceActivity;
}

/** What `createSmartContractInterface` takes: its request without what the client fills in. */
export interface CreateSmartContractInterfaceInput extends InputOf<
  CreateSmartContractInterfaceRequest,
  "type",
  "timestampMs"
> {}

/** `createSmartContractInterface` as data. */
export const createSmartContractInterfaceOperation: Operation = {
  name: "createSmartContractInterface",
  path: "/public/v1/submit/create_smart_contract_interface",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE",
  fill: ["timestampMs"],
};

/**
 * Adds the interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of
 * a program on Solana. From then on, policies see what calls of it say. There is one for each address.
 *
 * @throws ApiError as `call` says
 */
export function createSmartContractInterface(
  connection: Connection,
  input: CreateSmartContractInterfaceInput,
  options?: CallOptions,
): Promise<CreateSmartContractInterfaceResponse> {
  return call(connection, createSmartContractInterfaceOperation, input, options);
}
