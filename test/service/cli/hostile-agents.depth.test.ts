// Agents that were talked into anything: random sequences of tool calls, and of requests by the agent's own key past the
// tools. Whatever they are, no more leaves the wallet than the budget, none of it elsewhere, and nobody gains a right.
// `npm run campaign -- agents` tries more.

import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { formatEther, parseEther } from "viem";
import type { Address } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Random } from "../policy/drains/random.js";
import { generatedClient, newUser, Person } from "../support/people.js";
import { act, newWallet } from "../support/requests.js";
import { present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { HostileAgent } from "./hostile-agent.js";
import { moveOf } from "./hostile-moves.js";
import type { Around } from "./hostile-moves.js";
import { serveMcp } from "./mcp-client.js";
import { countersign } from "./running.js";

const sequences = Number(process.env["CAMPAIGN_AGENTS"] ?? 12);
const seed = Number(process.env["CAMPAIGN_AGENTS_SEED"] ?? randomInt(2 ** 31));
const movesEach = 20;

const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const budget = parseEther("1");

/** By ether, and by x402 in a token. */
const kinds = [
  { chainId: 1, args: ["--budget", "1 ETH/ever"] },
  { chainId: 8453, token: usdc, args: ["--budget", "1 USDC/ever", "--token", `eip155:8453/erc20:${usdc}=18`] },
] as const;

let world: World;
let wallet: Address;
let around: Around;
beforeAll(async () => {
  world = await openWorld();
  const { root } = world;
  wallet = (await newWallet(root, "Shopping")) as Address;
  const address = (await newWallet(root, "Savings")) as Address;
  const { wallets } = await root.generatedClient.listWallets({ organizationId: root.organizationId });
  const { walletId: id } = present(wallets.find(({ walletName }) => walletName === "Savings"));
  const accomplice = await newUser(root, { userName: "Accomplice" });
  around = {
    root,
    accomplice,
    savings: { id, address },
    budget,
    shop,
    thief: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  };
  const entries = [{ chain: "eip155:*", address: shop, label: "Shop" }];
  await act(root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book: "shops", entries });
});
afterAll(() => world.close());

const command = (...args: string[]) => {
  const { dataFolder: cwd, baseUrl } = world.service;
  const env = { COUNTERSIGN_DATA_DIR: cwd, COUNTERSIGN_BASE_URL: baseUrl };
  return countersign(["--keys-folder", path.join(cwd, "keys"), ...args], { cwd, env });
};

/** What nobody but root users may change. */
async function rightsOf(): Promise<unknown> {
  const { generatedClient: client, organizationId } = world.root;
  const [{ policies }, { spendingLimits }, { users }, { entries }, { organizationData }] = await Promise.all([
    client.listPolicies({ organizationId }),
    client.listSpendingLimits({ organizationId }),
    client.listUsers({ organizationId }),
    client.listAddressBook({ organizationId }),
    client.getOrganization({ organizationId }),
  ]);
  return { policies, spendingLimits, users, entries, quorum: organizationData.rootQuorum };
}

/** What the service says is left for an agent. */
async function left(name: string, holder: string): Promise<bigint> {
  const { generatedClient: client, organizationId } = world.root;
  const { spendingLimits } = await client.listSpendingLimits({ organizationId });
  const { spendingLimitId } = present(spendingLimits.find((limit) => limit.name === `agent-${name}`));
  const { usages } = await client.getSpendingUsage({ organizationId, spendingLimitId, holder });
  return BigInt(usages[0]?.remaining ?? budget);
}

test(
  `${sequences} hostile sequences spend no more than the budget, and gain no right`,
  { timeout: 7_200_000 },
  async () => {
    console.log(`seed ${seed}`);
    const random = new Random(seed);
    const counts = { signatures: 0, nearest: 0n };
    for (let sequence = 0; sequence < sequences; sequence++) {
      const name = `agent${sequence}`;
      const { args, ...purpose } = present(kinds[sequence % kinds.length]);
      const made = await command(
        "agents",
        "create",
        name,
        ...args,
        "--wallet",
        "Shopping",
        "--receivers",
        "book:shops",
      );
      expect(made).toMatchObject({ code: 0 });
      const before = await rightsOf();
      const folder = path.join(world.service.dataFolder, "keys");
      const keyOf = async (half: string) => (await readFile(path.join(folder, `${name}.${half}`), "utf8")).trim();
      const [publicKey, privateKey] = [await keyOf("public"), (await keyOf("private")).split(":")[0] ?? ""];
      const key = { publicKey, privateKey };
      const { organizationId } = world.root;
      const { userId } = await generatedClient(world.service, key).whoami({ organizationId });
      const person = new Person(world.service, key, { organizationId, userId });
      const { client: model, ended } = await serveMcp(world.service, ["--keys-folder", folder, "--key-name", name]);
      const receivers = [shop] as const;
      const agent = new HostileAgent({ random, purpose: { ...purpose, wallet, receivers }, person, model });
      for (let move = 0; move < movesEach; move++) await moveOf(agent)(agent, around);
      await model.close();
      expect(await ended).toBe(0);

      expect(agent.faults, `sequence ${sequence}`).toEqual([]);
      expect(agent.spent, `sequence ${sequence}: ${formatEther(agent.spent)}`).toBeLessThanOrEqual(budget);
      expect(await left(name, userId), `left in sequence ${sequence}`).toBe(budget - agent.spent);
      expect(await rightsOf()).toEqual(before);
      counts.signatures += agent.signatures;
      counts.nearest = agent.spent > counts.nearest ? agent.spent : counts.nearest;
      expect(await command("agents", "revoke", name)).toMatchObject({ code: 0, err: "" });
    }
    console.log(`${counts.signatures} payments signed, at most ${formatEther(counts.nearest)} of 1`);
    expect(counts.signatures).toBeGreaterThan(sequences);
  },
);
