// What in the database is not as the service has left it, for operators. It changes nothing.

import { sql } from "kysely";
import { listVotes } from "../activities.js";
import { listWaiting } from "../ballots.js";
import type { Store } from "../store.js";
import { checkBallot } from "./ballot.js";
import { headedColumns, openHead, reduced } from "./head.js";
import type { HeadedRow } from "./head.js";
import { pagesOf } from "./pages.js";
import { check, nameOf } from "./proof.js";
import { digestOfHead, latestRecordedHead } from "./recorded.js";
import type { RecordedHead } from "./recorded.js";
import { comparesStates, describe, provedNames } from "./tables.js";

/** What is wrong with a row, or with all of an organization together. */
export interface Unproved {
  readonly table: string;
  readonly organizationId: string;
  readonly id: string;
  readonly problem: string;
}

const attempts = 5;

/** Looks at all organizations, also those that were deleted. */
export async function* examineDeployment(store: Store): AsyncGenerator<Unproved> {
  for (let last = ""; ;) {
    const ids = await store.database
      .selectFrom("organizations")
      .select("id")
      .where("id", ">", last)
      .orderBy("id")
      .limit(100)
      .execute();
    if (ids.length === 0) return;
    for (const { id } of ids) yield* await examineOrganization(store, id);
    last = ids.at(-1)!.id;
  }
}

/** What is not as the service has left it, also while it changes. */
export async function examineOrganization(store: Store, organizationId: string): Promise<Unproved[]> {
  for (let attempt = 1; ; attempt++) {
    const before = await findHeaded(store, organizationId);
    const found = before ? await problemsOf(store, before) : [];
    const after = found.length > 0 ? await findHeaded(store, organizationId) : before;
    // What was changed by the service meanwhile is no problem.
    if (found.length === 0 || before?.authority === after?.authority || attempt === attempts) return found;
  }
}

async function problemsOf(store: Store, row: HeadedRow): Promise<Unproved[]> {
  const { authority } = store;
  const { id: organizationId } = row;
  const found: Unproved[] = [];
  const add = (table: string, id: string, problem: string) => found.push({ table, organizationId, id, problem });
  const head = openHead(authority, row);
  if (!head) add("organizations", organizationId, "its row has not been written by the service as it is");
  else if (head.counter < authority.counterOf(organizationId)) {
    add("organizations", organizationId, "it is in an older state than the service has left it in");
  }
  const recorded = head && (await latestRecordedHead(store.in(organizationId)));
  if (recorded && isOtherThan(recorded, head.counter, row.authority)) {
    add("organizations", organizationId, "the transparency log has a record of another or newer state");
  }
  const sums = { whole: 0n, holding: 0n, single: 0n };
  for (const table of provedNames) {
    const { key, completeness } = describe(table);
    for await (const rows of pagesOf(store.in(organizationId), table)) {
      for (const each of rows) {
        const proof = check(authority, table, organizationId, each);
        const id = table === "sessions" ? String(each["user_id"]) : key.map((column) => String(each[column])).join(" ");
        if (!proof) add(table, id, "it has not been written by the service as it is");
        else if (
          comparesStates(table) &&
          proof.generation < authority.generationOf(nameOf(table, organizationId, each))
        ) {
          add(table, id, "it is in an older state than the service has left it in");
        } else sums[completeness] += proof.element;
      }
    }
  }
  for await (const activities of listWaiting(store.in(organizationId))) {
    const votes = await listVotes(
      store.in(organizationId),
      activities.map(({ id }) => id),
    );
    for (const activity of activities) {
      const own = votes.filter(({ activity_id }) => activity_id === activity.id);
      if (checkBallot(authority, activity, own, activity.ballot) !== undefined) continue;
      add("activities", activity.id, "it, or the votes on it, are not as the service has left them");
    }
  }
  // Which rows these are, nothing tells.
  if (head && found.length === 0) {
    if (reduced(sums.whole) !== head.whole) {
      add("organizations", organizationId, "users, credentials, policies or settings are missing, older or put back");
    }
    if (reduced(sums.holding) !== head.holdings) {
      add(
        "organizations",
        organizationId,
        "keys, wallets, accounts, tags or invitations are missing, older or put back",
      );
    }
  }
  return found;
}

function isOtherThan(recorded: RecordedHead, counter: number, authority: string): boolean {
  if (recorded.counter !== counter) return recorded.counter > counter;
  return recorded.digest !== digestOfHead(authority);
}

function findHeaded({ database }: Store, id: string): Promise<HeadedRow | undefined> {
  return database
    .selectFrom("organizations")
    .select([...headedColumns])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Ids of the keys under which rows are proved. */
export async function keysOfProofs({ database }: Pick<Store, "database">): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of ["organizations", "ballots", ...provedNames]) {
    const { rows } = await sql<{ readonly id: string }>`
      select distinct substr(authority, 1, 16) as id from ${sql.table(table)} where authority <> ''`.execute(database);
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}
