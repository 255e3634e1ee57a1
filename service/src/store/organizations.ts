// Organizations, their quorum, origins and features.

import { listContractInterfaces } from "./contract-interfaces.js";
import { insertHeaded } from "./authority/heads.js";
import { proofsOf, readChecked } from "./authority/proof.js";
import { insertRow, removeAll, removeRows, updateRows } from "./authority/writer.js";
import { changesBetween } from "./changes.js";
import { lockOrganization, revisionIn } from "./revisions.js";
import type { Changes } from "./changes.js";
import { WriteConflict } from "./conflict.js";
import { precompiled } from "./precompiled.js";
import type { FeaturesTable, Flag, OrganizationsTable } from "./schema.js";
import type { Revision, Scope, Transaction, WriteScope } from "./store.js";
import { storedOfAccounts, storedOfContractInterface, storedOfOrganization } from "./stored-bytes.js";
import { listWebhookEndpoints } from "./webhook-endpoints.js";

export type OrganizationRow = OrganizationsTable;
export type FeatureRow = Pick<FeaturesTable, "name" | "value"> & { readonly authority: string };

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

export type FoundOrganization = Omit<OrganizationRow, "revision"> & {
  readonly revision: Revision;
  readonly authority: string;
};

/** The organization, unless it was deleted or never was. */
export function findOrganization({ engine, database, organizationId }: Scope): Promise<FoundOrganization | undefined> {
  return database
    .selectFrom("organizations")
    .select(["id", "parent_id", "name", "quorum_threshold", "allowed_origins"])
    .select(["created_at", "updated_at", "deleted_at", "changes", "signed_up", "authority"])
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

export async function insertOrganization(transaction: Transaction, organization: NewOrganization): Promise<void> {
  const now = Date.now();
  await insertHeaded(transaction, {
    id: organization.id,
    parent_id: organization.parentId ?? null,
    name: organization.name,
    quorum_threshold: organization.quorumThreshold,
    allowed_origins: "[]",
    created_at: now,
    updated_at: now,
    deleted_at: null,
    signed_up: organization.signedUp ? 1 : 0,
  });
  transaction.in(organization.id).stores(storedOfOrganization);
  transaction.in(organization.id).decides("quorum");
}

export function updateOrganization(
  scope: WriteScope,
  changes: { readonly name?: string; readonly quorumThreshold?: number; readonly allowedOrigins?: readonly string[] },
): void {
  scope.changed("settings");
  if (changes.quorumThreshold !== undefined) scope.decides("quorum");
  scope.alters({
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.quorumThreshold !== undefined && { quorum_threshold: changes.quorumThreshold }),
    ...(changes.allowedOrigins !== undefined && { allowed_origins: JSON.stringify(changes.allowedOrigins) }),
    updated_at: Date.now(),
  });
}

/**
 * Features by name.
 *
 * @throws NotProved
 */
export async function listFeatures(scope: Scope): Promise<Map<string, string>> {
  const rows = await readChecked(scope, "features", () => featureRows(scope));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export function featureRows({ database, organizationId }: Scope): Promise<FeatureRow[]> {
  return database
    .selectFrom("features")
    .select(["name", "value", "authority"])
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .execute();
}

export async function setFeature(scope: WriteScope, name: string, value: string): Promise<void> {
  scope.changed("settings");
  const before = await updateRows(scope, "features", [["name", "=", name]], { value });
  if (before.length === 0) await insertRow(scope, "features", { name, value });
}

export async function removeFeature(scope: WriteScope, name: string): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "features", [["name", "=", name]]);
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
export async function closeOrganization(scope: WriteScope): Promise<void> {
  scope.changed("all");
  const now = Date.now();
  scope.alters({ deleted_at: now, updated_at: now });
  await lockOrganization(scope);
}

// Whatever belongs to an organization but its features and webhook endpoints, and its activities with their votes, which
// its parent can read.
const possessions = [
  ...(["users", "api_keys", "authenticators", "oauth_providers", "tags", "tag_members"] as const),
  ...([
    "private_keys",
    "private_key_addresses",
    "wallets",
    "wallet_accounts",
    "policies",
    "invitations",
    "secrets",
  ] as const),
  ...(["sessions", "one_time_codes", "contact_codes", "import_targets", "messages", "auth_proxies"] as const),
  ...(["ip_allowlists", "session_profiles"] as const),
  ...(["contract_interfaces", "contract_interface_texts", "velocity_controls"] as const),
  ...([
    "mfa_policies",
    "oauth2_credentials",
    "spending_limits",
    "spending_totals",
    "spending_entries",
    "spending_slots",
    "spending_reservations",
  ] as const),
  ...(["freezes", "delays", "address_book_entries", "notification_channels"] as const),
];
const unproved = ["budgets", "vote_calls", "payment_methods", "subscriptions"] as const;

/**
 * Removes the users, keys and wallets of a closed organization. Key material is gone for ever. Of its features the webhook
 * stays, and so do its webhook endpoints: they are told of what has happened until then, and of the deletion.
 */
export async function removePossessions(scope: WriteScope): Promise<void> {
  const { authority, database, organizationId, changed, stores } = scope;
  changed("all");
  for (const { bytes } of await listContractInterfaces(scope)) stores(-storedOfContractInterface(Number(bytes)));
  for (const table of possessions) {
    const count = await removeAll(scope, table);
    if (table === "wallet_accounts") stores(-storedOfAccounts(count));
  }
  for (const table of unproved) {
    await database.deleteFrom(table).where("organization_id", "=", organizationId).execute();
  }
  stores(-storedOfOrganization);
  await removeRows(scope, "features", [["name", "<>", "FEATURE_NAME_WEBHOOK"]]);
  const left = [
    ...proofsOf(authority, "features", organizationId, await featureRows(scope)),
    ...proofsOf(authority, "webhook_endpoints", organizationId, await listWebhookEndpoints(scope)),
  ];
  scope.recounts({ whole: left.reduce((sum, { element }) => sum + element, 0n), holdings: 0n });
}
