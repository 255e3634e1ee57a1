// Rotation of the key-encryption key by the commands that an operator has, on deployments that hold secrets and that no
// service serves at the moment. What they do beside services, and on PostgreSQL, is in `rotation/`.

import { randomBytes } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMasterKey, listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { masterKeyIdOf } from "../../../service/src/custody/seal.js";
import { replaceSealed, sealedSecrets } from "../../../service/src/maintenance/secrets.js";
import { addKey, makeCurrent } from "../../../service/src/store/key-encryption-keys.js";
import type { openStore } from "../../../service/src/store/open.js";
import { signingKeyNames } from "../../../service/src/store/signing-keys.js";
import { openBeside } from "../support/authority.js";
import { clientOf as proxyClientOf } from "../auth-proxy/world.js";
import { Deployment, clientOf } from "../rotation/deployment.js";
import type { OpenedService } from "../rotation/deployment.js";
import { present } from "../support/results.js";
import { makeKeys, signAll } from "./signing-keys.js";

const variable = "COUNTERSIGN_MASTER_KEY";
/** The secrets that every deployment has. */
const ofDeployment = signingKeyNames.length;
/** What `list` says at the end where there is no recovery key. */
const none = "no recovery key; `countersign master-key recovery create` makes one\n";

describe("master-key", () => {
  let deployment: Deployment;
  let keyFile: string;
  beforeEach(async () => {
    deployment = await Deployment.make("sqlite");
    ({ keyFile } = deployment);
  });
  afterEach(async () => {
    delete process.env[variable];
    await deployment.remove();
  });

  const command = (name: string) => deployment.command(name);
  /** Uses the deployment by a service that is stopped afterwards. */
  const serve = async <Result>(
    use: (client: ReturnType<typeof clientOf>, organizationId: string, service: OpenedService) => Promise<Result>,
  ) => {
    const service = await deployment.open();
    const result = await use(clientOf(service), service.root.organizationId, service);
    await service.stop();
    return result;
  };
  const withStore = async <Result>(use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>) => {
    const store = await openBeside(deployment);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  /** Ids of the keys under which secrets are sealed, one for each secret. */
  const sealedUnder = () =>
    withStore(async (store) => {
      const ids: string[] = [];
      for await (const secrets of sealedSecrets(store)) ids.push(...secrets.map(({ sealed }) => masterKeyIdOf(sealed)));
      return ids;
    });

  /** Ids of the keys under which something lies anywhere in the files of the database. */
  const sealedInFiles = () => {
    const files = readdirSync(deployment.data).filter((name) => name.startsWith("countersign.db"));
    const texts = files.map((name) => readFileSync(path.join(deployment.data, name), "latin1"));
    return new Set([...texts.join("").matchAll(/cs1\.([0-9a-f]{16})\./g)].map(([, id]) => id));
  };

  test("rotate seals every secret under a new key, with which the service signs as before", async () => {
    const { keys, before } = await serve(async (client, organizationId) => {
      const keys = await makeKeys(client, organizationId);
      return { keys, before: await signAll(client, organizationId, keys) };
    });
    const [old = ""] = listMasterKeys(keyFile);

    // Two wallets, two private keys, and the keys of the deployment.
    expect(await command("list")).toEqual({
      code: 0,
      out: `${old}  current, ${ofDeployment + 4} secrets\n${none}`,
      err: "",
    });
    const rotated = await command("rotate");
    const [, current = ""] = listMasterKeys(keyFile);
    expect(rotated).toEqual({
      code: 0,
      out: `Sealed ${ofDeployment + 4} secrets under the new key ${current} of ${keyFile}; keep a copy of the file.\n`,
      err: "",
    });
    expect(await command("list")).toMatchObject({
      out: `${old}  old, 0 secrets\n${current}  current, ${ofDeployment + 4} secrets\n${none}`,
    });
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(await sealedUnder()).toEqual(Array.from({ length: ofDeployment + 4 }, () => current));
    expect(sealedInFiles()).toEqual(new Set([current]));

    expect(await command("drop-old")).toEqual({ code: 0, out: `Removed ${old} from ${keyFile}.\n`, err: "" });
    expect(listMasterKeys(keyFile)).toEqual([current]);
    expect(await command("list")).toMatchObject({ out: `${current}  current, ${ofDeployment + 4} secrets\n${none}` });
    expect(await command("drop-old")).toMatchObject({ code: 0, out: "There is only the current key.\n" });

    expect(await serve((client, organizationId) => signAll(client, organizationId, keys))).toEqual(before);
  });

  test("rotate seals the key of an auth proxy anew, by which it acts as before", async () => {
    const configId = await serve(async (client, organizationId) => {
      await client.enableAuthProxy({ organizationId, parameters: {} });
      return present((await client.getAuthProxyConfig({ organizationId })).authProxyConfig).configId;
    });
    expect(await command("rotate")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Sealed ${ofDeployment + 1} secrets`) as string,
    });
    expect(await command("drop-old")).toMatchObject({ code: 0 });
    await serve(async (client, organizationId, service) => {
      const code = { otpType: "OTP_TYPE_EMAIL", contact: "carol@example.com" } as const;
      await proxyClientOf(service, configId).initOtpV2(code);
      const { activities } = await client.listActivities({
        organizationId,
        filterByType: ["ACTIVITY_TYPE_INIT_OTP_V3"],
      });
      expect(activities).toMatchObject([{ status: "ACTIVITY_STATUS_COMPLETED" }]);
    });
  });

  test("drop-old is refused while something is sealed under an older key, and an interrupted rotation goes on", async () => {
    const { keys, before } = await serve(async (client, organizationId) => {
      const keys = await makeKeys(client, organizationId);
      return { keys, before: await signAll(client, organizationId, keys) };
    });
    const [old = ""] = listMasterKeys(keyFile);
    // As far as a rotation gets that ends after the first secret.
    const current = addMasterKey(keyFile);
    await withStore(async (store) => {
      await store.write((transaction) => addKey(transaction, current));
      await store.write((transaction) => makeCurrent(transaction, current));
      const custody = await openCustody({ masterKey: { kind: "file", path: keyFile } });
      for await (const [secret] of sealedSecrets(store)) {
        await replaceSealed(store, [
          { secret: present(secret, "secret"), resealed: await custody.reseal(present(secret, "secret")) },
        ]);
        break;
      }
      await custody.close();
    });
    expect(new Set(await sealedUnder())).toEqual(new Set([old, current]));

    const refused = await command("drop-old");
    expect(refused.err).toMatch(new RegExp(`is sealed under key ${old}; run \`countersign master-key rotate\` first`));
    expect([refused.code, listMasterKeys(keyFile)]).toEqual([1, [old, current]]);

    expect(await serve((client, organizationId) => signAll(client, organizationId, keys))).toEqual(before);

    expect(await command("rotate")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Sealed ${ofDeployment + 3} secrets`) as string,
    });
    // It makes no other key.
    expect(listMasterKeys(keyFile)).toEqual([old, current]);
    expect(new Set(await sealedUnder())).toEqual(new Set([current]));
    expect(await command("drop-old")).toMatchObject({ code: 0, out: `Removed ${old} from ${keyFile}.\n` });
    expect(await serve((client, organizationId) => signAll(client, organizationId, keys))).toEqual(before);
  });

  test("a rotation that was cut short before its key was noted goes on with it, and one that dropped keys with the file", async () => {
    await serve(async () => {});
    const [old = ""] = listMasterKeys(keyFile);
    const added = addMasterKey(keyFile);
    expect(await command("list")).toMatchObject({
      out: `${old}  current, ${ofDeployment} secrets\n${added}  new, 0 secrets\n${none}`,
    });
    expect(await command("rotate")).toMatchObject({ code: 0 });
    expect(listMasterKeys(keyFile)).toEqual([old, added]);
    await withStore((store) =>
      store.write(({ database }) => database.deleteFrom("key_encryption_keys").where("id", "=", old).execute()),
    );
    expect(await command("drop-old")).toMatchObject({ code: 0, out: `Removed ${old} from ${keyFile}.\n` });
  });

  test("rotate, with keys in the environment, asks for a new one there and then seals under it", async () => {
    const [old, current] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    let value = old;
    const set = () => (process.env[variable] = value);
    const inEnvironment = (name: string) => {
      set();
      return deployment.command(name, [], { [variable]: value });
    };
    set();
    const { keys, before } = await serve(async (client, organizationId) => {
      const keys = await makeKeys(client, organizationId);
      return { keys, before: await signAll(client, organizationId, keys) };
    });

    const refused = await inEnvironment("rotate");
    expect(refused.err).toContain(
      "COUNTERSIGN_MASTER_KEY has only one key, and this command cannot change the environment",
    );
    expect(refused.err).not.toContain(old);
    expect(refused.code).toBe(2);

    value = `${old},${current}`;
    const { out } = await inEnvironment("list");
    const [, first = "", second = ""] = present(
      new RegExp(
        `^([0-9a-f]{16})  current, ${ofDeployment + 4} secrets\n([0-9a-f]{16})  new, 0 secrets\nno recovery key; .*\n$`,
      ).exec(out),
    );
    expect(await inEnvironment("drop-old")).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `key ${second}, the last one of COUNTERSIGN_MASTER_KEY, is not current yet`,
      ) as string,
    });
    expect(await inEnvironment("rotate")).toMatchObject({
      code: 0,
      out: `Sealed ${ofDeployment + 4} secrets under ${second}, the last key of COUNTERSIGN_MASTER_KEY.\n`,
    });
    expect(await inEnvironment("drop-old")).toMatchObject({
      code: 0,
      out: `Nothing is sealed under ${first}; remove them from COUNTERSIGN_MASTER_KEY.\n`,
    });
    value = current;
    set();
    expect(await serve((client, organizationId) => signAll(client, organizationId, keys))).toEqual(before);
  });

  test("leaves a file alone that is no master key", async () => {
    await serve(async () => {});
    writeFileSync(keyFile, "hunter2\n");
    const { code, err } = await command("rotate");
    expect(err).toContain("has 7 characters; a key is 64 hex digits");
    expect(err).not.toContain("hunter2");
    expect(code).toBe(1);
    expect(readFileSync(keyFile, "utf8")).toBe("hunter2\n");
  });

  test("refuses keys of another deployment, and notes none of them", async () => {
    await serve(async () => {});
    const [own = ""] = listMasterKeys(keyFile);
    writeFileSync(keyFile, `${randomBytes(32).toString("hex")}\n`);
    for (const name of ["rotate", "drop-old"]) {
      const { code, err } = await command(name);
      expect(err).toContain(`the secrets of this deployment are sealed under key ${own}, which is not in ${keyFile}`);
      expect(code).toBe(1);
    }
    expect(await withStore((store) => store.database.selectFrom("key_encryption_keys").select("id").execute())).toEqual(
      [{ id: own }],
    );
  });
});

test("master-key makes nothing where there is no deployment", async () => {
  const deployment = await Deployment.make("sqlite");
  rmSync(deployment.database);
  const { code, err } = await deployment.command("rotate");
  expect(err).toContain(`there is no database at ${path.join(deployment.data, "countersign.db")}`);
  expect(code).toBe(2);
  await deployment.remove();
});
