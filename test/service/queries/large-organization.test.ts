// Thousands of everything are read and answered in small steps, between which the event loop is everybody's. Steps are
// told by what is done in them, rows and characters, since time depends on the machine.

import type { ListWalletAccountsResponse } from "@countersign/api";
import { Streamed, piecesOf } from "@countersign/api/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "../../../service/src/auth/caller.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import { OpenStreams } from "../../../service/src/queries/open-streams.js";
import { createQueries } from "../../../service/src/queries/queries.js";
import type { Database } from "../../../service/src/store/schema.js";
import type { Store } from "../../../service/src/store/store.js";
import { countReads } from "../store/counted-store.js";
import { idOf } from "../store/crowd.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import * as one from "../store/rows.js";
import { present } from "../support/results.js";
import { rewrite } from "../support/authority.js";

const many = 4_000;
const organizationId = idOf(0, 0);
/** That one statement reads, and that are read before others may go on. */
const mostRows = 500;
/** In UTF-16 code units: what is written at once, and one item of these lists. */
const longestPart = 65_536 + 2_048;

async function fill(store: Store): Promise<void> {
  const own = { organization_id: organizationId, ...one.dated };
  const rows: Partial<Record<keyof Database, readonly object[]>> = {
    users: times((index) => ({ ...own, parent_id: null, ...one.user(`user ${index}`), id: idOf(1, index) })),
    api_keys: times((index) => ({
      ...own,
      parent_id: null,
      ...one.apiKey(idOf(2, index)),
      user_id: idOf(1, index),
      public_key: `key ${index}`,
    })),
    wallets: times((index) => ({ ...own, ...one.wallet(idOf(3, index)) })),
    private_keys: times((index) => ({ ...own, ...one.privateKey(idOf(4, index)) })),
    wallet_accounts: times((index) => ({ ...own, ...one.account(idOf(5, index)), wallet_id: idOf(3, index) })),
  };
  await rewrite(store, async (database) => {
    await database
      .insertInto("organizations")
      .values({
        ...one.dated,
        id: organizationId,
        parent_id: null,
        name: "Large",
        quorum_threshold: 1,
        allowed_origins: "[]",
        revision: 0,
        changes: "",
        deleted_at: null,
        signed_up: 0,
      })
      .execute();
    for (const [table, all] of Object.entries(rows) as [string, readonly object[]][]) {
      for (let start = 0; start < many; start += 500) {
        await database
          .insertInto(table)
          .values(all.slice(start, start + 500) as never)
          .execute();
      }
    }
  });
}

/** Whatever waits for its place in the log goes on waiting. */
const transparencyLog = { hurry: async () => {} };
const news = { wait: async () => {} };

function times<Row>(make: (index: number) => Row): Row[] {
  return Array.from({ length: many }, (_, index) => make(index));
}

/** By no session, from here. */
const unbound = { sessionProfileId: undefined, address: "127.0.0.1" };

describe("an organization with thousands of everything", () => {
  let opened: OpenedStore;
  let organization: Organization;
  beforeAll(async () => {
    opened = await newStore("sqlite");
    await fill(opened.store);
  });
  afterAll(() => opened.close());

  /** What is read between two moments at which others may go on. */
  function watch() {
    const { store, rows } = countReads(opened.store);
    let [read, steps, most] = [0, 0, 0];
    const pace = (): undefined => {
      most = Math.max(
        most,
        rows.slice(read).reduce((sum, count) => sum + count, 0),
      );
      read = rows.length;
      steps++;
    };
    return { store, rows, pace, steps: () => steps, most: () => most };
  }

  test("is read by statements of few rows, after each of which others may go on", async () => {
    const { store, rows, pace, steps, most } = watch();
    organization = present(await loadOrganization(store, organizationId, () => ({ pace })), "loadOrganization");
    expect(organization.members.size).toBe(many);
    expect(organization.apiKeys.size).toBe(many);
    expect(Math.max(...rows)).toBeLessThanOrEqual(mostRows);
    // The organization's own row comes with the first batch.
    expect(most()).toBeLessThanOrEqual(mostRows + 1);
    expect(steps()).toBeGreaterThanOrEqual((2 * many) / mostRows);
  });

  test.each([
    ["listWallets", "wallets"],
    ["listUsers", "users"],
    ["listPrivateKeys", "privateKeys"],
  ] as const)("answers %s as a whole, in small steps", async (name, list) => {
    const { store, rows, pace, steps, most } = watch();
    const member = present(organization.members.get(idOf(1, 0)));
    const stamp = { publicKey: "", scheme: "", signature: "" };
    const caller = { organization, home: organization, member, stamp, ...unbound };
    const call: Call = { caller, body: new Uint8Array(), identify: async () => caller };
    const identityTokens = {
      onBehalfOf(): never {
        throw new Error("nobody logs in");
      },
    };
    const answer = await createQueries({
      store,
      identityTokens,
      transparencyLog,
      signing: { allowEmptyDomain: false },
      pushKey: { publicKey: () => "" },
      streams: new OpenStreams({ organization: 0, total: 0 }),
      news,
    })[name](call, {
      organizationId,
    });
    expect(answer).toBeInstanceOf(Streamed);
    const pieces = piecesOf((answer as Streamed<unknown>).value, pace);
    const written: string[] = [];
    for (let isLast = false; !isLast;) {
      const piece = await pieces.next();
      written.push(piece.value);
      isLast = piece.done === true;
    }
    expect((JSON.parse(written.join("")) as Record<string, readonly unknown[]>)[list]).toHaveLength(many);
    expect(written.length).toBeGreaterThan(10);
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(2 * longestPart);
    expect(Math.max(0, ...rows)).toBeLessThanOrEqual(mostRows);
    expect(most()).toBeLessThanOrEqual(mostRows);
    expect(steps()).toBeGreaterThanOrEqual(many / mostRows);
  });

  test("lists its wallet accounts with their wallets by statements of one page each", async () => {
    const { store, rows } = watch();
    const member = present(organization.members.get(idOf(1, 0)));
    const stamp = { publicKey: "", scheme: "", signature: "" };
    const caller = { organization, home: organization, member, stamp, ...unbound };
    const call: Call = { caller, body: new Uint8Array(), identify: async () => caller };
    const identityTokens = {
      onBehalfOf(): never {
        throw new Error("nobody logs in");
      },
    };
    const { listWalletAccounts } = createQueries({
      store,
      identityTokens,
      transparencyLog,
      signing: { allowEmptyDomain: false },
      pushKey: { publicKey: () => "" },
      streams: new OpenStreams({ organization: 0, total: 0 }),
      news,
    });
    const found = new Set<string>();
    for (let after: string | undefined; found.size < many;) {
      const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
      const request = { organizationId, includeWalletDetails: true, paginationOptions };
      const { accounts } = (await listWalletAccounts(call, request)) as ListWalletAccountsResponse;
      expect(accounts.filter(({ walletId, walletDetails }) => walletDetails?.walletId === walletId)).toHaveLength(100);
      for (const { walletAccountId } of accounts) found.add(walletAccountId);
      after = present(accounts.at(-1)).walletAccountId;
    }
    expect(rows).toEqual(Array(many / 100).fill(100));
  });

  test("is read once, however many ask for it at the same time", async () => {
    const { store, rows } = countReads(opened.store);
    await loadOrganization(store, organizationId, () => ({ pace: () => undefined }));
    // All but those of one row: each who has waited asks whether what was read meanwhile is still so.
    const lists = () => rows.splice(0).filter((count) => count > 1);
    const once = lists();
    const organizations = new Organizations(store);
    const found = await Promise.all(Array.from({ length: 200 }, () => organizations.find(organizationId)));
    expect(new Set(found).size).toBe(1);
    expect(found[0]?.members.size).toBe(many);
    expect(lists()).toEqual(once);
  });
});
