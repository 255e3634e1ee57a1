// Cold: from the description to all files in an empty folder, whole processes, nothing cached of any contract. Of the
// compiler's own code, what V8 has compiled is kept, as on every machine where it has run before; one row is without.

import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { countOutput, emptyFolder } from "../lib/folder.mjs";
import { ROOT, WORK } from "../lib/places.mjs";
import { measure } from "../lib/process.mjs";
import { interleave, ratio } from "../lib/rounds.mjs";
import { kilobytes, megabytes, printTable, seconds, times } from "../lib/table.mjs";
import { atMost } from "../lib/targets.mjs";
import { OURS, PEERS, ours, peer } from "./tools.mjs";
import { emitting } from "./emitting.mjs";
import { assertMentions, operationIds } from "./verify.mjs";

/** @typedef {import("./tools.mjs").Peer} Peer */

/** Where the peers find the OpenAPI document. */
export const INPUT = path.join(WORK, "input");

const SCHEMA = path.join(ROOT, "schema");
const names = /** @type {Peer[]} */ (Object.keys(PEERS));

/**
 * Compiles the contract and lays its OpenAPI document out for the peers.
 *
 * @returns {Promise<readonly string[]>} ids of its operations
 */
export async function prepareInput() {
  const out = path.join(WORK, "cold-ours");
  await emptyFolder(out);
  await emptyFolder(INPUT);
  await measure(ours("generate", { schema: SCHEMA, out, cache: false }));
  await copyFile(path.join(out, "openapi.json"), path.join(INPUT, "openapi.json"));
  return operationIds(path.join(INPUT, "openapi.json"));
}

/**
 * @param {{ quick: boolean }} options
 * @param {readonly string[]} ids of the operations that every output has to mention
 */
export async function cold({ quick }, ids) {
  const contenders = await Promise.all([contender(OURS), ...names.map(contender), asMuchAsZod(), firstEver()]);
  const timed = await interleave(contenders, { rounds: quick ? 3 : 9 });
  const [own, ...peers] = timed;
  if (!own) throw new Error("nothing was measured");

  const rows = await Promise.all(
    timed.map(async (one, index) => {
      const folder = contenders[index]?.out ?? "";
      await assertMentions(folder, ids);
      return { ...one, emits: contenders[index]?.emits, output: await countOutput(folder), ours: ratio(own, one) };
    }),
  );
  printTable(
    `Cold, ${own.runs} rounds: this contract, ${ids.length} operations, into an empty folder`,
    [
      "tool",
      "time",
      "min to max",
      "ours / tool",
      "CPU",
      "memory",
      "files",
      "size",
      "lines of TypeScript",
      "time per 1,000 lines",
    ],
    rows.map(({ name, ms, cpuMs, peakMB, output, ours: share }) => [
      name,
      seconds(ms.median),
      `${seconds(ms.min)} to ${seconds(ms.max)}`,
      times(share.median),
      seconds(cpuMs.median),
      megabytes(peakMB.median),
      output.files,
      kilobytes(output.bytes),
      output.typescriptLines,
      seconds(ms.median / (output.typescriptLines / 1000)),
    ]),
  );

  const zod = peers[names.indexOf("@hey-api/openapi-ts")];
  const asMuch = peers[names.length];
  if (!zod || !asMuch) throw new Error("hey-api was not measured");
  return {
    rows,
    targets: [
      atMost("cold generation / hey-api with zod", { limit: 1.3, measured: ratio(own, zod).median }),
      atMost("cold generation of types, client and validators / hey-api with zod", {
        limit: 1.3,
        measured: ratio(asMuch, zod).median,
      }),
    ],
  };
}

/** Ours asked for what hey-api with zod makes of it: types, a client and validators. */
async function asMuchAsZod() {
  const schema = path.join(WORK, "cold-as-much-schema");
  const out = path.join(WORK, "cold-as-much");
  await emptyFolder(schema);
  await cp(SCHEMA, schema, { recursive: true });
  const file = path.join(schema, "contract.yaml");
  await writeFile(file, emitting(["validators"], await readFile(file, "utf8")));
  return {
    name: `${OURS}, as much as hey-api`,
    out,
    command: ours("generate", { schema, out, cache: false }),
    emits: "types, validators, client",
    before: () => emptyFolder(out),
  };
}

/** On a machine where the compiler has never run, so that nothing of its own code is there as V8 has compiled it. */
async function firstEver() {
  const own = await contender(OURS);
  const cache = path.join(WORK, "cold-cache");
  return {
    ...own,
    name: `${OURS}, run for the first time`,
    command: { ...own.command, env: { CONTRACT_CACHE: cache } },
    before: async () => {
      await emptyFolder(cache);
      await own.before();
    },
  };
}

/** @param {typeof OURS | Peer} name */
async function contender(name) {
  const out = path.join(WORK, `cold-${name === OURS ? "ours" : name.replaceAll(/\W+/g, "-")}`);
  const command =
    name === OURS ? ours("generate", { schema: SCHEMA, out, cache: false }) : await peer(name, { input: INPUT, out });
  return {
    name,
    out,
    command,
    emits: name === OURS ? "types, validators, upgrades, client, server, mock, OpenAPI, JSON Schema" : PEERS[name],
    before: () => emptyFolder(out),
  };
}
