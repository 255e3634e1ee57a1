// What Prometheus reads of notifications: by the kind of channel, of all organizations together.

import { serializeTransaction } from "viem";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { startPushService } from "./push-service.js";
import type { PushService } from "./push-service.js";

let world: World;
let receiver: PushService;
beforeAll(async () => {
  receiver = await startPushService();
  world = await openWorld({
    config: {
      "webhooks.allowPrivateTargets": true,
      "webhooks.firstRetryMs": "20",
      "notifications.gatherSeconds": "0",
      "notifications.intervalSeconds": "0",
    },
  });
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const metrics = async () => (await fetch(`${world.service.managementUrl}/metrics`)).text();
const until = (...lines: readonly string[]) =>
  vi.waitUntil(async () => ((text) => lines.every((line) => text.split("\n").includes(line)))(await metrics()), {
    timeout: 15_000,
    interval: 20,
  });

async function ask(by: Person, signWith: string): Promise<void> {
  const unsignedTransaction = serializeTransaction({ type: "eip1559", chainId: 1, gas: 21_000n }).slice(2);
  const parameters = { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction };
  await act(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters);
}

test("notifications are counted by channel as they wait, are written, tried again, delivered, and fail", async () => {
  const [ada, ben] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben");
  const signWith = await newWallet(ada, "Treasury");
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [ada.userId, ben.userId] });
  const tell = (kind: string, channel: object = {}) =>
    act(ben, "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL", {
      channelName: kind,
      kind: `NOTIFICATION_KIND_${kind}`,
      url: `${receiver.origin}/${kind}`,
      ...channel,
    });
  const attempts = (channel: string, outcome: string, count: number) =>
    `countersign_notification_attempts_total{channel="${channel}",outcome="${outcome}"} ${count}`;
  const written = (channel: string, count: number) =>
    `countersign_notifications_total{channel="${channel}",outcome="written"} ${count}`;

  // A server that many share is tried again when it has too much to do; webhook events are not.
  receiver.status = 429;
  await tell("SLACK");
  await ask(ada, signWith);
  await vi.waitUntil(
    async () => /notification_attempts_total\{channel="slack",outcome="retried"\} [1-9]/.test(await metrics()),
    {
      timeout: 15_000,
      interval: 20,
    },
  );
  receiver.status = 200;
  await until(attempts("slack", "delivered", 1), attempts("slack", "failed", 0), written("slack", 1));

  receiver.status = 404;
  await tell("TEAMS");
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
  await tell("WEBHOOK", { quietHours: { from: at(-5), to: at(60), timeZone: "UTC" } });
  await ask(ada, signWith);
  await until(
    attempts("teams", "failed", 1),
    attempts("slack", "failed", 1),
    attempts("webhook", "delivered", 0),
    written("webhook", 0),
    'countersign_waiting_notifications{channel="webhook"} 1',
    'countersign_waiting_notifications{channel="slack"} 0',
    'countersign_webhook_attempts_total{outcome="failed"} 0',
  );
  expect(await metrics()).not.toContain(ada.organizationId);
});
