// What proofs of rows and the transparency log together cost a signature: the service beside one that has neither.

import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BENCH } from "../lib/places.mjs";
import { costOf } from "./cost.mjs";
import { startCompiled, stop } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";

/**
 * Both sign in turns.
 *
 * @param {{ rounds: number, count: number }} size
 * @returns for each round the processor time per signature over that without; microseconds that each has taken; and bytes of
 *   its database per signature
 */
export async function measureSigningCosts({ rounds, count }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const hooks = pathToFileURL(path.join(BENCH, "service/without-proofs.mjs")).href;
  const withHooks = `data:text/javascript,import{register}from"node:module";register("${hooks}")`;
  const opened = [];
  const opening = async (name, options) => {
    const contender = await open(path.join(folder, name), options);
    opened.push(contender);
    return contender;
  };
  try {
    const contenders = { with: await opening("with", []), without: await opening("without", ["--import", withHooks]) };
    const cpu = { with: [], without: [] };
    for (const { costOf } of opened) await costOf(count);
    for (let round = 0; round < rounds; round++) {
      const names = round % 2 ? ["without", "with"] : ["with", "without"];
      for (const name of names) cpu[name].push(await contenders[name].costOf(count));
    }
    for (const { service } of opened) await stop(service);
    const bytesOf = async ({ size }) => (await size()) / count / (rounds + 1);
    return {
      ratios: cpu.with.map((cost, round) => cost / cpu.without[round]),
      cpu,
      bytes: { with: await bytesOf(contenders.with), without: await bytesOf(contenders.without) },
    };
  } finally {
    for (const { service } of opened) service.child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {string} data
 * @param {readonly string[]} options of Node
 */
async function open(data, options) {
  await mkdir(data);
  const service = await startCompiled(data, options);
  const { signing } = await rootCaller(data, service.port);
  let serial = 0;
  return {
    service,
    /** @param {number} count */
    async costOf(count) {
      return costOf(
        service,
        Array.from({ length: count }, () => signing(++serial)),
      );
    },
    /** Bytes of the database of a service that has stopped. */
    async size() {
      const file = (await readdir(data)).find((name) => name.endsWith(".db"));
      return (await stat(path.join(data, file ?? ""))).size;
    },
  };
}
