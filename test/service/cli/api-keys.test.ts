// A key that was generated is given to a user, stamps for them, and is taken away again.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { countersign } from "./running.js";

let service: RunningService;
let cwd: string;
beforeAll(async () => {
  service = await startService();
  cwd = await mkdtemp(join(tmpdir(), "countersign-keys-"));
});
afterAll(async () => {
  await service.close();
  await rm(cwd, { recursive: true });
});

const run = (...args: string[]) => countersign(args, { cwd, env: { COUNTERSIGN_DATA_DIR: service.dataFolder } });

test.each(["p256", "secp256k1", "ed25519"])("a key on %s", async (curve) => {
  const { userId, organizationId } = service.root;
  const at = ["--organization", organizationId, "--base-url", service.baseUrl];
  const { out } = await run("api-keys", "generate", "--key-name", curve, "--curve", curve, ...at);
  const publicKey = out.trim();
  const key = ["--name", curve, "--public-key", publicKey, "--curve", curve];
  const created = await run("api-keys", "create", "--user", userId, ...key);
  expect(created.code).toBe(0);
  const [, keyId = ""] = /^api key id +(\S+)$/m.exec(created.out) ?? [];
  expect((await run("api-keys", "list", "--user", userId)).out).toContain(publicKey);
  expect((await countersign(["whoami", "--key-name", curve], { cwd })).out).toContain(userId);
  expect(await run("api-keys", "delete", keyId, "--user", userId)).toMatchObject({ code: 0 });
  expect((await run("api-keys", "list", "--user", userId)).out).not.toContain(publicKey);
  expect(await countersign(["whoami", "--key-name", curve], { cwd })).toMatchObject({ code: 1 });
});
