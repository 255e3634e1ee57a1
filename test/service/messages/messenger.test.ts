// How messages wait, fail, expire and are taken in turns.

import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMessageMetrics } from "../../../service/src/delivery/messages/metrics.js";
import { countUndelivered, endLeases } from "../../../service/src/store/deliveries.js";
import { claimMessages, insertMessage, settleMessage } from "../../../service/src/store/messages.js";
import type { MessageTurns } from "../../../service/src/store/messages.js";
import { startReceiver } from "../support/receiver.js";
import { firstOf } from "../support/results.js";
import { shareCustody } from "../support/shared-custody.js";
import { emailCode, openDeployment, smsCode } from "./deployment.js";
import type { Deployment } from "./deployment.js";
import { unproved } from "../support/authority.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
let deployment: Deployment;
const organizationId = randomUUID();

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const written = async () => (await readdir(deployment.outbox).catch(() => [])).toSorted();
const logged = (pattern: string) => deployment.logs.filter((line) => line.includes(pattern));
const rows = () => deployment.store.database.selectFrom("messages").selectAll().orderBy("id").execute();

const withoutRecipients = (list: readonly object[]) => JSON.stringify(list).replaceAll(/"recipient":"[^"]*"/g, "");

describe("the messenger", () => {
  beforeEach(async () => {
    deployment = await openDeployment();
    closing.push(() => deployment.close());
  });

  test("what was committed before the messenger started is sent, and gone then", async () => {
    const ids = [];
    for (let count = 0; count < 10; count++) ids.push((await deployment.send(organizationId, emailCode)).id);
    deployment.messenger();
    await deployment.nothingWaits();
    expect(await rows()).toEqual([]);
    expect(await written()).toEqual(ids.map((id) => `${id}.eml`).toSorted());
  });

  test("several messengers send each message once", async () => {
    const to = await startReceiver();
    closing.unshift(() => to.close());
    for (let count = 0; count < 4; count++) deployment.messenger({ smsUrl: to.url });
    const sent = await Promise.all(Array.from({ length: 40 }, () => deployment.send(organizationId, smsCode)));
    await deployment.nothingWaits();
    const ids = to.deliveries.map(({ headers }) => headers["x-countersign-message-id"]);
    expect(ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  });

  test("a message is in one hand at a time, and free again when the lease has run out", async () => {
    for (let count = 0; count < 3; count++) await deployment.send(organizationId, emailCode);
    const { store } = deployment;
    const claims = await Promise.all(
      [1, 2, 3, 4].map(() => claimMessages(store, "email", 10, 60_000, { last: undefined })),
    );
    expect(claims.flat()).toHaveLength(3);
    expect(claims.flat().every(({ takenOver }) => !takenOver)).toBe(true);
    expect(await claimMessages(store, "email", 10, 60_000, { last: undefined })).toEqual([]);
    await deployment.pass(60_001);
    const again = await claimMessages(store, "email", 10, 60_000, { last: undefined });
    expect(again.map(({ takenOver, attempts }) => [takenOver, attempts])).toEqual([1, 2, 3].map(() => [true, 1]));
    // Whoever comes late with a failure does not undo the other's work.
    const late = firstOf(claims.flat().filter(({ id }) => id === firstOf(again).id));
    await settleMessage(store, late, { status: "failed", attempts: 1, error: "late" });
    expect((await rows()).map(({ status }) => status)).toEqual(["waiting", "waiting", "waiting"]);
    await settleMessage(store, firstOf(again), { status: "delivered" });
    expect(await rows()).toHaveLength(2);
  });

  test("what a process had in hand that is no more is sent again, and the log says so", async () => {
    const { id } = await deployment.send(organizationId, emailCode);
    await claimMessages(deployment.store, "email", 10, 60_000, { last: undefined });
    await endLeases(deployment.store, "messages");
    deployment.messenger();
    await deployment.nothingWaits();
    expect(await written()).toEqual([`${id}.eml`]);
    expect(logged("message taken over").map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { messageId: id, organizationId, channel: "email", attempts: 1 },
    ]);
  });

  test("a message that ends its process every time is given up", async () => {
    await deployment.send(organizationId, emailCode);
    for (let count = 0; count < 3; count++) {
      expect(await claimMessages(deployment.store, "email", 10, 60_000, { last: undefined })).toHaveLength(1);
      await endLeases(deployment.store, "messages");
    }
    deployment.messenger({ maxAttempts: 3 });
    await deployment.nothingWaits();
    expect(await written()).toEqual([]);
    expect(await deployment.messages()).toMatchObject([
      { status: "failed", last_error: "no outcome after 3 attempts" },
    ]);
  });

  test("organizations take turns", async () => {
    const other = randomUUID();
    for (let count = 0; count < 5; count++) await deployment.send(organizationId, emailCode);
    await deployment.send(other, emailCode);
    const claimed = await claimMessages(deployment.store, "email", 2, 60_000, { last: undefined });
    expect(claimed.map((message) => message.organization_id).toSorted()).toEqual([organizationId, other].toSorted());
  });

  test("organizations at the top take turns with all that are below them, however many messages wait of one", async () => {
    const { store } = deployment;
    const tenants = Array.from({ length: 3 }, () => randomUUID());
    const [crowded = "", one = "", other = ""] = tenants;
    const message = (id: string) => ({ id, channel: "sms", recipient: "+12025550143", content: smsCode }) as const;
    await store.write(async (transaction) => {
      for (let count = 0; count < 1200; count++) {
        await insertMessage(transaction.in(randomUUID()), message(randomUUID()), crowded);
      }
      for (const id of [one, other]) await insertMessage(transaction.in(id), message(randomUUID()), id);
    });
    const turns: MessageTurns = { last: undefined };
    const order: string[] = [];
    for (let count = 0; count < 6; count++) {
      const claimed = await claimMessages(store, "sms", 1, 60_000, turns);
      order.push(...claimed.map(({ tenant_id }) => tenant_id));
    }
    expect(order.slice(0, 3).toSorted()).toEqual(tenants.toSorted());
    expect(order.slice(3)).toEqual([crowded, crowded, crowded]);
    const many = await claimMessages(store, "sms", 8, 60_000, turns);
    expect(many).toHaveLength(8);
  });

  test("a code that has expired is not sent", async () => {
    await deployment.send(organizationId, emailCode);
    const alive = await deployment.send(organizationId, { ...emailCode, minutes: 6 });
    await deployment.pass(5 * 60_000);
    deployment.messenger();
    await deployment.nothingWaits();
    expect(await written()).toEqual([`${alive.id}.eml`]);
    expect(await deployment.messages()).toMatchObject([{ status: "failed", last_error: "expired" }]);
  });

  test("a message whose server comes back too late fails as expired, with what was wrong last", async () => {
    const to = await startReceiver(() => 503);
    closing.unshift(() => to.close());
    deployment.messenger({ smsUrl: to.url, maxAttempts: 1000, firstRetryMs: 60_000, longestRetryMs: 60_000 });
    await deployment.send(organizationId, smsCode);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1, last_error: "HTTP 503" }]));
    await deployment.pass(5 * 60_000);
    await deployment.nothingWaits();
    expect(to.deliveries).toHaveLength(1);
    expect(await deployment.messages()).toMatchObject([{ status: "failed", last_error: "expired; last: HTTP 503" }]);
  });

  test("an invitation holds for days", async () => {
    const invitation = {
      kind: "invitation",
      organizationId,
      organizationName: "Harbour",
      invitationId: randomUUID(),
      userId: randomUUID(),
      receiverName: "Ada",
      senderName: "Grace",
      days: 2,
    } as const;
    const late = await deployment.send(organizationId, { ...invitation, days: 1 });
    const { id } = await deployment.send(organizationId, invitation);
    await deployment.pass(36 * 3_600_000);
    deployment.messenger();
    await deployment.nothingWaits();
    expect(await written()).toEqual([`${id}.eml`]);
    expect(await deployment.messages()).toMatchObject([{ id: late.id, last_error: "expired" }]);
  });

  test("a message that has failed is kept without its contents", async () => {
    const to = await startReceiver(() => 400);
    closing.unshift(() => to.close());
    deployment.messenger({ smsUrl: to.url });
    await deployment.send(organizationId, smsCode);
    await deployment.nothingWaits();
    expect(await rows()).toMatchObject([{ status: "failed", content: "{}", sealed: null, last_error: "HTTP 400" }]);
  });

  test("the last thousand failed messages of an organization are kept", async () => {
    const other = randomUUID();
    await deployment.send(other, emailCode);
    const { store } = deployment;
    const fail = async () => {
      for (const message of await claimMessages(store, "email", 10, 60_000, { last: undefined })) {
        await settleMessage(store, message, { status: "failed", attempts: 1, error: "HTTP 404" });
      }
    };
    await fail();
    const pattern = firstOf(await rows());
    // The database computes it.
    const { sealed_under: _, ...values } = pattern;
    const base = { ...values, organization_id: organizationId };
    await store.write(async (transaction) => {
      for (let number = 0; number < 1002; number++) {
        // Ids say nothing of the age.
        await unproved(transaction)
          .insertInto("messages")
          .values({ ...base, id: randomUUID(), created_at: number, recipient: String(number) })
          .execute();
      }
    });
    await deployment.send(organizationId, emailCode, "last@example.com");
    await fail();
    const kept = (await rows()).filter((row) => row.organization_id === organizationId);
    const wanted = [...Array.from({ length: 999 }, (_, index) => String(index + 3)), "last@example.com"];
    expect(kept.map(({ recipient }) => recipient).toSorted()).toEqual(wanted.toSorted());
    expect(await countUndelivered(store, "messages")).toEqual({ waiting: 0, failed: 1001 });
  });

  test("neither rows nor logs hold a code, a token or whom they go to", async () => {
    const to = await startReceiver(() => (to.deliveries.length < 2 ? 503 : 400));
    closing.unshift(() => to.close());
    const secrets = [
      await deployment.send(organizationId, smsCode, "+12025550199"),
      await deployment.send(organizationId, emailCode, "hidden@example.com"),
    ];
    const stored = withoutRecipients(await rows());
    deployment.messenger({ smsUrl: to.url });
    await deployment.nothingWaits();
    const shown = [stored, withoutRecipients(await rows()), ...deployment.logs];
    expect(deployment.logs.length).toBeGreaterThan(3);
    for (const { secret, recipient } of secrets) {
      expect(secret).toMatch(/^\d{6}$/);
      // As a word: the digits may stand in an id or a time by chance.
      for (const text of shown) expect(text).not.toMatch(new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`));
      for (const line of deployment.logs) expect(line).not.toContain(recipient);
    }
  });

  test("Prometheus is told of attempts and of what is not sent", async () => {
    const registry = new Registry();
    const metrics = createMessageMetrics(registry, deployment.store);
    const to = await startReceiver(() => (to.deliveries.length === 0 ? 503 : 400));
    closing.unshift(() => to.close());
    deployment.messenger({ smsUrl: to.url }, { metrics });
    await deployment.send(organizationId, smsCode);
    await deployment.send(organizationId, emailCode);
    await deployment.nothingWaits();
    const lines = (await registry.metrics()).split("\n");
    expect(lines).toContain('countersign_message_attempts_total{channel="sms",outcome="retried"} 1');
    expect(lines).toContain('countersign_message_attempts_total{channel="sms",outcome="failed"} 1');
    expect(lines).toContain('countersign_message_attempts_total{channel="email",outcome="sent"} 1');
    expect(lines).toContain('countersign_messages{status="failed"} 1');
    expect(lines).toContain('countersign_messages{status="waiting"} 0');
  });
});

test("a secret that does not open holds its message up, and is not replaced by anything", async () => {
  deployment = await openDeployment();
  closing.push(() => deployment.close());
  const { id } = await deployment.send(organizationId, emailCode);
  const other = await deployment.send(organizationId, emailCode);
  const foreign = firstOf((await rows()).filter((row) => row.id === other.id));
  await deployment.store.write(async ({ database }) => {
    await database.updateTable("messages").set({ sealed: foreign.sealed }).where("id", "=", id).execute();
  });
  deployment.messenger({ maxAttempts: 2 });
  await deployment.nothingWaits();
  expect(await written()).toEqual([`${other.id}.eml`]);
  expect(await readFile(join(deployment.outbox, `${other.id}.eml`), "utf8")).toContain(other.secret);
  expect(await deployment.messages()).toMatchObject([{ id, status: "failed", attempts: 2 }]);
});
