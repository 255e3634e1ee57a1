// Witnesses that cosign a service's checkpoints, over real sockets, and what they make of a log that was put back.

import { formatVkey, monitoringPath, noteKey, signatureTypes, verifyCheckpoint, verifyReceipt } from "@countersign/log";
import type { Policy } from "@countersign/log";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveWitness } from "../../../service/src/cli/log/witness-server.js";
import type { WitnessServer } from "../../../service/src/cli/log/witness-server.js";
import { openStore } from "../../../service/src/store/open.js";
import { countersign } from "../cli/running.js";
import { rootOf } from "../support/people.js";
import { act } from "../support/requests.js";
import { entryOf, onlyOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { policyOf, readerOf } from "./log.js";

describe("witnesses", () => {
  const origin = "log.example/countersign";
  let folder: string;
  let service: RunningService;
  let witnesses: WitnessServer[];
  let logged: string[];
  let policy: Policy;

  const stateOf = (name: string) => ({
    name,
    state: path.join(folder, name),
    policy: path.join(folder, "logs"),
    host: "127.0.0.1",
    port: 0,
    log: (line: string) => logged.push(line),
  });

  beforeAll(async () => {
    logged = [];
    folder = await mkdtemp(path.join(tmpdir(), "countersign-witnesses-"));
    const file = path.join(folder, "witnesses");
    const config = { "transparency.origin": origin, "transparency.witnessesFile": file };
    // Each has to know the other's key. Witnesses have theirs once they have been started.
    const nobodys = formatVkey(noteKey(origin, signatureTypes.ed25519, new Uint8Array(32).fill(9)));
    await writeFile(path.join(folder, "logs"), `log ${nobodys}\nquorum none\n`);
    const names = ["w1.example", "w2.example", "w3.example"];
    witnesses = await Promise.all(names.map((name) => serveWitness(stateOf(name))));
    const lines = witnesses.map(({ url, vkey }, at) => `witness w${at + 1} ${vkey} ${url}/\n`);
    await writeFile(file, `${lines.join("")}group two 2 w1 w2 w3\nquorum two\n`);
    service = await startService({ config });
    const published = await (await fetch(`${service.baseUrl}/log/policy`)).text();
    const logLines = published.split("\n").filter((line) => line.startsWith("log "));
    await writeFile(path.join(folder, "logs"), `${logLines.join("\n")}\nquorum none\n`);
    for (const each of witnesses) await each.close();
    witnesses = await Promise.all(
      witnesses.map(({ url }, at) => serveWitness({ ...stateOf(entryOf(names, at)), port: Number(new URL(url).port) })),
    );
    policy = await policyOf(service);
  });
  afterAll(async () => {
    await service.close();
    for (const each of witnesses) await each.close();
    await rm(folder, { recursive: true });
  });

  async function receipt() {
    const root = rootOf(service);
    const { organizationId, generatedClient } = root;
    const tag = { userTagName: `tag ${Math.random()}`, userIds: [] };
    const { id: activityId } = await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", tag);
    const request = { organizationId, activityId, waitForInclusion: true };
    return onlyOf((await generatedClient.getActivityReceipts(request)).receipts);
  }

  const cosigned = async () => {
    const signed = await readerOf(service)("checkpoint");
    return signed && verifyCheckpoint(policy, signed);
  };

  test("cosign what is published, and receipts prove it under a policy that asks for two of three", async () => {
    expect(policy.witnesses.map(({ name }) => name)).toEqual(["w1", "w2", "w3"]);
    const { index, record, salt } = await receipt();
    await expect.poll(async () => (await cosigned())?.size ?? 0, { timeout: 20_000 }).toBeGreaterThan(Number(index));
    expect((await cosigned())?.witnesses.map(({ name }) => name)).toEqual(["w1", "w2", "w3"]);
    const root = rootOf(service);
    const { organizationId, generatedClient } = root;
    const activityId = (JSON.parse(record) as { event: { activityId: string } }).event.activityId;
    const { proof } = onlyOf((await generatedClient.getActivityReceipts({ organizationId, activityId })).receipts);
    const given = { record: Buffer.from(record), salt: Buffer.from(salt, "base64"), proof: Buffer.from(proof) };
    const { checkpoint } = verifyReceipt(policy, given);
    expect(checkpoint.witnesses.length).toBeGreaterThanOrEqual(2);
    // Each shows what it has cosigned.
    const shown = await fetch(`${entryOf(witnesses, 0).url}/${monitoringPath(origin)}`);
    expect(verifyCheckpoint({ ...policy, quorum: undefined }, new Uint8Array(await shown.arrayBuffer())).size).toBe(
      checkpoint.size,
    );
  });

  test("are done without as long as the others are enough, and what is published waits for them otherwise", async () => {
    await entryOf(witnesses, 2).close();
    const { index } = await receipt();
    await expect.poll(async () => (await cosigned())?.size, { timeout: 20_000 }).toBeGreaterThan(Number(index));
    expect((await cosigned())?.witnesses.map(({ name }) => name)).toEqual(["w1", "w2"]);
    await entryOf(witnesses, 1).close();
    const before = (await cosigned())?.size;
    const { index: later } = await receipt();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await cosigned())?.size).toBe(before);
    const { url } = entryOf(witnesses, 1);
    witnesses[1] = await serveWitness({ ...stateOf("w2.example"), port: Number(new URL(url).port) });
    await expect.poll(async () => (await cosigned())?.size, { timeout: 20_000 }).toBeGreaterThan(Number(later));
    expect(service.logs.join("")).toContain("a witness has not cosigned a checkpoint");
  });

  test("cosign no log that was put back, whoever signs it", async () => {
    const store = await openStore(service.database);
    const { size = 0 } = (await cosigned()) ?? {};
    try {
      await store.write(async ({ database }) => {
        await database.deleteFrom("log_tiles").execute();
        await database.updateTable("logs").set({ checkpoint: null, cosigned: null, holder: "", fence: 0 }).execute();
        const again = database.selectFrom("log_records").select(["organization_id", "activity_id", "event", "salt"]);
        const columns = ["organization_id", "activity_id", "event", "salt"] as const;
        await database.insertInto("log_waiting").columns(columns).expression(again.orderBy("position")).execute();
        await database.deleteFrom("log_records").execute();
      });
      await expect.poll(() => service.logs.join(""), { timeout: 20_000 }).toContain("entries, and had");
      for (const { url } of witnesses.slice(0, 2)) {
        const shown = await fetch(`${url}/${monitoringPath(origin)}`);
        const body = new Uint8Array(await shown.arrayBuffer());
        expect(verifyCheckpoint({ ...policy, quorum: undefined }, body).size).toBeGreaterThanOrEqual(size);
      }
      expect(await cosigned()).toBeUndefined();
    } finally {
      await store.close();
    }
  });

  test("answer 413 to what is longer than a request can be, and a command without logs says so", async () => {
    const { url } = entryOf(witnesses, 0);
    const long = await fetch(`${url}/add-checkpoint`, { method: "POST", body: new Uint8Array(1_000_000) }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(long).toBe(413);
    await writeFile(path.join(folder, "none"), "quorum none\n");
    const options = ["--state", "w", "--name", "w.example", "--policy", "none"];
    const ended = await countersign(["witness", ...options], { cwd: folder });
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("it names no log");
  });
});
