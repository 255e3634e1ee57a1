// What three spending limits cost a signature of a transaction: two services that sign in turns, 64 connections on one wallet
// each, one with limits that are never reached. Processor time, since other work on the machine makes any two runs differ.

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readOptions } from "../lib/options.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { costOf } from "./cost.mjs";
import { startService, stop } from "./processes.mjs";
import { unsignedTransfer } from "./requests.mjs";
import { rootCaller } from "./root-caller.mjs";

const { quick } = readOptions();
const [rounds, count] = quick ? [3, 3_000] : [11, 10_000];

const window = { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" };
const shared = { assets: ["eip155:1/slip44:60"], excess: "SPENDING_EXCESS_DENY", window };
const limits = [
  { name: "amount", measure: "SPENDING_MEASURE_AMOUNT", maximum: `1${"0".repeat(30)}`, scope: "SPENDING_SCOPE_WALLET" },
  { name: "count", measure: "SPENDING_MEASURE_COUNT", maximum: "1000000000", scope: "SPENDING_SCOPE_USER" },
  { name: "each", measure: "SPENDING_MEASURE_AMOUNT", maximum: `1${"0".repeat(30)}`, scope: "SPENDING_SCOPE_RECEIVER" },
];

const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
/** @type {{ service: Awaited<ReturnType<typeof startService>>, costOf: () => Promise<number> }[]} */
const opened = [];
try {
  const [without, with3] = [await open("without", []), await open("with", limits)];
  for (const { costOf } of opened) await costOf();
  /** @type {number[]} */
  const ratios = [];
  const costs = { without: 0, with: 0 };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? [with3, without] : [without, with3];
    const found = new Map();
    for (const each of order) found.set(each, await each.costOf());
    costs.without += found.get(without) / rounds;
    costs.with += found.get(with3) / rounds;
    ratios.push(found.get(with3) / found.get(without));
  }
  const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0;
  console.log(`a signature without limits  ${costs.without.toFixed(0)} µs of processor time`);
  console.log(`under three limits          ${costs.with.toFixed(0)} µs`);
  printTargets([
    atMost("a signature under three limits / without, median of the rounds", { limit: 1.1, measured: median }),
  ]);
} finally {
  for (const { service } of opened) await stop(service);
  await rm(folder, { recursive: true });
}

async function open(name, created) {
  const data = path.join(folder, name);
  await mkdir(data);
  const service = await startService(data);
  const { organizationId, client, signWith, submit } = await rootCaller(data, service.port);
  for (const parameters of created) {
    await client.createSpendingLimit({ organizationId, parameters: { ...shared, ...parameters } });
  }
  let nonce = 0;
  const signing = () =>
    submit("sign_transaction", "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction: unsignedTransfer(nonce++),
    });
  const contender = {
    service,
    costOf: () => costOf(service, Array.from({ length: count }, signing)),
  };
  opened.push(contender);
  return contender;
}
