// What the key of an auth proxy is good for, in the hands of somebody who has it and whatever policies say; and what the id
// of its configuration is good for, which everybody has.

import { ErrorCode, activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { operations as proxied } from "@countersign/auth-proxy/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../../../service/src/policy/decide.js";
import { isForAuthProxy } from "../../../service/src/organizations/auth-proxy.js";
import { allow, organizationOf, proposalBy } from "../policy/organization.js";
import { post } from "../families/sessions/session.js";
import { createAuthenticator } from "../support/authenticator.js";
import { inDatabase } from "../support/database.js";
import { refusal } from "../support/refusal.js";
import { act } from "../support/requests.js";
import { present } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import { stampOf } from "../support/stamp.js";
import { openProxyWorld } from "./world.js";
import type { ProxyWorld } from "./world.js";
import { rewrite } from "../support/authority.js";

const forProxy = ["createSubOrganization", "initOtp", "oauth2Authenticate", "oauthLogin", "otpLogin", "verifyOtp"];
const kinds = Object.entries(activityKinds) as [ActivityType, (typeof activityKinds)[ActivityType]][];
const rightOf = ({ resource, action }: { readonly resource: string; readonly action: string }) =>
  `${resource}/${action}`;

test("its operations carry OTP/CREATE, OTP/VERIFY, AUTH/CREATE and ORGANIZATION/CREATE, and nothing else", () => {
  expect(
    operations
      .map(({ name }) => name)
      .filter(isForAuthProxy)
      .sort(),
  ).toEqual(forProxy);
  const rights = kinds.filter(([, { family }]) => forProxy.includes(family)).map(([, kind]) => rightOf(kind));
  expect([...new Set(rights)].sort()).toEqual(["AUTH/CREATE", "ORGANIZATION/CREATE", "OTP/CREATE", "OTP/VERIFY"]);
});

test("policies that allow everything, and a seat in the root quorum, allow its user nothing beyond these four", () => {
  const rights = ["OTP/CREATE", "OTP/VERIFY", "AUTH/CREATE", "ORGANIZATION/CREATE"];
  const proxy = { configId: "c", userId: "proxy", publicKey: "key of proxy", settings: {} };
  const people = [
    { id: "proxy", root: true },
    { id: "ada", root: true },
  ];
  const organization = { ...organizationOf(people, 1, [allow()]), authProxy: proxy };
  const bare = { ...organizationOf([{ id: "proxy" }], 1, []), authProxy: proxy };
  for (const [type, kind] of kinds) {
    const outcome = rights.includes(rightOf(kind)) ? "allow" : "deny";
    const asked = { ...proposalBy(["proxy"]), type };
    expect([type, decide(organization, asked).outcome]).toEqual([type, outcome]);
    // Nor does it need any.
    expect([type, decide(bare, asked).outcome]).toEqual([type, outcome]);
  }
});

describe("with the key of a proxy", () => {
  let world: ProxyWorld;
  let thief: ApiKeyPair;
  beforeAll(async () => {
    world = await openProxyWorld();
    const { userId } = world.root;
    thief = newKey();
    // Custody gives no key away: this one has taken its place.
    await inDatabase(world.service, (store) =>
      rewrite(store, async (database) => {
        const { publicKey: public_key } = thief;
        await database.updateTable("auth_proxies").set({ public_key }).execute();
        await database.updateTable("api_keys").set({ public_key }).where("user_id", "=", world.userId).execute();
      }),
    );
    await act(world.root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Everybody does everything",
      effect: "EFFECT_ALLOW",
      condition: "true",
      consensus: "true",
      notes: "",
    });
    await act(world.root, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 1, userIds: [userId, world.userId] });
  });
  afterAll(() => world.close());

  const ask = async (key: ApiKeyPair, operation: (typeof operations)[number]) => {
    const [type] = kinds.find(([, { family }]) => family === operation.name) ?? [];
    const { organizationId } = world.root;
    const submitted = { type, timestampMs: String(Date.now()), parameters: {} };
    const body = JSON.stringify({ organizationId, ...(type !== undefined && submitted) });
    return post(world.service, operation.path, body, await stampOf(key, body));
  };
  const denied = "the auth proxy's user only makes the proxy's own requests, with the proxy's own key";

  test("every operation of the API but its five is refused", async () => {
    const open: string[] = [];
    for (const operation of operations) {
      const { status, body } = await ask(thief, operation);
      if (status === 403 && body["message"] === denied) continue;
      open.push(operation.name);
      // What is wrong with the empty parameters.
      expect([operation.name, status, body["code"]]).toEqual([operation.name, 400, ErrorCode.INVALID_ARGUMENT]);
    }
    expect(open.sort()).toEqual(forProxy);
  });

  test("no other credential of its user opens anything, were one added", async () => {
    const other = newKey();
    const authenticator = createAuthenticator({ origin: "https://app.example.com" });
    const { challenge, attestation } = authenticator.register();
    await act(world.root, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
      userId: world.userId,
      apiKeys: [{ apiKeyName: "Other", publicKey: other.publicKey, curveType: "API_KEY_CURVE_P256" }],
    });
    await act(world.root, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
      userId: world.userId,
      authenticators: [{ authenticatorName: "Other", challenge, attestation }],
    });
    for (const operation of operations) {
      expect([operation.name, (await ask(other, operation)).body["message"]]).toEqual([operation.name, denied]);
    }
    const body = JSON.stringify({ organizationId: world.root.organizationId });
    const headers = { "X-Stamp-Webauthn": authenticator.stamp(body) };
    expect(await post(world.service, "/public/v1/query/whoami", body, headers)).toMatchObject({
      status: 403,
      body: { message: denied },
    });
  });
});

describe("with the id of a configuration alone", () => {
  let world: ProxyWorld;
  beforeAll(async () => void (world = await openProxyWorld()));
  afterAll(() => world.close());

  test("every operation of the API is refused like any other request without a stamp", async () => {
    const headers = { "X-Auth-Proxy-Config-ID": world.configId, Origin: "https://app.example.com" };
    for (const { path } of operations) {
      const { status, body } = await post(world.service, path, { organizationId: world.root.organizationId }, headers);
      expect([path, status, body["code"]]).toEqual([path, 401, ErrorCode.UNAUTHENTICATED]);
    }
  });

  test("below the proxy's path there are its thirteen operations and nothing else", async () => {
    const headers = { "X-Auth-Proxy-Config-ID": world.configId };
    const own = proxied.map(({ path }) => path);
    expect(own).toHaveLength(13);
    const others = operations.flatMap(({ path }) => [path, path.split("/").at(-1)]);
    for (const path of others.map((path) => `/auth-proxy/v1/${path}`.replace("//", "/"))) {
      if (own.includes(path)) continue;
      const { status } = await post(world.service, path, { organizationId: world.root.organizationId }, headers);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test("an id that is no proxy's, and none at all, get one and the same answer", async () => {
    const strange = [
      "98f710cf-d548-46bc-b025-7b664fd0fd97",
      world.root.organizationId,
      "",
      "x".repeat(4000),
      "' or 1=1",
    ];
    const answers = new Set<string>();
    for (const { path } of proxied) {
      answers.add(JSON.stringify(await post(world.service, path, {})));
      for (const id of strange) {
        answers.add(JSON.stringify(await post(world.service, path, {}, { "X-Auth-Proxy-Config-ID": id })));
      }
    }
    expect(answers.size).toBe(1);
    const [only] = [...answers].map((answer) => JSON.parse(answer) as { status: number; body: object });
    expect(present(only)).toEqual({
      status: 401,
      body: refusal(ErrorCode.UNAUTHENTICATED, "no auth proxy has this id"),
    });
  });

  test("an organization that is below another has none", async () => {
    const { organizationId } = await world.client.signupV2({
      apiKeys: [{ apiKeyName: "Phone", publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }],
      authenticators: [],
      oauthProviders: [],
    });
    const headers = { "X-Auth-Proxy-Config-ID": organizationId };
    expect(await post(world.service, "/auth-proxy/v1/wallet_kit_config", {}, headers)).toMatchObject({ status: 401 });
  });
});
