// `countersign secrets`, against a running service.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUser } from "../support/people.js";
import { act, activitiesOf, vote } from "../support/requests.js";
import { firstOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const run = (...args: string[]) => {
  const { dataFolder: cwd, baseUrl } = world.service;
  return countersign(args, {
    cwd,
    env: { COUNTERSIGN_DATA_DIR: cwd, COUNTERSIGN_BASE_URL: baseUrl, COUNTERSIGN_KEYS_FOLDER: join(cwd, "keys") },
  });
};
const secrets = (...args: string[]) => run("secrets", ...args);
const written = (text: string) => {
  writeFileSync(join(world.service.dataFolder, "secret"), text, { mode: 0o600 });
  return ["--plaintext-input", "secret"];
};

test("imports, lists, exports and deletes secrets, of 32 bytes too", async () => {
  expect((await secrets("list")).out).toBe("No secrets.\n");
  const named = ["--name", "Provider", "--property", "environment=live", "owner=pay=ments"];
  const made = await secrets("import", ...named, ...written("0123456789abcdef0123456789abcdef\n"));
  expect(made).toMatchObject({ code: 0 });
  const [, id = ""] = /^secret id +(\S+)$/m.exec(made.out) ?? [];
  expect((await secrets("list")).out).toMatch(new RegExp(`${id} +Provider +environment=live owner=pay=ments +20`));
  expect(await secrets("export", "--secret", "Provider", "--reveal")).toMatchObject({
    code: 0,
    out: "0123456789abcdef0123456789abcdef\n",
  });
  expect(await secrets("delete", "Provider")).toMatchObject({ code: 0 });
  expect(await secrets("export", "--secret", id, "--reveal")).toMatchObject({ code: 1 });
});

test("says how an export is read that needs votes", async () => {
  const { root } = world;
  await secrets("import", "--name", "Shared", ...written("ключ"));
  const other = await newUser(root);
  const quorum = (threshold: number) => ({ threshold, userIds: [root.userId, other.userId] });
  await act(root, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", quorum(2));
  const { out } = await secrets("export", "--secret", "Shared", "--reveal");
  const [, command = ""] = /countersign (decrypt .*)/.exec(out) ?? [];
  await vote(other, "APPROVE", firstOf(await activitiesOf(root, "ACTIVITY_TYPE_EXPORT_SECRETS")));
  expect(await run(...command.split(" "))).toMatchObject({ code: 0, out: "ключ\n" });
});

test("takes no property without a name", async () => {
  const { code, err } = await secrets("import", "--property", "=live", ...written("x"));
  expect([code, err]).toEqual([2, expect.stringContaining("--property: =live is not of the form name=value")]);
});
