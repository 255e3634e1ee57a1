// Rotation of the key-encryption key by the commands that an operator has, on deployments that hold secrets.

import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMasterKey, listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { masterKeyIdOf } from "../../../service/src/custody/seal.js";
import { replaceSealed, sealedSecrets } from "../../../service/src/maintenance/secrets.js";
import { openStore } from "../../../service/src/store/open.js";
import { runProgram, spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { createSchema, databases } from "../support/service.js";

const ethereum = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

describe.each(databases)("on %s, master-key", (database) => {
  let data: string;
  let environment: Record<string, string>;
  let drop = async () => {};
  let service: ServiceProcess | undefined;
  const keyFile = () => path.join(data, "master.key");

  beforeEach(async () => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-rotation-"));
    const schema = database === "postgres" ? await createSchema() : undefined;
    environment = schema ? { COUNTERSIGN_DATABASE_URL: schema.url } : {};
    drop = schema?.drop ?? (async () => {});
  });
  afterEach(async () => {
    await service?.kill();
    await drop();
    rmSync(data, { recursive: true });
  });

  const command = (name: string) => runProgram(["master-key", name, "--data", data], environment);
  const start = async () => (service = await spawnService(data, environment));
  const withStore = async <Result>(use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>) => {
    const store = await openStore(environment["COUNTERSIGN_DATABASE_URL"] ?? path.join(data, "countersign.db"));
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
    const files = readdirSync(data).filter((name) => name.startsWith("countersign.db"));
    const texts = files.map((name) => readFileSync(path.join(data, name), "latin1"));
    return new Set([...texts.join("").matchAll(/cs1\.([0-9a-f]{16})\./g)].map(([, id]) => id));
  };

  test("rotate seals every secret under a new key, with which the service signs as before", async () => {
    const first = await start();
    const keys = await makeKeys(clientOf(first), first.root.organizationId);
    const before = await signAll(clientOf(first), first.root.organizationId, keys);
    await first.stop();
    const [old = ""] = listMasterKeys(keyFile());

    expect(await command("list")).toEqual({ code: 0, out: `${old}\n`, err: "" });
    const rotated = await command("rotate");
    const [, current = ""] = listMasterKeys(keyFile());
    // Two wallets, two private keys, the key of webhooks.
    expect(rotated).toEqual({
      code: 0,
      out: `Sealed 6 secrets under the new key ${current} of ${keyFile()}; keep a copy of the file.\n`,
      err: "",
    });
    expect(await command("list")).toMatchObject({ out: `${old}\n${current}\n` });
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(await sealedUnder()).toEqual(Array.from({ length: 6 }, () => current));
    expect(sealedInFiles()).toEqual(new Set(database === "sqlite" ? [current] : []));

    expect(await command("drop-old")).toEqual({ code: 0, out: `Removed ${old} from ${keyFile()}.\n`, err: "" });
    expect(listMasterKeys(keyFile())).toEqual([current]);
    expect(await command("drop-old")).toMatchObject({ code: 0, out: "There is only the current key.\n" });

    const second = await start();
    expect(await signAll(clientOf(second), second.root.organizationId, keys)).toEqual(before);
  });

  test("drop-old is refused while something is sealed under an older key, and an interrupted rotation can be run again", async () => {
    const first = await start();
    const keys = await makeKeys(clientOf(first), first.root.organizationId);
    const before = await signAll(clientOf(first), first.root.organizationId, keys);
    await first.stop();
    const [old = ""] = listMasterKeys(keyFile());
    // As far as a rotation gets that ends after the first secret.
    const current = addMasterKey(keyFile());
    await withStore(async (store) => {
      const custody = await openCustody({ masterKey: { kind: "file", path: keyFile() } });
      for await (const [secret] of sealedSecrets(store)) {
        await replaceSealed(store, secret!, await custody.reseal(secret!));
        break;
      }
      await custody.close();
    });
    expect(new Set(await sealedUnder())).toEqual(new Set([old, current]));

    const refused = await command("drop-old");
    expect(refused.err).toMatch(new RegExp(`is sealed under key ${old}; run \`countersign master-key rotate\` first`));
    expect([refused.code, listMasterKeys(keyFile())]).toEqual([1, [old, current]]);

    const half = await start();
    expect(await signAll(clientOf(half), half.root.organizationId, keys)).toEqual(before);
    await half.stop();

    expect(await command("rotate")).toMatchObject({ code: 0 });
    const last = listMasterKeys(keyFile()).at(-1);
    expect(new Set(await sealedUnder())).toEqual(new Set([last]));
    expect(await command("drop-old")).toMatchObject({
      code: 0,
      out: `Removed ${old}, ${current} from ${keyFile()}.\n`,
    });
    const second = await start();
    expect(await signAll(clientOf(second), second.root.organizationId, keys)).toEqual(before);
  });

  test("rotate, with keys in the environment, asks for a new one there and then seals under it", async () => {
    const [old, current] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    environment = { ...environment, COUNTERSIGN_MASTER_KEY: old };
    const first = await start();
    const keys = await makeKeys(clientOf(first), first.root.organizationId);
    const before = await signAll(clientOf(first), first.root.organizationId, keys);
    await first.stop();

    const refused = await command("rotate");
    expect(refused.err).toContain(
      "COUNTERSIGN_MASTER_KEY holds one key, and this command cannot change the environment",
    );
    expect(refused.err).not.toContain(old);
    expect(refused.code).toBe(2);

    environment = { ...environment, COUNTERSIGN_MASTER_KEY: `${old},${current}` };
    const { out } = await command("list");
    const ids = out.trim().split("\n");
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(await command("drop-old")).toMatchObject({ code: 1 });
    expect(await command("rotate")).toMatchObject({
      code: 0,
      out: `Sealed 6 secrets under ${ids[1]}, the last key of COUNTERSIGN_MASTER_KEY.\n`,
    });
    expect(await command("drop-old")).toMatchObject({
      code: 0,
      out: `Nothing is sealed under ${ids[0]}; take them out of COUNTERSIGN_MASTER_KEY.\n`,
    });
    environment = { ...environment, COUNTERSIGN_MASTER_KEY: current };
    const second = await start();
    expect(await signAll(clientOf(second), second.root.organizationId, keys)).toEqual(before);
  });
});

describe("master-key", () => {
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-rotation-"));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  test("is refused while the service runs", async () => {
    const service = await spawnService(data);
    const before = readFileSync(path.join(data, "master.key"), "utf8");
    for (const name of ["rotate", "drop-old"]) {
      const { code, err } = await runProgram(["master-key", name, "--data", data]);
      expect(err).toContain(`another process uses the data folder ${data}; stop it`);
      expect(code).toBe(1);
    }
    expect(readFileSync(path.join(data, "master.key"), "utf8")).toBe(before);
    await service.kill();
  });

  test("makes nothing where there is no deployment", async () => {
    const { code, err } = await runProgram(["master-key", "rotate", "--data", path.join(data, "none")]);
    expect(err).toContain(`there is no database at ${path.join(data, "none", "countersign.db")}`);
    expect(code).toBe(2);
  });

  test("leaves a file alone that is no master key", async () => {
    const service = await spawnService(data);
    await service.stop();
    writeFileSync(path.join(data, "master.key"), "hunter2\n");
    const { code, err } = await runProgram(["master-key", "rotate", "--data", data]);
    expect(err).toContain("has 7 characters; a key is 64 hex digits");
    expect(err).not.toContain("hunter2");
    expect(code).toBe(1);
    expect(readFileSync(path.join(data, "master.key"), "utf8")).toBe("hunter2\n");
  });
});

function clientOf({ baseUrl, root }: ServiceProcess): Client {
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  return createClient({ baseUrl, stamper });
}

/** Two wallets and two private keys, and wallets that are deleted again. Returns what to sign with. */
async function makeKeys(client: Client, organizationId: string): Promise<string[]> {
  const create = async (walletName: string) => {
    const { activity } = await client.createWallet({
      organizationId,
      parameters: { walletName, accounts: [ethereum] },
    });
    return activity.result.createWalletResult!;
  };
  const wallets = [...(await create("one")).addresses, ...(await create("two")).addresses];
  const walletIds: string[] = [];
  for (const name of ["gone", "gone too", "gone as well", "gone like them"])
    walletIds.push((await create(name)).walletId);
  await client.deleteWallets({ organizationId, parameters: { walletIds, deleteWithoutExport: true } });
  const key = (privateKeyName: string, curve: "CURVE_SECP256K1" | "CURVE_ED25519") => ({
    privateKeyName,
    curve,
    privateKeyTags: [],
    addressFormats: [],
  });
  const privateKeys = [key("three", "CURVE_SECP256K1"), key("four", "CURVE_ED25519")];
  const { activity } = await client.createPrivateKeys({ organizationId, parameters: { privateKeys } });
  const ids =
    activity.result.createPrivateKeysResultV2?.privateKeys.map(({ privateKeyId }) => privateKeyId ?? "") ?? [];
  return [...wallets, ...ids];
}

/** Signatures of one payload, which are the same whenever the keys are. */
async function signAll(client: Client, organizationId: string, keys: readonly string[]): Promise<unknown[]> {
  const signatures: unknown[] = [];
  for (const [index, signWith] of keys.entries()) {
    const hashFunction = index === 3 ? "HASH_FUNCTION_NOT_APPLICABLE" : "HASH_FUNCTION_SHA256";
    const payload = { payload: "the same", encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction } as const;
    const { activity } = await client.signRawPayload({ organizationId, parameters: { signWith, ...payload } });
    signatures.push(activity.result.signRawPayloadResult);
  }
  expect(signatures).toHaveLength(4);
  return signatures;
}
