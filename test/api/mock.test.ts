// The mock server on a real socket: valid answers to every operation in every version, the same ones every time.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { activityKinds, createClient, waitForActivity } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entryOf, present } from "../service/support/results.js";
import { cases, examples, parserOf } from "./operations.js";
import type { Json } from "./operations.js";

async function started(seed?: number): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(toNodeListener(createMock(seed === undefined ? {} : { seed })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

let [mock, twin, stranger]: Awaited<ReturnType<typeof started>>[] = [];
beforeAll(async () => {
  [mock, twin, stranger] = await Promise.all([started(), started(0), started(7)]);
});
afterAll(async () => {
  await Promise.all([mock?.close(), twin?.close(), stranger?.close()]);
});

async function post(
  server: { url: string } | undefined,
  path: string,
  body: unknown,
): Promise<{ status: number; text: string }> {
  const response = await fetch(present(server, "server").url + path, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

describe.each(cases.map((one) => [one.method, one] as const))("%s", (_, { path, type, body, response }) => {
  test("is answered with valid data, of its own type and completed where it is an activity", async () => {
    const { status, text } = await post(mock, path, body);
    expect(status).toBe(200);
    const answer = JSON.parse(text) as Json;
    expect(parserOf(response)(answer)).toEqual({ ok: true, value: answer });
    if (type === undefined) return;
    const { intentKey, resultKey } = activityKinds[type as ActivityType];
    const activity = answer["activity"] as Activity;
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    if (resultKey === undefined) return;
    expect(activity.type).toBe(type);
    expect(activity.organizationId).toBe(body["organizationId"]);
    expect(activity.intent).toEqual({ [intentKey]: body["parameters"] });
    expect(Object.keys(activity.result)).toEqual([resultKey]);
  });

  test("gets the same bytes for the same request and seed", async () => {
    const [one, again, same] = await Promise.all([mock, mock, twin].map((server) => post(server, path, body)));
    expect(again).toEqual(one);
    expect(same).toEqual(one);
  });
});

test("another seed gives other data, wherever an answer is more than what was asked for", async () => {
  const alike: string[] = [];
  for (const { method, path, body } of cases) {
    const [one, other] = await Promise.all([mock, stranger].map((server) => post(server, path, body)));
    if (present(one, "one").text === present(other, "other").text) alike.push(method);
  }
  // Their answers contain ids of the request, examples of strings, and at most one choice of a value or a list's length.
  expect(
    alike.filter(
      (method) =>
        ![
          "getPolicy",
          "getOauth2Credential",
          "getSessionProfile",
          "getSmartContractInterface",
          "getVoteExpiry",
          "listDelays",
          "getAttestation",
          "listLogRecords",
          "whoami",
        ].includes(method),
    ),
  ).toEqual([]);
});

test.each(examples.map((example) => [example.name, example] as const))(
  "the example %s is answered",
  async (_, example) => {
    const { status } = await post(mock, example.path, example.request);
    expect(status).toBe(200);
  },
);

test.each([
  ["get_user", "user", "userId"],
  ["get_wallet", "wallet", "walletId"],
  ["get_policy", "policy", "policyId"],
  ["get_private_key", "privateKey", "privateKeyId"],
  ["get_api_key", "apiKey", "apiKeyId"],
  ["get_authenticator", "authenticator", "authenticatorId"],
])("%s answers with the %s whose %s was asked for", async (query, record, id) => {
  const { text } = await post(mock, `/public/v1/query/${query}`, {
    organizationId: "our-organization",
    [id]: "the-one",
  });
  expect(entryOf(JSON.parse(text) as Record<string, Json>, record)[id]).toBe("the-one");
});

test("get_activity answers with the activity whose id was asked for, so that it can be waited for", async () => {
  const client = createClient({ baseUrl: present(mock, "mock").url });
  const { activity } = await client.getActivity({ organizationId: "our-organization", activityId: "the-one" });
  expect([activity.organizationId, activity.id]).toEqual(["our-organization", "the-one"]);
  const { outcome } = await waitForActivity(client, activity, { timeoutMs: 200, intervalMs: 20 });
  expect(outcome).not.toBe("unknown");
});

test("requests are checked as by a real server", async () => {
  const wrong = await post(mock, "/public/v1/query/get_user", { organizationId: "o", userId: 5 });
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([400, expect.objectContaining({ code: 3 })]);
  expect((await post(mock, "/public/v1/query/get_nothing", {})).status).toBe(404);
});
