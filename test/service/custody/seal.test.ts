import { randomBytes } from "node:crypto";
import { ApiError } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyRing } from "../../../service/src/custody/key-ring.js";
import type { SealedSecret, SecretOwner } from "../../../service/src/custody/owner.js";
import { masterKeyIdOf, open, seal } from "../../../service/src/custody/seal.js";

const ring = keyRing([randomBytes(32), randomBytes(32)]);
const other = keyRing([randomBytes(32)]);
const find = (id: string): ReturnType<typeof ring.byId.get> => ring.byId.get(id);
const owners = fc.record<SecretOwner>({
  organizationId: fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
  kind: fc.constantFrom("privateKey", "wallet", "service"),
  id: fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
});
const secrets = fc.uint8Array({ minLength: 18, maxLength: 66 });
const owner: SecretOwner = { organizationId: "organization", kind: "wallet", id: "wallet" };

function refusal(sealed: SealedSecret): ApiError {
  try {
    open(find, sealed);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error("it was not refused");
}

describe("sealed secrets", () => {
  test("open for their owner as what was sealed, and fit a column of 256 characters", () => {
    fc.assert(
      fc.property(owners, secrets, (owner, secret) => {
        const sealed = seal(ring.current, owner, secret);
        expect(sealed.length).toBeLessThanOrEqual(256);
        expect(open(find, { owner, sealed })).toEqual(Buffer.from(secret));
      }),
    );
  });

  test("are refused to every other owner", () => {
    fc.assert(
      fc.property(owners, owners, secrets, (owner, another, secret) => {
        fc.pre(JSON.stringify(owner) !== JSON.stringify(another));
        const sealed = seal(ring.current, owner, secret);
        expect(refusal({ owner: another, sealed }).code).toBe(13);
      }),
    );
  });

  test.each<[string, SecretOwner]>([
    ["another organization", { ...owner, organizationId: "organization2" }],
    ["another kind", { ...owner, kind: "privateKey" }],
    ["another id", { ...owner, id: "wallet2" }],
    ["the same letters parted elsewhere", { ...owner, organizationId: "organizationw", id: "allet" }],
    ["quotes that would end a string", { ...owner, organizationId: 'organization","wallet' }],
  ])("are refused to %s", (_, another) => {
    const sealed = seal(ring.current, owner, randomBytes(34));
    expect(refusal({ owner: another, sealed }).message).toMatch(/altered or belongs to another owner$/);
  });

  test.each([" ", ",", ".", "/", "\0", '"', "\n"])("tell ids apart that run together with %j between", (between) => {
    const one: SecretOwner = { organizationId: `a${between}b`, kind: "wallet", id: "c" };
    const another: SecretOwner = { organizationId: "a", kind: "wallet", id: `b${between}c` };
    expect(refusal({ owner: another, sealed: seal(ring.current, one, randomBytes(34)) }).code).toBe(13);
  });

  // Lengths whose base64url ends with no, four and two bits that mean nothing.
  test.each([34, 35, 36])("of %i bytes have one text: no other last character opens", (length) => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const sealed = seal(ring.current, owner, randomBytes(length));
    const others = [...alphabet].filter((character) => !sealed.endsWith(character));
    for (const last of others) expect(refusal({ owner, sealed: sealed.slice(0, -1) + last }).code).toBe(13);
  });

  test.each([34, 35, 36])("of %i bytes are refused when any bit of their text is flipped", (length) => {
    const sealed = seal(ring.current, owner, randomBytes(length));
    for (let position = 0; position < sealed.length; position++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = String.fromCharCode(sealed.charCodeAt(position) ^ (1 << bit));
        const altered = sealed.slice(0, position) + flipped + sealed.slice(position + 1);
        expect(refusal({ owner, sealed: altered }).code).toBe(13);
      }
    }
  });

  const body = "A".repeat(60);
  test.each([
    "",
    "cs1",
    "cs2.0123456789abcdef.",
    "cs1.0123456789abcdef.AAAA",
    "x".repeat(100_000),
    `cs1.0123456789abcdef.${body}!`,
    ` cs1.0123456789abcdef.${body}`,
    `cs1.0123456789abcdef.${"A".repeat(5525)}`,
  ])("are told from other text such as %.30s", (sealed) => {
    expect(refusal({ owner, sealed }).message).toMatch(
      /^the sealed secret of .+ cannot be opened: it is not a sealed secret/,
    );
  });

  test("are refused where their key-encryption key is not there, and the error names it", () => {
    const sealed = seal(other.current, owner, randomBytes(34));
    expect(masterKeyIdOf(sealed)).toBe(other.current.id);
    expect(refusal({ owner, sealed }).message).toContain(`key-encryption key ${other.current.id}`);
  });

  test("are refused when their text claims another key than the one that sealed them", () => {
    const sealed = seal(other.current, owner, randomBytes(34)).replace(other.current.id, ring.current.id);
    expect(refusal({ owner, sealed }).message).toMatch(/altered or belongs to another owner$/);
  });

  test("still open under a key that is not current any more", () => {
    const [oldest] = ring.byId;
    if (!oldest) throw new Error("the ring has keys");
    const [id, key] = oldest;
    expect(id).not.toBe(ring.current.id);
    const secret = randomBytes(34);
    expect(open(find, { owner, sealed: seal({ id, key }, owner, secret) })).toEqual(secret);
  });

  test("never look the same twice", () => {
    const secret = randomBytes(34);
    expect(seal(ring.current, owner, secret)).not.toBe(seal(ring.current, owner, secret));
  });

  test("have a salt and a nonce of their own each", () => {
    const bodies = Array.from({ length: 100 }, () => {
      const [, , body = ""] = seal(ring.current, owner, randomBytes(34)).split(".");
      return Buffer.from(body, "base64url");
    });
    for (const [start, end] of [
      [0, 16],
      [16, 28],
    ]) {
      expect(new Set(bodies.map((body) => body.toString("hex", start, end))).size).toBe(bodies.length);
    }
  });

  test("from an earlier release open", () => {
    const earlier = keyRing([Buffer.from(Array.from({ length: 32 }, (_, index) => index + 1))]);
    const sealed =
      "cs1.51213e92bb46dcd9.iKd_iIyVEy_0fjTNg2B8JVIx_4KJyH-sm1440oWweLOkIhjoa5VowedyoPY77IOm7h0S7EY4PbCXCB0jAAtS-fY0TA";
    expect(open((id) => earlier.byId.get(id), { owner, sealed }).toString()).toBe("the entropy of a wallet");
  });
});
