// Spending limits under requests at once, votes, and processes that are killed.

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { Random } from "../policy/drains/random.js";
import { databases } from "../support/service.js";
import { runSchedules } from "./schedules.js";

const schedules = Number(process.env["CAMPAIGN_SPENDING_SCHEDULES"] ?? 3);
const seed = Number(process.env["CAMPAIGN_SPENDING_SEED"] ?? randomInt(2 ** 31));

test.each(databases)(
  "on %s, no schedule of requests, votes and kills takes more than the limit or holds anything back for good",
  { timeout: 6 * 3_600_000 },
  async (database) => {
    const processes = database === "postgres" ? 2 : 1;
    const counts = await runSchedules({ database, processes, schedules, random: new Random(seed) });
    console.log(`${database}, seed ${seed}: ${JSON.stringify(counts)}`);
    expect(counts.completed).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
    expect(counts.waited).toBeGreaterThan(0);
  },
);
