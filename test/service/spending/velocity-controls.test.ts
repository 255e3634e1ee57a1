// Velocity controls, on a running service: what they count, and that no two requests are let through by the same count.

import { ErrorCode } from "@countersign/api";
import type { CreateVelocityControlIntent } from "@countersign/api";
import { parseEther, serializeTransaction } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act, look, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
let nonce = 0;

type Aggregation = CreateVelocityControlIntent["aggregation"];
const ether = { chainAssetTransfer: { definition: [{ caip19: "eip155:1/slip44:60", decimals: "18" }] } };
const tenADay: Aggregation = {
  method: "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM",
  operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL",
  threshold: "10.5",
  window: { rolling: { duration: "86400" } },
  groupBy: { organization: {} },
};
const twice: Aggregation = { ...tenADay, method: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT", threshold: "2" };
const signatures = {
  activityExecution: { filter: { activity: [{ activityType: "ACTIVITY_TYPE_SIGN_TRANSACTION" }] } },
};

const control = (change: Partial<CreateVelocityControlIntent> = {}): CreateVelocityControlIntent => ({
  name: "Daily",
  identifier: "daily",
  dataSource: ether,
  aggregation: tenADay,
  ...change,
});

async function treasury(
  made: CreateVelocityControlIntent,
  { condition = "controls.daily", consensus }: { readonly condition?: string; readonly consensus?: string } = {},
) {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const [ada, ben] = staff;
  await rule(root, "ALLOW", condition, consensus);
  const [signWith, other] = [await newWallet(root, "Treasury"), await newWallet(root, "Other")];
  const activity = await act(root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", made);
  const { velocityControlId } = resultOf(activity, "createVelocityControlResult");
  const pay = (by: Person, amount: string, from = signWith): Promise<Answer> =>
    submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith: from,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction: serializeTransaction({
        ...({ chainId: 1, type: "eip1559", nonce: nonce++, to: receiver, gas: 21_000n, maxFeePerGas: 0n } as const),
        value: parseEther(amount),
      }).slice(2),
    });
  return { root, ada, ben, other, pay, signWith, velocityControlId };
}

const completed = "ACTIVITY_STATUS_COMPLETED";
const implicitly = "policy engine denied request: no policy allows it";
const explicitly = "policy engine denied request explicitly";
const statusOf = ({ activity, error }: Answer) => activity?.status ?? error?.message;

describe("a control of 10.5 ether a day", () => {
  test("is true while what is signed stays within it, the request included, to the last wei", async () => {
    const { ada, pay } = await treasury(control());
    expect(statusOf(await pay(ada, "10"))).toBe(completed);
    expect(statusOf(await pay(ada, "0.500000000000000001"))).toBe(implicitly);
    expect(statusOf(await pay(ada, "0.5"))).toBe(completed);
    expect(statusOf(await pay(ada, "0.000000000000000001"))).toBe(implicitly);
  });

  test("lets no two of many requests at once pass where there is room for one", async () => {
    const { ada, pay } = await treasury(control());
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(ada, "4")));
    expect(answers.map(statusOf).filter((status) => status === completed)).toHaveLength(2);
  });

  test("counts what others sign whom it does not bind, and what waits for votes", async () => {
    const { root, ada, ben, pay } = await treasury(control(), { consensus: "approvers.count() >= 2" });
    expect(statusOf(await pay(root, "6"))).toBe(completed);
    const waiting = await pay(ada, "4");
    expect(statusOf(waiting)).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    expect(statusOf(await vote(ben, "APPROVE", present(waiting.activity, "activity")))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
  });

  test("gives back what was rejected", async () => {
    const { ada, ben, pay } = await treasury(control(), { consensus: "approvers.count() >= 2" });
    const waiting = await pay(ada, "10");
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    await vote(ben, "REJECT", present(waiting.activity, "activity"));
    expect(statusOf(await pay(ada, "1"))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });

  test("gives back what was held for an activity that expired", async () => {
    const { root, ada, ben, pay } = await treasury(control(), { consensus: "approvers.count() >= 2" });
    await act(root, "ACTIVITY_TYPE_SET_VOTE_EXPIRY", { seconds: "60" });
    const waiting = present((await pay(ada, "10")).activity, "activity");
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    await vote(ben, "APPROVE", waiting);
    expect((await look(ada, waiting)).status).toBe("ACTIVITY_STATUS_FAILED");
    expect(statusOf(await pay(ada, "1"))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });

  test("is in error for a digest, which may move anything", async () => {
    const { root, ada, signWith } = await treasury(control());
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    const sign = () =>
      submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
        signWith,
        payload: "07".repeat(32),
        encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
        hashFunction: "HASH_FUNCTION_NO_OP",
      });
    expect(statusOf(await sign())).toBe(completed);
    await rule(root, "DENY", "controls.daily == false");
    expect(statusOf(await sign())).toBe(explicitly);
  });
});

describe("a control that counts", () => {
  test("counts activities of a type with all its versions, for each user", async () => {
    const made = control({ dataSource: signatures, aggregation: { ...twice, groupBy: { user: {} } } });
    const { ada, ben, pay } = await treasury(made);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    expect(statusOf(await pay(ben, "1"))).toBe(completed);
  });

  test("counts for each wallet", async () => {
    const made = control({ dataSource: signatures, aggregation: { ...twice, groupBy: { wallet: {} } } });
    const { ada, pay, other } = await treasury(made);
    for (const _ of [1, 2]) expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    expect(statusOf(await pay(ada, "1", other))).toBe(completed);
  });

  test("begins with the first activity after its creation, and forgets all with its deletion", async () => {
    const made = control({ dataSource: signatures, aggregation: { ...twice, threshold: "1" } });
    const { root, ada, pay, velocityControlId } = await treasury(made);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    await act(root, "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL", { velocityControlId });
    expect(statusOf(await pay(ada, "1"))).toBe(implicitly);
    await act(root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", made);
    expect(statusOf(await pay(ada, "1"))).toBe(completed);
  });
});

describe("creating a control", () => {
  const submission = { chainAssetTransfer: { ...ether.chainAssetTransfer, phase: { submission: {} } } };
  test.each([
    [{ dataSource: {} }, "dataSource: give exactly one of chainAssetTransfer, activityExecution"],
    [
      { dataSource: submission },
      "dataSource.chainAssetTransfer.phase: this service sends nothing to chains; use signature",
    ],
    [{ dataSource: signatures }, "aggregation.method: activities have no sum; count them"],
    [{ aggregation: { ...tenADay, window: {} } }, "aggregation.window: give exactly one of rolling, infinite"],
    [{ aggregation: { ...tenADay, groupBy: { user: {}, wallet: {} } } }, "aggregation.groupBy: give exactly one of"],
    [{ aggregation: { ...tenADay, threshold: "1".repeat(39) } }, "aggregation.threshold: it has more than 38 digits"],
    [{ identifier: "per-day" }, "identifier"],
  ])("%# refuses what is wrong, and says what would be right", async (change, message) => {
    const answer = await submit(world.root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", control(change));
    expect(answer.error).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining(message) });
  });

  test("takes an identifier once, and is for those whom a policy lets", async () => {
    const { root, ada } = await treasury(control(), { condition: "false" });
    expect(await submit(root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", control())).toMatchObject({
      error: { code: ErrorCode.ALREADY_EXISTS },
    });
    const another = control({ identifier: "weekly" });
    expect(statusOf(await submit(ada, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", another))).toBe(implicitly);
    await rule(root, "ALLOW", "activity.resource == 'VELOCITY_CONTROL' && activity.action == 'CREATE'");
    expect(statusOf(await submit(ada, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", another))).toBe(completed);
  });

  test("is answered by queries, in pages", async () => {
    const { root, velocityControlId } = await treasury(control());
    const { organizationId, generatedClient: client } = root;
    await act(root, "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL", control({ identifier: "weekly" }));
    const { velocityControl } = await client.getVelocityControl({ organizationId, velocityControlId });
    expect(velocityControl).toMatchObject({ ...control(), organizationId, velocityControlId });
    const page = await client.listVelocityControls({ organizationId, paginationOptions: { limit: "1" } });
    expect(page.velocityControls).toEqual([velocityControl]);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: velocityControlId,
      endCursor: velocityControlId,
    });
    const rest = await client.listVelocityControls({ organizationId, paginationOptions: { after: velocityControlId } });
    expect(rest.velocityControls.map(({ identifier }) => identifier)).toEqual(["weekly"]);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });
});
