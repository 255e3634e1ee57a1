// `npm run mutants`: puts mutants, one after the other, into a copy of the sources, and runs the tests that come past them.
// Survivors are findings. Ends with 1 where `argued.yaml` names what is not there or
// what is noticed, where the text of a fault of `faults.yaml` is not in its file exactly once, and where more than half of
// the mutants on changed lines survive in rooms whose tests are fitted.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { argued } from "./argued.mjs";
import { readFaults } from "./faults.mjs";
import { instrument } from "./instrument.mjs";
import { reportOf } from "./report.mjs";
import { rooms } from "./rooms.mjs";
import { tryMutants } from "./tries.mjs";

/** @typedef {import("./instrument.mjs").Mutant} Mutant */
/** @typedef {import("./faults.mjs").Fault} Fault */
/** @typedef {import("./rooms.mjs").Room} Room */
/** @typedef {import("./tries.mjs").Tried} Tried */
/** @typedef {import("./tries.mjs").Verdict} Verdict */

const root = path.join(import.meta.dirname, "../..");
const usage = `npm run mutants -- [options]

  --check            tries nothing: compares argued.yaml and faults.yaml with the sources
  --list             the rooms, and how many mutants each has
  --faults           only the faults of faults.yaml
  --room NAME        only this one; may be given several times
  --file TEXT        only mutants of files whose path has this text; may be given several times
  --changed          only mutants that begin on a line that is changed since a commit
  --base COMMIT      which one. Default: the one before
  --share 1/20       so many of the mutants, others for each commit
  --seconds 75       stops then. Where nothing is changed, a file that is another for each commit is tried until then
  --jobs 2           how many at a time
  --report FILE      writes a report in JSON (mutation-testing-report-schema)
  --help`;
const options = readOptions();
const deadline = Date.now() + Number(options.seconds) * 1000;
const commit = git(["rev-parse", "HEAD"]).trim();
const sources = sourcesOfRooms();
const known = argued(root);
const faults = readFaults(root);
/** @type {Readonly<Record<string, number>>} seconds */
const slowFiles = JSON.parse(readFileSync(path.join(root, "test/slow-files.json"), "utf8"));
/** @type {Tried[]} */
const tried = [];
/** Whether there was time for all tests. */
let isWhole = true;

await checkLists();
if (options.check) console.log(`${known.size} argued, ${faults.length} faults`);
else if (options.list) await list();
else if (options.changed) await changes(options.base);
else await wholeRooms();

/** Ends the process where they are wrong, or help is wanted. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        list: { type: "boolean", default: false },
        faults: { type: "boolean", default: false },
        room: { type: "string", multiple: true },
        file: { type: "string", multiple: true },
        changed: { type: "boolean", default: false },
        base: { type: "string", default: "HEAD~1" },
        share: { type: "string", default: "1/1" },
        seconds: { type: "string", default: "Infinity" },
        jobs: { type: "string", default: "2" },
        report: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (!values.help) return values;
    console.log(usage);
    process.exit();
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function misused(message) {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

async function list() {
  for (const room of chosenRooms()) {
    const { mutants } = await instrument(read(filesOf(room)));
    console.log(`${room.name.padEnd(20)} ${filesOf(room).length} files, ${mutants.length} mutants`);
  }
}

async function wholeRooms() {
  for (const room of chosenRooms()) {
    const files = filesOf(room);
    const { mutants, texts } = await instrument(read(files));
    const ownFaults = faults.filter(({ file }) => files.includes(file));
    await attempt(room, texts, options.faults ? [] : partOf(mutants), ownFaults);
  }
  conclude();
}

/** @param {string} base */
async function changes(base) {
  const lines = changedLines(base);
  const isChanged = (/** @type {Mutant} */ { file, line }) => lines.get(file)?.has(line) === true;
  for (const room of inTurn(chosenRooms(), ({ name }) => name)) {
    const { mutants, texts } = await instrument(read(filesOf(room).filter((file) => lines.has(file))));
    await attempt(room, texts, inTurn(mutants.filter(isChanged)));
  }
  const own = tried.filter(({ mutant }) => sources.get(mutant.file)?.isFitted);
  if (isWhole && own.length > 9 && own.filter(isSurvivor).length * 2 > own.length) {
    fail("more than half of the mutants on changed lines survive");
  }
  if (tried.length === 0 && deadline < Infinity) await sample();
  conclude();
}

/** Mutants of a file that changes from commit to commit. */
async function sample() {
  const [[file, room] = []] = inTurn([...sources], ([each]) => each);
  if (file === undefined || room === undefined) return;
  const { mutants, texts } = await instrument(read([file]));
  await attempt(room, texts, inTurn(mutants));
}

/**
 * @param {Room} room
 * @param {ReadonlyMap<string, string>} texts
 * @param {readonly Mutant[]} chosen
 * @param {readonly Fault[]} [ownFaults]
 */
async function attempt(room, texts, chosen, ownFaults = []) {
  if (chosen.length + ownFaults.length === 0 || Date.now() > deadline) return;
  const server = process.env["TEST_POSTGRES_URL"];
  if (room.isOnPostgres && !server) return console.log(`${room.name}: left out; TEST_POSTGRES_URL names no server`);
  process.env["MUTANTS_POSTGRES_URL"] = room.isOnPostgres ? server : "none";
  const started = Date.now();
  const tests = git(["ls-files", "--", ...room.tests]).split("\n");
  // The slow ones last, for which there may be no time.
  const facts = tests
    .filter((file) => /^[^.]+\.test\.ts$/.test(file) || room.tests.includes(file))
    .toSorted((one, other) => (slowFiles[one] ?? 0) - (slowFiles[other] ?? 0));
  const before = tried.length;
  const parts = { texts, tests: facts, mutants: chosen, faults: ownFaults };
  try {
    for await (const result of tryMutants(root, parts, { jobs: Number(options.jobs), deadline })) {
      const { mutant, verdict } = result;
      tried.push(result);
      if (isSurvivor(result)) console.log(`${verdict.kind}: ${mutant.file}:${mutant.line} ${mutant.key}`);
      if (known.has(mutant.key) && !isAlive(verdict)) fail(`argued, and noticed by ${verdict.by}: ${mutant.key}`);
      isWhole &&= !result.isPartial;
    }
  } catch (error) {
    fail(String(error instanceof Error ? error.stack : error));
  }
  const own = tried.slice(before).filter(({ mutant }) => !known.has(mutant.key));
  const alive = own.filter(isSurvivor).length;
  const score = own.length === 0 ? "" : `, score ${((100 * (own.length - alive)) / own.length).toFixed(1)} %`;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const all = chosen.length + ownFaults.length;
  console.log(`${room.name}: ${tried.length - before} of ${all} tried in ${seconds} s, ${alive} survive${score}`);
}

/** @param {Verdict} verdict */
function isAlive({ kind }) {
  return kind === "survived" || kind === "unreached";
}

/** @param {Tried} result */
function isSurvivor({ mutant, verdict }) {
  return isAlive(verdict) && !known.has(mutant.key);
}

function conclude() {
  const counts = new Map();
  for (const { verdict } of tried) counts.set(verdict.kind, (counts.get(verdict.kind) ?? 0) + 1);
  const said = [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  console.log(`${tried.length} mutants tried: ${said || "none"}`);
  if (options.report !== undefined) writeFileSync(options.report, `${JSON.stringify(reportOf(root, tried))}\n`);
}

/** That what is argued is there, and that each fault has tests. */
async function checkLists() {
  for (const { file, key } of faults) if (!sources.has(file)) fail(`in no room, so that no test looks for it: ${key}`);
  const files = [...new Set([...known.keys()].map((key) => key.split("#")[0] ?? ""))];
  const { mutants } = await instrument(read(files));
  const keys = new Set(mutants.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) fail(`argued, and not there any more: ${key}`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** @returns {Map<string, Room>} */
function sourcesOfRooms() {
  const found = new Map();
  for (const room of rooms) {
    for (const file of git(["ls-files", "--", ...room.sources]).split("\n")) {
      if (file.endsWith(".ts") && !file.endsWith(".d.ts") && !found.has(file)) found.set(file, room);
    }
  }
  return found;
}

function chosenRooms() {
  const { room: names } = options;
  for (const name of names ?? []) {
    if (!rooms.some((each) => each.name === name)) misused(`no room is called ${name}; --list lists them`);
  }
  return rooms.filter(({ name }) => names === undefined || names.includes(name));
}

/** @param {Room} room */
function filesOf(room) {
  const { file: texts } = options;
  const own = [...sources].filter(([, each]) => each === room).map(([file]) => file);
  return own.filter((file) => texts === undefined || texts.some((text) => file.includes(text)));
}

/** @param {readonly string[]} files */
function read(files) {
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/**
 * In an order that changes from commit to commit.
 *
 * @template T
 * @param {readonly T[]} all
 * @param {(each: T) => string} nameOf
 */
function inTurn(all, nameOf = (each) => /** @type {Mutant} */ (each).key) {
  const placed = all.map((each) => ({
    each,
    place: createHash("sha256").update(commit).update(nameOf(each)).digest("hex"),
  }));
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ each }) => each);
}

/**
 * @template {Mutant} M
 * @param {readonly M[]} all
 * @returns {readonly M[]} the share of them that is asked for
 */
function partOf(all) {
  return inTurn(all).slice(0, Math.ceil(all.length * part(options.share)));
}

/** @param {string} share such as 1/20 */
function part(share) {
  const [, some, all] = /^(\d+)\/(\d+)$/.exec(share) ?? [];
  if (some === undefined) misused(`--share is ${share}; it has to be like 1/20`);
  return Number(some) / Number(all);
}

/**
 * @param {string} base
 * @returns {Map<string, Set<number>>} numbers of changed lines, by file
 */
function changedLines(base) {
  const changed = new Map();
  let lines = new Set();
  for (const line of git(["diff", "--unified=0", "--no-color", "--no-ext-diff", base]).split("\n")) {
    const [, file] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
    if (file !== undefined) changed.set(file, (lines = new Set()));
    const [, start, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let at = 0; start !== undefined && at < Number(count); at++) lines.add(Number(start) + at);
  }
  return changed;
}

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
}
