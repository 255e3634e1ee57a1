// `countersign limits`, against a running service.

import { afterAll, beforeAll, expect, test } from "vitest";
import { countersign } from "./running.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { present } from "../support/results.js";
import { submit } from "../support/requests.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const limits = (...args: string[]) =>
  countersign(["limits", ...args], {
    cwd: world.service.dataFolder,
    env: { COUNTERSIGN_DATA_DIR: world.service.dataFolder, COUNTERSIGN_BASE_URL: world.service.baseUrl },
  });

test("creates, lists, changes and deletes limits, and shows what is left", async () => {
  expect((await limits("list")).out).toBe("No spending limits.\n");
  const options = "--asset eip155:1/slip44:60 --maximum 10e18 --per 24h --of wallet --over consensus";
  const made = await limits(..."create --name payouts --allow digest durable-nonce".split(" "), ...options.split(" "));
  expect(made).toMatchObject({ code: 0 });
  const [, id] = /^limit id +(\S+)$/m.exec(made.out) ?? [];
  expect((await limits("list")).out).toMatch(
    new RegExp(`${id} +payouts +10000000000000000000 +amount +24h +wallet +eip155:1/slip44:60 +all`),
  );
  expect((await limits("usage", "payouts")).out).toBe("Nothing was spent yet.\n");
  const organizationId = world.root.organizationId;
  const { spendingLimits } = await world.root.generatedClient.listSpendingLimits({ organizationId });
  expect(spendingLimits).toMatchObject([
    {
      spendingLimitId: id,
      excess: "SPENDING_EXCESS_CONSENSUS",
      uncounted: ["UNCOUNTED_SPENDING_DIGEST", "UNCOUNTED_SPENDING_DURABLE_NONCE"],
      window: { period: "SPENDING_PERIOD_ROLLING", seconds: "86400" },
    },
  ]);
  expect(await limits("update", "payouts", "--maximum", "5")).toMatchObject({ code: 0 });
  expect((await limits("usage", "payouts", "--of", "some-wallet")).out).toMatch(/some-wallet +0 +0 +5/);
  expect(await limits("delete", present(id))).toMatchObject({ code: 0 });
  expect((await limits("list")).out).toBe("No spending limits.\n");
});

test.each([
  [["--maximum", "ten", "--per", "day"], "--maximum: ten is not a whole number, such as 5000000 or 10e18"],
  [["--maximum", "1", "--per", "fortnight"], "--per: fortnight is not 24h, 30d, day, week, month or ever"],
  [["--maximum", "1", "--per", "day", "--of", "team"], "--of: team is not one of organization, wallet, account, user"],
] as const)("says what is wrong with %j", async (args, message) => {
  const { code, err } = await limits("create", "--name", "a", "--asset", "eip155:1/slip44:60", ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test.each([
  [
    { assets: ["eip155:1/erc20:dai"] },
    /^assets\.0: no limit counts "eip155:1\/erc20:dai"; of eip155, assets are slip44/,
  ],
  [{ assets: ["cosmos:hub/slip44:118"] }, /chains are eip155, solana, tron, bip122$/],
  [{ assets: [] }, /^assets: an amount is of an asset/],
  [{ window: { period: "SPENDING_PERIOD_ROLLING" } }, /^window\.seconds: a rolling period needs them$/],
  [
    { window: { period: "SPENDING_PERIOD_ROLLING", seconds: "59" } },
    /^window\.seconds: a rolling period is 60 to 31536000/,
  ],
  [{ window: { period: "SPENDING_PERIOD_DAY", seconds: "60" } }, /^window\.seconds: only a rolling period has them$/],
  [
    { window: { period: "SPENDING_PERIOD_DAY", timeZone: "Mars/Base" } },
    /^window\.timeZone: there is no time zone "Mars/,
  ],
  [
    { window: { period: "SPENDING_PERIOD_EVER", timeZone: "UTC" } },
    /^window\.timeZone: only calendar periods have one$/,
  ],
  [{ scopeId: "a" }, /^scopeId: the organization has none; leave it out$/],
  [{ scope: "SPENDING_SCOPE_RECEIVER", measure: "SPENDING_MEASURE_RECEIVERS" }, /^measure: a receiver is one receiver/],
  [{ measure: "SPENDING_MEASURE_RECEIVERS", maximum: "1001" }, /^maximum: a limit counts at most 1000 receivers$/],
])("the service refuses %j", async (wrong, message) => {
  const right = {
    name: "right",
    assets: ["eip155:1/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: "1",
    window: { period: "SPENDING_PERIOD_DAY" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
  };
  const { error } = await submit(world.root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", { ...right, ...wrong });
  expect(error?.message).toMatch(message);
});
