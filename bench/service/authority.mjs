// What proofs cost: reading an organization of 2,000 users with and without checking its rows, and a change to one of them.
// Processor time, in turns in one
// process, since other work on the machine makes any two runs differ.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TimeSlices } from "../../service/dist/event-loop/time-slices.js";
import { loadOrganization } from "../../service/dist/organizations/organization.js";
import { Tally } from "../../service/dist/organizations/proved.js";
import { Authority } from "../../service/dist/store/authority/authority.js";
import { insertApiKey } from "../../service/dist/store/credentials.js";
import { openStore } from "../../service/dist/store/open.js";
import { insertOrganization } from "../../service/dist/store/organizations.js";
import { insertUser, updateUser } from "../../service/dist/store/users.js";

const users = 2_000;
const rounds = process.argv.includes("--quick") ? 10 : 40;
const folder = mkdtempSync(join(tmpdir(), "countersign-authority-bench-"));
const authority = new Authority();
authority.use("bench", [{ id: "0123456789abcdef", key: "07".repeat(32) }], "0123456789abcdef");
const store = await openStore(process.env["BENCH_DATABASE_URL"] ?? join(folder, "countersign.db"), { authority });
const id = `bench-${Date.now()}`;
const userId = (/** @type {number} */ index) => `${id}-user-${String(index).padStart(5, "0")}`;
try {
  await store.write((transaction) =>
    insertOrganization(transaction, { id, parentId: undefined, name: "Large", quorumThreshold: 1 }),
  );
  await store.write(async (transaction) => {
    const scope = transaction.in(id);
    for (let index = 0; index < users; index++) {
      await insertUser(scope, { id: userId(index), name: `User ${index}`, email: `user.${index}@example.com` });
      await insertApiKey(scope, {
        id: `${userId(index)}-key`,
        user_id: userId(index),
        name: "Laptop",
        credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
        public_key: `02${String(index).padStart(64, "0")}`,
        expiration_seconds: null,
        proof: "registered",
      });
    }
  });
  const begin = (/** @type {{ id: string }} */ owner) => new TimeSlices().task(owner, "load");
  const load = async (/** @type {unknown} */ before = undefined) => loadOrganization(store, id, begin, before);
  const { add } = Tally.prototype;
  // What each row adds to the sum, known beforehand.
  const elements = new Map();
  Tally.prototype.add = function (table, row) {
    const element = add.call(this, table, row);
    elements.set(row.authority, element);
    return element;
  };
  await load();
  const unchecked = function (_table, row) {
    const element = elements.get(row.authority) ?? 0n;
    this.sum += element;
    return element;
  };
  const processor = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const times = { checked: [], unchecked: [], change: [], again: [] };
  let known = await load();
  for (let round = 0; round < rounds; round++) {
    for (const kind of round % 2 === 0 ? ["checked", "unchecked"] : ["unchecked", "checked"]) {
      Tally.prototype.add = kind === "checked" ? add : unchecked;
      const start = processor();
      await load();
      times[kind].push(processor() - start);
    }
    Tally.prototype.add = function (table, row) {
      const element = add.call(this, table, row);
      elements.set(row.authority, element);
      return element;
    };
    const start = processor();
    await store.write((transaction) => updateUser(transaction.in(id), userId(round), { name: `Renamed ${round}` }));
    times.change.push(processor() - start);
    const loading = processor();
    known = await load(known);
    times.again.push(processor() - loading);
  }
  const median = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const row = (/** @type {string} */ what, /** @type {number[]} */ list) =>
    console.log(`${what.padEnd(64)} ${median(list).toFixed(2)} ms of processor time`);
  row(`an organization of ${users} users with a key each, unchecked`, times.unchecked);
  row("the same, checked", times.checked);
  console.log(`${"ratio".padEnd(64)} ${(median(times.checked) / median(times.unchecked)).toFixed(2)}`);
  row("a change to one of its users, committed", times.change);
  row("the organization after that change, read again", times.again);
} finally {
  await store.close();
  rmSync(folder, { recursive: true });
}
