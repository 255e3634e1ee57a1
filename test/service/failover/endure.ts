// Lets a fault come over a deployment under load, again and again, and checks what has become of every request.

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { entryOf } from "../support/results.js";
import { activitiesById, expectWholeOrganization } from "../support/whole-organization.js";
import type { Deployment } from "./deployment.js";
import { print } from "./figures.js";
import { startLoad, submit } from "./load.js";
import type { Load, Submission } from "./load.js";
import { startProbes } from "./probes.js";
import type { Probe } from "./probes.js";

export interface Ordeal {
  readonly name: string;
  readonly rounds: number;
  /** What is needed for a round, under load as well. */
  readonly before?: () => Promise<void>;
  /** Ends when the fault does. */
  readonly fault: (round: number) => Promise<void>;
  /** Whether the service's processes are killed by it. */
  readonly kills?: boolean;
}

export interface Endured {
  /** For each round and process, milliseconds from the fault's end to its first success. */
  readonly recoveries: readonly number[];
  readonly probes: readonly Probe[];
}

/** How long a process may take to be of use again, before it is taken for broken. */
const patience = 60_000;
/** A probe waits for two seconds at most; the machine may be busy. */
const longestProbe = 5000;

export async function endure(
  deployment: Deployment,
  { name, rounds, before, fault, kills = false }: Ordeal,
): Promise<Endured> {
  const load = startLoad({ services: () => deployment.services, signWith: deployment.signWith, kills });
  // Nobody answers for a process that has been killed.
  const probes = kills ? undefined : startProbes(deployment.services);
  const recoveries: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await before?.();
      await load.acknowledgements(30);
      await fault(round);
      recoveries.push(...(await firstSuccesses(deployment, load, performance.now())));
    }
  } finally {
    await load.stop();
    await probes?.stop();
  }
  expect(load.unexpected).toEqual([]);
  await expectAnswered(deployment, [...load.refused, ...load.unanswered]);
  const found = await expectAllFound(deployment, load);
  const seen = probes?.seen ?? [];
  const { processesEnded } = deployment;
  const counts = { refused: load.refused.length, unanswered: load.unanswered.length };
  print(name, rounds, {
    acknowledged: load.acknowledged.length,
    found,
    ...counts,
    recoveries,
    processesEnded,
    probes: seen,
  });
  expect(processesEnded).toBe(0);
  expect(seen.filter(({ path, status }) => status !== 200 && !(path === "/ready" && status === 503))).toEqual([]);
  expect(seen.filter(({ milliseconds }) => milliseconds > longestProbe)).toEqual([]);
  return { recoveries, probes: seen };
}

/** Milliseconds until each process has carried something out. */
async function firstSuccesses(
  { services }: Deployment,
  { acknowledged, unexpected }: Load,
  since: number,
): Promise<number[]> {
  const first = (which: number) => acknowledged.find(({ by, at }) => by === which && at >= since);
  for (;;) {
    const all = services.map((_, which) => first(which)).filter((one) => one !== undefined);
    if (all.length === services.length) return all.map(({ at }) => at - since);
    if (unexpected.length > 0 || performance.now() - since > patience) {
      throw new Error(`no success after ${Math.round(performance.now() - since)} ms: ${unexpected.join("; ")}`);
    }
    await pause(5);
  }
}

/** Whoever has got no answer, or a refusal, sends the same again and is served, by what it led to if it has. */
async function expectAnswered({ services }: Deployment, submissions: readonly Submission[]): Promise<void> {
  const left = [...submissions];
  const worker = async (which: number) => {
    for (let submission = left.pop(); submission; submission = left.pop()) {
      const { status, answer } = await submit(entryOf(services, which % services.length), submission);
      expect([status, answer.activity?.status]).toEqual([200, "ACTIVITY_STATUS_COMPLETED"]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, which) => worker(which)));
}

/** @returns how many of those acknowledged are there: all, each once, and nothing half done */
async function expectAllFound(deployment: Deployment, { acknowledged }: Load): Promise<number> {
  const { organizationId } = deployment.root;
  let found = 0;
  for (const which of deployment.services.keys()) {
    const client = deployment.client(which);
    const activities = acknowledged.map(({ activity }) => activity);
    await expectWholeOrganization(client, organizationId, activities);
    const present = await activitiesById(client, organizationId);
    found = activities.filter(({ id }) => present.has(id)).length;
    const { wallets } = await client.listWallets({ organizationId });
    const names = wallets.map(({ walletName }) => walletName);
    expect(names.length).toBe(new Set(names).size);
  }
  return found;
}
