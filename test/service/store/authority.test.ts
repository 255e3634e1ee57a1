// What proves rows: each row for itself, all rows of an organization together, and the organization in its latest state.

import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Authority } from "../../../service/src/store/authority/authority.js";
import { checkBallot, nameOfBallot, proveBallot } from "../../../service/src/store/authority/ballot.js";
import { examineOrganization } from "../../../service/src/store/authority/examine.js";
import { headedColumns, openHead, reduced, sealHead } from "../../../service/src/store/authority/head.js";
import { canonicalText, KeyedHash } from "../../../service/src/store/authority/keyed-hash.js";
import { NotProved } from "../../../service/src/store/authority/not-proved.js";
import { pagesOf } from "../../../service/src/store/authority/pages.js";
import { check, prove } from "../../../service/src/store/authority/proof.js";
import { endOfTagged, rowDigest } from "../../../service/src/store/authority/row-digest.js";
import { sealDeployment, sealOrganization } from "../../../service/src/store/authority/sealing.js";
import { describe as described, provedNames } from "../../../service/src/store/authority/tables.js";
import { insertRow, insertRows, removeRows, updateRows } from "../../../service/src/store/authority/writer.js";
import { notHeld } from "../../../service/src/store/activities.js";
import { deletePolicies, insertPolicy, updatePolicy } from "../../../service/src/store/policies.js";
import { updateOrganization } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { testAuthority, unproved } from "../support/authority.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { activity, apiKey, policy } from "./rows.js";
import { runs } from "../support/runs.js";

test("the keyed hash is SHA-256 of the key's block, the length and the text", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string({ unit: "grapheme" }), (bytes, text) => {
      const key = Buffer.from(bytes).toString("hex");
      const expected = createHash("sha256").update(`${key}${text.length}:${text}`).digest("hex");
      expect(new KeyedHash(key).digest(text)).toBe(expected);
    }),
  );
});

test("a row's digest is that of its canonical text, whatever it has and whatever came before", () => {
  const key = new KeyedHash("5a".repeat(32));
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: "grapheme", minLength: 250, maxLength: 400, size: "max" }),
    fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double(), fc.nat(12), fc.constant(null)),
  );
  const kinds = ["a".repeat(90), "b".repeat(150)].map((beginning) => ({
    key,
    beginning,
    covered: ["c", "d", "e"],
    later: ["f"],
  }));
  const tags = fc.array(fc.uuid(), { maxLength: 4 });
  const row = fc.record({ c: value, d: value, e: value });
  let [short, other] = [0, 0];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.stringMatching(/^\d{1,5}\.[0-9a-f]{16}$/),
      row,
      tags,
      (kind, state, of, ids) => {
        const end = endOfTagged(ids);
        const text = `${kind.beginning}${canonicalText([state, of.c, of.d, of.e])}`;
        expect(end).toBe(canonicalText([ids]));
        const digest = rowDigest(kind, state, of, end);
        // What is longer is hashed as a text.
        const isLong = (text + end).length > 900;
        expect([key.digest(text + end), ...(isLong ? [undefined] : [])]).toContain(digest);
        if (digest === undefined) other++;
        else short++;
      },
    ),
    { numRuns: runs(750) },
  );
  expect(Math.min(short, other)).toBeGreaterThan(5);
});

test("a column that came after a release counts where it has something, and is named then", () => {
  const authority = testAuthority();
  const row = { ...apiKey("a"), created_at: 1, updated_at: 2 };
  const proof = prove(authority, "api_keys", "one", row, 0);
  const { session_profile_id, ...before } = row;
  expect(session_profile_id).toBeNull();
  for (const read of [row, before]) {
    expect(check(authority, "api_keys", "one", { ...read, authority: proof.text })?.element).toBe(proof.element);
  }
  const bound = { ...row, session_profile_id: "p" };
  expect(check(authority, "api_keys", "one", { ...bound, authority: proof.text })).toBeUndefined();
  const { text } = prove(authority, "api_keys", "one", bound, 0);
  expect(check(authority, "api_keys", "one", { ...bound, authority: text })).toBeDefined();
  for (const other of [row, { ...row, session_profile_id: "q" }]) {
    expect(check(authority, "api_keys", "one", { ...other, authority: text })).toBeUndefined();
  }
});

test("different values have different texts", () => {
  const value = fc.oneof(
    fc.constantFrom("", ",", "1:", "#1,", "-,", "[1,"),
    fc.string(),
    fc.integer(),
    fc.constant(null),
  );
  const values = fc.array(fc.oneof(value, fc.array(value, { maxLength: 3 })), { maxLength: 4 });
  fc.assert(
    fc.property(values, values, (one, two) => {
      expect(canonicalText(one) === canonicalText(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
    }),
    { numRuns: runs(500) },
  );
});

describe("a row's proof", () => {
  const row = { id: "a", name: "n", value: "v" };
  const other = new Authority();
  other.use("test", [{ id: "0123456789abcdef", key: randomBytes(32).toString("hex") }], "0123456789abcdef");
  const elsewhere = new Authority();
  elsewhere.use(
    "elsewhere",
    [{ id: "0123456789abcdef", key: Buffer.alloc(32, 7).toString("hex") }],
    "0123456789abcdef",
  );

  test("is that of one row, table, organization, deployment and key", () => {
    const authority = testAuthority();
    const proof = prove(authority, "features", "o", row, 3);
    const proved = { ...row, authority: proof.text };
    expect(check(authority, "features", "o", proved)).toEqual(proof);
    for (const [by, table, organization, changed] of [
      [authority, "features", "p", {}],
      [authority, "tags", "o", {}],
      [authority, "features", "o", { value: "w" }],
      [authority, "features", "o", { name: "m" }],
      [authority, "features", "o", { authority: proof.text.replace(".3.", ".4.") }],
      [authority, "features", "o", { authority: "" }],
      [authority, "features", "o", { authority: `${proof.text}0` }],
      [other, "features", "o", {}],
      [elsewhere, "features", "o", {}],
    ] as const) {
      expect(check(by, table, organization, { ...proved, ...changed })).toBeUndefined();
    }
  });

  test("never is the same twice", () => {
    const authority = testAuthority();
    const [one, two] = [prove(authority, "features", "o", row, 0), prove(authority, "features", "o", row, 0)];
    expect(one.text).not.toBe(two.text);
    expect(one.element).not.toBe(two.element);
  });
});

test("a head tells its sums to whoever has the key, and hides them in the database", () => {
  const authority = testAuthority();
  const row = {
    id: "o",
    parent_id: null,
    name: "n",
    quorum_threshold: 1,
    allowed_origins: "[]",
    signed_up: 0,
    deleted_at: null,
  };
  const sums = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
  fc.assert(
    fc.property(sums, sums, fc.nat(), (whole, holdings, counter) => {
      const one = sealHead(authority, row, { whole, holdings, counter });
      const two = sealHead(authority, row, { whole, holdings, counter });
      expect(openHead(authority, { ...row, authority: one })).toEqual({ whole, holdings, counter });
      // The same sums are never seen to be the same.
      const hidden = one.split(".").slice(3);
      for (const part of hidden) expect(two).not.toContain(part);
      // Nor how far they are apart.
      const [first = 0n, second = 0n] = hidden.map((digits) => BigInt(`0x${digits}`));
      expect(reduced(first - second)).not.toBe(reduced(whole - holdings));
      for (const changed of [{ name: "m" }, { quorum_threshold: 2 }, { parent_id: "p" }, { deleted_at: 1 }]) {
        expect(openHead(authority, { ...row, ...changed, authority: one })).toBeUndefined();
      }
    }),
  );
});

test("a ballot opens unless a later one is known", () => {
  const authority = testAuthority();
  const asked = { ...activity("a"), organization_id: "o", fingerprint: "f", created_at: 1, attested: null, ...notHeld };
  const text = proveBallot(authority, asked, [], 2);
  for (const [known, generation] of [
    [1, 2],
    [2, 2],
    [3, undefined],
  ] as const) {
    authority.sawGeneration(nameOfBallot(asked), known);
    expect(checkBallot(authority, asked, [], text)).toBe(generation);
  }
});

describe(`on ${database}`, () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  test("every column of a proved table is covered, or left out on purpose", async () => {
    for (const table of provedNames) {
      // Those that the database computes from others are not among SQLite's.
      const columns =
        database === "postgres"
          ? sql<{ name: string }>`select column_name as name from information_schema.columns
              where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`
          : sql<{ name: string }>`select name from pragma_table_info(${table})`;
      const names = (await columns.execute(store.database)).rows.map(({ name }) => name);
      const { covered, free, key, later = [] } = described(table);
      const known = [...covered, ...later, ...free, "organization_id", "authority"];
      expect(names.filter((name) => !known.includes(name) && name !== "sealed_under")).toEqual([]);
      expect(covered).toEqual(expect.arrayContaining([...key]));
    }
  });

  test("a change of an organization's own row renews its head once", async () => {
    const id = await newOrganization(store);
    const headOf = async () => {
      const rows = store.database
        .selectFrom("organizations")
        .select([...headedColumns])
        .where("id", "=", id);
      const row = await rows.executeTakeFirstOrThrow();
      return { name: row.name, counter: openHead(store.authority, row)?.counter };
    };
    expect(await headOf()).toEqual({ name: "Acme", counter: 0 });
    await store.write(async (transaction) => updateOrganization(transaction.in(id), { name: "Other" }));
    expect(await headOf()).toEqual({ name: "Other", counter: 1 });
    await store.write(async (transaction) => {
      for (const name of ["One", "Two"]) updateOrganization(transaction.in(id), { name });
      await insertPolicy(transaction.in(id), policy("p"));
    });
    expect(await headOf()).toEqual({ name: "Two", counter: 2 });
  });

  const honestActs = ["insert", "delete", "rename"] as const;
  const attacks = ["replay", "alter", "remove"] as const;
  const acts = fc.array(
    fc.record({ act: fc.constantFrom("insert" as const, ...honestActs, ...attacks), which: fc.nat(1_000_000) }),
    { minLength: 1, maxLength: 25 },
  );

  type Stored = Record<string, string | number | null>;

  /** Policies of an organization, changed by the service and past it. */
  class Scene {
    /** The rows that the service has left there. */
    #left = new Set<string>();
    /** Whether a change of the service began with a row that it had not left there. Then nothing makes it good again. */
    #isPoisoned = false;
    readonly #earlier: Stored[] = [];
    #names = 0;
    refusals = 0;
    readonly id: string;

    constructor(id: string) {
      this.id = id;
    }

    rows(): Promise<Stored[]> {
      const policies = unproved(store).selectFrom("policies").selectAll();
      return policies.where("organization_id", "=", this.id).orderBy("id").execute();
    }

    async act(act: (typeof honestActs | typeof attacks)[number], which: number): Promise<void> {
      const before = await this.rows();
      this.#earlier.push(...before);
      const id = String(before[which % Math.max(1, before.length)]?.["id"]);
      const name = `policy ${this.#names++}`;
      if (act === "replay" || act === "alter" || act === "remove") return this.#attack(act, id, which);
      const change = store.write((transaction) => {
        const scope = transaction.in(this.id);
        if (act === "insert") return insertPolicy(scope, policy(name));
        return act === "delete" ? deletePolicies(scope, [id]) : updatePolicy(scope, id, { name });
      });
      try {
        await change;
      } catch (error) {
        if (!(error instanceof NotProved)) throw error;
        this.refusals++;
        return;
      }
      const [old, now] = [before.map(textOf), (await this.rows()).map(textOf)];
      for (const row of old) if (!now.includes(row) && !this.#left.delete(row)) this.#isPoisoned = true;
      for (const row of now) if (!old.includes(row)) this.#left.add(row);
    }

    async #attack(act: (typeof attacks)[number], id: string, which: number): Promise<void> {
      const old = this.#earlier[which % Math.max(1, this.#earlier.length)];
      if (!old) return;
      const target = act === "replay" ? String(old["id"]) : id;
      await store.write(async (transaction) => {
        const database = unproved(transaction);
        if (act === "alter") {
          const changed = database.updateTable("policies").set({ effect: "EFFECT_ALLOW" });
          return void (await changed.where("organization_id", "=", this.id).where("id", "=", target).execute());
        }
        const removed = database.deleteFrom("policies").where("organization_id", "=", this.id);
        await removed.where("id", "=", target).execute();
        if (act === "replay") await database.insertInto("policies").values(old).execute();
      });
    }

    /** Whether all is as the service has left it. */
    async isHonest(): Promise<boolean> {
      const rows = (await this.rows()).map(textOf);
      return !this.#isPoisoned && rows.length === this.#left.size && rows.every((row) => this.#left.has(row));
    }
  }

  const textOf = (row: Stored) => JSON.stringify(Object.entries(row).sort());

  test("whatever is put back, altered or removed past the service is found, also after changes by the service on top of it", async () => {
    let [honest, found, refused] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const scene = new Scene(await newOrganization(store));
        for (const { act, which } of all) await scene.act(act, which);
        const isHonest = await scene.isHonest();
        const problems = await examineOrganization(store, scene.id);
        expect(problems.length === 0).toBe(isHonest);
        refused += scene.refusals;
        if (isHonest) honest++;
        else found++;
      }),
      { numRuns: 100 },
    );
    expect(Math.min(honest, found, refused)).toBeGreaterThan(0);
  });

  test("rows are read to the last page", async () => {
    const id = await newOrganization(store);
    const dates = { created_at: 1, updated_at: 1 };
    const tags = Array.from({ length: 401 }, (_, index) => ({
      id: `tag ${index}`,
      type: "TAG_TYPE_USER" as const,
      name: `${index}`,
      ...dates,
    }));
    await store.write((transaction) => insertRows(transaction.in(id), "tags", tags));
    const ids = new Set<unknown>();
    for await (const rows of pagesOf(store.in(id), "tags")) for (const row of rows) ids.add(row["id"]);
    expect(ids).toEqual(new Set(tags.map((tag) => tag.id)));
  });

  test("an earlier state of a single row is refused, also where the row was removed", async () => {
    const id = await newOrganization(store);
    const tag = { id: "t", type: "TAG_TYPE_USER" as const, name: "one", created_at: 1, updated_at: 1 };
    const where = [["id", "=", "t"]] as const;
    const rename = (name: string) =>
      store.write((transaction) => updateRows(transaction.in(id), "tags", where, { name }));
    const putBack = (row: Stored) =>
      store.write(async (transaction) => {
        const database = unproved(transaction);
        await database.deleteFrom("tags").where("organization_id", "=", id).execute();
        await database.insertInto("tags").values(row).execute();
      });
    const stored = () => unproved(store).selectFrom("tags").selectAll().where("organization_id", "=", id);
    await store.write((transaction) => insertRow(transaction.in(id), "tags", tag));
    const first = await stored().executeTakeFirstOrThrow();
    await rename("two");
    // Another row has states of its own.
    await store.write((transaction) => insertRow(transaction.in(id), "tags", { ...tag, id: "u" }));
    const beside = store.write((transaction) =>
      updateRows(transaction.in(id), "tags", [["id", "=", "u"]], { name: "beside" }),
    );
    await expect(beside).resolves.not.toThrow();
    const second = await stored().executeTakeFirstOrThrow();
    await putBack(first);
    await expect(rename("three")).rejects.toBeInstanceOf(NotProved);
    await putBack(second);
    await store.write((transaction) => removeRows(transaction.in(id), "tags", where));
    await putBack(second);
    await expect(rename("three")).rejects.toBeInstanceOf(NotProved);
  });

  test("an organization with holdings that are missing is found, as one with a row too many", async () => {
    const id = await newOrganization(store);
    const rows = ["t", "u"].map((name) => ({
      id: name,
      type: "TAG_TYPE_USER" as const,
      name,
      created_at: 1,
      updated_at: 1,
    }));
    await store.write((transaction) => insertRows(transaction.in(id), "tags", rows));
    expect(await examineOrganization(store, id)).toEqual([]);
    await store.write((transaction) => unproved(transaction).deleteFrom("tags").where("id", "=", "u").execute());
    expect(await examineOrganization(store, id)).toMatchObject([{ id, problem: expect.stringContaining("tags") }]);
  });

  test("all organizations are accepted as they are, past a page of them", async () => {
    const deployment = await newStore();
    try {
      const one = await newOrganization(deployment.store);
      await deployment.store.write(async (transaction) => {
        const database = unproved(transaction);
        const row = await database.selectFrom("organizations").selectAll().executeTakeFirstOrThrow();
        const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, id: `${one}-${100 + index}` }));
        await database.insertInto("organizations").values(rows).execute();
      });
      expect(await examineOrganization(deployment.store, `${one}-199`)).toHaveLength(1);
      const { organizations, rows } = await sealDeployment(deployment.store, "restored");
      expect([organizations, rows]).toEqual([101, 101]);
      for (const last of ["100", "199"]) {
        expect(await examineOrganization(deployment.store, `${one}-${last}`)).toEqual([]);
      }
    } finally {
      await deployment.close();
    }
  });

  test("the digest of what is accepted covers an organization's own row, and is the same for the same rows", async () => {
    const id = await newOrganization(store);
    const accept = (name: string) =>
      store.write(async (transaction) => {
        await unproved(transaction).updateTable("organizations").set({ name }).where("id", "=", id).execute();
        const digest = createHash("sha256");
        await sealOrganization(transaction, id, digest);
        return digest.digest("hex");
      });
    const one = await accept("one");
    expect(await accept("two")).not.toBe(one);
    expect(await accept("one")).toBe(one);
  });

  test("nothing is changed in an organization whose own row was", async () => {
    const id = await newOrganization(store);
    await store.write((transaction) =>
      unproved(transaction).updateTable("organizations").set({ quorum_threshold: 2 }).where("id", "=", id).execute(),
    );
    const change = store.write((transaction) => insertPolicy(transaction.in(id), policy("a policy")));
    await expect(change).rejects.toBeInstanceOf(NotProved);
  });

  test("an organization that was put back to an earlier state as a whole is found by its counter", async () => {
    const id = await newOrganization(store);
    await store.write((transaction) => insertPolicy(transaction.in(id), policy("first policy")));
    const loose = unproved(store);
    const before = await loose.selectFrom("organizations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const policies = await loose.selectFrom("policies").selectAll().where("organization_id", "=", id).execute();
    await store.write((transaction) => deletePolicies(transaction.in(id), ["first policy"]));
    await store.write(async (transaction) => {
      const database = unproved(transaction);
      await database.updateTable("organizations").set(before).where("id", "=", id).execute();
      await database.insertInto("policies").values(policies).execute();
    });
    expect((await examineOrganization(store, id)).map(({ problem }) => problem)).toEqual([
      "it is in an older state than the service has left it in",
      "the transparency log has a record of another or newer state",
    ]);
    const change = store.write((transaction) => insertPolicy(transaction.in(id), policy("second policy")));
    await expect(change).rejects.toThrow("older state");
  });
});
