// Interoperability with sumdb (golang.org/x/mod), transparency-dev's tessera, merkle and witness, and FiloSottile's torchwood.
// Compiling them needs Go and its module proxy; where these are missing, the name of the tests says so.

import { ml_dsa44 } from "@noble/post-quantum/ml-dsa.js";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import {
  ed25519Verifier,
  formatProof,
  LogWriter,
  MemoryStorage,
  MemoryWitnessState,
  parsePolicy,
  parseProof,
  parseVkey,
  readConsistencyProof,
  readEntries,
  readInclusionProof,
  requestCosignatures,
  verifyCheckpoint,
  verifyEntry,
  Witness,
  type SendToWitness,
} from "../../log/src/index.js";
import { FolderStorage } from "../../log/src/folder.js";
import { bytes, entriesOf, logKeys, text, witnessKeys } from "./fixture.js";
import { compilePeers } from "./peers.js";

const peers = compilePeers();
const missing = typeof peers === "string" ? peers : undefined;
const go = typeof peers === "string" ? undefined : peers;
const folder = mkdtempSync(path.join(tmpdir(), "peers-logs-"));
afterAll(() => {
  go?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const origin = "example.com/log";
const log = logKeys(origin);
const keys = { origin, signers: [log.signer], verifiers: [log.verifier] };
const base64 = (value: Uint8Array) => Buffer.from(value).toString("base64");

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("missing");
  return value;
}

describe.skipIf(missing)(`implementations in Go${missing ? `, left out because ${missing}` : ""}`, () => {
  test("they read our checkpoint, tiles, bundles, proofs and policy, and make the same proofs", async () => {
    const storage = new FolderStorage(path.join(folder, "ours"));
    const writer = await LogWriter.open(storage, keys);
    const { checkpoint: older } = await writer.append(entriesOf(300));
    const { signed, checkpoint } = await writer.append(entriesOf(700, 300));
    const witness = witnessKeys("witness.example/w1");
    const signature = await witness.signer.sign(bytes(text(signed).split("\n\n")[0] + "\n"));
    const cosigned = need(await writer.addSignatures(signed, [{ ...witness.signer, signature }], [witness.verifier]));
    const policy = `log ${log.vkey}\nwitness w1 ${witness.vkey}\nwitness w2 ${witnessKeys("w2").vkey}\ngroup g 1 w1 w2\nquorum g\n`;

    const some = [0, 1, 255, 256, 257, 511, 512, 600, 767, 768, 769, 998, 999];
    const inclusion = await Promise.all(some.map((index) => readInclusionProof(storage.read, index, checkpoint)));
    const consistency = await readConsistencyProof(storage.read, older, checkpoint);
    const proofs = some.map((index, at) => ({
      Entry: base64(need(entriesOf(1, index)[0])),
      Proof: base64(formatProof({ index, hashes: need(inclusion[at]), checkpoint: cosigned, extra: bytes("extra") })),
    }));
    interface Read {
      readonly Origin: string;
      readonly Size: number;
      readonly Root: string;
      readonly Entries: readonly string[];
      readonly Inclusion: readonly (readonly string[])[];
      readonly Consistency: readonly string[];
    }
    const read = await need(go).run<Read>("read", {
      Folder: storage.publicFolder,
      Policy: policy,
      Proofs: proofs,
      Older: older.size,
      OlderRoot: base64(older.root),
      Newer: checkpoint.size,
      Consistency: consistency.map(base64),
    });
    expect(read).toMatchObject({ Origin: origin, Size: 1000, Root: base64(checkpoint.root) });
    expect(read.Entries).toEqual(entriesOf(1000).map(base64));
    expect(some.map((index) => read.Inclusion[index])).toEqual(inclusion.map((hashes) => hashes.map(base64)));
    expect(read.Consistency).toEqual(consistency.map(base64));
    // A proof of another entry is told apart.
    const swapped = proofs.map(({ Entry }, at) => ({ Entry, Proof: need(proofs[(at + 1) % proofs.length]).Proof }));
    const refused = need(go).run("read", { Folder: storage.publicFolder, Policy: policy, Proofs: swapped });
    await expect(refused).rejects.toThrow("torchwood, proof 0");
  });

  test("we read a tessera log with torchwood's proofs, which our witness has cosigned over HTTP", async () => {
    const vkeyFile = path.join(folder, "vkey");
    const own = witnessKeys("witness.example/ours", () => Math.floor(Date.now() / 1000));
    let witness: Witness | undefined;
    const statuses: number[] = [];
    const server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const verifiers = [ed25519Verifier(parseVkey(readFileSync(vkeyFile, "utf8")))];
        witness ??= new Witness([own.signer], [{ origin: "example.com/tessera", verifiers }], new MemoryWitnessState());
        const answer = await witness.respond(request.method ?? "", request.url?.slice(1) ?? "", body);
        statuses.push(answer.status);
        response.writeHead(answer.status, { "content-type": answer.contentType }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const tessera = path.join(folder, "tessera");
      const entries = entriesOf(600);
      const { Proofs } = await need(go).run<{ readonly Proofs: readonly string[] }>("write", {
        Folder: tessera,
        Origin: "example.com/tessera",
        Entries: entries.map(base64),
        Policy: `witness w1 ${own.vkey} ${url}\nquorum w1\n`,
        VkeyFile: vkeyFile,
      });
      expect(statuses).toContain(200);
      const policy = parsePolicy(bytes(`log ${readFileSync(vkeyFile, "utf8")}\nwitness w1 ${own.vkey}\nquorum w1\n`));
      const checkpoint = verifyCheckpoint(policy, readFileSync(path.join(tessera, "checkpoint")));
      expect(checkpoint).toMatchObject({ origin: "example.com/tessera", size: 601, witnesses: [{ name: "w1" }] });
      const read = async (name: string) =>
        existsSync(path.join(tessera, name)) ? readFileSync(path.join(tessera, name)) : undefined;
      const found = (await Promise.all([0, 1, 2].map((index) => readEntries(read, index, checkpoint)))).flat();
      expect(found.map(text).toSorted()).toEqual([...entries.map(text), "the last one"].toSorted());
      for (const [index, proof] of Proofs.entries()) {
        const verified = verifyEntry(policy, need(found[index]), Buffer.from(proof, "base64"));
        expect(verified.index).toBe(index);
        const { extra, hashes } = parseProof(Buffer.from(proof, "base64"));
        expect(text(extra)).toBe(`entry ${index}`);
        const isSampled = index % 50 === 0;
        expect(isSampled ? await readInclusionProof(read, index, checkpoint) : hashes).toEqual(hashes);
      }
    } finally {
      server.close();
    }
  });

  test("transparency-dev's witness cosigns our checkpoints, with Ed25519 and with ML-DSA-44", async () => {
    const { output, stop } = await need(go).start<{ readonly url: string; readonly vkeys: readonly string[] }>(
      "witness",
      {
        Origin: origin,
        Vkey: log.vkey,
      },
    );
    try {
      const [first = "", second = ""] = output.vkeys;
      const policy = parsePolicy(
        bytes(`log ${log.vkey}\nwitness ed ${first}\nwitness ml ${second}\ngroup both all ed ml\nquorum both\n`),
        { mlDsa44: (key, message, signature) => ml_dsa44.verify(signature, message, key) },
      );
      const verifiers = policy.witnesses.map(({ verifier }) => verifier);
      const storage = new MemoryStorage();
      const writer = await LogWriter.open(storage, keys);
      const statuses: number[] = [];
      const send: SendToWitness = async (body) => {
        const response = await fetch(`${output.url}/add-checkpoint`, { method: "POST", body: new Uint8Array(body) });
        statuses.push(response.status);
        return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
      };
      const heads = new Map([[0, writer.checkpoint]]);
      const prove = (size: number) => readConsistencyProof(storage.read, need(heads.get(size)), writer.checkpoint);
      let known = 0;
      for (const count of [3, 0, 300, 1]) {
        const { signed, checkpoint } = await writer.append(entriesOf(count, writer.checkpoint.size));
        heads.set(checkpoint.size, checkpoint);
        const { signatures, size } = await requestCosignatures(signed, verifiers, prove, send, known);
        known = size;
        const cosigned = need(await writer.addSignatures(signed, signatures, verifiers));
        expect(verifyCheckpoint(policy, cosigned).witnesses.map(({ name }) => name)).toEqual(["ed", "ml"]);
      }
      expect(statuses).toEqual([200, 200, 200, 200]);
      // It names the size that it knows to whom has forgotten it.
      const { signed, checkpoint } = await writer.append(entriesOf(5, writer.checkpoint.size));
      heads.set(checkpoint.size, checkpoint);
      await requestCosignatures(signed, verifiers, prove, send, 0);
      expect(statuses.slice(4)).toEqual([409, 200]);
    } finally {
      await stop();
    }
  });
});
