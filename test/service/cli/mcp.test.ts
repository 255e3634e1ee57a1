// `countersign mcp`, driven by the protocol's own client, for a user who may sign by policy and within a limit.

import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  parseEther,
  parseTransaction,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  serializeTransaction,
} from "viem";
import type { TransactionSerializedEIP1559 } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act, newWallet, submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { serveMcp } from "./mcp-client.js";
import { countersign } from "./running.js";

let world: World;
let agent: Person;
let human: Person;
let root: Person;
let signWith: string;
let client: Client;
let ended: Promise<number>;

const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const cafe = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

beforeAll(async () => {
  world = await openWorld();
  const { root: owner, staff } = await company(world.service, "Agent", "Human");
  [root, agent] = [owner, firstOf(staff)];
  human = present(staff[1]);
  signWith = await newWallet(root, "Shopping");
  const is = ({ userId }: Person) => `approvers.any(user, user.id == '${userId}')`;
  await rule(root, "ALLOW", `activity.resource == 'PRIVATE_KEY' && eth.tx.to == '${shop}'`, is(agent));
  await rule(
    root,
    "ALLOW",
    `activity.resource == 'PRIVATE_KEY' && eth.tx.to == '${cafe}'`,
    `${is(agent)} && ${is(human)}`,
  );
  await rule(root, "ALLOW", "eth.eip_712.primary_type == 'Order'", is(agent));
  await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "pocket-money",
    assets: ["eip155:1/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: String(parseEther("1")),
    window: { period: "SPENDING_PERIOD_DAY" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    uncounted: ["UNCOUNTED_SPENDING_TYPED_DATA"],
  });
  ({ client, ended } = await served());
});
afterAll(async () => {
  await client.close();
  await ended;
  await world.close();
});

const served = (...args: string[]) => {
  const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = agent.key;
  const file = path.join(world.service.dataFolder, "agent.json");
  const { organizationId } = agent;
  writeFileSync(file, JSON.stringify({ organizationId, apiPublicKey, apiPrivateKey }), { mode: 0o600 });
  return serveMcp(world.service, ["--credentials", file], args);
};

interface Answer {
  readonly outcome?: string;
  readonly activity?: { readonly id: string; readonly fingerprint: string };
  readonly result?: Readonly<Record<string, string>>;
}

async function call(name: string, input: object): Promise<{ error: boolean; texts: string[]; answer: Answer }> {
  const { content, isError, structuredContent } = (await client.callTool({
    name,
    arguments: { ...input },
  })) as CallToolResult;
  const texts = content.map((part) => (part.type === "text" ? part.text : part.type));
  return { error: isError === true, texts, answer: (structuredContent ?? {}) as Answer };
}

let nonce = 0;
const payment = (to: `0x${string}`, value: string) => {
  const unsigned = serializeTransaction({
    chainId: 1,
    type: "eip1559",
    nonce: nonce++,
    to,
    value: parseEther(value),
    gas: 21_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
  });
  return { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: unsigned.slice(2) };
};
const pay = (to: `0x${string}`, value: string) => call("sign_transaction", { parameters: payment(to, value) });

test("a model is offered nothing that changes policies, credentials or keys, and no organization to choose", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "sign_transaction",
    "wait_for_activity",
    "may_i",
    "get_spending_usage",
    "list_spending_limits",
    "list_wallet_accounts",
    "list_wallets",
    "whoami",
    "sign_typed_data",
  ]);
  for (const { name, inputSchema } of tools) {
    expect(Object.keys(inputSchema.properties ?? {}), name).not.toContain("organizationId");
  }
  const refused = await call("whoami", { organizationId: root.organizationId });
  expect([refused.error, refused.texts]).toEqual([true, ['unknown argument "organizationId": it takes none']]);
  expect((await call("whoami", {})).answer).toMatchObject({ userId: agent.userId, username: "Agent" });
});

test("a payment that policies and limits allow is signed, and one beyond the limit is not", async () => {
  const { answer } = await pay(shop, "0.75");
  expect(answer.outcome).toBe("completed");
  const signed = `0x${answer.result?.["signedTransaction"]}` as TransactionSerializedEIP1559;
  expect(await recoverTransactionAddress({ serializedTransaction: signed })).toBe(signWith);
  expect(parseTransaction(signed).value).toBe(parseEther("0.75"));

  const refused = await pay(shop, "0.5");
  expect([refused.error, refused.texts.join()]).toEqual([
    true,
    expect.stringContaining('"pocket-money" has 250000000000000000 of'),
  ]);
  const { spendingLimits } = (await call("list_spending_limits", {})).answer as {
    spendingLimits: { spendingLimitId: string }[];
  };
  const { spendingLimitId } = firstOf(spendingLimits);
  expect((await call("get_spending_usage", { spendingLimitId })).answer).toMatchObject({
    usages: [{ remaining: String(parseEther("0.25")) }],
  });
});

test("what people have to approve says where they do, and is waited for", async () => {
  const { answer, texts } = await pay(cafe, "0.1");
  expect(answer.outcome).toBe("consensusNeeded");
  expect(answer.result).toBeUndefined();
  const { id = "", fingerprint = "" } = answer.activity ?? {};
  expect(texts.at(-1)).toBe(
    `Nothing is signed yet. People look at it and decide at ${world.service.baseUrl}/console/#/activities/${id} or with ` +
      `\`countersign activities approve ${fingerprint}\`.`,
  );
  await submit(human, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
  const waited = await call("wait_for_activity", { activityId: id });
  expect(waited.answer).toMatchObject({ outcome: "completed", result: { signedTransaction: expect.any(String) } });
});

test("what would be allowed is told, and nothing is done", async () => {
  const asked = (to: `0x${string}`) =>
    call("may_i", { type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters: payment(to, "0.01") });
  expect((await asked(shop)).answer).toMatchObject({ outcome: "DECISION_OUTCOME_ALLOW" });
  expect((await asked(signWith as `0x${string}`)).answer).toMatchObject({ outcome: "DECISION_OUTCOME_DENY_IMPLICIT" });
});

test("typed data is signed as it was written, digit by digit", async () => {
  const types = { Order: [{ name: "amount", type: "uint256" }] } as const;
  const domain = { name: "Shop", chainId: 1 } as const;
  const message = { amount: 12_345_678_901_234_567_891n };
  const typedData = JSON.stringify({
    types: {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "chainId", type: "uint256" },
      ],
      ...types,
    },
    primaryType: "Order",
    domain,
    message: { amount: String(message.amount) },
  });
  const { answer } = await call("sign_typed_data", { signWith, typedData });
  expect(answer.outcome).toBe("completed");
  const { r = "", s = "", v = "" } = answer.result ?? {};
  const signature = `0x${r}${s}${v === "01" ? "1c" : "1b"}` as const;
  expect(await recoverTypedDataAddress({ domain, types, primaryType: "Order", message, signature })).toBe(signWith);
});

test("only the tools that were named are offered, and what is wrong is said before anything is served", async () => {
  const { client: other, ended: otherEnded } = await served("--tools", "whoami", "may_i");
  expect((await other.listTools()).tools.map(({ name }) => name)).toEqual(["whoami", "may_i"]);
  await other.close();
  expect(await otherEnded).toBe(0);
  const around = { cwd: world.service.dataFolder };
  expect(await countersign(["mcp", "--tools", "export_wallet"], around)).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("--tools: there is no export_wallet; there are sign_transaction, "),
  });
  expect(await countersign(["mcp", "--timeout", "1.5"], around)).toMatchObject({ code: 2 });
});
