// What is not delivered, as users of its organization see it.

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { later } from "../store/rows.js";
import { firstOf, present } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { itemsBackwards, itemsForwards } from "./pages.js";
import type { ListPage } from "./pages.js";
import { giveUndelivered } from "./undelivered.js";

describe("undelivered events and messages", () => {
  let world: World;
  let of: { readonly organizationId: string };
  /** Newest first. */
  let ids: readonly string[];
  beforeAll(async () => {
    world = await openWorld();
    const { organizationId } = world.root;
    of = { organizationId };
    ids = (await giveUndelivered(world.store, organizationId, 23)).reverse();
  });
  afterAll(() => world.close());

  const lists: Readonly<Record<string, ListPage>> = {
    events: async (paginationOptions) => {
      const { deliveries } = await world.service.client.listWebhookDeliveries({ ...of, paginationOptions });
      return deliveries.map(({ eventId }) => eventId);
    },
    messages: async (paginationOptions) => {
      const { messages } = await world.service.client.listMessages({ ...of, paginationOptions });
      return messages.map(({ messageId }) => messageId);
    },
  };

  test.each(Object.entries(lists))(
    "%s, waiting or failed, are visited once each by walks in both directions",
    async (_name, list) => {
      const property = fc.asyncProperty(fc.integer({ min: 1, max: 24 }), async (limit) => {
        expect(await itemsForwards(list, limit)).toEqual(ids);
        expect(await itemsBackwards(list, limit, present(ids.at(-1)))).toEqual(ids.slice(0, -1));
      });
      await fc.assert(property, { numRuns: 8 });
      const [newer, older] = [present(ids[4]), present(ids[20])];
      expect(await list({ limit: "100", after: newer, before: older })).toEqual(ids.slice(5, 20));
      expect(await list({ limit: "3", after: newer, before: older })).toEqual(ids.slice(5, 8));
      expect(await list({ limit: "2", before: newer })).toEqual(ids.slice(2, 4));
    },
  );

  test("an event tells of its attempts and their end, and not of its body", async () => {
    const { deliveries } = await world.service.client.listWebhookDeliveries({
      ...of,
      paginationOptions: { limit: "100" },
    });
    // Of the oldest two, the older one has failed.
    const [second, first] = deliveries.slice(-2);
    const timestamp = (milliseconds: number) => ({ seconds: String(milliseconds / 1000), nanos: "0" });
    const [secondId, firstId] = ids.slice(-2);
    expect(first).toEqual({
      eventId: firstId,
      ...of,
      endpointId: firstId,
      eventType: "ACTIVITY_UPDATES",
      activityId: firstId,
      status: "DELIVERY_STATUS_FAILED",
      attempts: 8,
      lastError: "HTTP 500",
      createdAt: timestamp(0),
    });
    expect(second).toEqual({
      eventId: secondId,
      ...of,
      eventType: "ACTIVITY_UPDATES",
      activityId: secondId,
      status: "DELIVERY_STATUS_WAITING",
      attempts: 0,
      nextAttemptAt: timestamp(later),
      createdAt: timestamp(1000),
    });
  });

  test("a message tells for whom it is, and neither what it says nor what the operator's server has answered", async () => {
    const { messages } = await world.service.client.listMessages({ ...of, paginationOptions: { limit: "100" } });
    expect(messages.at(-1)).toEqual({
      messageId: ids.at(-1),
      ...of,
      channel: "MESSAGE_CHANNEL_EMAIL",
      recipient: "sam@example.com",
      status: "DELIVERY_STATUS_FAILED",
      attempts: 8,
      createdAt: { seconds: "0", nanos: "0" },
    });
    expect(firstOf(messages)).toMatchObject({ channel: "MESSAGE_CHANNEL_EMAIL", status: "DELIVERY_STATUS_WAITING" });
    expect(messages.at(-2)).toMatchObject({ channel: "MESSAGE_CHANNEL_SMS" });
    expect(JSON.stringify(messages)).not.toMatch(/says|HTTP/);
  });
});
