// The way of a submitted request: its time is checked, the same body is recognised, the policy decides, the family
// works, and its effects, the record of the activity and the webhook's event are committed together.
//
// A request that cannot be carried out is answered with an error and leaves no activity. Only an activity that has
// waited for consensus can fail: it exists already, so that those who voted on it see why (ACTIVITY_STATUS_FAILED).

import { ApiError, ErrorCode } from "@countersign/api";
import type { Activity, ActivityType, IntentByType, MfaPolicy } from "@countersign/api";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { hash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Call, Caller } from "../../auth/caller.js";
import { Turns } from "../../event-loop/turns.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import { checkProved } from "../../organizations/proved.js";
import { bodyText } from "../../params/parameters.js";
import { proposalOf } from "../../policy/context.js";
import { lackingAuthenticators } from "../../policy/authenticators.js";
import type { Proposal } from "../../policy/context.js";
import { decideBrakes } from "../../policy/brakes.js";
import { decideRequest, stricter } from "../../policy/decide.js";
import type { Decision } from "../../policy/decide.js";
import { Evaluations } from "../../policy/evaluations.js";
import type { PolicyRequest } from "../../policy/request.js";
import { boundProfile, decideScope } from "../../policy/session-scope.js";
import { decideSpending } from "../../policy/spending.js";
import { voteCounts } from "../../policy/voters.js";
import { ToSign } from "../../signing/to-sign.js";
import { hold, spend } from "../../spending/ledger.js";
import { findActivityOfBody, insertActivity } from "../../store/activities.js";
import type { ActivityRow, BodyIdentity } from "../../store/activities.js";
import { KeyGone } from "../../store/conflict.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { insertVoteCalls } from "../../store/vote-calls.js";
import { insertLogRecord } from "../../store/log-records.js";
import { storedOfActivity, storedOfLogRecord, strangersOf } from "../../store/stored-bytes.js";
import { inSpan } from "../../tracing/spans.js";
import { submissionRecord } from "../../transparency/event.js";
import { PendingEvent } from "./activity-event.js";
import { Commits } from "./commit.js";
import { Contention } from "./contention.js";
import { delayOf, heldUntilOf, holdOf } from "./delays.js";
import type { Delay } from "./delays.js";
import { Expiry } from "./expiry.js";
import { Held } from "./held.js";
import { checkLiveness } from "./liveness.js";
import { Once } from "./once.js";
import type { EngineParts } from "./parts.js";
import { plan } from "./plan.js";
import { toActivities, toActivity } from "./record.js";
import { fingerprintOf, redactRequest, redactResult } from "./redaction.js";
import { Refusals } from "./refusals.js";
import { downgradeResult } from "./results.js";
import { Sweeps } from "./sweeps.js";
import {
  checkPreconditions,
  isImmediate,
  isThroughParent,
  requestOf,
  sendsMessages,
  storageEffectOf,
  widensAccess,
} from "./traits.js";
import type { NewestIntent } from "./traits.js";
import { upgradeHooks } from "./upgrade-hooks.js";
import { isVoteSubmission, Voting } from "./voting.js";

/** The body of a submit operation, whatever its version. */
export interface Submission {
  readonly type: ActivityType;
  readonly timestampMs: string;
  readonly organizationId: string;
  readonly parameters: object;
}

const allowedAsGuest = { outcome: "OUTCOME_ALLOW" } as const;

/** A submission that is to be carried out, in as many attempts as that takes. */
interface Request {
  readonly call: Call;
  readonly submission: Submission;
  readonly identity: BodyIdentity;
  readonly once: Once;
}

export class Engine {
  readonly #parts: EngineParts;
  readonly #commits: Commits;
  readonly #refusals: Refusals;
  readonly #contention = new Contention();
  readonly #voting: Voting;
  readonly #sweeps: readonly Sweeps[];
  /** Bodies that are being worked on, by fingerprint. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#commits = new Commits(parts.store);
    this.#refusals = new Refusals(parts.store);
    const [expiry, held] = [new Expiry(parts), new Held(parts)];
    this.#sweeps = [expiry, held].map((each) => new Sweeps(() => each.sweep(), parts.onError));
    this.#voting = new Voting(parts, this.#commits, this.#refusals, expiry);
  }

  /** Looks for activities that have waited for too long, or for long enough, from now on. */
  start(milliseconds?: number): void {
    for (const each of this.#sweeps) each.start(milliseconds);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sweeps.map((each) => each.close()));
  }

  /**
   * Carries a request out, or returns the activity that the same body has led to before.
   *
   * @throws ApiError as the contract's errors say; nothing has happened then
   */
  async submit(call: Call, submission: Submission): Promise<{ activity: Activity }> {
    checkLiveness(submission.timestampMs, Date.now());
    if (call.caller.home !== call.caller.organization && !isThroughParent(submission.type)) {
      throw new ApiError(
        ErrorCode.PERMISSION_DENIED,
        "users of the parent organization can read this organization, but not act in it",
      );
    }
    const fingerprint = fingerprintOf(submission, call.body);
    let repeated = false;
    for (let same = this.#underWay.get(fingerprint); same; same = this.#underWay.get(fingerprint)) {
      repeated = true;
      await same.catch(() => {});
    }
    const once = new Once();
    const identity = { requestedAt: Number(submission.timestampMs), fingerprint };
    const work = this.#contention.run(call.caller.organization.id, async (again) => {
      const caller = again ? await call.identify() : call.caller;
      checkProved(caller.organization);
      checkProved(caller.home);
      try {
        if (isVoteSubmission(submission)) return await this.#voting.vote(call, caller, submission, once);
        return await this.#start({ call, submission, identity, once }, caller, repeated || again);
      } catch (error) {
        if (error instanceof KeyGone) await this.#parts.onKeyGone();
        throw error;
      }
    });
    this.#underWay.set(fingerprint, work);
    try {
      return { activity: await work };
    } finally {
      this.#underWay.delete(fingerprint);
    }
  }

  /**
   * Most bodies come once. So the activity of an earlier one is looked for only where there may well be one: after
   * something has stood in the way, be it the earlier one's effects or its place in the database, which no second one
   * can take.
   *
   * @param repeated whether to look at once
   */
  async #start(request: Request, caller: Caller, repeated: boolean): Promise<Activity> {
    const known = repeated ? await this.#find(caller, request.identity) : undefined;
    if (known) return known;
    try {
      return await this.#carryOut(request, caller);
    } catch (error) {
      const earlier = error instanceof ApiError ? await this.#find(caller, request.identity) : undefined;
      if (earlier) return earlier;
      throw error;
    }
  }

  async #find(caller: Caller, identity: BodyIdentity): Promise<Activity | undefined> {
    const scope = this.#parts.store.in(caller.organization);
    const row = await findActivityOfBody(scope, identity);
    return row && (await toActivities(scope, [row], caller))[0];
  }

  async #carryOut(request: Request, caller: Caller): Promise<Activity> {
    const { call, submission } = request;
    const effect = storageEffectOf(submission.type);
    const { organization } = caller;
    const end = await this.#parts.storage.admit(organization, effect, call.body.length, isForStranger(caller));
    try {
      return await this.#perform(request, caller);
    } finally {
      end();
    }
  }

  async #perform(request: Request, caller: Caller): Promise<Activity> {
    const { call, submission, identity, once } = request;
    const { outside } = this.#parts;
    const { organization, member, stamp } = caller;
    const id = uuidv7();
    const newest = await upgradeToLatest(
      submission.type,
      submission.parameters as IntentByType[ActivityType],
      upgradeHooks(organization, { billing: outside.billing, activityId: id }),
    );
    const toSign = this.#toSignIn(organization);
    await checkPreconditions({ organization, initiator: member, signing: this.#parts.signing, toSign }, newest);
    const now = Date.now();
    const { isAllowed, delay, proposal, evaluations, spending, lacking } = await this.#decide(
      request,
      caller,
      newest,
      toSign,
    );
    const step = isAllowed ? await plan(this.#parts, caller, { submittedAt: now, ...newest, toSign }, once) : undefined;
    // Who asks has approved by asking.
    const canReject = step
      ? organization.members.has(member.id)
      : lacking !== undefined ||
        isRoot(organization, member) ||
        (proposal !== undefined && (await isCounted(organization, member, proposal)));
    const held = delay && holdOf(delay, now);
    const heldUntil = heldUntilOf(organization, held);
    const event = await PendingEvent.prepare(this.#parts, organization, call.body.length);

    const body = bodyText(call.body);
    const waiting = lacking ? "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED" : "ACTIVITY_STATUS_CONSENSUS_NEEDED";
    const stored = redactRequest(submission, body, identity.fingerprint, stamp.signature, !step);
    const record = async (scope: WriteScope, transaction: Transaction): Promise<Activity> => {
      // Before the step, which may remove all that the organization has.
      if (spending && step) await spend(scope, spending.charges, { activityId: id, ...spending, now });
      const result = step && downgradeResult(submission.type, await step(scope, transaction));
      const row: ActivityRow = {
        id,
        organization_id: organization.id,
        type: submission.type,
        status: step ? "ACTIVITY_STATUS_COMPLETED" : waiting,
        requested_at: identity.requestedAt,
        fingerprint: stored.fingerprint,
        body: stored.body,
        result: result === undefined ? null : JSON.stringify(redactResult(submission.type, result)),
        failure: null,
        user_id: member.id,
        user_record_id: member.recordId,
        public_key: stamp.publicKey,
        signature: stored.signature,
        scheme: stamp.scheme,
        evaluations: JSON.stringify(evaluations),
        created_at: now,
        updated_at: now,
      };
      await insertActivity(scope, row, { attested: stamp.attested ?? null, ...held });
      if (spending?.fits && !step) await hold(scope, spending.charges, { activityId: id, now });
      if (!step && !lacking && !held) await insertVoteCalls(scope, id, this.#parts.voteCallDelay);
      const logged = submissionRecord(row, stored.body === body ? null : hash("sha256", stored.body));
      insertLogRecord(scope, logged);
      if (isForStranger(caller)) {
        transaction.in(strangersOf(organization.id)).stores(storedOfActivity(row) + storedOfLogRecord(logged.event));
      }
      const known = { parameters: stored.parameters, initiator: member.record, heldUntil };
      const recordWith = (shown: unknown) =>
        toActivity(row, { result: shown, ...known }, { canApprove: lacking !== undefined, canReject });
      await event.insert(transaction, call.traceparent, () => recordWith(redactResult(submission.type, result)));
      return recordWith(result);
    };
    const activity = await event.during(() => this.#commits.commit(caller, record));
    if (!step) this.#parts.onVoteCall();
    if (sendsMessages(submission.type)) this.#parts.onMessage();
    return activity;
  }

  /**
   * Has the policies decide: those of the organization, or of the parent where its users ask. Then its spending limits.
   *
   * @throws ApiError PERMISSION_DENIED for what is denied
   */
  async #decide({ call, submission, identity }: Request, caller: Caller, newest: NewestIntent, toSign: ToSign) {
    const { organization, home, member, stamp, guest } = caller;
    // Whoever holds an invitation's token was let in when it was sent.
    if (guest) return { isAllowed: true, delay: undefined, evaluations: [allowedAsGuest], lacking: undefined };
    const approvals = [{ userId: member.id, publicKey: stamp.publicKey }];
    // Votes on it would be cast in the organization, where the parent's users have none.
    const immediate = isImmediate(submission.type) || home !== organization;
    const request = requestOf(newest, { initiatorId: member.id, approvals, immediate });
    const known = home === organization ? toSign : this.#toSignIn(home);
    const outOfScope = await this.#decideScope(caller, request, known);
    const decided = await inSpan("policy decision", {}, async ({ note }) => {
      if (outOfScope) return { decision: outOfScope, evaluations: [] };
      const made = await decideRequest(this.#parts.store.in(home), home, request, known, {
        seesLimits: home === organization,
      });
      note({ "countersign.policy.outcome": made.decision.outcome });
      return made;
    });
    const proposal = "proposal" in decided ? decided.proposal : undefined;
    const proved = { scheme: stamp.scheme, public_key: stamp.publicKey, attested: stamp.attested ?? null };
    const lacking =
      decided.decision.outcome === "deny"
        ? undefined
        : await lackingAuthenticators(this.#parts.store.in(home), home, proposal ?? request, proved, known);
    // The parent's users sign nothing in it.
    const isOver = decided.decision.outcome === "deny" || home !== organization;
    const brakes = isOver
      ? undefined
      : await decideBrakes(this.#parts.store.in(home), organization, request, { by: member.id, toSign });
    const spending =
      isOver || brakes?.outcome === "deny"
        ? undefined
        : await decideSpending(this.#parts.store.in(home), organization, proposal ?? request, {
            toSign,
            waits: decided.decision.outcome !== "allow" || lacking !== undefined,
            isSpentNext: true,
          });
    const bySpending = stricter(stricter(decided.decision, brakes), spending?.decision);
    const byAuthenticators = lacking ? stricter(bySpending, forAuthenticators(lacking, immediate)) : bySpending;
    const delay = byAuthenticators.outcome === "allow" ? delayOf(organization, request) : undefined;
    const decision = delay && immediate ? cannotWait(delay) : byAuthenticators;
    this.#parts.metrics?.decided(decision);
    if (decision.outcome === "deny") {
      const { type } = submission;
      const { fingerprint } = identity;
      const { signature } = redactRequest(submission, bodyText(call.body), fingerprint, stamp.signature);
      const reason = decision.message;
      await this.#refusals.note(caller, { type, fingerprint, signature, reason, activityId: null });
      throw new ApiError(ErrorCode.PERMISSION_DENIED, reason);
    }
    // The parent's policies are none of the organization's business.
    const told =
      home === organization && bySpending === decided.decision ? decided.evaluations : new Evaluations().of(bySpending);
    const required = { policyId: lacking?.mfaPolicyId, outcome: "OUTCOME_REQUIRES_AUTHENTICATORS" } as const;
    const evaluations = lacking ? [...told, required] : told;
    const isAllowed = decision.outcome === "allow" && !delay;
    return { isAllowed, delay, proposal, evaluations, spending, lacking };
  }

  /** What the profile of the caller's session has against it. */
  async #decideScope(
    { home, member, sessionProfileId }: Caller,
    request: PolicyRequest,
    toSign: ToSign,
  ): Promise<Decision | undefined> {
    const scope = this.#parts.store.in(home);
    const profile = await boundProfile(scope, home, sessionProfileId);
    if (!profile) return undefined;
    const proposal = await proposalOf(scope, home, request, toSign);
    return decideScope(home, profile, proposal, { userId: member.id, widensAccess: widensAccess(request.type) });
  }

  /** @param organization whose keys sign */
  #toSignIn(organization: Organization): ToSign {
    return new ToSign(this.#parts.knownSigners, this.#parts.store.in(organization.id), organization);
  }
}

/** Whether the auth proxy asks, for somebody who has nothing in the organization. */
function isForStranger({ organization, member }: Caller): boolean {
  return member.id === organization.authProxy?.userId;
}

/** What waits for its initiator to authenticate; what cannot wait is denied. */
function forAuthenticators({ mfaPolicyName }: MfaPolicy, immediate: boolean): Decision {
  if (!immediate) return { outcome: "consensusNeeded" };
  const name = JSON.stringify(mfaPolicyName);
  const message = `MFA policy ${name} denied request: it requires further authenticators, and this kind of activity cannot wait for them`;
  return { outcome: "deny", message, explicit: true };
}

/** What has to wait, and is done at once or not at all. */
function cannotWait({ change, milliseconds }: Delay): Decision {
  const message = `brake denied request: changes of ${change} wait for ${milliseconds / 1000} seconds, and this kind of activity cannot wait`;
  return { outcome: "deny", message, explicit: true };
}

function isRoot({ members }: Organization, { id }: Member): boolean {
  return members.get(id)?.root === true;
}

async function isCounted(organization: Organization, member: Member, proposal: Proposal): Promise<boolean> {
  return (await new Turns(organization).run(voteCounts(organization, member, proposal))) === true;
}
