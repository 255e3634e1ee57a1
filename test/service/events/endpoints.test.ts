// Webhook endpoints: several receivers of one organization, each with a queue of its own.

import { ErrorCode } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newSubOrganization, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";
import { refusal } from "../support/refusal.js";
import { act, submit } from "../support/requests.js";
import { resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const times = (count: number) => Array.from({ length: count }, () => ({ eventType: "ACTIVITY_UPDATES" }));

describe("webhook endpoints", () => {
  let service: RunningService;
  let parent: Person;
  let root: Person;
  const receivers: Receiver[] = [];
  beforeAll(async () => {
    service = await startService({
      config: { "webhooks.allowPrivateTargets": true, "webhooks.firstRetryMs": "20", "limits.webhookEndpoints": "4" },
    });
    parent = rootOf(service);
    root = await newSubOrganization(parent, "Branch");
  });
  afterAll(() => service.close());
  afterEach(async () => {
    for (const by of [parent, root]) for (const { endpointId } of await listed(by)) await remove(by, endpointId);
    for (const receiver of receivers.splice(0)) await receiver.close();
  });

  const receiver = async (status = 200) => {
    const made = await startReceiver(() => status);
    receivers.push(made);
    return made;
  };
  const create = async (by: Person, url: string, more: object = {}) => {
    const activity = await act(by, "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", { url, name: "Ledger", ...more });
    return resultOf(activity, "createWebhookEndpointResult");
  };
  const update = (by: Person, endpointId: string, changes: object) =>
    act(by, "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", { endpointId, ...changes });
  const remove = (by: Person, endpointId: string) => act(by, "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", { endpointId });
  const listed = async ({ key, organizationId }: Person) =>
    (await service.as(key).listWebhookEndpoints({ organizationId })).webhookEndpoints;
  const rename = (by: Person) =>
    act(by, "ACTIVITY_TYPE_UPDATE_USER_NAME", { userId: by.userId, userName: crypto.randomUUID() });
  const idsOf = ({ deliveries }: Receiver) => deliveries.map(({ body }) => (JSON.parse(body) as Activity).id);
  const got = (at: Receiver, ...activities: readonly Activity[]) =>
    at.until(() => activities.every(({ id }) => idsOf(at).includes(id)));

  test("are told of the activities of their organization, a parent's of its sub-organizations too", async () => {
    const [first, second, above, feature] = [await receiver(), await receiver(), await receiver(), await receiver()];
    const { endpointId, webhookEndpoint } = await create(root, first.url);
    expect(webhookEndpoint).toEqual({
      endpointId,
      organizationId: root.organizationId,
      url: first.url,
      name: "Ledger",
      isActive: true,
      subscriptions: [{ eventType: "ACTIVITY_UPDATES" }],
    });
    const other = await create(root, second.url, { name: "Audit", subscriptions: [{ eventType: "ACTIVITY_UPDATES" }] });
    await create(parent, above.url);
    const name = "FEATURE_NAME_WEBHOOK";
    await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value: feature.url });
    expect((await listed(root)).map((each) => each.endpointId)).toEqual([endpointId, other.endpointId]);
    const activities = [await rename(root), await rename(root), await rename(root)];
    for (const at of [first, second, above, feature]) await got(at, ...activities);
    const order = activities.map(({ id }) => id);
    for (const at of [first, second, above, feature]) {
      expect(idsOf(at).filter((id) => order.includes(id))).toEqual(order);
    }
    expect(first.deliveries[0]?.headers["x-turnkey-organization-id"]).toBe(root.organizationId);
    expect(above.deliveries.at(-1)?.headers["x-turnkey-organization-id"]).toBe(parent.organizationId);
    const own = await rename(parent);
    await got(above, own);
    expect(idsOf(first)).not.toContain(own.id);
    await act(root, "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { name });
    const later = await rename(root);
    await got(first, later);
    expect(idsOf(feature)).not.toContain(later.id);
  });

  test("do not wait for one another, and deletion ends what waits", async () => {
    const [down, up] = [await receiver(503), await receiver()];
    const { endpointId } = await create(root, down.url);
    await create(root, up.url);
    const activities = [await rename(root), await rename(root), await rename(root)];
    await got(up, ...activities);
    await down.until(() => down.deliveries.length > 1);
    // The oldest alone is tried, again and again.
    expect(new Set(idsOf(down)).size).toBe(1);
    await remove(root, endpointId);
    await vi.waitFor(async () => {
      const before = down.deliveries.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(down.deliveries).toHaveLength(before);
    });
  });

  test("that are switched off are told nothing, and on again what happens from then on", async () => {
    const at = await receiver();
    const { endpointId } = await create(root, at.url);
    await got(at, await rename(root));
    const off = await update(root, endpointId, { isActive: false });
    expect(resultOf(off, "updateWebhookEndpointResult").webhookEndpoint).toMatchObject({ endpointId, isActive: false });
    const missed = await rename(root);
    await update(root, endpointId, { isActive: true, name: "Renamed" });
    const later = await rename(root);
    await got(at, later);
    expect(idsOf(at)).not.toContain(missed.id);
    expect(idsOf(at)).not.toContain(off.id);
    expect((await listed(root))[0]).toMatchObject({ name: "Renamed", url: at.url, isActive: true });
    const elsewhere = await receiver();
    await update(root, endpointId, { url: elsewhere.url });
    await got(elsewhere, await rename(root));
  });

  test("with a subscription that is switched off are told nothing", async () => {
    const [quiet, at] = [await receiver(), await receiver()];
    await create(root, quiet.url, { subscriptions: [{ eventType: "ACTIVITY_UPDATES", isActive: false }] });
    await create(root, at.url);
    await got(at, await rename(root));
    expect(quiet.deliveries).toEqual([]);
  });

  test("with URLs, events or filters that cannot be, and beyond the limit, are refused", async () => {
    const url = "https://hooks.example.com/";
    const name = "Ledger";
    const type = "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT";
    for (const [parameters, message] of [
      [{ url: "ftp://hooks.example.com/", name }, "the URL of a webhook must be absolute"],
      [{ url: "https://ada:secret@hooks.example.com/", name }, "must not contain a user name or password"],
      [{ url: "hooks", name }, "the URL of a webhook must be absolute"],
      [{ url, name: "" }, "name"],
      [{ url: `https://hooks.example.com/${"x".repeat(2048)}`, name }, "url"],
      [
        { url, name, subscriptions: [{ eventType: "BALANCE_CONFIRMED_UPDATES" }] },
        "/parameters/subscriptions/0/eventType: expected ACTIVITY_UPDATES",
      ],
      [{ url, name, subscriptions: times(2) }, "subscriptions.1.eventType: "],
      [
        { url, name, subscriptions: [{ eventType: "ACTIVITY_UPDATES", filtersJson: '{"a":1}' }] },
        "subscriptions.0.filtersJson: there are no filters",
      ],
      [{ url, name, subscriptions: times(11) }, "subscriptions"],
    ] as const) {
      expect((await submit(root, type, parameters)).error, message).toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, message),
      );
    }
    expect(await listed(root)).toEqual([]);
    const subscriptions = [{ eventType: "ACTIVITY_UPDATES", filtersJson: "{}" }];
    for (let count = 0; count < 4; count++) await create(root, url, { subscriptions });
    expect((await submit(root, type, { url, name })).error).toEqual(refusal(ErrorCode.RESOURCE_EXHAUSTED));
  });

  test("are registered, changed and deleted as policies say, in their organization alone", async () => {
    const noor = await newUser(root, { userName: "Noor" });
    const url = "https://hooks.example.com/";
    const [mine, other] = [await create(root, url), await create(root, url)];
    const theirs = await create(parent, url);
    const policy = async (condition: string) =>
      resultOf(
        await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
          policyName: crypto.randomUUID(),
          effect: "EFFECT_ALLOW",
          condition,
        }),
        "createPolicyResult",
      ).policyId;
    const change = (endpointId: string, by: Person = noor) =>
      submit(by, "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", { endpointId, name: "Hers" });
    expect((await change(mine.endpointId)).error).toEqual(refusal(ErrorCode.PERMISSION_DENIED));
    const policyId = await policy(
      `activity.resource == 'WEBHOOK_ENDPOINT' && webhook_endpoint.id == '${mine.endpointId}'`,
    );
    expect((await change(mine.endpointId)).status).toBe(200);
    expect((await change(other.endpointId)).error).toEqual(refusal(ErrorCode.PERMISSION_DENIED));
    expect((await change(theirs.endpointId, root)).error).toEqual(refusal(ErrorCode.NOT_FOUND, "endpointId: "));
    expect((await change(mine.endpointId, parent.within(root))).error).toEqual(refusal(ErrorCode.PERMISSION_DENIED));
    const deletion = { endpointId: theirs.endpointId };
    expect((await submit(root, "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", deletion)).error).toEqual(
      refusal(ErrorCode.NOT_FOUND, "endpointId: "),
    );
    expect(await listed(parent.within(root))).toEqual(await listed(root));
    await act(root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
  });
});

test("webhook endpoints go over https to public addresses, unless the operator allows others", async () => {
  const service = await startService();
  try {
    const root = rootOf(service);
    for (const [url, message] of [
      ["http://hooks.example.com/", "url: the URL of a webhook endpoint must be one of https"],
      ["https://127.0.0.1/", "the URL of a webhook"],
      ["https://[::1]/", "the URL of a webhook"],
      ["https://10.0.0.1/", "the URL of a webhook"],
      ["https://hooks.example.com:22/", "the URL of a webhook"],
    ] as const) {
      const parameters = { url, name: "Ledger" };
      expect((await submit(root, "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", parameters)).error, url).toEqual(
        refusal(ErrorCode.INVALID_ARGUMENT, message),
      );
    }
    const url = "https://hooks.example.com/";
    const made = await act(root, "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", { url, name: "Ledger" });
    const { endpointId } = resultOf(made, "createWebhookEndpointResult");
    const parameters = { endpointId, url: "https://169.254.169.254/" };
    expect((await submit(root, "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT", parameters)).error).toEqual(
      refusal(ErrorCode.INVALID_ARGUMENT, "the URL of a webhook"),
    );
    await act(root, "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT", { endpointId });
  } finally {
    await service.close();
  }
});
