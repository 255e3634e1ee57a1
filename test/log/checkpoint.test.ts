// Checkpoints (C2SP tlog-checkpoint) and cosignatures (C2SP tlog-cosignature).

import { createHash } from "node:crypto";
import { ml_dsa44 } from "@noble/post-quantum/ml-dsa.js";
import { describe, expect, test } from "vitest";
import {
  cosignatureTime,
  cosignatureVerifier,
  emptyRoot,
  formatCheckpoint,
  formatNote,
  formatVkey,
  mlDsaCosignatureVerifier,
  mlDsaCosigner,
  openNote,
  parseCheckpoint,
  parseNote,
  parseVkey,
  signText,
} from "../../log/src/index.js";
import { verifyEd25519 } from "../../log/src/note/ed25519.js";
import { bytes, codeOf, fromBase64, logKeys, seedOf, text, witnessKeys } from "./fixture.js";

/** The example of tlog-cosignature: a checkpoint with the signature of its log and a cosignature. */
const example = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;

test("the example of the specification is read and written, with the time of its cosignature", () => {
  const note = parseNote(bytes(example));
  const checkpoint = parseCheckpoint(note.text);
  expect(checkpoint).toEqual({
    origin: "example.com/behind-the-sofa",
    size: 20852163,
    root: fromBase64("CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I="),
    extensions: [],
  });
  expect(formatCheckpoint(checkpoint)).toBe(note.text);
  expect(text(formatNote(note))).toBe(example);
  // The time of the message that the specification shows.
  expect(cosignatureTime(note.signatures[1]?.signature ?? new Uint8Array())).toBe(1679315147);
});

test.each([
  ["two lines", "origin\n1\n"],
  ["no newline at the end", `origin\n1\n${"A".repeat(43)}=`],
  ["an empty origin", `\n1\n${"A".repeat(43)}=\n`],
  ["a leading zero", `origin\n01\n${"A".repeat(43)}=\n`],
  ["a negative size", `origin\n-1\n${"A".repeat(43)}=\n`],
  ["a size with a sign", `origin\n+1\n${"A".repeat(43)}=\n`],
  ["a size in other digits", `origin\n١\n${"A".repeat(43)}=\n`],
  ["a size of 2^53", `origin\n9007199254740992\n${"A".repeat(43)}=\n`],
  ["a root of 31 bytes", "origin\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==\n"],
  ["stray bits in the root", `origin\n1\n${"A".repeat(42)}B=\n`],
  ["an empty extension", `origin\n1\n${"A".repeat(43)}=\n\n`],
])("a checkpoint with %s is malformed", (_, value) => {
  expect(codeOf(() => parseCheckpoint(value))).toBe("malformed");
});

test("errors name the line and what is wrong with it", () => {
  expect(() => parseCheckpoint("origin\n007\nroot\n")).toThrow(
    "checkpoint, line 2 (size): expected a decimal number without leading zeroes",
  );
  expect(() => parseCheckpoint("origin\n7\nroot\n")).toThrow(
    "checkpoint, line 3 (root hash): expected the base64 of a SHA-256 hash, 44 characters",
  );
});

const checkpoint = formatCheckpoint({ origin: "example.com/log", size: 0, root: emptyRoot, extensions: ["extension"] });

describe("Ed25519 cosignatures", () => {
  const { signer, verifier, vkey } = witnessKeys("witness.example/w1", () => 1679315147);

  test("sign the header, the time and the whole checkpoint", async () => {
    const [signature] = await signText(checkpoint, [signer]);
    const signed = bytes(`cosignature/v1\ntime 1679315147\n${checkpoint}`);
    const value = signature?.signature ?? new Uint8Array();
    expect(value).toHaveLength(72);
    expect(verifyEd25519(signer.publicKey, signed, value.slice(8))).toBe(true);
    expect(cosignatureTime(value)).toBe(1679315147);
  });

  test("have a key id of type 4", () => {
    const digest = createHash("sha256").update("witness.example/w1\n\u0004").update(signer.publicKey).digest();
    expect(signer.id).toBe(digest.readUInt32BE());
    expect(cosignatureVerifier(parseVkey(vkey)).id).toBe(signer.id);
  });

  test("do not verify with another time, another checkpoint, or as a log's signature", async () => {
    const signatures = await signText(checkpoint, [signer]);
    expect(openNote(formatNote({ text: checkpoint, signatures }), [verifier]).verified).toHaveLength(1);
    const value = signatures[0]?.signature.slice() ?? new Uint8Array();
    value[7] = (value[7] ?? 0) ^ 1;
    expect(verifier.verify(bytes(checkpoint), value)).toBe(false);
    const other = checkpoint.replace("extension", "another one");
    expect(verifier.verify(bytes(other), signatures[0]?.signature ?? value)).toBe(false);
    const asLog = logKeys("witness.example/w1").verifier;
    expect(asLog.publicKey).toEqual(verifier.publicKey);
    expect(asLog.id).not.toBe(verifier.id);
    expect(asLog.verify(bytes(checkpoint), signatures[0]?.signature ?? value)).toBe(false);
  });

  test("are made of checkpoints only", async () => {
    await expect(signText("any text\n", [signer])).rejects.toThrow(/^checkpoint: expected origin/);
  });
});

describe("ML-DSA-44 cosignatures, with the algorithm of another package", () => {
  const { publicKey, secretKey } = ml_dsa44.keygen(seedOf("ml-dsa"));
  const sign = (message: Uint8Array) => ml_dsa44.sign(message, secretKey);
  const signer = mlDsaCosigner("witness.example/w1", publicKey, sign, () => 1679315147);
  const verifier = mlDsaCosignatureVerifier(parseVkey(formatVkey(signer)), (key, message, signature) =>
    ml_dsa44.verify(signature, message, key),
  );

  test("sign name, time, origin, size and root, in the encoding of the specification", async () => {
    const [signature] = await signText(checkpoint, [signer]);
    const value = signature?.signature ?? new Uint8Array();
    expect(value).toHaveLength(8 + 2420);
    const number = (of: number) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigUInt64BE(BigInt(of));
      return buffer;
    };
    const message = Buffer.concat([
      Buffer.from("subtree/v1\n\0"),
      Buffer.from("\u0012witness.example/w1"),
      number(1679315147),
      Buffer.from("\u000fexample.com/log"),
      number(0),
      number(0),
      emptyRoot,
    ]);
    expect(ml_dsa44.verify(value.slice(8), message, publicKey)).toBe(true);
    expect(verifier.verify(bytes(checkpoint), value)).toBe(true);
  });

  test("leave extension lines out, and nothing else", async () => {
    const [signature] = await signText(checkpoint, [signer]);
    const value = signature?.signature ?? new Uint8Array();
    expect(verifier.verify(bytes(checkpoint.replace("extension", "another")), value)).toBe(true);
    expect(verifier.verify(bytes(checkpoint.replace("example.com", "example.org")), value)).toBe(false);
    expect(verifier.verify(bytes("no checkpoint\n"), value)).toBe(false);
    expect(verifier.verify(bytes(checkpoint), value.slice(1))).toBe(false);
  });
});
