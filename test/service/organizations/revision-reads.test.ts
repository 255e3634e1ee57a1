// Requests that share a reading of the revision: each still sees what was answered before it came.

import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import { RevisionReads } from "../../../service/src/organizations/revision-reads.js";
import { findRevision } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "../store/databases.js";

describe(`revisions that are read on ${database}`, () => {
  test("are never older than when they were asked for", async () => {
    const { store, close } = await newStore();
    const id = await newOrganization(store);
    const reads = new RevisionReads(store);
    // In the order in which they were answered.
    const answered = [present(await findRevision(store.in(id)), "the first")];
    let isOver = false;
    let count = 0;
    const change = async () => {
      // However slow readings are beside changes.
      while (answered.length <= 60 || count <= 60) {
        await store.write(async (transaction) => transaction.in(id).changed("all"));
        answered.push(present(await findRevision(store.in(id)), "the next"));
      }
      isOver = true;
    };
    const ask = async () => {
      while (!isOver) {
        const known = answered.length;
        const revision = present(await reads.read(id), "the revision");
        // What is read and not answered yet comes after all that are.
        const at = answered.indexOf(revision);
        expect(at === -1 ? known : at + 1).toBeGreaterThanOrEqual(known);
        count++;
        await new Promise(setImmediate);
      }
    };
    await Promise.all([change(), ...Array.from({ length: 20 }, ask)]);
    expect(reads.size).toBe(0);
    await close();
  });

  test("are each of its own organization, and read again after a failure", async () => {
    const { store, close } = await newStore();
    const ids = await Promise.all(Array.from({ length: 5 }, () => newOrganization(store)));
    const reads = new RevisionReads(store);
    const found = await Promise.all([...ids, ...ids, uuidv7()].map((id) => reads.read(id)));
    const expected = await Promise.all(ids.map((id) => findRevision(store.in(id))));
    expect(found).toEqual([...expected, ...expected, undefined]);

    let fails = true;
    const failing = new RevisionReads({
      ...store,
      in: (id) => (fails ? { ...store.in(id), run: () => Promise.reject(new Error("gone")) } : store.in(id)),
    });
    const id = present(ids[0], "an organization");
    const both = Promise.allSettled([failing.read(id), failing.read(id)]);
    expect(await both).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    fails = false;
    expect(await failing.read(id)).toBe(expected[0]);
    expect([reads.size, failing.size]).toEqual([0, 0]);
    await close();
  });
});

function countingReads(store: Store) {
  let queries = 0;
  const counting: Store = {
    ...store,
    get commits() {
      return store.commits;
    },
    in(organizationId) {
      queries++;
      return store.in(organizationId);
    },
  };
  return { reads: new RevisionReads(counting), queries: () => queries };
}

test.skipIf(database !== "postgres")("many who ask for a revision at once share few readings", async () => {
  const { store, close } = await newStore("postgres");
  const id = await newOrganization(store);
  const { reads, queries } = countingReads(store);
  await Promise.all(Array.from({ length: 100 }, () => reads.read(id)));
  expect(queries()).toBe(2);
  await close();
});

test("in a file that nobody else serves, those of one turn share one, until something is committed", async () => {
  const { store, close } = await newStore("sqlite");
  const id = await newOrganization(store);
  const { reads, queries } = countingReads(store);
  const first = await Promise.all(Array.from({ length: 100 }, () => reads.read(id)));
  expect(new Set(first).size).toBe(1);
  expect(queries()).toBe(1);
  await new Promise(setImmediate);
  await reads.read(id);
  expect(queries()).toBe(2);

  // What is committed in the middle of a turn is seen in the rest of it.
  const before = await store.write(async (transaction) => {
    transaction.in(id).changed("all");
    return reads.read(id);
  });
  expect(await reads.read(id)).not.toBe(before);
  await close();
});
