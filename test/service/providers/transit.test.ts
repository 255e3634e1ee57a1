// The Transit engine of Vault and OpenBao as a provider: what is asked of it, and what is made of its answers.

import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openProvider } from "../../../service/src/custody/providers/open-provider.js";
import { ProviderAway, ProviderRefused } from "../../../service/src/custody/providers/provider.js";
import type { Binding } from "../../../service/src/custody/providers/provider.js";
import type { TransitSettings } from "../../../service/src/custody/providers/provider-settings.js";
import { makeCertificate, withOpenssl } from "../support/certificate.js";
import { entryOf, firstOf } from "../support/results.js";
import { FakeTransit } from "./fake-transit.js";

const folder = mkdtempSync(path.join(tmpdir(), "countersign-transit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tokenFile = path.join(folder, "token");
const secretIdFile = path.join(folder, "secret-id");
const binding: Binding = { provider: "transit", providerKey: "transit/main", deployment: "one", keyId: "00ff" };
const key = randomBytes(32);

let server: FakeTransit;
const servers: FakeTransit[] = [];
async function start(options?: ConstructorParameters<typeof FakeTransit>[0]): Promise<FakeTransit> {
  const started = new FakeTransit(options);
  servers.push(started);
  await started.listen();
  started.createKey("main");
  secret(tokenFile, started.rootToken);
  secret(secretIdFile, started.secretId);
  return started;
}
beforeEach(async () => void (server = await start()));
afterEach(() => Promise.all(servers.splice(0).map((each) => each.close())));

function secret(file: string, text: string, mode = 0o600): void {
  writeFileSync(file, `${text}\n`);
  chmodSync(file, mode);
}

function settings(changes: Partial<TransitSettings> = {}): TransitSettings {
  return {
    kind: "transit",
    providerKey: "transit/main",
    address: server.address,
    namespace: undefined,
    caFile: undefined,
    timeoutMs: 5000,
    login: { tokenFile },
    ...changes,
  };
}

async function wrap(changes: Partial<TransitSettings> = {}): Promise<string> {
  return (await openProvider(settings(changes))).wrap(key, binding);
}

async function unwrap(text: string, changes: Partial<TransitSettings> = {}, bound = binding): Promise<Buffer> {
  return (await openProvider(settings(changes))).unwrap(text, bound);
}

describe("a key", () => {
  test("unwraps to what was wrapped, also once the engine's key was rotated", async () => {
    const first = await wrap();
    server.rotateKey("main");
    const second = await wrap();
    expect([first, second]).toEqual([expect.stringMatching(/^vault:v1:/), expect.stringMatching(/^vault:v2:/)]);
    expect(await unwrap(first)).toEqual(key);
    expect(await unwrap(second)).toEqual(key);
  });

  test("goes over the network in no other request than its own", async () => {
    await wrap();
    expect(server.asked).toEqual([
      {
        path: "/v1/transit/encrypt/main",
        body: { plaintext: key.toString("base64"), associated_data: expect.any(String), context: expect.any(String) },
      },
    ]);
    const { body } = firstOf(server.asked);
    expect(JSON.parse(Buffer.from(entryOf(body, "associated_data"), "base64").toString())).toEqual([
      "countersign wrapped key 1",
      "transit",
      "transit/main",
      "one",
      "00ff",
    ]);
  });

  test.each(["provider", "providerKey", "deployment", "keyId"] as const)(
    "unwraps for no other %s, whether the engine's key is derived or not",
    async (member) => {
      const other = { ...binding, [member]: "other" };
      const refusal = expect.objectContaining({
        name: "ProviderRefused",
        message: expect.stringMatching(
          /answered transit\/decrypt\/main with 400: cipher: message authentication failed/,
        ),
      }) as Error;
      await expect(unwrap(await wrap(), {}, other)).rejects.toEqual(refusal);
      server.createKey("main", { isDerived: true });
      const wrapped = await wrap();
      expect(await unwrap(wrapped)).toEqual(key);
      await expect(unwrap(wrapped, {}, other)).rejects.toEqual(refusal);
    },
  );
});

describe("a login", () => {
  const appRole = () => ({ roleId: server.roleId, secretIdFile, mount: "approle" });

  test("by AppRole asks for one token, for all that follows", async () => {
    const provider = await openProvider(settings({ login: appRole() }));
    expect(await provider.unwrap(await provider.wrap(key, binding), binding)).toEqual(key);
    expect(server.asked.map(({ path: asked }) => asked)).toEqual([
      "/v1/auth/approle/login",
      "/v1/transit/encrypt/main",
      "/v1/transit/decrypt/main",
    ]);
  });

  test("by AppRole with another secret id is refused, and nothing of the secret is in the message", async () => {
    secret(secretIdFile, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    await expect(wrap({ login: appRole() })).rejects.toThrow(
      new ProviderRefused(`${server.address} answered auth/approle/login with 400: invalid role or secret ID`),
    );
  });

  test("reads the file of its token each time", async () => {
    secret(tokenFile, "hvs.expired");
    await expect(wrap()).rejects.toThrow(
      new ProviderRefused(`${server.address} answered transit/encrypt/main with 403: permission denied`),
    );
    secret(tokenFile, server.rootToken);
    expect(await unwrap(await wrap())).toEqual(key);
  });

  test("waits for a file that an agent has not written yet, and refuses one that all users can read", async () => {
    rmSync(tokenFile);
    await expect(wrap()).rejects.toThrow(new ProviderAway(`the token cannot be read from ${tokenFile}`));
    secret(tokenFile, server.rootToken, 0o644);
    await expect(wrap()).rejects.toThrow(
      new ProviderRefused(`the token: any user can read ${tokenFile}; run: chmod o-rwx ${tokenFile}`),
    );
  });
});

describe("a server", () => {
  test("that is sealed, or not there, is away", async () => {
    server.isSealed = true;
    await expect(wrap()).rejects.toThrow(
      new ProviderAway(`${server.address} answered transit/encrypt/main with 503: Vault is sealed`),
    );
    await server.close();
    await expect(wrap()).rejects.toEqual(expect.objectContaining({ name: "ProviderAway" }));
    await server.listen();
  });

  test("that does not answer in time is away", async () => {
    const mute = createServer((socket) => void socket.resume());
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    await expect(wrap({ address, timeoutMs: 50 })).rejects.toThrow(
      new ProviderAway(`${address} cannot be reached: it did not answer within 50 ms`),
    );
    await new Promise<void>((resolve) => mute.close(() => resolve()));
  });

  test.each([
    ["transit/other", "transit/encrypt/other with 400: encryption key not found"],
    [
      "elsewhere/main",
      'elsewhere/encrypt/main with 404: no handler for route "elsewhere/encrypt/main". route entry not found.',
    ],
  ])("without %s refuses", async (providerKey, reason) => {
    await expect(wrap({ providerKey })).rejects.toThrow(new ProviderRefused(`${server.address} answered ${reason}`));
  });

  test("is asked in the namespace of the settings", async () => {
    server = await start({ namespace: "teams/treasury" });
    expect(await unwrap(await wrap({ namespace: "teams/treasury" }), { namespace: "teams/treasury" })).toEqual(key);
    await expect(wrap()).rejects.toThrow(/with 404/);
  });

  test.skipIf(!withOpenssl)("is trusted over TLS by the authorities of the settings alone", async () => {
    const { certificate: caFile, key: keyFile } = makeCertificate(folder, "server");
    server = await start({ tls: { cert: readFileSync(caFile), key: readFileSync(keyFile) } });
    expect(await unwrap(await wrap({ caFile }), { caFile })).toEqual(key);
    await expect(wrap()).rejects.toThrow(/^https:\S+ cannot be reached: self-signed certificate/);
    await expect(wrap({ caFile: path.join(folder, "missing.pem") })).rejects.toThrow(ProviderRefused);
  });
});
