// Where notifications are never sent to, how many are, and by how many processes.

import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EventBudget } from "../../../service/src/budgets/event-budget.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { Notifier } from "../../../service/src/notifications/notifier.js";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import { KnownSigners } from "../../../service/src/signing/signers.js";
import { useBudgets } from "../../../service/src/store/budgets.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, submit } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  // Nothing arrives: names under .invalid have no addresses (RFC 6761).
  world = await openWorld({ config: { "notifications.gatherSeconds": "0", "notifications.intervalSeconds": "0" } });
});
afterAll(() => world.close());

const create = "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
const slack = (url: string) => ({ channelName: "Mine", kind: "NOTIFICATION_KIND_SLACK", url });

async function pair() {
  const [ada, ben] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben");
  await act(ben, create, slack("https://hooks.invalid/"));
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [ada.userId, ben.userId] });
  return ada;
}

let tags = 0;
const ask = (by: Person) => act(by, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: `Tag ${++tags}`, userIds: [] });
const rowsOf = ({ organizationId }: Person, table: "outbox" | "vote_calls") =>
  world.store.database
    .selectFrom(table)
    .select("activity_id")
    .where("organization_id", "=", organizationId)
    .orderBy("activity_id")
    .execute();

test.each([
  "http://hooks.example.com/",
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://10.0.0.7:8443/push",
])("%s is no target of any channel with a URL", async (url) => {
  const [ada] = await newSubOrganizationOf(rootOf(world.service), "Ada");
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  for (const channel of [
    slack(url),
    { ...slack(url), kind: "NOTIFICATION_KIND_WEBHOOK" },
    { ...slack(url), kind: "NOTIFICATION_KIND_PUSH", pushKeys: keys },
  ]) {
    expect((await submit(ada, create, channel)).error?.message).toMatch(/public address|one of https/);
  }
});

test("several processes tell each request once", async () => {
  const ada = await pair();
  const { store, service } = world;
  const {
    notifications: settings,
    messages,
    limits,
  } = loadConfig({
    options: { data: service.dataFolder, "notifications.gatherSeconds": "0", "notifications.intervalSeconds": "0" },
  });
  const log = openLog("silent", () => {});
  const notifiers = Array.from({ length: 3 }, () => {
    const events = new EventBudget({ store, limits, log });
    const nothing = () => {};
    const organizations = new Organizations(store);
    const parts = { store, organizations, knownSigners: new KnownSigners(), settings, messages, events, log };
    return new Notifier({ ...parts, onEvent: nothing, onMessage: nothing });
  });
  const rest = (until: number) =>
    store.write(({ database }) => database.updateTable("notification_channels").set({ next_at: until }).execute());
  await rest(Date.now() + 3_600_000);
  const asked: string[] = [];
  for (let count = 0; count < 5; count++) asked.push((await ask(ada)).id);
  await rest(0);
  // All of them find the same calls.
  for (const notifier of notifiers) notifier.start();
  await vi.waitUntil(async () => (await rowsOf(ada, "vote_calls")).length === 0, { timeout: 20_000 });
  await Promise.all(notifiers.map((notifier) => notifier.close()));
  const bodies = await store.database
    .selectFrom("event_bodies")
    .select("body")
    .where("organization_id", "=", ada.organizationId)
    .execute();
  const told = bodies.map(({ body }) => Number(/(\d+) requests wait/.exec(body)?.[1] ?? 1));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(asked.length);
});

test("what would be told beyond the limit of an hour is kept for later", async () => {
  const ada = await pair();
  const { organizationId } = rootOf(world.service);
  const budget = { holder: "notifications", hourly: Infinity, daily: Infinity };
  await world.store.write(async (transaction) => {
    await useBudgets(transaction.in(organizationId), [budget], 1000, Date.now());
  });
  const { id } = await ask(ada);
  await vi.waitUntil(() => world.service.logs.some((line) => line.includes("too many notifications in an hour")), {
    timeout: 10_000,
  });
  await setImmediate();
  expect([await rowsOf(ada, "vote_calls"), await rowsOf(ada, "outbox")]).toEqual([[{ activity_id: id }], []]);
});
