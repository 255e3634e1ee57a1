// A service whose database is made to fail, and what callers and operators are told until it works again.

import { afterEach, expect, vi } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService, ServiceOptions } from "../support/service.js";
import { createWallet, get, walletNames } from "./requests.js";

export interface UnavailableScene {
  /** The last one that was started. */
  readonly service: RunningService;
  /** What is closed after the test, the last first. */
  readonly closing: (() => unknown)[];
  /** Starts a service, in which there is one wallet. */
  start(options?: ServiceOptions): Promise<void>;
  /** Writes are refused as temporary, everything else works; as soon as the fault has passed, so do they. */
  expectReadsOnlyUntil(end: () => unknown): Promise<void>;
}

/** Called at the top of a file. */
export function useUnavailableScene(): UnavailableScene {
  let service: RunningService;
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return {
    get service() {
      return service;
    },
    closing,
    async start(options) {
      service = await startService(options);
      closing.push(() => service.close());
      expect((await createWallet(service, "before")).status).toBe(200);
    },
    expectReadsOnlyUntil: (end) => expectReadsOnlyUntil(service, end),
  };
}

async function expectReadsOnlyUntil(service: RunningService, end: () => unknown): Promise<void> {
  const answers = await Promise.all(["one", "other"].map((name) => createWallet(service, name)));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("1");
    const { code, message } = (await answer.json()) as { readonly code: number; readonly message: string };
    expect(code).toBe(14);
    expect(message).not.toMatch(/SQLITE|countersign\.db|\//);
  }
  // What was seen before is answered for a second.
  await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(503), { timeout: 20_000 });
  expect((await get(service, "/ready")).headers.get("Retry-After")).toBe("1");
  expect((await get(service, "/health")).status).toBe(200);
  expect((await fetch(`${service.managementUrl}/metrics`)).status).toBe(200);
  expect(await walletNames(service)).toEqual(["before"]);
  await end();
  await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(200), { timeout: 20_000 });
  expect((await createWallet(service, "after")).status).toBe(200);
  expect(await walletNames(service)).toEqual(["after", "before"]);
}
