// Which pages may use an auth proxy (Fetch standard, CORS protocol), how often, and what becomes of bodies that are none.

import { ErrorCode } from "@countersign/api";
import { operations } from "@countersign/auth-proxy/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { networkOf } from "../../../service/src/net/caller-counts.js";
import { post } from "../families/sessions/session.js";
import { refusal } from "../support/refusal.js";
import { submit } from "../support/requests.js";
import { newKey } from "../support/service.js";
import { clientOf, configure, openProxyWorld, page } from "./world.js";
import type { ProxyWorld } from "./world.js";

const nobody = { apiKeys: [], authenticators: [], oauthProviders: [] };
const path = "/auth-proxy/v1/wallet_kit_config";

describe("pages", () => {
  let world: ProxyWorld;
  beforeAll(async () => void (world = await openProxyWorld()));
  afterAll(() => world.close());

  const from = async (origin: string | undefined, to = path) => {
    const headers = { "X-Auth-Proxy-Config-ID": world.configId, ...(origin !== undefined && { Origin: origin }) };
    const { status, headers: told } = await fetch(world.service.baseUrl + to, { method: "POST", headers, body: "{}" });
    return [status, told.get("Access-Control-Allow-Origin"), told.get("Vary")];
  };

  test("of origins that the organization names, exactly, read its answers, refusals too", async () => {
    const second = "https://admin.example.com:8443";
    await configure(world.root, { allowedOrigins: [page, second] });
    for (const origin of [page, second]) expect(await from(origin)).toEqual([200, origin, "Origin"]);
    expect(await from(page, "/auth-proxy/v1/account")).toEqual([400, page, "Origin"]);
    const others = [
      "https://app.example.com.evil.org",
      "http://app.example.com",
      `${page}:8443`,
      `${page}/`,
      "null",
      "",
    ];
    for (const origin of [...others, "HTTPS://APP.EXAMPLE.COM", "*"])
      expect([origin, ...(await from(origin))]).toEqual([origin, 403, null, null]);
    // Whatever sends no Origin is no page.
    expect(await from(undefined)).toEqual([200, null, null]);
    await configure(world.root, { allowedOrigins: [page] });
    expect(await from(second)).toEqual([403, null, null]);
  });

  test("of no origin at all where none is named, of any where that is said", async () => {
    await configure(world.root, { allowedOrigins: [] });
    expect(await from(page)).toEqual([403, null, null]);
    await configure(world.root, { allowedOrigins: ["*"] });
    for (const origin of [page, "null"]) expect(await from(origin)).toEqual([200, "*", "Origin"]);
    await configure(world.root, { allowedOrigins: [page] });
  });

  test("ask beforehand, with the headers that clients send", async () => {
    const { status, headers } = await fetch(world.service.baseUrl + path, {
      method: "OPTIONS",
      headers: { Origin: page, "Access-Control-Request-Method": "POST" },
    });
    expect([status, headers.get("Access-Control-Allow-Methods")]).toEqual([204, "POST"]);
    expect(headers.get("Access-Control-Allow-Headers")?.split(", ")).toEqual(
      expect.arrayContaining(["Content-Type", "X-Auth-Proxy-Config-ID", "X-Captcha-Token"]),
    );
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  test.each([
    [{ allowedOrigins: ["app.example.com"] }, "allowedOrigins.0: "],
    [{ allowedOrigins: ["https://app.example.com/path"] }, "allowedOrigins.0: "],
    [{ allowedOrigins: ["*", "https://app.example.com"] }, "allowedOrigins: * stands for all origins"],
    [{ allowedAuthMethods: ["pigeon"] }, "allowedAuthMethods"],
    [{ otpLength: 5 }, "otpLength"],
    [{ otpExpirationSeconds: 601 }, "otpExpirationSeconds"],
    [{ verificationTokenExpirationSeconds: 86_401 }, "verificationTokenExpirationSeconds"],
    [{ sessionExpirationSeconds: 31_536_001 }, "sessionExpirationSeconds"],
    [{ smsCustomizationParams: { template: "no code" } }, "smsCustomizationParams.template has no"],
    [{ otpTemplateId: "unknown" }, "emailCustomizationParams.templateId"],
    [{ emailAuthTemplateId: "any" }, "emailAuthTemplateId: "],
    [{ emailCustomizationParams: { appName: "two\nlines" } }, "emailCustomizationParams.appName"],
  ])("settings that cannot be are refused: %j", async (settings, message) => {
    const { error } = await submit(world.root, "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", settings);
    expect(error).toEqual(refusal(ErrorCode.INVALID_ARGUMENT, message));
  });

  test("nor are captchas, and senders that the deployment does not allow", async () => {
    const captcha = await submit(world.root, "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", { captchaEnabled: true });
    expect(captcha.error).toEqual(refusal(ErrorCode.UNIMPLEMENTED, "captchaEnabled: "));
    const sender = { sendFromEmailAddress: "ceo@bank.example" };
    const { error } = await submit(world.root, "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", sender);
    expect(error).toEqual(refusal(ErrorCode.PERMISSION_DENIED, "sendFromEmailAddress: "));
  });

  test("that send what is no request learn what is wrong with it, and nothing of the service", async () => {
    const headers = { "X-Auth-Proxy-Config-ID": world.configId, Origin: page };
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"text"',
      '{"a":1}',
      '{"__proto__":{}}',
      '{"contact":"a","contact":"b"}',
      "[".repeat(2000),
    ];
    for (const { path: at, name } of operations) {
      for (const body of bodies) {
        const { status, body: answer } = await post(world.service, at, body, headers);
        const takesNothing = body === "" && name.startsWith("getWalletKit");
        const expected = takesNothing ? [200, undefined] : [400, ErrorCode.INVALID_ARGUMENT];
        expect([name, body, status, answer["code"]]).toEqual([name, body, ...expected]);
      }
      const large = await post(world.service, at, JSON.stringify({ a: "x".repeat(70_000) }), headers);
      expect(large).toMatchObject({ status: 413, body: { code: ErrorCode.INVALID_ARGUMENT } });
      const { status } = await fetch(world.service.baseUrl + at, { headers });
      expect(status).toBe(405);
    }
  });
});

test("each address has so many requests and starts in a minute, and all of them so many starts", async () => {
  const limits = {
    "authProxy.perAddress": "12",
    "authProxy.startsPerAddress": "3",
    "authProxy.startsPerOrganization": "5",
  };
  const world = await openProxyWorld({}, { config: { ...limits, behindProxy: true } });
  try {
    const ask = (address: string, to: string, body: object) =>
      post(world.service, `/auth-proxy/v1/${to}`, body, {
        "X-Auth-Proxy-Config-ID": world.configId,
        "X-Forwarded-For": address,
      });
    const apiKeys = () => [{ apiKeyName: "Phone", publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }];
    const start = async (address: string) =>
      (await ask(address, "signup_v2", { ...nobody, apiKeys: apiKeys() })).status;
    const starts = async (...addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await start(address));
      return statuses;
    };
    expect(await starts("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1")).toEqual([200, 200, 200, 429]);
    // Neighbours in one network of IPv6 are one caller.
    expect(await starts("2001:db8::1", "2001:db8::2", "2001:db8::3", "198.51.100.7")).toEqual([200, 200, 429, 429]);
    const reads: number[] = [];
    for (let count = 0; count < 9; count++) reads.push((await ask("192.0.2.1", "wallet_kit_config", {})).status);
    expect(reads).toEqual([...Array<number>(8).fill(200), 429]);
    const refused = await ask("192.0.2.1", "wallet_kit_config", {});
    expect(refused.body).toEqual(refusal(ErrorCode.RESOURCE_EXHAUSTED, "too many requests to this auth proxy"));
    expect((await ask("203.0.113.9", "wallet_kit_config", {})).status).toBe(200);
    await expect(clientOf(world.service, world.configId).getWalletKitConfig({})).resolves.toBeDefined();
  } finally {
    await world.close();
  }
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", networkOf("2001:db8:1:2::")],
  ["2001:db8:1:2::1%eth0", networkOf("2001:db8:1:2::")],
  ["64:ff9b::c000:201", "192.0.2.1"],
  ["192.0.2.1:51234", "192.0.2.1"],
  ["[2001:db8:1:2::1]:51234", networkOf("2001:db8:1:2::")],
  ["not an address", "not an address"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
