// Every format rejects what is not its one encoding of something, and throws nothing but LogError.

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  formatAddCheckpoint,
  formatCheckpoint,
  formatNote,
  formatProof,
  formatVkey,
  LogError,
  LogWriter,
  maxRequestBytes,
  MemoryStorage,
  parseAddCheckpoint,
  parseCheckpoint,
  parseNote,
  parsePolicy,
  parseProof,
  parseVkey,
  readAddCheckpointAnswer,
  readConsistencyProof,
  readInclusionProof,
  verifyReceipt,
} from "../../log/src/index.js";
import { maxPolicyBytes } from "../../log/src/policy-lines.js";
import { maxProofBytes } from "../../log/src/proof.js";
import { brokenOf, bytes, entriesOf, isStrict, logKeys, runs, text, witnessKeys } from "./fixture.js";

const origin = "example.com/log";
const log = logKeys(origin);
const witness = witnessKeys("witness.example/w1");
const policyText = `log ${log.vkey} https://log.example/\nwitness w1 ${witness.vkey}\ngroup g any w1\nquorum g\n`;
const examples = { note: "", checkpoint: "", proof: "", request: "", answer: "" };

beforeAll(async () => {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, { origin, signers: [log.signer], verifiers: [log.verifier] });
  const { checkpoint: older } = await writer.append(entriesOf(3));
  const { signed, checkpoint } = await writer.append(entriesOf(6, 3));
  const hashes = await readInclusionProof(storage.read, 4, checkpoint);
  const proof = await readConsistencyProof(storage.read, older, checkpoint);
  examples.note = text(signed);
  examples.checkpoint = formatCheckpoint({ ...checkpoint, extensions: ["an extension"] });
  examples.proof = text(formatProof({ index: 4, hashes, checkpoint: signed, extra: bytes("extra") }));
  examples.request = text(formatAddCheckpoint({ oldSize: 3, proof, checkpoint: signed }));
  const cosigned = await witness.signer.sign(bytes(parseNote(signed).text));
  const { name, id } = witness.signer;
  examples.answer = text(formatNote({ text: "x\n", signatures: [{ name, id, signature: cosigned }] })).slice(3);
});

/** Each parser, with the one encoding of what it reads. */
const formats: readonly [string, () => string, (value: string) => boolean][] = [
  ["signed-note", () => examples.note, (value) => isStrict(bytes(value), parseNote, formatNote)],
  ["tlog-checkpoint", () => examples.checkpoint, (value) => isStrict(value, parseCheckpoint, formatCheckpoint)],
  ["tlog-proof", () => examples.proof, (value) => isStrict(bytes(value), parseProof, formatProof)],
  [
    "add-checkpoint",
    () => examples.request,
    (value) => isStrict(bytes(value), parseAddCheckpoint, formatAddCheckpoint),
  ],
  ["vkey", () => log.vkey, (value) => isStrict(value, parseVkey, formatVkey)],
];

describe.each(formats)("%s", (_, example, holds) => {
  test("reads its example", () => {
    expect(holds(example())).toBe(true);
  });

  test("accepts no second encoding of anything", () => {
    const broken = brokenOf(example());
    const values = fc.oneof(broken, broken.chain(brokenOf), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(values, (value) => {
        expect(holds(value)).toBe(true);
      }),
      { numRuns: 3 * runs },
    );
  });
});

/** Whether an action ends, or throws what this package throws. */
function isOrderly(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    return error instanceof LogError;
  }
}

test("any bytes are read, or rejected with the package's error", () => {
  const parsers = [parseNote, parseProof, parseAddCheckpoint, parsePolicy];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (value) => {
      for (const parse of parsers) expect(isOrderly(() => parse(value))).toBe(true);
    }),
    { numRuns: runs },
  );
});

test.each([
  ["proofs", "log proof", maxProofBytes, parseProof],
  ["requests to witnesses", "add-checkpoint", maxRequestBytes, parseAddCheckpoint],
  ["policies", "policy", maxPolicyBytes, parsePolicy],
])("%s have a greatest length, past which nothing of them is read", (_, where, longest, parse) => {
  expect(() => parse(new Uint8Array(longest + 1))).toThrow(`${where}: ${longest + 1} bytes, more than ${longest}`);
  expect(() => parse(new Uint8Array(longest))).not.toThrow("more than");
});

test("a request to a witness has at most 63 hashes", () => {
  const checkpoint = bytes(examples.note);
  const of = (length: number) => ({
    oldSize: 1,
    proof: Array.from({ length }, () => new Uint8Array(32)),
    checkpoint,
  });
  const most = formatAddCheckpoint(of(63));
  expect(parseAddCheckpoint(most).proof).toHaveLength(63);
  expect(() => formatAddCheckpoint(of(64))).toThrow("64 hashes, more than 63");
  const more = text(most).replace("\n", `\n${"A".repeat(43)}=\n`);
  expect(() => parseAddCheckpoint(bytes(more))).toThrow("64 hashes, more than 63");
});

test("broken policies, receipts and answers of witnesses are rejected with the package's error", () => {
  const policy = parsePolicy(bytes(policyText));
  fc.assert(
    fc.property(brokenOf(policyText), brokenOf(examples.proof), brokenOf(examples.answer), (rules, proof, answer) => {
      expect(isOrderly(() => parsePolicy(bytes(rules)))).toBe(true);
      const receipt = { proof: bytes(proof), salt: new Uint8Array(32), record: new Uint8Array() };
      expect(isOrderly(() => verifyReceipt(policy, receipt))).toBe(true);
      for (const status of [200, 409, 500]) {
        const response = { status, body: bytes(answer) };
        expect(isOrderly(() => readAddCheckpointAnswer(response, bytes(examples.note), [witness.verifier]))).toBe(true);
      }
    }),
    { numRuns: runs },
  );
});

test("a policy's meaning does not depend on white space, comments or empty lines", () => {
  const plain = parsePolicy(bytes(policyText));
  const space = fc.constantFrom(" ", "\t", "  ", " \t ");
  fc.assert(
    fc.property(space, space, fc.constantFrom("", "\n", "# words\n", "  #\n"), (before, between, line) => {
      const other = policyText.replaceAll(" ", between).replaceAll(/^(?=.)/gm, `${line}${before}`);
      const parsed = parsePolicy(bytes(other));
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(plain));
    }),
    { numRuns: Math.min(runs, 500) },
  );
});
