// What proofs and the transparency log cost: reading an organization of 2,000 users with and without checking its rows, a
// change to one of them, and a signature of a service with and without both. Processor time, in turns, since other work on
// the machine makes any two runs differ.

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
import { atMost, printTargets } from "../lib/targets.mjs";
import { measureSigningCosts } from "./signing-costs.mjs";

const users = 2_000;
const quick = process.argv.includes("--quick");
const rounds = quick ? 10 : 40;
/** @type {ReturnType<typeof atMost>[]} */
const targets = [];
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
  const median = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const row = (/** @type {string} */ what, /** @type {number[]} */ list) =>
    console.log(`${what.padEnd(64)} ${median(list).toFixed(2)} ms of processor time`);
  row(`an organization of ${users} users with a key each, unchecked`, times.unchecked);
  row("the same, checked", times.checked);
  targets.push(
    atMost("reading it, checked / unchecked", {
      limit: 1.2,
      measured: median(times.checked) / median(times.unchecked),
    }),
    atMost("a change to one of its users", { limit: 2, measured: median(times.change), unit: " ms" }),
  );
  row("a change to one of its users, committed", times.change);
  row("the organization after that change, read again", times.again);
} finally {
  await store.close();
  rmSync(folder, { recursive: true });
}
const { ratios, cpu, bytes } = await measureSigningCosts(
  quick ? { rounds: 3, count: 4_000 } : { rounds: 11, count: 12_000 },
);
const middle = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
for (const name of /** @type {const} */ (["with", "without"])) {
  console.log(
    `a signature over 64 connections, ${name} proofs and log`.padEnd(64),
    `${middle(cpu[name]).toFixed(0)} µs of processor time, ${bytes[name].toFixed(0)} bytes of the database`,
  );
}
targets.push(
  atMost("a signature with proofs and log / without, median of the rounds", { limit: 1.08, measured: middle(ratios) }),
);
printTargets(targets);
