// How seldom an issuer is asked for its keys, and what becomes of tokens when its keys change or it is gone.
import { ErrorCode } from "@countersign/api";

import { afterEach, describe, expect, test, vi } from "vitest";
import type { Settings } from "../../../service/src/config/settings.js";
import { createIdentityTokens } from "../../../service/src/oidc/issuer-tokens.js";
import { serveHttp } from "../events/sockets.js";
import { present } from "../support/results.js";
import { newSigningKey, startIssuer } from "./issuer.js";
import type { Issuer } from "./issuer.js";
import { configurationPath, publicHalf, sign, startPaperIssuer } from "./paper-issuer.js";
import type { PaperIssuer } from "./paper-issuer.js";

const settings: Settings["oidc"] = { issuers: [], allowPrivateIssuers: true, timeoutMs: 5000, keysSeconds: 600 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

async function published(): Promise<Issuer> {
  const issuer = await startIssuer();
  closing.push(() => issuer.close());
  return issuer;
}

async function paper(): Promise<PaperIssuer> {
  const issuer = await startPaperIssuer();
  closing.push(() => issuer.close());
  return issuer;
}

/** Fresh tokens, verified by a service that starts now. */
function newVerifier() {
  const tokens = createIdentityTokens(settings);
  return (token: string) => tokens.verify("oidcToken", token);
}

function pass(seconds: number): void {
  const now = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now });
}

const unknownKey = { code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining("does not publish") as string };
const unavailable = {
  code: ErrorCode.UNAVAILABLE,
  message: expect.stringContaining("cannot be fetched at the moment") as string,
};

describe("the keys of a published provider", () => {
  test("are asked for once, however many tokens come at the same time and afterwards", async () => {
    const issuer = await published();
    const verify = newVerifier();
    const token = await issuer.logIn({ account: "alice" });
    const verified = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(new Set(verified.map(({ subject }) => subject))).toEqual(new Set(["alice"]));
    await verify(await issuer.logIn({ account: "bob" }));
    expect([issuer.askedForConfiguration(), issuer.askedForKeys()]).toEqual([1, 1]);
    pass(599);
    await verify(token);
    expect(issuer.askedForKeys()).toBe(1);
    pass(1);
    await verify(token);
    expect([issuer.askedForConfiguration(), issuer.askedForKeys()]).toEqual([2, 2]);
  });

  test("are taken up when the provider begins to sign with a new one", async () => {
    const issuer = await published();
    const verify = newVerifier();
    const [first, second] = [await newSigningKey("2026-1"), await newSigningKey("2026-2")];
    issuer.use(first);
    const before = await issuer.logIn({ account: "alice" });
    await verify(before);
    issuer.use(second, first);
    pass(10);
    const after = await issuer.logIn({ account: "alice" });
    expect(await verify(after)).toMatchObject({ subject: "alice" });
    expect(await verify(before)).toMatchObject({ subject: "alice" });
    expect(issuer.askedForKeys()).toBe(2);
  });

  test("count no more once the provider has taken them back, and they were asked for again", async () => {
    const issuer = await published();
    const verify = newVerifier();
    const [first, second] = [await newSigningKey("2026-1"), await newSigningKey("2026-2")];
    issuer.use(first);
    const before = await issuer.logIn({ account: "alice" });
    await verify(before);
    issuer.use(second);
    pass(10);
    await verify(await issuer.logIn({ account: "alice" }));
    pass(10);
    await expect(verify(before)).rejects.toMatchObject(unknownKey);
    // Also under the name of the key that was taken back.
    issuer.use({ ...second, kid: "2026-1" });
    pass(600);
    await expect(verify(before)).rejects.toMatchObject({
      message: expect.stringContaining("is not signed by the issuer") as string,
    });
  });

  test("serve for as long again when the provider cannot be reached, and then no more", async () => {
    const issuer = await published();
    const verify = newVerifier();
    const token = await issuer.logIn({ account: "alice" });
    await verify(token);
    issuer.fail(503);
    pass(600);
    expect(await verify(token)).toMatchObject({ subject: "alice" });
    pass(599);
    expect(await verify(token)).toMatchObject({ subject: "alice" });
    pass(1);
    await expect(verify(token)).rejects.toMatchObject(unavailable);
    issuer.fail(undefined);
    pass(10);
    expect(await verify(token)).toMatchObject({ subject: "alice" });
  });

  test("do not serve beyond their time when the provider says that there are none", async () => {
    const issuer = await published();
    const verify = newVerifier();
    const token = await issuer.logIn({ account: "alice" });
    await verify(token);
    issuer.fail(410);
    pass(600);
    await expect(verify(token)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });
});

describe("an issuer", () => {
  test("is asked once in ten seconds, however many unknown keys tokens name", async () => {
    const issuer = await paper();
    const verify = newVerifier();
    await verify(await issuer.token());
    const flood = async () => {
      const forged = await Promise.all(
        Array.from({ length: 30 }, (_, index) => issuer.token({}, { kid: `unknown ${index}` })),
      );
      const results = await Promise.allSettled(forged.map(verify));
      for (const result of results) expect(result).toMatchObject({ status: "rejected", reason: unknownKey });
      for (const token of forged.slice(0, 5)) await expect(verify(token)).rejects.toMatchObject(unknownKey);
    };
    await flood();
    expect(issuer.asked("/keys")).toBe(1);
    pass(10);
    await flood();
    expect(issuer.asked("/keys")).toBe(2);
    expect(await verify(await issuer.token())).toMatchObject({ subject: "alice" });
    pass(9);
    await flood();
    expect(issuer.asked("/keys")).toBe(2);
  });

  test("that has failed is left alone for ten seconds", async () => {
    const issuer = await paper();
    const verify = newVerifier();
    const configuration = present(issuer.pages.get(configurationPath));
    issuer.pages.set(configurationPath, (response) => void response.writeHead(500).end());
    const token = await issuer.token();
    await Promise.allSettled(Array.from({ length: 10 }, () => verify(token)));
    expect(issuer.asked()).toBe(1);
    issuer.pages.set(configurationPath, configuration);
    await expect(verify(token)).rejects.toMatchObject(unavailable);
    expect(issuer.asked()).toBe(1);
    pass(10);
    expect(await verify(token)).toMatchObject({ subject: "alice" });
  });

  test("that cannot be reached leaves open whether an unknown key is its own", async () => {
    const issuer = await paper();
    const verify = newVerifier();
    await verify(await issuer.token());
    issuer.pages.set("/keys", (response) => void response.writeHead(503).end());
    pass(10);
    const token = await issuer.token({}, {}, await newSigningKey("next", "ES256"));
    await expect(verify(token)).rejects.toMatchObject(unavailable);
    await expect(verify(token)).rejects.toMatchObject(unavailable);
    expect(await verify(await issuer.token())).toMatchObject({ subject: "alice" });
    expect(issuer.asked("/keys")).toBe(2);
  });

  test("is not asked at all for tokens whose algorithm is not accepted", async () => {
    const issuer = await paper();
    const secret = { kty: "oct", kid: "paper", k: "c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LTEyMw", alg: "HS256" };
    await expect(newVerifier()(await issuer.token({}, {}, secret))).rejects.toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
    });
    expect(issuer.asked()).toBe(0);
  });

  test("does not vouch for the tokens of another", async () => {
    const [one, other] = [await paper(), await paper()];
    const verify = newVerifier();
    await verify(await one.token());
    await verify(await other.token());
    const borrowed = await sign(one.claims(), {}, other.key);
    await expect(verify(borrowed)).rejects.toMatchObject({
      message: expect.stringContaining("is not signed by the issuer") as string,
    });
  });
});

test("no more than 64 issuers are asked at the same time, and those whose keys are there need no asking", async () => {
  const known = await paper();
  const silent = await serveHttp(() => {});
  const verify = newVerifier();
  await verify(await known.token());
  const tokenOf = (index: number) => known.token({ iss: new URL(`/${index}`, silent.url).href });
  const waiting = Array.from({ length: 64 }, async (_, index) => verify(await tokenOf(index)));
  await expect.poll(() => silent.connections()).toBe(64);
  await expect(verify(await tokenOf(64))).rejects.toMatchObject({
    code: ErrorCode.UNAVAILABLE,
    message: expect.stringContaining("too many requests to issuers") as string,
  });
  expect(await verify(await known.token())).toMatchObject({ subject: "alice" });
  await silent.close();
  for (const result of await Promise.allSettled(waiting)) expect(result).toMatchObject({ reason: unavailable });
});

test("of one organization eight issuers at most are asked at the same time, whatever is below it; others' are asked meanwhile", async () => {
  const known = await paper();
  const silent = await serveHttp(() => {});
  const tokens = createIdentityTokens(settings);
  const tokenOf = (index: number) => known.token({ iss: new URL(`/${index}`, silent.url).href });
  const by = (id: string, parentId: string | undefined) => tokens.onBehalfOf({ id, parentId });
  const refused = { code: ErrorCode.RESOURCE_EXHAUSTED };
  const below = Array.from({ length: 8 }, async (_, index) =>
    by(`below ${index % 2}`, "crowded").verify("token", await tokenOf(index)),
  );
  await expect.poll(() => silent.connections()).toBe(8);
  await expect(by("below 0", "crowded").verify("token", await tokenOf(8))).rejects.toMatchObject(refused);
  await expect(by("crowded", undefined).verify("token", await tokenOf(8))).rejects.toMatchObject(refused);
  expect(await by("honest", undefined).verify("token", await known.token())).toMatchObject({ subject: "alice" });
  await silent.close();
  for (const result of await Promise.allSettled(below)) expect(result).toMatchObject({ reason: unavailable });
});

test("keys of so many issuers are kept as fit into 16 MiB; those that were not used the longest go first", async () => {
  const key = await newSigningKey("paper", "ES256");
  const asked = new Map<string, number>();
  let origin = "";
  const server = await serveHttp((_body, response, { url }) => {
    const issuer = present(url, "url").replace(configurationPath, "").replace("/keys", "");
    if (present(url, "url").endsWith(configurationPath)) {
      const configuration = { issuer: `${origin}${issuer}`, jwks_uri: `${origin}${issuer}/keys` };
      response.end(JSON.stringify(configuration));
    } else {
      asked.set(issuer, (asked.get(issuer) ?? 0) + 1);
      response.end(JSON.stringify({ keys: [publicHalf(key)], padding: " ".repeat(256_000) }));
    }
  });
  closing.push(() => server.close());
  origin = new URL(server.url).origin;
  const verify = newVerifier();
  const visit = async (issuer: string) => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: `${origin}${issuer}`, aud: "app", sub: "alice", iat, exp: iat + 600 };
    await verify(await sign(claims, {}, key));
  };
  await visit("/first");
  await visit("/second");
  // 65 documents of 250 KiB fit.
  for (let count = 0; count < 63; count++) await visit(`/${count}`);
  await visit("/first");
  expect(asked.get("/first")).toBe(1);
  await visit("/one-more");
  await visit("/first");
  await visit("/second");
  expect([asked.get("/first"), asked.get("/second")]).toEqual([1, 2]);
});
