// What the public reads of the log tells nothing of organizations, even to somebody who knows every record but not its salt.

import { canonicalRecord, checkpointPath, leafOf, newBundles, newTiles, readEntries, tilePath } from "@countersign/log";
import type { Json } from "@countersign/log";
import { hash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act } from "../support/requests.js";
import { entryOf, present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { checkpointOf, readerOf } from "./log.js";

let service: RunningService;
let people: readonly Person[];
beforeAll(async () => {
  service = await startService();
  const names = ["One", "Other"];
  people = await Promise.all(
    names.map(async (name) => present((await newSubOrganizationOf(rootOf(service), name))[0], name)),
  );
  // The same happens in both, in turns that say nothing.
  for (let round = 0; round < 20; round++) {
    for (const person of round % 3 === 0 ? people : people.toReversed()) {
      const parameters = { walletName: `wallet ${round}`, accounts: [ethereumAccount] };
      await act(person, "ACTIVITY_TYPE_CREATE_WALLET", parameters);
    }
  }
  for (const person of people) {
    const { organizationId, generatedClient } = person;
    const { activities } = await generatedClient.listActivities({ organizationId });
    const activityId = present(activities[0], "activity").id;
    await generatedClient.getActivityReceipts({ organizationId, activityId, waitForInclusion: true });
  }
});
afterAll(() => service.close());

async function recordsOf({ generatedClient, organizationId }: Person) {
  return (await generatedClient.listLogRecords({ organizationId })).records;
}

/** Everything that anybody reads. */
async function published(): Promise<Buffer> {
  const { size } = await checkpointOf(service);
  const paths = [checkpointPath, ...[...newTiles(0, size), ...newBundles(0, size)].map(tilePath)];
  const parts = await Promise.all(paths.map(async (path) => present(await readerOf(service)(path), path)));
  const texts = ["policy", "deployment-records"].map(async (name) =>
    Buffer.from(await (await fetch(`${service.baseUrl}/log/${name}`)).arrayBuffer()),
  );
  return Buffer.concat([...parts, ...(await Promise.all(texts))]);
}

test("no resource has an id, a name, a key or a digest of a record in any form", async () => {
  const bytes = await published();
  const secrets: string[] = [];
  for (const person of people) {
    secrets.push(person.organizationId, person.userId, person.key.publicKey);
    for (const { record, salt } of await recordsOf(person)) {
      const { event } = JSON.parse(record) as {
        event: { activityId?: string; digest?: string; userIds?: readonly string[] };
      };
      // A change of who may do what has a digest, the quorum has its users, everything else an activity.
      const told = event.activityId ?? event.digest ?? present(event.userIds?.[0], "what it tells");
      secrets.push(salt, hash("sha256", record), told);
    }
  }
  const forms = secrets.flatMap((secret) => {
    const raw = Buffer.from(secret.replaceAll("-", ""), /^[0-9a-f-]+$/.test(secret) ? "hex" : "base64");
    return [Buffer.from(secret), raw, Buffer.from(raw.toString("base64")), Buffer.from(raw.toString("hex"))];
  });
  expect(forms.filter((form) => form.length >= 8 && bytes.includes(form))).toEqual([]);
});

test("whoever knows a record finds its entry with its salt only", async () => {
  const checkpoint = await checkpointOf(service);
  const entries = new Set<string>();
  for (let bundle = 0; bundle * 256 < checkpoint.size; bundle++) {
    for (const entry of await readEntries(readerOf(service), bundle, checkpoint)) {
      entries.add(Buffer.from(entry).toString("hex"));
    }
  }
  expect(entries.size).toBe(checkpoint.size);
  const salts = new Set<string>();
  for (const person of people) {
    for (const { record, salt } of await recordsOf(person)) {
      const bytes = Buffer.from(record);
      salts.add(salt);
      expect(entries.has(Buffer.from(leafOf(Buffer.from(salt, "base64"), bytes)).toString("hex"))).toBe(true);
      const { event } = JSON.parse(record) as { readonly event: Json };
      const guesses = [
        hash("sha256", bytes),
        hash("sha256", Buffer.concat([Buffer.alloc(32), bytes])),
        hash("sha256", canonicalRecord(event)),
        hash("sha256", Buffer.concat([Buffer.from(hash("sha256", bytes), "hex"), bytes])),
      ];
      expect(guesses.filter((guess) => entries.has(`01${guess}`))).toEqual([]);
    }
  }
  // No salt is used twice, and none has a byte that others have in its place more often than chance allows.
  expect(salts.size).toBe((await Promise.all(people.map(recordsOf))).flat().length);
  const all = [...salts].map((salt) => Buffer.from(salt, "base64"));
  for (let place = 0; place < 32; place++) {
    expect(new Set(all.map((salt) => salt[place])).size, `place ${place}`).toBeGreaterThan(all.length / 2);
  }
});

test("entries of two organizations in which the same has happened look alike", async () => {
  const checkpoint = await checkpointOf(service);
  const ofPeople = await Promise.all(people.map(recordsOf));
  const bits = await Promise.all(
    ofPeople.map(async (records) => {
      let ones = 0;
      for (const { index } of records) {
        const entries = await readEntries(readerOf(service), Math.floor(Number(index) / 256), checkpoint);
        const entry = entryOf(entries, Number(index) % 256);
        expect([entry.length, entry[0]]).toEqual([33, 1]);
        for (const byte of entry.subarray(1)) for (let bit = byte; bit > 0; bit &= bit - 1) ones++;
      }
      return ones / (records.length * 256);
    }),
  );
  // Half of all bits, within six standard deviations for some 20 hashes.
  for (const share of bits) expect(Math.abs(share - 0.5)).toBeLessThan(6 * (0.5 / Math.sqrt(20 * 256)));
});
