// Sends the messages that wait in the database, several at a time and in no particular order. A message is leased under
// a lease that runs out if the process dies, so that it is sent at least once; who sends it again says so.

import type { Settings } from "../../config/settings.js";
import type { Custody } from "../../custody/custody.js";
import type { Logger } from "../../log/log.js";
import type { Outcome } from "../../store/deliveries.js";
import { claimMessages, findNextDue, settleMessage } from "../../store/messages.js";
import type { ClaimedMessage, MessageTurns } from "../../store/messages.js";
import type { Store } from "../../store/store.js";
import { retryOrFail } from "../backoff.js";
import { Dispatcher } from "../dispatcher.js";
import { pollMilliseconds } from "../poller.js";
import type { WebhookSigner } from "../signer.js";
import { counted } from "../counted.js";
import { attempt } from "./attempt.js";
import type { AttemptResult } from "./attempt.js";
import { removeAbandonedMessages } from "./folder.js";
import type { MessageMetrics } from "./metrics.js";
import { openTransports } from "./transports.js";
import type { Transports } from "./transports.js";

export interface MessengerParts {
  readonly store: Store;
  readonly custody: Custody;
  readonly settings: Settings["messages"];
  /** Folder of messages that are not sent by a server, where the settings name none. */
  readonly folder: string;
  /** Signs the text messages that are posted; needed where `smsUrl` is set. */
  readonly signer: WebhookSigner;
  readonly log: Logger;
  readonly metrics?: MessageMetrics | undefined;
}

// On top of an attempt's own time: for opening the secret before it and for writing down what came of it.
const leaseMargin = 5000;

export class Messenger {
  readonly #parts: MessengerParts;
  readonly #transports: Transports;
  readonly #lease: number;
  /** E-mails and text messages have places of their own, so that neither waits for the other's server. */
  readonly #underWay = { email: 0, sms: 0 };
  readonly #turns: Readonly<Record<"email" | "sms", MessageTurns>> = {
    email: { last: undefined },
    sms: { last: undefined },
  };
  readonly #dispatcher: Dispatcher;

  /** @throws ConfigurationError for settings that cannot be used */
  constructor(parts: MessengerParts) {
    this.#parts = parts;
    this.#transports = openTransports(parts.settings, parts.folder, parts.signer);
    this.#lease = parts.settings.timeoutMs + leaseMargin;
    this.#dispatcher = new Dispatcher({
      store: parts.store,
      table: "messages",
      log: parts.log,
      things: "messages",
      lease: () => this.#take(),
    });
  }

  /** Begins with whatever waits. */
  start(): void {
    const { store, log, settings, folder } = this.#parts;
    this.#dispatcher.start(async () => {
      const isAlone = !store.isShared && settings.folder === undefined;
      await removeAbandonedMessages(settings.folder ?? folder, isAlone).catch((error: unknown) =>
        log.warn({ err: error }, "the outbox folder cannot be scanned"),
      );
    });
  }

  /** Messages have been committed. */
  wake(): void {
    this.#dispatcher.wake();
  }

  /** Leases nothing more, and abandons what is not sent within seconds: it is sent another time. */
  async close(): Promise<void> {
    await this.#dispatcher.close();
    this.#transports.close();
  }

  /** @returns milliseconds until there may be more to take */
  async #take(): Promise<number> {
    const { store, settings } = this.#parts;
    let wait = pollMilliseconds;
    for (const channel of ["email", "sms"] as const) {
      // What is due but has no place is taken when a place becomes free.
      const free = settings.concurrency - this.#underWay[channel];
      if (free <= 0) continue;
      for (const message of await claimMessages(store, channel, free, this.#lease, this.#turns[channel])) {
        this.#underWay[channel]++;
        void this.#dispatcher.track(this.#handle(message).finally(() => this.#underWay[channel]--));
      }
      wait = Math.min(wait, await findNextDue(store, channel));
    }
    return wait;
  }

  /** Never rejects. */
  async #handle(message: ClaimedMessage): Promise<void> {
    const { store, log } = this.#parts;
    try {
      await settleMessage(store, message, this.#judge(message, await this.#attempt(message)));
    } catch (error) {
      // The lease runs out, and the message is taken again.
      log.error({ ...naming(message), err: error }, "outcome of a message not recorded; the message may be sent twice");
    }
  }

  async #attempt(message: ClaimedMessage): Promise<AttemptResult> {
    const { custody, settings, log } = this.#parts;
    if (!message.isProved) {
      log.error(naming(message), "message not sent: its row has not been written by the service as it is");
      return { kind: "refused", error: "not written by the service as it is" };
    }
    if (message.takenOver) {
      log.warn(
        { ...naming(message), attempts: message.attempts },
        "message taken over from a dead sender; it may be sent twice",
      );
      if (message.attempts >= settings.maxAttempts) {
        return { kind: "refused", error: `no outcome after ${counted(message.attempts, "attempt")}` };
      }
    }
    return attempt(message, { custody, settings, transports: this.#transports }, this.#dispatcher.abandoned);
  }

  #judge(message: ClaimedMessage, result: AttemptResult): Outcome {
    const { settings, log, metrics } = this.#parts;
    const attempts = message.attempts + 1;
    switch (result.kind) {
      case "sent":
        metrics?.ended(message.channel, "sent");
        if (result.path === undefined) log.info({ ...naming(message), attempts }, "message sent");
        else log.info({ ...naming(message), attempts, path: result.path }, "message written");
        return { status: "delivered" };
      case "abandoned":
        log.warn(naming(message), "message abandoned; it may be sent twice");
        return { status: "unknown" };
      case "unopened":
        log.warn({ ...naming(message), reason: result.error }, "message not unsealed yet");
        return { status: "waiting", attempts: message.attempts, delay: settings.firstRetryMs };
      case "unreachable":
        return this.#retry(message, attempts, result);
      case "refused":
        return this.#fail(message, attempts, result.error);
    }
  }

  #retry(
    message: ClaimedMessage,
    attempts: number,
    { error, mayHaveArrived }: Extract<AttemptResult, { readonly kind: "unreachable" }>,
  ): Outcome {
    const { settings, log, metrics } = this.#parts;
    const outcome = retryOrFail(attempts, error, settings);
    if (outcome.status === "failed") return this.#fail(message, attempts, outcome.error);
    metrics?.ended(message.channel, "retried");
    const line = mayHaveArrived ? "message without an answer; it may be sent twice" : "message not sent yet";
    log.warn({ ...naming(message), attempts, delay: outcome.delay, reason: error }, line);
    return outcome;
  }

  #fail(message: ClaimedMessage, attempts: number, error: string): Outcome {
    this.#parts.metrics?.ended(message.channel, "failed");
    this.#parts.log.warn({ ...naming(message), attempts, reason: error }, "message failed");
    return { status: "failed", attempts, error };
  }
}

/** Whom a message goes to and what it says stay out of the log. */
function naming({ id, organization_id, channel }: ClaimedMessage) {
  return { organizationId: organization_id, messageId: id, channel };
}
