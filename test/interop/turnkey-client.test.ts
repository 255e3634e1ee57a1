// The npm client @turnkey/http with its API key stamper, unmodified, against the mock and a service on real sockets.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { apiKeyStamper, createClient, isKnownActivity } from "@countersign/api";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";
import type { Handler } from "@countersign/api/server";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { createActivityPoller, TurnkeyActivityError, TurnkeyClient, TurnkeyRequestError } from "@turnkey/http";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { cases, parserOf } from "../api/operations.js";
import type { Json } from "../api/operations.js";
import { serving } from "../api/serving.js";
import { entryOf, firstOf, present } from "../service/support/results.js";
import { packagePaths, surface } from "../surface/surface.js";
import { ecKeyPair, isSigned, readStamp } from "./stamps.js";

const key = ecKeyPair("prime256v1");
const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });

interface Seen {
  readonly path: string;
  readonly stamp: string;
  readonly bytes: Uint8Array;
}

const seen: Seen[] = [];

/** The handler, with every request that it reads written down. */
function noting(handler: Handler): Handler {
  const noted = (request: Parameters<Handler>[0]) =>
    handler({
      ...request,
      body: async (limit) => {
        const bytes = await request.body(limit);
        seen.push({ path: request.path, stamp: request.header("X-Stamp") ?? "", bytes });
        return bytes;
      },
    });
  return Object.assign(noted, { routes: handler.routes });
}

const server = createServer(toNodeListener(noting(createMock())));
let client: TurnkeyClient;
let baseUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = new TurnkeyClient({ baseUrl }, stamper);
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Call = (input: object) => Promise<Json>;

/** Its operations with the path that the code of each one names; `stampX` only makes a request, `X` sends it. */
const operations = Object.entries(new TurnkeyClient({ baseUrl: "http://127.0.0.1" }, stamper))
  .filter(([name, value]) => typeof value === "function" && !name.startsWith("stamp"))
  .map(([name, value]) => [name, /"(\/public\/v1\/[^"]+)"/.exec(String(value))?.[1] ?? ""] as const);

/** Bodies of the types that its own types ask for. */
const bodyFor = (path: string): { body: Json; response: string } => {
  const type = surface.operations[path]?.activityType;
  const found = cases.find((one) => one.path === path && one.type === type);
  if (!found) throw new Error(`no case for ${path} with ${type}`);
  return found;
};

test("it has a method for each of the 78 operations of the surface", () => {
  expect(operations.map(([, path]) => path).sort()).toEqual(packagePaths);
  expect(operations).toHaveLength(78);
});

test.each(operations)(
  "%s gets a valid answer from the mock, and its stamp covers the bytes that it sends",
  async (name, path) => {
    const { body, response } = bodyFor(path);
    const answer = await (Reflect.get(client, name) as Call)(body);
    expect(parserOf(response)(answer)).toEqual({ ok: true, value: answer });
    const [request] = seen;
    expect(request?.path).toBe(path);
    expect(Buffer.from(present(request, "request").bytes).toString("utf8")).toBe(JSON.stringify(body));
    const stamp = readStamp(present(request, "request").stamp);
    expect(stamp.publicKey).toBe(key.publicKey);
    expect(isSigned("prime256v1", stamp, present(request, "request").bytes)).toBe(true);
    expect(isSigned("prime256v1", stamp, Buffer.concat([present(request, "request").bytes, Buffer.from(" ")]))).toBe(
      false,
    );
  },
);

test("our own stamper makes stamps of the same kind", async () => {
  const ours = createClient({ baseUrl, stamper: apiKeyStamper(key) });
  await ours.whoami({ organizationId: "our-organization" });
  await client.getWhoami({ organizationId: "our-organization" });
  const [own, theirs] = seen.map(({ stamp }) => readStamp(stamp));
  expect(seen.map(({ stamp, bytes }) => isSigned("prime256v1", readStamp(stamp), bytes))).toEqual([true, true]);
  expect(Object.keys(present(own, "own")).sort()).toEqual(Object.keys(present(theirs, "theirs")).sort());
  expect([own?.publicKey, own?.scheme]).toEqual([theirs?.publicKey, theirs?.scheme]);
  expect(seen[0]?.bytes).toEqual(seen[1]?.bytes);
});

test("a request that it stamps for somebody else to send is taken too", async () => {
  const { url, body, stamp } = await client.stampGetWhoami({ organizationId: "our-organization" });
  const headers = { [stamp.stampHeaderName]: stamp.stampHeaderValue };
  const response = await fetch(url, { method: "POST", headers, body });
  expect(await response.json()).toMatchObject({ organizationId: "our-organization" });
});

test("what is wrong with a request comes to its user with code, message and details", async () => {
  const error: unknown = await client
    .getUser({ organizationId: "our-organization", userId: 5 as never })
    .catch((e: unknown) => e);
  expect(error).toBeInstanceOf(TurnkeyRequestError);
  const { code, message, details } = error as TurnkeyRequestError;
  expect([code, message]).toEqual([3, expect.stringContaining("/userId: expected string")]);
  expect(details).toHaveLength(1);
});

describe("its poller", () => {
  const { body, answer } = present(
    cases.find(({ method }) => method === "createPrivateKeys"),
    "the case",
  );
  const input = body as unknown as Parameters<TurnkeyClient["createPrivateKeys"]>[0];

  test("returns a completed activity of the mock at once", async () => {
    const poll = createActivityPoller({ client, requestFn: client.createPrivateKeys, refreshIntervalMs: 1 });
    const activity = await poll(input);
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(activity.result.createPrivateKeysResultV2?.privateKeys.length).toBeGreaterThan(0);
    expect(seen).toHaveLength(1);
  });

  /** A service whose activity has these statuses, one after the other. */
  async function serviceWith(...statuses: string[]): Promise<{ poll: () => Promise<unknown>; reads: () => number }> {
    let reads = 0;
    const activity = (status: string) => ({ ...(answer["activity"] as Json), status }) as never;
    const service = await serving("node:http", {
      createPrivateKeys: () => ({ activity: activity(firstOf(statuses)) }),
      getActivity: () => ({ activity: activity(entryOf(statuses, Math.min(++reads, statuses.length - 1))) }),
    });
    onTestFinished(() => service.close());
    const poller = new TurnkeyClient({ baseUrl: service.url }, stamper);
    const poll = createActivityPoller({ client: poller, requestFn: poller.createPrivateKeys, refreshIntervalMs: 1 });
    return { poll: () => poll(input), reads: () => reads };
  }

  test("reads a pending activity until it is completed", async () => {
    const pending = "ACTIVITY_STATUS_PENDING";
    const { poll, reads } = await serviceWith(pending, pending, pending, "ACTIVITY_STATUS_COMPLETED");
    const activity = (await poll()) as Parameters<typeof isKnownActivity>[0];
    expect([activity.status, isKnownActivity(activity)]).toEqual(["ACTIVITY_STATUS_COMPLETED", true]);
    expect(reads()).toBe(3);
  });

  test.each(["ACTIVITY_STATUS_FAILED", "ACTIVITY_STATUS_REJECTED", "ACTIVITY_STATUS_CONSENSUS_NEEDED"])(
    "ends with its own error when the activity is %s",
    async (status) => {
      const { poll } = await serviceWith("ACTIVITY_STATUS_PENDING", status);
      const error: unknown = await poll().catch((e: unknown) => e);
      expect(error).toBeInstanceOf(TurnkeyActivityError);
      expect(error).toMatchObject({ activityStatus: status, activityType: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2" });
    },
  );
});
