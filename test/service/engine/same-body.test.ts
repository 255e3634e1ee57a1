import type { Activity, ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, activitiesOf, look, newWallet, send, signing, stamp, vote } from "../support/requests.js";
import type { Stamped } from "../support/requests.js";
import { entryOf, firstOf, present, take } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const times = 30;

/** Sends the same bytes many times at once; gives the activities in the answers. */
async function sendTogether(services: readonly RunningService[], request: Stamped): Promise<Activity[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => send(entryOf(services, index % services.length), request)),
  );
  return answers.map(({ activity, error }) => {
    expect(error).toBeUndefined();
    return present(activity, "activity");
  });
}

async function walletNames({ generatedClient, organizationId }: Person): Promise<string[]> {
  const { wallets } = await generatedClient.listWallets({ organizationId });
  return wallets.map(({ walletName }) => walletName);
}

async function userNames({ generatedClient, organizationId }: Person): Promise<string[]> {
  const { users } = await generatedClient.listUsers({ organizationId });
  return users.map(({ userName }) => userName);
}

/** Families of which a second one with the same parameters would be refused, and one of which it would not. */
const families = (address: string): [ActivityType, object][] => [
  ["ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Once", accounts: [ethereumAccount] }],
  [
    "ACTIVITY_TYPE_CREATE_USERS_V2",
    {
      users: [
        {
          userName: "Only",
          apiKeys: [{ apiKeyName: "laptop", publicKey: newKey().publicKey }],
          authenticators: [],
          userTags: [],
        },
      ],
    },
  ],
  ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 4711")],
];

describe(`the same body on ${database}`, () => {
  let service: RunningService;
  /** Has the same database on PostgreSQL, and is the same one on SQLite, which serves one process. */
  let other: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    other = database === "postgres" ? await startService({ postgres: true, beside: service }) : service;
    root = rootOf(service);
  });
  afterAll(async () => {
    if (other !== service) await other.close();
    await service.close();
  });

  test("sent thirty times at once, by way of all processes, is one activity with one effect", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const address = await newWallet(alice, "Signing");
    for (const [type, parameters] of families(address)) {
      const before = await activitiesOf(alice, type);
      const request = await stamp(alice, type, parameters);
      const activities = await sendTogether([service, other], request);
      for (const activity of activities) expect(activity).toEqual(activities[0]);
      expect(firstOf(activities).status).toBe("ACTIVITY_STATUS_COMPLETED");
      expect(await activitiesOf(alice, type)).toEqual([activities[0], ...before]);
    }
    expect((await walletNames(alice)).sort()).toEqual(["Once", "Signing"]);
    expect(await userNames(alice)).toEqual(["Alice", "Only"]);
  });

  test("sent again later is answered with the activity that it led to, whatever has happened since", async () => {
    const [alice, bob] = await newSubOrganizationOf(root, "Alice", "Bob");
    const request = await stamp(alice, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Once",
      accounts: [ethereumAccount],
    });
    const first = present((await send(service, request)).activity, "activity");
    const { walletId } = (first.result as { createWalletResult: { walletId: string } }).createWalletResult;
    await act(bob, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true });
    expect((await send(service, request)).activity).toEqual(first);
    expect((await send(other, request)).activity).toEqual(first);
    expect(await walletNames(alice)).toEqual([]);
  });

  test("is one activity also while it waits for votes, after it was rejected and after it has failed", async () => {
    const [alice, bob] = await newSubOrganizationOf(root, "Alice", "Bob");
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    const [rejected, failed] = take(
      await Promise.all(
        ["One", "Two"].map((walletName) =>
          stamp(alice, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts: [ethereumAccount] }),
        ),
      ),
      2,
    );
    const waiting = await sendTogether([service, other], rejected);
    expect(firstOf(waiting).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    for (const activity of waiting) expect(activity).toEqual(waiting[0]);

    expect(present((await vote(bob, "REJECT", firstOf(waiting))).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_REJECTED",
    );
    expect((await send(other, rejected)).activity).toMatchObject({
      id: firstOf(waiting).id,
      status: "ACTIVITY_STATUS_REJECTED",
    });

    const second = present((await send(service, failed)).activity, "activity");
    const sameName = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Two",
      accounts: [ethereumAccount],
    });
    await vote(bob, "APPROVE", sameName);
    expect(present((await vote(bob, "APPROVE", second)).activity, "activity").status).toBe("ACTIVITY_STATUS_FAILED");
    expect((await send(service, failed)).activity).toEqual(await look(alice, second));
    expect(await activitiesOf(alice, "ACTIVITY_TYPE_CREATE_WALLET")).toHaveLength(3);
  });

  test("with another timestampMs is another activity", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const address = await newWallet(alice, "Signing");
    const one = await act(alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 4711"));
    const two = await act(alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 4711"));
    expect(two.id).not.toBe(one.id);
    expect(two.fingerprint).not.toBe(one.fingerprint);
    // RFC 6979: the signature over the same payload is the same.
    expect(two.result).toEqual(one.result);
    expect(await activitiesOf(alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2")).toEqual([two, one]);
  });

  test("a body that was refused is looked at anew each time", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    await newWallet(alice, "Taken");
    const request = await stamp(alice, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Taken",
      accounts: [ethereumAccount],
    });
    const refused = await Promise.all(Array.from({ length: 5 }, () => send(service, request)));
    for (const { status, error } of refused) expect([status, error?.code]).toEqual([409, 6]);
    const { wallets } = await alice.generatedClient.listWallets({ organizationId: alice.organizationId });
    await act(alice, "ACTIVITY_TYPE_DELETE_WALLETS", {
      walletIds: [firstOf(wallets).walletId],
      deleteWithoutExport: true,
    });
    expect(present((await send(service, request)).activity, "activity").status).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("different changes to one organization at once all come about", async () => {
    const [alice] = await newSubOrganizationOf(root, "Alice");
    const names = Array.from({ length: 40 }, (_, index) => `User ${index}`);
    const answers = await Promise.all(
      names.map(async (userName, index) => {
        const user = { userName, apiKeys: [], authenticators: [], userTags: [] };
        return send(
          index % 2 ? other : service,
          await stamp(alice, "ACTIVITY_TYPE_CREATE_USERS_V2", { users: [user] }),
        );
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect((await userNames(alice)).sort()).toEqual(["Alice", ...names].sort());
  });
});
