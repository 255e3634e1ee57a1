// What callers and operators see when the database crashes, falls silent, loses its connections or is replaced by its
// replica, under load. The long form is `npm run campaign -- failover`.

import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingServer } from "../support/cluster.js";
import type { Cluster } from "../support/cluster.js";
import { entryOf } from "../support/results.js";
import { Deployment } from "./deployment.js";
import { endure } from "./endure.js";

const rounds = Number(process.env["CAMPAIGN_FAILOVER_ROUNDS"] ?? 1);
const promotions = Number(process.env["CAMPAIGN_FAILOVER_PROMOTIONS"] ?? 1);
const silence = Number(process.env["CAMPAIGN_FAILOVER_SILENCE_SECONDS"] ?? 6) * 1000;

/** The documented bound: of the database's return. */
const soon = 5000;

describe.skipIf(missingServer !== undefined)("two processes under load", { timeout: 900_000 }, () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await Deployment.start();
  }, 300_000);
  afterAll(() => deployment?.close(), 300_000);

  test("survive crashes of their PostgreSQL server, and lose nothing", async () => {
    const { recoveries } = await endure(deployment, {
      name: "pg_ctl restart -m immediate",
      rounds,
      fault: () => deployment.primary.restart("immediate"),
    });
    expect(Math.max(...recoveries)).toBeLessThan(soon);
  });

  test("survive the end of all of their connections, and lose nothing", async () => {
    const { recoveries } = await endure(deployment, {
      name: "pg_terminate_backend of all",
      rounds,
      fault: async () => {
        const ended = await deployment.primary.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'countersign/%'",
        );
        expect(ended.length).toBeGreaterThan(0);
      },
    });
    expect(Math.max(...recoveries)).toBeLessThan(soon);
  });

  test("answer everybody while their server is silent, and lose nothing", async () => {
    const { recoveries, probes } = await endure(deployment, {
      name: `SIGSTOP of the server for ${silence / 1000} s`,
      rounds: 1,
      fault: async () => {
        await deployment.primary.freeze();
        await pause(silence);
        await deployment.primary.thaw();
      },
    });
    expect(Math.max(...recoveries)).toBeLessThan(soon);
    // Whoever sends callers elsewhere is told.
    expect(probes.some(({ path, status }) => path === "/ready" && status === 503)).toBe(true);
  });

  test("lose nothing when they are killed themselves", async () => {
    const { recoveries } = await endure(deployment, {
      name: "kill -9 of a process",
      rounds,
      kills: true,
      fault: async (round) => {
        const which = round % 2;
        await entryOf(deployment.services, which).kill();
        await deployment.startService(which);
      },
    });
    expect(recoveries).toHaveLength(2 * rounds);
  });
});

describe.skipIf(missingServer !== undefined)("a synchronous replica", { timeout: 900_000 }, () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await Deployment.start();
  }, 300_000);
  afterAll(() => deployment?.close(), 300_000);

  test("that becomes the primary under load has everything that was acknowledged", async () => {
    let present: Cluster = deployment.primary;
    let next: Cluster;
    const { recoveries } = await endure(deployment, {
      name: "promotion of a synchronous replica",
      rounds: promotions,
      before: async () => {
        next = await present.standby({ synchronous: true });
      },
      fault: async () => {
        await present.stop("immediate");
        await next.promote();
        deployment.address.leadTo(next.port);
        present = next;
      },
    });
    expect(Math.max(...recoveries)).toBeLessThan(soon);
  });
});
