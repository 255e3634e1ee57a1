// The Python client of this service, made as docs/python.md says, against the service as it runs.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { apiKeyStamper } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../generator/fixture.js";
import { temporaryFolder } from "../generator/folders.js";
import { spawnService } from "../service/support/process.js";
import type { ServiceProcess } from "../service/support/process.js";
import { hasPackages, runPython } from "./environment.js";
import { writeAll } from "./packages.js";
import { shown } from "../go/page.js";

const context = { operation: { name: "whoami", kind: "query", path: "/" }, signal: undefined } as const;

describe.runIf(hasPackages())("the Python client of this service", () => {
  const folder = temporaryFolder("python-custody-");
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await spawnService(path.join(folder, "data"));
    const lines = shown("sh", "python").replaceAll("python-client", path.join(folder, "python-client"));
    const made = spawnSync("bash", ["-ec", lines], { cwd: root, encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    writeAll(folder, [
      ["page.py", shown("countersign", "python")],
      ["more.py", more],
    ]);
  }, 300_000);
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const run = (...words: readonly string[]): string =>
    runPython(folder, ["-c", `import sys; sys.path.insert(0, "python-client/generated/python")\n${start}`, ...words]);

  test("signs, creates a wallet and waits for it, as the page shows", () => {
    expect(run("page.py")).toMatch(/^completed 0x[0-9a-fA-F]{40}\n$/);
  });

  test("is called in a program that is typed strictly", () => {
    const env = "import os, sys; os.environ['MYPYPATH'] = 'python-client/generated/python'; ";
    const check = "from mypy import api; said = api.run(['--strict', 'page.py']); print(said[0]); sys.exit(said[2])";
    expect(runPython(folder, ["-c", env + check])).toContain("no issues found");
  });

  test("reads errors by their classes, and checks stamps that TypeScript has made", async () => {
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const body = '{"text":"Grüße 😀"}';
    const { value } = await apiKeyStamper({ publicKey, privateKey }).stamp(new TextEncoder().encode(body), context);
    expect(run("more.py", publicKey, value, body).trim().split("\n")).toEqual([
      "whoami: True",
      "whoami with asyncio: True",
      "another key: UnauthenticatedError 401",
      "no such wallet: NotFoundError 404 getWallet",
      "a name that is too long: InvalidArgumentError 400 /parameters/walletName",
      "checked before: /parameters/walletName",
      "the activity again: True",
      "a wrong pair: private_key does not belong to public_key",
      "stamp of TypeScript: True",
      "over another body: False",
      "by another key: False",
      "session for a submit: a session accompanies queries only",
    ]);
  });
});

/** Runs the program that the first word names. */
const start = "import runpy; sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name='__main__')";

const more = `import asyncio
import json
import sys
import time
from pathlib import Path

from countersign import ApiError, AsyncClient, Client, P256Stamper, SessionStamper, check, errors, models
from countersign import verify_p256_stamp

root = json.loads(Path("data/root.json").read_text())
stamper = P256Stamper(root["apiPublicKey"], root["apiPrivateKey"])
now = time.time()
client = Client(root["baseUrl"], stamper=stamper, now=lambda: now)
organization = root["organizationId"]
who = models.WhoamiRequest(organization_id=organization)
print("whoami:", client.whoami(who).user_id == root["userId"])


async def asynchronous():
    async with AsyncClient(root["baseUrl"], stamper=stamper) as other:
        return (await other.whoami(who)).user_id


print("whoami with asyncio:", asyncio.run(asynchronous()) == root["userId"])
stranger = "030469c8f5ce3848bf44215c9cd4b4cb36972dc3dfd59fe9fd7ccedb00c7a3d19b"
secret = "4494af8709f8164cdcd74510051f3cbd9613c30e2c34215fde21721ab704d266"
try:
    Client(root["baseUrl"], stamper=P256Stamper(stranger, secret)).whoami(who)
except errors.UnauthenticatedError as failed:
    print("another key:", type(failed).__name__, failed.status)
unknown = models.GetWalletRequest(organization_id=organization, wallet_id="00000000-0000-7000-8000-000000000000")
try:
    client.get_wallet(unknown)
except errors.NotFoundError as failed:
    print("no such wallet:", type(failed).__name__, failed.status, failed.operation)
intent = models.CreateWalletIntent(wallet_name="x" * 10_000, accounts=[])
request = models.CreateWalletRequest(organization_id=organization, timestamp_ms=str(int(now * 1000)), parameters=intent)
try:
    client.create_wallet(request)
except errors.InvalidArgumentError as failed:
    print("a name that is too long:", type(failed).__name__, failed.status,
          failed.details[0]["fieldViolations"][0]["field"])
print("checked before:", check(request)[0].path)
intent.wallet_name = "Twice"
first, second = client.create_wallet(request), client.create_wallet(request)
print("the activity again:", first.activity.id == second.activity.id)
try:
    P256Stamper(root["apiPublicKey"], secret)
except ValueError as wrong:
    print("a wrong pair:", wrong)
public, value, body = sys.argv[1], sys.argv[2], sys.argv[3].encode()
print("stamp of TypeScript:", verify_p256_stamp(public, value, body))
print("over another body:", verify_p256_stamp(public, value, body[1:]))
print("by another key:", verify_p256_stamp(stranger, value, body))
try:
    Client(root["baseUrl"], stamper=SessionStamper("a token")).create_wallet(request)
except ValueError as refused:
    print("session for a submit:", refused)
`;
