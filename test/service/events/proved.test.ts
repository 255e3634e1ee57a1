// What is in the outbox and was not written by the service is not signed, and holds up nothing behind it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { sealDeployment } from "../../../service/src/store/authority/sealing.js";
import { coveredColumns } from "../../../service/src/store/authority/tables.js";
import { retryEvents } from "../../../service/src/store/outbox.js";
import { unproved } from "../support/authority.js";
import type { Unproved } from "../support/authority.js";
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { database } from "../support/service.js";
import { shareCustody } from "../support/shared-custody.js";
import { openDeployment } from "./deployment.js";
import type { Deployment } from "./deployment.js";

shareCustody();

let deployment: Deployment;
let receiver: Receiver;
/** Of an organization beside. */
let other: Receiver;
let id: string;
let otherId: string;
beforeEach(async () => {
  deployment = await openDeployment();
  [receiver, other] = [await startReceiver(), await startReceiver()];
  id = await deployment.organization(receiver.url);
  otherId = await deployment.organization(other.url);
});
afterEach(async () => {
  await deployment.close();
  await Promise.all([receiver.close(), other.close()]);
});

type Table = "outbox" | "event_bodies";
type Row = Readonly<Record<string, string | number | null>>;

const forged = '{"status":"ACTIVITY_STATUS_COMPLETED"}';

/** What an alteration puts in the place of the value of a column. */
const values: Readonly<Record<string, (all: { readonly second: Row }) => string>> = {
  id: () => uuidv7(),
  event_type: () => "VOTES_WANTED",
  activity_id: () => uuidv7(),
  endpoint_id: () => uuidv7(),
  body: () => forged,
  body_of: () => otherId,
  body_id: ({ second }) => String(second["body_id"]),
  organization_id: () => otherId,
  authority: () => "",
};

const rowsOf = async (of: Unproved, table: Table): Promise<readonly Row[]> =>
  (await of.selectFrom(table).selectAll().orderBy("id").execute()) as readonly Row[];

/** Has events written, the first of them altered, and all of them delivered. */
async function delivered(alter: (database: Unproved) => Promise<unknown>): Promise<void> {
  await deployment.emit(id, "first", "second");
  await deployment.store.write((transaction) => alter(unproved(transaction)));
  deployment.deliver();
  await vi.waitFor(() => expect(receiver.deliveries.map(({ body }) => body)).toContain("second"), { timeout: 10_000 });
  // Of what a queue still has, nothing waits.
  await vi.waitFor(async () => {
    const left = await deployment.events();
    expect(left.filter(({ status }) => status === "waiting")).toEqual([]);
  });
}

describe.skipIf(database === "postgres")("an event that was written or changed past the service", () => {
  const columns = (["outbox", "event_bodies"] as const).flatMap((table) =>
    [...coveredColumns(table), "organization_id", "authority"].map((column) => [table, column] as const),
  );

  test.each(columns)("is not sent: %s, %s", async (table, column) => {
    await delivered(async (altered) => {
      const [first, second] = await rowsOf(altered, "outbox");
      const changes = { [column]: entryOf(values, column)({ second: present(second) }) };
      const key = present(present(first)[table === "outbox" ? "id" : "body_id"]);
      await altered.updateTable(table).set(changes).where("id", "=", key).execute();
      if (table === "outbox" && column === "body") {
        // As earlier versions kept it.
        await altered.updateTable(table).set({ body_of: null, body_id: null }).where("id", "=", key).execute();
      }
    });
    expect(receiver.deliveries.map(({ body }) => body)).toEqual(["second"]);
    expect(other.deliveries).toEqual([]);
  });

  test("is sent once the operator has taken it as it is, such as one that an earlier version wrote", async () => {
    await deployment.emit(id, "first", "second");
    await deployment.store.write((transaction) =>
      unproved(transaction).updateTable("outbox").set({ authority: "" }).execute(),
    );
    const deliverer = deployment.deliver();
    await vi.waitFor(async () =>
      expect((await deployment.events()).map(({ status }) => status)).toEqual(["failed", "failed"]),
    );
    expect(receiver.deliveries).toEqual([]);
    await sealDeployment(deployment.store);
    expect(await retryEvents(deployment.store)).toBe(2);
    deliverer.wake();
    await receiver.until(({ length }) => length === 2);
    expect(receiver.deliveries.map(({ body }) => body)).toEqual(["first", "second"]);
  });

  test("fails for a reason that the operator sees, also where it was added to those of others", async () => {
    await delivered(async (altered) => {
      const [first] = await rowsOf(altered, "outbox");
      const { queue: _, ...row } = present(first);
      const body = firstOf(await rowsOf(altered, "event_bodies"));
      const added = { ...body, id: uuidv7(), body: forged };
      await altered.insertInto("event_bodies").values(added).execute();
      await altered
        .insertInto("outbox")
        .values({ ...row, id: uuidv7(), body_id: added.id })
        .execute();
    });
    expect(receiver.deliveries.map(({ body }) => body)).toEqual(["first", "second"]);
    const error = "not written by the service as it is";
    expect(await deployment.events()).toMatchObject([{ status: "failed", last_error: error }]);
    expect(deployment.logs.filter((line) => line.includes("not written by the service as it is"))).toHaveLength(1);
  });
});
