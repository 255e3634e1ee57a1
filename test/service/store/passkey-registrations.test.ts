// By whom a passkey was registered first, and where it leads.

import { afterEach, describe, expect, test } from "vitest";
import type { Kysely } from "kysely";
import { uuidv7 } from "uuidv7";
import { deleteCredentials, insertAuthenticator } from "../../../service/src/store/credentials.js";
import { findOrganizationsWithAuthenticator } from "../../../service/src/store/lookups.js";
import { addPasskeyRegistrations } from "../../../service/src/store/migrations/0022-passkey-registrations.js";
import { insertOrganization } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "./databases.js";
import { authenticator } from "./rows.js";
import { rewrite } from "../support/authority.js";

describe(`a passkey on ${database}`, () => {
  const closing: (() => Promise<unknown>)[] = [];
  let store: Store;
  let parent: string;
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const open = async () => {
    const opened = await newStore();
    closing.push(() => opened.close());
    ({ store } = opened);
    parent = await newOrganization(store);
  };
  const below = async () => {
    const id = uuidv7();
    await store.write((transaction) =>
      insertOrganization(transaction, { id, parentId: parent, name: "Customer", quorumThreshold: 1 }),
    );
    return id;
  };
  const register = async (organizationId: string, userId = "owner", credentialId = "passkey") => {
    const id = uuidv7();
    const row = { ...authenticator(id), user_id: userId, credential_id: credentialId };
    await store.write((transaction) => insertAuthenticator(transaction.in(organizationId), row));
    return id;
  };
  const remove = (organizationId: string, id: string) =>
    store.write((transaction) => deleteCredentials(transaction.in(organizationId), "authenticators", [id]));
  const ledTo = () => findOrganizationsWithAuthenticator(store, parent, "passkey");

  test("leads to nobody who registers it after its owner has deleted it, and to its owner when they add it again", async () => {
    await open();
    const [own, others] = [await below(), await below()];
    await remove(own, await register(own));
    expect(await ledTo()).toEqual([]);
    await register(others, "stranger");
    expect(await ledTo()).toEqual([]);
    const again = await register(own);
    expect(await ledTo()).toEqual([own]);
    await remove(own, again);
    expect(await ledTo()).toEqual([]);
    await register(own, "another user");
    expect(await ledTo()).toEqual([]);
  });

  test("leads where it was registered before it was noted who had been first", async () => {
    await open();
    const [own, others] = [await below(), await below()];
    await register(own);
    await register(others, "stranger");
    const many = Array.from({ length: 1_100 }, (_, number) => `passkey ${number}`);
    for (const each of many) await register(own, "owner", each);
    await rewrite(store, async (rows) => {
      await rows.updateTable("authenticators").set({ proof: "registered" }).execute();
      await rows.deleteFrom("passkey_registrations").execute();
    });
    // As with processes of the version before beside this one.
    expect(await ledTo()).toEqual([own]);
    const late = await below();
    await register(late, "stranger");
    expect(await ledTo()).toEqual([own]);
    await store.write(async ({ database: rows, engine }) => {
      await rows.schema.dropTable("passkey_registrations").execute();
      await addPasskeyRegistrations(rows as unknown as Kysely<unknown>, engine);
    });
    expect(await ledTo()).toEqual([own]);
    const noted = await store.database.selectFrom("passkey_registrations").selectAll().execute();
    expect(noted).toHaveLength(1_101);
    expect(new Set(noted.map((row) => `${row.organization_id} ${row.user_id}`))).toEqual(new Set([`${own} owner`]));
    const proofs = await store.database.selectFrom("authenticators").select(["organization_id", "proof"]).execute();
    expect(
      proofs
        .filter(({ proof }) => proof === "vouched")
        .map((row) => row.organization_id)
        .sort(),
    ).toEqual([others, late].sort());
  });

  test("that several register at the same time leads to one of them", async () => {
    await open();
    const organizations = await Promise.all(Array.from({ length: 8 }, below));
    await Promise.all(organizations.map((id) => register(id, `owner of ${id}`)));
    const rows = await store.database.selectFrom("authenticators").select(["organization_id", "proof"]).execute();
    const leading = rows.filter(({ proof }) => proof === "registered").map((row) => row.organization_id);
    expect(leading).toHaveLength(1);
    expect(await ledTo()).toEqual(leading);
  });
});
