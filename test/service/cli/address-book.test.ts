// `countersign address-book`, against a running service.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const addressBook = (...args: string[]) =>
  countersign(["address-book", ...args], {
    cwd: world.service.dataFolder,
    env: { COUNTERSIGN_DATA_DIR: world.service.dataFolder, COUNTERSIGN_BASE_URL: world.service.baseUrl },
  });

test("adds a receiver to a book, lists it, and removes it", async () => {
  expect((await addressBook("list")).out).toBe("No receivers.\n");
  const supplier = ["--chain", "eip155:1", "--address", "0x000000000000000000000000000000000000bEEF"];
  const made = await addressBook("add", "payouts", ...supplier, "--label", "Supplier");
  expect(made).toMatchObject({ code: 0 });
  const [, id = ""] = /^entry id +(\S+)$/m.exec(made.out) ?? [];
  const listed = new RegExp(`payouts +eip155:1 +0x0{36}beef +Supplier +${id}`);
  expect((await addressBook("list")).out).toMatch(listed);
  expect((await addressBook("list", "payouts")).out).toMatch(listed);
  expect((await addressBook("list", "payroll")).out).toBe("No receivers.\n");
  expect(await addressBook("remove", "payouts", id)).toMatchObject({ code: 0 });
  expect((await addressBook("list")).out).toBe("No receivers.\n");
});

test("says what is wrong with an address", async () => {
  const { code, err } = await addressBook("add", "payouts", "--chain", "eip155:1", "--address", "0xbeef");
  expect([code, err]).toEqual([1, expect.stringContaining('entries.0.address: "0xbeef" is no address of eip155')]);
});
