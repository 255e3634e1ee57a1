// The worst tenant: ten webhook endpoints that are away, the largest bodies, as fast as it can. It stores what its budgets
// say and no more, and beside it another tenant signs.

import { statSync } from "node:fs";
import { ErrorCode } from "@countersign/api";
import { afterEach, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import { generatedClient, newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { startReceiver } from "../support/receiver.js";
import { act, newWallet, signing, stamp, send, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mebibyte = 2 ** 20;
const budgets = { stored: 16 * mebibyte, events: 4 * mebibyte };
const requests = 80;
const atOnce = 8;
const largeText = "x".repeat(500_000);

/** What lies in the tables of what tenants store. */
async function storedIn(service: RunningService): Promise<{ activities: number; events: number }> {
  const store = await openBeside(service);
  try {
    const { activities } = await store.database
      .selectFrom("activities")
      .select((select) => select.fn.sum<number>(select.fn("octet_length", ["body"])).as("activities"))
      .executeTakeFirstOrThrow();
    const { events } = await store.database
      .selectFrom("event_bodies")
      .select((select) => select.fn.sum<number>(select.fn("octet_length", ["body"])).as("events"))
      .executeTakeFirstOrThrow();
    const { inRows } = await store.database
      .selectFrom("outbox")
      .select((select) => select.fn.sum<number>(select.fn("octet_length", ["body"])).as("inRows"))
      .executeTakeFirstOrThrow();
    return { activities: Number(activities), events: Number(events) + Number(inRows) };
  } finally {
    await store.close();
  }
}

async function attack(tenant: Person, address: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < requests) {
      const number = sent++;
      const request = await stamp(
        tenant,
        "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
        signing(address, `${number}${largeText}`),
      );
      answers.push(await send(tenant.service, request));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

test("the worst tenant stores its budget at most, and others sign meanwhile", { timeout: 300_000 }, async () => {
  const away = await startReceiver(() => 503);
  closing.push(() => away.close());
  const service = await startService({
    config: {
      "webhooks.allowPrivateTargets": true,
      "webhooks.firstRetryMs": "3600000",
      "limits.subOrganizationStoredBytes": String(budgets.stored),
      "limits.eventBytes": String(budgets.events),
    },
  });
  closing.push(() => service.close());
  const root = rootOf(service);
  const [worst] = await newSubOrganizationOf(root, "Worst");
  const [other] = await newSubOrganizationOf(root, "Other");
  const [address, others] = [await newWallet(worst, "first"), await newWallet(other, "first")];
  for (let number = 0; number < 10; number++) {
    await act(worst, "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", {
      name: `away ${number}`,
      url: `${away.url}/${number}`,
      subscriptions: [{ eventType: "ACTIVITY_UPDATES" }],
    });
  }
  const before = await storedIn(service);
  const sizeBefore = sizeOf(service);

  let isOver = false;
  const signed: number[] = [];
  const signer = (async () => {
    while (!isOver) {
      const since = performance.now();
      const { status } = await submit(other, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(others, String(since)));
      expect(status).toBe(200);
      signed.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const answers = await attack(worst, address);
  isOver = true;
  await signer;

  const after = await storedIn(service);
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  // Beside the tables there is the write-ahead log.
  const grown = sizeOf(service) - sizeBefore;
  expect(grown).toBeLessThanOrEqual(budgets.stored + budgets.events + 16 * mebibyte);
  // At least one for every two rounds of the attack: nobody waits for all of it.
  expect(signed.length).toBeGreaterThan(requests / atOnce / 2);
  expect(accepted.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  for (const { error } of refused) {
    expect(error).toMatchObject({
      code: ErrorCode.RESOURCE_EXHAUSTED,
      message: expect.stringMatching(/has used up what it may store.*limits\.subOrganizationStoredBytes/),
    });
  }
  expect(after.activities - before.activities).toBeLessThanOrEqual(budgets.stored);
  expect(after.events - before.events).toBeLessThanOrEqual(budgets.events);
  // Neither silent for its operator nor for itself.
  expect(service.logs.join("")).toContain("dropping webhook events");
  const metrics = await (await fetch(`${service.managementUrl}/metrics`)).text();
  expect(Number(/^countersign_webhook_events_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(20);
  const api = generatedClient(service, worst.key);
  const { deliveries } = await api.listWebhookDeliveries({
    organizationId: worst.organizationId,
    paginationOptions: { limit: "100" },
  });
  expect(deliveries.map(({ lastError }) => lastError)).toContainEqual(
    expect.stringMatching(/^dropped: .*limits\.eventBytes/),
  );
  // What frees goes on, and the budget is no reason for others.
  const { wallets } = await api.listWallets({ organizationId: worst.organizationId });
  const walletIds = wallets.map(({ walletId }) => walletId);
  await act(worst, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true });
  await newWallet(other, "second");
});

function sizeOf({ database }: RunningService): number {
  return ["", "-wal"].reduce(
    (sum, ending) => sum + (statSync(database + ending, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
