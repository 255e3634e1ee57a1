// The way of a submitted request: its time is checked, the same body is recognised, the policy decides, the family works,
// and its effects, the record of the activity and the webhook's event are committed together.
//
// A request that cannot be carried out is answered with an error and leaves no activity. Only an activity that has waited
// for consensus can fail: it exists already, so that those who voted on it see why (ACTIVITY_STATUS_FAILED).

import { ApiError } from "@countersign/api";
import type { Activity, ActivityType, IntentByType } from "@countersign/api";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Call, Caller } from "../auth/caller.js";
import { decide } from "../policy/decide.js";
import { findActivityByFingerprint, insertActivity } from "../store/activities.js";
import type { ActivityRow } from "../store/activities.js";
import { WriteConflict } from "../store/conflict.js";
import { holdRevision } from "../store/organizations.js";
import { insertEvents, webhookReceivers } from "../events/receivers.js";
import { checkLiveness } from "./liveness.js";
import type { EngineParts } from "./parts.js";
import { plan } from "./plan.js";
import { toActivities, toActivity } from "./record.js";
import { downgradeResult } from "./results.js";
import { upgradeHooks } from "./upgrade-hooks.js";
import { UserRecords } from "./user-records.js";
import { isVote, Voting } from "./voting.js";

const conflictsUntilGivingUp = 10;

/** The body of a submit operation, whatever its version. */
export interface Submission {
  readonly type: ActivityType;
  readonly timestampMs: string;
  readonly organizationId: string;
  readonly parameters: object;
}

export class Engine {
  readonly #parts: EngineParts;
  readonly #records = new UserRecords();
  readonly #voting: Voting;
  /** Bodies that are being worked on, by fingerprint. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#voting = new Voting(parts, this.#records);
  }

  /**
   * Carries a request out, or returns the activity that the same body has led to before.
   *
   * @throws ApiError as the contract's errors say; nothing has happened then
   */
  async submit(call: Call, submission: Submission): Promise<{ activity: Activity }> {
    checkLiveness(submission.timestampMs, Date.now());
    if (call.caller.home !== call.caller.organization) {
      throw new ApiError(7, "users of the parent organization can read this organization, but not act in it");
    }
    const fingerprint = createHash("sha256").update(call.body).digest("hex");
    for (let same = this.#underWay.get(fingerprint); same; same = this.#underWay.get(fingerprint)) {
      await same.catch(() => {});
    }
    const work = this.#submit(call, submission, fingerprint);
    this.#underWay.set(fingerprint, work);
    try {
      return { activity: await work };
    } finally {
      this.#underWay.delete(fingerprint);
    }
  }

  async #submit(call: Call, submission: Submission, fingerprint: string): Promise<Activity> {
    for (let attempt = 1, caller = call.caller; ; attempt++, caller = await call.identify()) {
      const scope = this.#parts.store.in(caller.organization.id);
      try {
        if (isVote(submission)) return await this.#voting.vote(call, caller, submission);
        const known = await findActivityByFingerprint(scope, fingerprint);
        if (known) return (await toActivities(scope, [known], caller))[0]!;
        return await this.#start(call, caller, submission, fingerprint);
      } catch (error) {
        if (!(error instanceof WriteConflict) || attempt === conflictsUntilGivingUp) throw error;
      }
    }
  }

  async #start(call: Call, caller: Caller, submission: Submission, fingerprint: string): Promise<Activity> {
    const { store } = this.#parts;
    const { organization, member, stamp } = caller;
    const { type, intent } = await upgradeToLatest(
      submission.type,
      submission.parameters as IntentByType[ActivityType],
      upgradeHooks(organization),
    );
    const decision = decide(organization, { type, intent, initiatorId: member.id, approverIds: [member.id] });
    if (decision.outcome === "deny") throw new ApiError(7, decision.message);
    const step = decision.outcome === "allow" ? await plan(this.#parts, caller, type, intent) : undefined;
    const receivers = await webhookReceivers(this.#parts.organizations, organization);

    const now = Date.now();
    const activity = await store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      await holdRevision(scope, organization.revision, store.dialect);
      const result = step && downgradeResult(submission.type, await step(scope, transaction));
      const row: ActivityRow = {
        id: uuidv7(),
        organization_id: organization.id,
        type: submission.type,
        status: step ? "ACTIVITY_STATUS_COMPLETED" : "ACTIVITY_STATUS_CONSENSUS_NEEDED",
        fingerprint,
        body: Buffer.from(call.body).toString(),
        result: result === undefined ? null : JSON.stringify(result),
        failure: null,
        user_id: member.id,
        user_record_id: member.recordId,
        public_key: stamp.publicKey,
        signature: stamp.signature,
        scheme: stamp.scheme,
        created_at: now,
        updated_at: now,
      };
      await this.#records.keep(scope, member);
      await insertActivity(scope, row);
      const record = toActivity(row, { parameters: submission.parameters, initiator: member.record }, caller);
      await insertEvents(transaction, receivers, record);
      return record;
    });
    this.#records.kept(member);
    if (receivers.length > 0) this.#parts.onEvent();
    return activity;
  }
}
