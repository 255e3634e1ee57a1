// One random schedule against a spending limit, in an organization of its own: requests at once that pay, wait, replace each
// other, are voted on and fail; and what has to hold once it is still: nothing beyond the limit, and nothing held back but for
// what waits.

import type { Activity, ActivityType } from "@countersign/api";
import { setTimeout as pause } from "node:timers/promises";
import { parseTransaction, serializeTransaction } from "viem";
import { expect } from "vitest";
import { company, rule } from "../policy/company.js";
import type { Random } from "../policy/drains/random.js";
import type { Person } from "../support/people.js";
import { act, newWallet, send, stamp } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { entryOf, firstOf, present, resultOf } from "../support/results.js";
import type { RunningService } from "../support/service.js";
import { activitiesById } from "../support/whole-organization.js";

export type Counts = ReturnType<typeof noCounts>;

export function noCounts() {
  return {
    schedules: 0,
    requests: 0,
    completed: 0,
    waited: 0,
    refused: 0,
    failed: 0,
    unanswered: 0,
    unavailable: 0,
    kills: 0,
  };
}

/** The processes that serve. */
export interface Service {
  /** One of them. */
  any(): RunningService;
  /** Once all of them answer again. */
  ready(): Promise<void>;
}

const maxima = { SPENDING_MEASURE_AMOUNT: 100, SPENDING_MEASURE_RECEIVERS: 4, SPENDING_MEASURE_COUNT: 9 } as const;
type Measure = keyof typeof maxima;
const [workers, requestsOfWorker] = [8, 6];
/** From this nonce on, a transaction waits for a second approval. */
const waitsFrom = 1000;

const receiverOf = (number: number) => `0x${String(number).repeat(40)}` as const;
/** Of the eight receivers, those in the address book. */
const booked = [0, 1, 2, 3].map(receiverOf);

/** Of which receivers a limit counts what is paid to them. */
const receivers = {
  all: { written: {}, has: () => true },
  inside: { written: { receivers: { book: "payouts" } }, has: (to: string) => booked.some((each) => each === to) },
  outside: {
    written: { receivers: { book: "payouts", outside: true } },
    has: (to: string) => !booked.some((each) => each === to),
  },
} as const;

interface Shared {
  readonly random: Random;
  readonly service: Service;
  readonly counts: Counts;
}

interface Parts extends Shared {
  readonly root: Person;
  readonly staff: readonly Person[];
  readonly measure: Measure;
  readonly counted: keyof typeof receivers;
  readonly wallet: string;
  /** A private key that goes midway, so that what waits to be signed by it fails. */
  readonly doomed: string;
}

export class Schedule {
  readonly #parts: Parts;
  readonly #waiting: Activity[] = [];
  #nonce = 0;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  static async open(shared: Shared): Promise<Schedule> {
    const { random } = shared;
    const { root, staff } = await company(shared.service.any(), "Ada", "Ben", "Cleo");
    await rule(root, "ALLOW", `eth.tx.nonce < ${waitsFrom}`);
    await rule(root, "ALLOW", "activity.resource == 'PRIVATE_KEY'", "approvers.count() >= 2");
    const wallet = await newWallet(root, "Treasury");
    const privateKeys = [
      {
        privateKeyName: "Spare",
        curve: "CURVE_SECP256K1",
        addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
        privateKeyTags: [],
      },
    ];
    const made = await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys });
    const doomed = present(firstOf(resultOf(made, "createPrivateKeysResultV2").privateKeys).privateKeyId);
    const [measure, counted] = [
      random.of(Object.keys(maxima) as Measure[]),
      random.of(Object.keys(receivers) as (keyof typeof receivers)[]),
    ];
    if (counted !== "all") {
      const entries = booked.map((address) => ({ chain: "eip155:1", address, label: address.slice(0, 3) }));
      await act(root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book: "payouts", entries });
    }
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
      ...receivers[counted].written,
    });
    return new Schedule({ ...shared, root, staff, measure, counted, wallet, doomed });
  }

  /** All requests, at once. */
  async run(): Promise<void> {
    const goes = this.#parts.random.below(workers * requestsOfWorker);
    let steps = 0;
    const work = async () => {
      for (let step = 0; step < requestsOfWorker; step++) {
        this.#parts.counts.requests++;
        await (steps++ === goes ? this.#removeDoomed() : this.#step());
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  }

  #through(person: Person): Person {
    return person.through(this.#parts.service.any());
  }

  /** Sends a request, and the same one again, as clients do, where the process that was asked is gone or cannot answer. */
  async #send(by: Person, type: ActivityType, parameters: object): Promise<Answer> {
    const request = await stamp(by, type, parameters);
    for (;;) {
      try {
        const answer = await send(this.#parts.service.any(), request);
        if (answer.status !== 503) return answer;
        this.#parts.counts.unavailable++;
        await pause(100);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        this.#parts.counts.unanswered++;
        await this.#parts.service.ready();
      }
    }
  }

  async #step(): Promise<void> {
    const by = entryOf(this.#parts.staff, this.#parts.random.below(this.#parts.staff.length));
    await (this.#parts.random.chance(3) && this.#waiting.length > 0 ? this.#decide(by) : this.#pay(by));
  }

  async #removeDoomed(): Promise<void> {
    const parameters = { privateKeyIds: [this.#parts.doomed], deleteWithoutExport: true };
    const { error } = await this.#send(this.#parts.root, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", parameters);
    if (error) throw new Error(error.message);
  }

  async #pay(by: Person): Promise<void> {
    const random = this.#parts.random;
    // Some replace an earlier one.
    const nonce =
      (random.chance(4) ? random.below(this.#nonce + 1) : ++this.#nonce) + (random.chance(2) ? 0 : waitsFrom);
    const isDoomed = random.chance(5);
    const unsigned = serializeTransaction({
      ...({ chainId: 1, type: "eip1559", to: receiverOf(random.below(8)), gas: 21_000n, maxFeePerGas: 0n } as const),
      nonce,
      value: BigInt(1 + random.below(20)),
    });
    const { activity, error } = await this.#send(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith: isDoomed ? this.#parts.doomed : this.#parts.wallet,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction: unsigned.slice(2),
    });
    if (activity?.status === "ACTIVITY_STATUS_COMPLETED") this.#parts.counts.completed++;
    else if (activity) {
      this.#waiting.push(activity);
      this.#parts.counts.waited++;
    } else if (error?.message.startsWith("spending limit denied request")) this.#parts.counts.refused++;
    else if (!isDoomed || !error?.message.includes(this.#parts.doomed)) throw new Error(error?.message);
  }

  #vote(by: Person, choice: "APPROVE" | "REJECT", { fingerprint }: Activity): Promise<Answer> {
    return this.#send(by, `ACTIVITY_TYPE_${choice}_ACTIVITY`, { fingerprint });
  }

  async #decide(by: Person): Promise<void> {
    const random = this.#parts.random;
    const chosen = this.#waiting.splice(random.below(this.#waiting.length), 1)[0];
    if (!chosen) return;
    const { activity, error } = await this.#vote(by, random.chance(3) ? "REJECT" : "APPROVE", chosen);
    if (activity?.status === "ACTIVITY_STATUS_FAILED") this.#parts.counts.failed++;
    // Whoever asked has approved already; another may have decided on it meanwhile.
    if (error && !/already approved|not waiting for votes/.test(error.message)) throw new Error(error.message);
    if (error?.message.includes("already approved")) this.#waiting.push(chosen);
  }

  /** What the limit has counted, what it should have of what is recorded, and what waits. */
  async look() {
    const { generatedClient: client, organizationId } = this.#through(this.#parts.root);
    const activities = [...(await activitiesById(client, organizationId)).values()].filter(
      ({ type }) => type === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    );
    const waiting = activities.filter(({ status }) => status === "ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const completed = activities.filter(({ status }) => status === "ACTIVITY_STATUS_COMPLETED");
    const expected = expectedOf(this.#parts.measure, this.#countedOf(completed), this.#countedOf(waiting));
    const { spendingLimits } = await client.listSpendingLimits({ organizationId });
    const { spendingLimitId } = firstOf(spendingLimits);
    const { usages } = await client.getSpendingUsage({ organizationId, spendingLimitId, holder: "" });
    return { usage: firstOf(usages), expected, maximum: maxima[this.#parts.measure], waiting };
  }

  reject(activity: Activity): Promise<Answer> {
    return this.#vote(this.#parts.root, "REJECT", activity);
  }

  /** What of activities the limit counts. */
  #countedOf(activities: readonly Activity[]): readonly Payment[] {
    return activities.map(paymentOf).filter(({ to }) => receivers[this.#parts.counted].has(to));
  }
}

/** Whatever still waits can be given back, and then nothing is held back any more. */
export async function expectKept(schedule: Schedule): Promise<void> {
  for (const each of await expectCounted(schedule)) expect((await schedule.reject(each)).error).toBeUndefined();
  expect(await expectCounted(schedule)).toEqual([]);
}

/** Compares what the limit has counted with what there is. @returns what waits */
async function expectCounted(schedule: Schedule): Promise<readonly Activity[]> {
  const { usage, expected, maximum, waiting } = await schedule.look();
  expect(usage).toMatchObject({ spent: String(expected.spent), waiting: String(expected.waiting) });
  expect(Number(expected.spent + expected.waiting)).toBeLessThanOrEqual(maximum);
  return waiting;
}

interface Payment {
  /** Of what has the same one, one is carried out at most. */
  readonly slot: string;
  readonly to: string;
  readonly value: bigint;
}

function paymentOf({ intent }: Activity): Payment {
  const { signTransactionIntentV2: signed } = intent as {
    signTransactionIntentV2: { unsignedTransaction: string; signWith: string };
  };
  const { nonce = 0, value = 0n, to } = parseTransaction(`0x${signed.unsignedTransaction}`);
  return { slot: `${signed.signWith} ${nonce}`, to: String(to), value };
}

/** What a limit has counted of payments, and what it holds back. */
function expectedOf(measure: Measure, completed: readonly Payment[], held: readonly Payment[]) {
  const paid = new Set(completed.map(({ to }) => to));
  switch (measure) {
    case "SPENDING_MEASURE_AMOUNT": {
      const largest = new Map<string, bigint>();
      for (const { slot, value } of completed) {
        largest.set(slot, value > (largest.get(slot) ?? 0n) ? value : (largest.get(slot) ?? 0n));
      }
      const sum = (values: Iterable<bigint>) => [...values].reduce((all, value) => all + value, 0n);
      return { spent: sum(largest.values()), waiting: sum(held.map(({ value }) => value)) };
    }
    case "SPENDING_MEASURE_COUNT":
      return { spent: BigInt(new Set(completed.map(({ slot }) => slot)).size), waiting: BigInt(held.length) };
    case "SPENDING_MEASURE_RECEIVERS":
      return {
        spent: BigInt(paid.size),
        waiting: BigInt(new Set(held.flatMap(({ to }) => (paid.has(to) ? [] : [to]))).size),
      };
  }
}
