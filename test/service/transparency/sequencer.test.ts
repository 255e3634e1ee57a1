// Sequencers in one process and several, their lease, and what they make of a database that was put back.

import { afterEach, describe, expect, test } from "vitest";
import { insertLog, leaseLog } from "../../../service/src/store/logs.js";
import { listWaitingRecords, ofDeployment, insertLogRecord } from "../../../service/src/store/log-records.js";
import type { Store } from "../../../service/src/store/store.js";
import { openLog } from "../../../service/src/log/log.js";
import { newLogRecord } from "../../../service/src/transparency/event.js";
import { Sequencer } from "../../../service/src/transparency/sequencer.js";
import type { SequencerTimes } from "../../../service/src/transparency/sequencer.js";
import { newStore } from "../store/databases.js";
import { database } from "../support/service.js";
import { eventsOf, faultsOf, keysOf, latestOf, origin } from "./sequenced.js";

const keys = keysOf("07".repeat(32));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openedLog(): Promise<Store> {
  const opened = await newStore();
  closing.push(() => opened.close());
  await opened.store.write((transaction) => insertLog(transaction, 1, origin));
  return opened.store;
}

function sequencerOf(store: Store, { signer = keys, times = {} as Partial<SequencerTimes> } = {}) {
  const logged: string[] = [];
  const states = { contradicted: false, failures: 0 };
  const sequencer = new Sequencer({
    store,
    deploymentLog: { number: 1, origin },
    signer,
    log: openLog("error", (line) => logged.push(line)),
    metrics: {
      committed() {},
      failed: () => states.failures++,
      contradicted: (isSo) => (states.contradicted = isSo),
    },
    times,
  });
  return { sequencer, logged, states };
}

let made = 0;
/** Queues records in one transaction. */
async function queue(store: Store, organizationId: string, count = 1): Promise<void> {
  await store.write(async (transaction) => {
    for (let each = 0; each < count; each++) {
      const event = { kind: "keyRotation", time: made++, keys: organizationId, publicKey: "", replaced: "" } as const;
      insertLogRecord(transaction.in(organizationId), newLogRecord(event));
    }
  });
}

describe(`a sequencer on ${database}`, () => {
  test("gives more records than it takes at once their places, in order, and signs over all of them", async () => {
    const store = await openedLog();
    const { sequencer } = sequencerOf(store);
    for (let round = 0; round < 3; round++) {
      for (const organization of ["a", "b", "c"]) await queue(store, organization, 250);
    }
    await sequencer.look();
    expect((await latestOf(store, keys)).size).toBe(2250);
    expect(await listWaitingRecords(store, 1)).toEqual([]);
    expect(await faultsOf(store, keys, ["a", "b", "c"], [])).toEqual([]);
  });

  test("lets requests have turns while many records get their places", async () => {
    const store = await openedLog();
    const { sequencer } = sequencerOf(store);
    await queue(store, "a", 256);
    let [turns, isDone] = [0, false];
    const looking = sequencer.look().finally(() => (isDone = true));
    while (!isDone) {
      turns++;
      await new Promise(setImmediate);
    }
    await looking;
    // Four slices are hashed and four are placed, beside what is asynchronous anyway.
    expect(turns).toBeGreaterThan(10);
  });

  test("signs nothing while nothing is new, and the tree anew with a new key", async () => {
    const store = await openedLog();
    const other = keysOf("08".repeat(32));
    let signing = keys;
    const published = () => ({ ...signing.published(), publicKeys: [signing.publicKey, keys.publicKey] });
    const { sequencer } = sequencerOf(store, { signer: { ...keys, published } });
    await queue(store, "a");
    await sequencer.look();
    const before = await store.database.selectFrom("logs").selectAll().executeTakeFirstOrThrow();
    await sequencer.look();
    expect(await store.database.selectFrom("logs").selectAll().executeTakeFirstOrThrow()).toEqual(before);
    signing = other;
    // Also where this process has signed nothing yet.
    await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
    await sequencerOf(store, { signer: { ...keys, published } }).sequencer.look();
    expect((await latestOf(store, other)).size).toBe(1);
    await queue(store, "a");
    await sequencer.look();
    expect(await faultsOf(store, other, ["a"], [])).toEqual([]);
  });

  test("loses its lease midway to another, and what it has begun then leaves nothing behind", async () => {
    const store = await openedLog();
    const { sequencer } = sequencerOf(store);
    await queue(store, "a", 3);
    await sequencer.look();
    await queue(store, "a", 3);
    // Whoever signs may take long: meanwhile another takes over and commits.
    const rival = sequencerOf(store).sequencer;
    let isOvertaken = false;
    const slow = {
      ...keys,
      published: () => {
        const published = keys.published();
        const sign = async (message: Uint8Array) => {
          if (!isOvertaken) {
            isOvertaken = true;
            await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
            await rival.look();
          }
          return published.current.sign(message);
        };
        return { ...published, current: { ...published.current, sign } };
      },
    };
    await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
    const { sequencer: overtaken, states } = sequencerOf(store, { signer: slow });
    await overtaken.look();
    expect(isOvertaken).toBe(true);
    expect(states.failures).toBe(0);
    expect((await latestOf(store, keys)).size).toBe(6);
    expect(await faultsOf(store, keys, ["a"], [])).toEqual([]);
    await queue(store, "a");
    await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
    await overtaken.look();
    expect((await latestOf(store, keys)).size).toBe(7);
    expect(await faultsOf(store, keys, ["a"], [])).toEqual([]);
  });

  test("that look at the same time, over and over, give each record one place", async () => {
    const store = await openedLog();
    const all = [1, 2, 3].map(() => sequencerOf(store, { times: { leaseMilliseconds: 1 } }));
    const seen = [];
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        ...all.map(({ sequencer }) => sequencer.look()),
        queue(store, "a", 1 + (round % 7)),
        queue(store, "b", 2),
      ]);
      const latest = await latestOf(store, keys);
      if (latest.size > 0) seen.push(latest);
    }
    for (const { sequencer } of all) await sequencer.look();
    expect(await faultsOf(store, keys, ["a", "b"], seen)).toEqual([]);
    const events = await eventsOf(store, ["a", "b"]);
    expect(new Set(events).size).toBe(events.length);
    expect(await listWaitingRecords(store, 1)).toEqual([]);
    expect(all.flatMap(({ logged }) => logged)).toEqual([]);
  });

  test.runIf(database === "postgres")("that is stopped or dead is succeeded once its lease is over", async () => {
    const store = await openedLog();
    await queue(store, "a");
    await store.write((transaction) => leaseLog(transaction, 1, "dead", 700));
    const { sequencer } = sequencerOf(store);
    await sequencer.look();
    expect((await latestOf(store, keys)).size).toBe(0);
    await expect
      .poll(async () => {
        await sequencer.look();
        return (await latestOf(store, keys)).size;
      })
      .toBe(1);
  });

  test("signs no more once the database has another log than it has seen, and says so", async () => {
    const store = await openedLog();
    const { sequencer, states, logged } = sequencerOf(store, { times: { leaseMilliseconds: 1 } });
    await queue(store, "a", 3);
    await sequencer.look();
    const tables = ["logs", "log_tiles", "log_records"] as const;
    const copy = await Promise.all(tables.map((table) => store.database.selectFrom(table).selectAll().execute()));
    await queue(store, "a", 2);
    await sequencer.look();
    // Somebody puts it back.
    await store.write(async ({ database }) => {
      for (const [at, table] of tables.entries()) {
        await database.deleteFrom(table).execute();
        await database
          .insertInto(table)
          .values(copy[at] as never)
          .execute();
      }
    });
    await queue(store, "a", 9);
    // The first look finds that its lease is void, the next one why.
    for (let look = 1; look <= 2; look++) await sequencer.look();
    expect((await latestOf(store, keys)).size).toBe(3);
    expect(states.contradicted).toBe(true);
    expect(logged.join("")).toContain("the log has 3 entries, and had 5 before");
    // Nor once there are as many entries again.
    const careless = sequencerOf(store, { times: { leaseMilliseconds: 1 } }).sequencer;
    await careless.look();
    expect((await latestOf(store, keys)).size).toBe(12);
    await queue(store, "a");
    await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
    for (let look = 1; look <= 2; look++) await sequencer.look();
    expect(states.contradicted).toBe(true);
    expect((await latestOf(store, keys)).size).toBe(12);
  });

  test("goes on with nothing where tiles of the database were altered", async () => {
    const store = await openedLog();
    const { sequencer, states } = sequencerOf(store);
    await queue(store, "a", 3);
    await sequencer.look();
    await store.write(({ database }) =>
      database
        .updateTable("log_tiles")
        .set({ content: Buffer.alloc(96).toString("base64") })
        .where("level", "=", 0)
        .execute(),
    );
    await queue(store, "a");
    const { sequencer: next, states: nextStates } = sequencerOf(store);
    await store.write(({ database }) => database.updateTable("logs").set({ held_until: 0 }).execute());
    await next.look();
    expect(nextStates.failures).toBe(1);
    expect((await latestOf(store, keys)).size).toBe(3);
    expect(states.failures).toBe(0);
  });

  test("numbers records of the deployment by themselves", async () => {
    const store = await openedLog();
    await queue(store, ofDeployment, 2);
    await queue(store, "a", 1);
    await sequencerOf(store).sequencer.look();
    expect(await faultsOf(store, keys, [ofDeployment, "a"], [])).toEqual([]);
  });
});
