// What waits for votes longer than its organization lets it: it fails, and what was held for it is given back. A vote that comes
// later finds it so; what nobody votes on is looked for now and then.

import { ApiError, ErrorCode } from "@countersign/api";
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
import { failureText } from "./failure.js";
import type { EngineParts } from "./parts.js";

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

/** Whether an activity has waited for votes for too long. One that has them, and waits for a delay, does not expire. */
export function isExpired(
  organization: Pick<Organization, "votesExpireAfter">,
  activity: Pick<ActivityRow, "created_at"> & { readonly held_at: number | null },
  now: number,
): boolean {
  if (activity.held_at !== null) return false;
  return (expiryOf(organization, activity) ?? Infinity) <= now;
}

export class Expiry {
  readonly #parts: Pick<EngineParts, "store" | "organizations">;
  #after = "";

  constructor(parts: Pick<EngineParts, "store" | "organizations">) {
    this.#parts = parts;
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
    const failure = failureText(new ApiError(ErrorCode.FAILED_PRECONDITION, message));
    await this.#parts.store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(organization.revision);
      await release(scope, organization, activity.id);
      const after = { status: "ACTIVITY_STATUS_FAILED", result: null, failure } as const;
      await endWaiting(scope, known, { ...after, at: now });
      insertLogRecord(scope, newLogRecord(expiryEvent({ ...activity, ...after }, now)));
    }, organization);
  }
}
