// Lists the receivers in the address books of an organization. An addition to the API, which existing clients do not
// know. Asked of `query/list_address_book`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { AddressBookName, OrganizationId } from "../scalars.js";
import type { AddressBookEntry } from "../shapes/address-book.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listAddressBook`. Lists the receivers in the address books of an organization. An addition
 * to the API, which existing clients do not know.
 */
export interface ListAddressBookRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Only what is in this book. */
  readonly book?: AddressBookName | undefined;
}

/** Answer to the query `listAddressBook`. */
export interface ListAddressBookResponse {
  /** The entries, oldest first. */
  readonly entries: readonly AddressBookEntry[];
}

/** `listAddressBook` as data. */
export const listAddressBookOperation: Operation = {
  name: "listAddressBook",
  path: "/public/v1/query/list_address_book",
  kind: "query",
};

/**
 * Lists the receivers in the address books of an organization. An addition to the API, which existing clients do
 * not know.
 *
 * @throws ApiError as `call` says
 */
export function listAddressBook(
  connection: Connection,
  input: ListAddressBookRequest,
  options?: CallOptions,
): Promise<ListAddressBookResponse> {
  return call(connection, listAddressBookOperation, input, options);
}
