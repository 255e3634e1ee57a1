// Spending limits, on a running service: what is counted, what is refused, and what waits.

import { ErrorCode } from "@countersign/api";
import type { Kysely } from "kysely";
import { parseEther, parseGwei, serializeTransaction } from "viem";
import type { TransactionSerializableEIP1559 } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CreateSpendingLimitIntent } from "@countersign/api";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act, look, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

type Database = Kysely<Record<string, Record<string, string>>>;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const ether = "eip155:1/slip44:60";
/** Gas is free here, so that amounts are round. */
const payment = (nonce: number, value: string, more: Partial<TransactionSerializableEIP1559> = {}) =>
  serializeTransaction({
    chainId: 1,
    type: "eip1559",
    nonce,
    to: receiver,
    value: parseEther(value),
    gas: 21_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    ...more,
  }).slice(2);

const perDay: Pick<CreateSpendingLimitIntent, "window"> = {
  window: { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
};

/** Root users, two who sign by policy, and a wallet. */
async function treasury(limit: Partial<CreateSpendingLimitIntent> = {}, votes = 1) {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const [ada, ben] = staff as unknown as readonly [Person, Person];
  await rule(root, "ALLOW", "activity.resource == 'PRIVATE_KEY'", `approvers.count() >= ${votes}`);
  const signWith = await newWallet(root, "Treasury");
  const made = await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "payouts",
    assets: [ether],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: String(parseEther("10")),
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    ...perDay,
    ...limit,
  });
  const { spendingLimitId } = resultOf(made, "createSpendingLimitResult");
  const pay = (by: Person, unsignedTransaction: string): Promise<Answer> =>
    submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction,
    });
  const { organizationId } = root;
  const usage = async () => (await root.generatedClient.getSpendingUsage({ organizationId, spendingLimitId })).usages;
  return { root, ada, ben, signWith, spendingLimitId, pay, usage };
}

const denial = ({ error }: Answer) => error?.message;
const statusOf = ({ activity }: Answer) => activity?.status;

describe("a limit of 10 ether a day", () => {
  test("lets 10 ether be signed and no more, and says what is left and when more is", async () => {
    const { ada, pay, usage } = await treasury();
    expect(statusOf(await pay(ada, payment(0, "7")))).toBe("ACTIVITY_STATUS_COMPLETED");
    const refused = denial(await pay(ada, payment(1, "4")));
    expect(refused).toMatch(
      /^spending limit denied request: "payouts" has 3000000000000000000 of 10000000000000000000/,
    );
    expect(refused).toMatch(/this takes 4000000000000000000; more is left from \d{4}-\d\d-\d\dT[\d:.]+Z on$/);
    expect(statusOf(await pay(ada, payment(1, "3")))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(denial(await pay(ada, payment(2, "0.000000000000000001")))).toContain("has 0 of");
    expect(await usage()).toMatchObject([
      { holder: "", spent: String(parseEther("10")), remaining: "0", waiting: "0" },
    ]);
  });

  test("binds the root quorum, which can raise it", async () => {
    const { root, pay, spendingLimitId } = await treasury();
    expect(denial(await pay(root, payment(0, "11")))).toContain('"payouts" has 10000000000000000000');
    await act(root, "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT", { spendingLimitId, maximum: String(parseEther("11")) });
    expect(statusOf(await pay(root, payment(0, "11")))).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("is changed by nobody else, whatever policies allow", async () => {
    const { root, ada, spendingLimitId } = await treasury();
    await rule(root, "ALLOW", "true");
    const change = { spendingLimitId, maximum: "1" };
    expect(denial(await submit(ada, "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT", change))).toContain("root quorum");
    const gone = { spendingLimitIds: [spendingLimitId] };
    expect(denial(await submit(ada, "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS", gone))).toContain("root quorum");
  });

  test("counts fees, and of transactions with one nonce the largest", async () => {
    const { ada, pay, usage } = await treasury();
    const withFee = { maxFeePerGas: parseGwei("10000") };
    expect(statusOf(await pay(ada, payment(0, "1", withFee)))).toBe("ACTIVITY_STATUS_COMPLETED");
    const first = parseEther("1") + 21_000n * parseGwei("10000");
    expect(await usage()).toMatchObject([{ spent: String(first) }]);
    await pay(ada, payment(0, "1", withFee));
    await pay(ada, payment(0, "0.5", withFee));
    expect(await usage()).toMatchObject([{ spent: String(first) }]);
    await pay(ada, payment(0, "2", withFee));
    expect(await usage()).toMatchObject([{ spent: String(first + parseEther("1")) }]);
  });

  test("denies what it cannot count, unless it allows that by name", async () => {
    const { root, ada, signWith, spendingLimitId } = await treasury();
    const digest = {
      signWith,
      payload: "ab".repeat(32),
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    };
    expect(denial(await submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", digest))).toContain(
      "UNCOUNTED_SPENDING_DIGEST",
    );
    const uncounted = ["UNCOUNTED_SPENDING_DIGEST"];
    await act(root, "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT", { spendingLimitId, uncounted });
    await act(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", digest);
  });

  test("counts a transaction that is signed as raw payload", async () => {
    const { ada, signWith, usage } = await treasury();
    const raw = {
      signWith,
      payload: payment(0, "4"),
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_KECCAK256",
    };
    await act(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", raw);
    expect(await usage()).toMatchObject([{ spent: String(parseEther("4")) }]);
  });

  test("lets a hundred requests at once take no more than there is", async () => {
    const { ada, pay, usage } = await treasury();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, nonce) => pay(ada, payment(nonce, "1"))));
    expect(answers.filter((answer) => statusOf(answer) === "ACTIVITY_STATUS_COMPLETED")).toHaveLength(10);
    expect(new Set(answers.flatMap((answer) => denial(answer)?.slice(0, 40) ?? []))).toEqual(
      new Set(['spending limit denied request: "payouts"'.slice(0, 40)]),
    );
    expect(await usage()).toMatchObject([{ spent: String(parseEther("10")), remaining: "0" }]);
  });
});

describe("what waits for votes", () => {
  test("counts until it ends: a rejection gives it back, and carrying it out keeps it", async () => {
    const { ada, ben, pay, usage } = await treasury({}, 2);
    const waiting = await pay(ada, payment(0, "6"));
    expect(statusOf(waiting)).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(await usage()).toMatchObject([{ spent: "0", waiting: String(parseEther("6")) }]);
    expect(denial(await pay(ada, payment(1, "5")))).toContain("has 4000000000000000000 of");
    await vote(ben, "REJECT", firstOf([waiting.activity].flatMap((each) => each ?? [])));
    expect(await usage()).toMatchObject([{ spent: "0", waiting: "0" }]);
    const again = await pay(ada, payment(1, "5"));
    await vote(ben, "APPROVE", firstOf([again.activity].flatMap((each) => each ?? [])));
    expect(await usage()).toMatchObject([{ spent: String(parseEther("5")), waiting: "0" }]);
  });
});

describe("a limit that lets the root quorum exceed it", () => {
  test("has what goes beyond wait for it, and holds nothing back", async () => {
    const { root, ada, ben, pay, usage } = await treasury({ excess: "SPENDING_EXCESS_CONSENSUS" });
    const beyond = await pay(ada, payment(0, "12"));
    expect(statusOf(beyond)).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const activity = firstOf([beyond.activity].flatMap((each) => each ?? []));
    expect(statusOf(await pay(ada, payment(1, "10")))).toBe("ACTIVITY_STATUS_COMPLETED");
    await vote(ben, "APPROVE", activity);
    expect((await look(root, activity)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    await vote(root, "APPROVE", activity);
    expect((await look(root, activity)).status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(await usage()).toMatchObject([{ spent: String(parseEther("22")), remaining: "0" }]);
  });
});

describe("scopes and measures", () => {
  test("a limit for each user counts each by themselves", async () => {
    const { ada, ben, pay, usage } = await treasury({ scope: "SPENDING_SCOPE_USER" });
    await pay(ada, payment(0, "10"));
    expect(denial(await pay(ada, payment(1, "1")))).toContain(`left for ${ada.userId}`);
    expect(statusOf(await pay(ben, payment(1, "9")))).toBe("ACTIVITY_STATUS_COMPLETED");
    const usages = await usage();
    expect(new Map(usages.map(({ holder, spent }) => [holder, spent]))).toEqual(
      new Map([
        [ada.userId, String(parseEther("10"))],
        [ben.userId, String(parseEther("9"))],
      ]),
    );
  });

  test("a limit of two receivers lets the same be paid again", async () => {
    const { ada, pay } = await treasury({ measure: "SPENDING_MEASURE_RECEIVERS", maximum: "2" });
    const to = (digit: string) => ({ to: `0x${digit.repeat(40)}` as const });
    expect(statusOf(await pay(ada, payment(0, "1", to("1"))))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(statusOf(await pay(ada, payment(1, "1", to("2"))))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(statusOf(await pay(ada, payment(2, "5", to("1"))))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(denial(await pay(ada, payment(3, "1", to("3"))))).toContain("has 0 of 2 receivers left");
  });

  test("a limit of signatures counts each payload of a request once", async () => {
    const { ada, signWith } = await treasury({ assets: [], measure: "SPENDING_MEASURE_COUNT", maximum: "3" });
    const sign = (...payloads: string[]) =>
      submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", {
        signWith,
        payloads: payloads.map((each) => each.repeat(32)),
        encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
        hashFunction: "HASH_FUNCTION_NO_OP",
      });
    expect(statusOf(await sign("01", "02"))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(denial(await sign("03", "04"))).toContain("has 1 of 3 signatures left");
    expect(statusOf(await sign("01", "03"))).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(denial(await sign("05"))).toContain("has 0 of 3 signatures left");
  });
});

test("a limit of signatures counts the same payload again by another key, or signed in another way", async () => {
  const { root, ada, signWith } = await treasury({ assets: [], measure: "SPENDING_MEASURE_COUNT", maximum: "5" });
  const ways = {
    signWith: [signWith, await newWallet(root, "Savings")],
    encoding: ["PAYLOAD_ENCODING_HEXADECIMAL", "PAYLOAD_ENCODING_TEXT_UTF8"],
    hashFunction: ["HASH_FUNCTION_KECCAK256", "HASH_FUNCTION_SHA256"],
  } as const;
  const said: unknown[] = [];
  for (const by of ways.signWith) {
    for (const encoding of ways.encoding) {
      for (const hashFunction of ways.hashFunction) {
        const raw = { signWith: by, payload: "abcd", encoding, hashFunction };
        const answer = await submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", raw);
        said.push(answer.activity?.status ?? answer.error?.message);
        // Again.
        const repeated = await submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", raw);
        expect(repeated.activity?.status ?? repeated.error?.message).toBe(said.at(-1));
      }
    }
  }
  const [signed, refused] = ["ACTIVITY_STATUS_COMPLETED", expect.stringContaining("has 0 of 5 signatures left")];
  expect(said).toEqual([...Array.from({ length: 5 }, () => signed), ...Array.from({ length: 3 }, () => refused)]);
});

describe("what a limit has counted", () => {
  /** In the database, past the service. */
  const past = (work: (database: Database) => Promise<unknown>) =>
    world.store.write((transaction) => work(transaction.database as unknown as Database));
  const changes = {
    altered: (id: string) =>
      past((database) =>
        database.updateTable("spending_totals").set({ spent: "0" }).where("organization_id", "=", id).execute(),
      ),
    removed: async (id: string) => {
      for (const table of ["spending_totals", "spending_entries"]) {
        await past((database) => database.deleteFrom(table).where("organization_id", "=", id).execute());
      }
    },
  };

  test.each(["altered", "removed"] as const)("is not believed once it was %s past the service", async (how) => {
    const { root, ada, pay } = await treasury();
    await pay(ada, payment(0, "1"));
    await pay(ada, payment(1, "1"));
    await changes[how](root.organizationId);
    const { error } = await pay(ada, payment(2, "1"));
    expect(error).toMatchObject({ code: ErrorCode.FAILED_PRECONDITION });
    expect(error?.message).toContain("the database was changed by something other than this service");
  });

  test("is not believed where a receiver was removed past the service", async () => {
    const { root, ada, pay } = await treasury({ measure: "SPENDING_MEASURE_RECEIVERS", maximum: "1" });
    await pay(ada, payment(0, "1"));
    await past((database) =>
      database.deleteFrom("spending_entries").where("organization_id", "=", root.organizationId).execute(),
    );
    const { error } = await pay(ada, payment(1, "1", { to: `0x${"1".repeat(40)}` }));
    expect(error).toMatchObject({ code: ErrorCode.FAILED_PRECONDITION });
  });

  test("is of no use where the limit itself was raised past the service, which closes the organization", async () => {
    const { root, ada, pay, spendingLimitId } = await treasury();
    await pay(ada, payment(0, "9"));
    const maximum = String(parseEther("1000"));
    await past((database) =>
      database.updateTable("spending_limits").set({ maximum }).where("id", "=", spendingLimitId).execute(),
    );
    const denied = await pay(ada, payment(1, "2"));
    expect(denied.error?.message).toContain("has 1000000000000000000 of 10000000000000000000");
    // Anything that has limits read anew.
    const name = "FEATURE_NAME_SMS_AUTH";
    await submit(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value: "" });
    const { error } = await pay(ada, payment(1, "2"));
    expect(error?.message).toContain("is closed to everything but reading");
  });
});
