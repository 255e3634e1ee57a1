// Nothing outlives its user, however closely it was added before the user's deletion.

import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { findRevision, insertOrganization } from "../../../service/src/store/organizations.js";
import { insertSession } from "../../../service/src/store/sessions.js";
import { deleteUsers, insertUser } from "../../../service/src/store/users.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { newStore } from "./databases.js";

test(`a session that is opened while its user is deleted does not stay, on ${database}`, async () => {
  const { store, close } = await newStore();
  try {
    const organization = { id: "organization", parentId: undefined, name: "Organization", quorumThreshold: 1 };
    await store.write(async (transaction) => {
      await insertOrganization(transaction, organization);
      await insertUser(transaction.in(organization.id), { id: "bob", name: "Bob" });
    });
    const revision = present(await findRevision(store.in(organization.id)), "findRevision");
    const [deleted, opened] = [signal(), signal()];
    const deletion = store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(revision);
      await deleteUsers(scope, ["bob"]);
      deleted.give();
      await opened.given;
    });
    await deleted.given;
    const session = { tokenHash: "hash", userId: "bob", expiresAt: Date.now() + 60_000 };
    const opening = store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(revision);
      await insertSession(scope, session);
    });
    // It either ends by itself or waits for the deletion.
    await Promise.race([opening, pause(200)]);
    opened.give();
    const outcomes = await Promise.allSettled([opening, deletion]);
    expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
    const users = await store.database.selectFrom("users").select("id").execute();
    const sessions = await store.database.selectFrom("sessions").select("user_id").execute();
    // Whoever was faster: a session has a user.
    expect(sessions.map(({ user_id }) => user_id).filter((id) => !users.some((user) => user.id === id))).toEqual([]);
  } finally {
    await close();
  }
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
