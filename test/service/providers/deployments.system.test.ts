// Deployments whose key-encryption keys a provider wraps: they start, sign and rotate, wait for a provider that is away at
// their start, and do without it later.

import { existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signingKeyNames } from "../../../service/src/store/signing-keys.js";
import { Deployment, clientOf, proveKey } from "../rotation/deployment.js";
import type { OpenedService } from "../rotation/deployment.js";
import { ethereumAccount } from "../support/accounts.js";
import { firstOf, resultOf } from "../support/results.js";
import { database } from "../support/service.js";
import { triedKinds } from "./kinds.js";
import type { TriedProvider } from "./kinds.js";

/** The secrets that every deployment has. */
const ofDeployment = signingKeyNames.length;
const retries = { firstMilliseconds: 10, longestMilliseconds: 50 };

async function createWallet(service: OpenedService, walletName: string): Promise<string> {
  const parameters = { walletName, accounts: [ethereumAccount] as never };
  const { organizationId } = service.root;
  const { activity } = await clientOf(service).createWallet({ organizationId, parameters });
  return firstOf(resultOf(activity, "createWalletResult").addresses);
}

function prove(service: OpenedService, address: string): Promise<void> {
  return proveKey(clientOf(service), service.root.organizationId, address);
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return String(port);
}

const kinds = triedKinds.filter(({ lacking }) => lacking === undefined);

for (const { kind, lacking } of triedKinds) {
  test.skipIf(lacking !== undefined && !process.env["CI"])(`${kind} can be tried here`, () =>
    expect(lacking).toBeUndefined(),
  );
}

describe.each(kinds)("with $kind", ({ kind, make }) => {
  describe(`on ${database}`, () => {
    let provider: TriedProvider;
    let deployment: Deployment;
    beforeEach(async () => {
      provider = await make();
      deployment = await Deployment.make(database, {
        ...provider.environment,
        COUNTERSIGN_MASTER_KEY_PROVIDER: kind,
      });
    });
    afterEach(async () => {
      await deployment.remove();
      await provider.remove();
    });

    test("a deployment starts, signs, starts again and signs with the same keys", async () => {
      const first = await deployment.open();
      const address = await createWallet(first, "Treasury");
      await prove(first, address);
      await first.stop();
      expect(existsSync(deployment.keyFile)).toBe(false);
      const second = await deployment.open();
      await prove(second, address);
      expect(await deployment.command("list")).toMatchObject({
        code: 0,
        out: expect.stringMatching(
          new RegExp(`^[0-9a-f]{16} {2}current, ${ofDeployment + 1} secrets\nprocess `),
        ) as string,
      });
    });

    test("a service waits for a provider that is away, says so, and goes on without it once it has started", async () => {
      const first = await deployment.open();
      const address = await createWallet(first, "Treasury");
      await first.stop();
      await provider.leave();
      const lines: string[] = [];
      const port = await freePort();
      const opening = deployment.open({ port, providerRetries: retries, onLine: (line) => lines.push(line) });
      const ask = (place: string) => fetch(`http://127.0.0.1:${port}${place}`);
      await expect
        .poll(
          () =>
            ask("/ready").then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(503);
      expect(await (await ask("/ready")).json()).toEqual({ status: `waiting for ${kind}` });
      expect((await ask("/health")).status).toBe(200);
      expect(await (await ask("/public/v1/query/whoami")).json()).toMatchObject({ code: 14 });
      expect(lines.join("\n")).toMatch(new RegExp(`waiting for ${kind} .*, which wraps the key-encryption keys: `));
      await provider.comeBack();
      const second = await opening;
      expect((await ask("/ready")).status).toBe(200);
      await provider.leave();
      await prove(second, address);
      await prove(second, await createWallet(second, "Later"));
      expect((await ask("/ready")).status).toBe(200);
      await provider.comeBack();
    });

    test("rotation wraps a new key beside running services, and drops the old one", async () => {
      const service = await deployment.open();
      const address = await createWallet(service, "Treasury");
      const [before = ""] = (await deployment.command("list")).out.split(" ");
      expect(await deployment.command("rotate")).toEqual({
        code: 0,
        out: expect.stringMatching(
          new RegExp(`^Sealed ${ofDeployment + 1} secrets under the new key [0-9a-f]{16}, which \\S+ \\S+ wraps\\.\n$`),
        ) as string,
        err: "",
      });
      await prove(service, address);
      const both = (await deployment.command("list")).out;
      expect(both).toMatch(
        new RegExp(`^${before}  old, 0 secrets\n[0-9a-f]{16}  current, ${ofDeployment + 1} secrets\n`),
      );
      expect(await deployment.command("drop-old")).toMatchObject({
        code: 0,
        out: expect.stringContaining(before) as string,
      });
      expect((await deployment.command("list")).out).not.toMatch(new RegExp(`^${before}`, "m"));
      await prove(service, await createWallet(service, "Later"));
      await service.stop();
      await prove(await deployment.open(), address);
    });

    test("a rotation while the provider is away changes nothing", async () => {
      const service = await deployment.open();
      const before = (await deployment.command("list")).out;
      await provider.leave();
      expect(await deployment.command("rotate")).toMatchObject({ code: 1, out: "" });
      expect((await deployment.command("list")).out).toBe(before);
      await provider.comeBack();
      await prove(service, await createWallet(service, "Treasury"));
    });
  });

  test("keys that were wrapped for another deployment do not unwrap", async () => {
    const provider = await make();
    const deployment = await Deployment.make("sqlite", {
      ...provider.environment,
      COUNTERSIGN_MASTER_KEY_PROVIDER: kind,
    });
    try {
      await (await deployment.open()).stop();
      const file = new Sqlite(path.join(deployment.data, "countersign.db"));
      const { value } = file.prepare("select value from deployment where name = 'wrapped_master_keys'").get() as {
        value: string;
      };
      const record = JSON.parse(value) as { deployment: string };
      const changed = JSON.stringify({ ...record, deployment: "0192f0c1-2f6b-7000-8000-000000000000" });
      file.prepare("update deployment set value = ? where name = 'wrapped_master_keys'").run(changed);
      file.close();
      await expect(deployment.open({ providerRetries: retries })).rejects.toThrow(/another deployment/);
    } finally {
      await deployment.remove();
      await provider.remove();
    }
  });
});

describe("settings", () => {
  let provider: TriedProvider;
  let deployment: Deployment;
  beforeEach(async () => {
    provider = await firstOf(triedKinds).make();
    deployment = await Deployment.make("sqlite", provider.environment);
  });
  afterEach(async () => {
    await deployment.remove();
    await provider.remove();
  });

  test("that only name a provider leave the keys in their file", async () => {
    await (await deployment.open()).stop();
    expect(readFileSync(deployment.keyFile, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test("that want the keys of a deployment elsewhere are refused, with what to do", async () => {
    await (await deployment.open()).stop();
    const environment = { COUNTERSIGN_MASTER_KEY_PROVIDER: "transit" };
    expect(await deployment.command("list", [], environment)).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        `masterKeyProvider is transit, but the key-encryption keys of this deployment are in ${deployment.keyFile}; run ` +
          "`countersign master-key migrate --to transit`",
      ) as string,
    });
  });

  test("that are incomplete are refused", async () => {
    const environment = { COUNTERSIGN_TRANSIT_ADDRESS: "http://127.0.0.1:1", COUNTERSIGN_TRANSIT_ROLE_ID: "one" };
    await (await deployment.open()).stop();
    expect(await deployment.command("list", [], environment)).toMatchObject({
      code: 2,
      err: expect.stringContaining("transit: set tokenFile, or roleId and secretIdFile, and not both") as string,
    });
  });
});
