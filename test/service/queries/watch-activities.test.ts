// The stream of activities and votes: what it tells, from where it goes on, and when it ends.

import { ErrorCode } from "@countersign/api";
import type { WatchActivitiesResponse } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, submit, vote } from "../support/requests.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

type Watched = ReturnType<Person["generatedClient"]["watchActivities"]>;
interface Told {
  readonly id: string | undefined;
  readonly type: string;
  readonly status: string;
  readonly votes: number;
  readonly ofVote: boolean;
}

const shortKey = newKey();
const tags = "ACTIVITY_TYPE_CREATE_USER_TAG";
const tag = (userTagName: string) => ({ userTagName, userIds: [] });

function watch({ generatedClient, organizationId }: Person, lastEventId?: string): Watched {
  return generatedClient.watchActivities({ organizationId }, { lastEventId, retry: false });
}

function told({ id, data }: { readonly id: string | undefined; readonly data: WatchActivitiesResponse }): Told {
  const { type, status, votes } = data.activity;
  return { id, type, status: status.slice(16), votes: votes.length, ofVote: data.voteId !== undefined };
}

/** From now on is from when the request has arrived. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

/** Tries until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The next so many events. */
async function next(stream: Watched, count: number): Promise<Told[]> {
  const found: Told[] = [];
  while (found.length < count) {
    const { done, value } = await stream.next();
    if (done) throw new Error("the stream has ended");
    found.push(told(value));
  }
  return found;
}

/** What was done just before may still be told. */
async function nextOf(stream: Watched, type: string): Promise<Told> {
  for (;;) {
    const [event] = await next(stream, 1);
    if (event?.type === type) return event;
  }
}

describe.skipIf(database === "postgres")("the stream of activities", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService({ config: { "requests.streamsPerOrganization": "3" } });
    root = rootOf(service);
  });
  afterAll(() => service.close());

  async function council(): Promise<readonly [Person, Person]> {
    const [alice, bob] = await newSubOrganizationOf(root, "Alice", "Bob");
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    return [alice, bob];
  }

  test("tells of an activity and of the vote that completes it, as each happens", async () => {
    const [alice, bob] = await council();
    const stream = watch(bob);
    const first = nextOf(stream, tags);
    await begun();
    const answer = await submit(alice, tags, tag("waiting"));
    if (!("activity" in answer)) throw new Error("refused");
    expect(await first).toMatchObject({ status: "CONSENSUS_NEEDED", votes: 1, ofVote: false });
    await vote(bob, "APPROVE", answer.activity);
    const [second] = await next(stream, 1);
    expect(second).toMatchObject({ type: tags, status: "COMPLETED", votes: 2, ofVote: true });
    await stream.return();
  });

  test("goes on behind any event, with nothing twice and nothing left out", async () => {
    const [alice, bob] = await council();
    const answer = await submit(alice, tags, tag("one"));
    if (!("activity" in answer)) throw new Error("refused");
    await vote(bob, "REJECT", answer.activity);
    const stream = watch(alice, "0");
    const all = await next(stream, 3);
    expect(all.map(({ type, ofVote }) => [type, ofVote])).toEqual([
      ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", false],
      [tags, false],
      [tags, true],
    ]);
    await stream.return();
    for (const [index, { id }] of all.entries()) {
      if (index === all.length - 1) continue;
      const rest = watch(alice, id);
      expect(await next(rest, all.length - 1 - index)).toEqual(all.slice(index + 1));
      await rest.return();
    }
  });

  test("tells a parent's users of a sub-organization, and nobody else", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const [other] = await newSubOrganizationOf(root, "Olga");
    await act(alice, tags, tag("ours"));
    const stream = watch(root.within(alice), "0");
    expect(await next(stream, 1)).toMatchObject([{ type: tags }]);
    await stream.return();
    await expect(next(watch(other.within(alice), "0"), 1)).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
      status: 401,
    });
  });

  test("ends when the credential is deleted", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const user = await newUser(alice);
    const stream = watch(user, "0");
    await next(stream, 1);
    const ended = next(stream, 1000);
    const { apiKeys } = await alice.generatedClient.getApiKeys({
      organizationId: alice.organizationId,
      userId: user.userId,
    });
    const apiKeyIds = apiKeys.map(({ apiKeyId }) => apiKeyId);
    await act(alice, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: user.userId, apiKeyIds });
    await expect(ended).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
  });

  test("ends when the credential expires", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const user = await newUser(alice);
    const { activity } = await alice.client.createApiKeys(
      alice.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
        userId: user.userId,
        apiKeys: [
          {
            apiKeyName: "Short",
            publicKey: shortKey.publicKey,
            curveType: "API_KEY_CURVE_P256",
            expirationSeconds: "3",
          },
        ],
      }),
    );
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    const stream = service.as(shortKey).watchActivities({ organizationId: alice.organizationId }, { retry: false });
    await expect(next(stream, 1000)).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
  });

  test("is had by so many of an organization at a time, and by others once they have left", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    await act(alice, tags, tag("one"));
    const open = [watch(alice, "0"), watch(alice, "0"), watch(alice, "0")];
    await Promise.all(open.map((stream) => next(stream, 1)));
    await expect(next(watch(alice, "0"), 1)).rejects.toMatchObject({
      code: ErrorCode.RESOURCE_EXHAUSTED,
      status: 429,
      message: expect.stringContaining("too many streams of this organization") as string,
    });
    const [other] = await newSubOrganizationOf(root, "Olga");
    await act(other, tags, tag("one"));
    const elsewhere = watch(other, "0");
    await next(elsewhere, 1);
    await elsewhere.return();
    await Promise.all(open.map((stream) => stream.return()));
    await until(async () => {
      const stream = watch(alice, "0");
      return next(stream, 1).then(
        async () => (await stream.return(), true),
        () => false,
      );
    });
  });

  test("does not keep the service from closing, nor others from being answered", async () => {
    const own = await startService();
    const person = rootOf(own);
    await act(person, tags, tag("one"));
    const stream = watch(person, "0");
    await next(stream, 1);
    const rest = next(stream, 1000);
    rest.catch(() => {});
    await expect(person.generatedClient.whoami({ organizationId: person.organizationId })).resolves.toBeTruthy();
    const began = performance.now();
    await own.close();
    expect(performance.now() - began).toBeLessThan(5000);
    await expect(rest).rejects.toMatchObject({ code: ErrorCode.UNAVAILABLE });
  });
});

test.runIf(database === "postgres")("the stream of activities tells of what another process has done", async () => {
  const service = await startService({ postgres: true });
  const beside = await startService({ beside: service });
  try {
    const [alice] = await newSubOrganizationOf(rootOf(service), "Alice");
    const stream = watch(alice);
    const first = nextOf(stream, tags);
    await begun();
    await act(alice.through(beside), tags, tag("there"));
    expect(await first).toMatchObject({ status: "COMPLETED" });
    await stream.return();
  } finally {
    await beside.close();
    await service.close();
  }
});
