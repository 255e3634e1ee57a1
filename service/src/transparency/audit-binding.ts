// Binds the audit log to the transparency log: a record of the latest line, which stands for all lines before it.

import type { Logger } from "../log/log.js";
import { insertLogRecord, ofDeployment } from "../store/log-records.js";
import type { Store } from "../store/store.js";
import { newLogRecord } from "./event.js";

export interface AuditBindingParts {
  readonly store: Store;
  readonly log: Logger;
  /** SHA-256 of the latest line, in hex. */
  readonly head: () => string;
  readonly milliseconds?: number | undefined;
}

const tenMinutes = 600_000;

export class AuditBinding {
  readonly #parts: AuditBindingParts;
  #bound = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: AuditBindingParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#bind(), this.#parts.milliseconds ?? tenMinutes).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#bind();
  }

  async #bind(): Promise<void> {
    const { store, log, head } = this.#parts;
    const line = head();
    if (line === this.#bound) return;
    try {
      const record = newLogRecord({ kind: "audit", line, time: Date.now() });
      await store.write(async (transaction) => insertLogRecord(transaction.in(ofDeployment), record));
      this.#bound = line;
    } catch (error) {
      log.warn({ err: error }, "the audit log was not bound to the transparency log; that is tried again");
    }
  }
}
