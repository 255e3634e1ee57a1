// A service's log, read over HTTP by implementations in Go: torchwood, sumdb, and tessera's client.

import { newBundles, newTiles, readConsistencyProof, tilePath } from "@countersign/log";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { leafOfRecord } from "../../../service/src/transparency/event.js";
import { compilePeers } from "../../log/peers.js";
import { newWallet, act, signing } from "../support/requests.js";
import { rootOf } from "../support/people.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { checkpointOf, readerOf } from "./log.js";

const peers = compilePeers();
const missing = typeof peers === "string" ? peers : undefined;
const go = typeof peers === "string" ? undefined : peers;
const folder = mkdtempSync(path.join(tmpdir(), "countersign-peers-"));
afterAll(() => {
  go?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(missing)(`implementations in Go${missing ? `, left out because ${missing}` : ""}`, () => {
  test("read the service's checkpoint, tiles, entries and receipts, and make the same proofs", async () => {
    const service = await startService();
    try {
      const root = rootOf(service);
      const { organizationId, generatedClient } = root;
      const address = await newWallet(root, "Signing");
      const older = await checkpointAfter(service, 1);
      const ids: string[] = [];
      for (let count = 0; count < 300; count++) {
        const parameters = signing(address, `Release order ${count}`);
        ids.push((await act(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters)).id);
      }
      const newer = await checkpointAfter(service, 301);
      const read = readerOf(service);
      const signed = present(await read("checkpoint"), "checkpoint");
      const paths = [...newTiles(0, newer.size), ...newBundles(0, newer.size)].map(tilePath);
      for (const each of ["checkpoint", ...paths]) {
        const file = path.join(folder, each);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, each === "checkpoint" ? signed : present(await read(each), each));
      }
      const proofs = [];
      for (const activityId of ids.filter((_, at) => at % 20 === 0)) {
        const { receipts } = await generatedClient.getActivityReceipts({ organizationId, activityId });
        for (const { record, salt, proof } of receipts) {
          const entry = Buffer.from(leafOfRecord(salt, record)).toString("base64");
          proofs.push({ Entry: entry, Proof: Buffer.from(proof).toString("base64") });
        }
      }
      const consistency = await readConsistencyProof(read, older, newer);
      const base64 = (value: Uint8Array) => Buffer.from(value).toString("base64");
      const found = await present(go, "Go").run<object>("read", {
        Folder: folder,
        Policy: await (await fetch(`${service.baseUrl}/log/policy`)).text(),
        Proofs: proofs,
        Older: older.size,
        OlderRoot: base64(older.root),
        Newer: newer.size,
        Consistency: consistency.map(base64),
      });
      expect(proofs).toHaveLength(15);
      expect(found).toMatchObject({
        Origin: newer.origin,
        Size: newer.size,
        Root: base64(newer.root),
        Consistency: consistency.map(base64),
      });
    } finally {
      await service.close();
    }
  });
});

async function checkpointAfter(service: RunningService, size: number) {
  await expect.poll(async () => (await readerOf(service)("checkpoint")) !== undefined, { timeout: 10_000 }).toBe(true);
  await expect.poll(async () => (await checkpointOf(service)).size, { timeout: 20_000 }).toBeGreaterThanOrEqual(size);
  return checkpointOf(service);
}
