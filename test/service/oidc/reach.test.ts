// Where a token can send the service, and what comes back from there.
import { ErrorCode } from "@countersign/api";

import { describe, expect, afterEach, test } from "vitest";
import type { Settings } from "../../../service/src/config/settings.js";
import { createIdentityTokens } from "../../../service/src/oidc/issuer-tokens.js";
import { serveSocket } from "../events/sockets.js";
import { present } from "../support/results.js";
import { newSigningKey } from "./issuer.js";
import { configurationPath, sign, startPaperIssuer } from "./paper-issuer.js";
import type { PaperIssuer } from "./paper-issuer.js";

const open: Settings["oidc"] = { issuers: [], allowPrivateIssuers: true, timeoutMs: 5000, keysSeconds: 600 };
const publicOnly = { ...open, allowPrivateIssuers: false };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function paper(): Promise<PaperIssuer> {
  const issuer = await startPaperIssuer();
  closing.push(() => issuer.close());
  return issuer;
}

const key = await newSigningKey("paper", "ES256");
/** A token that any issuer might have made. */
function tokenOf(issuer: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  return sign({ iss: issuer, aud: "app", sub: "alice", iat, exp: iat + 600 }, {}, key);
}
const says = (code: number, message: string) => ({ code, message: expect.stringContaining(message) as string });

describe("without private issuers", () => {
  test.each([
    "https://127.0.0.1",
    "https://127.0.0.1:8443/realm",
    "https://2130706433",
    "https://0x7f.1",
    "https://[::1]",
    "https://[::ffff:10.0.0.1]",
    "https://10.0.0.1",
    "https://169.254.169.254",
    "https://192.168.1.1",
    "https://localhost",
    "https://issuer.localhost",
    "https://accounts.example.com:25",
    "http://accounts.example.com",
    "ftp://accounts.example.com",
    "file:///etc/passwd",
    "https://user:secret@accounts.example.com",
    "https://accounts.example.com?tenant=1",
    "https://accounts.example.com/?",
    "https://accounts.example.com#tenant",
    "https://accounts.example.com/a b",
    "https://accounts.example.com/\n",
    `https://accounts.example.com/${"a".repeat(2020)}`,
    `https://accounts.example.com/${"a".repeat(996)}`,
    "accounts.example.com",
    "",
  ])("%s is not asked", async (issuer) => {
    let lookUps = 0;
    const tokens = createIdentityTokens(publicOnly, async () => {
      lookUps++;
      return ["127.0.0.1"];
    });
    await expect(tokens.verify("oidcToken", await tokenOf(issuer))).rejects.toMatchObject(
      says(3, "oidcToken: the token's claim iss must"),
    );
    expect(lookUps).toBe(0);
  });

  test("no connection is made to what a name leads to, when one of its addresses is private", async () => {
    const trap = await serveSocket((socket) => socket.destroy());
    closing.push(() => trap.close());
    for (const addresses of [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1"], ["169.254.169.254"]]) {
      const tokens = createIdentityTokens(publicOnly, async () => addresses);
      const token = await tokenOf(`https://issuer.example.com:${trap.port}`);
      const error = (await tokens.verify("oidcToken", token).catch((reason: unknown) => reason)) as Error;
      expect(error).toMatchObject(says(3, "must be at a public address"));
      // What names inside the operator's network lead to is nobody else's business.
      expect(error.message).not.toMatch(/127|169|::1/);
    }
    expect(trap.connections()).toBe(0);
  });

  test("nothing is asked over plain HTTP, also where a private issuer is on the list", async () => {
    const issuer = await paper();
    const tokens = createIdentityTokens({ ...publicOnly, issuers: [issuer.url] });
    await expect(tokens.verify("oidcToken", await issuer.token())).rejects.toMatchObject(says(3, "with https"));
    expect(issuer.asked()).toBe(0);
  });
});

describe("a list of issuers", () => {
  test("lets in the tokens of those on it, and asks no others", async () => {
    const [listed, other] = [await paper(), await paper()];
    const tokens = createIdentityTokens({ ...open, issuers: [listed.url, "https://accounts.example.com"] });
    expect(await tokens.verify("oidcToken", await listed.token())).toMatchObject({ issuer: listed.url });
    for (const iss of [other.url, `${listed.url}/`, `${listed.url}/realm`, listed.url.toUpperCase()]) {
      const token = await listed.token({ iss });
      await expect(tokens.verify("oidcToken", token)).rejects.toMatchObject(
        says(3, "is not accepted by this deployment"),
      );
    }
    expect(other.asked()).toBe(0);
  });
});

describe("an issuer's configuration", () => {
  const verify = async (issuer: PaperIssuer, settings = open) =>
    createIdentityTokens(settings).verify("oidcToken", await issuer.token());

  test("may send to another host for the keys", async () => {
    const [issuer, host] = [await paper(), await paper()];
    host.pages.set("/keys", present(issuer.pages.get("/keys")));
    issuer.pages.set(configurationPath, JSON.stringify({ issuer: issuer.url, jwks_uri: `${host.url}/keys` }));
    expect(await verify(issuer)).toMatchObject({ issuer: issuer.url });
    expect([issuer.asked("/keys"), host.asked("/keys")]).toEqual([0, 1]);
  });

  test("is below the issuer's path, with or without a slash at its end", async () => {
    const issuer = await paper();
    for (const path of ["/realms/one", "/realms/two/"]) {
      const iss = `${issuer.url}${path}`;
      const place = `${path.replace(/\/$/, "")}${configurationPath}`;
      issuer.pages.set(place, JSON.stringify({ issuer: iss, jwks_uri: `${issuer.url}/keys` }));
      const token = await issuer.token({ iss });
      expect(await createIdentityTokens(open).verify("oidcToken", token)).toMatchObject({ issuer: iss });
    }
  });

  test("must name the very issuer", async () => {
    const issuer = await paper();
    const jwks_uri = `${issuer.url}/keys`;
    for (const named of ["https://accounts.example.com", `${issuer.url}/`, [issuer.url], undefined]) {
      issuer.pages.set(configurationPath, JSON.stringify({ issuer: named, jwks_uri }));
      await expect(verify(issuer)).rejects.toMatchObject(says(3, "names another issuer"));
    }
    expect(issuer.asked("/keys")).toBe(0);
  });

  test.each([
    "file:///etc/passwd",
    "ftp://keys.example.com",
    "data:application/json,{}",
    "/keys",
    "http://user:secret@127.0.0.1/keys",
    "",
    7,
    undefined,
  ])("must not send to %j for the keys", async (jwks_uri) => {
    const issuer = await paper();
    issuer.pages.set(configurationPath, JSON.stringify({ issuer: issuer.url, jwks_uri }));
    await expect(verify(issuer)).rejects.toMatchObject(says(3, "jwks_uri"));
  });

  test("must not send to an address of more than 2048 characters for the keys", async () => {
    const issuer = await paper();
    const keys = present(issuer.pages.get("/keys"));
    for (const [length, verified] of [
      [2048, true],
      [2049, false],
    ] as const) {
      const path = `/${"k".repeat(length - issuer.url.length - 1)}`;
      issuer.pages.set(path, keys);
      issuer.pages.set(configurationPath, JSON.stringify({ issuer: issuer.url, jwks_uri: `${issuer.url}${path}` }));
      const result = await verify(issuer).catch((error: unknown) => error);
      expect(result).toMatchObject(verified ? { subject: "alice" } : says(3, "jwks_uri"));
    }
  });

  test.each(["not JSON", "[1", "null", '"text"', "[]", "7"])("must not be %s", async (page) => {
    const issuer = await paper();
    issuer.pages.set(configurationPath, page);
    await expect(verify(issuer)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });

  test.each(["not JSON", "null", "[]", "{}", '{"keys":{}}', '{"keys":["key"]}'])(
    "must not lead to keys that are %s",
    async (page) => {
      const issuer = await paper();
      issuer.pages.set("/keys", page);
      await expect(verify(issuer)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    },
  );

  test.each([configurationPath, "/keys"])("redirects of %s are not followed", async (path) => {
    const [issuer, elsewhere] = [await paper(), await paper()];
    elsewhere.pages.set("/elsewhere", present(issuer.pages.get(path)));
    for (const status of [301, 302, 303, 307, 308]) {
      issuer.pages.set(
        path,
        (response) => void response.writeHead(status, { Location: `${elsewhere.url}/elsewhere` }).end(),
      );
      await expect(verify(issuer)).rejects.toMatchObject(says(3, `HTTP ${status}; redirects are not followed`));
    }
    expect(elsewhere.asked()).toBe(0);
  });

  test.each([
    [400, 3],
    [401, 3],
    [404, 3],
    [204, 3],
    [408, 14],
    [429, 14],
    [500, 14],
    [503, 14],
  ])("that is answered with HTTP %d leads to code %d", async (status, code) => {
    const issuer = await paper();
    issuer.pages.set(configurationPath, (response) => void response.writeHead(status).end());
    await expect(verify(issuer)).rejects.toMatchObject(says(code, `HTTP ${status}`));
  });

  test.each([configurationPath, "/keys"])("%s is read up to 256 KiB, whatever comes after", async (path) => {
    const issuer = await paper();
    const page = issuer.pages.get(path) as string;
    issuer.pages.set(path, page.padEnd(262_144));
    expect(await verify(issuer)).toMatchObject({ subject: "alice" });
    issuer.pages.set(path, page.padEnd(262_145));
    await expect(verify(issuer)).rejects.toMatchObject(says(3, "not be longer than 262144 bytes"));
    let ended = false;
    issuer.pages.set(path, (response) => {
      const endless = setInterval(() => response.write(" ".repeat(65_536)), 1);
      response.on("close", () => {
        ended = true;
        clearInterval(endless);
      });
    });
    await expect(verify(issuer)).rejects.toMatchObject(says(3, "not be longer than 262144 bytes"));
    await expect.poll(() => ended).toBe(true);
  });

  test.each([configurationPath, "/keys"])("%s that does not come in time is given up", async (path) => {
    const issuer = await paper();
    const slow = { ...open, timeoutMs: 200 };
    // Nothing at all; and a byte now and then, which would go on for ever.
    for (const page of [
      () => {},
      (response: { write(text: string): void; on(event: "close", listener: () => void): void }) => {
        const drip = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(drip));
      },
    ]) {
      issuer.pages.set(path, page);
      await expect(verify(issuer, slow)).rejects.toMatchObject(says(14, "no answer in time"));
    }
  });

  test("that breaks off, and an issuer that is not there or speaks no HTTP, are unavailable", async () => {
    const issuer = await paper();
    issuer.pages.set(configurationPath, (response) => {
      response.writeHead(200, { "Content-Length": 1000 }).write("{");
      setTimeout(() => response.destroy(), 20);
    });
    await expect(verify(issuer)).rejects.toMatchObject(says(14, "cannot be fetched at the moment"));
    const babbler = await serveSocket((socket) => socket.end("220 mail.example.com ESMTP\r\n"));
    const gone = await serveSocket(() => {});
    await gone.close();
    closing.push(() => babbler.close());
    for (const { port } of [babbler, gone]) {
      const token = await tokenOf(`http://127.0.0.1:${port}`);
      await expect(createIdentityTokens(open).verify("oidcToken", token)).rejects.toMatchObject(
        says(14, "cannot be fetched at the moment"),
      );
    }
  });
});
