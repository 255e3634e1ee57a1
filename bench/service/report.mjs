// Tables and targets of the service's bench, and its results file.

import { availableParallelism } from "node:os";
import { rootVersion } from "../lib/machine.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable, times } from "../lib/table.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { FLUSH_MILLISECONDS } from "./slow-disk.mjs";

/** Prints what was found and writes it to the results. */
export async function report(
  { quick, users },
  { starts, found, others, memory, besideReaders, afterChange, signUps, sizes, holds, slowDisk, postgres, overheads },
) {
  const limit = median(found.limit);
  const summaries = [...new Set(found.signing.map((pair) => pair.concurrency))].map((concurrency) => {
    const pairs = found.signing.filter((pair) => pair.concurrency === concurrency);
    const of = (name, value) => median(pairs.map((pair) => pair[name][value]));
    return {
      concurrency,
      perSecond: of("countersign", "perSecond"),
      barePerSecond: of("bare", "perSecond"),
      throughput: median(pairs.map(({ countersign, bare }) => countersign.perSecond / bare.perSecond)),
      cpu: of("countersign", "cpu"),
      bareCpu: of("bare", "cpu"),
      cpuOverLimit: median(pairs.map(({ countersign }, round) => countersign.cpu / found.limit[round])),
      p50: of("countersign", "p50"),
      latency: median(pairs.map(({ countersign, bare }) => countersign.p50 / bare.p50)),
      p99: of("countersign", "p99"),
      bareP99: of("bare", "p99"),
    };
  });
  printTable(
    `sign_raw_payload, durable; the limit is ${limit.toFixed(0)} µs of CPU time`,
    [
      "connections",
      "per second",
      "bare server",
      "ratio",
      "CPU µs",
      "bare",
      "of the limit",
      "p50 ms",
      "p99 ms",
      "bare p99",
    ],
    summaries.map((row) => [
      row.concurrency,
      row.perSecond.toFixed(0),
      row.barePerSecond.toFixed(0),
      times(row.throughput),
      row.cpu.toFixed(0),
      row.bareCpu.toFixed(0),
      times(row.cpuOverLimit),
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      row.bareP99.toFixed(2),
    ]),
  );
  printTable(
    "other operations, 16 connections",
    ["operation", "per second", "CPU µs", "p50 ms", "p99 ms"],
    Object.entries(others).map(([name, { perSecond, cpu, p50, p99 }]) => [
      name,
      perSecond.toFixed(0),
      cpu.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
    ]),
  );
  console.log(`\nresident memory after ${memory.activities} activities: ${memory.residentMB.toFixed(0)} MB`);
  const besides = [...new Set(besideReaders.map(({ name }) => name))].map((name) => {
    const pairs = besideReaders.filter((pair) => pair.name === name);
    return {
      name,
      kept: median(pairs.map(({ alone, beside }) => beside.perSecond / alone.perSecond)),
      perSecond: median(pairs.map(({ beside }) => beside.perSecond)),
      p99: median(pairs.map(({ beside }) => beside.p99)),
      answers: median(pairs.map(({ answers }) => answers)),
    };
  });
  printTable(
    "sign_raw_payload, 16 connections, with four readers",
    ["readers request", "/ alone", "per second", "p99 ms", "responses to readers per second"],
    besides.map((row) => [
      row.name,
      times(row.kept),
      row.perSecond.toFixed(0),
      row.p99.toFixed(2),
      row.answers.toFixed(1),
    ]),
  );
  console.log(
    `\nwhoami in an organization of ${users} users: ${afterChange.unchanged.toFixed(2)} ms, ` +
      `after a change ${afterChange.changed.toFixed(2)} ms`,
  );
  const transactions = median(found.transactions);
  console.log(`\nsign_transaction (EIP-1559): ${times(transactions)} the CPU time of sign_raw_payload`);
  const ofSignUps = {
    limit: median(signUps.map((round) => round.limit)),
    cpu: median(signUps.map((round) => round.cpu)),
    overLimit: median(signUps.map((round) => round.cpu / round.limit)),
    perSecond: median(signUps.map((round) => round.perSecond)),
    besideP99: median(signUps.map((round) => round.beside / round.alone)),
  };
  console.log(
    `a sign-up: ${ofSignUps.cpu.toFixed(0)} µs of CPU time, ${times(ofSignUps.overLimit)} its cryptography; ` +
      `signatures during sign-ups on 16 connections: p99 ${times(ofSignUps.besideP99)} that of signatures alone`,
  );
  const ofSizes = Object.fromEntries(Object.entries(sizes).map(([name, ratios]) => [name, median(ratios)]));
  for (const [name, ratio] of Object.entries(ofSizes)) {
    console.log(`${name}, per item: ${times(ratio)} the time of a small organization`);
  }
  const started = Object.fromEntries(Object.entries(starts).map(([name, all]) => [name, median(all) / 1000]));
  console.log(
    `\nto ready: npm start ${started.npmStart.toFixed(2)} s, the service alone ${started.nextStart.toFixed(2)} s, its first ` +
      `start ${started.firstStart.toFixed(2)} s; a command ${started.command.toFixed(2)} s, Node itself ` +
      `${started.node.toFixed(2)} s`,
  );
  printTable(
    "longest block of the event loop",
    ["during", "ms", "CPU ms"],
    Object.entries(holds).map(([name, hold]) => [name, hold.longest.toFixed(1), hold.busiest.toFixed(1)]),
  );
  const busiest = summaries.at(-1);
  const targets = [
    atMost("CPU time per signed request / the limit, 64 connections", {
      limit: 1.8,
      measured: busiest.cpuOverLimit,
    }),
    atMost("throughput of the bare server / ours, 64 connections", {
      limit: 1 / 0.85,
      measured: 1 / busiest.throughput,
    }),
    atMost("median latency / the bare server's, 1 connection", { limit: 1.8, measured: summaries[0].latency }),
    atMost(`resident memory after ${memory.activities} activities`, {
      limit: 140,
      measured: memory.residentMB,
      unit: " MB",
    }),
    ...besides.map(({ name, kept }) =>
      atMost(`signing throughput alone / with four readers: ${name}`, { limit: 1 / 0.7, measured: 1 / kept }),
    ),
  ];
  targets.push(
    atMost("delay of the next request after a change to an organization of 2,000 users", {
      limit: 2,
      measured: afterChange.changed - afterChange.unchanged,
      unit: " ms",
    }),
  );
  targets.push(
    atMost("sign_transaction / sign_raw_payload, CPU time", { limit: 1.15, measured: transactions }),
    atMost("sign-up / its cryptography, CPU time", { limit: 1.6, measured: ofSignUps.overLimit }),
    atMost("p99 of signatures during sign-ups / alone", { limit: 2, measured: ofSignUps.besideP99 }),
    ...Object.entries(ofSizes).map(([name, measured]) =>
      atMost(`${name}, large organization / small one, per item`, { limit: 1.3, measured }),
    ),
  );
  targets.push(
    atMost("npm start to ready, nothing to build", { limit: 2.5, measured: started.npmStart, unit: " s" }),
    atMost("first start of the service alone", { limit: 0.5, measured: started.firstStart, unit: " s" }),
    atMost("one CLI command", { limit: 0.12, measured: started.command, unit: " s" }),
    ...Object.entries(holds).map(([name, hold]) =>
      atMost(`longest block of the event loop: ${name}`, { limit: 20, measured: hold.busiest, unit: " ms" }),
    ),
  );
  if (slowDisk) {
    const { longest, withoutDelay, perSecond } = slowDisk;
    console.log(
      `\non a disk whose flush takes ${FLUSH_MILLISECONDS} ms: ${perSecond.toFixed(0)} signatures a second; ` +
        `the event loop was held for ${longest.toFixed(1)} ms at most, waits for a processor included`,
    );
    targets.push(
      atMost(`longest block of the event loop: signatures, flushes of ${FLUSH_MILLISECONDS} ms`, {
        limit: 20,
        measured: withoutDelay,
        unit: " ms",
      }),
    );
  } else console.log("on a slow disk: skipped, no strace");
  if (postgres) {
    const [overSqlite, ofMany] = [median(postgres.overSqlite), median(postgres.ofManyOverSqlite)];
    const what = "CPU time per signature, PostgreSQL / SQLite, 64 connections";
    targets.push(
      atMost(what, { limit: 1.2, measured: overSqlite }),
      atMost(`${what}, 100 organizations that send little each`, { limit: 1.5, measured: ofMany }),
    );
    console.log(
      `on PostgreSQL: ${times(overSqlite)} the CPU time on SQLite, ${times(ofMany)} of 100 organizations; two processes sign ` +
        `${times(median(postgres.twoOverOne))} as much as one, with ${availableParallelism()} cores for them, the ` +
        "server and the load",
    );
  } else console.log("on PostgreSQL: skipped, no server");
  printTable(
    "sign_raw_payload, 64 connections: CPU time relative to a service without",
    ["with", "median", "least", "most"],
    Object.entries(overheads).map(([name, ratios]) => [
      name,
      ...[median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${ratio.toFixed(3)}×`),
    ]),
  );
  printTargets(targets);
  const versions = { "better-sqlite3": await rootVersion("better-sqlite3"), secp256k1: await rootVersion("secp256k1") };
  await writeResults(
    "service",
    { quick, versions },
    {
      starts: started,
      limit: { cpu: limit, all: found.limit },
      signing: summaries,
      others,
      besideReaders: besides,
      memory,
      afterChange,
      signUps: ofSignUps,
      sizes: ofSizes,
      transactions,
      holds,
      ...(slowDisk && { slowDisk }),
      ...(postgres && { postgres }),
      overheads,
      targets,
    },
  );
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
