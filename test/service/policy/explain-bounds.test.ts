// What explain_policy says of what brakes and spending limits bind is what then happens.

import { parseEther, serializeTransaction } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../support/people.js";
import { act, newWallet, submit } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { company, rule } from "./company.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const type = "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
let nonce = 0;

/** Of whom Ada may sign, and Ben approves if asked. */
async function treasury(consensus?: string) {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const [ada, ben] = staff;
  await rule(root, "ALLOW", "activity.action == 'SIGN'", consensus?.replace("ben", ben.userId));
  const signWith = await newWallet(root, "Treasury");
  const limit = async (name: string, ethers: string, excess: "DENY" | "CONSENSUS") =>
    act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
      name,
      assets: ["eip155:1/slip44:60"],
      measure: "SPENDING_MEASURE_AMOUNT",
      maximum: String(parseEther(ethers)),
      window: { period: "SPENDING_PERIOD_DAY" },
      scope: "SPENDING_SCOPE_ORGANIZATION",
      excess: `SPENDING_EXCESS_${excess}`,
    });
  const payment = (ethers: string) => ({
    signWith,
    type: "TRANSACTION_TYPE_ETHEREUM",
    unsignedTransaction: serializeTransaction({
      ...({ chainId: 1, type: "eip1559", nonce: nonce++, to: receiver, gas: 21_000n, maxFeePerGas: 0n } as const),
      value: parseEther(ethers),
    }).slice(2),
  });
  return { root, ada, ben, limit, payment };
}

/** What is explained, and then what happens. */
async function both(by: Person, parameters: Readonly<Record<string, string>>) {
  const { organizationId } = by;
  const explained = await by.generatedClient.explainPolicy({ organizationId, type, parameters });
  const { activity, error } = await submit(by, type, parameters);
  return { explained, happened: error?.message ?? activity?.status };
}

describe("of spending limits", () => {
  test("it says what is let through, what the root quorum must approve and what is denied", async () => {
    const { root, ada, limit, payment } = await treasury();
    await limit("gentle", "5", "CONSENSUS");
    await limit("hard", "8", "DENY");
    const within = await both(ada, payment("4"));
    expect(within).toMatchObject({
      explained: { outcome: "DECISION_OUTCOME_ALLOW", couldApprove: [] },
      happened: "ACTIVITY_STATUS_COMPLETED",
    });
    const beyond = await both(ada, payment("2"));
    expect(beyond).toMatchObject({
      explained: { outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", couldApprove: [root.userId] },
      happened: "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    });
    expect(beyond.explained.message).toBe("the root quorum must approve it: it goes beyond a spending limit");
    const denied = await both(ada, payment("5"));
    expect(denied.explained).toMatchObject({ outcome: "DECISION_OUTCOME_DENY_EXPLICIT", couldApprove: [] });
    expect(denied.explained.message).toMatch(/^spending limit denied request: "hard" has 4000000000000000000 of /);
    expect(denied.happened).toBe(denied.explained.message);
  });

  test("what waits already is explained by its votes", async () => {
    const { root, ada, ben, limit, payment } = await treasury("approvers.any(user, user.id == 'ben')");
    await limit("hard", "5", "DENY");
    const { activity } = await submit(ada, type, payment("4"));
    const { organizationId } = ada;
    const explained = await ada.generatedClient.explainPolicy({ organizationId, activityId: activity?.id ?? "" });
    expect(explained).toMatchObject({ outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED" });
    expect(explained.couldApprove).toContain(ben.userId);
    // Four are held back for it.
    const more = await both(ada, payment("2"));
    expect(more.explained.outcome).toBe("DECISION_OUTCOME_DENY_EXPLICIT");
    expect(more.happened).toBe(more.explained.message);
    // They are its own: once its votes are enough, they do not stand in its way.
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    const allowed = await ada.generatedClient.explainPolicy({ organizationId, activityId: activity?.id ?? "" });
    expect(allowed).toMatchObject({ outcome: "DECISION_OUTCOME_ALLOW", message: "it may be carried out" });
  });
});

describe("of brakes", () => {
  test("it says that a frozen organization signs nothing, whoever asks", async () => {
    const { root, ada, payment } = await treasury();
    expect((await both(ada, payment("1"))).explained.outcome).toBe("DECISION_OUTCOME_ALLOW");
    await act(root, "ACTIVITY_TYPE_FREEZE", { wholeOrganization: true });
    for (const by of [ada, root]) {
      const { explained, happened } = await both(by, payment("1"));
      expect(explained).toMatchObject({ outcome: "DECISION_OUTCOME_DENY_EXPLICIT", couldApprove: [] });
      expect(explained.message).toMatch(/^brake denied request: /);
      expect(happened).toBe(explained.message);
    }
  });
});
