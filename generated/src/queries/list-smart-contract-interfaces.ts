// Lists the interfaces of smart contracts that an organization has. Asked of `query/list_smart_contract_interfaces`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { SmartContractInterface } from "../shapes/smart-contract-interfaces.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listSmartContractInterfaces`. Lists the interfaces of smart contracts that an organization
 * has.
 */
export interface ListSmartContractInterfacesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listSmartContractInterfaces`. */
export interface ListSmartContractInterfacesResponse {
  /** The interfaces, oldest first. */
  readonly smartContractInterfaces: readonly SmartContractInterface[];
}

/** `listSmartContractInterfaces` as data. */
export const listSmartContractInterfacesOperation: Operation = {
  name: "listSmartContractInterfaces",
  path: "/public/v1/query/list_smart_contract_interfaces",
  kind: "query",
};

/**
 * Lists the interfaces of smart contracts that an organization has.
 *
 * @throws ApiError as `call` says
 */
export function listSmartContractInterfaces(
  connection: Connection,
  input: ListSmartContractInterfacesRequest,
  options?: CallOptions,
): Promise<ListSmartContractInterfacesResponse> {
  return call(connection, listSmartContractInterfacesOperation, input, options);
}
