// Text messages: posted with a signature that anybody can verify by the published key set.

import { createPublicKey, randomUUID, verify } from "node:crypto";
import type { JsonWebKey } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serveHttp } from "../events/sockets.js";
import { startReceiver } from "../support/receiver.js";
import type { Delivery, Receiver } from "../support/receiver.js";
import { entryOf, firstOf } from "../support/results.js";
import { shareCustody } from "../support/shared-custody.js";
import { emailCode, openDeployment, smsCode } from "./deployment.js";
import type { Deployment } from "./deployment.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
let deployment: Deployment;
const organizationId = randomUUID();

beforeEach(async () => {
  deployment = await openDeployment();
  closing.push(() => deployment.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function receiver(answer?: (delivery: Delivery) => number): Promise<Receiver> {
  const started = await startReceiver(answer);
  closing.unshift(() => started.close());
  return started;
}

function isSigned({ headers, body }: Delivery, jwk: JsonWebKey): boolean {
  const of = (name: string) => String(headers[`x-countersign-${name}`]);
  const signed = `countersign.sms.v1.${of("signature-key-id")}.${of("timestamp")}.${of("message-id")}.${body}`;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  return verify(null, Buffer.from(signed), key, Buffer.from(of("signature"), "hex"));
}

test("a text message is posted as JSON, signed by the key of the published set", async () => {
  const to = await receiver();
  deployment.messenger({ smsUrl: to.url });
  const { id, secret } = await deployment.send(organizationId, smsCode, "+4915112345678");
  await to.until(({ length }) => length === 1);
  await deployment.nothingWaits();
  const delivery = firstOf(to.deliveries);
  expect(JSON.parse(delivery.body)).toEqual({
    id,
    to: "+4915112345678",
    text: `Your code is ${secret}. It is valid for 5 minutes.`,
  });
  const jwk = firstOf(deployment.signer.jwks().keys);
  expect(delivery.headers).toMatchObject({
    "content-type": "application/json",
    "x-countersign-message-id": id,
    "x-countersign-signature-key-id": jwk.kid,
    "x-countersign-signature-algorithm": "ed25519",
    "x-countersign-signature-version": "v1",
  });
  expect(Math.abs(Number(delivery.headers["x-countersign-timestamp"]) - Date.now())).toBeLessThan(60_000);
  expect(isSigned(delivery, { ...jwk })).toBe(true);
  expect(isSigned({ ...delivery, body: `${delivery.body} ` }, { ...jwk })).toBe(false);
});

test("a text message is signed by the key that it names, where another begins to sign meanwhile", async () => {
  const to = await receiver();
  const key = deployment.signer.current();
  const next = { ...key, keyId: "next", sign: () => Promise.resolve("00".repeat(64)) };
  const turns = [key, next];
  deployment.messenger({ smsUrl: to.url }, { signer: { ...deployment.signer, current: () => turns.shift() ?? next } });
  await deployment.send(organizationId, smsCode, "+4915112345678");
  await to.until(({ length }) => length === 1);
  const delivery = firstOf(to.deliveries);
  expect(delivery.headers["x-countersign-signature-key-id"]).toBe(key.keyId);
  expect(isSigned(delivery, { ...firstOf(deployment.signer.jwks().keys) })).toBe(true);
});

test("the request's own wording is used", async () => {
  const to = await receiver();
  deployment.messenger({ smsUrl: to.url });
  const customization = { template: "{{.OtpCode}} $& é is your Harbour code ({{.OtpCode}})" };
  const { secret } = await deployment.send(organizationId, { ...smsCode, customization });
  await to.until(({ length }) => length === 1);
  expect(JSON.parse(firstOf(to.deliveries).body)).toMatchObject({
    text: `${secret} $& é is your Harbour code (${secret})`,
  });
});

describe("an answer", () => {
  test.each([500, 503, 429, 408])("of %i is for now: the message comes again, with the same id", async (status) => {
    const to = await receiver(() => (to.deliveries.length === 0 ? status : 204));
    deployment.messenger({ smsUrl: to.url });
    const { id } = await deployment.send(organizationId, smsCode);
    await deployment.nothingWaits();
    expect(await deployment.messages()).toEqual([]);
    expect(to.deliveries.map(({ headers }) => headers["x-countersign-message-id"])).toEqual([id, id]);
    expect(entryOf(to.deliveries, 1).body).toBe(firstOf(to.deliveries).body);
  });

  test.each([
    [400, "HTTP 400"],
    [404, "HTTP 404"],
    [302, "HTTP 302; redirects are not followed"],
  ])("of %i is for good", async (status, error) => {
    const to = await receiver(() => status);
    deployment.messenger({ smsUrl: to.url });
    await deployment.send(organizationId, smsCode);
    await deployment.nothingWaits();
    expect(to.deliveries).toHaveLength(1);
    expect(await deployment.messages()).toMatchObject([{ status: "failed", attempts: 1, last_error: error }]);
  });

  test("that does not come is tried again until there were enough attempts", async () => {
    const to = await startReceiver();
    await to.close();
    deployment.messenger({ smsUrl: to.url, maxAttempts: 3 });
    await deployment.send(organizationId, smsCode);
    await deployment.nothingWaits();
    expect(await deployment.messages()).toMatchObject([
      { status: "failed", attempts: 3, last_error: "ECONNREFUSED after 3 attempts" },
    ]);
  });
});

test("a service for text messages that hangs does not hold up e-mails", async () => {
  const hanging = await serveHttp(() => {});
  closing.unshift(() => hanging.close());
  deployment.messenger({ smsUrl: hanging.url, concurrency: 1 });
  for (let count = 0; count < 3; count++) await deployment.send(organizationId, smsCode);
  await deployment.send(organizationId, emailCode);
  await vi.waitFor(async () => {
    expect((await deployment.messages()).map(({ channel }) => channel)).toEqual(["sms", "sms", "sms"]);
  });
});
