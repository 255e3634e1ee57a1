// What sight costs a signature: the audit log in a file, metrics that are read each second, and spans that are sent.

import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "../lib/places.mjs";
import { load } from "./load.mjs";
import { processorTime, startService, stop } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";

const CONNECTIONS = 64;
const MILLISECONDS_BETWEEN_SCRAPES = 1_000;

/**
 * Each in a service of its own, in turns with one that has none of them.
 *
 * @param {{ rounds: number, count: number }} size
 * @returns {Promise<Record<string, number[]>>} for each round the service's processor time per signature over that of the
 *   service without; `nothing` is another service without, which tells how far two measurements of the same differ
 */
export async function measureOverheads({ rounds, count }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const collector = await startCollector();
  const tracing = pathToFileURL(path.join(ROOT, "docs/operations/tracing.mjs")).href;
  const spans = (share) => ({
    NODE_OPTIONS: `--import ${tracing}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
    OTEL_TRACES_SAMPLER_ARG: String(share),
  });
  const contenders = {
    without: {},
    nothing: {},
    "the audit log, to a file": { settings: { audit: { file: path.join(folder, "audit.jsonl") } } },
    "metrics, read each second": { settings: { management: { port: 0 } }, isScraped: true },
    "spans of one request in ten": { environment: spans(0.1) },
    "spans of each request": { environment: spans(1) },
  };
  const services = {};
  try {
    for (const [name, { settings, environment, isScraped = false }] of Object.entries(contenders)) {
      const data = path.join(folder, name.replaceAll(/\W/g, "-"));
      await mkdir(data);
      const service = await startService(data, settings, environment);
      services[name] = { ...service, isScraped };
      const { signing } = await rootCaller(data, service.port);
      let serial = 0;
      services[name].requests = () => Array.from({ length: count }, () => signing(++serial));
    }
    for (const service of Object.values(services)) await costOf(service);
    const found = {};
    for (let round = 0; round < rounds; round++) {
      const names = Object.keys(services);
      const turns = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
      const costs = {};
      for (const name of turns) costs[name] = await costOf(services[name]);
      for (const name of names) (found[name] ??= []).push(costs[name] / costs.without);
    }
    delete found.without;
    return found;
  } finally {
    await Promise.all(Object.values(services).map(stop));
    collector.close();
    await rm(folder, { recursive: true });
  }
}

/** @returns processor time per signature, in microseconds */
async function costOf(service) {
  const requests = service.requests();
  const end = new AbortController();
  const scraping = service.isScraped ? scrape(service.managementPort, end.signal) : undefined;
  const before = await processorTime(service);
  await load(service.port, requests, CONNECTIONS);
  end.abort();
  await scraping;
  return ((await processorTime(service)) - before) / requests.length;
}

/** Reads the metrics as a Prometheus does, fifteen times as often. */
async function scrape(port, signal) {
  while (!signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (!answer.ok || !(await answer.text()).includes("countersign_")) throw new Error("there are no metrics");
    await pause(MILLISECONDS_BETWEEN_SCRAPES, undefined, { signal }).catch(() => {});
  }
}

/** Takes what is sent to it, as a collector of OpenTelemetry does. */
async function startCollector() {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.end("{}"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return server;
}
