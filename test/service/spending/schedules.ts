// Random schedules of requests, votes, failures, kills and starts against spending limits, on one process or two. Some go
// abreast, each in an organization of its own.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../policy/drains/random.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { entryOf } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import type { Database, RunningService } from "../support/service.js";
import { expectKept, noCounts, Schedule } from "./schedule.js";
import type { Counts } from "./schedule.js";

interface Options {
  readonly database: Database;
  /** So many at most: each group of schedules goes by one of them, or by more. */
  readonly processes: number;
  readonly schedules: number;
  readonly random: Random;
}

/** So many schedules go abreast. */
const abreast = 12;
/** A process is killed at some time of so many milliseconds. */
const killedWithin = 600;

export async function runSchedules({ database, processes, schedules, random }: Options): Promise<Counts> {
  const counts: Counts = noCounts();
  const data = await mkdtemp(path.join(tmpdir(), "countersign-spending-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
  const start = () => spawnService(data, { ...(schema && { COUNTERSIGN_DATABASE_URL: schema.url }) });
  const running: ServiceProcess[] = [];
  try {
    for (let index = 0; index < processes; index++) running.push(await start());
    // A few schedules may happen to have nothing of one kind.
    const isMissing = () => counts.completed === 0 || counts.refused === 0 || counts.waited === 0;
    while (counts.schedules < schedules || (isMissing() && counts.schedules < 10 * schedules)) {
      await runSome(Math.min(abreast, Math.ceil(schedules / 2)));
    }
  } finally {
    for (const service of running) await service.kill();
    await schema?.giveBack();
    await rm(data, { recursive: true });
  }
  return counts;

  async function runSome(count: number): Promise<void> {
    const used = 1 + random.below(running.length);
    let started: Promise<unknown> = Promise.resolve();
    const service = {
      any: () => entryOf(running, random.below(used)) as unknown as RunningService,
      ready: async () => void (await started),
    };
    const some = await Promise.all(Array.from({ length: count }, () => Schedule.open({ random, service, counts })));
    const requests = some.map((each) => each.run());
    if (counts.kills === 0 || random.chance(2)) {
      await pause(random.below(killedWithin));
      const index = random.below(used);
      const killed = entryOf(running, index).kill();
      started = killed.then(async () => (running[index] = await start()));
      counts.kills++;
      await started;
    }
    await Promise.all(requests);
    await Promise.all(some.map(expectKept));
    counts.schedules += count;
  }
}
