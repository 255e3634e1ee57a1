// Appending to a log, in memory and in a folder, and reading it from its tiles.

import { mkdtempSync } from "node:fs";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import {
  checkpointPath,
  LogWriter,
  MemoryStorage,
  newBundles,
  newTiles,
  openNote,
  parseCheckpoint,
  readConsistencyProof,
  readEntries,
  readInclusionProof,
  tilePath,
  verifyConsistency,
  verifyInclusion,
  leafHash,
  type Batch,
  type LogStorage,
} from "../../log/src/index.js";
import { FolderStorage } from "../../log/src/folder.js";
import { entriesOf, logKeys, runs, witnessKeys } from "./fixture.js";
import { slowRoot } from "./reference.js";

const origin = "example.com/log";
const { signer, verifier } = logKeys(origin);
const keys = { origin, signers: [signer], verifiers: [verifier] };

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "log-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const backends: readonly [string, () => LogStorage][] = [
  ["in memory", () => new MemoryStorage()],
  ["in a folder", () => new FolderStorage(newFolder())],
];

describe.each(backends)("a log %s", (_, newStorage) => {
  test("has after each append the root of all entries, its tiles, and a checkpoint that its key signed", async () => {
    const storage = newStorage();
    const all: Uint8Array[] = [];
    let writer = await LogWriter.open(storage, keys);
    for (const count of [1, 0, 3, 252, 1, 255, 300, 1]) {
      const before = writer.checkpoint;
      const entries = entriesOf(count, all.length);
      all.push(...entries);
      const { first, checkpoint, signed } = await writer.append(entries);
      expect(first).toBe(all.length - count);
      expect(checkpoint).toEqual({ origin, size: all.length, root: slowRoot(all), extensions: [] });
      expect(parseCheckpoint(openNote(signed, [verifier]).text)).toEqual(checkpoint);
      expect(await storage.read(checkpointPath)).toEqual(signed);
      for (const tile of [...newTiles(before.size, all.length), ...newBundles(before.size, all.length)]) {
        expect(await storage.read(tilePath(tile)), tilePath(tile)).toBeDefined();
      }
      const proof = await readConsistencyProof(storage.read, before, checkpoint);
      verifyConsistency(before, checkpoint, proof);
      // Every other time it is opened anew.
      if (count % 2 === 1) writer = await LogWriter.open(storage, keys);
    }
    for (const index of [0, 1, 255, 256, 511, 812]) {
      const proof = await readInclusionProof(storage.read, index, writer.checkpoint);
      verifyInclusion(leafHash(all[index] as Uint8Array), index, proof, writer.checkpoint);
    }
    const read = await Promise.all([0, 1, 2, 3].map((index) => readEntries(storage.read, index, writer.checkpoint)));
    expect(read.flat()).toEqual(all);
  });

  test("is opened as it is before its first entry", async () => {
    const storage = newStorage();
    expect((await LogWriter.open(storage, keys)).checkpoint.size).toBe(0);
    const writer = await LogWriter.open(storage, keys);
    const { checkpoint } = await writer.append([]);
    expect(checkpoint).toMatchObject({ size: 0, root: slowRoot([]) });
    expect((await LogWriter.open(storage, keys)).signed).toEqual(writer.signed);
  });

  test("takes appends of one process one after the other, without gaps", async () => {
    const storage = newStorage();
    const writer = await LogWriter.open(storage, keys);
    const firsts = await Promise.all(Array.from({ length: 20 }, (_, index) => writer.append(entriesOf(3, 3 * index))));
    expect(firsts.map(({ first }) => first)).toEqual(Array.from({ length: 20 }, (_, index) => 3 * index));
    expect(writer.checkpoint.root).toEqual(slowRoot(entriesOf(60)));
  });

  test("has one successor to each checkpoint: of writers that race, one succeeds", async () => {
    const storage = newStorage();
    await (await LogWriter.open(storage, keys)).append(entriesOf(5));
    const writers = await Promise.all(Array.from({ length: 6 }, () => LogWriter.open(storage, keys)));
    const results = await Promise.allSettled(writers.map((writer, index) => writer.append(entriesOf(2, 10 * index))));
    const [won, ...others] = results.filter(({ status }) => status === "fulfilled");
    expect(others).toEqual([]);
    expect(won).toMatchObject({ value: { first: 5 } });
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ name: "LogError", code: "conflict" });
    expect(reasons).toHaveLength(5);
    const opened = await LogWriter.open(storage, keys);
    expect(opened.checkpoint.size).toBe(7);
    expect((await opened.append(entriesOf(1))).first).toBe(7);
  });

  test("turns away a writer that is behind, whose batch would be a second history", async () => {
    const storage = newStorage();
    const [slow, quick] = [await LogWriter.open(storage, keys), await LogWriter.open(storage, keys)];
    await quick.append(entriesOf(3));
    await expect(slow.append(entriesOf(2, 10))).rejects.toMatchObject({ name: "LogError", code: "conflict" });
    const late = await LogWriter.open(storage, keys);
    await quick.append(entriesOf(3, 3));
    await expect(late.append(entriesOf(2, 10))).rejects.toMatchObject({ name: "LogError", code: "conflict" });
    const { checkpoint } = await LogWriter.open(storage, keys);
    expect(checkpoint.root).toEqual(slowRoot(entriesOf(6)));
    expect(await readEntries(storage.read, 0, checkpoint)).toEqual(entriesOf(6));
  });

  test("adds cosignatures to the checkpoint that they are of, and to no other", async () => {
    const storage = newStorage();
    const writer = await LogWriter.open(storage, keys);
    const witness = witnessKeys("witness.example/w1");
    const { signed } = await writer.append(entriesOf(2));
    const cosign = async (note: Uint8Array) => {
      const text = new TextEncoder().encode(openNote(note, [verifier]).text);
      return [{ name: witness.signer.name, id: witness.signer.id, signature: await witness.signer.sign(text) }];
    };
    const cosigned = await writer.addSignatures(signed, await cosign(signed), [witness.verifier]);
    expect(openNote(cosigned ?? signed, [verifier, witness.verifier]).verified).toHaveLength(2);
    expect(await storage.read(checkpointPath)).toEqual(cosigned);
    // The same witness again takes the place of its earlier cosignature.
    const again = await writer.addSignatures(signed, await cosign(signed), [witness.verifier]);
    expect(openNote(again ?? signed, [verifier, witness.verifier]).verified).toHaveLength(2);
    await writer.append(entriesOf(1));
    expect(await writer.addSignatures(signed, await cosign(signed), [witness.verifier])).toBeUndefined();
    await expect(
      writer.addSignatures(writer.signed ?? signed, await cosign(signed), [witness.verifier]),
    ).rejects.toThrow(/does not verify/);
  });
});

test("random appends lead to the same tiles, whatever the steps", async () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 200, max: 600 })), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (counts) => {
      const [storage, whole] = [new MemoryStorage(), new MemoryStorage()];
      const writer = await LogWriter.open(storage, keys);
      let size = 0;
      for (const count of counts) {
        await writer.append(entriesOf(count, size));
        size += count;
      }
      await (await LogWriter.open(whole, keys)).append(entriesOf(size));
      for (const tile of [...newTiles(0, size), ...newBundles(0, size)]) {
        expect(await storage.read(tilePath(tile)), tilePath(tile)).toEqual(await whole.read(tilePath(tile)));
      }
      expect(writer.checkpoint.root).toEqual(slowRoot(entriesOf(size)));
    }),
    { numRuns: Math.max(10, runs / 100) },
  );
});

test("a partial tile that the log has deleted is read from the full one", async () => {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, keys);
  const { checkpoint } = await writer.append(entriesOf(100));
  await writer.append(entriesOf(200, 100));
  const read = async (name: string) => (name.includes(".p/100") ? undefined : storage.read(name));
  const proof = await readInclusionProof(read, 42, checkpoint);
  verifyInclusion(leafHash(entriesOf(1, 42)[0] as Uint8Array), 42, proof, checkpoint);
  expect(await readEntries(read, 0, checkpoint)).toEqual(entriesOf(100));
});

test("a source that alters any tile or bundle is found out by the checkpoint", async () => {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, keys);
  const { checkpoint } = await writer.append(entriesOf(600));
  for (const tile of [...newTiles(0, 600), ...newBundles(0, 600)]) {
    const altered = async (name: string) => {
      const bytes = await storage.read(name);
      if (bytes && name === tilePath(tile)) bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
      return bytes;
    };
    const reading = Promise.all([0, 1, 2].map((index) => readEntries(altered, index, checkpoint)));
    await expect(reading, tilePath(tile)).rejects.toMatchObject({ name: "LogError", code: "unverified" });
  }
});

describe("a log in a folder", () => {
  /** A storage that stops as if killed before its nth write below `public`, after the batch was committed or before. */
  async function copyOf(folder: string): Promise<string> {
    const copy = newFolder();
    await cp(folder, copy, { recursive: true });
    return copy;
  }

  test("is completed from its latest batch, whichever of its files were not written yet", async () => {
    const folder = newFolder();
    const writer = await LogWriter.open(new FolderStorage(folder), keys);
    await writer.append(entriesOf(250));
    const { signed: older } = await writer.append(entriesOf(3, 250));
    const before = await copyOf(folder);
    const { signed, checkpoint } = await writer.append(entriesOf(300, 253));
    const written = [...newTiles(253, 553), ...newBundles(253, 553)].map(tilePath);
    for (let done = 0; done <= written.length; done++) {
      // Killed after `done` files: the batch is committed, the rest and the checkpoint are not public.
      const killed = await copyOf(before);
      await rm(path.join(killed, "head"), { recursive: true });
      await cp(path.join(folder, "head"), path.join(killed, "head"), { recursive: true });
      for (const name of written.slice(0, done)) {
        await cp(path.join(folder, "public", name), path.join(killed, "public", name), { recursive: true });
      }
      const storage = new FolderStorage(killed);
      expect(await storage.read(checkpointPath)).toEqual(older);
      const opened = await LogWriter.open(storage, keys);
      expect(opened.checkpoint).toEqual(checkpoint);
      expect(await storage.read(checkpointPath)).toEqual(signed);
      expect((await opened.append(entriesOf(10, 553))).checkpoint.root).toEqual(slowRoot(entriesOf(563)));
    }
  });

  test("replaces files of a batch that was never committed", async () => {
    const folder = newFolder();
    const writer = await LogWriter.open(new FolderStorage(folder), keys);
    await writer.append(entriesOf(4));
    await writeFile(path.join(folder, "public/tile/0/000.p/6"), "left by another program");
    await writer.append(entriesOf(2, 4));
    const opened = await LogWriter.open(new FolderStorage(folder), keys);
    expect(opened.checkpoint.root).toEqual(slowRoot(entriesOf(6)));
  });

  test("keeps one batch, whatever has been appended", async () => {
    const folder = newFolder();
    const writer = await LogWriter.open(new FolderStorage(folder), keys);
    for (let index = 0; index < 5; index++) await writer.append(entriesOf(2, 2 * index));
    expect(await readdir(path.join(folder, "head"))).toEqual(["0000000000000005"]);
  });

  test("is not opened when a tile was altered or lost, or the batch can't be read", async () => {
    const folder = newFolder();
    await (await LogWriter.open(new FolderStorage(folder), keys)).append(entriesOf(300));
    const harm = async (name: string, change: (bytes: Buffer) => Buffer | undefined) => {
      const harmed = await copyOf(folder);
      const file = path.join(harmed, name);
      const changed = change(await readFile(file));
      await (changed ? writeFile(file, changed) : rm(file));
      return LogWriter.open(new FolderStorage(harmed), keys);
    };
    const flip = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]);
    for (const name of ["tile/1/000.p/1", "tile/0/001.p/44", "tile/entries/001.p/44"]) {
      await expect(harm(`public/${name}`, flip), name).rejects.toMatchObject({ code: "damaged" });
      await expect(
        harm(`public/${name}`, () => undefined),
        name,
      ).rejects.toMatchObject({ code: "damaged" });
    }
    const cut = harm("head/0000000000000001", (bytes) => bytes.subarray(0, -1));
    await expect(cut).rejects.toThrow("the log's latest batch can't be read");
  });

  test("reads nothing but its resources", async () => {
    const storage = new FolderStorage(newFolder());
    await expect(storage.read("../head/0000000000000001")).rejects.toMatchObject({ code: "malformed" });
    await expect(storage.read("tile/0/../../../secret")).rejects.toMatchObject({ code: "malformed" });
  });
});

test("a log is not opened with another key or origin", async () => {
  const storage = new MemoryStorage();
  await (await LogWriter.open(storage, keys)).append(entriesOf(1));
  const other = logKeys("example.com/other");
  await expect(LogWriter.open(storage, { ...keys, verifiers: [other.verifier] })).rejects.toMatchObject({
    code: "unverified",
  });
  await expect(LogWriter.open(storage, { ...keys, origin: "example.com/other" })).rejects.toMatchObject({
    code: "damaged",
  });
});

test("nothing is written when signing fails, or when the storage does", async () => {
  const storage = new MemoryStorage();
  const writer = await LogWriter.open(storage, keys);
  await writer.append(entriesOf(3));
  const failing = {
    ...keys,
    signers: [{ ...signer, sign: () => Promise.reject(new Error("custody is sealed")) }],
  };
  await expect((await LogWriter.open(storage, failing)).append(entriesOf(1))).rejects.toThrow("custody is sealed");
  expect((await LogWriter.open(storage, keys)).checkpoint.size).toBe(3);

  const commits: Batch[] = [];
  const full: LogStorage = {
    read: storage.read,
    latest: () => storage.latest(),
    commit: async (_, batch) => {
      commits.push(batch);
      throw new Error("no space left");
    },
  };
  const stopped = await LogWriter.open(full, keys);
  await expect(stopped.append(entriesOf(1))).rejects.toThrow("no space left");
  expect(stopped.checkpoint.size).toBe(3);
  expect(commits).toHaveLength(1);
});
