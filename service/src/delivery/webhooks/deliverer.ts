// Delivers the events of the outbox: those for one receiver one after the other, those for several side by side. An
// event is leased for a time; if the process dies, the lease expires, so that the event is delivered at least once.

import type { NotificationKind } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import type { Logger } from "../../log/log.js";
import { guardedLookup, hostResolver } from "../../net/resolve.js";
import type { ResolveHost } from "../../net/resolve.js";
import type { Organizations } from "../../organizations/organizations.js";
import { tenantOf } from "../../organizations/tenant.js";
import { kindOf, pushKeysOf } from "../../organizations/notification-channel.js";
import type { Outcome } from "../../store/deliveries.js";
import { findNotificationChannel } from "../../store/notification-channels.js";
import { listFeatures } from "../../store/organizations.js";
import { claimEvents, dropEvents, listHeads, settleEvent } from "../../store/outbox.js";
import type { OutboxRow } from "../../store/outbox.js";
import type { Scope, Store } from "../../store/store.js";
import { readChecked } from "../../store/authority/proof.js";
import { listWebhookEndpoints } from "../../store/webhook-endpoints.js";
import { retryOrFail } from "../backoff.js";
import { Dispatcher } from "../dispatcher.js";
import { pollMilliseconds } from "../poller.js";
import { openConnections } from "../../net/post.js";
import type { Connections } from "../../net/post.js";
import { inSpanAfter } from "../../tracing/spans.js";
import { traceIdOf } from "../../tracing/trace-context.js";
import type { WebhookSigner } from "../signer.js";
import { attempt, writeSigned } from "./attempt.js";
import type { AttemptResult, Receiver } from "./attempt.js";
import type { DeliveryMetrics } from "./metrics.js";
import { votesWanted, webhookOf } from "./receivers.js";
import type { Registered } from "./receivers.js";
import { writePush } from "./push.js";
import type { PushSigner } from "./push.js";
import { ownerOf, Turns } from "./turns.js";

export type WebhookSettings = Settings["webhooks"];

export interface DelivererParts {
  readonly store: Store;
  readonly organizations: Organizations;
  readonly signer: Pick<WebhookSigner, "current">;
  readonly pushSigner: PushSigner;
  readonly settings: WebhookSettings;
  readonly log: Logger;
  readonly metrics?: DeliveryMetrics | undefined;
  /** Finds the addresses of host names; without it DNS does, or the machine where private targets are allowed. */
  readonly resolve?: ResolveHost | undefined;
}

// On top of an attempt's own time: for signing before it and for writing down what came of it.
const leaseMargin = 5000;
const slowMilliseconds = 1000;

export class Deliverer {
  readonly #parts: DelivererParts;
  readonly #connections: Connections;
  readonly #turns: Turns;
  readonly #lease: number;
  /** Queues that are being served, with the tenant of each. */
  readonly #served = new Map<string, string>();
  readonly #dispatcher: Dispatcher;

  constructor(parts: DelivererParts) {
    const { settings, resolve = hostResolver(settings.allowPrivateTargets) } = parts;
    this.#parts = parts;
    this.#connections = openConnections({ lookup: guardedLookup(resolve, settings.allowPrivateTargets) });
    this.#turns = new Turns(settings.concurrency);
    this.#lease = settings.timeoutMs + leaseMargin;
    this.#dispatcher = new Dispatcher({
      store: parts.store,
      table: "outbox",
      log: parts.log,
      things: "webhook events",
      lease: () => this.#take(),
    });
  }

  /** Begins with whatever waits. */
  start(): void {
    this.#dispatcher.start();
  }

  /** Events have been committed. */
  wake(): void {
    this.#dispatcher.wake();
  }

  /** Leases nothing more, and abandons what does not arrive within seconds: it is delivered another time. */
  async close(): Promise<void> {
    await this.#dispatcher.close();
    this.#connections.close();
  }

  /** @returns milliseconds until there may be more to take */
  async #take(): Promise<number> {
    const { store } = this.#parts;
    const heads = await listHeads(store);
    const idle = heads.filter((head) => !this.#served.has(head.queue));
    const due = idle.filter(({ wait }) => wait <= 0);
    const chosen = this.#turns.choose(due, this.#served);
    const events = chosen.length > 0 ? await claimEvents(store, chosen, this.#lease) : [];
    const tenants = new Map(chosen.map((head) => [head.queue, tenantOf(ownerOf(head))]));
    for (const event of events) {
      this.#served.set(event.queue, tenants.get(event.queue)!);
      void this.#dispatcher.track(this.#serve(event).finally(() => this.#served.delete(event.queue)));
    }
    // What is due but has no place is taken when a place becomes free.
    return idle.reduce((least, { wait }) => (wait > 0 ? Math.min(least, wait) : least), pollMilliseconds);
  }

  /** Delivers the events of a queue, beginning with one that is leased. Never rejects. */
  async #serve(first: OutboxRow): Promise<void> {
    for (let event: OutboxRow | undefined = first; event;) {
      const { id, organization_id } = event;
      try {
        event = await this.#deliver(event);
      } catch (error) {
        // The lease runs out, and the event is taken again.
        this.#parts.log.error(
          { organizationId: organization_id, eventId: id, err: error },
          "outcome of a webhook event not recorded",
        );
        return;
      }
    }
  }

  /** @returns the queue's next event, leased */
  async #deliver(event: OutboxRow): Promise<OutboxRow | undefined> {
    const { store, organizations } = this.#parts;
    const organization = await organizations.find(event.organization_id);
    if (organization?.standing.refusal !== undefined) {
      // Its receivers may not be those that it has named.
      const delay = this.#parts.settings.firstRetryMs;
      return settleEvent(store, event, { status: "waiting", attempts: event.attempts, delay }, undefined);
    }
    if (!event.isProved) {
      const error = "not written by the service as it is";
      const lease = this.#dispatcher.isRunning ? this.#lease : undefined;
      return settleEvent(store, event, this.#fail(event, undefined, event.attempts + 1, error), lease);
    }
    // The last activity of a deleted organization is still delivered.
    const receiver = await this.#receiverOf(event, organization);
    if (!receiver) {
      await dropEvents(store, event);
      return undefined;
    }
    const startedAt = performance.now();
    const attempted = await inSpanAfter(event.trace, "webhook delivery", spanAttributes(event), async (span) => {
      const result = await this.#attempt({ ...event, trace: span.traceparent ?? event.trace }, receiver);
      if (result.kind !== "delivered") span.failed(result.kind);
      return result;
    });
    const outcome = this.#judge(event, receiver, attempted);
    const slow = outcome.status === "waiting" || performance.now() - startedAt > slowMilliseconds;
    this.#turns.ended(event.queue, slow);
    const goOn = this.#dispatcher.isRunning && !this.#turns.yields(event.queue);
    return settleEvent(store, event, outcome, goOn ? this.#lease : undefined);
  }

  /** Undefined where there is none any more. */
  async #receiverOf(event: OutboxRow, organization: Registered | undefined): Promise<CountedReceiver | undefined> {
    const { store, signer, pushSigner } = this.#parts;
    const scope = store.in(event.organization_id);
    const writeEvent = (sent: OutboxRow) => writeSigned(sent, signer);
    if (event.event_type !== votesWanted) {
      const url = webhookOf(organization ?? (await readRegistered(scope)), event.endpoint_id);
      return url === undefined ? undefined : { url, write: writeEvent, isShared: false, kind: undefined };
    }
    const channel = event.endpoint_id === null ? undefined : await findNotificationChannel(scope, event.endpoint_id);
    if (!channel) return undefined;
    const { target: url, id: topic } = channel;
    const keys = pushKeysOf(channel);
    const writeMessage = ({ body: message }: OutboxRow) => writePush({ url, keys: keys!, message, topic }, pushSigner);
    return { url, write: keys ? writeMessage : writeEvent, isShared: true, kind: kindOf(channel) };
  }

  async #attempt(event: OutboxRow, receiver: Receiver): Promise<AttemptResult | { readonly kind: "unsigned" }> {
    const { settings, log } = this.#parts;
    try {
      const parts = { settings, connections: this.#connections };
      return await attempt(event, receiver, parts, this.#dispatcher.abandoned);
    } catch (error) {
      log.error({ ...naming(event), err: error }, "webhook event not signed");
      return { kind: "unsigned" };
    }
  }

  #judge(event: OutboxRow, { kind }: CountedReceiver, result: AttemptResult | { readonly kind: "unsigned" }): Outcome {
    const { settings, log, metrics } = this.#parts;
    const attempts = event.attempts + 1;
    switch (result.kind) {
      case "delivered":
        metrics?.ended(kind, "delivered");
        log.debug({ ...naming(event), attempts }, "webhook event delivered");
        return { status: "delivered" };
      case "abandoned":
        return { status: "waiting", attempts: event.attempts, delay: 0 };
      case "unsigned":
        return { status: "waiting", attempts: event.attempts, delay: settings.firstRetryMs };
      case "unreachable": {
        const outcome = retryOrFail(attempts, result.error, settings);
        if (outcome.status === "failed") return this.#fail(event, kind, attempts, outcome.error);
        metrics?.ended(kind, "retried");
        const { delay } = outcome;
        log.warn({ ...naming(event), attempts, delay, reason: result.error }, "webhook event not delivered yet");
        return outcome;
      }
      case "refused":
        return this.#fail(event, kind, attempts, result.error);
    }
  }

  #fail(event: OutboxRow, kind: CountedReceiver["kind"], attempts: number, error: string): Outcome {
    this.#parts.metrics?.ended(kind, "failed");
    this.#parts.log.warn({ ...naming(event), attempts, reason: error }, "webhook event failed");
    return { status: "failed", attempts, error };
  }
}

/** A receiver, and as what its deliveries count. */
interface CountedReceiver extends Receiver {
  /** Of the channel of a notification; undefined for webhook events. */
  readonly kind: NotificationKind | undefined;
}

async function readRegistered(scope: Scope): Promise<Registered> {
  const endpoints = await readChecked(scope, "webhook_endpoints", () => listWebhookEndpoints(scope));
  return { features: await listFeatures(scope), webhookEndpoints: endpoints };
}

function spanAttributes(event: OutboxRow) {
  return {
    "countersign.organization.id": event.organization_id,
    "countersign.activity.id": event.activity_id,
    "countersign.event.id": event.id,
    "countersign.event.attempt": event.attempts + 1,
  };
}

function naming(event: OutboxRow) {
  const { organization_id: organizationId, id: eventId, activity_id: activityId, trace } = event;
  return { organizationId, eventId, activityId, traceId: traceIdOf(trace) };
}
