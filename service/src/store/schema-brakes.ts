// What holds up signing, export and changes, whatever policies allow.

import type { Proved } from "./schema-proved.js";
import type { Milliseconds } from "./schema-columns.js";

/** Something whose keys sign nothing and are not exported. */
export interface FreezesTable {
  organization_id: string;
  /** Of the wallet, private key or user, or of the organization. */
  target_id: string;
  target: string;
  /** Who froze it. */
  user_id: string;
  reason: string | null;
  created_at: Milliseconds;
}

/** For how long an organization has something wait. */
export interface DelaysTable {
  organization_id: string;
  name: string;
  seconds: number;
  updated_at: Milliseconds;
}

/** A receiver in an address book. */
export interface AddressBookEntriesTable {
  id: string;
  organization_id: string;
  book: string;
  /** As CAIP-2 names it; `*` for all networks. */
  chain: string;
  /** In the form in which addresses are compared. */
  address: string;
  label: string | null;
  created_at: Milliseconds;
}

export interface BrakesDatabase {
  address_book_entries: Proved<AddressBookEntriesTable>;
  delays: Proved<DelaysTable>;
  freezes: Proved<FreezesTable>;
}
