// Stamps of authenticators.

import { WebauthnStamper } from "@turnkey/webauthn-stamper";
import { whoamiOperation } from "@countersign/api";
import type { WebAuthnStamp } from "@countersign/api";
import { webauthnStamper } from "@countersign/api/stampers/webauthn";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { StampRefused } from "../../../service/src/auth/refusal.js";
import { readWebAuthnStamp, registerAuthenticator, verifyWebAuthnStamp } from "../../../service/src/auth/webauthn.js";
import type { KnownAuthenticator } from "../../../service/src/auth/webauthn.js";
import { createAuthenticator } from "../support/authenticator.js";
import type { Ceremony } from "../support/authenticator.js";
import { entryOf } from "../support/results.js";

const origin = "https://app.example.com";
const text = '{"organizationId":"ü"}';
const body = Buffer.from(text);
const authenticator = createAuthenticator({ origin, rpId: "example.com" });
const registered = await registerAuthenticator(authenticator.register(), []);

afterEach(() => vi.unstubAllGlobals());

async function verify(
  header: string,
  over: Uint8Array = body,
  known: KnownAuthenticator = registered,
  allowedOrigins: readonly string[] = [],
): Promise<{ readonly signCount: number }> {
  return verifyWebAuthnStamp(readWebAuthnStamp(header), over, known, allowedOrigins);
}

/** The reason for the log. */
async function refusal(verified: Promise<unknown>): Promise<string> {
  const error: unknown = await verified.then(
    () => "verified",
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(StampRefused);
  return (error as StampRefused).reason;
}

test.each(["ES256", "RS256", "EdDSA"] as const)("a stamp by %s is accepted", async (algorithm) => {
  const made = createAuthenticator({ origin, algorithm });
  const known = await registerAuthenticator(made.register(), []);
  expect(await verify(made.stamp(body), body, known)).toEqual({ signCount: 0 });
});

test("stamps by the unmodified stamper of an existing client and by the generated one are accepted", async () => {
  vi.stubGlobal("navigator", { credentials: authenticator.credentials });
  const { rpId } = authenticator;
  const existing = await new WebauthnStamper({ rpId }).stamp(text);
  const generated = await webauthnStamper({ rpId }).stamp(new Uint8Array(body), {
    operation: whoamiOperation,
    signal: undefined,
  });
  for (const header of [existing.stampHeaderValue, generated.value]) {
    expect(await verify(header)).toEqual({ signCount: 0 });
  }
});

test("padding of base64url does no harm, and the credential id is read in its one spelling", async () => {
  const stamp = JSON.parse(authenticator.stamp(body)) as WebAuthnStamp;
  const padded = JSON.stringify({ ...stamp, credentialId: `${stamp.credentialId}=` });
  expect(readWebAuthnStamp(padded).credentialId).toBe(registered.credentialId);
  expect(await verify(padded)).toEqual({ signCount: 0 });
});

test.each<[what: string, ceremony: Ceremony, reason: string]>([
  ["another origin", { origin: "https://example.com" }, "origin https://example.com is not the registered one"],
  ["another port", { origin: `${origin}:8443` }, "is not the registered one"],
  ["another RP id", { rpId: "app.example.com" }, "RP id is not the registered one"],
  ["another challenge", { challenge: Buffer.from("0".repeat(64)) }, "challenge is not the hash of the body"],
  ["another type", { type: "webauthn.create" }, "client data is not of type webauthn.get"],
  ["another credential", { credentialId: Buffer.alloc(32) }, "credentialId is another authenticator's"],
  ["no user present", { flags: 0x04 }, "no user was present"],
  [
    "two challenges",
    { rewrite: (json) => json.replace("{", '{"challenge":"e30",') },
    "/challenge: expected one member",
  ],
  ["two types", { rewrite: (json) => json.replace(/\}$/, ',"type":"webauthn.get"}') }, "/type: expected one member"],
  ["two origins", { rewrite: (json) => json.replace("{", `{"origin":"${origin}",`) }, "/origin: expected one member"],
  ["a frame in another origin", { crossOrigin: true }, "the page was in a frame of another origin"],
])("a stamp for %s is refused", async (_, ceremony, reason) => {
  expect(await refusal(verify(authenticator.stamp(body, ceremony)))).toContain(reason);
});

test("a user need not be verified", async () => {
  expect(await verify(authenticator.stamp(body, { flags: 0x01 }))).toEqual({ signCount: 0 });
});

test("the challenge is the text of the hash, not its bytes", async () => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  expect(await refusal(verify(authenticator.stamp(body, { challenge: digest })))).toContain(
    "challenge is not the hash",
  );
});

test("a stamp covers one body only, and one key", async () => {
  const header = authenticator.stamp(body);
  expect(await refusal(verify(header, Buffer.from(`${text} `)))).toContain("challenge is not the hash of the body");
  const other = await registerAuthenticator(createAuthenticator({ origin, rpId: "example.com" }).register(), []);
  const mixed = { ...registered, publicKey: other.publicKey };
  expect(await refusal(verify(header, body, mixed))).toContain(
    "signature does not verify with the authenticator's key",
  );
});

test("any change of a bit of a stamp is refused", async () => {
  const stamp = JSON.parse(authenticator.stamp(body)) as Record<string, string>;
  const member = fc.constantFrom(...Object.keys(stamp));
  await fc.assert(
    fc.asyncProperty(member, fc.nat(), fc.nat({ max: 7 }), async (name, at, bit) => {
      const bytes = Buffer.from(entryOf(stamp, name), "base64url");
      bytes[at % bytes.length] = entryOf(bytes, at % bytes.length) ^ (1 << bit);
      const header = JSON.stringify({ ...stamp, [name]: bytes.toString("base64url") });
      await expect(verify(header)).rejects.toBeInstanceOf(StampRefused);
    }),
  );
});

test.each<[what: string, header: string, reason: string]>([
  ["nothing", "", "not JSON"],
  ["no JSON", "{", "not JSON"],
  ["null", "null", "must contain exactly"],
  ["an array", "[]", "must contain exactly"],
  ["a deep array", `${"[".repeat(8000)}${"]".repeat(8000)}`, "must contain exactly"],
  ["a text", '"stamp"', "must contain exactly"],
  ["a member that is not a text", withMember("signature", 1), "must contain exactly"],
  ["a member twice", authenticator.stamp(body).replace("{", '{"signature":"AA",'), "without duplicate members"],
  ["a member too many", withMember("userHandle", "AA"), "must contain exactly"],
  ["a member too few", withMember("signature", undefined), "must contain exactly"],
  ["its members in a prototype", `{"__proto__":${authenticator.stamp(body)}}`, "must contain exactly"],
  [
    "a prototype beside its members",
    authenticator.stamp(body).replace("{", '{"__proto__":{},'),
    "must contain exactly",
  ],
  ["base64 of the other alphabet", withMember("signature", "+/+/"), "signature of X-Stamp-Webauthn is not base64url"],
  ["too many characters", withMember("signature", "A".repeat(17_000)), "characters"],
])("a header that holds %s is refused", (_, header, reason) => {
  let error: unknown;
  try {
    readWebAuthnStamp(header);
  } catch (cause) {
    error = cause;
  }
  expect(error).toBeInstanceOf(StampRefused);
  expect((error as StampRefused).reason).toContain(reason);
});

function withMember(name: string, value: unknown): string {
  return JSON.stringify({ ...(JSON.parse(authenticator.stamp(body)) as object), [name]: value });
}

test("authenticator data that is cut short or goes on is refused", async () => {
  const stamp = JSON.parse(authenticator.stamp(body)) as WebAuthnStamp;
  const data = Buffer.from(stamp.authenticatorData, "base64url");
  for (const other of [data.subarray(0, 36), Buffer.alloc(0), Buffer.concat([data, Buffer.of(0)])]) {
    const reason = await refusal(verify(JSON.stringify({ ...stamp, authenticatorData: other.toString("base64url") })));
    expect(reason).toMatch(/bytes/i);
  }
});

describe("a signature counter", () => {
  const counting = createAuthenticator({ origin, signCount: 7 });

  test("is told, may stand still and not go back", async () => {
    const known = await registerAuthenticator(counting.register(), []);
    const first = counting.stamp(body);
    const second = counting.stamp(body);
    expect(await verify(first, body, known)).toEqual({ signCount: 8 });
    expect(await verify(second, body, { ...known, signCount: 8 })).toEqual({ signCount: 9 });
    expect(await verify(second, body, { ...known, signCount: 9 })).toEqual({ signCount: 9 });
    expect(await refusal(verify(first, body, { ...known, signCount: 9 }))).toBe(
      "signature counter went back from 9 to 8",
    );
    const none = counting.stamp(body, { signCount: 0 });
    expect(await refusal(verify(none, body, { ...known, signCount: 9 }))).toContain("went back from 9 to 0");
  });
});

describe("with allowed origins", () => {
  const allowed = ["https://Other.example.com/", "android:apk-key-hash:pNiP"];

  test("stamps come from them alone, wherever the authenticator was registered", async () => {
    for (const from of ["https://other.example.com", "android:apk-key-hash:pNiP"]) {
      const header = authenticator.stamp(body, { origin: from });
      expect(await verify(header, body, registered, allowed)).toEqual({ signCount: 0 });
    }
    const home = authenticator.stamp(body);
    expect(await refusal(verify(home, body, registered, allowed))).toBe(
      `origin ${origin} is not among the allowed origins`,
    );
  });

  test("the RP id has to be that of registration all the same", async () => {
    const header = authenticator.stamp(body, { origin: "https://other.example.com", rpId: "other.example.com" });
    expect(await refusal(verify(header, body, registered, allowed))).toBe("RP id is not the registered one");
  });

  test("a page may be in a frame of an allowed one", async () => {
    const ceremony = { origin: "https://other.example.com", crossOrigin: true };
    const framed = authenticator.stamp(body, { ...ceremony, topOrigin: "https://other.example.com" });
    expect(await verify(framed, body, registered, allowed)).toEqual({ signCount: 0 });
    const hidden = authenticator.stamp(body, { ...ceremony, topOrigin: "https://evil.example" });
    expect(await refusal(verify(hidden, body, registered, allowed))).toContain("in a frame of another origin");
  });
});
