// Changes of an organization's authority state in the transparency log: whoever has the log notices an older state, even one
// that all processes have forgotten.

import { hash } from "node:crypto";
import { insertLogRecord } from "../log-records.js";
import { newSalt } from "../log-salt.js";
import { precompiled } from "../precompiled.js";
import type { Scope, WriteScope } from "../store.js";
import type { Rule } from "./rule.js";

/** A head as the log has it. */
export interface RecordedHead {
  readonly counter: number;
  /** SHA-256 of the head, in hex. */
  readonly digest: string;
}

export const digestOfHead = (authority: string): string => hash("sha256", authority);

/** @param authority the head, as the organization's row has it from now on */
export function recordHead(scope: WriteScope, counter: number, authority: string): void {
  record(scope, { counter, digest: digestOfHead(authority), kind: "authority", time: Date.now() });
}

/** Has rules in the log, as they are from the commit on. */
export async function recordRules(scope: WriteScope, rules: readonly Rule[]): Promise<void> {
  for (const rule of new Set(rules)) {
    const time = Date.now();
    if (rule === "quorum") record(scope, { kind: "quorum", ...(await quorumOf(scope, time)) });
    else record(scope, { kind: "policy", policy: rule.policy, policyId: rule.policyId, time });
  }
}

/** @param event with its members in order, which makes it canonical JSON (RFC 8785) */
function record(scope: WriteScope, event: object): void {
  insertLogRecord(scope, { activityId: "", event: JSON.stringify(event), salt: newSalt() });
}

const thresholdOf = precompiled("quorum_threshold", (database, { organizationId }: { organizationId: string }) =>
  database.selectFrom("organizations").select("quorum_threshold").where("id", "=", organizationId),
);

const rootsOf = precompiled(
  "root_users",
  (database, { organizationId, root }: { organizationId: string; root: 0 | 1 }) =>
    database
      .selectFrom("users")
      .select("id")
      .where("organization_id", "=", organizationId)
      .where("root", "=", root)
      .orderBy("id"),
);

async function quorumOf(scope: Scope, time: number) {
  const { organizationId } = scope;
  const [organization] = await thresholdOf(scope, { organizationId });
  const roots = await rootsOf(scope, { organizationId, root: 1 });
  return { threshold: Number(organization!.quorum_threshold), time, userIds: roots.map(({ id }) => id) };
}

/** What was taken on trust of an organization, with all of its rules. */
export async function recordAcceptance(
  scope: WriteScope,
  accepted: { readonly counter: number; readonly authority: string; readonly reason: string; readonly rows: number },
  rules: readonly Rule[],
): Promise<void> {
  const { counter, authority, reason, rows } = accepted;
  const digest = digestOfHead(authority);
  record(scope, { counter, digest, kind: "acceptance", reason, rows, time: Date.now() });
  await recordRules(scope, rules);
}

/** The latest head that the log has of an organization; undefined where it has none. */
export async function latestRecordedHead({ database, organizationId }: Scope): Promise<RecordedHead | undefined> {
  for (const table of ["log_waiting", "log_records"] as const) {
    const row = await database
      .selectFrom(table)
      .select("event")
      .where("organization_id", "=", organizationId)
      .where("activity_id", "=", "")
      .where("event", "like", '{"counter":%')
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst();
    if (row) return JSON.parse(row.event) as RecordedHead;
  }
  return undefined;
}
