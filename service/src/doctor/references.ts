// Whether what rows refer to is there. The database itself sees to few references, so as not to lock more than it has to.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { rootOrganizationSetting } from "../activities/organizations/bootstrap.js";
import { findSetting } from "../store/deployment.js";
import type { Store } from "../store/store.js";
import type { Finding } from "./finding.js";

interface Reference {
  readonly table: string;
  /** What tells rows apart within an organization. */
  readonly id: string;
  readonly column: string;
  /** Tables one of which has the row that is meant, by its id and within the same organization. */
  readonly to: readonly string[];
}

const references: readonly Reference[] = [
  { table: "api_keys", id: "id", column: "user_id", to: ["users"] },
  { table: "authenticators", id: "id", column: "user_id", to: ["users"] },
  { table: "oauth_providers", id: "id", column: "user_id", to: ["users"] },
  { table: "mfa_policies", id: "id", column: "user_id", to: ["users"] },
  { table: "notification_channels", id: "id", column: "user_id", to: ["users"] },
  { table: "sessions", id: "user_id", column: "user_id", to: ["users"] },
  { table: "one_time_codes", id: "id", column: "user_id", to: ["users"] },
  { table: "import_targets", id: "id", column: "user_id", to: ["users"] },
  { table: "auth_proxies", id: "id", column: "user_id", to: ["users"] },
  { table: "contract_interfaces", id: "id", column: "id", to: ["contract_interface_texts"] },
  { table: "contract_interface_texts", id: "id", column: "id", to: ["contract_interfaces"] },
  { table: "tag_members", id: "tag_id", column: "tag_id", to: ["tags"] },
  { table: "tag_members", id: "tag_id", column: "member_id", to: ["users", "private_keys"] },
  { table: "private_key_addresses", id: "private_key_id", column: "private_key_id", to: ["private_keys"] },
  { table: "wallet_accounts", id: "id", column: "wallet_id", to: ["wallets"] },
  { table: "activities", id: "id", column: "user_record_id", to: ["user_records"] },
  { table: "votes", id: "id", column: "activity_id", to: ["activities"] },
  { table: "votes", id: "id", column: "user_record_id", to: ["user_records"] },
  { table: "ballots", id: "activity_id", column: "activity_id", to: ["activities"] },
];

/** Tables whose rows belong to an organization, which is there even once it was deleted. */
const owned = [
  "features",
  "users",
  "user_records",
  "api_keys",
  "authenticators",
  "oauth_providers",
  "mfa_policies",
  "tags",
  "tag_members",
  "private_keys",
  "private_key_addresses",
  "wallets",
  "wallet_accounts",
  "policies",
  "invitations",
  "sessions",
  "one_time_codes",
  "contact_codes",
  "import_targets",
  "messages",
  "payment_methods",
  "subscriptions",
  "activities",
  "ballots",
  "votes",
  "archived_ranges",
  "webhook_endpoints",
  "contract_interfaces",
  "velocity_controls",
  "contract_interface_texts",
  "auth_proxies",
  "ip_allowlists",
  "session_profiles",
  "secrets",
  "notification_channels",
  "vote_calls",
  "oauth2_credentials",
  "outbox",
  "event_bodies",
];

/** Of one kind of problem, more are not listed. */
const mostOfAKind = 100;

interface Found {
  readonly organization_id: string;
  readonly id: string;
}

export async function* checkReferences(store: Store): AsyncGenerator<Finding> {
  for (const { table, id, column, to } of references) {
    const missing = to.map(
      (parent) => sql`not exists (
        select 1 from ${sql.table(parent)} as parent
        where parent.organization_id = child.organization_id and parent.id = child.${sql.ref(column)})`,
    );
    const rows = await find(
      store,
      sql`
      select child.organization_id, child.${sql.ref(id)} as id from ${sql.table(table)} as child
      where ${sql.join(missing, sql` and `)}`,
    );
    yield* findings(rows, table, `its ${column} refers to nothing in ${to.join(" or ")}`);
  }
  for (const table of owned) {
    const rows = await find(
      store,
      sql`
      select distinct child.organization_id, child.organization_id as id from ${sql.table(table)} as child
      where not exists (select 1 from organizations where organizations.id = child.organization_id)`,
    );
    yield* findings(rows, table, "rows belong to an organization that does not exist");
  }
  yield* checkOrganizations(store);
}

/** Parents, quorums, ballots, keys and what the deployment refers to. */
async function* checkOrganizations(store: Store): AsyncGenerator<Finding> {
  const { database } = store;
  yield* findings(
    await find(
      store,
      sql`
      select child.id as organization_id, child.id from organizations as child where parent_id is not null
      and not exists (
        select 1 from organizations as parent where parent.id = child.parent_id and parent.parent_id is null)`,
    ),
    "organizations",
    "its parent does not exist, or is itself a sub-organization",
  );
  yield* findings(
    await find(
      store,
      sql`
      select id as organization_id, id from organizations where deleted_at is null and quorum_threshold > (
        select count(*) from users where users.organization_id = organizations.id and users.root = 1)`,
    ),
    "organizations",
    "its root quorum needs more approvals than it has members",
  );
  for (const table of ["users", "api_keys", "authenticators", "oauth_providers"]) {
    const rows = await find(
      store,
      sql`
      select child.organization_id, child.id from ${sql.table(table)} as child
      join organizations on organizations.id = child.organization_id
      where coalesce(child.parent_id, '') <> coalesce(organizations.parent_id, '')`,
    );
    yield* findings(rows, table, "its parent_id is not that of its organization");
  }
  yield* findings(
    await find(
      store,
      sql`
      select child.organization_id, child.id from activities as child
      where child.status <> 'ACTIVITY_STATUS_COMPLETED' and not exists (
        select 1 from ballots where ballots.organization_id = child.organization_id and ballots.activity_id = child.id)`,
    ),
    "activities",
    "it waits or waited for votes, but no vote can name it",
  );
  const keys = await database.selectFrom("key_encryption_keys").select(["id", "state"]).execute();
  const current = keys.filter(({ state }) => state === "current");
  if (current.length !== 1) {
    const problem = `${current.length} keys are current; there must be one`;
    yield { table: "key_encryption_keys", organizationId: undefined, id: "current", problem };
  }
  const root = await findSetting(store, rootOrganizationSetting);
  const first = await database
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", root ?? "")
    .executeTakeFirst();
  if (!first) {
    const problem = "it names no existing organization";
    yield { table: "deployment", organizationId: undefined, id: rootOrganizationSetting, problem };
  }
}

async function find({ database }: Store, query: RawBuilder<unknown>): Promise<readonly Found[]> {
  return (await sql<Found>`${query} limit ${sql.lit(mostOfAKind)}`.execute(database)).rows;
}

function* findings(rows: readonly Found[], table: string, problem: string): Generator<Finding> {
  for (const { organization_id: organizationId, id } of rows) yield { table, organizationId, id, problem };
}
