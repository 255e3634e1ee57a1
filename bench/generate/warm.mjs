// Warm: nothing has changed since the last run. What a watcher, a pre-commit hook or a second CI job pays, against the
// whole process of the fastest peer, which has no such mode and starts over.

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
const PEER = "openapi-typescript";

/** @param {{ quick: boolean }} options */
export async function warm({ quick }) {
  const out = path.join(WORK, "warm-ours");
  const peerOut = path.join(WORK, "warm-peer");
  await emptyFolder(out);
  await measure(ours("generate", { schema: SCHEMA, out, cache: true }));

  const timed = await interleave(
    [
      { name: "generate, nothing to do", command: ours("generate", { schema: SCHEMA, out, cache: true }) },
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
  const [generate, check] = timed;
  if (!generate || !check || !other) throw new Error("nothing was measured");

  const rows = timed.map((one) => ({ ...one, ofPeer: ratio(one, other) }));
  printTable(
    `Warm, ${other.runs} rounds: the same contract again`,
    ["run", "time", "min to max", `of ${PEER}`, "processor", "memory"],
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
      atMost(`generate with nothing to do, of ${PEER}'s time`, {
        limit: 0.25,
        measured: ratio(generate, other).median,
      }),
      atMost(`check with nothing drifted, of ${PEER}'s time`, { limit: 0.25, measured: ratio(check, other).median }),
    ],
  };
}
