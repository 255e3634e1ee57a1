import { ErrorCode } from "@countersign/api";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Custody, SecretForm, SecretOwner } from "../../../service/src/custody/custody.js";
import { keyRing } from "../../../service/src/custody/key-ring.js";
import { addMasterKey, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { drawOneTimeSecret, hashOneTimeSecret, isOneTimeSecret } from "../../../service/src/custody/one-time-secret.js";
import { masterKeyIdOf } from "../../../service/src/custody/seal.js";
import { codeOwner, failure, messageOwner, openRoom, privateKeyOwner, type Room } from "./room.js";

let room: Room;
let custody: Custody;

beforeEach(async () => {
  room = await openRoom();
  custody = room.custody;
});
afterEach(() => room[Symbol.asyncDispose]());

async function create(form: SecretForm = "digits:6"): Promise<{ hash: string; sealed: string; text: string }> {
  const created = await custody.createOneTimeSecret(codeOwner, messageOwner, form);
  return { ...created, text: await custody.openText({ owner: messageOwner, sealed: created.sealed }) };
}

describe("one-time secrets", () => {
  test.each<[SecretForm, RegExp]>([
    ["digits:6", /^[0-9]{6}$/],
    ["digits:9", /^[0-9]{9}$/],
    ["alphanumeric:6", /^[02-9AC-HJKMNP-TV-Z]{6}$/],
    ["alphanumeric:9", /^[02-9AC-HJKMNP-TV-Z]{9}$/],
    ["token", /^[A-Za-z0-9_-]{22}$/],
  ])("of form %s open from what their message holds, and are right for their owner", async (form, shape) => {
    const { hash, sealed, text } = await create(form);
    expect(text).toMatch(shape);
    expect(hash).toMatch(/^[0-9a-f]{16}\.[A-Za-z0-9_-]{43}$/);
    expect(sealed.length).toBeLessThanOrEqual(256);
    expect(await custody.checkOneTimeSecret(codeOwner, hash, text)).toBe(true);
  });

  test("are wrong with any other text", async () => {
    const { hash, text } = await create();
    const next = String((Number(text) + 1) % 1_000_000).padStart(6, "0");
    for (const wrong of [
      "",
      next,
      ` ${text}`,
      `${text}0`,
      text.slice(1),
      String(Number(text)) + "x",
      "9".repeat(1e6),
    ]) {
      expect(await custody.checkOneTimeSecret(codeOwner, hash, wrong)).toBe(false);
    }
  });

  test.each<[string, SecretOwner]>([
    ["another organization", { ...codeOwner, organizationId: "org2" }],
    ["another id", { ...codeOwner, id: "otp2" }],
    ["the same letters parted elsewhere", { ...codeOwner, organizationId: "orgo", id: "tp" }],
  ])("are wrong for %s", async (_, owner) => {
    const { hash, text } = await create();
    expect(await custody.checkOneTimeSecret(owner, hash, text)).toBe(false);
  });

  test("are wrong against the hash of another, also of the same owner", async () => {
    const [one, two] = [await create("token"), await create("token")];
    expect(await custody.checkOneTimeSecret(codeOwner, one.hash, two.text)).toBe(false);
    expect(await custody.checkOneTimeSecret(codeOwner, two.hash, two.text)).toBe(true);
  });

  test("survive a rotation for as long as the old key is there", async () => {
    const before = await create();
    const added = addMasterKey(room.path);
    const after = await create();
    expect(after.hash.slice(0, 16)).toBe(added);
    for (const { hash, text } of [before, after]) {
      expect(await custody.checkOneTimeSecret(codeOwner, hash, text)).toBe(true);
    }
    const message = { owner: messageOwner, sealed: before.sealed };
    const resealed = { ...message, sealed: await custody.reseal(message) };
    expect(masterKeyIdOf(resealed.sealed)).toBe(added);
    const dropped = dropOldMasterKeys(room.path);
    // Sealing reads the file again.
    await create();
    for (const id of dropped) await custody.forgetMasterKey(id);
    expect(await custody.openText(resealed)).toBe(before.text);
    expect(await failure(custody.checkOneTimeSecret(codeOwner, before.hash, before.text))).toMatchObject({
      code: ErrorCode.FAILED_PRECONDITION,
      message: expect.stringContaining("which this service does not have"),
    });
  });

  test.each([
    ["nothing", ""],
    ["no dot", "a".repeat(60)],
    ["a short digest", `${"0".repeat(16)}.${"a".repeat(42)}`],
    ["a long digest", `${"0".repeat(16)}.${"a".repeat(44)}`],
  ])("a hash that was not made here is an error of its own, and not a wrong code: %s", async (_, hash) => {
    const error = await failure(custody.checkOneTimeSecret(codeOwner, hash, "123456"));
    expect(error.code).toBe(13);
    expect(error.message).not.toContain("123456");
  });

  test("belong to a code and travel in a message, and come in forms that are known", async () => {
    for (const work of [
      custody.createOneTimeSecret(messageOwner, messageOwner, "digits:6"),
      custody.createOneTimeSecret(codeOwner, codeOwner, "digits:6"),
      custody.createOneTimeSecret(codeOwner, privateKeyOwner, "digits:6"),
      custody.createOneTimeSecret({ ...codeOwner, id: "" }, messageOwner, "digits:6"),
      custody.createOneTimeSecret(codeOwner, messageOwner, "pin" as SecretForm),
      custody.createOneTimeSecret(codeOwner, messageOwner, "digits:5"),
      custody.createOneTimeSecret(codeOwner, messageOwner, "alphanumeric:10"),
      custody.checkOneTimeSecret(messageOwner, "", ""),
    ]) {
      expect(await failure(work)).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    }
  });
});

describe("codes", () => {
  // With 60,000 digits, each is expected 6,000 times with a deviation of 73.5; chance passes six of those in one
  // of eight million runs.
  test("hold every digit as often in every place, zeros in front included", () => {
    const codes = Array.from({ length: 60_000 }, () => drawOneTimeSecret("digits:6"));
    for (let place = 0; place < 6; place++) {
      for (const digit of "0123456789") {
        const count = codes.filter((code) => code.charAt(place) === digit).length;
        expect(Math.abs(count - 6000)).toBeLessThan(6 * 73.5);
      }
    }
  });
});

test("codes with letters hold every symbol as often in every place, and none that is taken for another", () => {
  const codes = Array.from({ length: 60_000 }, () => drawOneTimeSecret("alphanumeric:9"));
  const symbols = new Set(codes.join(""));
  expect([...symbols].toSorted().join("")).toBe("023456789ACDEFGHJKMNPQRSTVWXYZ");
  for (let place = 0; place < 9; place++) {
    for (const symbol of symbols) {
      // 2,000 are expected with a deviation of 44.
      const count = codes.filter((code) => code.charAt(place) === symbol).length;
      expect(Math.abs(count - 2000)).toBeLessThan(6.5 * 44);
    }
  }
});

describe("hashes of one-time secrets", () => {
  const ring = keyRing([randomBytes(32)]);
  const other = keyRing([randomBytes(32)]);

  test("cannot be searched without the key-encryption key: under another one the same code has another hash", () => {
    const [one, two] = [ring, other].map(({ current }) => hashOneTimeSecret(current, codeOwner, "123456"));
    expect(one?.slice(17)).not.toBe(two?.slice(17));
    const claimed = `${other.current.id}.${one?.slice(17)}`;
    expect(isOneTimeSecret((id) => other.byId.get(id), codeOwner, claimed, "123456")).toBe(false);
  });

  test("are right for exactly their owner and text", () => {
    const owners = fc.record<SecretOwner>({
      organizationId: fc.string({ minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom("code", "message"),
      id: fc.string({ minLength: 1, maxLength: 3 }),
    });
    const texts = fc.string({ maxLength: 3 });
    fc.assert(
      fc.property(owners, owners, texts, texts, (owner, another, text, wrong) => {
        const hash = hashOneTimeSecret(ring.current, owner, text);
        const check = (owner: SecretOwner, text: string): boolean =>
          isOneTimeSecret((id) => ring.byId.get(id), owner, hash, text);
        expect(check(owner, text)).toBe(true);
        expect(check(owner, wrong)).toBe(wrong === text);
        expect(check(another, text)).toBe(JSON.stringify({ ...another }) === JSON.stringify({ ...owner }));
      }),
    );
  });
});
