// On save: what a person waits for who edits a contract while `generate --watch` runs, from the save until all files are
// written, against the whole process of the fastest peer. The two take turns.

import { spawn } from "node:child_process";
import { cp } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder } from "../lib/folder.mjs";
import { ROOT, WORK } from "../lib/places.mjs";
import { measure } from "../lib/process.mjs";
import { summarize } from "../lib/rounds.mjs";
import { printTable, seconds, times } from "../lib/table.mjs";
import { atMost } from "../lib/targets.mjs";
import { INPUT } from "./cold.mjs";
import { ours, peer } from "./tools.mjs";
import { changeOneFile, PEER } from "./warm.mjs";

/** Saves before those that count: V8 compiles what is called often. */
const warmUp = 10;

/** @param {{ quick: boolean }} options */
export async function watch({ quick }) {
  const schema = path.join(WORK, "watch-schema");
  const out = path.join(WORK, "watch-ours");
  const peerOut = path.join(WORK, "watch-peer");
  await Promise.all([schema, out].map(emptyFolder));
  await cp(path.join(ROOT, "schema"), schema, { recursive: true });
  const command = await peer(PEER, { input: INPUT, out: peerOut });
  const watching = new Watching(schema, out);
  try {
    await watching.rest();
    for (let save = 0; save < warmUp; save += 1) await watching.save();
    /** @type {{ ours: number, peer: number }[]} */
    const rounds = [];
    for (let round = 0; round < (quick ? 5 : 15); round += 1) {
      await emptyFolder(peerOut);
      const { ms } = await measure(command);
      rounds.push({ ours: await watching.save(), peer: ms });
    }
    const [own, other] = [summarize(rounds.map((one) => one.ours)), summarize(rounds.map((one) => one.peer))];
    const share = summarize(rounds.map((one) => one.ours / one.peer));
    printTable(
      `On save, ${rounds.length} rounds: one file of the contract`,
      ["run", "time", "min to max", `/ ${PEER}`],
      [
        ["generate --watch, from the save", seconds(own.median), minToMax(own), times(share.median)],
        [PEER, seconds(other.median), minToMax(other), times(1)],
      ],
    );
    const what = `on save under --watch / ${PEER}`;
    return { rows: rounds, targets: [atMost(what, { limit: 0.25, measured: share.median })] };
  } finally {
    await watching.end();
  }
}

/** @param {import("../lib/rounds.mjs").Summary} summary */
function minToMax({ min, max }) {
  return `${seconds(min)} to ${seconds(max)}`;
}

class Watching {
  #schema;
  #child;
  #said = "";
  #rests = 0;

  /**
   * @param {string} schema
   * @param {string} out
   */
  constructor(schema, out) {
    this.#schema = schema;
    const [program = "", ...rest] = ours("generate", { schema, out, cache: true }).argv;
    this.#child = spawn(program, [...rest, "--watch"], { cwd: WORK, stdio: ["ignore", "pipe", "inherit"] });
    this.#child.stdout.setEncoding("utf8").on("data", (text) => (this.#said += text));
  }

  /** Waits until it has nothing left to do. */
  async rest() {
    this.#rests += 1;
    while (this.#said.split("Ctrl+C ends it").length - 1 < this.#rests) {
      if (this.#child.exitCode !== null) throw new Error(`generate --watch has ended:\n${this.#said}`);
      await sleep(2);
    }
  }

  /** Saves a change, and answers after how many milliseconds the output had followed. */
  async save() {
    const start = performance.now();
    await changeOneFile(this.#schema);
    await this.rest();
    return performance.now() - start;
  }

  async end() {
    const ended = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.kill("SIGTERM");
    await ended;
  }
}
