// Trust policies (C2SP tlog-policy), proofs (C2SP tlog-proof), and receipts verified under a policy.

import { describe, expect, test } from "vitest";
import {
  canonicalRecord,
  cosigner,
  ed25519Signer,
  formatNote,
  formatProof,
  formatVkey,
  isQuorum,
  leafOf,
  LogWriter,
  MemoryStorage,
  mlDsaCosigner,
  newSalt,
  parseNote,
  parsePolicy,
  parseProof,
  readConsistencyProof,
  readInclusionProof,
  signText,
  verifyCheckpoint,
  verifyContinuation,
  verifyEntry,
  verifyReceipt,
  type NoteSigner,
} from "../../log/src/index.js";
import { ml_dsa44 } from "@noble/post-quantum/ml-dsa.js";
import { bytes, codeOf, entriesOf, logKeys, seedOf, text, witnessKeys } from "./fixture.js";

const origin = "example.com/log";
const log = logKeys(origin);
const witnesses = new Map(
  ["X1", "X2", "X3", "Y1", "Y2", "Y3"].map((name) => [name, witnessKeys(`${name.toLowerCase()}.example`)]),
);
const vkeyOf = (name: string) => witnesses.get(name)?.vkey ?? "";

/** The example of the specification, with keys. */
const example = `log ${log.vkey}

witness X1 ${vkeyOf("X1")}
witness X2 ${vkeyOf("X2")}
witness X3 ${vkeyOf("X3")}
group X-witnesses 2 X1 X2 X3

witness Y1 ${vkeyOf("Y1")}
witness Y2 ${vkeyOf("Y2")}
witness Y3 ${vkeyOf("Y3")}
group Y-witnesses any Y1 Y2 Y3

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`;
const policy = parsePolicy(bytes(example));

async function signedBy(names: readonly string[], signers: readonly NoteSigner[] = [log.signer]) {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, { origin, signers: [log.signer], verifiers: [log.verifier] });
  await writer.append(entriesOf(300));
  const content = parseNote(writer.signed ?? new Uint8Array()).text;
  const cosigners = names.flatMap((name) => witnesses.get(name)?.signer ?? []);
  return formatNote({ text: content, signatures: await signText(content, [...signers, ...cosigners]) });
}

describe("the policy of the specification's example", () => {
  test("names its log, its witnesses and its quorum", () => {
    expect(policy.logs.map(({ verifier }) => verifier.name)).toEqual([origin]);
    expect(policy.witnesses.map(({ name }) => name)).toEqual([...witnesses.keys()]);
    expect(policy.quorum).toMatchObject({
      name: "X-and-Y",
      threshold: 2,
      members: [{ threshold: 2 }, { threshold: 1 }],
    });
  });

  test.each([
    ["X1 X2 Y1", true],
    ["X1 X3 Y3", true],
    ["X1 X2 X3 Y1 Y2 Y3", true],
    ["X1 X2 X3", false],
    ["X1 Y1 Y2 Y3", false],
    ["", false],
  ])("is met by %s: %s", (names, isMet) => {
    const present = new Set(policy.witnesses.filter(({ name }) => names.split(" ").includes(name)));
    expect(isQuorum(policy.quorum, present)).toBe(isMet);
  });

  test("accepts a checkpoint with enough cosignatures, and says who cosigned and when", async () => {
    const verified = verifyCheckpoint(policy, await signedBy(["Y2", "X1", "X3"]));
    expect(verified).toMatchObject({ origin, size: 300 });
    expect(verified.witnesses.map(({ name, time }) => [name, time])).toEqual([
      ["X1", 1_700_000_000],
      ["X3", 1_700_000_000],
      ["Y2", 1_700_000_000],
    ]);
  });

  test("rejects one with too few, naming what is asked for and what was found", async () => {
    const signed = await signedBy(["X1", "Y2"]);
    expect(() => verifyCheckpoint(policy, signed)).toThrow(
      "the checkpoint lacks cosignatures: the policy asks for 2 of (2 of X1, X2, X3), (1 of Y1, Y2, Y3), found X1, Y2",
    );
  });

  test("counts a witness once, however often it cosigned", async () => {
    const signed = await signedBy(["X1", "X1", "X1", "Y1"]);
    expect(codeOf(() => verifyCheckpoint(policy, signed))).toBe("unverified");
  });

  test("rejects a checkpoint that its log has not signed, though witnesses have", async () => {
    const signed = await signedBy(["X1", "X2", "Y1"], []);
    expect(() => verifyCheckpoint(policy, signed)).toThrow(
      "no log of the policy with the origin example.com/log has signed the checkpoint",
    );
  });

  test("rejects a checkpoint of another origin that the log's key has signed", async () => {
    const other = parsePolicy(bytes(`log ${logKeys("example.com/other").vkey}\nlog ${log.vkey}\nquorum none\n`));
    const content = `example.com/other\n1\n${"A".repeat(43)}=\n`;
    const signed = formatNote({ text: content, signatures: await signText(content, [log.signer]) });
    expect(codeOf(() => verifyCheckpoint(other, signed))).toBe("unverified");
  });
});

test("a policy may have white space, comments, URLs, no witnesses, and names of any octets", () => {
  const parsed = parsePolicy(
    Uint8Array.of(
      ...bytes(`# comment\n \t # another\n\n\tlog  ${log.vkey}\thttps://log.example/ \n`),
      ...bytes("witness w"),
      0xff,
      ...bytes(` ${vkeyOf("X1")}\nwitness w`),
      0xfe,
      ...bytes(` ${vkeyOf("X2")} https://w.example/\nquorum w`),
      0xfe,
      0x0a,
    ),
  );
  expect(parsed.logs[0]?.url).toBe("https://log.example/");
  // Both names read alike, and are two.
  expect(parsed.quorum).toBe(parsed.witnesses[1]);
  expect(parsePolicy(bytes("quorum none\n"))).toEqual({ logs: [], witnesses: [], quorum: undefined });
});

const [w1, w2] = [`witness w1 ${vkeyOf("X1")}\n`, `witness w2 ${vkeyOf("X2")}\n`];
test.each([
  ["no quorum", w1, "policy: no quorum line"],
  ["two quorums", `${w1}quorum w1\nquorum w1\n`, "policy, line 3: a second quorum line"],
  ["an undefined quorum", "quorum w1\n", "policy, line 1: w1 is not defined on a line above"],
  ["a quorum above its witness", `quorum w1\n${w1}`, "policy, line 1: w1 is not defined on a line above"],
  ["a member defined below", `group g any w1\n${w1}quorum g\n`, "policy, line 1: w1 is not defined on a line above"],
  ["a name twice", `${w1}witness w1 ${vkeyOf("X2")}\nquorum w1\n`, "policy, line 2: w1 is already defined"],
  ["a group named as a witness", `${w1}group w1 any w1\nquorum w1\n`, "policy, line 2: w1 is already defined"],
  [
    "a member of two groups",
    `${w1}group g any w1\ngroup h any w1\nquorum h\n`,
    "policy, line 3: w1 is already a member of a group",
  ],
  ["a member twice", `${w1}group g any w1 w1\nquorum g\n`, "policy, line 2: w1 is already a member of a group"],
  ["none as a member", `${w1}group g any none\nquorum g\n`, "policy, line 2: none is not defined on a line above"],
  ["none as a name", `witness none ${vkeyOf("X1")}\nquorum none\n`, "policy, line 1: the name none is predefined"],
  [
    "a group without members",
    "group g any\nquorum g\n",
    "policy, line 1: expected group <name> <all, any or a number> <name>...",
  ],
  ["a threshold of 0", `${w1}group g 0 w1\nquorum g\n`, "policy, line 2, threshold: expected at least 1"],
  ["a threshold above its members", `${w1}${w2}group g 3 w1 w2\nquorum g\n`, "policy, line 3, threshold: 3 exceeds 2"],
  [
    "a threshold of 01",
    `${w1}group g 01 w1\nquorum g\n`,
    "policy, line 2, threshold: expected a decimal number without leading zeroes",
  ],
  [
    "a log's key for a witness",
    `witness w ${log.vkey}\nquorum w\n`,
    "policy, line 1: signature type 1: a witness cosigns with type 4 or 6",
  ],
  [
    "a witness's key for a log",
    `log ${vkeyOf("X1")}\nquorum none\n`,
    "policy, line 1: signature type 4: a log signs with type 1 or 6",
  ],
  [
    "a witness's key twice",
    `${w1}witness w2 ${vkeyOf("X1")}\nquorum w1\n`,
    "policy, line 2: a second line with this public key",
  ],
  ["a word too many", `${w1}quorum w1 w1\n`, "policy, line 2: expected quorum <name>"],
  ["an unknown keyword", "threshold 2\nquorum none\n", "policy, line 1: expected log, witness, group or quorum"],
  ["a carriage return", "quorum none\r\n", "policy, line 1: a control character"],
  ["no newline at its end", "quorum none", "policy: the last line does not end in a newline"],
  [
    "no ML-DSA to verify with",
    `witness w ${mlDsaVkey()}\nquorum w\n`,
    "policy, line 1: an ML-DSA-44 key, and no ML-DSA-44 was given to verify with",
  ],
])("a policy with %s is malformed", (_, content, message) => {
  expect(() => parsePolicy(bytes(content))).toThrow(message);
  expect(codeOf(() => parsePolicy(bytes(content)))).toBe("malformed");
});

function mlDsaVkey(): string {
  const { publicKey } = ml_dsa44.keygen(seedOf("ml-dsa"));
  return formatVkey(mlDsaCosigner("w.example", publicKey, () => new Uint8Array()));
}

test("a log and a witness with one public key under two names are one key each", () => {
  const seed = seedOf("shared");
  const publicKey = logKeys("a", seed).signer.publicKey;
  const [a, b] = ["a", "b"].map((name) => formatVkey(ed25519Signer(name, publicKey, () => new Uint8Array())));
  expect(codeOf(() => parsePolicy(bytes(`log ${a}\nlog ${b}\nquorum none\n`)))).toBe("malformed");
  const witness = formatVkey(cosigner("a", publicKey, () => new Uint8Array()));
  expect(parsePolicy(bytes(`log ${a}\nwitness w ${witness}\nquorum w\n`)).witnesses).toHaveLength(1);
});

test("a policy of 32 logs, 32 witnesses and 32 groups is accepted", () => {
  const all = Array.from({ length: 32 }, (_, index) => [
    `log ${logKeys(`log${index}.example`).vkey}`,
    `witness w${index} ${witnessKeys(`w${index}.example`).vkey}`,
    `group g${index} all w${index}${index === 0 ? "" : ` g${index - 1}`}`,
  ]);
  expect(parsePolicy(bytes(`${all.flat().join("\n")}\nquorum g31\n`)).witnesses).toHaveLength(32);
});

describe("a receipt", () => {
  const record = canonicalRecord({ type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", id: "1", at: 1_700_000_000 });
  const salt = newSalt();

  async function receipt() {
    const storage = new MemoryStorage();
    const writer = await LogWriter.open(storage, { origin, signers: [log.signer], verifiers: [log.verifier] });
    await writer.append(entriesOf(299));
    const { checkpoint, first, signed } = await writer.append([leafOf(salt, record)]);
    const content = parseNote(signed).text;
    const cosigned = await writer.addSignatures(
      signed,
      await signText(
        content,
        ["X1", "X2", "Y3"].flatMap((name) => witnesses.get(name)?.signer ?? []),
      ),
      policy.witnesses.map(({ verifier }) => verifier),
    );
    const hashes = await readInclusionProof(storage.read, first, checkpoint);
    const proof = formatProof({ index: first, hashes, checkpoint: cosigned ?? signed, extra: salt });
    return { receipt: { proof, salt, record }, storage, writer, checkpoint };
  }

  test("verifies offline, under the keys of logs and witnesses alone", async () => {
    const { receipt: whole } = await receipt();
    const { index, checkpoint } = verifyReceipt(policy, whole);
    expect(index).toBe(299);
    expect(checkpoint).toMatchObject({ origin, size: 300 });
    expect(checkpoint.witnesses.map(({ name }) => name)).toEqual(["X1", "X2", "Y3"]);
  });

  test("does not verify with another record, salt, index, proof or policy", async () => {
    const { receipt: whole } = await receipt();
    const other = (change: (proof: string) => string) => ({ ...whole, proof: bytes(change(text(whole.proof))) });
    const codes = [
      { ...whole, record: canonicalRecord({ type: "another" }) },
      { ...whole, salt: newSalt() },
      other((proof) => proof.replace("index 299", "index 298")),
      other((proof) => proof.replace(/^index 299\n[^\n]+\n/m, "index 299\n")),
      other((proof) => proof.replace("\n300\n", "\n301\n")),
    ].map((wrong) => codeOf(() => verifyReceipt(policy, wrong)));
    expect(codes).toEqual(codes.map(() => "unverified"));
    expect(codeOf(() => verifyReceipt(policy, { ...whole, salt: salt.slice(1) }))).toBe("malformed");
    const strict = parsePolicy(bytes(example.replace("group X-witnesses 2", "group X-witnesses all")));
    expect(codeOf(() => verifyReceipt(strict, whole))).toBe("unverified");
  });

  test("is a tlog-proof that reads as it was written, with what the application adds", async () => {
    const { receipt: whole } = await receipt();
    const proof = parseProof(whole.proof);
    expect(text(whole.proof)).toMatch(
      /^c2sp\.org\/tlog-proof@v1\nextra \S+\nindex 299\n(?:\S{44}\n)+\nexample\.com\/log\n300\n/,
    );
    expect(proof.extra).toEqual(salt);
    expect(formatProof(proof)).toEqual(whole.proof);
    expect(verifyEntry(policy, leafOf(salt, record), whole.proof).index).toBe(299);
  });

  test("is of a checkpoint that later ones continue", async () => {
    const { storage, writer, checkpoint } = await receipt();
    const later = (await writer.append(entriesOf(700))).checkpoint;
    const proof = await readConsistencyProof(storage.read, checkpoint, later);
    verifyContinuation(checkpoint, later, proof);
    expect(codeOf(() => verifyContinuation(later, checkpoint, proof))).toBe("unverified");
    expect(codeOf(() => verifyContinuation({ ...checkpoint, origin: "b" }, later, proof))).toBe("unverified");
    expect(codeOf(() => verifyContinuation({ ...checkpoint, root: later.root }, later, proof))).toBe("unverified");
  });

  const cosignedProof = () => receipt().then(({ receipt: { proof } }) => text(proof));
  test.each<[string, (proof: string) => string]>([
    ["another header", (proof) => proof.replace("@v1", "@v2")],
    ["extra after index", (proof) => proof.replace(/(extra .*\n)(index .*\n)/, "$2$1")],
    ["no index", (proof) => proof.replace(/index .*\n/, "")],
    ["a leading zero", (proof) => proof.replace("index 2", "index 02")],
    ["64 hashes", (proof) => proof.replace(/^(?=\S{44}$)/m, `${"A".repeat(43)}=\n`.repeat(63))],
    ["a short hash", (proof) => proof.replace(/^\S{44}$/m, "AAAA")],
    ["a carriage return", (proof) => proof.replace("\nindex", "\r\nindex")],
    ["no signatures", (proof) => proof.slice(0, proof.indexOf("\n—"))],
    ["extra in base64 without padding", (proof) => proof.replace(/(extra .*)=\n/, "$1\n")],
  ])("with %s is malformed", async (_, change) => {
    const changed = bytes(change(await cosignedProof()));
    expect(codeOf(() => parseProof(changed))).toBe("malformed");
  });
});
