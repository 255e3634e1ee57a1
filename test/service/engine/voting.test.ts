import { ErrorCode } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ageVotes, openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { ethereumAccount } from "../support/accounts.js";
import { Person, newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { act, activitiesOf, look, send, stamp, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, take } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";

const hour = 3_600_000;
const refusedWith = ({ status, error }: Answer) => [status, error?.code];
const wallet = (walletName: string) => ({ walletName, accounts: [ethereumAccount] });

async function walletNames({ generatedClient, organizationId }: Person): Promise<string[]> {
  const { wallets } = await generatedClient.listWallets({ organizationId });
  return wallets.map(({ walletName }) => walletName);
}

describe(`votes on ${database}`, () => {
  let service: RunningService;
  /** Serves the same database on PostgreSQL. */
  let other: RunningService;
  /** The database behind the service's back. */
  let store: Store;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    other = database === "postgres" ? await startService({ postgres: true, beside: service }) : service;
    store = await openBeside(service);
  });
  afterAll(async () => {
    await store.close();
    if (other !== service) await other.close();
    await service.close();
  });

  /** An organization in which two of three root users have to agree, with a user who is none of them. */
  async function council(threshold = 2): Promise<{ alice: Person; bob: Person; carol: Person; noor: Person }> {
    const [alice, bob, carol] = await newSubOrganizationOf(rootOf(service), "Alice", "Bob", "Carol");
    const noor = await newUser(alice, { userName: "Noor" });
    const userIds = [alice.userId, bob.userId, carol.userId];
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
    return { alice, bob, carol, noor };
  }

  /** Has a user propose a wallet. */
  const propose = (actor: Person, walletName = "Ours") => act(actor, "ACTIVITY_TYPE_CREATE_WALLET", wallet(walletName));

  test("are awaited where the quorum is not reached, and each user sees what they can do", async () => {
    const { alice, bob, carol, noor } = await council();
    const waiting = await propose(alice);
    expect(waiting).toMatchObject({
      status: "ACTIVITY_STATUS_CONSENSUS_NEEDED",
      result: {},
      canApprove: false,
      canReject: true,
    });
    expect(waiting.votes).toHaveLength(1);
    const views = await Promise.all([alice, bob, carol, noor].map((actor) => look(actor, waiting)));
    expect(views.map(({ canApprove, canReject }) => [canApprove, canReject])).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [false, false],
    ]);
    const [listed] = await activitiesOf(bob, "ACTIVITY_TYPE_CREATE_WALLET");
    expect(listed).toEqual(views[1]);
    expect(await walletNames(alice)).toEqual([]);
  });

  test("carry the activity out when the last one needed comes, which is answered with the activity and its result", async () => {
    const { alice, bob, carol } = await council(3);
    const waiting = await propose(alice);
    const second = present((await vote(bob, "APPROVE", waiting)).activity, "activity");
    expect(second).toMatchObject({ id: waiting.id, status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: false });
    expect(await walletNames(alice)).toEqual([]);
    const last = present((await vote(carol, "APPROVE", second)).activity, "activity");
    expect(last).toMatchObject({
      id: waiting.id,
      type: "ACTIVITY_TYPE_CREATE_WALLET",
      status: "ACTIVITY_STATUS_COMPLETED",
      intent: waiting.intent,
      canApprove: false,
      canReject: true,
    });
    expect(Object.keys(last.result)).toEqual(["createWalletResult"]);
    expect(last.votes.map(({ userId }) => userId)).toEqual([alice.userId, bob.userId, carol.userId]);
    expect(await look(alice, waiting)).toEqual(last);
    expect(await walletNames(alice)).toEqual(["Ours"]);
    expect(await activitiesOf(alice, "ACTIVITY_TYPE_APPROVE_ACTIVITY")).toEqual([]);
  });

  test("are cast by the npm client, which gets the signature with the last approval", async () => {
    const { alice, bob } = await council();
    const { walletId } = (
      (await act(bob, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: (await propose(alice)).fingerprint }))
        .result as {
        createWalletResult: { walletId: string };
      }
    ).createWalletResult;
    const { accounts } = await service
      .as(alice.key)
      .listWalletAccounts({ organizationId: alice.organizationId, walletId });
    const clientOf = ({ key }: Person) =>
      new TurnkeyClient(
        { baseUrl: service.baseUrl },
        new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey }),
      );
    const envelope = () => ({ organizationId: alice.organizationId, timestampMs: nextTimestamp() });
    const { activity: waiting } = await clientOf(alice).signRawPayload({
      ...envelope(),
      type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
      parameters: {
        signWith: firstOf(accounts).address,
        payload: "ab".repeat(32),
        encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
        hashFunction: "HASH_FUNCTION_NO_OP",
      },
    });
    const { activity } = await clientOf(bob).approveActivity({
      ...envelope(),
      type: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
      parameters: { fingerprint: waiting.fingerprint },
    });
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(activity.result.signRawPayloadResult?.r).toMatch(/^[0-9a-f]{64}$/);
  });

  test("come once from the same body, however often it is sent", async () => {
    const { alice, bob } = await council(3);
    const { fingerprint } = await propose(alice);
    const request = await stamp(bob, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? other : service, request)),
    );
    for (const { activity } of answers) expect(activity).toEqual(firstOf(answers).activity);
    expect(present(firstOf(answers).activity, "activity").votes).toHaveLength(2);
    expect((await send(service, request)).activity).toEqual(firstOf(answers).activity);
  });

  test("come once from each user", async () => {
    const { alice, bob } = await council(3);
    const waiting = await propose(alice);
    expect(refusedWith(await vote(alice, "APPROVE", waiting))).toEqual([409, 6]);
    await vote(bob, "APPROVE", waiting);
    expect(refusedWith(await vote(bob, "APPROVE", waiting))).toEqual([409, 6]);
    expect((await look(bob, waiting)).votes).toHaveLength(2);
  });

  test("carry the activity out once when the last two come at the same instant", async () => {
    for (let round = 0; round < 5; round++) {
      const { alice, bob, carol } = await council();
      const { fingerprint } = await propose(alice);
      const answers = await Promise.all(
        [bob, carol].map(async (actor, index) =>
          send(index ? other : service, await stamp(actor, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint })),
        ),
      );
      const [first, second] = take(
        answers.toSorted((one, two) => one.status - two.status),
        2,
      );
      expect(present(first.activity, "activity").status).toBe("ACTIVITY_STATUS_COMPLETED");
      expect(refusedWith(second)).toEqual([400, 9]);
      expect(present(first.activity, "activity").votes).toHaveLength(2);
      expect(await walletNames(alice)).toEqual(["Ours"]);
    }
  });

  test("are all counted when those that are missing come at the same instant", async () => {
    for (let round = 0; round < 5; round++) {
      const { alice, bob, carol } = await council(3);
      const waiting = await propose(alice);
      const answers = await Promise.all([
        vote(bob, "APPROVE", waiting),
        vote(carol.through(other), "APPROVE", waiting),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const done = await look(alice, waiting);
      expect(done.status).toBe("ACTIVITY_STATUS_COMPLETED");
      expect(done.votes).toHaveLength(3);
    }
  });

  test("that differ come to one end when they come at the same instant", async () => {
    for (let round = 0; round < 5; round++) {
      const { alice, bob, carol } = await council();
      const waiting = await propose(alice);
      const [approved, rejected] = await Promise.all([
        vote(bob, "APPROVE", waiting),
        vote(carol.through(other), "REJECT", waiting),
      ]);
      expect([approved.status, rejected.status].sort()).toEqual([200, 400]);
      const completed = approved.status === 200;
      const { status } = await look(alice, waiting);
      expect(status).toBe(completed ? "ACTIVITY_STATUS_COMPLETED" : "ACTIVITY_STATUS_REJECTED");
      expect(await walletNames(alice)).toEqual(completed ? ["Ours"] : []);
    }
  });

  test("that reject end the activity, and nothing brings it back", async () => {
    const { alice, bob, carol } = await council();
    const waiting = await propose(alice);
    const rejected = present((await vote(bob, "REJECT", waiting)).activity, "activity");
    expect(rejected).toMatchObject({
      id: waiting.id,
      status: "ACTIVITY_STATUS_REJECTED",
      result: {},
      canApprove: false,
      canReject: false,
    });
    expect(rejected.votes.map(({ selection }) => selection)).toEqual([
      "VOTE_SELECTION_APPROVED",
      "VOTE_SELECTION_REJECTED",
    ]);
    for (const actor of [alice, bob, carol]) {
      expect(refusedWith(await vote(actor, "APPROVE", waiting))).toEqual([400, 9]);
      expect(refusedWith(await vote(actor, "REJECT", waiting))).toEqual([400, 9]);
    }
    expect(await look(bob, waiting)).toEqual(rejected);
    expect(await walletNames(alice)).toEqual([]);
  });

  test("by its own initiator can reject an activity", async () => {
    const { alice } = await council();
    expect(present((await vote(alice, "REJECT", await propose(alice))).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_REJECTED",
    );
  });

  test("on what is not there, is another organization's or needed none are not found", async () => {
    const { alice, bob } = await council();
    const { alice: stranger } = await council();
    const [loner] = await newSubOrganizationOf(rootOf(service), "Loner");
    const done = await act(loner, "ACTIVITY_TYPE_CREATE_WALLET", wallet("Mine"));
    const waiting = await propose(alice);
    const hex = waiting.fingerprint.slice("sha256:".length);
    for (const [actor, fingerprint] of [
      [stranger, waiting.fingerprint],
      [loner, done.fingerprint],
      [bob, `sha256:${"0".repeat(64)}`],
      [bob, `sha256:${hex.toUpperCase()}`],
      [bob, `sha256:sha256:${hex}`],
    ] as const) {
      for (const type of ["ACTIVITY_TYPE_APPROVE_ACTIVITY", "ACTIVITY_TYPE_REJECT_ACTIVITY"] as const) {
        const answer = await submit(actor, type, { fingerprint });
        expect(refusedWith(answer)).toEqual([404, 5]);
        expect(present(answer.error, "error").message).toMatch(/^No activity found with fingerprint\. /);
      }
    }
    expect((await look(alice, waiting)).votes).toHaveLength(1);
  });

  test("of users outside of the root quorum and of the parent's users are refused", async () => {
    const { alice, noor } = await council();
    const waiting = await propose(alice);
    const parent = rootOf(service).within(alice);
    for (const actor of [noor, parent]) {
      expect(refusedWith(await vote(actor, "APPROVE", waiting))).toEqual([403, 7]);
      expect(refusedWith(await vote(actor, "REJECT", waiting))).toEqual([403, 7]);
    }
    await vote(alice, "REJECT", waiting);
    expect(refusedWith(await vote(noor, "APPROVE", waiting))).toEqual([403, 7]);
    expect((await look(alice, waiting)).votes).toHaveLength(2);
  });

  test("let an activity fail that cannot be carried out any more, with the reason and without an effect", async () => {
    const { alice, bob, carol } = await council();
    const [first, second] = [await propose(alice), await propose(alice)];
    await vote(bob, "APPROVE", first);
    const failed = present((await vote(carol, "APPROVE", second)).activity, "activity");
    expect(failed).toMatchObject({
      id: second.id,
      status: "ACTIVITY_STATUS_FAILED",
      result: {},
      canApprove: false,
      canReject: false,
    });
    expect(failed.failure).toEqual({
      code: ErrorCode.ALREADY_EXISTS,
      message: expect.stringContaining("Ours") as string,
      details: [],
    });
    expect(failed.votes).toHaveLength(2);
    expect(await look(alice, second)).toEqual(failed);
    expect(await walletNames(alice)).toEqual(["Ours"]);
    expect(refusedWith(await vote(bob, "APPROVE", second))).toEqual([400, 9]);
  });

  test("let an activity fail as a whole", async () => {
    const { alice, bob } = await council();
    const user = () => ({
      userName: "Twin",
      apiKeys: [{ apiKeyName: "one", publicKey }],
      authenticators: [],
      userTags: [],
    });
    const { publicKey } = newKey();
    const waiting = await act(alice, "ACTIVITY_TYPE_CREATE_USERS_V2", { users: [user(), user()] });
    const failed = present((await vote(bob, "APPROVE", waiting)).activity, "activity");
    expect(failed.status).toBe("ACTIVITY_STATUS_FAILED");
    const { users } = await alice.generatedClient.listUsers({ organizationId: alice.organizationId });
    expect(users.map(({ userName }) => userName)).toEqual(["Alice", "Bob", "Carol", "Noor"]);
  });

  test("do not count any more 24 hours after the first, and a new round can begin", async () => {
    const { alice, bob, carol } = await council(3);
    const waiting = await propose(alice);
    await vote(bob, "APPROVE", waiting);
    await ageVotes(store, waiting, 24 * hour);
    expect((await look(bob, waiting)).canApprove).toBe(true);
    expect(present((await vote(carol, "APPROVE", waiting)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    );
    expect(present((await vote(bob, "APPROVE", waiting)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    );
    expect(await walletNames(alice)).toEqual([]);
    const done = present((await vote(alice, "APPROVE", waiting)).activity, "activity");
    expect(done.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(done.votes.map(({ userId }) => userId)).toEqual([alice, bob, carol, bob, alice].map(({ userId }) => userId));
  });

  test("count for almost 24 hours", async () => {
    const { alice, bob } = await council();
    const waiting = await propose(alice);
    await ageVotes(store, waiting, 24 * hour - 60_000);
    expect(present((await vote(bob, "APPROVE", waiting)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_COMPLETED",
    );
  });

  test("of a user who was deleted in between do not count", async () => {
    const { alice, bob, carol } = await council();
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", {
      threshold: 3,
      userIds: [alice.userId, bob.userId, carol.userId],
    }).then((raised) => vote(bob, "APPROVE", raised));
    const dan = await newRootUser(alice, bob, carol);
    const waiting = await propose(alice);
    expect(present((await vote(dan, "APPROVE", waiting)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    );
    const removal = await act(alice, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [dan.userId] });
    await vote(bob, "APPROVE", removal);
    expect(present((await vote(carol, "APPROVE", removal)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_COMPLETED",
    );
    expect(present((await vote(bob, "APPROVE", waiting)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    );
    const done = present((await vote(carol, "APPROVE", waiting)).activity, "activity");
    expect(done.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(done.votes.map(({ userId }) => userId)).toEqual([alice, dan, bob, carol].map(({ userId }) => userId));
  });

  /** Adds a root user to an organization in which three have to agree. */
  async function newRootUser(...[alice, bob, carol]: [Person, Person, Person]): Promise<Person> {
    const agreed = async (type: ActivityType, parameters: object) => {
      const waiting = await act(alice, type, parameters);
      await vote(bob, "APPROVE", waiting);
      return present((await vote(carol, "APPROVE", waiting)).activity, "activity");
    };
    const key = newKey();
    const user = {
      userName: "Dan",
      apiKeys: [{ apiKeyName: "laptop", publicKey: key.publicKey }],
      authenticators: [],
      userTags: [],
    };
    const created = await agreed("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [user] });
    const [userId] = (created.result as { createUsersResult: { userIds: [string] } }).createUsersResult.userIds;
    const userIds = [alice.userId, bob.userId, carol.userId, userId];
    await agreed("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 3, userIds });
    return new Person(alice.service, key, { ...alice, userId });
  }

  test("are counted against the quorum that is in force when the last one comes", async () => {
    const { alice, bob, carol } = await council();
    const userIds = [alice.userId, bob.userId, carol.userId];
    const [raisedMeanwhile, loweredMeanwhile] = [await propose(alice, "One"), await propose(alice, "Two")];

    const raise = await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 3, userIds });
    await vote(bob, "APPROVE", raise);
    expect(present((await vote(bob, "APPROVE", raisedMeanwhile)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    );
    expect(present((await vote(carol, "APPROVE", raisedMeanwhile)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_COMPLETED",
    );

    const lower = await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    await vote(bob, "APPROVE", lower);
    await vote(carol, "APPROVE", lower);
    expect(present((await vote(bob, "APPROVE", loweredMeanwhile)).activity, "activity").status).toBe(
      "ACTIVITY_STATUS_COMPLETED",
    );
    expect((await walletNames(alice)).sort()).toEqual(["One", "Two"]);
  });

  test("are asked for again when who asked is not there any more, and the activity then fails", async () => {
    const { alice, bob, carol } = await council();
    const waiting = await propose(alice);
    const removal = await act(bob, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [alice.userId] });
    await vote(carol, "APPROVE", removal);
    await vote(bob, "APPROVE", waiting);
    const failed = present((await vote(carol, "APPROVE", waiting)).activity, "activity");
    expect(failed).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: { code: ErrorCode.FAILED_PRECONDITION },
    });
    expect(await walletNames(bob)).toEqual([]);
  });
});
