// The webhook's event of an activity: room for it is asked for before the transaction, in which it is then written.

import { WebhookEventType, type Activity } from "@countersign/api";
import type { Admission, EventBudget } from "../../budgets/event-budget.js";
import { insertDroppedEvents, insertEvents, webhookReceivers } from "../../delivery/webhooks/receivers.js";
import type { ActivityEvent, Receiver } from "../../delivery/webhooks/receivers.js";
import type { Organization } from "../../organizations/organization.js";
import type { Organizations } from "../../organizations/organizations.js";
import { bytesOfEvent } from "../../store/event-bodies.js";
import type { Transaction } from "../../store/store.js";

interface EventParts {
  readonly organizations: Organizations;
  readonly events: EventBudget;
  readonly onEvent: () => void;
}

const type = WebhookEventType.ACTIVITY_UPDATES;
/** What an activity shows beside what its request says: votes with their users, and small results. */
const besideRequest = 8192;

/** An event that is to be written with an activity. */
export class PendingEvent {
  readonly #organization: Organization;
  readonly #receivers: readonly Receiver[];
  readonly #admission: Admission | undefined;
  readonly #onEvent: () => void;
  #bytes = 0;

  private constructor(
    { onEvent }: EventParts,
    organization: Organization,
    receivers: readonly Receiver[],
    admission: Admission | undefined,
  ) {
    this.#onEvent = onEvent;
    this.#organization = organization;
    this.#receivers = receivers;
    this.#admission = admission;
  }

  /**
   * Looks who receives an organization's event, and whether there is room for it.
   *
   * @param requestBytes how long the request is
   */
  static async prepare(parts: EventParts, organization: Organization, requestBytes: number): Promise<PendingEvent> {
    const receivers = await webhookReceivers(parts.organizations, organization, type);
    const expected = bytesOfEvent(requestBytes * 2 + besideRequest, receivers.length);
    const admission = receivers.length > 0 ? await parts.events.admit(organization, expected) : undefined;
    return new PendingEvent(parts, organization, receivers, admission);
  }

  /** @param record makes what receivers are shown; not called where there are none */
  async insert(transaction: Transaction, trace: string | undefined, record: () => Activity): Promise<void> {
    if (!this.#admission) return;
    const { refused, tell } = this.#admission;
    if (refused !== undefined && !tell) return;
    const activity = record();
    const body = JSON.stringify(activity);
    const [organization, receivers] = [this.#organization, this.#receivers];
    const event: ActivityEvent = { type, organization, activityId: activity.id, body, receivers, trace };
    if (refused !== undefined) return insertDroppedEvents(transaction, event, refused);
    this.#bytes = bytesOfEvent(Buffer.byteLength(body), receivers.length);
    await insertEvents(transaction, event);
  }

  /** Does what commits the event, and counts it then. */
  async during<Result>(commit: () => Promise<Result>): Promise<Result> {
    let isCommitted = false;
    try {
      const result = await commit();
      isCommitted = true;
      return result;
    } finally {
      this.#admission?.done(isCommitted ? this.#bytes : 0);
      if (isCommitted && this.#admission) this.#onEvent();
    }
  }
}
