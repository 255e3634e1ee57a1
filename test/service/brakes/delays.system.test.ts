// Changes that wait for a delay, and processes that are killed while they carry them out.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { act, activitiesOf, submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import { databases } from "../support/service.js";
import { policy } from "./rounds.js";

const changes = 40;
const type = "ACTIVITY_TYPE_CREATE_POLICY_V3";
const patience = { timeout: 60_000, interval: 100 };
const seconds = 3;

test.each(databases)(
  "on %s, kill -9 while delayed changes are carried out leaves each of them carried out once",
  { timeout: 300_000 },
  async (database) => {
    const data = await mkdtemp(path.join(tmpdir(), "countersign-delays-"));
    const schema = database === "postgres" ? await borrowSchema() : undefined;
    const environment: Record<string, string> = schema ? { COUNTERSIGN_DATABASE_URL: schema.url } : {};
    // SQLite is one process's own.
    const count = schema ? 2 : 1;
    const running: ServiceProcess[] = [];
    const start = async () => {
      while (running.length < count) running.push(await spawnService(data, environment));
      return rootOf(firstOf(running));
    };
    try {
      let root = await start();
      await act(root, "ACTIVITY_TYPE_SET_DELAYS", { policies: String(seconds) });
      const asked = await Promise.all(Array.from({ length: changes }, () => submit(root, type, policy())));
      expect(asked.map(({ activity }) => activity?.status)).toEqual(
        asked.map(() => "ACTIVITY_STATUS_CONSENSUS_NEEDED"),
      );
      const policies = async () => {
        const { organizationId, generatedClient } = root;
        return (await generatedClient.listPolicies({ organizationId })).policies.length;
      };
      await pause(seconds * 1000 - 500);
      // In the middle of it.
      await expect.poll(policies, { ...patience, interval: 2 }).toBeGreaterThan(0);
      await present(running.shift()).kill();
      root = await start();
      await expect.poll(policies, patience).toBe(changes);
      const all = await activitiesOf(root, type);
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["ACTIVITY_STATUS_COMPLETED"]));
      expect(all).toHaveLength(changes);
    } finally {
      for (const each of running) await each.kill();
      await schema?.giveBack();
      await rm(data, { recursive: true });
    }
  },
);
