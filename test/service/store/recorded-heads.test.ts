// The log remembers how often the authority state of an organization has changed: an older state is found when nobody else
// remembers a newer one.

import { describe, expect, test } from "vitest";
import { examineOrganization } from "../../../service/src/store/authority/examine.js";
import { deletePolicies, insertPolicy } from "../../../service/src/store/policies.js";
import { unproved } from "../support/authority.js";
import { newOrganization, newStore } from "./databases.js";
import { policy } from "./rows.js";

const older = "the transparency log has a record of another or newer state";

describe("an organization that was put back with everything it had", () => {
  test("is found by the log's record of its later state, and is in order once it is as it was", async () => {
    const opened = await newStore("sqlite");
    try {
      const { store } = opened;
      const id = await newOrganization(store);
      await store.write((transaction) => insertPolicy(transaction.in(id), policy("deny")));
      const database = unproved(store);
      const rowsOf = async () => ({
        organization: await database
          .selectFrom("organizations")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
        policies: await database.selectFrom("policies").selectAll().where("organization_id", "=", id).execute(),
      });
      const before = await rowsOf();
      await store.write((transaction) => deletePolicies(transaction.in(id), ["deny"]));
      const after = await rowsOf();
      const put = ({ organization, policies }: Awaited<ReturnType<typeof rowsOf>>) =>
        store.write(async (transaction) => {
          const past = unproved(transaction);
          await past.deleteFrom("policies").where("organization_id", "=", id).execute();
          if (policies.length > 0) await past.insertInto("policies").values(policies).execute();
          await past.updateTable("organizations").set(organization).where("id", "=", id).execute();
        });

      await put(before);
      // As after a start whose pins are gone too.
      store.authority.forgetCounter(id);
      expect(await examineOrganization(store, id)).toEqual([
        { table: "organizations", organizationId: id, id, problem: older },
      ]);
      await put(after);
      expect(await examineOrganization(store, id)).toEqual([]);
    } finally {
      await opened.close();
    }
  });
});
