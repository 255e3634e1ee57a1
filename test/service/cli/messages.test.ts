// `countersign messages`, as the operator of a deployment runs it beside the service.

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { emailCode, openDeployment, smsCode } from "../messages/deployment.js";
import type { Deployment } from "../messages/deployment.js";

import { countersign } from "./running.js";

let deployment: Deployment;
afterEach(() => deployment.close());

test("the operator sees what waits and what has failed, without what it carries", async () => {
  deployment = await openDeployment();
  const [one, other] = [randomUUID(), randomUUID()];
  const cli = async (...args: string[]) => {
    const ended = await countersign(["messages", "list", "--data", ".", ...args], { cwd: deployment.folder });
    expect(ended).toMatchObject({ code: 0, err: "" });
    return ended.out;
  };
  expect(await cli()).toBe("No pending or failed messages.\n");
  // Nobody listens there.
  const messenger = deployment.messenger({ smtpUrl: "smtp://127.0.0.1:1", maxAttempts: 1 });
  const failed = await deployment.send(one, emailCode, "ada@example.com");
  await deployment.nothingWaits();
  await messenger.close();
  const waiting = await deployment.send(other, smsCode, "+12025550143");

  const shown = await cli();
  expect(shown).toMatch(/^MESSAGE ID +ORGANIZATION ID +CHANNEL +TO +STATUS +ATTEMPTS +DUE +LAST ERROR\n/);
  expect(shown).toMatch(/ada@example\.com +failed +1 +ECONNREFUSED after 1 attempt$/m);
  expect(shown).toMatch(/\+12025550143 +waiting +0 +\d{4}-\d\d-\d\dT/);
  for (const { secret } of [failed, waiting]) expect(shown).not.toContain(secret);
  const listed = async (...args: string[]) => {
    const { messages } = JSON.parse(await cli("--json", ...args)) as { messages: { messageId: string }[] };
    return messages.map(({ messageId }) => messageId);
  };
  expect(await listed()).toEqual([failed.id, waiting.id]);
  expect(await listed("--status", "waiting")).toEqual([waiting.id]);
  expect(await listed("--organization", one)).toEqual([failed.id]);
  expect(await cli("--limit", "1")).toContain("There may be more");
});

test("a data folder without a database is named, and none is made", async () => {
  deployment = await openDeployment();
  const run = { cwd: deployment.folder, env: { COUNTERSIGN_DATA_DIR: "missing" } };
  expect(await countersign(["messages", "list"], run)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no database at .*missing/),
  });
  expect(existsSync(join(deployment.folder, "missing"))).toBe(false);
});
