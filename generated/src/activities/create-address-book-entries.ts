// Adds receivers to an address book, which policies ask about by its name. All or none are added. Where the
// organization has a delay for its address books, it waits that long after the last vote. An addition to the API, which
// existing clients do not know. Submitted to `submit/create_address_book_entries`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { AddressBookName, Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { AddressBookEntryParams } from "../shapes/address-book.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES`. Adds receivers to an address book, which policies
 * ask about by its name. All or none are added. Where the organization has a delay for its address books, it
 * waits that long after the last vote. An addition to the API, which existing clients do not know.
 */
export interface CreateAddressBookEntriesIntent {
  /** The book. It is there once it has an entry. */
  readonly book: AddressBookName;
  /** Receivers to add. */
  readonly entries: readonly AddressBookEntryParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES` answers. */
export interface CreateAddressBookEntriesResult {
  /** The new entries, in the order of the request. */
  readonly addressBookEntryIds: readonly Id[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES`. Adds receivers to an address book, which
 * policies ask about by its name. All or none are added. Where the organization has a delay for its address
 * books, it waits that long after the last vote. An addition to the API, which existing clients do not know.
 */
export interface CreateAddressBookEntriesActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES";
  /** What was asked for. */
  readonly intent: { readonly createAddressBookEntriesIntent: CreateAddressBookEntriesIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createAddressBookEntriesResult?: CreateAddressBookEntriesResult | undefined };
}

/**
 * Body of `submit/create_address_book_entries` for `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES`. Adds receivers
 * to an address book, which policies ask about by its name. All or none are added. Where the organization has a
 * delay for its address books, it waits that long after the last vote. An addition to the API, which existing
 * clients do not know.
 */
export interface CreateAddressBookEntriesRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES";
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
  readonly parameters: CreateAddressBookEntriesIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES`. */
export interface CreateAddressBookEntriesResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateAddressBookEntriesActivity;
}

/** What `createAddressBookEntries` takes: its request without what the client fills in. */
export interface CreateAddressBookEntriesInput extends InputOf<
  CreateAddressBookEntriesRequest,
  "type",
  "timestampMs"
> {}

/** `createAddressBookEntries` as data. */
export const createAddressBookEntriesOperation: Operation = {
  name: "createAddressBookEntries",
  path: "/public/v1/submit/create_address_book_entries",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES",
  fill: ["timestampMs"],
};

/**
 * Adds receivers to an address book, which policies ask about by its name. All or none are added. Where the
 * organization has a delay for its address books, it waits that long after the last vote. An addition to the
 * API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function createAddressBookEntries(
  connection: Connection,
  input: CreateAddressBookEntriesInput,
  options?: CallOptions,
): Promise<CreateAddressBookEntriesResponse> {
  return call(connection, createAddressBookEntriesOperation, input, options);
}
