// Sends the messages that wait in the database, several at a time and in no particular order. A message is leased under
// a lease that runs out if the process dies, so that it is sent at least once; who sends it again says so.

import type { Settings } from "../../config/settings.js";
import type { Custody } from "../../custody/custody.js";
import type { Logger } from "../../log/log.js";
import { claimMessages, findNextDue, releaseMessages, settleMessage } from "../../store/messages.js";
import type { ClaimedMessage, MessageOutcome } from "../../store/messages.js";
import type { Store } from "../../store/store.js";
import { retryDelay } from "../backoff.js";
import { endInTime, pollMilliseconds, Poller } from "../poller.js";
import type { WebhookSigner } from "../signer.js";
import { attempt } from "./attempt.js";
import type { AttemptResult } from "./attempt.js";
import { removeAbandonedMessages } from "./folder.js";
import { counted } from "./lifetime.js";
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
  readonly #inHand = { email: new Set<Promise<void>>(), sms: new Set<Promise<void>>() };
  readonly #abandon = new AbortController();
  readonly #poller: Poller;

  /** @throws ConfigurationError for settings that cannot be used */
  constructor(parts: MessengerParts) {
    this.#parts = parts;
    this.#transports = openTransports(parts.settings, parts.folder, parts.signer);
    this.#lease = parts.settings.timeoutMs + leaseMargin;
    this.#poller = new Poller({
      take: () => this.#take(),
      onError: (error) => parts.log.error({ err: error }, "messages cannot be read"),
    });
  }

  /** Begins with whatever waits. */
  start(): void {
    const { store, log, settings, folder } = this.#parts;
    this.#poller.start(async () => {
      // A data folder has one service at a time: any lease was left by one that died.
      const isAlone = store.dialect === "sqlite";
      await removeAbandonedMessages(settings.folder ?? folder, isAlone && settings.folder === undefined).catch(
        (error: unknown) => log.warn({ err: error }, "the outbox folder was not looked through"),
      );
      if (!isAlone) return;
      await releaseMessages(store).catch((error: unknown) => log.error({ err: error }, "messages not released"));
    });
  }

  /** Messages have been committed. */
  wake(): void {
    this.#poller.wake();
  }

  /** Leases nothing more, and abandons what is not sent within seconds: it is sent another time. */
  async close(): Promise<void> {
    await this.#poller.stop();
    await endInTime(Promise.all([...this.#inHand.email, ...this.#inHand.sms]), () => this.#abandon.abort());
    this.#transports.close();
  }

  /** @returns milliseconds until there may be more to take */
  async #take(): Promise<number> {
    const { store, settings } = this.#parts;
    let wait = pollMilliseconds;
    for (const channel of ["email", "sms"] as const) {
      const inHand = this.#inHand[channel];
      // What is due but has no place is taken when a place becomes free.
      const free = settings.concurrency - inHand.size;
      if (free <= 0) continue;
      for (const message of await claimMessages(store, channel, free, this.#lease)) {
        const handled = this.#handle(message).finally(() => {
          inHand.delete(handled);
          this.wake();
        });
        inHand.add(handled);
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
      log.error({ ...naming(message), err: error }, "message not settled; it may be sent twice");
    }
  }

  async #attempt(message: ClaimedMessage): Promise<AttemptResult> {
    const { custody, settings, log } = this.#parts;
    if (message.takenOver) {
      log.warn(
        { ...naming(message), attempts: message.attempts },
        "message taken over from a sender that died; it may be sent twice",
      );
      if (message.attempts >= settings.maxAttempts) {
        return { kind: "refused", error: `not answered for in ${counted(message.attempts, "attempt")}` };
      }
    }
    return attempt(message, { custody, settings, transports: this.#transports }, this.#abandon.signal);
  }

  #judge(message: ClaimedMessage, result: AttemptResult): MessageOutcome {
    const { settings, log, metrics } = this.#parts;
    const attempts = message.attempts + 1;
    switch (result.kind) {
      case "sent":
        metrics?.ended(message.channel, "sent");
        if (result.path === undefined) log.info({ ...naming(message), attempts }, "message sent");
        else log.info({ ...naming(message), attempts, path: result.path }, "message written");
        return { status: "sent" };
      case "abandoned":
        log.warn(naming(message), "message abandoned; it may be sent twice");
        return { status: "unknown" };
      case "unopened":
        log.warn({ ...naming(message), reason: result.error }, "message not opened yet");
        return { status: "waiting", attempts: message.attempts, delay: settings.firstRetryMs };
      case "unreachable":
        if (attempts < settings.maxAttempts) return this.#retry(message, attempts, result);
        return this.#fail(message, attempts, `${result.error} after ${counted(attempts, "attempt")}`);
      case "refused":
        return this.#fail(message, attempts, result.error);
    }
  }

  #retry(
    message: ClaimedMessage,
    attempts: number,
    { error, mayHaveArrived }: Extract<AttemptResult, { readonly kind: "unreachable" }>,
  ): MessageOutcome {
    const { settings, log, metrics } = this.#parts;
    metrics?.ended(message.channel, "retried");
    const delay = retryDelay(attempts, settings);
    const line = mayHaveArrived ? "message not answered for; it may be sent twice" : "message not sent yet";
    log.warn({ ...naming(message), attempts, delay, reason: error }, line);
    return { status: "waiting", attempts, delay, error };
  }

  #fail(message: ClaimedMessage, attempts: number, error: string): MessageOutcome {
    this.#parts.metrics?.ended(message.channel, "failed");
    this.#parts.log.warn({ ...naming(message), attempts, reason: error }, "message failed");
    return { status: "failed", attempts, error };
  }
}

/** Whom a message goes to and what it says stay out of the log. */
function naming({ id, organization_id, channel }: ClaimedMessage) {
  return { organizationId: organization_id, messageId: id, channel };
}
