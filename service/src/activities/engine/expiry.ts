// What waits for votes longer than its organization lets it: it fails, and what was held for it is given back. A vote that comes
// later finds it so; what nobody votes on is looked for now and then.

import { ErrorCode } from "@countersign/api";
import { setTimeout as pause } from "node:timers/promises";
import type { Organization } from "../../organizations/organization.js";
import { release } from "../../spending/ledger.js";
import { endWaiting, findExpired, listVotes } from "../../store/activities.js";
import type { ActivityRow, BallotedActivityRow, VoteRow } from "../../store/activities.js";
import { NotProved } from "../../store/authority/not-proved.js";
import { WriteConflict } from "../../store/conflict.js";
import { findDelaying } from "../../store/delays.js";
import { insertLogRecord } from "../../store/log-records.js";
import { expiryEvent, newLogRecord } from "../../transparency/event.js";
import type { EngineParts } from "./parts.js";

const sweepMilliseconds = 10_000;
/** In one round, of all. The next one goes on behind them. */
const organizationsAtOnce = 100;
const activitiesAtOnce = 50;

/** When an activity that waits fails, in milliseconds since 1970; undefined where it waits for any time. */
export function expiryOf(
  { votesExpireAfter }: Pick<Organization, "votesExpireAfter">,
  { created_at }: Pick<ActivityRow, "created_at">,
): number | undefined {
  return votesExpireAfter === undefined ? undefined : created_at + votesExpireAfter;
}

/** Whether an activity has waited for too long. */
export function isExpired(
  organization: Pick<Organization, "votesExpireAfter">,
  activity: Pick<ActivityRow, "created_at">,
  now: number,
): boolean {
  return (expiryOf(organization, activity) ?? Infinity) <= now;
}

export class Expiry {
  readonly #parts: Pick<EngineParts, "store" | "organizations" | "onError">;
  #after = "";
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(parts: Pick<EngineParts, "store" | "organizations" | "onError">) {
    this.#parts = parts;
  }

  /** Looks for what has expired from now on. */
  start(milliseconds = sweepMilliseconds): void {
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.sweep()
        .catch((error: unknown) => this.#parts.onError?.(error))
        .finally(() => (this.#sweeping = undefined));
    }, milliseconds);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** Ends what has expired, of some organizations. */
  async sweep(): Promise<void> {
    const { store, organizations } = this.#parts;
    const ids = await findDelaying(store, "votes", this.#after, organizationsAtOnce);
    this.#after = ids.length < organizationsAtOnce ? "" : (ids.at(-1) ?? "");
    for (const id of ids) {
      const organization = await organizations.find(id);
      // Nothing is done in one that is closed.
      if (organization?.standing.refusal !== undefined || organization?.votesExpireAfter === undefined) continue;
      await this.#sweepOne(organization, organization.votesExpireAfter);
      await pause();
    }
  }

  async #sweepOne(organization: Organization, milliseconds: number): Promise<void> {
    const scope = this.#parts.store.in(organization);
    const now = Date.now();
    for (const activity of await findExpired(scope, now - milliseconds, activitiesAtOnce)) {
      try {
        await this.end(organization, { activity, votes: await listVotes(scope, [activity.id]) }, now);
      } catch (error) {
        // Somebody has voted, or something has changed: the next round looks again.
        if (!(error instanceof WriteConflict || error instanceof NotProved)) throw error;
      }
    }
  }

  /**
   * Ends an activity that has expired.
   *
   * @throws WriteConflict where something has changed; NotProved
   */
  async end(
    organization: Organization,
    known: { readonly activity: BallotedActivityRow; readonly votes: readonly VoteRow[] },
    now: number,
  ): Promise<void> {
    const { activity } = known;
    const until = new Date(expiryOf(organization, activity) ?? now).toISOString();
    const message = `it expired at ${until}, before it had the votes that it takes`;
    const failure = JSON.stringify({ code: ErrorCode.FAILED_PRECONDITION, message, details: [] });
    await this.#parts.store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(organization.revision);
      await release(scope, organization, activity.id);
      const after = { status: "ACTIVITY_STATUS_FAILED", result: null, failure } as const;
      await endWaiting(scope, known, { ...after, at: now });
      await insertLogRecord(scope, newLogRecord(expiryEvent({ ...activity, ...after }, now)));
    }, organization);
  }
}
