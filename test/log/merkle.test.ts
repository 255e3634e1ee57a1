// Trees and proofs (RFC 6962) against published vectors and a slow reference.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyRoot,
  leafHash,
  proveConsistency,
  proveInclusion,
  rootOf,
  rootOfSize,
  verifyConsistency,
  verifyInclusion,
  type ReadNodes,
} from "../../log/src/index.js";
import { codeOf, fromBase64, hex, runs, vectors } from "./fixture.js";
import { slowConsistency, slowInclusion, slowRoot } from "./reference.js";

interface InclusionVector {
  readonly leafIdx: number;
  readonly treeSize: number;
  readonly root: string;
  readonly leafHash: string;
  readonly proof: readonly string[] | null;
  readonly desc: string;
  readonly wantErr: boolean;
}
interface ConsistencyVector {
  readonly size1: number;
  readonly size2: number;
  readonly root1: string;
  readonly root2: string;
  readonly proof: readonly string[] | null;
  readonly desc: string;
  readonly wantErr: boolean;
}

/** Hashes of complete subtrees, from the entries each time. */
const nodesOf =
  (entries: readonly Uint8Array[]): ReadNodes =>
  async (nodes) =>
    nodes.map(({ level, index }) => slowRoot(entries.slice(index * 2 ** level, (index + 1) * 2 ** level)));

/** Sizes near powers of two more often than others. */
const sizes = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(-1, 0, 1))
    .map(([power, off]) => Math.max(1, 2 ** power + off)),
);
const trees = sizes.chain((size) =>
  fc.record({
    entries: fc.array(fc.uint8Array({ maxLength: 6 }), { minLength: size, maxLength: size }),
    index: fc.integer({ min: 0, max: size - 1 }),
    older: fc.integer({ min: 0, max: size }),
    harm: fc.record({ at: fc.nat(10_000), bit: fc.nat(255), kind: fc.constantFrom("flip", "drop", "add", "swap") }),
  }),
);

/** Another proof; the same one when there is nothing to harm. */
function harmed(
  proof: readonly Uint8Array[],
  { at, bit, kind }: { at: number; bit: number; kind: string },
): Uint8Array[] {
  const copy = proof.map((hash) => hash.slice());
  const place = at % Math.max(1, copy.length);
  if (kind === "drop") copy.splice(place, 1);
  else if (kind === "add") copy.splice(place, 0, new Uint8Array(32).fill(bit));
  else if (kind === "swap") copy.reverse();
  else copy[place]?.set([(copy[place]?.[bit >> 3] ?? 0) ^ (1 << (bit & 7))], bit >> 3);
  return copy;
}
const isSame = (a: readonly Uint8Array[], b: readonly Uint8Array[]) => a.map(hex).join() === b.map(hex).join();

describe("published vectors", () => {
  // Entries and roots of the first implementation of Certificate Transparency.
  const entries = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
  const roots = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ];

  test.each(roots.map((root, index) => [index + 1, root] as const))("the root of %d entries", async (size, root) => {
    const tree = entries.slice(0, size).map((entry) => new Uint8Array(Buffer.from(entry, "hex")));
    expect(hex(rootOf(tree.map(leafHash)))).toBe(root);
    expect(hex(await rootOfSize(size, nodesOf(tree)))).toBe(root);
  });

  test("the root of no entries", () => {
    expect(hex(emptyRoot)).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(rootOf([])).toEqual(emptyRoot);
  });

  test("inclusion proofs of transparency-dev/merkle are accepted and rejected as it says", () => {
    const all = vectors<InclusionVector>("inclusion");
    expect(all).toHaveLength(98);
    for (const { desc, leafIdx, treeSize, root, leafHash: leaf, proof, wantErr } of all) {
      const hashes = (proof ?? []).map(fromBase64);
      const head = { size: treeSize, root: fromBase64(root) };
      const code = codeOf(() => verifyInclusion(fromBase64(leaf), leafIdx, hashes, head));
      expect(code !== undefined, `${desc} ${leafIdx} of ${treeSize}`).toBe(wantErr);
    }
  });

  test("consistency proofs of transparency-dev/merkle are accepted and rejected as it says", () => {
    const all = vectors<ConsistencyVector>("consistency");
    expect(all).toHaveLength(98);
    for (const { desc, size1, size2, root1, root2, proof, wantErr } of all) {
      const [older, newer] = [
        { size: size1, root: fromBase64(root1) },
        { size: size2, root: fromBase64(root2) },
      ];
      const code = codeOf(() => verifyConsistency(older, newer, (proof ?? []).map(fromBase64)));
      // Some vectors have words for roots, which no implementation has to look at: here they are malformed.
      const hasWords = older.root.length !== 32 || newer.root.length !== 32;
      expect(code !== undefined, `${desc} ${size1} to ${size2}`).toBe(wantErr || hasWords);
    }
  });
});

test("roots and proofs of random trees are those of the slow reference, and verify", async () => {
  await fc.assert(
    fc.asyncProperty(trees, async ({ entries, index, older }) => {
      const [size, root, read] = [entries.length, slowRoot(entries), nodesOf(entries)];
      expect(rootOf(entries.map(leafHash))).toEqual(root);
      expect(await rootOfSize(size, read)).toEqual(root);
      const inclusion = await proveInclusion(index, size, read);
      expect(inclusion).toEqual(slowInclusion(index, entries));
      verifyInclusion(leafHash(entries[index] as Uint8Array), index, inclusion, { size, root });
      const consistency = await proveConsistency(older, size, read);
      expect(consistency).toEqual(older === 0 ? [] : slowConsistency(older, entries));
      verifyConsistency({ size: older, root: slowRoot(entries.slice(0, older)) }, { size, root }, consistency);
    }),
    { numRuns: runs },
  );
});

test("a proof with any bit, order, length, index, size or root changed does not verify", () => {
  fc.assert(
    fc.property(trees, ({ entries, index, older, harm }) => {
      const head = { size: entries.length, root: slowRoot(entries) };
      const leaf = leafHash(entries[index] as Uint8Array);
      const inclusion = slowInclusion(index, entries);
      const isRejected = (action: () => unknown) => codeOf(action) === "unverified";
      const wrong = harmed(inclusion, harm);
      expect(isSame(wrong, inclusion) || isRejected(() => verifyInclusion(leaf, index, wrong, head))).toBe(true);
      const other = (index + 1) % entries.length;
      // Entries may be equal: then each is at the other's place only with the same proof.
      const isElsewhere = !isSame(slowInclusion(other, entries), inclusion);
      expect(!isElsewhere || isRejected(() => verifyInclusion(leaf, other, inclusion, head))).toBe(true);
      const flipped = { ...head, root: harmed([head.root], { ...harm, kind: "flip" })[0] as Uint8Array };
      expect(isRejected(() => verifyInclusion(leaf, index, inclusion, flipped))).toBe(true);

      const first = { size: older, root: slowRoot(entries.slice(0, older)) };
      const consistency = older === 0 ? [] : slowConsistency(older, entries);
      const wrongs = harmed(consistency, harm);
      expect(isSame(wrongs, consistency) || isRejected(() => verifyConsistency(first, head, wrongs))).toBe(true);
      expect(older === 0 || isRejected(() => verifyConsistency(first, flipped, consistency))).toBe(true);
      const another = { ...first, root: harmed([first.root], { ...harm, kind: "flip" })[0] as Uint8Array };
      expect(isRejected(() => verifyConsistency(another, head, consistency))).toBe(true);
    }),
    { numRuns: runs },
  );
});

test("a proof of more than 63 hashes, a fractional index and a size beyond 2^53 - 1 are malformed", () => {
  const head = { size: 2 ** 53 - 1, root: emptyRoot };
  const long = Array.from({ length: 64 }, () => emptyRoot);
  expect(codeOf(() => verifyInclusion(emptyRoot, 0, long, head))).toBe("malformed");
  expect(codeOf(() => verifyInclusion(emptyRoot, 0.5, [], head))).toBe("malformed");
  expect(codeOf(() => verifyInclusion(emptyRoot, 0, [], { ...head, size: 2 ** 53 }))).toBe("malformed");
  expect(codeOf(() => verifyInclusion(emptyRoot, 2 ** 52, [], head))).toBe("unverified");
});
