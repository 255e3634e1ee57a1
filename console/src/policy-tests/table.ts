// Tables of policy tests: cases with the outcomes that are expected of them. Their file is that of
// `countersign policies test`, which has an organization beside them.

import { activityKinds } from "@countersign/api";
import type { ActivityType, Json, Policy, PrivateKey, User } from "@countersign/api";
import { t } from "../texts/index.js";

export const expectations = ["ALLOW", "CONSENSUS_NEEDED", "DENY"] as const;
export type Expectation = (typeof expectations)[number];

/** A row of the table. */
export interface Case {
  readonly name: string;
  readonly type: ActivityType;
  readonly parameters: Json;
  /** Id of the user who asks. */
  readonly by: string;
  /** Ids of those who approve afterwards. */
  readonly approvals: readonly string[];
  /** When it is decided on, a timestamp at UTC; empty for now. */
  readonly at: string;
  readonly expect: Expectation;
}

/** As many as the command line takes. */
export const mostCases = 1000;
export const mostFileBytes = 1_000_000;
/** Approvals that `explain_policy` takes. */
export const mostApprovals = 100;

type Members = Readonly<Record<string, unknown>>;

/**
 * The cases of a file.
 *
 * @param users whose names stand for their ids where the file has them
 * @throws Error that says what is wrong, and where
 */
export async function readCases(text: string, users: readonly User[]): Promise<Case[]> {
  const { parse } = await import("yaml");
  let file: unknown;
  try {
    file = parse(text, { maxAliasCount: 1000 });
  } catch (error) {
    throw new Error(t.policyTests.unreadable(error instanceof Error ? error.message : String(error)), { cause: error });
  }
  const { cases } = membersOf(file, "");
  if (!Array.isArray(cases) || cases.length === 0 || cases.length > mostCases) {
    throw wrong("cases", t.policyTests.noCases(mostCases));
  }
  const idOf = idsOf(users);
  return cases.map((each: unknown, index) => caseOf(membersOf(each, `cases.${index}`), `cases.${index}`, idOf));
}

function caseOf(given: Members, place: string, idOf: (text: string) => string): Case {
  const activity = membersOf(given["activity"], `${place}.activity`);
  const type = textOf(activity["type"], `${place}.activity.type`);
  if (!Object.hasOwn(activityKinds, type)) {
    throw wrong(`${place}.activity.type`, t.policyTests.noType);
  }
  const parameters = membersOf(activity["parameters"], `${place}.activity.parameters`);
  const { approvals = [], at = "", name = "", expect } = given;
  if (!Array.isArray(approvals) || approvals.length > mostApprovals) {
    throw wrong(`${place}.approvals`, t.policyTests.noApprovals(mostApprovals));
  }
  const expected = expectations.find((each) => each === expect);
  if (expected === undefined) throw wrong(`${place}.expect`, t.policyTests.oneOf(expectations.join(", ")));
  if (at !== "" && instantOf(textOf(at, `${place}.at`)) === undefined) throw wrong(`${place}.at`, t.policyTests.noTime);
  return {
    name: name === "" ? "" : textOf(name, `${place}.name`),
    type: type as ActivityType,
    // What JSON cannot say, such as dates of YAML, is text in it.
    parameters: JSON.parse(JSON.stringify(parameters)) as Json,
    by: idOf(textOf(given["by"], `${place}.by`)),
    approvals: approvals.map((each: unknown, index) => idOf(textOf(each, `${place}.approvals.${index}`))),
    at: at === "" ? "" : textOf(at, `${place}.at`),
    expect: expected,
  };
}

/** Milliseconds since 1970, as requests have them; undefined for a text that is no timestamp at UTC. */
export function instantOf(at: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|\+00:00)$/.test(at)) return undefined;
  const instant = Date.parse(at);
  const isReal = instant >= 0 && new Date(instant).toISOString().startsWith(at.slice(0, 19));
  return isReal ? String(instant) : undefined;
}

/** Users by their ids, or by a name that only one of them has; what is neither stays as it is. */
function idsOf(users: readonly User[]): (text: string) => string {
  const ids = new Set(users.map(({ userId }) => userId));
  const byName = new Map<string, string | undefined>();
  for (const { userId, userName } of users) byName.set(userName, byName.has(userName) ? undefined : userId);
  return (text) => (ids.has(text) ? text : (byName.get(text) ?? text));
}

function membersOf(value: unknown, place: string): Members {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Members;
  throw wrong(place, t.policyTests.noObject);
}

function textOf(value: unknown, place: string): string {
  if (typeof value === "string" && value !== "" && value.length <= 256) return value;
  throw wrong(place, t.policyTests.noText);
}

function wrong(place: string, message: string): Error {
  return new Error(place === "" ? message : `${place}: ${message}`);
}

/** What a file says of the organization, so that the command line can decide by it. */
export interface Given {
  readonly quorum: { readonly threshold: number; readonly userIds: readonly string[] };
  readonly users: readonly User[];
  readonly policies: readonly Policy[];
  readonly wallets: readonly GivenWallet[];
  readonly privateKeys: readonly PrivateKey[];
}

export interface GivenWallet {
  readonly walletId: string;
  readonly walletName: string;
  readonly imported: boolean;
  readonly exported: boolean;
  readonly addresses: readonly string[];
}

/** The file, as JSON, which is YAML as well. */
export function fileOf(cases: readonly Case[], { quorum, users, policies, wallets, privateKeys }: Given): string {
  const file = {
    organization: {
      rootQuorum: { threshold: quorum.threshold, userIds: quorum.userIds },
      users: users.map(({ userId, userTags, userEmail, apiKeys, authenticators }) => {
        const [credential] = [...apiKeys, ...authenticators];
        return {
          id: userId,
          tags: userTags,
          ...(userEmail !== undefined && userEmail !== "" && { email: userEmail }),
          ...(credential && { credential: credential.credential.type }),
        };
      }),
      wallets: wallets.map(({ walletId, walletName, imported, exported, addresses }) => {
        return { id: walletId, label: walletName, imported, exported, addresses };
      }),
      privateKeys: privateKeys.map(
        ({ privateKeyId, privateKeyName, imported, exported, privateKeyTags, addresses }) => {
          const texts = addresses.flatMap(({ address }) => (address === undefined ? [] : [address]));
          return {
            id: privateKeyId,
            label: privateKeyName,
            imported,
            exported,
            tags: privateKeyTags,
            addresses: texts,
          };
        },
      ),
      policies: policies.map(({ policyName, effect, condition, consensus, time, notes }) => {
        return { policyName, effect, condition, consensus, notes, ...(time !== undefined && { time }) };
      }),
    },
    cases: cases.map(({ name, type, parameters, by, approvals, at, expect }) => ({
      ...(name !== "" && { name }),
      activity: { type, parameters },
      by,
      ...(approvals.length > 0 && { approvals }),
      ...(at !== "" && { at }),
      expect,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
