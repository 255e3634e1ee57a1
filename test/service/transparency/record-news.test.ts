// Whoever waits for records of an organization is told of them when the log has them, and of nobody else's.

import { afterAll, beforeAll, expect, test } from "vitest";
import { lastRecordNumber } from "../../../service/src/store/log-records.js";
import { RecordNews } from "../../../service/src/transparency/record-news.js";
import { newSubOrganizationOf } from "../support/people.js";
import { act } from "../support/requests.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const long = 60_000;

test("a record ends the waiting for those of its organization", async () => {
  const [alice] = await newSubOrganizationOf(world.root, "Alice");
  const [other] = await newSubOrganizationOf(world.root, "Olga");
  const news = new RecordNews(world.store, 1);
  const stop = new AbortController();
  const woken: string[] = [];
  const wait = (name: string, { organizationId }: typeof alice, after: number) =>
    news.wait(organizationId, after, long, stop.signal).then(() => void woken.push(name));
  const none = wait("Olga", other, 1000);
  const some = wait("Alice", alice, await lastRecordNumber(world.store, alice.organizationId));
  await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "one", userIds: [] });
  await some;
  expect(woken).toEqual(["Alice"]);
  // What is there already is told at the next look.
  await wait("again", alice, 0);
  expect(woken).toEqual(["Alice", "again"]);
  stop.abort();
  await none;
  await wait("over", other, 0);
  expect(woken).toEqual(["Alice", "again", "Olga", "over"]);
});

test("time ends it, and so does the end of the log's service", async () => {
  const news = new RecordNews(world.store, 1);
  const { signal } = new AbortController();
  await expect(news.wait("nobody", 0, 50, signal)).resolves.toBeUndefined();
  const waiting = news.wait("nobody", 0, long, signal);
  news.close();
  await expect(waiting).resolves.toBeUndefined();
});

test("a database that fails ends it: whoever waits finds out by reading", async () => {
  const news = new RecordNews(world.store, 99);
  const waiting = news.wait(world.root.organizationId, 1_000_000, long, new AbortController().signal);
  await expect(waiting).resolves.toBeUndefined();
});
