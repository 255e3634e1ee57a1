// Who is next at the connections to a real PostgreSQL server.

import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultPostgresSettings } from "../../../service/src/config/postgres.js";
import type { Owner } from "../../../service/src/event-loop/owner.js";
import { insertSetting } from "../../../service/src/store/deployment.js";
import type { DatabaseError, PoolState, StoreMetrics } from "../../../service/src/store/metrics.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { borrowSchema } from "../support/schemas.js";
import { databases } from "../support/service.js";

const honest: Owner = { id: "honest", parentId: undefined };
const sub = (tenant: string, number: number): Owner => ({ id: `${number} of ${tenant}`, parentId: tenant });

describe.skipIf(!databases.includes("postgres"))("connections to PostgreSQL", () => {
  const closing: (() => Promise<unknown>)[] = [];
  let store: Store;
  /** Whose statements and transactions have ended, in that order. */
  let ended: string[];

  beforeEach(async () => {
    const schema = await borrowSchema();
    closing.push(() => schema.giveBack());
    const settings = { ...defaultPostgresSettings, poolSize: 1, acquireTimeoutMs: 60_000 };
    store = await openStore(schema.url, { postgres: settings });
    closing.push(() => store.close());
    ended = [];
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const read = async (owner: Owner) => {
    await sql`select pg_sleep(0.002)`.execute(store.in(owner).database);
    ended.push(owner.parentId ?? owner.id);
  };
  const write = async (owner: Owner, number: number) => {
    await store.write(({ database }) => sql`select pg_sleep(0.002)`.execute(database).then(() => undefined), owner);
    ended.push(owner.parentId ?? owner.id);
    return number;
  };

  test("are had after one statement or transaction of each other tenant, however many those have waiting", async () => {
    const flood = Array.from({ length: 200 }, (_, number) => [
      read(sub("many", number)),
      write(sub("many", number), number),
      write(sub("more", number), number),
    ]).flat();
    await flood[0];
    for (let count = 0; count < 10; count++) {
      const before = ended.length;
      await (count % 2 === 0 ? read(honest) : write(honest, count));
      // What was under way when it came, and one of each.
      expect(ended.length - 1 - before).toBeLessThanOrEqual(3);
    }
    await Promise.all(flood);
    expect(ended).toHaveLength(610);
  });

  test("are had in one turn by all that is nobody's: look-ups, and what the service does for itself", async () => {
    const ofNobody = async () => {
      await sql`select pg_sleep(0.002)`.execute(store.database);
      ended.push("nobody");
    };
    const flood = Array.from({ length: 100 }, (_, number) => [
      ofNobody(),
      read(sub("many", number)),
      store.write((transaction) => insertSetting(transaction, `setting ${number}`, "yes")),
    ]).flat();
    await flood[0];
    const before = ended.length;
    await read(honest);
    expect(ended.length - 1 - before).toBeLessThanOrEqual(3);
    await Promise.all(flood);
  });

  test("that come too late for one who waits are had by the others", async () => {
    const schema = await borrowSchema();
    closing.push(() => schema.giveBack());
    const settings = { ...defaultPostgresSettings, poolSize: 1, acquireTimeoutMs: 200 };
    const hasty = await openStore(schema.url, { postgres: settings });
    const long = sql`select pg_sleep(0.5)`.execute(hasty.database);
    const late = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => sql`select 1`.execute(hasty.in(sub("many", number)).database)),
    );
    expect(late.map(({ status }) => status)).toEqual(Array(20).fill("rejected"));
    await long;
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(hasty.in(honest).database)));
    await hasty.close();
  });

  test("are told of: how many there are and are waited for, and what has failed on them", async () => {
    const schema = await borrowSchema();
    closing.push(() => schema.giveBack());
    const failed: DatabaseError[] = [];
    let stateOf: () => PoolState | undefined = () => undefined;
    const metrics: StoreMetrics = {
      committed() {},
      lent() {},
      failed: (kind) => failed.push(kind),
      watchPool: (state) => (stateOf = state),
    };
    const settings = { ...defaultPostgresSettings, poolSize: 1, acquireTimeoutMs: 200 };
    const watched = await openStore(schema.url, { postgres: settings, metrics });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let held: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      held = watched.write(() => (resolve(), released));
    });
    const late = sql`select 1`.execute(watched.in(honest).database);
    expect(stateOf()).toEqual({ total: 1, idle: 0, waiting: 1 });
    await expect(late).rejects.toMatchObject({
      name: "StoreUnavailable",
      reason: "no connection has become free within 200 ms",
    });
    expect(failed).toEqual(["no_connection"]);
    release();
    await held;
    expect(stateOf()).toEqual({ total: 1, idle: 1, waiting: 0 });
    const refused = watched.write(async (transaction) => {
      await sql`set transaction read only`.execute(transaction.database);
      await insertSetting(transaction, "name", "value");
    });
    await expect(refused).rejects.toMatchObject({ name: "StoreUnavailable" });
    expect(failed).toEqual(["no_connection", "write_refused"]);
    await watched.close();
  });
});
