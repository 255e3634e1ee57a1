// A process that is killed after it has accepted a request, and before anybody was told of it.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { act } from "../support/requests.js";
import { startPushService } from "./push-service.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test("what a killed process had not told is told by the next, once", async () => {
  const data = await mkdtemp(join(tmpdir(), "countersign-notifications-"));
  closing.push(() => rm(data, { recursive: true }));
  const receiver = await startPushService();
  closing.push(() => receiver.close());
  const spawned = async (): Promise<ServiceProcess> => {
    const service = await spawnService(data, { COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true" });
    closing.push(() => service.kill());
    return service;
  };
  const first = await spawned();
  const [ada, ben] = await newSubOrganizationOf(rootOf(first), "Ada", "Ben");
  await act(ben, "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL", {
    channelName: "Mine",
    kind: "NOTIFICATION_KIND_WEBHOOK",
    url: `${receiver.origin}/votes`,
  });
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [ada.userId, ben.userId] });
  const asked = await act(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Tag", userIds: [] });
  // Five seconds are for others to be told with it.
  await first.kill();
  expect(receiver.pushed).toEqual([]);
  await spawned();
  await receiver.until(1);
  expect(receiver.pushed.map(({ body }) => JSON.parse(body.toString()) as object)).toMatchObject([
    { count: 1, userId: ben.userId, requests: [{ activityId: asked.id }] },
  ]);
});
