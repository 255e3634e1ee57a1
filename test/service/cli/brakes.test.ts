// `countersign brakes`, against a running service.

import { afterAll, beforeAll, expect, test } from "vitest";
import { newWallet } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const brakes = (...args: string[]) =>
  countersign(["brakes", ...args], {
    cwd: world.service.dataFolder,
    env: { COUNTERSIGN_DATA_DIR: world.service.dataFolder, COUNTERSIGN_BASE_URL: world.service.baseUrl },
  });

test("freezes a wallet by its name, lists it, and thaws it", async () => {
  expect((await brakes("list")).out).toBe("Nothing is frozen.\n");
  await newWallet(world.root, "Treasury");
  const made = await brakes("freeze", "--wallet", "Treasury", "--reason", "Ticket 311");
  expect(made).toMatchObject({ code: 0 });
  const [, id] = /^frozen +(\S+)$/m.exec(made.out) ?? [];
  expect((await brakes("list")).out).toMatch(new RegExp(`wallet +${id} .*${world.root.userId} +Ticket 311`));
  expect(await brakes("thaw", "--wallet", "Treasury")).toMatchObject({ code: 0 });
  expect(await brakes("freeze", "--whole-organization")).toMatchObject({ code: 0 });
  expect((await brakes("list")).out).toMatch(/organization +\S+/);
  expect(await brakes("thaw", "--whole-organization")).toMatchObject({ code: 0 });
});

test("restricts a wallet, and shows it", async () => {
  await newWallet(world.root, "Vault");
  const args = ["--wallet", "Vault", "--never-exportable", "--only", "eip155:1", "solana:*"];
  expect(await brakes("restrict", ...args)).toMatchObject({ code: 0 });
  const { out } = await brakes("restrictions", "--wallet", "Vault");
  expect(out).toMatch(/transactions only +yes\nnever exportable +yes\nonly +eip155:1 solana:\*\n/);
});

test("sets for how long activities wait, and shows it", async () => {
  expect((await brakes("vote-expiry")).out).toBe("activities wait for  any time\n");
  expect(await brakes("vote-expiry", "--set", "7d")).toMatchObject({ code: 0 });
  expect((await brakes("vote-expiry")).out).toBe("activities wait for  604800 seconds\n");
  expect(await brakes("vote-expiry", "--set", "never")).toMatchObject({ code: 0 });
  expect((await brakes("vote-expiry")).out).toBe("activities wait for  any time\n");
});

test("sets for how long changes wait, and shows it", async () => {
  expect(await brakes("delays", "--set", "policies=2d", "key-export=90s")).toMatchObject({ code: 0 });
  expect((await brakes("delays")).out).toBe(
    [
      "policies          172800 seconds",
      "root-quorum       none",
      "root-credentials  none",
      "limits            none",
      "address-book      none",
      "key-export        90 seconds",
      "key-deletion      none",
      "",
    ].join("\n"),
  );
  const lowered = await brakes("delays", "--set", "policies=none");
  expect(lowered.out + lowered.err).toMatch(/is carried out from \d{4}-/);
});

test.each([
  [["delays", "--set", "policy=2d"], '--set: "policy" is none of policies, root-quorum'],
  [["delays", "--set", "policies=soon"], "--set: policies=soon is not policies=2d, 12h, 30m, 90s or none"],
  [["vote-expiry", "--set", "soon"], "--set: soon is not 7d, 12h, 30m or never"],
  [["freeze"], "name what is meant: --wallet, --private-key, --user or --whole-organization"],
  [
    ["thaw", "--whole-organization", "--user", "a"],
    "--whole-organization: leave out --wallet, --private-key and --user",
  ],
  [["restrict", "--never-exportable"], "name the keys: --wallet or --private-key"],
  [["restrict", "--wallet", "a"], "nothing to restrict: give --transactions-only, --never-exportable or --only"],
  [["restrictions"], "name one --wallet or --private-key"],
] as const)("says what is wrong with %j", async (args, message) => {
  const { code, err } = await brakes(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
