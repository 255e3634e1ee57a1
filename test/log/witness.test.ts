// Witnesses (C2SP tlog-witness): what they cosign, what they answer otherwise, and that they never go back.

import { mkdtempSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  cosigner,
  emptyRoot,
  ed25519Verifier,
  formatAddCheckpoint,
  formatCheckpoint,
  formatNote,
  LogWriter,
  MemoryStorage,
  MemoryWitnessState,
  monitoringPath,
  noteKey,
  openNote,
  originHash,
  parseCheckpoint,
  parseNote,
  readConsistencyProof,
  requestCosignatures,
  signatureTypes,
  signText,
  sizeContentType,
  Witness,
  type Checkpoint,
  type WitnessState,
} from "../../log/src/index.js";
import { FolderWitnessState } from "../../log/src/folder.js";
import { bytes, entriesOf, logKeys, text, vectors, witnessKeys } from "./fixture.js";

const origin = "example.com/log";
const log = logKeys(origin);
const keys = { origin, signers: [log.signer], verifiers: [log.verifier] };

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "witness-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

function witnessOf(state: WitnessState = new MemoryWitnessState(), clock = () => 1_700_000_000) {
  const own = witnessKeys("witness.example/w1", clock);
  return { witness: new Witness([own.signer], [{ origin, verifiers: [log.verifier] }], state), verifier: own.verifier };
}

async function newLog() {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, keys);
  /** Appends, and makes the request from an older checkpoint. */
  const grow = async (count: number, older: Pick<Checkpoint, "size" | "root"> = writer.checkpoint) => {
    const { signed, checkpoint } = await writer.append(entriesOf(count, writer.checkpoint.size));
    const proof = await readConsistencyProof(storage.read, older, checkpoint);
    return { body: formatAddCheckpoint({ oldSize: older.size, proof, checkpoint: signed }), signed, checkpoint, proof };
  };
  return { storage, writer, grow };
}

/** A checkpoint that the log's key signed, though it is of no tree. */
async function signedCheckpoint(size: number, root: Uint8Array): Promise<Uint8Array> {
  const content = formatCheckpoint({ origin, size, root, extensions: [] });
  return formatNote({ text: content, signatures: await signText(content, [log.signer]) });
}

describe("a witness", () => {
  test("answers the requests of litewitness's tests with the same statuses", async () => {
    const name = "sigsum.org/v1/tree/4d6d8825a6bb689d459628312889dfbb0bcd41b5211d9e1ce768b0ff0309e562";
    const publicKey = new Uint8Array(
      Buffer.from("ffdc2d4d98e4124d3feaf788c0c2f9abfd796083d1f0495437f302ec79cf100f", "hex"),
    );
    const verifiers = [ed25519Verifier(noteKey(name, signatureTypes.ed25519, publicKey))];
    const own = witnessKeys("example.com/witness");
    const witness = new Witness([own.signer], [{ origin: name, verifiers }], new MemoryWitnessState());
    const requests = vectors<{ body: string; status: number }>("witness");
    expect(requests).toHaveLength(9);
    const statuses: number[] = [];
    // One has a wrong signature whose base64 has stray bits. These alone make it malformed here.
    expect((await witness.addCheckpoint(bytes(requests[1]?.body ?? ""))).status).toBe(400);
    for (const { body } of requests) {
      const response = await witness.addCheckpoint(bytes(body.replace("6gx=", "6gw=")));
      statuses.push(response.status);
    }
    expect(statuses).toEqual(requests.map(({ status }) => status));
  });

  test("cosigns what continues the checkpoint before, and shows the latest with both signatures", async () => {
    const { witness, verifier } = witnessOf();
    const { grow } = await newLog();
    for (const count of [5, 0, 1, 300, 255]) {
      const { body, signed, checkpoint } = await grow(count);
      const { status, body: answer } = await witness.addCheckpoint(body);
      expect([status, text(answer)]).toEqual([200, expect.stringMatching(/^— witness\.example\/w1 \S+\n$/)]);
      // As the specification suggests, the answer is appended to the checkpoint.
      const cosigned = openNote(bytes(text(signed) + text(answer)), [log.verifier, verifier]);
      expect(cosigned.verified).toHaveLength(2);
      const shown = await witness.respond("GET", monitoringPath(origin), new Uint8Array());
      expect(shown).toMatchObject({ status: 200, contentType: "text/plain; charset=utf-8" });
      const { verified, text: content } = openNote(shown.body, [log.verifier, verifier]);
      expect(verified).toHaveLength(2);
      expect(parseCheckpoint(content)).toEqual(checkpoint);
    }
  });

  test("names a log by the hash of its origin, and knows no other path", async () => {
    const { witness } = witnessOf();
    expect(originHash("example.com/behind-the-sofa")).toMatch(/^[0-9a-f]{64}$/);
    const statuses = await Promise.all(
      [
        ["GET", monitoringPath(origin)],
        ["GET", monitoringPath("example.com/other")],
        ["GET", monitoringPath(origin).toUpperCase()],
        ["GET", ""],
        ["GET", "add-checkpoint"],
        ["POST", monitoringPath(origin)],
        ["POST", "sign-subtree"],
      ].map(async ([method = "", name = ""]) => (await witness.respond(method, name, new Uint8Array())).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 405, 405, 404]);
  });

  test("answers 409 with the size that it knows when the old size is another one", async () => {
    const { witness } = witnessOf();
    const { grow } = await newLog();
    const first = await grow(5);
    await witness.addCheckpoint(first.body);
    const second = await grow(4, { size: 0, root: emptyRoot });
    const response = await witness.addCheckpoint(second.body);
    expect(response).toMatchObject({ status: 409, contentType: sizeContentType });
    expect(sizeContentType).toBe("text/x.tlog.size");
    expect(text(response.body)).toBe("5\n");
  });

  test("answers 403 when no trusted key signed, or the signature of one fails", async () => {
    const { witness } = witnessOf();
    const { grow } = await newLog();
    const { signed } = await grow(3);
    const note = parseNote(signed);
    const other = await signText(note.text, [logKeys(origin, new Uint8Array(32)).signer]);
    const forged = note.signatures.map((signature) => ({ ...signature, signature: new Uint8Array(64) }));
    for (const signatures of [other, forged, [...note.signatures, ...forged]]) {
      const checkpoint = formatNote({ text: note.text, signatures });
      expect((await witness.addCheckpoint(formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint }))).status).toBe(
        403,
      );
    }
  });

  test("answers 404 to an unknown origin, 400 to an old size above the new one, and to what is malformed", async () => {
    const { witness } = witnessOf();
    const { grow } = await newLog();
    const { signed } = await grow(3);
    const statusOf = async (body: Uint8Array) => (await witness.addCheckpoint(body)).status;
    const unknown = bytes(text(signed).replace(origin, "example.com/unknown"));
    expect(await statusOf(formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint: unknown }))).toBe(404);
    expect(await statusOf(formatAddCheckpoint({ oldSize: 4, proof: [], checkpoint: signed }))).toBe(400);
    const hash = "A".repeat(43);
    for (const body of [
      "",
      "old 00\n\n",
      "old 0\n",
      "size 0\n\n",
      `old 0\n${`${hash}=\n`.repeat(64)}\n`,
      "old 0\n\nx\n",
    ]) {
      expect(await statusOf(bytes(body + (body.endsWith("\n\n") ? text(signed) : ""))), body.slice(0, 20)).toBe(400);
    }
  });

  test("answers 422 to a proof that fails, to a proof from nothing, and to two roots of one size", async () => {
    const { witness } = witnessOf();
    const { grow, writer } = await newLog();
    const first = await grow(5);
    const hash = new Uint8Array(32);
    const statusOf = async (oldSize: number, proof: readonly Uint8Array[], checkpoint: Uint8Array) =>
      (await witness.addCheckpoint(formatAddCheckpoint({ oldSize, proof, checkpoint }))).status;
    expect(await statusOf(0, [hash], first.signed)).toBe(422);
    expect(await statusOf(0, [], await signedCheckpoint(0, hash))).toBe(422);
    expect(await statusOf(0, [], first.signed)).toBe(200);
    expect(await statusOf(5, [hash], first.signed)).toBe(422);
    expect(await statusOf(5, [], await signedCheckpoint(5, hash))).toBe(422);
    const second = await grow(8);
    expect(await statusOf(5, second.proof.slice(1), second.signed)).toBe(422);
    expect(await statusOf(5, second.proof, await signedCheckpoint(13, hash))).toBe(422);
    expect(await statusOf(5, [], await signedCheckpoint(4, hash))).toBe(400);
    expect(await statusOf(5, second.proof, second.signed)).toBe(200);
    expect(writer.checkpoint.size).toBe(13);
  });

  test("cosigns no second history, though the log's key signs it", async () => {
    const { witness, verifier } = witnessOf();
    const [one, two] = [await newLog(), await newLog()];
    expect((await witness.addCheckpoint((await one.grow(5)).body)).status).toBe(200);
    // The same log, with another sixth entry.
    await two.writer.append(entriesOf(5));
    await two.writer.append(entriesOf(1, 1000));
    expect((await witness.addCheckpoint((await one.grow(2)).body)).status).toBe(200);
    const prove = (size: number) =>
      readConsistencyProof(two.storage.read, { size, root: one.writer.checkpoint.root }, two.writer.checkpoint);
    await two.writer.append(entriesOf(3, 2000));
    const asked = requestCosignatures(two.writer.signed ?? new Uint8Array(), [verifier], prove, (body) =>
      witness.addCheckpoint(body),
    );
    await expect(asked).rejects.toMatchObject({ code: "unverified" });
    const proof = await readConsistencyProof(
      two.storage.read,
      { size: 9, root: two.writer.checkpoint.root },
      two.writer.checkpoint,
    );
    const body = formatAddCheckpoint({ oldSize: 7, proof, checkpoint: two.writer.signed ?? new Uint8Array() });
    expect((await witness.addCheckpoint(body)).status).toBe(422);
  });

  test("does not cosign at a time before its latest cosignature", async () => {
    let now = 2_000;
    const { witness } = witnessOf(new MemoryWitnessState(), () => now);
    const { grow } = await newLog();
    const first = await grow(1);
    expect((await witness.addCheckpoint(first.body)).status).toBe(200);
    now = 1_999;
    const second = await grow(1);
    expect((await witness.addCheckpoint(second.body)).status).toBe(503);
    now = 2_000;
    expect((await witness.addCheckpoint(second.body)).status).toBe(200);
  });

  test("takes no key that signs without a time", () => {
    const make = () => new Witness([log.signer], [{ origin, verifiers: [log.verifier] }], new MemoryWitnessState());
    expect(make).toThrow("witness: the key example.com/log has signature type 1, expected 4 or 6");
  });

  test("cosigns with each of its keys", async () => {
    const [one, two] = [witnessKeys("witness.example/w1"), witnessKeys("witness.example/w2")];
    const state = new MemoryWitnessState();
    const witness = new Witness([one.signer, two.signer], [{ origin, verifiers: [log.verifier] }], state);
    const { grow } = await newLog();
    const { signed } = await grow(2);
    const prove = async () => [];
    const cosigned = await requestCosignatures(signed, [two.verifier, one.verifier], prove, (body) =>
      witness.addCheckpoint(body),
    );
    expect(cosigned.signatures.map(({ name }) => name)).toEqual(["witness.example/w1", "witness.example/w2"]);
    expect(cosigned.size).toBe(2);
  });
});

describe("asking a witness", () => {
  test("begins again from the size that the witness names", async () => {
    const { witness, verifier } = witnessOf();
    const { grow, storage, writer } = await newLog();
    const first = await grow(5);
    await witness.addCheckpoint(first.body);
    await grow(9);
    const sizes: number[] = [];
    const prove = (size: number) => {
      sizes.push(size);
      const older = size === 0 ? { size, root: emptyRoot } : first.checkpoint;
      return readConsistencyProof(storage.read, older, writer.checkpoint);
    };
    const signed = writer.signed ?? new Uint8Array();
    const cosigned = await requestCosignatures(signed, [verifier], prove, (body) => witness.addCheckpoint(body));
    expect(sizes).toEqual([0, 5]);
    expect(cosigned).toMatchObject({ size: 14, signatures: [{ name: "witness.example/w1" }] });
  });

  test("fails when the witness is ahead, refuses, names sizes for ever, or signs with another key", async () => {
    const { grow } = await newLog();
    const { signed } = await grow(3);
    const ask = (status: number, body: string) =>
      requestCosignatures(
        signed,
        [witnessKeys("witness.example/w1").verifier],
        async () => [],
        async () => ({ status, body: bytes(body) }),
      );
    await expect(ask(409, "9\n")).rejects.toThrow(
      "the witness knows 9 entries of the log, more than the checkpoint's 3",
    );
    await expect(ask(409, "2\n")).rejects.toThrow("the witness named another size 3 times, at last 2");
    await expect(ask(409, "02\n")).rejects.toMatchObject({ code: "malformed" });
    await expect(ask(409, "2")).rejects.toMatchObject({ code: "malformed" });
    await expect(ask(404, "unknown log\n")).rejects.toThrow('the witness answers with status 404: "unknown log"');
    const other = cosigner("witness.example/other", log.signer.publicKey, () => new Uint8Array(64));
    const [{ signature = new Uint8Array() } = {}] = await signText(parseNote(signed).text, [other]);
    const line = text(formatNote({ text: "x\n", signatures: [{ ...other, signature }] })).slice(3);
    await expect(ask(200, line)).rejects.toThrow("the witness has not signed with a known key");
    await expect(ask(200, "")).rejects.toMatchObject({ code: "malformed" });
  });
});

const states: readonly [string, () => WitnessState][] = [
  ["in memory", () => new MemoryWitnessState()],
  ["in a folder", () => new FolderWitnessState(newFolder())],
];

describe.each(states)("a witness with its state %s", (_, newState) => {
  test("moves on once, however many requests race from one size", async () => {
    const { witness, verifier } = witnessOf(newState());
    const { grow, writer } = await newLog();
    const first = await grow(4);
    await witness.addCheckpoint(first.body);
    const requests = [];
    for (let count = 1; count <= 8; count++) requests.push((await grow(count, first.checkpoint)).body);
    const answers = await Promise.all(requests.map((body) => witness.addCheckpoint(body)));
    const cosigned = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(cosigned).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const shown = await witness.respond("GET", monitoringPath(origin), new Uint8Array());
    const { size } = parseCheckpoint(openNote(shown.body, [log.verifier, verifier]).text);
    const sizes = [5, 7, 10, 14, 19, 25, 32, 40];
    expect(size).toBe(sizes[cosigned[0] ?? 0]);
    expect(writer.checkpoint.size).toBe(40);
  });
});

describe("a witness's state in a folder", () => {
  test("is what it was after a restart, with one file for each log", async () => {
    const folder = newFolder();
    const { grow } = await newLog();
    const first = await grow(3);
    await witnessOf(new FolderWitnessState(folder)).witness.addCheckpoint(first.body);
    const second = await grow(2);
    const { witness } = witnessOf(new FolderWitnessState(folder));
    expect((await witness.addCheckpoint(first.body)).status).toBe(409);
    expect((await witness.addCheckpoint(second.body)).status).toBe(200);
    expect(await readdir(folder)).toEqual([originHash(origin)]);
    await writeFile(path.join(folder, originHash(origin), "0000000000000002.0123456789ab"), "left by a killed process");
    const third = await grow(2);
    expect((await witness.addCheckpoint(third.body)).status).toBe(200);
    expect(await readdir(path.join(folder, originHash(origin)))).toEqual(["0000000000000003"]);
  });

  test("that is not the log's, or can't be read, stops the witness", async () => {
    const folder = newFolder();
    const { grow } = await newLog();
    const first = await grow(3);
    const { witness } = witnessOf(new FolderWitnessState(folder));
    await witness.addCheckpoint(first.body);
    const file = path.join(folder, originHash(origin), "0000000000000002");
    const second = await grow(2);
    await writeFile(file, "");
    await expect(witness.addCheckpoint(second.body)).rejects.toMatchObject({ code: "damaged" });
    await writeFile(file, text(first.signed).replace(origin, "example.com/other"));
    await expect(witness.addCheckpoint(second.body)).rejects.toMatchObject({ code: "damaged" });
  });

  test("refuses a process that is behind, whatever was removed in between", async () => {
    const folder = newFolder();
    const [slow, quick] = [new FolderWitnessState(folder), new FolderWitnessState(folder)];
    expect(await quick.replace(origin, undefined, bytes("1"))).toBe(true);
    const seen = await slow.latest(origin);
    expect(await quick.replace(origin, seen, bytes("2"))).toBe(true);
    expect(await quick.replace(origin, bytes("2"), bytes("3"))).toBe(true);
    expect(await slow.replace(origin, seen, bytes("2 again"))).toBe(false);
    expect(text(await slow.latest(origin))).toBe("3");
    expect(await slow.replace(origin, undefined, bytes("first again"))).toBe(false);
  });
});
