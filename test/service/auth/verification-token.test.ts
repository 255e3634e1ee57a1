// Which verification tokens count: those that the deployment's key has signed, for this deployment.

import { createECDH, sign } from "node:crypto";
import { ApiError } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { createVerificationTokens } from "../../../service/src/auth/verification-token.js";
import { p256Pkcs8 } from "../../../service/src/custody/p256.js";

const issuer = "urn:uuid:01a2121d-0000-7000-8000-000000000001";
const other = "urn:uuid:01a2121d-0000-7000-8000-000000000002";
const ecdh = createECDH("prime256v1");
const publicKey = ecdh.generateKeys("hex", "uncompressed");
const pkcs8 = p256Pkcs8(Buffer.from(ecdh.getPrivateKey("hex").padStart(64, "0"), "hex"));
const tokens = createVerificationTokens(issuer, () => [publicKey]);

const contact = { id: "01a2121d-0000-7000-8000-00000000000a", contact: "ada@example.com" };

/** A token as the deployment's key signs it, with more claims. */
function tokenOf(claims: Readonly<Record<string, unknown>>): string {
  const all = {
    exp: String(Date.now() + 60_000),
    id: contact.id,
    organization_id: "organization",
    verification_type: "OTP_TYPE_EMAIL",
    contact: contact.contact,
    ...claims,
  };
  const [header, payload] = [{ typ: "JWT", alg: "ES256" }, all].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const key = { key: pkcs8, format: "der", type: "pkcs8", dsaEncoding: "ieee-p1363" } as const;
  const signature = sign("sha256", Buffer.from(`${header}.${payload}`), key).toString("base64url");
  return `${header}.${payload}.${signature}`;
}

describe("a verification token", () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ["names the deployment as its issuer and audience", { iss: issuer, aud: issuer }],
    ["is of an earlier release, which named neither", {}],
  ])("counts if it %s", async (_, claims) => {
    expect(await tokens.read("token", tokenOf(claims))).toMatchObject(contact);
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ["another issuer", { iss: other, aud: issuer }],
    ["another audience", { iss: issuer, aud: other }],
    ["another audience, and no issuer", { aud: other }],
    ["several audiences", { iss: issuer, aud: [issuer, other] }],
    ["an issuer that is null", { iss: null, aud: issuer }],
  ])("does not if it names %s, though the deployment's key has signed it", async (_, claims) => {
    const reading = tokens.read("token", tokenOf(claims));
    await expect(reading).rejects.toThrow(ApiError);
    await expect(reading).rejects.toThrow(
      /^token: not a verification token that verify_otp of this deployment returned/,
    );
  });
});
