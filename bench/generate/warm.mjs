// Warm: nothing has changed since the last run, or one file has. What a watcher, a pre-commit hook or a second CI job pays,
// against the whole process of the fastest peer, which has no such mode and starts over.

import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { emptyFolder } from "../lib/folder.mjs";
import { ROOT, WORK } from "../lib/places.mjs";
import { measure } from "../lib/process.mjs";
import { interleave, ratio } from "../lib/rounds.mjs";
import { megabytes, printTable, seconds, times } from "../lib/table.mjs";
import { atMost } from "../lib/targets.mjs";
import { INPUT } from "./cold.mjs";
import { ours, peer } from "./tools.mjs";

const SCHEMA = path.join(ROOT, "schema");
export const PEER = "openapi-typescript";

/** @param {{ quick: boolean }} options */
export async function warm({ quick }) {
  const out = path.join(WORK, "warm-ours");
  const peerOut = path.join(WORK, "warm-peer");
  await emptyFolder(out);
  await measure(ours("generate", { schema: SCHEMA, out, cache: true }));
  const edited = { schema: path.join(WORK, "warm-edited-schema"), out: path.join(WORK, "warm-edited") };
  await Promise.all(Object.values(edited).map(emptyFolder));
  await cp(SCHEMA, edited.schema, { recursive: true });
  await measure(ours("generate", { ...edited, cache: true }));

  const timed = await interleave(
    [
      { name: "generate, nothing to do", command: ours("generate", { schema: SCHEMA, out, cache: true }) },
      {
        name: "generate, one file changed",
        command: ours("generate", { ...edited, cache: true }),
        before: () => changeOneFile(edited.schema),
      },
      { name: "diff, neither contract changed", command: ours("diff", { schema: SCHEMA, out, cache: true }) },
      { name: "check, nothing has drifted", command: ours("check", { schema: SCHEMA, out, cache: true }) },
      { name: "check, no cache", command: ours("check", { schema: SCHEMA, out, cache: false }) },
      {
        name: PEER,
        command: await peer(PEER, { input: INPUT, out: peerOut }),
        before: () => emptyFolder(peerOut),
      },
    ],
    { rounds: quick ? 3 : 9 },
  );
  const other = timed.at(-1);
  const [generate, changed, diff, check] = timed;
  if (!generate || !changed || !diff || !check || !other) throw new Error("nothing was measured");

  const rows = timed.map((one) => ({ ...one, ofPeer: ratio(one, other) }));
  printTable(
    `Warm, ${other.runs} rounds: the same contract again`,
    ["run", "time", "min to max", `/ ${PEER}`, "CPU", "memory"],
    rows.map(({ name, ms, cpuMs, peakMB, ofPeer }) => [
      name,
      seconds(ms.median),
      `${seconds(ms.min)} to ${seconds(ms.max)}`,
      times(ofPeer.median),
      seconds(cpuMs.median),
      megabytes(peakMB.median),
    ]),
  );
  return {
    rows,
    targets: [
      atMost(`generate with nothing to do / ${PEER}`, {
        limit: 0.15,
        measured: ratio(generate, other).median,
      }),
      atMost(`generate with one file changed / ${PEER}`, {
        limit: 0.6,
        measured: ratio(changed, other).median,
      }),
      atMost(`check without drift / ${PEER}`, { limit: 0.25, measured: ratio(check, other).median }),
      atMost("diff against the last release / check", { limit: 1.5, measured: ratio(diff, check).median }),
    ],
  };
}

let edits = 0;

/**
 * Says something else of one query each time, so that its types, validators and documents are written anew.
 *
 * @param {string} schema
 */
export async function changeOneFile(schema) {
  const file = path.join(schema, "queries/get-activity.yaml");
  const text = await readFile(file, "utf8");
  const changed = text.replace(/^doc: .*$/m, `doc: Reads one activity, for the ${++edits}th time.`);
  if (changed === text) throw new Error(`${file} has no doc to change`);
  await writeFile(file, changed);
}
