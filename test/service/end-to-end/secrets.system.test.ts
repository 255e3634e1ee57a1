// A deployment makes keys of every kind, uses them and meets errors of many kinds; then everything that anybody could
// read is searched for every secret that there was. That the search would find them is shown by one that is planted.

import { ApiError, apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { HDKey } from "@scure/bip32";
import Sqlite from "better-sqlite3";
import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authoritySecret } from "../../../service/src/custody/authority-secret.js";
import { decodeContent } from "../../../service/src/custody/content.js";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import { masterKeyId } from "../../../service/src/custody/key-ring.js";
import { mnemonicSeed, mnemonicWords } from "../../../service/src/custody/mnemonic.js";
import type { SealedSecret } from "../../../service/src/custody/owner.js";
import { open } from "../../../service/src/custody/seal.js";
import { tweakedPrivateKey } from "../../../service/src/custody/taproot.js";
import { sealedSecrets } from "../../../service/src/maintenance/secrets.js";
import { openStore } from "../../../service/src/store/open.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";
import { entryOf, firstOf, take } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import { databases, newKey } from "../support/service.js";
import { moveKeys } from "./movement.js";
import { findSecrets, formsOf } from "./search.js";
import type { Place, Secret } from "./search.js";

const account = (curve: "CURVE_SECP256K1" | "CURVE_ED25519", accountPath: string, addressFormat: string) => ({
  curve,
  pathFormat: "PATH_FORMAT_BIP32" as const,
  path: accountPath,
  addressFormat: addressFormat as "ADDRESS_FORMAT_ETHEREUM",
});
const accounts = [
  account("CURVE_SECP256K1", "m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
  account("CURVE_SECP256K1", "m/86'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"),
  account("CURVE_ED25519", "m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA"),
];

test("the search finds a secret in each of its forms, also inside something longer", () => {
  const secret = { name: "secret", bytes: randomBytes(32) };
  for (const [form, bytes] of formsOf(secret.bytes)) {
    const place = { name: "place", content: Buffer.concat([randomBytes(77), bytes, randomBytes(5)]) };
    expect(findSecrets([secret], [place])).toContainEqual({ secret: "secret", form, place: "place" });
  }
  for (const before of [0, 1, 2, 3, 4]) {
    const content = Buffer.from(Buffer.concat([randomBytes(before), secret.bytes, randomBytes(7)]).toString("base64"));
    expect(findSecrets([secret], [{ name: "longer", content }])).toHaveLength(1);
  }
  expect(findSecrets([secret], [{ name: "another", content: randomBytes(10_000) }])).toEqual([]);
});

describe.each(databases)("on %s, nobody can read a secret", (database) => {
  let data: string;
  let giveBack = async () => {};
  let databaseUrl: string | undefined;
  let service: ServiceProcess;
  let receiver: Receiver;
  let client: Client;
  let organizationId: string;
  const secrets: Secret[] = [];
  /** What wallets and private keys looked like at rest, also of those that were deleted later. */
  const sealed = new Map<string, SealedSecret>();
  const answers: string[] = [];
  const metrics: string[] = [];
  // Nobody's key, and therefore in everything that a caller's own words get into.
  const planted: Secret = { name: "planted", bytes: randomBytes(32) };

  const clientWith = ({ publicKey, privateKey }: { publicKey: string; privateKey: string }) =>
    createClient({
      baseUrl: service.baseUrl,
      stamper: apiKeyStamper({ publicKey, privateKey }),
      retry: false,
      async fetch(input, init) {
        const response = await fetch(input, init);
        answers.push(JSON.stringify([...response.headers]), await response.clone().text());
        return response;
      },
    });
  const apiKey = () => {
    const key = newKey();
    secrets.push({ name: "API key of a client", bytes: Buffer.from(key.privateKey, "hex") });
    return key;
  };
  const rememberSealed = async () => {
    const store = await openStore(databaseUrl ?? path.join(data, "countersign.db"));
    for await (const page of sealedSecrets(store)) for (const secret of page) sealed.set(secret.sealed, secret);
    await store.close();
  };

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-secrets-"));
    const schema = database === "postgres" ? await borrowSchema() : undefined;
    databaseUrl = schema?.url;
    giveBack = schema?.giveBack ?? giveBack;
    receiver = await startReceiver();
    service = await spawnService(data, {
      COUNTERSIGN_LOG_LEVEL: "trace",
      COUNTERSIGN_MANAGEMENT_PORT: "0",
      COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true",
      ...(databaseUrl !== undefined && { COUNTERSIGN_DATABASE_URL: databaseUrl }),
    });
    ({ organizationId } = service.root);
    client = clientWith({ publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey });
    await client.setOrganizationFeature({
      organizationId,
      parameters: { name: "FEATURE_NAME_WEBHOOK", value: receiver.url },
    });
    await useKeys();
    const { userId } = service.root;
    const { baseUrl } = service;
    secrets.push(...(await moveKeys({ client, baseUrl, organizationId, userId }, rememberSealed)));
    await rememberSealed();
    await meetErrors();
    metrics.push(await (await fetch(`${service.managementUrl}/metrics`)).text());
    const { activities } = await client.listActivities({ organizationId, paginationOptions: { limit: "100" } });
    await receiver.until((deliveries) => deliveries.length >= activities.length - 1);
    collectSecrets();
  });
  afterAll(async () => {
    await service.kill();
    await receiver.close();
    await giveBack();
    rmSync(data, { recursive: true });
  });

  /** Wallets, private keys, users and a sub-organization: made, used, read, and some of them deleted. */
  async function useKeys(): Promise<void> {
    const signWith: [key: string, curve: string][] = [];
    const walletIds: string[] = [];
    for (const mnemonicLength of [12, 15, 18, 21, 24]) {
      const { activity } = await client.createWallet({
        organizationId,
        parameters: { walletName: `wallet of ${mnemonicLength}`, accounts, mnemonicLength },
      });
      const { walletId = "", addresses = [] } = activity.result.createWalletResult ?? {};
      walletIds.push(walletId);
      signWith.push(...addresses.map((address, index): [string, string] => [address, entryOf(accounts, index).curve]));
    }
    for (const curve of ["CURVE_SECP256K1", "CURVE_ED25519"] as const) {
      const privateKey = { privateKeyName: curve, curve, privateKeyTags: [], addressFormats: [] };
      const { activity } = await client.createPrivateKeys({
        organizationId,
        parameters: { privateKeys: [privateKey] },
      });
      const [made] = activity.result.createPrivateKeysResultV2?.privateKeys ?? [];
      signWith.push([made?.privateKeyId ?? "", curve]);
    }
    for (const [key, curve] of signWith) {
      const hashFunction = curve === "CURVE_ED25519" ? "HASH_FUNCTION_NOT_APPLICABLE" : "HASH_FUNCTION_SHA256";
      const payload = { encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction } as const;
      await client.signRawPayload({ organizationId, parameters: { signWith: key, payload: "x", ...payload } });
      await client.signRawPayloads({ organizationId, parameters: { signWith: key, payloads: ["y", "z"], ...payload } });
    }
    const user = apiKey();
    const apiKeys = [{ apiKeyName: "key", publicKey: user.publicKey, curveType: "API_KEY_CURVE_P256" as const }];
    const parameters = { userName: "user", apiKeys, authenticators: [], oauthProviders: [], userTags: [] };
    await client.createUsers({ organizationId, parameters: { users: [parameters] } });
    const own = clientWith(user);
    await own.whoami({ organizationId });
    await own.listWallets({ organizationId });
    const child = apiKey();
    const rootUser = {
      userName: "root",
      authenticators: [],
      oauthProviders: [],
      apiKeys: [
        {
          apiKeyName: "key",
          publicKey: child.publicKey,
          curveType: "API_KEY_CURVE_P256" as const,
        },
      ],
    };
    await client.createSubOrganization({
      organizationId,
      parameters: {
        subOrganizationName: "child",
        rootUsers: [rootUser],
        rootQuorumThreshold: 1,
        wallet: {
          walletName: "child's",
          accounts,
        },
      },
    });
    await rememberSealed();
    const [walletId = ""] = walletIds;
    await client.getWallet({ organizationId, walletId });
    await client.listWalletAccounts({ organizationId, walletId });
    await client.listPrivateKeys({ organizationId });
    await client.deleteWallets({ organizationId, parameters: { walletIds: [walletId], deleteWithoutExport: true } });
    // The planted secret goes where a caller's words go.
    const userTagName = Buffer.from(planted.bytes).toString("hex");
    await client.createUserTag({ organizationId, parameters: { userTagName, userIds: [] } });
  }

  /** Refused stamps, refused bodies, what is not there, what cannot be signed, and failures of the service itself. */
  async function meetErrors(): Promise<void> {
    const codes: number[] = [];
    const refused = async (work: Promise<unknown>) => {
      const error: unknown = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ApiError);
      codes.push((error as ApiError).code);
    };
    const wallet = (walletName: string) => ({ organizationId, parameters: { walletName, accounts } });
    const { wallets } = await client.listWallets({ organizationId });
    const { accounts: made } = await client.listWalletAccounts({ organizationId, walletId: firstOf(wallets).walletId });
    const signWith = made.find(({ curve }) => curve === "CURVE_SECP256K1")?.address ?? "";
    const payload = {
      payload: "zz",
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    } as const;
    await refused(clientWith(apiKey()).whoami({ organizationId }));
    await refused(client.whoami({ organizationId: randomUUID() }));
    await refused(client.getWallet({ organizationId, walletId: "nothing" }));
    await refused(client.createWallet(wallet("wallet of 15")));
    await refused(client.signRawPayload({ organizationId, parameters: { signWith, ...payload } }));
    await refused(client.signRawPayload({ organizationId, parameters: { signWith: "0xnobody", ...payload } }));
    await refused(client.deleteWallets({ organizationId, parameters: { walletIds: [firstOf(wallets).walletId] } }));
    // Custody cannot seal while the file of its keys is open to others.
    chmodSync(path.join(data, "master.key"), 0o644);
    await refused(client.createWallet(wallet("unsealed")));
    chmodSync(path.join(data, "master.key"), 0o600);
    // Custody cannot open what was sealed for another.
    const [one, other] = take(
      wallets.slice(-2).map(({ walletId }) => walletId),
      2,
    );
    await damage(one, other);
    const further = account("CURVE_SECP256K1", "m/44'/60'/0'/0/1", "ADDRESS_FORMAT_ETHEREUM");
    await refused(client.createWalletAccounts({ organizationId, parameters: { walletId: one, accounts: [further] } }));
    expect(new Set(codes)).toEqual(new Set([16, 5, 6, 3, 9, 14, 13]));
    await service.said(/cannot be opened: it was altered or belongs to another owner/);
  }

  /** Puts one wallet's sealed text into another one's row. */
  async function damage(one: string, other: string): Promise<void> {
    const statement = `update wallets set sealed = (select sealed from wallets where id = '${other}') where id = '${one}'`;
    if (databaseUrl === undefined) {
      const file = new Sqlite(path.join(data, "countersign.db"));
      file.exec(statement);
      file.close();
    } else await query(statement);
  }

  async function query<Row>(statement: string): Promise<Row[]> {
    const connection = new pg.Client({ connectionString: databaseUrl });
    await connection.connect();
    const { rows } = await connection.query(statement);
    await connection.end();
    return rows as Row[];
  }

  function collectSecrets(): void {
    const masterKey = Buffer.from(readFileSync(path.join(data, "master.key"), "utf8").trim(), "hex");
    secrets.push({ name: "master key", bytes: masterKey });
    const { key } = authoritySecret(masterKeyId(masterKey), masterKey);
    secrets.push({ name: "key of proofs", bytes: Buffer.from(key, "hex") });
    secrets.push({ name: "root API key", bytes: Buffer.from(service.root.apiPrivateKey, "hex") });
    for (const each of sealed.values()) {
      const opened = open((id) => (id === masterKeyId(masterKey) ? masterKey : undefined), each);
      const content = decodeContent(opened);
      const add = (what: string, bytes: Uint8Array | string) =>
        secrets.push({ name: `${what} of ${each.owner.kind} ${each.owner.id}`, bytes: Buffer.from(bytes) });
      if (content.kind === "text") add("text", content.text);
      if (content.kind === "secret") add("secret", content.bytes);
      if (content.kind === "privateKey" || content.kind === "transferKey") add("key", content.privateKey);
      if (content.kind !== "wallet") continue;
      const { mnemonic } = content;
      const seed = mnemonicSeed(mnemonic);
      add("entropy", mnemonic.entropy);
      add("mnemonic", mnemonicWords(mnemonic));
      add("first words", mnemonicWords(mnemonic).split(" ").slice(0, 6).join(" "));
      add("seed", seed);
      const master = HDKey.fromMasterSeed(seed);
      add("extended key", master.privateExtendedKey ?? "");
      add("chain code", master.chainCode ?? "");
      const tree = new WalletTree(seed, loadSecp256k1());
      for (const { curve, path: accountPath } of accounts) {
        const privateKey = tree.privateKey({ curve, path: accountPath });
        add(`key of account ${accountPath}`, privateKey);
        if (accountPath.startsWith("m/86'")) add("tweaked key", tweakedPrivateKey(privateKey));
      }
    }
  }

  async function places(): Promise<Place[]> {
    const file = (name: string) => ({ name, content: readFileSync(path.join(data, name)) });
    const rows = async () => {
      const tables = await query<{ tablename: string }>(
        "select tablename from pg_tables where schemaname = current_schema()",
      );
      const dumps = tables.map(({ tablename }) => query<{ row: string }>(`select t::text as row from ${tablename} t`));
      return (await Promise.all(dumps)).flat().map(({ row }) => row);
    };
    const text = (name: string, parts: readonly string[]) => ({ name, content: Buffer.from(parts.join("\n")) });
    return [
      ...readdirSync(data)
        .filter((name) => name !== "lock")
        .map(file),
      ...(databaseUrl === undefined ? [] : [text("tables", await rows())]),
      text("logs", [service.output()]),
      text(
        "webhooks",
        receiver.deliveries.flatMap(({ headers, body }) => [JSON.stringify(headers), body]),
      ),
      text("answers", answers),
      text("metrics", metrics),
    ];
  }

  test("in its files, database, logs, webhooks, answers and metrics, but for the two files that are there for it", async () => {
    // Seven wallets with ten secrets each, three private keys, the keys of webhooks, bundles, sessions, codes,
    // checkpoints, envelopes and push messages, the target keys of three imports, what was moved, a secret of another kind, the master key and that of
    // proofs, four API keys.
    expect(secrets).toHaveLength(7 * 10 + 3 + 7 + 3 + 9 + 1 + 2 + 4);
    const found = findSecrets(secrets, await places());
    const expected = [
      { secret: "master key", form: "hex", place: "master.key" },
      { secret: "root API key", form: "hex", place: "root.json" },
    ];
    expect(found).toEqual(expected);
  });

  test("and a planted one is found in every place that callers' words get into", async () => {
    const found = findSecrets([planted], await places());
    const inDatabase = database === "sqlite" ? "countersign.db-wal" : "tables";
    expect(found.map(({ place }) => place)).toEqual(expect.arrayContaining([inDatabase, "webhooks", "answers"]));
    expect(found.map(({ place }) => place)).not.toContain("logs");
  });

  test("also when the service has stopped", async () => {
    expect(await service.stop()).toBe(0);
    expect(findSecrets(secrets, await places())).toHaveLength(2);
    expect(service.output()).toContain('"level":50');
  });
});
