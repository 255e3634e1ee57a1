// Interfaces of smart contracts.

import { readChecked } from "./authority/proof.js";
import { insertRow, removeRows } from "./authority/writer.js";
import type { ContractInterfacesTable } from "./schema-contract-interfaces.js";
import type { Scope, WriteScope } from "./store.js";
import { storedOfContractInterface } from "./stored-bytes.js";

export type ContractInterfaceRow = ContractInterfacesTable;

/** As it was read, with its proof. */
export type ProvedContractInterfaceRow = ContractInterfaceRow & { readonly authority: string };

/** All of an organization, oldest first, without their texts. */
export function listContractInterfaces({ database, organizationId }: Scope): Promise<ProvedContractInterfaceRow[]> {
  return database
    .selectFrom("contract_interfaces")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

/**
 * The text of an interface; undefined where it was deleted.
 *
 * @throws NotProved
 */
export async function findContractInterfaceText(scope: Scope, id: string): Promise<string | undefined> {
  const [row] = await readChecked(scope, "contract_interface_texts", () =>
    scope.database
      .selectFrom("contract_interface_texts")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("id", "=", id)
      .execute(),
  );
  return row?.text;
}

export async function insertContractInterface(
  scope: WriteScope,
  { text, ...row }: Omit<ContractInterfaceRow, "organization_id"> & { readonly text: string },
): Promise<void> {
  scope.changed("settings");
  await insertRow(scope, "contract_interfaces", row);
  await insertRow(scope, "contract_interface_texts", { id: row.id, text });
  scope.stores(storedOfContractInterface(row.bytes));
}

export async function deleteContractInterface(scope: WriteScope, id: string): Promise<void> {
  scope.changed("settings");
  const removed = await removeRows(scope, "contract_interfaces", [["id", "=", id]]);
  await removeRows(scope, "contract_interface_texts", [["id", "=", id]]);
  for (const { bytes } of removed) scope.stores(-storedOfContractInterface(Number(bytes)));
}
