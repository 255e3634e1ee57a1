import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openBeside, rewrite } from "../../support/authority.js";
import type { Store } from "../../../../service/src/store/store.js";
import { newSubOrganization, newUser, Person, rootOf } from "../../support/people.js";
import { act } from "../../support/requests.js";
import { entryOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openSession, post, whoamiBy } from "./session.js";

describe("sessions that read", () => {
  let service: RunningService;
  let store: Store;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    store = await openBeside(service);
    root = rootOf(service);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });
  afterEach(() => void vi.useRealTimers());

  const kept = ({ organizationId, userId }: Person) =>
    store.database
      .selectFrom("sessions")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute();

  test("a session tells whose it is, where, and until when, and lasts an hour", async () => {
    const before = Date.now();
    const { session, sessionExpiry, ...rest } = await openSession(root);
    const { organizationName, username } = await root.client.getWhoami({ organizationId: root.organizationId });
    expect(rest).toEqual({
      organizationId: root.organizationId,
      organizationName,
      userId: root.userId,
      username,
    });
    expect(session).toMatch(/^[\w-]{43}$/);
    expect(Number(sessionExpiry)).toBeGreaterThanOrEqual(Math.floor(before / 1000) + 3600);
    expect(Number(sessionExpiry)).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 3600);
  });

  test("any user may open one without a policy; each is another", async () => {
    const bob = await newUser(root);
    const one = await openSession(bob);
    const other = await openSession(bob);
    expect(one.session).not.toBe(other.session);
    for (const { session } of [one, other]) {
      expect(await whoamiBy(service, root.organizationId, session)).toMatchObject({
        status: 200,
        body: { userId: bob.userId },
      });
    }
  });

  test("of the token nothing is kept but its SHA-256, and only the first answer shows it", async () => {
    const bob = await newUser(root);
    const body = JSON.stringify(bob.request("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}));
    const stamped = await bob.client.stampCreateReadOnlySession(JSON.parse(body));
    const send = () =>
      post(service, "/public/v1/submit/create_read_only_session", stamped.body, {
        [stamped.stamp.stampHeaderName]: stamped.stamp.stampHeaderValue,
      });
    const resultOf = ({ body }: Awaited<ReturnType<typeof send>>) => {
      const { activity } = body as { activity: { id: string; result: Record<string, { session: string }> } };
      return { id: activity.id, result: entryOf(activity.result, "createReadOnlySessionResult") };
    };
    const first = resultOf(await send());
    const again = resultOf(await send());
    const { session } = first.result;
    expect(again).toEqual({ id: first.id, result: { ...first.result, session: "" } });
    const { activity } = await bob.client.getActivity({ organizationId: bob.organizationId, activityId: first.id });
    expect(activity.result.createReadOnlySessionResult).toEqual(again.result);

    const rows = await kept(bob);
    expect(rows).toMatchObject([{ token_hash: createHash("sha256").update(session).digest("hex") }]);
    const written = [rows, await store.database.selectFrom("activities").selectAll().execute(), service.logs];
    expect(JSON.stringify(written)).not.toContain(session);
  });

  test("end with a credential of their user that is deleted, and with a login that ends sessions; others' go on", async () => {
    const [bob, eve] = [await newUser(root), await newUser(root)];
    const { organizationId, userId } = bob;
    const others = await openSession(eve);
    const reads = async ({ session }: { readonly session: string }) =>
      (await whoamiBy(service, organizationId, session)).status;
    const key = newKey();
    const logIn = (more: object = {}) => act(bob, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: key.publicKey, ...more });

    await logIn();
    const stolen = await openSession(new Person(service, key, bob));
    await logIn();
    expect(await reads(stolen)).toBe(200);
    const { apiKeys } = await bob.generatedClient.getApiKeys({ organizationId, userId });
    const apiKeyIds = apiKeys.flatMap(({ apiKeyId, credential }) =>
      credential.publicKey === key.publicKey ? apiKeyId : [],
    );
    await act(bob, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds });
    expect(await reads(stolen)).toBe(401);

    const next = await openSession(bob);
    await logIn({ invalidateExisting: true });
    expect(await reads(next)).toBe(401);
    expect(await reads(others)).toBe(200);
  });

  test("of eleven sessions of a user the oldest ends, and other users keep theirs", async () => {
    const bob = await newUser(root);
    const eve = await newUser(root);
    const others = await openSession(eve);
    const sessions: string[] = [];
    for (let count = 0; count < 11; count++) {
      // Sessions of the same millisecond are equally old.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1 });
      sessions.push((await openSession(bob)).session);
    }
    const statuses = [];
    for (const session of sessions) {
      statuses.push((await whoamiBy(service, root.organizationId, session)).status);
    }
    expect(statuses).toEqual([401, ...sessions.slice(1).map(() => 200)]);
    expect(await whoamiBy(service, root.organizationId, others.session)).toMatchObject({ status: 200 });
  });

  test("a user who opens many at once has ten as well", async () => {
    const bob = await newUser(root);
    await Promise.all(Array.from({ length: 30 }, () => openSession(bob)));
    expect(await kept(bob)).toHaveLength(10);
  });

  test("sessions that have expired are removed when another is opened, in their own organization only", async () => {
    const child = await newSubOrganization(root);
    const bob = await newUser(root);
    await openSession(bob);
    await openSession(child);
    await rewrite(store, (database) => database.updateTable("sessions").set({ expires_at: Date.now() }).execute());
    const { session } = await openSession(root);
    expect(await kept(bob)).toEqual([]);
    expect(await kept(child)).toHaveLength(1);
    expect(await whoamiBy(service, root.organizationId, session)).toMatchObject({ status: 200 });
  });
});
