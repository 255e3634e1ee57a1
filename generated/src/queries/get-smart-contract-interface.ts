// Reads the interface of one smart contract. Asked of `query/get_smart_contract_interface`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, SmartContractInterfaceId } from "../scalars.js";
import type { SmartContractInterface } from "../shapes/smart-contract-interfaces.js";
import { call } from "../runtime/client.js";

/** Body of the query `getSmartContractInterface`. Reads the interface of one smart contract. */
export interface GetSmartContractInterfaceRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of the interface of a smart contract. */
  readonly smartContractInterfaceId: SmartContractInterfaceId;
}

/** Answer to the query `getSmartContractInterface`. */
export interface GetSmartContractInterfaceResponse {
  /** The interface of a smart contract. */
  readonly smartContractInterface: SmartContractInterface;
}

/** `getSmartContractInterface` as data. */
export const getSmartContractInterfaceOperation: Operation = {
  name: "getSmartContractInterface",
  path: "/public/v1/query/get_smart_contract_interface",
  kind: "query",
};

/**
 * Reads the interface of one smart contract.
 *
 * @throws ApiError as `call` says
 */
export function getSmartContractInterface(
  connection: Connection,
  input: GetSmartContractInterfaceRequest,
  options?: CallOptions,
): Promise<GetSmartContractInterfaceResponse> {
  return call(connection, getSmartContractInterfaceOperation, input, options);
}
