// Deliveries over real sockets: at least once, in order, and no receiver in the way of another's.

import { createPublicKey, verify } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verifyActivityUpdate, webhookKeys } from "@countersign/api";
import type { JsonWebKeySet, WebhookRefused } from "@countersign/api";
import { openStore } from "../../../service/src/store/open.js";
import { retryEvents } from "../../../service/src/store/outbox.js";
import { startReceiver } from "../support/receiver.js";
import type { Delivery, Receiver } from "../support/receiver.js";
import { entryOf, firstOf } from "../support/results.js";
import { database } from "../support/service.js";
import { shareCustody } from "../support/shared-custody.js";
import { openDeployment, writeEvent } from "./deployment.js";
import type { Deployment } from "./deployment.js";
import { serveHttp } from "./sockets.js";
import { testAuthority } from "../support/authority.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
let deployment: Deployment;

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function receiver(answer?: (delivery: Delivery) => number): Promise<Receiver> {
  const started = await startReceiver(answer);
  closing.push(() => started.close());
  return started;
}

/** A receiver that answers when it is told to. */
async function patient(): Promise<{ url: string; held: ServerResponse[]; bodies: string[] }> {
  const held: ServerResponse[] = [];
  const bodies: string[] = [];
  const { url, close } = await serveHttp((body, response) => {
    bodies.push(body);
    held.push(response);
  });
  closing.push(close);
  return { url, held, bodies };
}

const bodies = (deliveries: readonly Delivery[]) => deliveries.map(({ body }) => body);
const eventIds = (deliveries: readonly Delivery[]) => deliveries.map(({ headers }) => headers["x-turnkey-event-id"]);
const numbered = (count: number, name = "event") => Array.from({ length: count }, (_, index) => `${name} ${index}`);
const waitFor = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });
const nothingLeft = () => waitFor(async () => expect(await deployment.events()).toEqual([]));

async function open(): Promise<void> {
  deployment = await openDeployment();
  closing.push(() => deployment.close());
}

describe.skipIf(database === "postgres")("of one deliverer", () => {
  beforeEach(open);

  test("events arrive in the order in which they were committed, and are gone then", async () => {
    const to = await receiver();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, ...numbered(20));
    deployment.deliver();
    await to.until(({ length }) => length >= 20);
    await deployment.emit(id, ...numbered(20, "later"));
    await to.until(({ length }) => length >= 40);
    expect(bodies(to.deliveries)).toEqual([...numbered(20), ...numbered(20, "later")]);
    await nothingLeft();
  });

  test("a delivery is signed as the contract says, with a key of the key set", async () => {
    const to = await receiver();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, '{"text":"ü \\u0000"}');
    deployment.deliver();
    await to.until(({ length }) => length >= 1);
    const { headers, body } = firstOf(to.deliveries);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-turnkey-organization-id": id,
      "x-turnkey-event-type": "ACTIVITY_UPDATES",
      "x-turnkey-webhook-version": "1",
      "x-turnkey-signature-algorithm": "ed25519",
      "x-turnkey-signature-version": "v1",
    });
    const keyId = headers["x-turnkey-signature-key-id"];
    const jwk = deployment.signer.jwks().keys.find(({ kid }) => kid === keyId);
    const signed = `v1.ed25519.${String(keyId)}.${String(headers["x-turnkey-timestamp"])}.${String(headers["x-turnkey-event-id"])}.${body}`;
    const signature = Buffer.from(String(headers["x-turnkey-signature"]), "hex");
    const publicKey = createPublicKey({ key: { ...jwk }, format: "jwk" });
    expect(verify(null, Buffer.from(signed), publicKey, signature)).toBe(true);
    expect(verify(null, Buffer.from(`${signed} `), publicKey, signature)).toBe(false);
  });

  test("a receiver verifies it with the package, and refuses what is altered, old, or of another deployment", async () => {
    const to = await receiver();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, '{"text":"ü"}');
    deployment.deliver();
    await to.until(({ length }) => length >= 1);
    const delivery = firstOf(to.deliveries);
    const { headers, body } = delivery;
    // As the key set comes over HTTP.
    const keySet = JSON.parse(JSON.stringify(deployment.signer.jwks())) as JsonWebKeySet;
    const keys = webhookKeys(keySet);
    const read = await verifyActivityUpdate(delivery, keys);
    expect(read.payload).toEqual({ text: "ü" });
    expect(read.headers["X-Turnkey-Organization-Id"]).toBe(id);
    const refused = async (altered: Partial<typeof delivery>, known = keys, now = Date.now) =>
      verifyActivityUpdate({ ...delivery, ...altered }, known, { now }).then(
        () => "taken",
        (error: unknown) => (error as WebhookRefused).reason,
      );
    expect(await refused({ body: body.replace("ü", "u") })).toBe("signature");
    expect(await refused({ headers: { ...headers, "x-turnkey-event-id": "another" } })).toBe("signature");
    expect(await refused({}, keys, () => Date.now() + 301_000)).toBe("time");
    expect(await refused({}, new Map([["another", Buffer.alloc(32, 1)]]))).toBe("key");
  });

  test("a delivery is signed by the key that it names, where another begins to sign meanwhile", async () => {
    const to = await receiver();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, "event");
    const key = deployment.signer.current();
    const next = { ...key, keyId: "next", sign: () => Promise.resolve("00".repeat(64)) };
    const turns = [key, next];
    deployment.deliver({}, { signer: { ...deployment.signer, current: () => turns.shift() ?? next } });
    await to.until(({ length }) => length >= 1);
    const { headers, body } = firstOf(to.deliveries);
    const signed = `v1.ed25519.${key.keyId}.${String(headers["x-turnkey-timestamp"])}.${String(headers["x-turnkey-event-id"])}.${body}`;
    const signature = Buffer.from(String(headers["x-turnkey-signature"]), "hex");
    const jwk = firstOf(deployment.signer.jwks().keys);
    expect(headers["x-turnkey-signature-key-id"]).toBe(key.keyId);
    expect(verify(null, Buffer.from(signed), createPublicKey({ key: { ...jwk }, format: "jwk" }), signature)).toBe(
      true,
    );
  });

  test("after a 5xx the same event is sent again with the same id, before those behind it", async () => {
    let attempts = 0;
    const to = await receiver(() => (++attempts <= 3 ? 503 : 204));
    const id = await deployment.organization(to.url);
    await deployment.emit(id, "first", "second");
    deployment.deliver();
    await to.until(({ length }) => length >= 5);
    expect(bodies(to.deliveries)).toEqual(["first", "first", "first", "first", "second"]);
    expect(new Set(eventIds(to.deliveries).slice(0, 4)).size).toBe(1);
    await nothingLeft();
  });

  test.each([301, 307, 400, 404, 410, 429])(
    "a receiver that answers %i has ended that event, not those behind it",
    async (status) => {
      const elsewhere = await receiver();
      let attempts = 0;
      const arrived: string[] = [];
      const to = await serveHttp((body, response) => {
        arrived.push(body);
        response.writeHead(attempts++ === 0 ? status : 200, { location: elsewhere.url }).end();
      });
      closing.push(() => to.close());
      const id = await deployment.organization(to.url);
      await deployment.emit(id, "refused", "taken");
      deployment.deliver();
      await waitFor(() => expect(arrived).toEqual(["refused", "taken"]));
      await waitFor(async () =>
        expect(await deployment.events()).toMatchObject([
          { status: "failed", attempts: 1, last_error: expect.stringMatching(`^HTTP ${status}`) },
        ]),
      );
      expect(elsewhere.deliveries).toEqual([]);
    },
  );

  test("an event is given up after the last attempt, and delivered when its operator retries it", async () => {
    let broken = true;
    const to = await receiver(({ body }) => (broken && body === "poison" ? 500 : 200));
    const id = await deployment.organization(to.url);
    await deployment.emit(id, "poison", "behind");
    const deliverer = deployment.deliver({ maxAttempts: 3 });
    await to.until((all) => bodies(all).includes("behind"));
    expect(bodies(to.deliveries)).toEqual(["poison", "poison", "poison", "behind"]);
    await waitFor(async () =>
      expect(await deployment.events()).toMatchObject([
        { status: "failed", attempts: 3, last_error: "HTTP 500 after 3 attempts" },
      ]),
    );
    broken = false;
    expect(await retryEvents(deployment.store)).toBe(1);
    deliverer.wake();
    await nothingLeft();
    expect(new Set(eventIds(to.deliveries.filter(({ body }) => body === "poison"))).size).toBe(1);
  });

  test("what waits goes to the URL that is registered by then", async () => {
    const before = await receiver(() => 503);
    const after = await receiver();
    const id = await deployment.organization(before.url);
    await deployment.emit(id, "moved");
    deployment.deliver({ maxAttempts: 1000 });
    await before.until(({ length }) => length >= 2);
    await deployment.setWebhook(id, after.url);
    await after.until(({ length }) => length >= 1);
    expect(bodies(after.deliveries)).toEqual(["moved"]);
    expect(eventIds(after.deliveries)[0]).toBe(eventIds(before.deliveries)[0]);
  });

  test("what waits is dropped when the webhook is removed", async () => {
    const to = await receiver(() => 503);
    const other = await receiver();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, ...numbered(3));
    deployment.deliver({ maxAttempts: 1000 });
    await to.until(({ length }) => length >= 2);
    await deployment.setWebhook(id, undefined);
    await nothingLeft();
    await deployment.setWebhook(id, other.url);
    await deployment.emit(id, "new");
    await other.until(({ length }) => length >= 1);
    expect(bodies(other.deliveries)).toEqual(["new"]);
  });

  test("a receiver that never answers does not hold up another organization's", async () => {
    const dead = await patient();
    const alive = await receiver();
    const deadId = await deployment.organization(dead.url);
    const aliveId = await deployment.organization(alive.url);
    await deployment.emit(deadId, ...numbered(3));
    deployment.deliver({ timeoutMs: 600_000, concurrency: 2 });
    await waitFor(() => expect(dead.bodies).toHaveLength(1));
    await deployment.emit(aliveId, ...numbered(50));
    await alive.until(({ length }) => length >= 50);
    expect(bodies(alive.deliveries)).toEqual(numbered(50));
    expect(dead.bodies).toEqual(["event 0"]);
    firstOf(dead.held).end();
  });

  test("receivers of a tenant's sub-organizations that never answer do not hold up another tenant's", async () => {
    const dead = await patient();
    const alive = await receiver();
    const tenantId = await deployment.organization(dead.url);
    for (let sub = 0; sub < 10; sub++) {
      await deployment.emit(await deployment.organization(dead.url, tenantId), "never answered");
    }
    const aliveId = await deployment.organization(alive.url);
    deployment.deliver({ timeoutMs: 600_000, concurrency: 4 });
    await waitFor(() => expect(dead.bodies).toHaveLength(2));
    await deployment.emit(aliveId, ...numbered(50));
    await alive.until(({ length }) => length >= 50);
    expect(bodies(alive.deliveries)).toEqual(numbered(50));
    expect(dead.bodies).toHaveLength(2);
    for (const held of dead.held) held.end();
  });

  test("closing abandons what is in hand without an attempt's being counted", async () => {
    const to = await patient();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, "held");
    const deliverer = deployment.deliver({ timeoutMs: 600_000 });
    await waitFor(() => expect(to.bodies).toHaveLength(1));
    await deliverer.close();
    expect(await deployment.events()).toMatchObject([{ status: "waiting", attempts: 0, claimed_until: 0 }]);
  });

  test("many organizations are served through few places, each in its own order", async () => {
    const to = await receiver();
    const ids = await Promise.all(numbered(12).map(() => deployment.organization(to.url)));
    await Promise.all(ids.map((id) => deployment.emit(id, ...numbered(8, id))));
    deployment.deliver({ concurrency: 2 });
    await to.until(({ length }) => length >= 96);
    for (const id of ids) expect(bodies(to.deliveries).filter((body) => body.startsWith(id))).toEqual(numbered(8, id));
    await nothingLeft();
  });
});

describe(`of several processes on ${database}`, () => {
  beforeEach(open);

  test("an event that another process has committed is noticed", async () => {
    const to = await receiver();
    const id = await deployment.organization(to.url);
    deployment.deliver();
    await deployment.emit(id, "first");
    await nothingLeft();
    const elsewhere = await openStore(deployment.database, { authority: testAuthority() });
    await elsewhere.write((transaction) => writeEvent(transaction.in(id), "written elsewhere"));
    await elsewhere.close();
    await to.until(({ length }) => length === 2);
    expect(bodies(to.deliveries)).toEqual(["first", "written elsewhere"]);
  });

  test("an event whose deliverer died with it in hand is delivered by the next, and the queue goes on once", async () => {
    const to = await patient();
    const id = await deployment.organization(to.url);
    await deployment.emit(id, ...numbered(4));
    deployment.deliver();
    await waitFor(() => expect(to.bodies).toEqual(["event 0"]));
    // The time of the lease has passed; an embedded deployment's new process knows without waiting for it.
    if (database === "postgres")
      await deployment.store.database.updateTable("outbox").set({ claimed_until: 0 }).execute();
    deployment.deliver();
    await waitFor(() => expect(to.bodies).toEqual(["event 0", "event 0"]));
    // The dead one was not dead, and its event has arrived. Whichever of the two goes on, the other one does not.
    firstOf(to.held).end();
    await waitFor(async () => expect(await deployment.events()).toHaveLength(3));
    entryOf(to.held, 1).end();
    for (let next = 2; next < 5; next++) {
      await waitFor(() => expect(to.held.length).toBeGreaterThan(next));
      entryOf(to.held, next).end();
    }
    await nothingLeft();
    expect(to.bodies).toEqual(["event 0", ...numbered(4)]);
  });

  test("several deliverers on one database deliver each event once and in order", async () => {
    const to = await receiver();
    const ids = await Promise.all(numbered(3).map(() => deployment.organization(to.url)));
    for (let process = 0; process < 3; process++) deployment.deliver();
    await Promise.all(ids.map((id) => deployment.emit(id, ...numbered(40, id))));
    await to.until(({ length }) => length >= 120);
    await nothingLeft();
    for (const id of ids) expect(bodies(to.deliveries).filter((body) => body.startsWith(id))).toEqual(numbered(40, id));
  });
});
