// Secrets of any kind that organizations keep for others.

import { readChecked } from "./authority/proof.js";
import { insertRow, removeRows } from "./authority/writer.js";
import { readPage } from "./page.js";
import type { Page } from "./page.js";
import type { SecretsTable } from "./schema-secrets.js";
import type { Scope, WriteScope } from "./store.js";

/** Without what seals it. */
export type SecretRecordRow = Omit<SecretsTable, "sealed" | "organization_id">;

/** With it. */
export type SecretRow = SecretRecordRow & Pick<SecretsTable, "sealed">;

/**
 * A page of an organization's secrets, newest first.
 *
 * @throws NotProved
 */
export function pageSecrets(scope: Scope, page: Page): Promise<readonly SecretRecordRow[]> {
  return readChecked(scope, "secrets", () => readPage(secrets(scope), "id", page));
}

/** @throws NotProved */
export function findSecretRecords(scope: Scope, ids: readonly string[]): Promise<readonly SecretRecordRow[]> {
  return readChecked(scope, "secrets", () => secrets(scope).where("id", "in", ids).execute());
}

/** @throws NotProved */
export function findSecrets(scope: Scope, ids: readonly string[]): Promise<readonly SecretRow[]> {
  return readChecked(scope, "secrets", () => secrets(scope).select("sealed").where("id", "in", ids).execute());
}

/** Those of the names that secrets of the organization have. */
export async function findTakenSecretNames(
  { database, organizationId }: Scope,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom("secrets")
    .select("name")
    .where("organization_id", "=", organizationId)
    .where("name", "in", names)
    .execute();
  return rows.flatMap(({ name }) => name ?? []);
}

export async function countSecrets({ database, organizationId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom("secrets")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a secret. Two that are added at once see each other: the organization has changed for one of them. */
export async function insertSecret(
  scope: WriteScope,
  secret: Omit<SecretRow, "created_at" | "updated_at">,
): Promise<void> {
  const now = Date.now();
  scope.changed("holdings");
  await insertRow(scope, "secrets", { ...secret, created_at: now, updated_at: now });
}

/** Removes secrets for good. */
export async function deleteSecretRows(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("holdings");
  await removeRows(scope, "secrets", [["id", "in", ids]]);
}

function secrets({ database, organizationId }: Scope) {
  return database
    .selectFrom("secrets")
    .select(["id", "name", "static_properties", "created_at", "updated_at", "authority"])
    .where("organization_id", "=", organizationId);
}
