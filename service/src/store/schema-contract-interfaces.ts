// Interfaces of smart contracts.

import type { Milliseconds } from "./schema-columns.js";
import type { Proved } from "./schema-proved.js";

export interface ContractInterfacesTable {
  id: string;
  organization_id: string;
  type: string;
  /** As it was sent. */
  address: string;
  label: string;
  notes: string;
  /** SHA-256 of the text, hex. */
  digest: string;
  /** Of the text in UTF-8. */
  bytes: number;
  created_at: Milliseconds;
}

/** Apart, as it is long and seldom read: what policies see needs the digest to be known by. */
export interface ContractInterfaceTextsTable {
  id: string;
  organization_id: string;
  text: string;
}

export interface ContractInterfaceTables {
  contract_interfaces: Proved<ContractInterfacesTable>;
  contract_interface_texts: Proved<ContractInterfaceTextsTable>;
}
