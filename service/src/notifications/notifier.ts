// Tells users what waits for their vote. A request that waits leaves a call for each channel of its organization, in its own
// transaction. Here the calls of a channel become one message or webhook event: in the transaction that removes them, so that a
// process that is killed leaves them to the next, and two processes tell nothing twice. From then on it is on its way like any
// other message or event.

import { ApiError } from "@countersign/api";
import type { WaitingRequest } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { isExpired } from "../activities/engine/expiry.js";
import { readBallot } from "../activities/engine/ballot.js";
import { readVoterRecords } from "../activities/engine/voter-records.js";
import type { EventBudget } from "../budgets/event-budget.js";
import type { Settings } from "../config/settings.js";
import { Poller, pollMilliseconds } from "../delivery/poller.js";
import { votesWanted } from "../delivery/webhooks/receivers.js";
import { Turns } from "../event-loop/turns.js";
import type { Logger } from "../log/log.js";
import type { Member } from "../organizations/member.js";
import { kindOf, quietFor } from "../organizations/notification-channel.js";
import type { Organization } from "../organizations/organization.js";
import type { Organizations } from "../organizations/organizations.js";
import { tenantOf } from "../organizations/tenant.js";
import { standingOf } from "../policy/approvals.js";
import { voteCounts } from "../policy/voters.js";
import type { KnownSigners } from "../signing/signers.js";
import { checkOnBallot, listVotes } from "../store/activities.js";
import { useBudgets } from "../store/budgets.js";
import { bytesOfEvent, insertBody } from "../store/event-bodies.js";
import { insertMessage } from "../store/messages.js";
import { findNotificationChannel, restNotificationChannel } from "../store/notification-channels.js";
import type { NotificationChannelRow } from "../store/notification-channels.js";
import { insertEvent } from "../store/outbox.js";
import type { Scope, Store, Transaction } from "../store/store.js";
import { findCalled, findDueChannels, listVoteCalls, removeVoteCalls } from "../store/vote-calls.js";
import type { DueChannel } from "../store/vote-calls.js";
import { bodies, emailOf, placeOf } from "./formats.js";
import type { NotificationMetrics } from "./metrics.js";
import { describeRequest, organizationNameOf } from "./notice.js";
import type { Notice } from "./notice.js";

export interface NotifierParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly knownSigners: KnownSigners;
  readonly settings: Settings["notifications"];
  readonly messages: Pick<Settings["messages"], "perContactHourly">;
  readonly events: EventBudget;
  readonly log: Logger;
  readonly metrics?: NotificationMetrics | undefined;
  readonly onEvent: () => void;
  readonly onMessage: () => void;
}

const channelsAtOnce = 20;
/** Of so many requests is told what they are; the others are counted. */
const mostShown = 10;
/** Where something is out of order, or too much was told. */
const laterMilliseconds = 600_000;

/** Another process has told it, or its user has taken the channel away. */
class Overtaken extends Error {}
/** Too much was told in an hour. */
class Overdrawn extends Error {}

export class Notifier {
  readonly #parts: NotifierParts;
  readonly #poller: Poller;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#poller = new Poller({
      take: () => this.#take(),
      onError: (error) => parts.log.error({ err: error }, "requests that wait for votes cannot be read"),
    });
  }

  start(): void {
    this.#poller.start(async () => {});
  }

  /** A request that waits has been committed. */
  wake(): void {
    this.#poller.wake();
  }

  close(): Promise<void> {
    return this.#poller.stop();
  }

  async #take(): Promise<number> {
    const { store } = this.#parts;
    const due = await findDueChannels(store, channelsAtOnce);
    for (const place of due) {
      if (!this.#poller.isRunning) break;
      await this.#tell(place);
    }
    return due.length < channelsAtOnce ? pollMilliseconds : 0;
  }

  /** Never rejects, so that no channel holds up others. */
  async #tell(place: DueChannel): Promise<void> {
    const { store, log } = this.#parts;
    try {
      await this.#tellOf(place);
    } catch (error) {
      if (error instanceof Overtaken) return;
      const { organizationId, channelId } = place;
      if (error instanceof Overdrawn) log.warn({ organizationId }, "too many notifications in an hour; told later");
      else log.error({ organizationId, channelId, err: error }, "a user was not told what waits for their vote");
      const rest = this.#rest(store.in(organizationId), channelId, laterMilliseconds);
      await rest.catch((reason: unknown) => log.error({ organizationId, channelId, err: reason }, "a channel goes on"));
    }
  }

  async #tellOf({ organizationId, channelId }: DueChannel): Promise<void> {
    const { store, organizations, settings, metrics } = this.#parts;
    const scope = store.in(organizationId);
    const organization = await organizations.find(organizationId);
    if (organization?.standing.refusal !== undefined) return this.#rest(scope, channelId, laterMilliseconds);
    const calls = await listVoteCalls(scope, channelId);
    const channel = organization && (await findNotificationChannel(scope, channelId));
    const member = channel && organization.members.get(channel.user_id);
    if (!organization || !channel || !member || !isStillTheirs(channel, member)) {
      return this.#done(scope, channelId, calls, async () => {});
    }
    const quiet = quietFor(channel, Date.now());
    if (quiet > 0) return this.#rest(scope, channelId, quiet);
    const notice = await this.#noticeOf(organization, member, calls);
    if (!notice) return this.#done(scope, channelId, calls, async () => {});
    const interval = settings.intervalSeconds * 1000;
    const sent = this.#send(organization, channel, notice, (write) =>
      this.#done(scope, channelId, calls, async (transaction) => {
        await restNotificationChannel(transaction.in(organizationId), channelId, interval);
        await write(transaction);
      }),
    );
    await sent.catch((error: unknown) => {
      const outcome = error instanceof Overdrawn ? "postponed" : "failed";
      if (!(error instanceof Overtaken)) metrics?.ended(kindOf(channel), outcome);
      throw error;
    });
    metrics?.ended(kindOf(channel), "written");
  }

  /** What of the calls still waits for the vote of a user; undefined where nothing does. */
  async #noticeOf(organization: Organization, member: Member, ids: readonly string[]): Promise<Notice | undefined> {
    const requests: WaitingRequest[] = [];
    let count = 0;
    for (const id of ids) {
      const wanted = await this.#wanted(organization, member, id);
      if (!wanted) continue;
      count++;
      if (requests.length < mostShown) requests.push(await wanted());
    }
    if (count === 0) return undefined;
    return { organizationId: organization.id, organizationName: organizationNameOf(organization), requests, count };
  }

  /** Undefined where the vote of a user is not wanted. */
  async #wanted(
    organization: Organization,
    member: Member,
    id: string,
  ): Promise<(() => Promise<WaitingRequest>) | undefined> {
    const { store, knownSigners } = this.#parts;
    const scope = store.in(organization.id);
    const now = Date.now();
    const activity = await findCalled(scope, id);
    if (activity?.status !== "ACTIVITY_STATUS_CONSENSUS_NEEDED" || activity.held_at !== null) return undefined;
    if (activity.user_id === member.id || isExpired(organization, activity, now)) return undefined;
    const votes = await listVotes(scope, [id]);
    if (votes.some((vote) => vote.user_id === member.id)) return undefined;
    checkOnBallot(scope, activity, votes);
    const recordOf = await readVoterRecords(scope, [activity, ...votes]);
    const standing = standingOf(organization, { activity, votes }, recordOf, now);
    const { proposal, toSign, failure } = await readBallot(scope, organization, activity, standing, knownSigners);
    if ((await new Turns(organization).run(voteCounts(organization, member, proposal))) === false) return undefined;
    // Of what cannot be carried out any more, nothing can be read.
    const bare = { ...proposal, references: [] };
    return async () => {
      try {
        return await describeRequest(organization, id, failure ? bare : proposal, toSign);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return describeRequest(organization, id, bare, toSign);
      }
    };
  }

  /** Hands a notice over to the messages or webhook events. */
  async #send(
    organization: Organization,
    channel: NotificationChannelRow,
    notice: Notice,
    commit: (write: (transaction: Transaction) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const { settings, messages, events, onEvent, onMessage } = this.#parts;
    const told = { notice, channel, link: linkOf(settings.consoleUrl, notice) };
    const tenantId = tenantOf(organization);
    const hourly = [{ holder: "notifications", hourly: settings.perTenantHourly || Infinity, daily: Infinity }];
    const kind = kindOf(channel);
    if (kind === "NOTIFICATION_KIND_EMAIL") {
      // Many organizations may have users with one address.
      const perContact = { holder: `notifications to ${channel.target.toLowerCase()}`, daily: Infinity };
      const budgets = [...hourly, { ...perContact, hourly: messages.perContactHourly || Infinity }];
      await commit(async (transaction) => {
        await use(transaction, tenantId, budgets);
        const message = { id: uuidv7(), channel: "email", recipient: channel.target, content: emailOf(told) } as const;
        await insertMessage(transaction.in(organization.id), message, tenantId);
      });
      return onMessage();
    }
    const body = bodies[kind](told);
    const bytes = bytesOfEvent(Buffer.byteLength(body), 1);
    const admission = await events.admit(organization, bytes);
    let committed = 0;
    try {
      if (admission.refused !== undefined) throw new Overdrawn(admission.refused);
      await commit(async (transaction) => {
        await use(transaction, tenantId, hourly);
        const { id: organizationId, signedUp } = organization;
        const scope = transaction.in(organizationId);
        const kept = { id: uuidv7(), familyId: tenantId, signedUp, body, deliveries: 1 };
        const activityId = notice.requests[0]!.activityId;
        const place = await insertBody(scope, kept);
        await insertEvent(scope, { type: votesWanted, activityId, endpointId: channel.id, body: place });
      });
      committed = bytes;
      onEvent();
    } finally {
      admission.done(committed);
    }
  }

  #rest({ organizationId }: Scope, channelId: string, milliseconds: number): Promise<void> {
    return this.#parts.store.write((transaction) =>
      restNotificationChannel(transaction.in(organizationId), channelId, milliseconds),
    );
  }

  /** Removes calls, together with what is written. @throws Overtaken where they are not all there, and nothing is done */
  #done(
    { organizationId }: Scope,
    channelId: string,
    calls: readonly string[],
    write: (transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    return this.#parts.store.write(async (transaction) => {
      if (!(await removeVoteCalls(transaction.in(organizationId), channelId, calls))) throw new Overtaken();
      await write(transaction);
    });
  }
}

async function use(
  transaction: Transaction,
  tenantId: string,
  budgets: Parameters<typeof useBudgets>[1],
): Promise<void> {
  if (await useBudgets(transaction.in(tenantId), budgets, 1, Date.now())) throw new Overdrawn();
}

/** An address that was changed may be somebody else's, who has not asked for anything: the user has to make a new channel. */
function isStillTheirs(channel: NotificationChannelRow, { record: { userEmail } }: Member): boolean {
  return kindOf(channel) !== "NOTIFICATION_KIND_EMAIL" || userEmail === channel.target;
}

function linkOf(consoleUrl: string | undefined, notice: Notice): string | undefined {
  return consoleUrl === undefined ? undefined : `${consoleUrl.replace(/\/*$/, "/")}#${placeOf(notice)}`;
}
