// How many copies of a key are in the memory of a service that has used it, in any form.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeContent } from "../../../service/src/custody/content.js";
import { masterKeyId } from "../../../service/src/custody/key-ring.js";
import { open } from "../../../service/src/custody/seal.js";
import { sealedSecrets } from "../../../service/src/maintenance/secrets.js";
import { openStore } from "../../../service/src/store/open.js";
import { canReadMemory, countInMemory } from "../support/memory.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { formsOf } from "./search.js";

const threads = 2;

describe.skipIf(!canReadMemory)("in the memory of a service on Linux, which root alone may read,", () => {
  let data: string;
  let service: ServiceProcess;
  let client: Client;
  let organizationId: string;
  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-copies-"));
    service = await spawnService(data, { COUNTERSIGN_CUSTODY_WORKERS: String(threads) });
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    client = createClient({ baseUrl: service.baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
    ({ organizationId } = service.root);
  });
  afterAll(async () => {
    await service.kill();
    rmSync(data, { recursive: true });
  });

  const masterKey = () => Buffer.from(readFileSync(path.join(data, "master.key"), "utf8").trim(), "hex");
  const copiesOf = (key: Uint8Array) =>
    Object.fromEntries(countInMemory(present(service.child.pid, "pid"), new Map(formsOf(key))));
  /** Private keys on P-256 by the kind of their owner, from the database. */
  async function p256Keys(): Promise<Map<string, Uint8Array>> {
    const key = masterKey();
    const keys = new Map<string, Uint8Array>();
    const store = await openStore(path.join(data, "countersign.db"));
    for await (const page of sealedSecrets(store)) {
      for (const secret of page) {
        const content = decodeContent(open((id) => (id === masterKeyId(key) ? key : undefined), secret));
        if (content.kind === "transferKey" || (content.kind === "privateKey" && content.curve === "CURVE_P256")) {
          keys.set(`${secret.owner.kind} ${secret.owner.id}`, content.privateKey);
        }
      }
    }
    await store.close();
    return keys;
  }

  test("a key-encryption key is there once for each thread, however often it was used and its file looked at", async () => {
    for (let i = 0; i < 30; i++) {
      await client.createWallet({ organizationId, parameters: { walletName: `Wallet ${i}`, accounts: [] } });
    }
    // The file is looked at twice a second.
    await pause(3000);
    expect(copiesOf(masterKey())).toEqual({ bytes: threads });
  });

  test("keys on P-256 that have signed are there once while they are remembered, and else not at all", async () => {
    const parameters = {
      privateKeys: [
        {
          privateKeyName: "P-256",
          curve: "CURVE_P256",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_COMPRESSED"],
        } as const,
      ],
    };
    const { activity } = await client.createPrivateKeys({ organizationId, parameters });
    const { privateKeyId } = firstOf(resultOf(activity, "createPrivateKeysResultV2").privateKeys);
    for (let i = 0; i < 40; i++) {
      const parameters = {
        signWith: present(privateKeyId, "id"),
        payload: `Message ${i}`,
        encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
        hashFunction: "HASH_FUNCTION_SHA256",
      } as const;
      await client.signRawPayload({ organizationId, parameters });
      await client.stampLogin({ organizationId, parameters: { publicKey: newKey().publicKey } });
    }
    const keys = await p256Keys();
    const copies = [...keys].map(([name, key]) => [name, copiesOf(key)] as const);
    expect(copies.length).toBeGreaterThan(3);
    expect(copies.filter(([name]) => name.startsWith("privateKey"))).toEqual([[expect.any(String), { bytes: 1 }]]);
    expect(copies.filter(([name, found]) => !name.startsWith("privateKey") && Object.keys(found).length > 0)).toEqual(
      [],
    );
  });
});
