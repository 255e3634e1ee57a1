// What the store still counts and proves of an organization that is deleted.

import { afterAll, beforeAll, expect, test } from "vitest";
import { examineOrganization } from "../../../service/src/store/authority/examine.js";
import { insertContractInterface } from "../../../service/src/store/contract-interfaces.js";
import {
  closeOrganization,
  featureRows,
  removePossessions,
  setFeature,
} from "../../../service/src/store/organizations.js";
import { findStoredBytes } from "../../../service/src/store/stored-bytes.js";
import { insertWalletAccountRows, insertWalletRow } from "../../../service/src/store/wallets.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { account, contractInterface, first, wallet } from "../store/rows.js";

let opened: OpenedStore;
beforeAll(async () => {
  opened = await newStore();
});
afterAll(() => opened.close());

test("nothing is counted as stored that has gone with it, and what stays is proved", async () => {
  const { store } = opened;
  const id = await newOrganization(store);
  await store.write(async (transaction) => {
    const scope = transaction.in(id);
    await insertWalletRow(scope, wallet(first));
    await insertWalletAccountRows(scope, [account("one"), account("two")]);
    await insertContractInterface(scope, { ...contractInterface("abi"), created_at: 1, text: "[]" });
    await setFeature(scope, "FEATURE_NAME_WEBHOOK", "https://example.com");
    await setFeature(scope, "FEATURE_NAME_EMAIL_AUTH", "");
  });
  const before = await findStoredBytes(store.in(id));
  expect(before.bytes).toBeGreaterThan(4096);
  await store.write(async (transaction) => {
    const scope = transaction.in(id);
    await closeOrganization(scope);
    await removePossessions(scope);
  });
  expect(await findStoredBytes(store.in(id))).toEqual({ bytes: 0, family: 0, signedUp: 0 });
  expect((await featureRows(store.in(id))).map(({ name }) => name)).toEqual(["FEATURE_NAME_WEBHOOK"]);
  expect(await examineOrganization(store, id)).toEqual([]);
});
