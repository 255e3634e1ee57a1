import { describe, expect, test } from "vitest";
import type { OpenedKey } from "../../../service/src/custody/curve-keys.js";
import { OpenedKeys } from "../../../service/src/custody/opened-keys.js";
import type { SealedSecret } from "../../../service/src/custody/owner.js";

type Secp256k1Key = OpenedKey & { curve: "CURVE_SECP256K1" };

const ACCOUNT = "CURVE_SECP256K1 m";
const openedKey = (): Secp256k1Key => ({
  curve: "CURVE_SECP256K1",
  privateKey: new Uint8Array(32).fill(1),
  taprootKey: new Uint8Array(32).fill(2),
});
const secret = (id: string, sealed = `sealed-${id}`): SealedSecret => ({
  owner: { organizationId: "organization", kind: "wallet", id },
  sealed,
});
const isZero = ({ privateKey, taprootKey }: Secp256k1Key): boolean =>
  [...privateKey, ...(taprootKey ?? [])].every((byte) => byte === 0);

describe("opened keys", () => {
  test("are bounded in number; the one unused for longest goes first, and is zeroed", () => {
    const opened = new OpenedKeys(2);
    const [a, b, c] = [openedKey(), openedKey(), openedKey()];
    opened.add(secret("a"), ACCOUNT, a);
    opened.add(secret("b"), ACCOUNT, b);
    opened.get(secret("a"), ACCOUNT);
    opened.add(secret("c"), ACCOUNT, c);
    expect(opened.size).toBe(2);
    expect(opened.get(secret("b"), ACCOUNT)).toBeUndefined();
    expect([a, b, c].map(isZero)).toEqual([false, true, false]);
  });

  test("are found by owner, sealed text and account together", () => {
    const opened = new OpenedKeys(10);
    const key = openedKey();
    opened.add(secret("a"), ACCOUNT, key);
    expect(opened.get(secret("a"), ACCOUNT)).toBe(key);
    expect(opened.get(secret("a", "another text"), ACCOUNT)).toBeUndefined();
    expect(opened.get(secret("b", "sealed-a"), ACCOUNT)).toBeUndefined();
    expect(opened.get(secret("a"), "CURVE_SECP256K1 m/0")).toBeUndefined();
    const { owner, sealed } = secret("a");
    expect(opened.get({ owner: { ...owner, organizationId: "another" }, sealed }, ACCOUNT)).toBeUndefined();
    expect(opened.get({ owner: { ...owner, kind: "service" }, sealed }, ACCOUNT)).toBeUndefined();
  });

  test("of a secret are zeroed together when it is forgotten, and no others", () => {
    const opened = new OpenedKeys(10);
    const [first, second, other] = [openedKey(), openedKey(), openedKey()];
    opened.add(secret("a"), ACCOUNT, first);
    opened.add(secret("a"), "CURVE_SECP256K1 m/0", second);
    opened.add(secret("ab"), ACCOUNT, other);
    opened.forget(secret("a").owner);
    expect([first, second, other].map(isZero)).toEqual([true, true, false]);
    expect(opened.size).toBe(1);
    opened.forget(secret("a").owner);
    opened.add(secret("a"), ACCOUNT, openedKey());
    opened.forget(secret("a").owner);
    expect(opened.size).toBe(1);
  });

  test("from a text that was sealed anew since are zeroed with its owner's others, and by the one that replaces them", () => {
    const opened = new OpenedKeys(10);
    const [old, replaced, newer] = [openedKey(), openedKey(), openedKey()];
    opened.add(secret("a"), "CURVE_SECP256K1 m/0", old);
    opened.add(secret("a"), ACCOUNT, replaced);
    opened.add(secret("a", "sealed anew"), ACCOUNT, newer);
    expect([old, replaced, newer].map(isZero)).toEqual([false, true, false]);
    opened.forget(secret("a", "sealed anew").owner);
    expect([old, newer].map(isZero)).toEqual([true, true]);
    expect(opened.size).toBe(0);
  });

  test("of owners whose ids run into each other are not taken for one another's", () => {
    const opened = new OpenedKeys(10);
    const owner = { organizationId: "a b", kind: "wallet", id: "c" } as const;
    const other = { ...owner, organizationId: "a", id: "b c" };
    const sealed = "the same";
    opened.add({ owner, sealed }, ACCOUNT, openedKey());
    expect(opened.get({ owner: other, sealed }, ACCOUNT)).toBeUndefined();
  });

  test("are all zeroed at the end", () => {
    const opened = new OpenedKeys(10);
    const keys = [openedKey(), openedKey()];
    keys.forEach((key, i) => opened.add(secret(String(i)), ACCOUNT, key));
    opened.clear();
    expect(keys.map(isZero)).toEqual([true, true]);
    expect(opened.size).toBe(0);
  });
});
