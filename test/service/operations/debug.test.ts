// `/debug` of the management listener: what it says and what it does not, and CPU profiles within bounds.

import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadConfig } from "../../../service/src/config/config.js";
import { exposures } from "../../../service/src/config/exposure.js";
import { checkSettings } from "../../../service/src/service.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

interface State {
  readonly process: { readonly pid: number };
  readonly eventLoop: { readonly delayMilliseconds: { readonly max: number }; readonly utilization: number };
  readonly heapBytes: { readonly used_heap_size: number; readonly spaces: readonly object[] };
  readonly handles: Readonly<Record<string, number>>;
  readonly organizations: { readonly kept: number };
  readonly custody: { readonly waiting: number };
  readonly database: {
    readonly connections?: { readonly idle: number; readonly used: number };
    readonly waiting?: number;
  };
}
interface Profile {
  readonly nodes: readonly { readonly callFrame: { readonly functionName: string; readonly url: string } }[];
  readonly samples: readonly number[];
  readonly startTime: number;
  readonly endTime: number;
}

describe("/debug", () => {
  let service: RunningService;
  let url: string;
  beforeAll(async () => {
    const config = { "management.port": "0", "management.debug": true };
    service = await startService({ config });
    url = service.managementUrl;
  });
  afterAll(() => service.close());
  const state = async () => (await (await fetch(`${url}/debug`)).json()) as State;

  test("tells of the event loop, the heap, handles, queues and what is kept", async () => {
    await service.client.whoami({ organizationId: service.root.organizationId });
    const told = await state();
    expect(told.process.pid).toBe(process.pid);
    expect(told.heapBytes.used_heap_size).toBeGreaterThan(1_000_000);
    expect(told.heapBytes.spaces.length).toBeGreaterThan(3);
    expect(told.handles["TCPServerWrap"] ?? told.handles["TCPSERVERWRAP"]).toBeGreaterThanOrEqual(2);
    expect(told.organizations.kept).toBe(1);
    // A checkpoint may be signed just now.
    await expect.poll(async () => (await state()).custody.waiting).toBe(0);
    expect(told.database).toEqual({});
  });

  test("tells how long the event loop was held since the last look", async () => {
    const holdUp = () => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    };
    // It is measured from tick to tick, of which the first after a look is no measure.
    await vi.waitFor(
      async () => {
        await state();
        setTimeout(holdUp, 50);
        await pause(250);
        expect((await state()).eventLoop.delayMilliseconds.max).toBeGreaterThan(100);
      },
      { timeout: 20_000 },
    );
  });

  test("holds no secret", async () => {
    const key = readFileSync(path.join(service.dataFolder, "master.key"), "utf8").trim();
    const text = (await (await fetch(`${url}/debug`)).text()) + (await (await profiled(1)).text());
    for (const secret of [key, service.root.apiPrivateKey, service.database, service.dataFolder]) {
      expect(text).not.toContain(secret);
    }
  });

  const profiled = (seconds: number | string, init: RequestInit = {}) =>
    fetch(`${url}/debug/profile?seconds=${seconds}`, { method: "POST", ...init });

  test("makes a CPU profile of what is going on, one at a time", async () => {
    // Whichever comes first; the other one comes while it is being made, which takes two seconds.
    const both = await Promise.all([profiled(2), profiled(2)]);
    const [response, second] = both.toSorted((one, other) => one.status - other.status) as [Response, Response];
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ message: "another profile is running; only one at a time" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/\.cpuprofile"$/);
    const { nodes, samples, startTime, endTime } = (await response.json()) as Profile;
    expect(samples.length).toBeGreaterThan(0);
    expect(nodes.map(({ callFrame }) => callFrame.functionName)).toContain("(root)");
    expect(endTime - startTime).toBeGreaterThanOrEqual(1_900_000);
  });

  test("ends a profile whose asker has left", async () => {
    await profiled(30, { signal: AbortSignal.timeout(100) }).catch(() => {});
    await vi.waitFor(async () => expect((await profiled(1)).status).toBe(200), { timeout: 10_000 });
  });

  test.each(["0", "31", "-1", "1e9", "x"])("refuses a profile of %s seconds", async (seconds) => {
    expect((await profiled(seconds)).status).toBe(400);
  });

  test("answers no web page", async () => {
    const headers = { Origin: "https://evil.example.com" };
    expect((await profiled(1, { headers })).status).toBe(403);
    expect((await fetch(`${url}/debug`, { headers })).status).toBe(403);
  });

  test("is not where the API is", async () => {
    expect((await fetch(`${service.baseUrl}/debug`)).status).toBe(404);
    expect((await fetch(`${service.baseUrl}/debug/profile`, { method: "POST" })).status).toBe(404);
  });
});

test("/debug is off unless it is set", async () => {
  const service = await startService({ config: { "management.port": "0" } });
  try {
    expect((await fetch(`${service.managementUrl}/debug`)).status).toBe(404);
    expect((await fetch(`${service.managementUrl}/debug/profile`, { method: "POST" })).status).toBe(404);
  } finally {
    await service.close();
  }
});

test("/debug needs a listener of its own, and whoever opens it to others is warned", () => {
  const load = (options: Readonly<Record<string, string | boolean>>) => loadConfig({ options });
  expect(() => checkSettings(load({ "management.debug": true }), {})).toThrow(
    /management\.debug: also set management\.port/,
  );
  const open = load({ "management.debug": true, "management.port": "9090", "management.host": "0.0.0.0" });
  expect(exposures(open).join()).toContain("can slow the service down");
});
