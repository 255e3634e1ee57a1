// What an operator looks at when a process behaves in a way that metrics do not explain: its event loop, heap, handles and
// queues, and where its processor time goes. There is no snapshot of the heap, which holds what is secret.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Session } from "node:inspector/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { IntervalHistogram } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { getHeapSpaceStatistics, getHeapStatistics } from "node:v8";
import { installedVersion } from "../installation/version.js";
import { answer } from "./answer.js";
import type { OperationsParts } from "./health.js";
import type { Metrics } from "./metrics.js";

export interface DebugParts extends Pick<OperationsParts, "metrics" | "traffic"> {
  /** How many organizations are in memory. */
  readonly keptOrganizations: () => number;
}

const longestSeconds = 30;
const samplingMicroseconds = 1000;
const profilePath = "/debug/profile";

/** Adds `/debug` and `/debug/profile`. */
export function addDebug(app: FastifyInstance, parts: DebugParts): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const profiler = new Profiler();
  app.addHook("onClose", async () => void delay.disable());
  // No page in a browser on this machine has any business here.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/debug") || request.headers.origin === undefined) return;
    return answer(reply, 403, { message: "not for web pages" });
  });
  app.get("/debug", async (_request, reply) => answer(reply, 200, await stateOf(parts, delay)));
  app.post(profilePath, async (request, reply) => profile(request, reply, profiler));
}

async function stateOf({ metrics, traffic, keptOrganizations }: DebugParts, delay: IntervalHistogram) {
  const utilization = performance.eventLoopUtilization();
  const state = {
    process: {
      pid: process.pid,
      version: installedVersion(),
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      cpuMicroseconds: process.cpuUsage(),
      memoryBytes: process.memoryUsage(),
    },
    eventLoop: {
      // Since the last look.
      delayMilliseconds: {
        mean: milliseconds(delay.mean),
        p50: milliseconds(delay.percentile(50)),
        p99: milliseconds(delay.percentile(99)),
        max: milliseconds(delay.max),
      },
      utilization: utilization.utilization,
    },
    heapBytes: { ...getHeapStatistics(), spaces: getHeapSpaceStatistics() },
    handles: countsOf(process.getActiveResourcesInfo()),
    requests: { underWay: traffic.underWay, draining: traffic.draining },
    organizations: { kept: keptOrganizations() },
    custody: { waiting: await valuesOf(metrics, "countersign_custody_waiting_requests") },
    database: {
      connections: await valuesOf(metrics, "countersign_database_connections"),
      waiting: await valuesOf(metrics, "countersign_database_waiting_requests"),
    },
  };
  delay.reset();
  return state;
}

/** Answers a CPU profile of the main thread, as Chrome's developer tools and `node --cpu-prof` have it. */
async function profile(request: FastifyRequest, reply: FastifyReply, profiler: Profiler): Promise<FastifyReply> {
  const { seconds: asked = "10" } = request.query as { readonly seconds?: string };
  const seconds = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (seconds < 1 || seconds > longestSeconds) {
    return answer(reply, 400, { message: `seconds: from 1 to ${longestSeconds}` });
  }
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  const text = await profiler.run(seconds, left.signal);
  if (text === undefined) return answer(reply, 409, { message: "another profile is running; only one at a time" });
  const name = `countersign-${process.pid}.cpuprofile`;
  return reply
    .header("Content-Type", "application/json")
    .header("Content-Disposition", `attachment; filename="${name}"`)
    .send(text);
}

/** Makes one profile at a time. */
class Profiler {
  #isBusy = false;

  /**
   * @param left ends it early
   * @returns JSON; undefined while another is being made
   */
  async run(seconds: number, left: AbortSignal): Promise<string | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    const session = new Session();
    try {
      session.connect();
      await session.post("Profiler.enable");
      await session.post("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
      await session.post("Profiler.start");
      await after(seconds * 1000, undefined, { signal: left }).catch(() => {});
      const { profile } = await session.post("Profiler.stop");
      return JSON.stringify(profile);
    } finally {
      session.disconnect();
      this.#isBusy = false;
    }
  }
}

function milliseconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.round(nanoseconds / 1e4) / 100 : 0;
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What a gauge says now, by its labels; undefined where there is none of that name. */
async function valuesOf({ registry }: Metrics, name: string): Promise<number | Record<string, number> | undefined> {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
  const byLabel = values.map(({ labels, value }) => [Object.values(labels).join(), value] as const);
  return byLabel.some(([label]) => label !== "") ? Object.fromEntries(byLabel) : byLabel[0]?.[1];
}
