// Commands about key-encryption keys beside each other, beside services, and beside services of earlier versions.

import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockDataFolder } from "../../../service/src/config/data-folder.js";
import { lockFile } from "../../../service/src/file-system/lock.js";
import { lockDeployment } from "../../../service/src/store/deployment-lock.js";
import { signingKeyNames } from "../../../service/src/store/signing-keys.js";
import { ethereumAccount } from "../support/accounts.js";
import { firstOf, resultOf } from "../support/results.js";
import { databases } from "../support/service.js";
import { Deployment, clientOf, proveKey } from "./deployment.js";

describe.each(databases)("on %s", (database) => {
  let deployment: Deployment;
  beforeEach(async () => void (deployment = await Deployment.make(database)));
  afterEach(() => deployment.remove());

  const changes = ["rotate", "drop-old"] as const;
  /** As a command does that changes the keys. */
  const lock = async () =>
    database === "postgres"
      ? (await lockDeployment(deployment.database)).release
      : lockFile(path.join(deployment.data, "rotation.lock"));

  test("one command at a time changes the keys; services start and seal, and list answers, beside it", async () => {
    await (await deployment.open()).stop();
    const keys = deployment.keys;
    const unlock = await lock();
    for (const name of changes) {
      expect(await deployment.command(name)).toMatchObject({
        code: 1,
        err: expect.stringContaining("another command is changing the key-encryption keys of") as string,
      });
    }
    expect(deployment.keys).toEqual(keys);
    const service = await deployment.open();
    const parameters = { walletName: "Treasury", accounts: [ethereumAccount] as never };
    const { organizationId } = service.root;
    const { activity } = await clientOf(service).createWallet({ organizationId, parameters });
    await proveKey(clientOf(service), organizationId, firstOf(resultOf(activity, "createWalletResult").addresses));
    expect(await deployment.command("list")).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        new RegExp(`^${keys[0]}  current, ${signingKeyNames.length + 1} secrets\nprocess ${process.pid} on `),
      ) as string,
    });
    await unlock();
    expect(await deployment.command("rotate")).toMatchObject({ code: 0 });
  });

  test("keys do not change beside a service of an earlier version, which does not say what it holds", async () => {
    await (await deployment.open()).stop();
    const keys = deployment.keys;
    const stop = await serveAsBefore();
    for (const name of changes) {
      expect(await deployment.command(name)).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /a service of an earlier version uses it|without saying which key-encryption keys/,
        ) as string,
      });
    }
    expect(await deployment.command("list")).toMatchObject({ code: 0 });
    expect(deployment.keys).toEqual(keys);
    await stop();
    expect(await deployment.command("rotate")).toMatchObject({ code: 0 });
  });

  /** Has what such a service has. */
  async function serveAsBefore(): Promise<() => Promise<void>> {
    if (database === "sqlite") {
      const unlock = lockDataFolder(deployment.data);
      return async () => unlock();
    }
    const client = new pg.Client({ connectionString: deployment.database });
    await client.connect();
    await client.query(`select pg_advisory_lock_shared(${0x6373676e}, hashtext(current_schema()))`);
    return () => client.end();
  }
});

test.skipIf(process.platform === "win32")("SIGHUP has a service read its keys again, and does not end it", async () => {
  const deployment = await Deployment.make("sqlite");
  try {
    const service = await deployment.start();
    service.child.kill("SIGHUP");
    await service.said(/reloading key-encryption keys/);
    expect(await service.stop()).toBe(0);
  } finally {
    await deployment.remove();
  }
});
