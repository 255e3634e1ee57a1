// `countersign mfa`, against a running service.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const run = (...args: string[]) =>
  countersign(args, {
    cwd: world.service.dataFolder,
    env: { COUNTERSIGN_DATA_DIR: world.service.dataFolder, COUNTERSIGN_BASE_URL: world.service.baseUrl },
  });

test("creates, lists and deletes policies, and shows what an activity that waits needs", async () => {
  const { userId } = world.root;
  const user = ["--user", userId];
  expect((await run("mfa", "list", userId)).out).toBe("No MFA policies.\n");
  const steps = ["--step", "api-key", "--step", "passkey,email-otp"];
  const condition = "activity.resource == 'WALLET'";
  const made = await run("mfa", "create", ...user, "--name", "two", ...steps, "--condition", condition);
  const [, id = ""] = /^MFA policy id +(\S+)$/m.exec(made.out) ?? [];
  expect((await run("mfa", "list", userId)).out).toMatch(
    new RegExp(`${id} +two +0 +api-key \\+ passkey,email-otp +activity.resource`),
  );
  const asked = await run("wallets", "create", "--name", "Treasury");
  expect(asked).toMatchObject({ code: 0 });
  const [, activityId = ""] = /^Activity (\S+) waits for you to authenticate further/.exec(asked.out) ?? [];
  expect((await run("mfa", "status", activityId)).out).toMatch(
    new RegExp(`${userId} +${id} +no +api-key \\+ passkey,email-otp +api-key=`),
  );
  expect(await run("mfa", "delete", id, ...user)).toMatchObject({ code: 0 });
  expect((await run("mfa", "status", activityId)).out).toBe("No MFA policy applies.\n");
  const unknown = await run("mfa", "create", ...user, "--name", "odd", "--step", "password");
  expect(unknown).toMatchObject({ code: 2 });
});
