// Processes that write records and sequence them, and are killed, frozen and robbed of their lease at any moment.

import type { Checkpoint } from "@countersign/log";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { openLog } from "../../../service/src/log/log.js";
import { ofDeployment } from "../../../service/src/store/log-records.js";
import { insertLog } from "../../../service/src/store/logs.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { Sequencer } from "../../../service/src/transparency/sequencer.js";
import { newStore } from "../store/databases.js";
import { databases } from "../support/service.js";
import { eventsOf, faultsOf, keysOf, latestOf, origin } from "./sequenced.js";

/** LOG_KILLS=50 for the long form. */
const kills = Number(process.env["LOG_KILLS"] ?? 6);
const keys = keysOf("07".repeat(32));
const organizations = ["a", "b", ofDeployment];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

class Appender {
  readonly child: ChildProcess;
  readonly #closed: Promise<unknown>;
  acknowledged = "";
  complaints = "";

  constructor(location: string, name: string) {
    const program = path.join(import.meta.dirname, "appender.mjs");
    this.child = spawn(process.execPath, [program, location, name], { stdio: ["ignore", "pipe", "pipe"] });
    this.#closed = once(this.child, "close");
    this.child.stdout?.on("data", (chunk: Buffer) => (this.acknowledged += chunk.toString()));
    this.child.stderr?.on("data", (chunk: Buffer) => (this.complaints += chunk.toString()));
  }

  /** When it has written something, or ended. */
  async begun(): Promise<void> {
    const wrote = this.child.stdout && once(this.child.stdout, "data");
    await Promise.race([wrote, this.#closed]);
  }

  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.#closed;
  }
}

/** A checkpoint that somebody else may have read, too. */
async function note(store: Store, seen: Checkpoint[]): Promise<void> {
  const latest = await latestOf(store, keys);
  if (latest.size > 0) seen.push(latest);
}

describe.each(databases)("on %s", (kind) => {
  test.each(kind === "sqlite" ? [1] : [3])(
    "%i processes are killed again and again: no gap, no fork, no record lost or doubled",
    async (count) => {
      const opened = await newStore(kind);
      closing.push(() => opened.close());
      await opened.store.write((transaction) => insertLog(transaction, 1, origin));
      const seen: Checkpoint[] = [];
      let acknowledged = "";
      let complaints = "";
      for (let round = 0, killed = 0; killed < kills; round++) {
        const running = Array.from({ length: count }, (_, at) => new Appender(opened.location, `${round}-${at}`));
        await Promise.all(running.map((each) => each.begun()));
        for (const [at, each] of running.entries()) {
          await pause(20 + ((round * 53 + at * 31) % 90));
          await note(opened.store, seen);
          // A process that sleeps through the end of its lease.
          const frozen = running[at + 1];
          if (round % 2 === 0) frozen?.child.kill("SIGSTOP");
          // A jump of the database's clock would do the same.
          if (round % 3 === 0 && kind === "postgres") {
            const until = round % 2 === 0 ? 0 : Date.now() + 300;
            await opened.store.write(({ database }) =>
              database.updateTable("logs").set({ held_until: until }).execute(),
            );
          }
          await each.kill();
          killed++;
          if (round % 2 === 0 && frozen) {
            await pause(200);
            frozen.child.kill("SIGCONT");
          }
        }
        for (const each of running) {
          acknowledged += each.acknowledged;
          complaints += each.complaints;
        }
      }
      const store = await openStore(opened.location);
      closing.push(() => store.close());
      const last = new Sequencer({
        store,
        deploymentLog: { number: 1, origin },
        signer: keys,
        log: openLog("error", (line) => (complaints += line)),
      });
      await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
      await last.look();
      expect(complaints).toBe("");
      expect(await faultsOf(store, keys, organizations, seen)).toEqual([]);
      const events = (await eventsOf(store, organizations)).map(
        (event) => (JSON.parse(event) as { keys: string }).keys,
      );
      expect((await latestOf(store, keys)).size).toBe(events.length);
      expect(new Set(events).size).toBe(events.length);
      const told = acknowledged.split(/\s/).filter((id) => id !== "");
      expect(told.length).toBeGreaterThan(kills);
      const logged = new Set(events);
      expect(told.filter((id) => !logged.has(id))).toEqual([]);
      console.info(`${kind}, ${count} processes: ${events.length} records, ${seen.length} checkpoints read`);
    },
  );
});
