// Organizations, their quorum, origins and features.

import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { randomBytes } from "node:crypto";
import { changesBetween, recordedChanges } from "./changes.js";
import type { Changes, ChangeSet } from "./changes.js";
import { WriteConflict } from "./conflict.js";
import type { Engine } from "./engine.js";
import { precompiled } from "./precompiled.js";
import type { Database, Flag, OrganizationsTable } from "./schema.js";
import type { Revision, Scope, Transaction, WriteScope } from "./store.js";
import { storedOfAccounts, storedOfOrganization } from "./stored-bytes.js";

export type OrganizationRow = OrganizationsTable;

/** An organization to be added. Its users are added to its own scope. */
export interface NewOrganization {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly quorumThreshold: number;
  /** Whether somebody signed up, by the parent's auth proxy. Default: no. */
  readonly signedUp?: boolean;
}

/** What all revisions have in common that are read from one run of a server. */
export function serverOf(revision: Revision): string {
  return revision.slice(revision.indexOf("@") + 1);
}

/** What has changed in an organization since it was at a revision; undefined where that is not on record. */
export function changesSince(
  { revision, changes }: { readonly revision: Revision; readonly changes: string },
  before: Revision,
): Changes | undefined {
  // After a fail-over the record may be of another history.
  if (serverOf(revision) !== serverOf(before)) return undefined;
  return changesBetween(changes, numberOf(before), numberOf(revision));
}

function numberOf(revision: Revision): number {
  return Number(revision.slice(0, revision.indexOf("@")));
}

function revisionIn(engine: Engine): RawBuilder<Revision> {
  return sql<Revision>`revision || '@' || ${engine.serverRun}`;
}

/** 52 bits: numbers of JavaScript hold them, and so does what adds one to them. */
function drawNumber(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 12n);
}

/** The organization, unless it was deleted or never was. */
export function findOrganization({
  engine,
  database,
  organizationId,
}: Scope): Promise<(Omit<OrganizationRow, "revision"> & { readonly revision: Revision }) | undefined> {
  return database
    .selectFrom("organizations")
    .select(["id", "parent_id", "name", "quorum_threshold", "allowed_origins"])
    .select(["created_at", "updated_at", "deleted_at", "changes", "signed_up"])
    .select(revisionIn(engine).as("revision"))
    .where("id", "=", organizationId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The parent of the organization, deleted or not; undefined for one at the top. */
export async function findParent({ database, organizationId }: Scope): Promise<string | undefined> {
  const row = await database
    .selectFrom("organizations")
    .select("parent_id")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return row?.parent_id ?? undefined;
}

const revisionById = precompiled("revision_by_id", (database, { id }: { id: string }, engine) =>
  database
    .selectFrom("organizations")
    .select(revisionIn(engine).as("revision"))
    .where("id", "=", id)
    .where("deleted_at", "is", null),
);

/** The present revision of the organization; undefined when it was deleted or never was. */
export async function findRevision(scope: Scope): Promise<Revision | undefined> {
  const [row] = await revisionById(scope, { id: scope.organizationId });
  return row?.revision;
}

const revisionHeld = precompiled("revision_held", (database, { id }: { id: string }, engine) => {
  return engine.forShare(
    database.selectFrom("organizations").select(revisionIn(engine).as("revision")).where("id", "=", id),
  );
});

/**
 * Makes sure, until the transaction ends, that the organization is still as it was at a revision.
 *
 * @throws WriteConflict
 */
export async function checkRevision(scope: WriteScope, revision: Revision): Promise<void> {
  const [row] = await revisionHeld(scope, { id: scope.organizationId });
  if (row?.revision !== revision) throw new WriteConflict();
}

function revisionUpdate(database: Kysely<Database>, { id, next, entry }: { id: string; next: number; entry: string }) {
  return database
    .updateTable("organizations")
    .set({ revision: next, changes: recordedChanges(entry) })
    .where("id", "=", id)
    .returning("id");
}

const revisionChanged = precompiled("revision_changed", revisionUpdate);

const revisionChangedFrom = precompiled(
  "revision_changed_from",
  (database, given: { id: string; next: number; entry: string; revision: Revision }, engine) =>
    revisionUpdate(database, given).where(revisionIn(engine), "=", given.revision),
);

/**
 * Gives the organization another revision.
 *
 * @param changes what was changed
 * @param revision which it must have had until now; any where it is undefined
 * @throws WriteConflict
 */
export async function changeRevision(scope: WriteScope, changes: ChangeSet, revision?: Revision): Promise<void> {
  const next = drawNumber();
  const given = { id: scope.organizationId, next, entry: changes.entry(next) };
  if (revision === undefined) return void (await revisionChanged(scope, given));
  const changed = await revisionChangedFrom(scope, { ...given, revision });
  if (changed.length !== 1) throw new WriteConflict();
}

const organizationInserted = precompiled("organization_inserted", (database, row: Omit<OrganizationRow, never>) =>
  database.insertInto("organizations").values(row),
);

export async function insertOrganization(transaction: Transaction, organization: NewOrganization): Promise<void> {
  const now = Date.now();
  await organizationInserted(transaction.in(organization.id), {
    id: organization.id,
    parent_id: organization.parentId ?? null,
    name: organization.name,
    quorum_threshold: organization.quorumThreshold,
    allowed_origins: "[]",
    revision: drawNumber(),
    changes: "",
    created_at: now,
    updated_at: now,
    deleted_at: null,
    signed_up: organization.signedUp ? 1 : 0,
  });
  transaction.in(organization.id).stores(storedOfOrganization);
}

export async function updateOrganization(
  { database, organizationId, changed }: WriteScope,
  changes: { readonly name?: string; readonly quorumThreshold?: number; readonly allowedOrigins?: readonly string[] },
): Promise<void> {
  changed("settings");
  await database
    .updateTable("organizations")
    .set({
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.quorumThreshold !== undefined && { quorum_threshold: changes.quorumThreshold }),
      ...(changes.allowedOrigins !== undefined && { allowed_origins: JSON.stringify(changes.allowedOrigins) }),
      updated_at: Date.now(),
    })
    .where("id", "=", organizationId)
    .execute();
}

/** Features by name. */
export async function listFeatures({ database, organizationId }: Scope): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom("features")
    .select(["name", "value"])
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

const featureSet = precompiled(
  "feature_set",
  (database, row: { organization_id: string; name: string; value: string }) =>
    database
      .insertInto("features")
      .values(row)
      .onConflict((conflict) => conflict.columns(["organization_id", "name"]).doUpdateSet({ value: row.value })),
);

export async function setFeature(scope: WriteScope, name: string, value: string): Promise<void> {
  scope.changed("settings");
  await featureSet(scope, { organization_id: scope.organizationId, name, value });
}

export async function removeFeature({ database, organizationId, changed }: WriteScope, name: string): Promise<void> {
  changed("settings");
  await database
    .deleteFrom("features")
    .where("organization_id", "=", organizationId)
    .where("name", "=", name)
    .execute();
}

/** How many sub-organizations an organization has, deleted ones not counted. */
export async function countSubOrganizations({ database, organizationId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom("organizations")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("parent_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an organization has sub-organizations. */
export async function hasSubOrganizations({ database, organizationId }: Scope): Promise<boolean> {
  const row = await database
    .selectFrom("organizations")
    .select("id")
    .where("parent_id", "=", organizationId)
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A sealed private key or wallet of an organization that is to be deleted. */
export interface SealedRow {
  readonly kind: "privateKey" | "wallet";
  readonly id: string;
  readonly sealed: string;
  readonly exported: Flag;
}

/** All private keys and wallets of an organization. */
export async function listSealed({ database, organizationId }: Scope): Promise<SealedRow[]> {
  const rowsOf = (table: "private_keys" | "wallets") =>
    database
      .selectFrom(table)
      .select(["id", "sealed", "exported"])
      .where("organization_id", "=", organizationId)
      .execute();
  const privateKeys = await rowsOf("private_keys");
  const wallets = await rowsOf("wallets");
  return [
    ...privateKeys.map((row) => ({ kind: "privateKey" as const, ...row })),
    ...wallets.map((row) => ({ kind: "wallet" as const, ...row })),
  ];
}

/**
 * Marks an organization as deleted: it is not found any more. Until the transaction ends no other one can begin to act in
 * it, and those that were under way have ended, so that what is read afterwards stays as it is.
 */
export async function closeOrganization({ database, organizationId, changed }: WriteScope): Promise<void> {
  changed("all");
  const now = Date.now();
  // Waits for whoever holds the revision.
  await database
    .updateTable("organizations")
    .set({ deleted_at: now, updated_at: now })
    .where("id", "=", organizationId)
    .execute();
}

// Whatever belongs to an organization but its features and webhook endpoints, and its activities with their votes, which
// its parent can read.
const possessions = [
  ...(["users", "api_keys", "authenticators", "oauth_providers", "tags", "tag_members"] as const),
  ...(["private_keys", "private_key_addresses", "wallets", "wallet_accounts", "policies", "invitations"] as const),
  ...([
    "sessions",
    "one_time_codes",
    "contact_codes",
    "import_targets",
    "messages",
    "auth_proxies",
    "budgets",
    "payment_methods",
    "subscriptions",
  ] as const),
];

/**
 * Removes the users, keys and wallets of a closed organization. Key material is gone for ever. Of its features the webhook
 * stays, and so do its webhook endpoints: they are told of what has happened until then, and of the deletion.
 */
export async function removePossessions({ database, organizationId, changed, stores }: WriteScope): Promise<void> {
  changed("all");
  for (const table of possessions) {
    const { numDeletedRows } = await database
      .deleteFrom(table)
      .where("organization_id", "=", organizationId)
      .executeTakeFirst();
    if (table === "wallet_accounts") stores(-storedOfAccounts(Number(numDeletedRows)));
  }
  stores(-storedOfOrganization);
  await database
    .deleteFrom("features")
    .where("organization_id", "=", organizationId)
    .where("name", "<>", "FEATURE_NAME_WEBHOOK")
    .execute();
}
