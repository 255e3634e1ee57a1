// Times the verification of receipts, in Node and in a browser alike: this module is run by both.

import { ed25519 } from "@noble/curves/ed25519.js";
import {
  LogWriter,
  MemoryStorage,
  cosigner,
  ed25519Signer,
  ed25519Verifier,
  formatNote,
  formatProof,
  formatVkey,
  leafOf,
  newSalt,
  parseCheckpoint,
  parseNote,
  parsePolicy,
  readInclusionProof,
  signText,
  verifyReceipt,
} from "@countersign/log";

const origin = "log.example";
/** Entries of the log: a proof of 17 hashes. */
const entries = 100_000;
const encoder = new TextEncoder();

/**
 * @param {number} rounds each kind is timed once a round, in turns
 * @returns {Promise<Record<string, number[]>>} milliseconds of one verification, by its kind, of each round
 */
export async function measure(rounds) {
  const log = signerOf(origin, ed25519Signer);
  const witnesses = ["w1", "w2", "w3"].map((name) => signerOf(name, cosigner));
  const record = encoder.encode(`{"event":{"kind":"submission","text":"${"x".repeat(600)}"},"number":1,"version":1}`);
  const salt = newSalt();
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, { origin, signers: [log], verifiers: [ed25519Verifier(log)] });
  const filler = Array.from({ length: entries - 1 }, (_, index) => encoder.encode(`entry ${index}`));
  await writer.append([...filler.slice(0, entries / 2), leafOf(salt, record), ...filler.slice(entries / 2)]);
  const { text } = parseNote(await storage.latest());
  const head = parseCheckpoint(text);
  const hashes = await readInclusionProof(storage.read, entries / 2, head);
  const receiptOf = async (/** @type {import("@countersign/log").NoteSigner[]} */ signers) => {
    const checkpoint = formatNote({ text, signatures: await signText(text, signers) });
    return { record, salt, proof: formatProof({ index: entries / 2, hashes, checkpoint }) };
  };
  const policyOf = (/** @type {string} */ rest) => parsePolicy(encoder.encode(`log ${formatVkey(log)}\n${rest}\n`));
  const lines = witnesses.map((witness) => `witness ${witness.name} ${formatVkey(witness)}\n`).join("");
  const [plain, cosigned] = [await receiptOf([log]), await receiptOf([log, ...witnesses])];
  const [alone, quorum] = [policyOf("quorum none"), policyOf(`${lines}group two 2 w1 w2 w3\nquorum two`)];
  const message = encoder.encode(text);
  const signature = await log.sign(message);
  const native = await crypto.subtle
    .importKey("raw", log.publicKey, "Ed25519", false, ["verify"])
    .catch(() => undefined);
  /** @type {Record<string, () => unknown>} */
  const kinds = {
    "a bare Ed25519 verification": () => ed25519.verify(signature, message, log.publicKey, { zip215: false }),
    ...(native && { "the same by WebCrypto": () => crypto.subtle.verify("Ed25519", native, signature, message) }),
    "a receipt without witnesses": () => verifyReceipt(alone, plain),
    "a receipt with three cosignatures": () => verifyReceipt(quorum, cosigned),
  };
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const each = 20;
  for (let round = -3; round < rounds; round++) {
    for (const [kind, verify] of Object.entries(kinds)) {
      const start = performance.now();
      for (let count = 0; count < each; count++) if ((await verify()) === false) throw new Error(`${kind} fails`);
      if (round >= 0) times[kind]?.push((performance.now() - start) / each);
    }
  }
  return times;
}

/**
 * @template T
 * @param {string} name
 * @param {(name: string, publicKey: Uint8Array, sign: (message: Uint8Array) => Uint8Array) => T} make
 */
function signerOf(name, make) {
  const { secretKey, publicKey } = ed25519.keygen();
  return make(name, publicKey, (message) => ed25519.sign(message, secretKey));
}
