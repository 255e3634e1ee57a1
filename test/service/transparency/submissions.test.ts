// Records of submissions, which are made from their activities while these are in the database.

import { parseRecord } from "@countersign/log";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { collect } from "../../../service/src/store/batches.js";
import { findSlices } from "../../../service/src/archive/slices.js";
import { moveActivities } from "../../../service/src/store/archive.js";
import { insertActivity } from "../../../service/src/store/activities.js";
import type { ActivityRow } from "../../../service/src/store/activities.js";
import { insertLogRecord, listLogRecords, listWaitingRecords } from "../../../service/src/store/log-records.js";
import { insertLog } from "../../../service/src/store/logs.js";
import { eventOf, submissionEvent } from "../../../service/src/store/log-submissions.js";
import type { KeptRecord } from "../../../service/src/store/log-submissions.js";
import { addLogWaiting } from "../../../service/src/store/migrations/0025-log-waiting.js";
import type { Store } from "../../../service/src/store/store.js";
import { newLogRecord, submissionRecord } from "../../../service/src/transparency/event.js";
import { Sequencer } from "../../../service/src/transparency/sequencer.js";
import { openLog } from "../../../service/src/log/log.js";
import { newOrganization, newStore } from "../store/databases.js";
import { activity } from "../store/rows.js";
import { faultsOf, keysOf, origin } from "./sequenced.js";

const keys = keysOf("09".repeat(32));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openedLog() {
  const opened = await newStore();
  closing.push(() => opened.close());
  const { store } = opened;
  await store.write((transaction) => insertLog(transaction, 1, origin));
  const organizationId = await newOrganization(store);
  const log = openLog("error", () => {});
  const sequencer = new Sequencer({ store, deploymentLog: { number: 1, origin }, signer: keys, log });
  return { store, organizationId, sequencer };
}

const idOf = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`;

/** An activity of long ago that was carried out at once. */
async function submit(store: Store, organizationId: string, at: number): Promise<ActivityRow> {
  const row: ActivityRow = {
    ...(activity(idOf(at)) as unknown as ActivityRow),
    organization_id: organizationId,
    status: "ACTIVITY_STATUS_COMPLETED",
    result: `{"v":"00","r":"${at}"}`,
    evaluations: '[{"outcome":"OUTCOME_ALLOW"}]',
    fingerprint: `${at} of ${organizationId}`,
    requested_at: at,
    created_at: at,
    updated_at: at,
  };
  await store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    await insertActivity(scope, row);
    insertLogRecord(scope, submissionRecord(row, null));
  });
  return row;
}

const texts = [
  ...(["activity_id", "type", "status", "fingerprint", "user_id", "user_record_id"] as const),
  ...(["public_key", "signature", "scheme"] as const),
];

test("an event that is made from an activity is canonical JSON", () => {
  const text = fc.stringMatching(/^[0-9a-zA-Z_-]{0,70}$/);
  const json = fc.json().map((value) => JSON.stringify(JSON.parse(value)));
  const [said, made] = [fc.record(Object.fromEntries(texts.map((name) => [name, text]))), fc.option(json)];
  const row = fc
    .tuple(said, fc.record({ result: made, failure: made, evaluations: made, created_at: fc.nat() }))
    .map(([one, other]) => ({ ...one, ...other, event: "" }) as unknown as KeptRecord);
  fc.assert(fc.property(row, (kept) => void parseRecord(Buffer.from(eventOf(kept)))));
  const lost = { activity_id: idOf(1), event: "", fingerprint: null } as unknown as KeptRecord;
  expect(() => parseRecord(Buffer.from(eventOf(lost)))).not.toThrow();
});

describe("records of submissions", () => {
  test("what was carried out at once takes no second copy, and says what one would", async () => {
    const { store, organizationId, sequencer } = await openedLog();
    const row = await submit(store, organizationId, 1);
    const { event } = newLogRecord(submissionEvent(row, row.id, null));
    expect(await listWaitingRecords(store, 10)).toMatchObject([{ event, activity_id: row.id }]);
    await sequencer.look();
    expect(await listLogRecords(store.in(organizationId), 0, 10)).toMatchObject([{ event, number: 1, leaf: 0 }]);
    const kept = await store.database.selectFrom("log_records").select("event").execute();
    expect(kept).toEqual([{ event: "" }]);
    // What waits for votes changes later, and of a redacted body its own digest is logged.
    for (const [status, message] of [
      ["ACTIVITY_STATUS_CONSENSUS_NEEDED", null],
      ["ACTIVITY_STATUS_COMPLETED", "00"],
    ] as const) {
      expect(submissionRecord({ ...row, status }, message).event).toContain(row.id);
    }
  });

  test("an activity that is taken away past the service is known by its id, and the log goes on", async () => {
    const { store, organizationId, sequencer } = await openedLog();
    for (const at of [1, 2]) await submit(store, organizationId, at);
    await store.write(({ database }) => database.deleteFrom("activities").where("id", "=", idOf(1)).execute());
    await sequencer.look();
    const [first, second] = await listLogRecords(store.in(organizationId), 0, 10);
    expect(first?.event).toBe(JSON.stringify({ activityId: idOf(1), kind: "lost" }));
    expect(second?.event).toContain('"kind":"submission"');
    expect(await faultsOf(store, keys, [organizationId], [])).toEqual([]);
  });

  test("nothing moves to the archive whose record waits, and the record that stays is whole", async () => {
    const { store, organizationId, sequencer } = await openedLog();
    for (const at of [1, 2]) await submit(store, organizationId, at);
    const slices = async () => await collect(findSlices(store, Date.now(), async () => {}));
    expect(await slices()).toEqual([]);
    await sequencer.look();
    expect(await slices()).toEqual([{ organizationId, ids: [idOf(1), idOf(2)] }]);
    const [, last] = await listLogRecords(store.in(organizationId), 0, 10);
    const moving = { ids: [idOf(1), idOf(2)], votes: 0, records: [1, 2] };
    const to = { before: Date.now(), file: { number: 1, archived_at: 1 }, pace: async () => {} };
    await store.write((transaction) => moveActivities(transaction.in(organizationId), moving, to));
    expect(await listLogRecords(store.in(organizationId), 0, 10)).toEqual([last]);
  });

  test("records that waited in the release before still wait, in their order", async () => {
    const { store } = await openedLog();
    await store.write(async ({ database, engine }) => {
      await database.schema.dropTable("log_waiting").execute();
      await database.schema.createIndex("log_records_waiting").on("log_records").columns(["position"]).execute();
      for (const at of [1, 2, 3]) {
        const row = { organization_id: "a", activity_id: idOf(at), event: `{"at":${at}}`, salt: "" };
        const place = at === 2 ? { number: 1, log: 1, leaf: 0 } : { number: null, log: null, leaf: null };
        await database
          .insertInto("log_records")
          .values({ ...row, ...place } as never)
          .execute();
      }
      await addLogWaiting(database as never, engine);
    });
    const waiting = await listWaitingRecords(store, 10);
    expect(waiting.map(({ event }) => event)).toEqual(['{"at":1}', '{"at":3}']);
    expect((await listLogRecords(store.in("a"), 0, 10)).map(({ event }) => event)).toEqual(['{"at":2}']);
  });
});
