// `countersign notifications`, against a running service.

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const run = (...args: string[]) => {
  const { service } = world;
  const credentials = ["--credentials", join(service.dataFolder, "root.json"), "--base-url", service.baseUrl];
  return countersign([...credentials, "notifications", ...args], { cwd: service.dataFolder });
};

test("channels are created, listed without what is secret of them, and deleted", async () => {
  expect((await run("list")).out).toBe("No channels.\n");
  const url = "https://hooks.slack.com/services/T000/B000/XXXX";
  const quiet = ["--quiet", "22:00-07:00", "--time-zone", "Europe/Berlin"];
  const made = await run("create", "--name", "Treasury", "--slack", url, ...quiet);
  const [, id = ""] = /channel id +(\S+)/.exec(made.out) ?? [];
  const { out } = await run("list");
  expect(out).toMatch(new RegExp(`${id} +Treasury +slack +hooks.slack.com +22:00-07:00 Europe/Berlin`));
  expect(out).not.toContain("T000");
  expect(await run("delete", id)).toMatchObject({ code: 0 });
  expect((await run("list")).out).toBe("No channels.\n");
});

test.each([
  [["--email", "--slack", "https://a.example/"], "name one of --email, --webhook, --slack and --teams"],
  [[], "name one of --email, --webhook, --slack and --teams"],
  [["--email", "--quiet", "late"], "expected two times of the day, such as 22:00-07:00"],
] as const)("create %j is refused", async (options, message) => {
  const { code, err } = await run("create", "--name", "Mine", ...options);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
