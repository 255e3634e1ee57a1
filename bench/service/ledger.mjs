// Where the processor time of one signed request goes, by stages: those of the main thread by samples of its stack, the other
// threads as the kernel counts them. Compared with the last whole run on the same kind of machine, whose ledger is committed.
//
// What the profile calls busy includes waiting for the disk, in a commit; the kernel does not count that. The difference is
// taken off the commit, which holds while nothing else keeps the processors busy.

import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { machine } from "../lib/machine.mjs";
import { BENCH, RESULTS } from "../lib/places.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable } from "../lib/table.mjs";
import { load } from "./load.mjs";
import { startCompiled, stop, timeIn } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";
import { sharesOf, stages } from "./stages.mjs";

const quick = process.argv.includes("--quick");
const [rounds, count] = quick ? [3, 5_000] : [7, 12_000];
/** As many in a quick run, whose code would not be compiled yet otherwise. */
const WARM_UP = 12_000;
const CONNECTIONS = 64;
/** Growth of a stage that is named. */
const GROWTH = 1.15;
/** Below so many microseconds a stage is all noise. */
const LEAST = 5;

const others = "other threads: verification, custody, V8's own";
const whole = "the whole process";

const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
const profiler = pathToFileURL(path.join(BENCH, "lib/profile-on-request.mjs")).href;
const service = await startCompiled(folder, ["--import", profiler]);
/** @type {Record<string, number>[]} */
const found = [];
try {
  const { signing } = await rootCaller(folder, service.port);
  let serial = 0;
  const some = (/** @type {number} */ length) => Array.from({ length }, () => signing(++serial));
  await load(service.port, some(WARM_UP), CONNECTIONS);
  for (let round = 0; round < rounds; round++) found.push(await ledger(some(count)));
} finally {
  await stop(service);
  await rm(folder, { recursive: true });
}
const names = [...stages, others, whole];
const median = (/** @type {string} */ name) =>
  found.map((each) => each[name] ?? 0).toSorted((a, b) => a - b)[found.length >> 1] ?? 0;
const now = Object.fromEntries(names.map((name) => [name, median(name)]));
const before = await committed();
printTable(
  `One signature over ${CONNECTIONS} connections: processor time, median of ${rounds} rounds of ${count}`,
  ["stage", "µs", "committed"],
  names.map((name) => [name, (now[name] ?? 0).toFixed(1), before?.[name]?.toFixed(1) ?? "-"]),
);
if (!before) console.log("\nNo ledger of this kind of machine is committed to compare with.");
for (const name of names) {
  const [is, was] = [now[name] ?? 0, before?.[name]];
  if (was !== undefined && is > LEAST && is > was * GROWTH)
    console.log(`grew    ${name}: ${was.toFixed(1)} → ${is.toFixed(1)} µs`);
}
await writeResults("ledger", { quick, versions: {} }, { connections: CONNECTIONS, rounds, count, microseconds: now });

/** @param {readonly Buffer[]} requests */
async function ledger(requests) {
  const { child } = service;
  child.send("begin");
  await once(child, "message");
  const before = await spent();
  await load(service.port, requests, CONNECTIONS);
  // What has to be given a place in the log is given one within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const after = await spent();
  child.send("end");
  const [profile] = await once(child, "message");
  const [main, all] = [after.main - before.main, after.all - before.all].map((time) => time / requests.length);
  const { busy, shares } = sharesOf(profile);
  const busyEach = busy / requests.length;
  const times = Object.fromEntries(stages.map((stage) => [stage, (shares[stage] ?? 0) * busyEach]));
  times["commit"] = Math.max(0, (times["commit"] ?? 0) - Math.max(0, busyEach - main));
  return { ...times, [others]: all - main, [whole]: all };
}

/** Processor time so far, in microseconds. */
async function spent() {
  const { pid } = service.child;
  const [main, all] = await Promise.all([timeIn(`/proc/${pid}/task/${pid}/stat`), timeIn(`/proc/${pid}/stat`)]);
  return { main, all };
}

/** The ledger that is committed, where it is of such a machine; undefined otherwise. */
async function committed() {
  const text = await readFile(path.join(RESULTS, "ledger.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { machine: measured, microseconds } = JSON.parse(text);
  const { cpu, cores, node } = machine();
  const isAlike =
    measured.cpu === cpu && measured.cores === cores && measured.node.split(".")[0] === node.split(".")[0];
  return isAlike ? microseconds : undefined;
}
