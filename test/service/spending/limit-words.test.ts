// What is left of spending limits, as policies see it: no two requests go by the same count.

import { Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js";
import { parseEther, serializeTransaction } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CreateSpendingLimitIntent } from "@countersign/api";
import { company, rule } from "../policy/company.js";
import { account } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { act, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
let nonce = 0;
const payment = (ether: string) =>
  serializeTransaction({
    ...({ chainId: 1, type: "eip1559", nonce: nonce++, to: receiver, gas: 21_000n, maxFeePerGas: 0n } as const),
    value: parseEther(ether),
  }).slice(2);

async function treasury(
  condition: string,
  limit: Partial<CreateSpendingLimitIntent> | ((root: Person) => Partial<CreateSpendingLimitIntent>) = {},
  consensus?: string,
) {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const [ada, ben] = staff;
  await rule(root, "ALLOW", condition, consensus);
  const signWith = await newWallet(root, "Treasury");
  await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "payouts",
    assets: ["eip155:1/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: String(parseEther("10")),
    window: { period: "SPENDING_PERIOD_DAY" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    ...(typeof limit === "function" ? limit(root) : limit),
  });
  const pay = (by: Person, ether: string): Promise<Answer> =>
    submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction: payment(ether),
    });
  return { root, ada, ben, pay };
}

const completed = "ACTIVITY_STATUS_COMPLETED";
const statusOf = ({ activity, error }: Answer) => activity?.status ?? error?.message;
const implicitly = "policy engine denied request: no policy allows it";

describe("limit('payouts').remaining", () => {
  test("is what is left before the activity", async () => {
    const { ada, pay } = await treasury("limit('payouts').remaining >= 5000000000000000000");
    expect(statusOf(await pay(ada, "4"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
  });

  test("of many requests at once that go by the same count, one is carried out", async () => {
    const { ada, pay } = await treasury("limit('payouts').remaining == 10000000000000000000");
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(ada, "1")));
    const statuses = answers.map(statusOf);
    expect(statuses.filter((status) => status === completed)).toHaveLength(1);
    expect(statuses.filter((status) => status === implicitly)).toHaveLength(7);
  });

  test("counts what waits as spent, but not the activity's own part when it is voted on", async () => {
    const { ada, ben, pay } = await treasury(
      "limit('payouts').remaining == 10000000000000000000",
      {},
      "approvers.count() >= 2",
    );
    const waiting = await pay(ada, "4");
    expect(statusOf(waiting)).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    expect(statusOf(await vote(ben, "APPROVE", present(waiting.activity, "activity")))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
  });

  test("is of whomever the limit counts by itself", async () => {
    const { ada, ben, pay } = await treasury("limit('payouts').remaining == 10000000000000000000", {
      scope: "SPENDING_SCOPE_USER",
    });
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    expect(statusOf(await pay(ben, "1"))).toBe(completed);
  });

  test("leaves a transaction of Solana the same that was signed before, with an interface or without", async () => {
    const { root, ada } = await treasury("limit('payouts').remaining >= 0", {
      assets: ["solana:mainnet/slip44:501"],
      maximum: "1500000",
    });
    const wallet = await act(root, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Solana",
      accounts: [account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519")],
    });
    const signWith = firstOf(resultOf(wallet, "createWalletResult").addresses);
    const [fromPubkey, toPubkey] = [new PublicKey(signWith), Keypair.generate().publicKey];
    const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash: toPubkey.toBase58() });
    transaction.add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports: 1_000_000 }));
    const unsignedTransaction = transaction.serialize({ requireAllSignatures: false }).toString("hex");
    const sign = () =>
      submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
        signWith,
        type: "TRANSACTION_TYPE_SOLANA",
        unsignedTransaction,
      });
    expect(statusOf(await sign())).toBe(completed);
    expect(statusOf(await sign())).toBe(completed);
    await act(root, "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", {
      smartContractAddress: SystemProgram.programId.toBase58(),
      smartContractInterface: JSON.stringify({
        instructions: [{ name: "transfer", discriminator: [2, 0, 0, 0], args: [{ name: "lamports", type: "u64" }] }],
        types: [],
      }),
      type: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA",
      label: "System program",
    });
    expect(statusOf(await sign())).toBe(completed);
  });

  test("of a limit that there is not is an error, which no allow passes and every deny meets", async () => {
    const { root, ada, pay } = await treasury("limit('petty').remaining >= 0");
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    await rule(root, "DENY", "activity.action == 'SIGN' && limit('petty').remaining < 0");
    expect(statusOf(await pay(ada, "1"))).toBe("policy engine denied request explicitly");
  });

  test("does not apply to whom the limit does not count", async () => {
    const { root, ada, pay } = await treasury("limit('payouts').remaining >= 0", ({ userId }) => ({
      scope: "SPENDING_SCOPE_USER",
      scopeId: userId,
    }));
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", "limit('payouts').remaining >= 0");
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
  });
});
