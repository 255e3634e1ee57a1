// Removes receivers from an address book. All or none are removed. Where the organization has a delay for its address
// books, it waits that long after the last vote. An addition to the API, which existing clients do not know. Submitted
// to `submit/delete_address_book_entries`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { AddressBookName, Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES`. Removes receivers from an address book. All or none
 * are removed. Where the organization has a delay for its address books, it waits that long after the last vote.
 * An addition to the API, which existing clients do not know.
 */
export interface DeleteAddressBookEntriesIntent {
  /** The book that has them all. */
  readonly book: AddressBookName;
  /** Entries to remove. */
  readonly addressBookEntryIds: readonly Id[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES` answers. */
export interface DeleteAddressBookEntriesResult {
  /** The removed entries. */
  readonly addressBookEntryIds: readonly Id[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES`. Removes receivers from an address book. All or
 * none are removed. Where the organization has a delay for its address books, it waits that long after the last
 * vote. An addition to the API, which existing clients do not know.
 */
export interface DeleteAddressBookEntriesActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES";
  /** What was asked for. */
  readonly intent: { readonly deleteAddressBookEntriesIntent: DeleteAddressBookEntriesIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteAddressBookEntriesResult?: DeleteAddressBookEntriesResult | undefined };
}

/**
 * Body of `submit/delete_address_book_entries` for `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES`. Removes
 * receivers from an address book. All or none are removed. Where the organization has a delay for its address
 * books, it waits that long after the last vote. An addition to the API, which existing clients do not know.
 */
export interface DeleteAddressBookEntriesRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES";
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
  readonly parameters: DeleteAddressBookEntriesIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES`. */
export interface DeleteAddressBookEntriesResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteAddressBookEntriesActivity;
}

/** What `deleteAddressBookEntries` takes: its request without what the client fills in. */
export interface DeleteAddressBookEntriesInput extends InputOf<
  DeleteAddressBookEntriesRequest,
  "type",
  "timestampMs"
> {}

/** `deleteAddressBookEntries` as data. */
export const deleteAddressBookEntriesOperation: Operation = {
  name: "deleteAddressBookEntries",
  path: "/public/v1/submit/delete_address_book_entries",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES",
  fill: ["timestampMs"],
};

/**
 * Removes receivers from an address book. All or none are removed. Where the organization has a delay for its
 * address books, it waits that long after the last vote. An addition to the API, which existing clients do not
 * know.
 *
 * @throws ApiError as `call` says
 */
export function deleteAddressBookEntries(
  connection: Connection,
  input: DeleteAddressBookEntriesInput,
  options?: CallOptions,
): Promise<DeleteAddressBookEntriesResponse> {
  return call(connection, deleteAddressBookEntriesOperation, input, options);
}
