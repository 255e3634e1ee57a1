// Deletes the interface of a smart contract. Policies no longer see what calls of it say. Submitted to
// `submit/delete_smart_contract_interface`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, SmartContractInterfaceId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE`. Deletes the interface of a smart contract.
 * Policies no longer see what calls of it say.
 */
export interface DeleteSmartContractInterfaceIntent {
  /** Interface to delete. */
  readonly smartContractInterfaceId: SmartContractInterfaceId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE` answers. */
export interface DeleteSmartContractInterfaceResult {
  /** The deleted interface. */
  readonly smartContractInterfaceId: SmartContractInterfaceId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE`. Deletes the interface of a smart contract.
 * Policies no longer see what calls of it say.
 */
export interface DeleteSmartContractInterfaceActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE";
  /** What was asked for. */
  readonly intent: { readonly deleteSmartContractInterfaceIntent: DeleteSmartContractInterfaceIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteSmartContractInterfaceResult?: DeleteSmartContractInterfaceResult | undefined };
}

/**
 * Body of `submit/delete_smart_contract_interface` for `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE`. Deletes
 * the interface of a smart contract. Policies no longer see what calls of it say.
 */
export interface DeleteSmartContractInterfaceRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE";
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
  readonly parameters: DeleteSmartContractInterfaceIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE`. */
export interface DeleteSmartContractInterfaceResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteSmartContractInterfaceActivity;
}

/** What `deleteSmartContractInterface` takes: its request without what the client fills in. */
export interface DeleteSmartContractInterfaceInput extends InputOf<
  DeleteSmartContractInterfaceRequest,
  "type",
  "timestampMs"
> {}

/** `deleteSmartContractInterface` as data. */
export const deleteSmartContractInterfaceOperation: Operation = {
  name: "deleteSmartContractInterface",
  path: "/public/v1/submit/delete_smart_contract_interface",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE",
  fill: ["timestampMs"],
};

/**
 * Deletes the interface of a smart contract. Policies no longer see what calls of it say.
 *
 * @throws ApiError as `call` says
 */
export function deleteSmartContractInterface(
  connection: Connection,
  input: DeleteSmartContractInterfaceInput,
  options?: CallOptions,
): Promise<DeleteSmartContractInterfaceResponse> {
  return call(connection, deleteSmartContractInterfaceOperation, input, options);
}
