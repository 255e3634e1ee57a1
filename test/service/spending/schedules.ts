// Random schedules of requests, votes, kills and starts against a spending limit, on one process or several, and what has to
// hold whenever they are still: nothing beyond the limit, and nothing held back but for what waits.

import type { Activity } from "@countersign/api";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseTransaction, serializeTransaction } from "viem";
import { expect } from "vitest";
import { company, rule } from "../policy/company.js";
import type { Random } from "../policy/drains/random.js";
import type { Person } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { act, newWallet, submit, vote } from "../support/requests.js";
import { entryOf, firstOf } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import type { Database, RunningService } from "../support/service.js";
import { activitiesById } from "../support/whole-organization.js";

export interface Counts {
  schedules: number;
  requests: number;
  completed: number;
  waited: number;
  refused: number;
  unanswered: number;
  kills: number;
}

interface Options {
  readonly database: Database;
  readonly processes: number;
  readonly schedules: number;
  readonly random: Random;
}

const maxima = { SPENDING_MEASURE_AMOUNT: 100, SPENDING_MEASURE_RECEIVERS: 4 } as const;
const [workers, requestsOfWorker] = [8, 6];

export async function runSchedules({ database, processes, schedules, random }: Options): Promise<Counts> {
  const counts: Counts = { schedules: 0, requests: 0, completed: 0, waited: 0, refused: 0, unanswered: 0, kills: 0 };
  const data = await mkdtemp(path.join(tmpdir(), "countersign-spending-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
  const start = () => spawnService(data, { ...(schema && { COUNTERSIGN_DATABASE_URL: schema.url }) });
  const running: ServiceProcess[] = [];
  try {
    for (let index = 0; index < processes; index++) running.push(await start());
    // A few schedules may happen to have nothing of one kind.
    const isMissing = () => counts.completed === 0 || counts.refused === 0 || counts.waited === 0;
    for (; counts.schedules < schedules || (isMissing() && counts.schedules < 10 * schedules); counts.schedules++) {
      await runOne();
    }
  } finally {
    for (const service of running) await service.kill();
    await schema?.giveBack();
    await rm(data, { recursive: true });
  }
  return counts;

  async function runOne(): Promise<void> {
    const { root, staff } = await company(firstOf(running) as unknown as RunningService, "Ada", "Ben", "Cleo");
    await rule(root, "ALLOW", "eth.tx.nonce < 1000");
    await rule(root, "ALLOW", "activity.resource == 'PRIVATE_KEY'", "approvers.count() >= 2");
    const signWith = await newWallet(root, "Treasury");
    const measure = random.chance(2) ? "SPENDING_MEASURE_RECEIVERS" : "SPENDING_MEASURE_AMOUNT";
    await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
      name: "payouts",
      assets: ["eip155:1/slip44:60"],
      measure,
      maximum: String(maxima[measure]),
      window: random.chance(2)
        ? { period: "SPENDING_PERIOD_EVER" }
        : { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
      scope: "SPENDING_SCOPE_ORGANIZATION",
      excess: "SPENDING_EXCESS_DENY",
    });
    const isKilled = random.chance(3);
    const waiting: Activity[] = [];
    let nonce = 0;
    const pay = async (by: Person) => {
      // Some replace an earlier one. From 1000 on it waits for a second approval.
      const own = (random.chance(4) ? random.below(nonce + 1) : ++nonce) + (random.chance(2) ? 0 : 1000);
      const transaction = { chainId: 1, type: "eip1559", to: receiverOf(random.below(8)), gas: 21_000n } as const;
      const unsigned = serializeTransaction({
        ...transaction,
        nonce: own,
        value: BigInt(1 + random.below(20)),
        maxFeePerGas: 0n,
      });
      const parameters = { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: unsigned.slice(2) };
      const answer = await submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters);
      if (answer.activity?.status === "ACTIVITY_STATUS_COMPLETED") counts.completed++;
      else if (answer.activity) waiting.push(answer.activity);
      else if (answer.error?.message.startsWith("spending limit denied request")) counts.refused++;
      else throw new Error(answer.error?.message);
      if (answer.activity && answer.activity.status !== "ACTIVITY_STATUS_COMPLETED") counts.waited++;
    };
    const decide = async (by: Person) => {
      const chosen = waiting.splice(random.below(waiting.length), 1)[0];
      if (!chosen) return;
      const { error } = await vote(by, random.chance(3) ? "REJECT" : "APPROVE", chosen);
      // Whoever asked has approved already; another may have decided on it meanwhile.
      if (error && !/already approved|not waiting for votes/.test(error.message)) throw new Error(error.message);
      if (error?.message.includes("already approved")) waiting.push(chosen);
    };
    const through = (person: Person) => person.through(entryOf(running, random.below(running.length)));
    const work = async () => {
      for (let step = 0; step < requestsOfWorker; step++) {
        const by = through(entryOf(staff as readonly Person[], random.below(3)));
        counts.requests++;
        try {
          await (random.chance(3) && waiting.length > 0 ? decide(by) : pay(by));
        } catch (error) {
          // The process that was asked is gone.
          if (!(error instanceof TypeError)) throw error;
          counts.unanswered++;
        }
      }
    };
    const requests = Array.from({ length: workers }, work);
    if (isKilled) {
      const index = random.below(running.length);
      await new Promise((resolve) => setTimeout(resolve, random.below(150)));
      await entryOf(running, index).kill();
      counts.kills++;
      await Promise.all(requests);
      running[index] = await start();
    }
    await Promise.all(requests);
    const now = root.through(firstOf(running));
    const left = await expectKept(now);
    // Whatever still waits can be given back, and then nothing is held back any more.
    for (const each of left) expect((await vote(now, "REJECT", each)).error).toBeUndefined();
    expect(await expectKept(now)).toEqual([]);
  }
}

const receiverOf = (number: number) => `0x${String(number).repeat(40)}` as const;

/** Compares what the limit has counted with what there is. @returns what waits */
async function expectKept({ generatedClient: client, organizationId }: Person): Promise<readonly Activity[]> {
  const activities = [...(await activitiesById(client, organizationId)).values()].filter(
    ({ type }) => type === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  );
  const transactionOf = ({ intent }: Activity) => {
    const { signTransactionIntentV2: signed } = intent as { signTransactionIntentV2: { unsignedTransaction: string } };
    const { nonce = 0, value = 0n, to } = parseTransaction(`0x${signed.unsignedTransaction}`);
    return { nonce, value, to };
  };
  const having = (status: Activity["status"]) => activities.filter((each) => each.status === status);
  const completed = having("ACTIVITY_STATUS_COMPLETED").map(transactionOf);
  const left = having("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  const held = left.map(transactionOf);
  // Of those with one nonce, the largest.
  const largest = new Map<number, bigint>();
  for (const { nonce, value } of completed) {
    largest.set(nonce, value > (largest.get(nonce) ?? 0n) ? value : (largest.get(nonce) ?? 0n));
  }
  const receivers = new Set(completed.map(({ to }) => to));
  const expected = {
    SPENDING_MEASURE_AMOUNT: {
      spent: [...largest.values()].reduce((sum, value) => sum + value, 0n),
      waiting: held.reduce((sum, { value }) => sum + value, 0n),
    },
    SPENDING_MEASURE_RECEIVERS: {
      spent: BigInt(receivers.size),
      waiting: BigInt(new Set(held.flatMap(({ to }) => (receivers.has(to) ? [] : [to]))).size),
    },
  };
  const { spendingLimits } = await client.listSpendingLimits({ organizationId });
  const { spendingLimitId, measure } = firstOf(spendingLimits);
  const { spent, waiting } = expected[measure as keyof typeof expected];
  const { usages } = await client.getSpendingUsage({ organizationId, spendingLimitId, holder: "" });
  expect(firstOf(usages)).toMatchObject({ spent: String(spent), waiting: String(waiting) });
  expect(Number(spent + waiting)).toBeLessThanOrEqual(maxima[measure as keyof typeof maxima]);
  return left;
}
