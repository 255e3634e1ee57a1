// Records of the contract's shapes/address-book.yaml.

import type { AddressBookName, Id } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** A receiver in an address book. */
export interface AddressBookEntry {
  /** Identifier of the entry. */
  readonly addressBookEntryId: Id;
  /** The book that has it. */
  readonly book: AddressBookName;
  /** In the form of CAIP-2; * for all networks. */
  readonly chain: string;
  /** Address of the receiver, in the form in which it is compared. */
  readonly address: string;
  /** Who it is, for people. */
  readonly label?: string | undefined;
  /** A point in time. */
  readonly createdAt: Timestamp;
}

/** A receiver to add to an address book. */
export interface AddressBookEntryParams {
  /** In the form of CAIP-2: eip155:1, or eip155:* for every EVM chain; solana:*, tron:* or bip122:*. */
  readonly chain: string;
  /** Address of the receiver, in any form that its chain takes. */
  readonly address: string;
  /** Who it is, for people. */
  readonly label?: string | undefined;
}
