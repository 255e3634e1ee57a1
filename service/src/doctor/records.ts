// Whether every row can be read: JSON that parses, words that are known, digests that fit.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { hash } from "node:crypto";
import { versionOf } from "../activities/engine/traits.js";
import { compile } from "../policy-language/policy.js";
import { compileTime } from "../policy-language/time/program.js";
import type { Store } from "../store/store.js";
import { textOf } from "./finding.js";
import type { Finding, Row } from "./finding.js";
import { pagesOf } from "./pages.js";

interface TableRules {
  readonly key: readonly string[];
  /** What is wrong with a row. */
  readonly problems: (row: Row) => readonly (string | undefined)[];
}

const statuses = [
  "ACTIVITY_STATUS_COMPLETED",
  "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED",
  "ACTIVITY_STATUS_REJECTED",
  "ACTIVITY_STATUS_FAILED",
];

const tables: Readonly<Record<string, TableRules>> = {
  organizations: {
    key: ["id"],
    problems: (row) => [
      listIn(row, "allowed_origins"),
      Number(row["quorum_threshold"]) < 1 ? "its root quorum has a threshold below 1" : undefined,
      Number.isSafeInteger(row["revision"]) && Number(row["revision"]) >= 0
        ? undefined
        : "its revision is not a number",
    ],
  },
  user_records: {
    key: ["organization_id", "id"],
    problems: (row) => [
      objectIn(row, "record"),
      hash("sha256", textOf(row, "record")) === row["id"] ? undefined : "its id is not the SHA-256 of the record",
    ],
  },
  authenticators: { key: ["organization_id", "id"], problems: (row) => [listIn(row, "transports")] },
  policies: {
    key: ["organization_id", "id"],
    problems: (row) => [
      known(row, "effect", ["EFFECT_ALLOW", "EFFECT_DENY"]),
      compiles(row, "condition"),
      compiles(row, "consensus"),
      textOf(row, "time") === "" || compileTime(textOf(row, "time")).ok ? undefined : "its time does not compile",
    ],
  },
  mfa_policies: {
    key: ["organization_id", "id"],
    problems: (row) => [listIn(row, "methods"), compiles(row, "condition")],
  },
  invitations: { key: ["organization_id", "id"], problems: (row) => [listIn(row, "receiver_tags")] },
  webhook_endpoints: { key: ["organization_id", "id"], problems: (row) => [listIn(row, "subscriptions")] },
  auth_proxies: { key: ["organization_id", "id"], problems: (row) => [objectIn(row, "settings")] },
  messages: { key: ["status", "organization_id", "id"], problems: (row) => [objectIn(row, "content")] },
  outbox: {
    key: ["status", "organization_id", "id"],
    problems: (row) => [row["body"] === null ? undefined : objectIn(row, "body")],
  },
  event_bodies: { key: ["organization_id", "id"], problems: (row) => [objectIn(row, "body")] },
  activities: { key: ["organization_id", "id"], problems: problemsOfActivity },
  votes: {
    key: ["organization_id", "activity_id", "id"],
    problems: (row) => [
      objectIn(row, "message"),
      known(row, "selection", ["VOTE_SELECTION_APPROVED", "VOTE_SELECTION_REJECTED"]),
      row["evaluations"] === null ? undefined : listIn(row, "evaluations"),
    ],
  },
};

export async function* checkRecords(store: Store): AsyncGenerator<Finding> {
  for (const [table, { key, problems }] of Object.entries(tables)) {
    for await (const rows of pagesOf(store, table, key)) {
      for (const row of rows) {
        for (const problem of problems(row)) {
          if (problem === undefined) continue;
          const organizationId = table === "organizations" ? textOf(row, "id") : textOf(row, "organization_id");
          yield { table, organizationId, id: textOf(row, "id"), problem };
        }
      }
    }
  }
}

function problemsOfActivity(row: Row): readonly (string | undefined)[] {
  const type = textOf(row, "type");
  if (!Object.hasOwn(activityKinds, type)) return [`its type ${type} is unknown`];
  const body = textOf(row, "body");
  const status = row["status"];
  // What was left out of a body counts in its fingerprint, unless it can be guessed.
  const isWhole = versionOf(type as ActivityType).redaction === undefined;
  return [
    known(row, "status", statuses),
    objectIn(row, "body"),
    isWhole && hash("sha256", body) !== row["fingerprint"]
      ? "its fingerprint is not the SHA-256 of its body"
      : undefined,
    row["result"] === null ? undefined : objectIn(row, "result"),
    row["failure"] === null ? undefined : objectIn(row, "failure"),
    row["evaluations"] === null ? undefined : listIn(row, "evaluations"),
    status === "ACTIVITY_STATUS_COMPLETED" && row["result"] === null ? "it is completed but has no result" : undefined,
    status === "ACTIVITY_STATUS_FAILED" && row["failure"] === null ? "it has failed but does not say why" : undefined,
  ];
}

function compiles(row: Row, kind: "condition" | "consensus"): string | undefined {
  return compile(textOf(row, kind), kind).ok ? undefined : `its ${kind} does not compile`;
}

function known(row: Row, column: string, words: readonly string[]): string | undefined {
  return words.includes(textOf(row, column)) ? undefined : `its ${column} ${JSON.stringify(row[column])} is unknown`;
}

function listIn(row: Row, column: string): string | undefined {
  return Array.isArray(parsed(row, column)) ? undefined : `its ${column} is not a JSON array`;
}

function objectIn(row: Row, column: string): string | undefined {
  const value = parsed(row, column);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? undefined
    : `its ${column} is not a JSON object`;
}

function parsed(row: Row, column: string): unknown {
  try {
    return JSON.parse(textOf(row, column));
  } catch {
    return undefined;
  }
}
