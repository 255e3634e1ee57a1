// Shares of a recovery key as people keep them: what is mistyped, foreign, repeated or missing is named as such.

import { describe, expect, test } from "vitest";
import { makeRecoveryKey, recoverKeys, sealToRecovery } from "../../../service/src/custody/recovery-key.js";
import type { MadeRecoveryKey } from "../../../service/src/custody/recovery-key.js";
import { masterKeyId } from "../../../service/src/custody/key-ring.js";
import { parseRecovery, formatRecovery, recoverySet } from "../../../service/src/custody/recovery-record.js";
import type { RecoveryRecord } from "../../../service/src/custody/recovery-record.js";
import { parseShare, ShareCollection } from "../../../service/src/custody/recovery-share.js";
import { entryOf } from "../support/results.js";

const deployment = "0192f0c1-2f6b-7000-8000-000000000000";
const masterKey = Buffer.from("00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef", "hex");

async function recordOf({ key }: MadeRecoveryKey): Promise<RecoveryRecord> {
  const set = recoverySet(key.publicKey);
  const id = masterKeyId(masterKey);
  const sealed = await sealToRecovery(key, { deployment, set }, id, masterKey);
  const publicKey = Buffer.from(key.publicKey).toString("hex");
  return { deployment, set, shares: key.shares, threshold: key.threshold, publicKey, keys: [{ id, sealed }] };
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => subsets(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}

describe("shares", () => {
  test.each([
    [3, 2],
    [5, 3],
    [4, 4],
  ])("of %d, every %d open the keys, in any order", async (shares, threshold) => {
    const made = await makeRecoveryKey(shares, threshold);
    const record = parseRecovery(formatRecovery(await recordOf(made)));
    for (const some of subsets(made.shares, threshold)) {
      expect(await recoverKeys(record, some.toReversed())).toEqual([masterKey]);
    }
    // More than are needed are as good.
    expect(await recoverKeys(record, made.shares)).toEqual([masterKey]);
    await expect(recoverKeys(record, made.shares.slice(1, threshold))).rejects.toThrow(
      new RegExp(`^${threshold} different shares are needed; \\d (was|were) given$`),
    );
  });

  test("are read in either case, without hyphens and with blanks", async () => {
    const { shares } = await makeRecoveryKey(2, 2);
    const [share = ""] = shares;
    expect(share).toMatch(/^cshr1(-[02-9ac-hj-np-z]{5}){14}$/);
    const read = parseShare(share, "it");
    expect(read).toMatchObject({ threshold: 2, shares: 2, number: 1 });
    expect(parseShare(` ${share.toUpperCase().replaceAll("-", " ")}\n`, "it")).toEqual(read);
  });

  test("that are mistyped at any place are named so, and not repeated", async () => {
    const [share = ""] = (await makeRecoveryKey(2, 2)).shares;
    for (let place = 5; place < share.length; place++) {
      if (share[place] === "-") continue;
      const typed = share.slice(0, place) + (share[place] === "q" ? "p" : "q") + share.slice(place + 1);
      expect(() => parseShare(typed, "a.txt")).toThrow(new Error("a.txt is mistyped: its checksum does not match"));
    }
    expect(() => parseShare(share.slice(0, -1), "a.txt")).toThrow(
      /^a\.txt is mistyped: it has 74 characters .* of 75$/,
    );
    expect(() => parseShare("correct horse", "a.txt")).toThrow(/^a\.txt is not a share of a recovery key/);
  });

  test("of another set, or given twice, are named so", async () => {
    const made = await makeRecoveryKey(3, 2);
    const other = await makeRecoveryKey(5, 3);
    const collection = new ShareCollection(await recordOf(made));
    collection.add(entryOf(made.shares, 1), "b.txt");
    expect(() => collection.add(entryOf(other.shares, 3), "d.txt")).toThrow(
      new RegExp(
        `^d\\.txt is share 4 of 5 of set ${recoverySet(other.key.publicKey)}, and the recovery key of this deployment has ` +
          `set ${recoverySet(made.key.publicKey)}: `,
      ),
    );
    expect(() => collection.add(entryOf(made.shares, 1), "copy.txt")).toThrow(
      new Error("copy.txt is share 2 of 3, already given as b.txt"),
    );
    expect(collection.missing).toBe(1);
  });
});

describe("a record", () => {
  test("whose key another has encrypted, who knows all but the secrets of the deployment, is refused", async () => {
    const made = await makeRecoveryKey(2, 2);
    const record = await recordOf(made);
    const attacker = { ...made.key, authentication: Buffer.alloc(32, 7) };
    const known = Buffer.alloc(32).fill("known").fill(1, 31);
    const id = masterKeyId(known);
    const sealed = await sealToRecovery(attacker, record, id, known);
    await expect(recoverKeys({ ...record, keys: [...record.keys, { id, sealed }] }, made.shares)).rejects.toThrow(
      `the record of the recovery key was altered: its key ${id} does not belong to this deployment`,
    );
  });

  test("of another deployment, or with a key under another id, is refused", async () => {
    const made = await makeRecoveryKey(2, 2);
    const record = await recordOf(made);
    const [{ sealed } = { sealed: "" }] = record.keys;
    await expect(recoverKeys({ ...record, deployment: "other" }, made.shares)).rejects.toThrow(/was altered/);
    const keys = [{ id: "0011223344556677", sealed }];
    await expect(recoverKeys({ ...record, keys }, made.shares)).rejects.toThrow(
      /its key 0011223344556677 does not belong to/,
    );
  });

  test("with the public key of others has another set, and is none without", async () => {
    const record = await recordOf(await makeRecoveryKey(2, 2));
    const { publicKey } = await recordOf(await makeRecoveryKey(2, 2));
    expect(() => parseRecovery(formatRecovery({ ...record, publicKey }))).toThrow(/malformed/);
    expect(() => parseRecovery(formatRecovery({ ...record, threshold: 1 }))).toThrow(/malformed/);
  });
});
