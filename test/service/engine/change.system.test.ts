// What was decided on an older state of the organization is not carried out on a newer one.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { setRootUsers } from "../../../service/src/store/users.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import { activitiesOf, newWallet, send, signing, stamp } from "../support/requests.js";
import { present, take } from "../support/results.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

// On SQLite there is one writer, and nothing can change between its decision and its record.
describe.skipIf(database !== "postgres")("a change by another process that is not committed yet", () => {
  let service: RunningService;
  let store: Store;
  beforeAll(async () => {
    service = await startService({ postgres: true });
    store = await openBeside(service);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  /** Resolves when something waits for the lock of an organization. */
  async function someoneWaits(): Promise<void> {
    for (let look = 0; look < 1000; look++) {
      const { rows } = await sql`
        select from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"organizations"%' and datname = current_database()
      `.execute(store.database);
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error("nobody waits");
  }

  test("is awaited, and the request is then decided anew and refused if it must be", async () => {
    const [alice, bob] = await newSubOrganizationOf(rootOf(service), "Alice", "Bob");
    const address = await newWallet(alice, "Signing");
    const type = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
    const [bobs, alices] = take(
      await Promise.all([bob, alice].map((actor) => stamp(actor, type, signing(address, "Release")))),
      2,
    );
    let answers: ReturnType<typeof send>[] = [];
    await store.write(async (transaction) => {
      const scope = transaction.in(alice.organizationId);
      await setRootUsers(scope, [alice.userId]);
      await transaction.database
        .updateTable("organizations")
        .set({ updated_at: Date.now() })
        .where("id", "=", alice.organizationId)
        .execute();
      answers = [send(service, bobs), send(service, alices)];
      await someoneWaits();
    });
    const [refused, allowed] = take(await Promise.all(answers), 2);
    expect([refused.status, refused.error?.code]).toEqual([403, 7]);
    expect(present(allowed.activity, "activity").status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(await activitiesOf(alice, type)).toEqual([allowed.activity]);
  });
});
