// Pairing, as the service and the command line do it: a key is found by the code that fits it alone, and neither many
// codes nor many addresses keep anything busy.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser, pairingCode } from "../../../service/src/cli/client/pairing.js";
import { connect } from "@countersign/api";
import { insertPairing } from "../../../service/src/store/console-pairings.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { asRoot } from "./visitor.js";

const code = "0123456789AB";

function post({ baseUrl }: RunningService, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${baseUrl}/console/pairings${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function read({ baseUrl }: RunningService, path = code): Promise<unknown> {
  const response = await fetch(`${baseUrl}/console/pairings/${path}`);
  return response.json();
}

test("the code of a key is a fixed function of it", async () => {
  // By another implementation: Python's hashlib.pbkdf2_hmac.
  const publicKey = "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f";
  expect(await pairingCode(publicKey)).toBe("E9KQFKRJTAXQ");
});

describe(`pairing on ${database}`, () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld({ config: { behindProxy: true } });
  });

  afterAll(() => world.close());

  /** A caller of an address of its own, so that no test meets another's limit. */
  const from = (address: string) => ({ "X-Forwarded-For": address });

  test("a key that was left is found by its code, in other processes too, and word of its organization reaches it", async () => {
    const { service } = world;
    const { publicKey } = newKey();
    const own = await pairingCode(publicKey);
    const left = await post(service, "", { code: own, publicKey }, from("192.0.2.1"));
    expect([left.status, await left.json()]).toEqual([200, { expiresInSeconds: 600 }]);
    const other = database === "postgres" ? await startService({ beside: service }) : service;
    try {
      expect(await read(other, own)).toEqual({ pairings: [{ publicKey }] });
      await asRoot(
        { ...service, baseUrl: other.baseUrl },
        "console",
        "pair",
        own.toLowerCase().replaceAll("0", "o").replaceAll("1", "l"),
      );
    } finally {
      if (other !== service) await other.close();
    }
    const { organizationId } = service.root;
    expect(await read(service, own)).toEqual({ pairings: [{ publicKey, organizationId }] });
    const { apiKeys } = await service.client.getApiKeys({ organizationId });
    expect(apiKeys.map(({ credential }) => credential.publicKey)).toContain(publicKey);
    // Somebody else's word comes too late.
    const later = { publicKey, organizationId: "01890a5d-0000-7000-8000-000000000001" };
    expect((await post(service, `/${own}`, later, from("192.0.2.1"))).status).toBe(404);
    expect(await read(service, own)).toEqual({ pairings: [{ publicKey, organizationId }] });
  });

  test("a key under a code that is another key's is never added, whoever left it first", async () => {
    const { service } = world;
    const [victim, attacker] = [newKey(), newKey()];
    const own = await pairingCode(victim.publicKey);
    await post(service, "", { code: own, publicKey: attacker.publicKey }, from("192.0.2.2"));
    const connection = connect({ baseUrl: service.baseUrl });
    await expect(findBrowser(connection, own)).rejects.toThrow("does not match this code");
    await expect(asRoot(service, "console", "pair", own)).rejects.toThrow("does not match this code");
    await post(service, "", { code: own, publicKey: victim.publicKey }, from("192.0.2.3"));
    expect(await findBrowser(connection, own)).toEqual({ code: own, publicKey: victim.publicKey });
  });

  test("the whole key needs nothing that the service carries", async () => {
    const { publicKey } = newKey();
    await asRoot(world.service, "console", "pair", publicKey.toUpperCase(), "--expires-in", "60", "--name", "Phone");
    const { apiKeys } = await world.service.client.getApiKeys({ organizationId: world.service.root.organizationId });
    const added = apiKeys.find(({ credential }) => credential.publicKey === publicKey);
    expect(added).toMatchObject({ apiKeyName: "Phone", expirationSeconds: "60" });
  });

  test("what is no code, no key or no organization is refused, and says so", async () => {
    const { service } = world;
    const { publicKey } = newKey();
    let calls = 0;
    const said = async (path: string, body: unknown) => {
      const response = await post(service, path, body, from(`192.0.3.${++calls}`));
      return [response.status, ((await response.json()) as { readonly message: string }).message];
    };
    expect(await said("", { code: "IIII", publicKey })).toEqual([400, "code: expected twelve letters or digits"]);
    expect(await said("", { code, publicKey: "04" })).toEqual([
      400,
      "publicKey: expected a compressed point on P-256, 66 hex digits",
    ]);
    expect(await said(`/${code}`, { publicKey, organizationId: "x" })).toEqual([
      400,
      "organizationId: expected an organization's id",
    ]);
    expect((await said("", "{"))[0]).toBe(400);
    expect((await said("", "null"))[0]).toBe(400);
    expect((await said("", { code, publicKey: "a".repeat(2000) }))[0]).toBe(413);
    expect(await read(service, "!")).toMatchObject({ message: "code: expected twelve letters or digits" });
    // Pages elsewhere send nothing but this type without being asked whether they may.
    const plain = await post(service, "", { code, publicKey }, { "Content-Type": "text/plain" });
    expect([plain.status, plain.headers.get("access-control-allow-origin")]).toEqual([415, null]);
    await expect(asRoot(service, "console", "pair", "K7QX")).rejects.toThrow("expected the pairing code");
    await expect(asRoot(service, "console", "pair", "K7QX-9M2D-4RTP")).rejects.toThrow("no browser is waiting");
  });

  test("one address leaves so many keys in a minute, one code has so many, and all together are so many", async () => {
    const { service, store } = world;
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) {
      const { publicKey } = newKey();
      const own = `00000000${String(i).padStart(4, "0")}`;
      statuses.push((await post(service, "", { code: own, publicKey }, from("198.51.100.7"))).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
    const one: number[] = [];
    for (let i = 0; i < 5; i++) {
      const answer = await post(service, "", { code, publicKey: newKey().publicKey }, from("198.51.100.8"));
      one.push(answer.status);
    }
    expect(one).toEqual([200, 200, 200, 200, 429]);

    const now = Date.now();
    const insert = (code: string, at: number, most: number) =>
      store.write((transaction) =>
        insertPairing(transaction, { code, public_key: "k", expires_at: at + 1000 }, { now: at, most }),
      );
    expect(await insert("A", now, 1)).toBe(false);
    // Those whose time is over make room.
    expect(await insert("A", now + 3_600_000, 1)).toBe(true);
    expect(await insert("A", now + 3_600_000, 1)).toBe(true);
    expect(await insert("B", now + 3_600_000, 1)).toBe(false);
  });
});
