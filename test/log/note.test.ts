// Signed notes and vkeys (C2SP signed-note).

import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  ed25519Signer,
  ed25519Verifier,
  formatNote,
  formatVkey,
  noteKey,
  openNote,
  parseNote,
  parseVkey,
  signatureTypes,
  signText,
} from "../../log/src/index.js";
import { bytes, codeOf, logKeys, text } from "./fixture.js";

/** The example of the specification. */
const specification = {
  vkey: "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
  note: "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n",
};
/** A checkpoint of Go's checksum database, which has a key of another name than its origin. */
const checksumDatabase = {
  vkey: "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8",
  note: "go.sum database tree\n35225469\nvt5T6GaLCXvyHFl9VUvvItR43XZxfLgftEcTyO3eJCQ=\n\n— sum.golang.org Az3grpukl5AXaVfYkLiDGORx/DN2nlcS5kZHR5uYOBV2KA2HgXpD+gu9HHONebHLAyaKbbTM75QTtPydhKCExixSfwQ=\n",
};

describe.each([
  ["the specification's example", specification],
  ["a checkpoint of sum.golang.org", checksumDatabase],
])("%s", (_, { vkey, note }) => {
  const verifier = ed25519Verifier(parseVkey(vkey));

  test("verifies, and is written as it was read", () => {
    expect(openNote(bytes(note), [verifier]).verified).toHaveLength(1);
    expect(text(formatNote(parseNote(bytes(note))))).toBe(note);
    expect(formatVkey(parseVkey(vkey))).toBe(vkey);
  });

  test("is rejected with another text, and when no known key has signed it", () => {
    const altered = note.replace(/^./, (first) => (first === "X" ? "Y" : "X"));
    expect(codeOf(() => openNote(bytes(altered), [verifier]))).toBe("unverified");
    expect(codeOf(() => openNote(bytes(note), [logKeys("example.com/foo").verifier]))).toBe("unverified");
  });
});

test("the poem of the specification is a note whose text has an empty line", () => {
  const poem =
    "Ognuno sta solo sul cuor della terra\ntrafitto da un raggio di sole:\n\ned è subito sera.\n\n— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=\n";
  const note = parseNote(bytes(poem));
  expect(note.text).toBe("Ognuno sta solo sul cuor della terra\ntrafitto da un raggio di sole:\n\ned è subito sera.\n");
  expect(note.signatures.map(({ name, id }) => [name, id.toString(16)])).toEqual([
    ["quasimodo.example/salvatore", "367ba04b"],
  ]);
});

test("what is signed here verifies with node:crypto", async () => {
  const { signer } = logKeys("example.com/log");
  const [signature] = await signText("a text\n", [signer]);
  const spki = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), signer.publicKey]);
  const key = createPublicKey({ key: spki, format: "der", type: "spki" });
  expect(verify(null, bytes("a text\n"), key, signature?.signature ?? new Uint8Array())).toBe(true);
});

test("signatures of unknown keys are ignored, even with the name of a known key, or with its id", async () => {
  const [known, other] = [logKeys("example.com/log"), logKeys("example.com/other")];
  const sameName = { ...other.signer, name: known.signer.name };
  const sameId = { ...other.signer, id: known.signer.id };
  const content = "a text\n";
  const signatures = await signText(content, [sameName, known.signer, sameId]);
  const { verified } = openNote(formatNote({ text: content, signatures }), [known.verifier]);
  expect(verified.map(({ name, id }) => ({ name, id }))).toEqual([{ name: known.signer.name, id: known.signer.id }]);
});

test("one bad signature of a known key rejects the note, whatever others have signed", async () => {
  const [good, bad] = [logKeys("example.com/good"), logKeys("example.com/bad")];
  const content = "a text\n";
  const signatures = await signText(content, [good.signer, { ...bad.signer, sign: good.signer.sign }]);
  const note = formatNote({ text: content, signatures });
  expect(openNote(note, [good.verifier]).verified).toHaveLength(1);
  expect(() => openNote(note, [good.verifier, bad.verifier])).toThrow(/signature of example\.com\/bad \([0-9a-f]{8}\)/);
});

test("64 signatures are accepted, and 65 are not", async () => {
  const keys = Array.from({ length: 65 }, (_, index) => logKeys(`example.com/${index}`));
  const signatures = await signText(
    "a text\n",
    keys.map(({ signer }) => signer),
  );
  const most = formatNote({ text: "a text\n", signatures: signatures.slice(0, 64) });
  expect(
    openNote(
      most,
      keys.map(({ verifier }) => verifier),
    ).verified,
  ).toHaveLength(64);
  expect(codeOf(() => formatNote({ text: "a text\n", signatures }))).toBe("malformed");
});

const line = specification.note.split("\n")[2] ?? "";
test.each([
  ["no empty line", `text\n${line}\n`],
  ["no signature", "text\n\n"],
  ["no newline at the end", `text\n\n${line}`],
  ["something before the em dash", `text\n\n ${line}\n`],
  ["a hyphen for the em dash", `text\n\n${line.replace("—", "-")}\n`],
  ["a carriage return", `text\r\n\n${line}\n`],
  ["a tab", `te\txt\n\n${line}\n`],
  ["a plus in the name", `text\n\n${line.replace("foo", "f+o")}\n`],
  ["a no-break space in the name", `text\n\n${line.replace("foo", "f\u00a0o")}\n`],
  ["two spaces", `text\n\n${line.replace("foo ", "foo  ")}\n`],
  ["base64 without padding", `text\n\n${line.replace("=", "")}\n`],
  ["base64 with stray bits", `text\n\n${line.replace("aQM=", "aQN=")}\n`],
  ["base64 with a space", `text\n\n${line.replace("aQM=", "aQM= ")}\n`],
  ["base64 for URLs", `text\n\n${line.replace("Uw2Q", "-_2Q")}\n`],
  ["a signature of no bytes", "text\n\n— example.com/foo AAAAAA==\n"],
  ["an empty line among signatures", `text\n\n${line}\n\n`],
])("a note with %s is malformed", (_, note) => {
  expect(codeOf(() => parseNote(bytes(note)))).toBe("malformed");
});

test("a note that is not UTF-8, or longer than 512 KiB, is malformed", () => {
  expect(() => parseNote(Uint8Array.of(0xff, 10, 10))).toThrow("note: not valid UTF-8");
  expect(() => parseNote(new Uint8Array(512 * 1024 + 1))).toThrow("note: 524289 bytes, more than 524288");
  expect(() => parseNote(new Uint8Array(512 * 1024))).toThrow("note: no empty line");
});

test.each([
  ["another id", specification.vkey.replace("530d903a", "530d903b")],
  ["an id in capitals", specification.vkey.replace("530d903a", "530D903A")],
  ["no key", "example.com/foo+530d903a+"],
  ["two parts", "example.com/foo+530d903a"],
  ["an empty name", specification.vkey.replace("example.com/foo", "")],
  ["a name with a space", specification.vkey.replace("foo", "f o")],
  ["a newline behind", `${specification.vkey}\n`],
])("a vkey with %s is malformed", (_, vkey) => {
  expect(codeOf(() => parseVkey(vkey))).toBe("malformed");
});

test("a vkey whose base64 contains pluses is read whole", () => {
  const key = noteKey("example.com/foo", signatureTypes.ed25519, new Uint8Array(32).fill(0xfb));
  expect(formatVkey(key).split("+").length).toBeGreaterThan(3);
  expect(parseVkey(formatVkey(key))).toEqual(key);
});

test("a key is none of Ed25519's that is of another type or length, and a name has at most 255 bytes", () => {
  const sign = () => new Uint8Array(64);
  const key = new Uint8Array(32);
  const { ed25519, cosignature } = signatureTypes;
  expect(codeOf(() => ed25519Verifier(noteKey("n", ed25519, key)))).toBeUndefined();
  expect(codeOf(() => ed25519Verifier(noteKey("n", cosignature, key)))).toBe("malformed");
  for (const length of [0, 31, 33]) {
    expect(codeOf(() => ed25519Verifier(noteKey("n", ed25519, new Uint8Array(length))))).toBe("malformed");
    expect(codeOf(() => ed25519Signer("n", new Uint8Array(length), sign))).toBe("malformed");
  }
  expect(codeOf(() => noteKey("n".repeat(255), ed25519, key))).toBeUndefined();
  expect(codeOf(() => noteKey("n".repeat(256), ed25519, key))).toBe("malformed");
});

test("a key of small order verifies nothing", () => {
  // The neutral point: with the signature (R = neutral, S = 0) lenient verifiers accept every message.
  const neutral = new Uint8Array(32);
  neutral[0] = 1;
  const verifier = ed25519Verifier(noteKey("example.com/foo", signatureTypes.ed25519, neutral));
  const signature = new Uint8Array(64);
  signature[0] = 1;
  expect(verifier.verify(bytes("anything\n"), signature)).toBe(false);
});
