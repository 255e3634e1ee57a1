import { ErrorCode } from "@countersign/api";
import { CompactEncrypt, exportSPKI, importJWK } from "jose";
import { createHmac, generateKeyPairSync, sign as signBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Settings } from "../../../service/src/config/settings.js";
import { createIdentityTokens } from "../../../service/src/oidc/issuer-tokens.js";
import { refusal } from "../support/refusal.js";
import { entryOf, present } from "../support/results.js";
import { newSigningKey, nonceFor, startIssuer } from "./issuer.js";
import type { Issuer } from "./issuer.js";
import { publicHalf, sign, startPaperIssuer } from "./paper-issuer.js";
import type { PaperIssuer } from "./paper-issuer.js";

const settings: Settings["oidc"] = { issuers: [], allowPrivateIssuers: true, timeoutMs: 5000, keysSeconds: 600 };
const targetPublicKey = `04${"5a".repeat(64)}`;
const tokens = createIdentityTokens(settings);
const verify = (token: string, expectations?: { boundTo?: string; at?: number }) =>
  tokens.verify("oidcToken", token, expectations);
const invalid = (message: string) => refusal(ErrorCode.INVALID_ARGUMENT, new RegExp(`^oidcToken: .*${message}`));

let issuer: Issuer;
let paper: PaperIssuer;
beforeAll(async () => {
  issuer = await startIssuer();
  paper = await startPaperIssuer();
});
afterAll(() => Promise.all([issuer.close(), paper.close()]));
afterEach(() => void vi.useRealTimers());

describe("a token of a published provider", () => {
  test("says whose account it is, and at which app", async () => {
    const token = await issuer.logIn({ account: "alice", clientId: "other-app" });
    expect(await verify(token)).toEqual({
      issuer: issuer.url,
      audience: "other-app",
      subject: "alice",
      bindings: ["none"],
    });
  });

  test("is bound to a key by its nonce, and to no other key", async () => {
    const token = await issuer.logIn({ account: "alice", nonce: nonceFor(targetPublicKey) });
    expect(await verify(token, { boundTo: targetPublicKey })).toMatchObject({ subject: "alice" });
    await expect(verify(token, { boundTo: targetPublicKey.toUpperCase() })).rejects.toMatchObject(invalid("not bound"));
    await expect(verify(token, { boundTo: "" })).rejects.toMatchObject(invalid("not bound"));
  });

  test("is not bound by the nonce of another key, by the key itself, or by none", async () => {
    const other = nonceFor(`04${"5b".repeat(64)}`);
    for (const nonce of [other, nonceFor(targetPublicKey).toUpperCase(), targetPublicKey, "x"]) {
      const token = await issuer.logIn({ account: "alice", nonce });
      await expect(verify(token, { boundTo: targetPublicKey })).rejects.toMatchObject(invalid("not bound"));
    }
  });

  test("is valid for as long as it says, and a minute longer for clocks that differ", async () => {
    const token = await issuer.logIn({ account: "alice" });
    const { exp, iat } = JSON.parse(Buffer.from(entryOf(token.split("."), 1), "base64url").toString()) as Record<
      string,
      number
    >;
    expect(present(exp, "exp") - present(iat, "iat")).toBe(3600);
    expect(await verify(token, { at: (present(exp, "exp") + 59) * 1000 })).toMatchObject({ subject: "alice" });
    await expect(verify(token, { at: (present(exp, "exp") + 60) * 1000 })).rejects.toMatchObject(
      invalid("has expired"),
    );
    expect(await verify(token, { at: (present(iat, "iat") - 60) * 1000 })).toMatchObject({ subject: "alice" });
    await expect(verify(token, { at: (present(iat, "iat") - 61) * 1000 })).rejects.toMatchObject(
      invalid("not valid yet"),
    );
  });

  test("that has expired is judged at the time that it is asked about", async () => {
    const token = await issuer.logIn({ account: "alice" });
    const submitted = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: submitted + 48 * 3_600_000 });
    await expect(verify(token)).rejects.toMatchObject(invalid("has expired"));
    expect(await verify(token, { at: submitted })).toMatchObject({ subject: "alice" });
  });

  test("is refused where anything in it was changed", async () => {
    const token = await issuer.logIn({ account: "alice" });
    const [header, payload, signature] = token.split(".") as [string, string, string];
    const changed = Buffer.from(payload, "base64url").toString().replace('"alice"', '"admin"');
    expect(changed).toContain('"admin"');
    const bytes = Buffer.from(signature, "base64url");
    bytes[7] = entryOf(bytes, 7) ^ 1;
    for (const forged of [
      `${header}.${Buffer.from(changed).toString("base64url")}.${signature}`,
      `${header}.${payload}.${bytes.toString("base64url")}`,
    ]) {
      await expect(verify(forged)).rejects.toMatchObject(invalid("is not signed by the issuer"));
    }
    await expect(verify(`${header}.${payload}.`)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });
});

describe("a signature", () => {
  test.each(["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"])(
    "by %s is verified, and refused by another key of the kind",
    async (alg) => {
      const one = await startPaperIssuer(alg);
      try {
        expect(await verify(await one.token())).toMatchObject({ issuer: one.url, subject: "alice" });
        const forged = await one.token({}, {}, await newSigningKey("paper", alg));
        await expect(verify(forged)).rejects.toMatchObject(invalid("is not signed by the issuer"));
      } finally {
        await one.close();
      }
    },
  );

  test("that is none at all is refused, however its name is written", async () => {
    for (const alg of ["none", "None", "NONE", "", undefined]) {
      const unsigned = [{ alg, typ: "JWT" }, paper.claims()].map(encoded).join(".");
      await expect(verify(`${unsigned}.`)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
      const borrowed = entryOf((await paper.token()).split("."), 2);
      await expect(verify(`${unsigned}.${borrowed}`)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    }
  });

  test.each(["HS256", "HS384", "HS512"])("by %s with a public key as the secret is refused", async (alg) => {
    const rsa = await startPaperIssuer("RS256");
    try {
      const jwk = publicHalf(rsa.key);
      const pem = await exportSPKI((await importJWK(jwk, "RS256")) as CryptoKey);
      for (const secret of [
        pem,
        pem.trim(),
        JSON.stringify(jwk),
        present(jwk.n, "n"),
        Buffer.from(present(jwk.n, "n"), "base64url"),
      ]) {
        const signed = [{ alg, kid: jwk.kid }, rsa.claims()].map(encoded).join(".");
        const mac = createHmac(alg.replace("HS", "sha"), secret).update(signed).digest("base64url");
        await expect(verify(`${signed}.${mac}`)).rejects.toMatchObject(invalid("must be signed with one of RS256"));
      }
    } finally {
      await rsa.close();
    }
  });

  test("is not verified by a secret that the issuer lists among its keys", async () => {
    const secret = { kty: "oct", kid: "secret", k: encoded("secret"), alg: "HS256" };
    const careless = await startPaperIssuer();
    try {
      careless.pages.set("/keys", JSON.stringify({ keys: [secret] }));
      await expect(verify(await careless.token({}, {}, secret))).rejects.toMatchObject(invalid("must be signed"));
    } finally {
      await careless.close();
    }
  });

  test("is verified by the published key only, not by one that the token brings or points to", async () => {
    const own = await newSigningKey("paper", "ES256");
    for (const header of [
      { jwk: publicHalf(own) },
      { jku: `${paper.url}/mine`, jwk: publicHalf(own) },
      { x5u: `${paper.url}/mine` },
    ]) {
      const token = await paper.token({}, header as never, own);
      await expect(verify(token)).rejects.toMatchObject(invalid("is not signed by the issuer"));
    }
    expect(paper.asked("/mine")).toBe(0);
  });

  test("by a key of another algorithm, or of another use, is refused", async () => {
    const shared = await startPaperIssuer("RS256");
    try {
      // The same key published for RS256 does not serve PS256.
      const token = await sign(shared.claims(), { alg: "PS256" }, { ...shared.key, alg: "PS256" });
      await expect(verify(token)).rejects.toMatchObject(invalid("does not publish"));
      const encryption = await startPaperIssuer("ES256");
      const keys = [{ ...publicHalf(encryption.key), use: "enc" }];
      encryption.pages.set("/keys", JSON.stringify({ keys }));
      await expect(verify(await encryption.token())).rejects.toMatchObject(invalid("does not publish"));
      await encryption.close();
    } finally {
      await shared.close();
    }
  });

  test("by an RSA key of 1024 bits is refused", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
    const weak = await startPaperIssuer();
    try {
      const jwk = { ...publicKey.export({ format: "jwk" }), kid: "weak", alg: "RS256" };
      weak.pages.set("/keys", JSON.stringify({ keys: [jwk] }));
      const signed = [{ alg: "RS256", kid: "weak" }, weak.claims()].map(encoded).join(".");
      const token = `${signed}.${signBytes("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
      await expect(verify(token)).rejects.toMatchObject(invalid("cannot be verified with the key"));
    } finally {
      await weak.close();
    }
  });

  test("needs a named key where several fit, and none where there is one", async () => {
    expect(await verify(await paper.token({}, { kid: undefined } as never))).toMatchObject({ subject: "alice" });
    const two = await startPaperIssuer();
    try {
      const second = await newSigningKey("second", "ES256");
      two.pages.set("/keys", JSON.stringify({ keys: [publicHalf(two.key), publicHalf(second)] }));
      expect(await verify(await two.token({}, {}, second))).toMatchObject({ subject: "alice" });
      await expect(verify(await two.token({}, { kid: undefined } as never))).rejects.toMatchObject(
        invalid("must name its signing key"),
      );
      // Named like the first, signed by the second.
      await expect(verify(await two.token({}, { kid: "paper" }, second))).rejects.toMatchObject(
        invalid("is not signed by the issuer"),
      );
    } finally {
      await two.close();
    }
  });
});

describe("claims", () => {
  test.each([
    ["iss", undefined, "claim iss must name its issuer"],
    ["iss", 7, "claim iss must name its issuer"],
    ["sub", undefined, "has no claim sub"],
    ["sub", "", "claim sub must be 1 to 255"],
    ["sub", "a".repeat(256), "claim sub must be 1 to 255"],
    ["sub", "a\u0000b", "claim sub must be 1 to 255"],
    ["sub", 4711, "claim sub must be 1 to 255"],
    ["aud", undefined, "has no claim aud"],
    ["aud", [], "claim aud must be"],
    ["aud", "", "claim aud must be"],
    ["aud", { app: 1 }, "claim aud must be"],
    ["aud", ["wallet-app", "other-app"], "azp must name the one"],
    ["exp", undefined, "has no claim exp"],
    ["exp", "4102444800", "claim exp is not a number"],
    ["iat", undefined, "has no claim iat"],
    ["iat", "0", "claim iat is not a number"],
    ["nbf", 4_102_444_800, "not valid yet"],
    ["nbf", "0", "claim nbf is not a number"],
  ])("%s %j is refused", async (claim, value, reason) => {
    await expect(verify(await paper.token({ [claim]: value }))).rejects.toMatchObject(invalid(reason));
  });

  test("a subject of 255 characters is the longest", async () => {
    const subject = "~".repeat(255);
    expect(await verify(await paper.token({ sub: subject }))).toMatchObject({ subject });
  });

  test("of several audiences, the one that the token was issued to counts", async () => {
    const aud = ["wallet-app", "other-app"];
    expect(await verify(await paper.token({ aud, azp: "other-app" }))).toMatchObject({ audience: "other-app" });
    expect(await verify(await paper.token({ aud: ["wallet-app"], azp: "elsewhere" }))).toMatchObject({
      audience: "wallet-app",
    });
    await expect(verify(await paper.token({ aud, azp: "third-app" }))).rejects.toMatchObject(invalid("azp"));
  });

  test("a token that would last for years is refused a day after it was issued", async () => {
    const { iat } = paper.claims();
    const token = await paper.token({ exp: present(iat, "iat") + 1e9 });
    expect(await verify(token, { at: (present(iat, "iat") + 86_400) * 1000 })).toMatchObject({ subject: "alice" });
    await expect(verify(token, { at: (present(iat, "iat") + 86_461) * 1000 })).rejects.toMatchObject(
      invalid("older than 86400"),
    );
  });

  test("tknonce binds like nonce, and only as a string", async () => {
    const tknonce = nonceFor(targetPublicKey);
    const bound = { boundTo: targetPublicKey };
    expect(await verify(await paper.token({ tknonce, nonce: "x" }), bound)).toMatchObject({ subject: "alice" });
    for (const claims of [{ tknonce: [tknonce] }, { nonce: { [tknonce]: 1 } }, { nonce: null }, {}]) {
      await expect(verify(await paper.token(claims), bound)).rejects.toMatchObject(invalid("not bound"));
    }
  });
});

describe("what is no ID token", () => {
  test.each([
    ["nothing", ""],
    ["a word", "a"],
    ["three words", "a.b.c"],
    ["dots", ".."],
    ["empty objects", "e30.e30."],
    ["empty objects with a signature", "e30.e30.AA"],
    ["a list of claims", `${encoded({ alg: "ES256" })}.W10.AA`],
    ["five parts", "e30.e30.e30.e30.e30"],
    ["a text longer than any token", "A".repeat(16_385)],
  ])("such as %s, is refused", async (_name, text) => {
    await expect(verify(text)).rejects.toMatchObject(invalid(""));
  });

  test("access and log-out tokens of the same issuer are refused by their type", async () => {
    for (const typ of ["at+jwt", "application/at+jwt", "logout+jwt", "", ["JWT"] as never]) {
      await expect(verify(await paper.token({}, { typ }))).rejects.toMatchObject(invalid("not an ID token"));
    }
    for (const typ of ["JWT", "jwt", "application/jwt"]) {
      expect(await verify(await paper.token({}, { typ }))).toMatchObject({ subject: "alice" });
    }
  });

  test("encrypted tokens, and those with extensions, are refused", async () => {
    const key = await importJWK({ ...publicHalf(paper.key), use: undefined, alg: undefined } as never, "ECDH-ES");
    const encrypted = await new CompactEncrypt(Buffer.from(await paper.token()))
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
      .encrypt(key);
    await expect(verify(encrypted)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    const [, payload, signature] = (await paper.token()).split(".");
    const critical = encoded({ alg: "ES256", kid: "paper", crit: ["x"], x: 1 });
    await expect(verify(`${critical}.${payload}.${signature}`)).rejects.toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
    });
  });

  test("the refusal does not repeat the token", async () => {
    const token = await paper.token({ sub: "somebody-in-particular\n" });
    const error = (await verify(token).catch((reason: unknown) => reason)) as Error;
    expect(error.message).not.toContain("somebody");
    for (const part of token.split(".")) expect(error.message).not.toContain(part);
  });
});

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
