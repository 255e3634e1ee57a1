// Scale: contracts with 10 and 50 times the families and queries. Also shows what the peers make of the OpenAPI document
// of the tenfold one, to tell our growth from that of the task.

import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { countOutput, emptyFolder } from "../lib/folder.mjs";
import { ROOT, WORK } from "../lib/places.mjs";
import { interleave, ratio } from "../lib/rounds.mjs";
import { kilobytes, megabytes, printTable, seconds, times } from "../lib/table.mjs";
import { atMost } from "../lib/targets.mjs";
import { multiply } from "./multiply.mjs";
import { OURS, PEERS, ours, peer } from "./tools.mjs";
import { assertMentions, operationIds } from "./verify.mjs";

/** @typedef {import("./tools.mjs").Peer} Peer */

/** How many times as long a contract of so many times the size may take. */
const LIMITS = /** @type {Record<number, number>} */ ({ 10: 12, 50: 60 });

/**
 * @param {{ quick: boolean }} options
 * @param {readonly string[]} ids of the operations of the contract as it is
 */
export async function scale({ quick }, ids) {
  const multiples = quick ? [1, 10] : [1, 10, 50];
  const contracts = await Promise.all(multiples.map(prepare));
  const timed = await interleave(contracts, { rounds: quick ? 1 : 3, warmUp: 0 });
  const [base] = timed;
  if (!base) throw new Error("nothing was measured");

  const rows = await Promise.all(
    contracts.map(async ({ multiple, schema, out }, index) => {
      const one = timed[index] ?? base;
      const found = await operationIds(path.join(out, "openapi.json"));
      if (found.length !== ids.length * multiple) throw new Error(`${one.name} has ${found.length} operations`);
      const [yaml, output] = await Promise.all([countOutput(schema), countOutput(out)]);
      return { ...one, multiple, yamlBytes: yaml.bytes, output, times: ratio(one, base) };
    }),
  );
  printTable(
    `Scale, ${base.runs} rounds: cold, families and queries multiplied`,
    ["contract", "time", "min to max", "/ 1×", "CPU", "memory", "YAML", "files", "lines", "output"],
    rows.map(({ multiple, ms, cpuMs, peakMB, yamlBytes, output, times: ofBase }) => [
      `${multiple}×`,
      seconds(ms.median),
      `${seconds(ms.min)} to ${seconds(ms.max)}`,
      times(ofBase.median),
      seconds(cpuMs.median),
      megabytes(peakMB.median),
      kilobytes(yamlBytes),
      output.files,
      output.lines,
      kilobytes(output.bytes),
    ]),
  );
  const tenfold = contracts.find(({ multiple }) => multiple === 10);
  const peers = quick || !tenfold ? [] : await peersAtScale(tenfold.out);
  await Promise.all(contracts.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  return {
    rows,
    peers,
    targets: rows
      .filter(({ multiple }) => multiple > 1)
      .map(({ multiple, times: { median } }) =>
        atMost(`${multiple}× the contract / 1×`, { limit: LIMITS[multiple] ?? 0, measured: median }),
      ),
  };
}

/** @param {number} multiple */
async function prepare(multiple) {
  const folder = path.join(WORK, `scale-${multiple}`);
  const schema = path.join(folder, "schema");
  const out = path.join(folder, "out");
  await multiply({ from: path.join(ROOT, "schema"), to: schema, times: multiple });
  return {
    name: `${OURS} ${multiple}×`,
    multiple,
    folder,
    schema,
    out,
    command: ours("generate", { schema, out, cache: false }),
    before: () => emptyFolder(out),
  };
}

/** @param {string} compiled our output of the tenfold contract */
async function peersAtScale(compiled) {
  const input = path.join(WORK, "scale-input");
  await emptyFolder(input);
  await copyFile(path.join(compiled, "openapi.json"), path.join(input, "openapi.json"));
  const ids = await operationIds(path.join(input, "openapi.json"));
  const contenders = await Promise.all(
    /** @type {Peer[]} */ (Object.keys(PEERS)).map(async (name) => {
      const out = path.join(WORK, `scale-${name.replaceAll(/\W+/g, "-")}`);
      return {
        name,
        command: await peer(name, { input, out }),
        before: () => emptyFolder(out),
        after: async () => {
          await assertMentions(out, ids);
          await rm(out, { recursive: true, force: true });
        },
      };
    }),
  );
  const timed = await interleave(contenders, { rounds: 1, warmUp: 0 });
  await rm(input, { recursive: true, force: true });
  printTable(
    "The peers on the OpenAPI document of the 10× contract, one run",
    ["tool", "time", "CPU", "memory"],
    timed.map(({ name, ms, cpuMs, peakMB }) => [
      name,
      seconds(ms.median),
      seconds(cpuMs.median),
      megabytes(peakMB.median),
    ]),
  );
  return timed;
}
