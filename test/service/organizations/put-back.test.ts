// What reading an organization leaves behind: an older state of it is refused, also by a process that has changed nothing in it.

import { expect, test } from "vitest";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import { insertPolicy } from "../../../service/src/store/policies.js";
import { unproved } from "../support/authority.js";
import { newOrganization, newStore } from "../store/databases.js";
import { policy } from "../store/rows.js";

test("an organization is refused that is older than it was when it was last read", async () => {
  const opened = await newStore();
  try {
    const { store } = opened;
    const id = await newOrganization(store);
    const found = () =>
      unproved(store).selectFrom("organizations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const refusal = async () => {
      const read = await loadOrganization(store, id, (owner) => new TimeSlices().task(owner, "load"));
      return read?.standing.refusal;
    };
    const before = await found();
    await store.write((transaction) => insertPolicy(transaction.in(id), policy("deny")));
    // As of another process, which has heard of no change.
    store.authority.forgetCounter(id);
    expect(await refusal()).toBeUndefined();

    await store.write(async (transaction) => {
      const past = unproved(transaction);
      await past.deleteFrom("policies").where("organization_id", "=", id).execute();
      await past.updateTable("organizations").set(before).where("id", "=", id).execute();
    });
    expect(await refusal()).toBe("it is in an older state than the service has left it in");
  } finally {
    await opened.close();
  }
});
