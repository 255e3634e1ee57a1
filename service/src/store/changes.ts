// What has changed in an organization from one revision to the next. The last changes are kept in its row, so that
// whoever remembers an earlier state reads again only what has become of it, in any process.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * What a change is about, as far as organizations are kept in memory: users with their credentials and tags, the
 * policies, settings, which are few and read together, or holdings (keys, wallets, tags themselves, invitations), which are
 * not kept at all. Whoever can't say takes `all`.
 */
export type Change = { readonly users: readonly string[] } | "policies" | "settings" | "holdings" | "all";

/** Several changes together. */
export interface Changes {
  readonly userIds: ReadonlySet<string>;
  readonly policies: boolean;
  readonly settings: boolean;
}

/** Of more users than these, all are read again. */
const maxUsers = 20;
/** A dozen changes of one user each, or what was done to 50 at once in three. */
const maxCharacters = 2_000;

/** The changes of one transaction to one organization. */
export class ChangeSet {
  readonly #userIds = new Set<string>();
  #policies = false;
  #settings = false;
  #all = false;

  add(change: Change): void {
    if (change === "all") this.#all = true;
    else if (change === "policies") this.#policies = true;
    else if (change === "settings") this.#settings = true;
    else if (typeof change === "object") for (const id of change.users) this.#userIds.add(id);
  }

  /** What {@link recordedChanges} takes, of changes that lead to a revision; empty where they are not on record. */
  entry(revision: number): string {
    const ids = [...this.#userIds];
    if (this.#all || ids.length > maxUsers || !ids.every(isPlain)) return "";
    const what = [this.#policies && "p", !this.#settings && "k", ids.length > 0 && `u${ids.join(",")}`];
    return `-${revision} ${what.filter(Boolean).join(" ")};`;
  }
}

/**
 * Value of the column `changes` in an update that gives the organization another revision. First comes the last:
 * `7-42 p k u019a…,019b…;` is a change of the policies and two users from revision 7 to 42, which kept the settings. Where
 * it says nothing of settings, as in earlier releases, they may have changed.
 */
export function recordedChanges(entry: string): RawBuilder<string> {
  const all = sql`cast(revision as text) || ${entry} || changes`;
  return sql<string>`case when ${entry} = '' then '' else substr(${all}, 1, ${sql.lit(maxCharacters)}) end`;
}

/**
 * What has changed between two revisions.
 *
 * @param recorded the column `changes` as it was at the later one
 * @returns undefined where that is not on record
 */
export function changesBetween(recorded: string, from: number, to: number): Changes | undefined {
  const userIds = new Set<string>();
  let [policies, settings] = [false, false];
  let at = to;
  // What stands behind the last semicolon was cut off.
  for (const entry of recorded.split(";").slice(0, -1)) {
    if (at === from) break;
    const [, before, after, what] = /^(\d+)-(\d+) (.*)$/.exec(entry) ?? [];
    // A process of another version may have changed something without a record.
    if (Number(after) !== at) return undefined;
    at = Number(before);
    const parts = what?.split(" ") ?? [];
    settings ||= !parts.includes("k");
    for (const part of parts) {
      if (part === "p") policies = true;
      else if (part.startsWith("u")) for (const id of part.slice(1).split(",")) userIds.add(id);
    }
  }
  return at === from ? { userIds, policies, settings } : undefined;
}

function isPlain(id: string): boolean {
  return /^[\w-]+$/.test(id);
}
