// A replica that was behind becomes the primary: what the old one has acknowledged since is gone. No process may answer
// from memory as if it were not.
import { ErrorCode } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingServer } from "../support/cluster.js";
import type { Cluster } from "../support/cluster.js";
import { entryOf, present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import { activitiesById } from "../support/whole-organization.js";
import { Deployment } from "./deployment.js";
import { signing, stamped, startLoad, submit } from "./load.js";
import type { Acknowledged, Submission } from "./load.js";

const promotions = Number(process.env["CAMPAIGN_FAILOVER_PROMOTIONS"] ?? 1);
const both = [0, 1] as const;
const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
};

interface User {
  readonly userName: string;
  readonly key: ApiKeyPair;
  readonly userId: string;
  readonly created: Submission;
}

describe.skipIf(missingServer !== undefined)("an asynchronous replica", { timeout: 900_000 }, () => {
  let deployment: Deployment;
  let current: Cluster;
  beforeAll(async () => {
    deployment = await Deployment.start();
    current = deployment.primary;
    await carriedOut("create_policy", "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Everybody signs",
      effect: "EFFECT_ALLOW",
      consensus: "true",
      condition: "activity.resource == 'PRIVATE_KEY' || activity.action == 'SIGN'",
    });
  }, 300_000);
  afterAll(() => deployment?.close(), 300_000);

  const send = (submission: Submission, which = 0) => submit(entryOf(deployment.services, which), submission);
  const asRoot = (operation: string, type: string, parameters: object) =>
    stamped(deployment.rootKey, operation, type, deployment.root.organizationId, parameters);

  /** Carries something out as the root user. */
  async function carriedOut(operation: string, type: string, parameters: object): Promise<Acknowledged> {
    const submission = await asRoot(operation, type, parameters);
    return acknowledged(submission);
  }

  async function acknowledged(submission: Submission, which = 0): Promise<Acknowledged> {
    const { status, answer } = await send(submission, which);
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: { activity: { status: "ACTIVITY_STATUS_COMPLETED" } },
    });
    return { submission, activity: present(answer.activity, "activity"), at: performance.now(), by: which };
  }

  async function createUser(userName: string): Promise<User & Acknowledged> {
    const key = newKey();
    const apiKeys = [{ apiKeyName: userName, publicKey: key.publicKey }];
    const users = [{ userName, apiKeys, authenticators: [], userTags: [] }];
    const made = await carriedOut("create_users", "ACTIVITY_TYPE_CREATE_USERS_V2", { users });
    const [userId = ""] = resultOf(made.activity, "createUsersResult").userIds;
    return { ...made, userName, key, userId, created: made.submission };
  }

  /** A signature by a user is asked for. */
  async function signs({ key }: Pick<User, "key">, which: number, signWith = deployment.signWith) {
    return send(await signing(key, deployment.root.organizationId, signWith, `of ${Math.random()}`), which);
  }

  async function followed(primary: Cluster): Promise<void> {
    for (;;) {
      const [row] = await primary.query<{ done: boolean }>(
        "select replay_lsn >= pg_current_wal_insert_lsn() as done from pg_stat_replication where state = 'streaming'",
      );
      if (row?.done) return;
      await pause(20);
    }
  }

  test("that becomes the primary is all that any process knows of", async () => {
    for (let promotion = 0; promotion < promotions; promotion++) await failOver(promotion);
    expect(deployment.processesEnded).toBe(0);
  });

  async function failOver(promotion: number): Promise<void> {
    const { organizationId } = deployment.root;
    const standby = await current.standby();
    const kept = await createUser(`Kept ${promotion}`);
    const quiet = await createUser(`Quiet ${promotion}`);
    for (const which of both) expect(await signs(kept, which)).toMatchObject({ status: 200 });
    await followed(current);
    // From here on nothing reaches the replica.
    await standby.stop("fast");

    const load = startLoad({ services: () => deployment.services, signWith: deployment.signWith });
    await load.acknowledgements(30);
    const lostUser = await createUser(`Lost ${promotion}`);
    const lostWallet = await carriedOut("create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: `Lost ${promotion}`,
      accounts: [account],
    });
    const [lostAddress = ""] = resultOf(lostWallet.activity, "createWalletResult").addresses;
    const lost: Acknowledged[] = [lostUser, lostWallet];
    // Whoever votes is kept as they were then. Where that is the first time, the record is written now, and lost.
    for (const which of both) {
      for (const user of [kept, quiet, lostUser]) {
        expect(await signs(user, which)).toMatchObject({ status: 200 });
        const submission = await signing(user.key, organizationId, lostAddress, `lost ${which}`);
        lost.push(await acknowledged(submission, which));
      }
    }
    await current.stop("immediate");
    await standby.start();
    await standby.promote();
    deployment.address.leadTo(standby.port);
    const since = performance.now();
    current = standby;
    // Of what is older than they know it, processes take nothing for right before an operator does.
    for (const which of both) await refusesAll(which, kept);
    await load.stop();
    expect(load.unexpected.filter((answer) => !answer.includes("closed to everything but reading"))).toEqual([]);
    await deployment.accept("the replica was behind when it became the primary");
    for (const which of both) while ((await signs(kept, which)).status !== 200) await pause(50);
    const recovery = performance.now() - since;
    const next = startLoad({ services: () => deployment.services, signWith: deployment.signWith });
    await next.acknowledgements(30);

    // Before anybody makes anything anew.
    for (const which of both) {
      expect(await signs(lostUser, which)).toMatchObject({ status: 401 });
      expect(await signs(kept, which)).toMatchObject({ status: 200 });
      expect(await signs(kept, which, lostAddress)).toMatchObject({
        status: 404,
        answer: { code: ErrorCode.NOT_FOUND },
      });
    }
    await next.stop();
    expect(next.unexpected).toEqual([]);
    lost.push(...load.acknowledged);
    const ids = await expectGone(lost);

    // The same bodies are carried out anew, and found by whom they have led to now.
    for (const which of both) {
      const { answer } = await send(lostUser.created, which);
      expect(answer.activity?.status).toBe("ACTIVITY_STATUS_COMPLETED");
      expect(ids.has(present(answer.activity, "activity").id)).toBe(false);
      expect(await signs(lostUser, which)).toMatchObject({ status: 200 });
    }
    // Its record as it was at the vote, which the old primary had kept for the same user.
    const votes: Activity[] = [];
    for (const which of both) {
      const submission = await signing(quiet.key, organizationId, deployment.signWith, `quiet ${which}`);
      votes.push((await acknowledged(submission, which)).activity);
    }
    const renamed = { userId: quiet.userId, userName: `Renamed ${promotion}`, userTagIds: [] };
    await carriedOut("update_user", "ACTIVITY_TYPE_UPDATE_USER", renamed);
    for (const which of both) {
      const there = await activitiesById(deployment.client(which), organizationId);
      for (const { id } of votes) expect(there.get(id)?.votes).toMatchObject([{ user: { userName: quiet.userName } }]);
    }

    // Whoever is deleted now is known to nobody, also where memory is of the other server.
    await carriedOut("delete_users", "ACTIVITY_TYPE_DELETE_USERS", { userIds: [kept.userId] });
    for (const which of both) expect(await signs(kept, which)).toMatchObject({ status: 401 });
    console.log(
      `promotion of an asynchronous replica: ${next.acknowledged.length} acknowledged afterwards and found, ` +
        `${lost.length} lost with the old primary and acknowledged by nobody any more; ` +
        `${load.refused.length} answered 503; accepted and signing after ${Math.round(recovery)} ms; ` +
        `${deployment.processesEnded} processes ended`,
    );
    await expectFound(next.acknowledged);
  }

  /** Waits until a process has found the new primary, and refuses to act by what it has. */
  async function refusesAll(which: number, user: Pick<User, "key">): Promise<void> {
    for (;;) {
      const { status, answer } = await signs(user, which);
      if (status === 503) await pause(50);
      else return void expect(answer).toMatchObject({ code: ErrorCode.FAILED_PRECONDITION });
    }
  }

  /** @returns ids of what is gone */
  async function expectGone(lost: readonly Acknowledged[]): Promise<ReadonlySet<string>> {
    const { organizationId } = deployment.root;
    const ids = new Set(lost.map(({ activity }) => activity.id));
    for (const which of both) {
      const client = deployment.client(which);
      const there = await activitiesById(client, organizationId);
      expect([...ids].filter((id) => there.has(id))).toEqual([]);
      for (const activityId of [...ids].slice(0, 20)) {
        await expect(client.getActivity({ organizationId, activityId })).rejects.toMatchObject({
          code: ErrorCode.NOT_FOUND,
        });
      }
    }
    return ids;
  }

  async function expectFound(acknowledged: readonly Acknowledged[]): Promise<void> {
    const { organizationId } = deployment.root;
    const activities: Activity[] = acknowledged.map(({ activity }) => activity);
    for (const which of both) {
      const there = await activitiesById(deployment.client(which), organizationId);
      expect(activities.filter(({ id }) => !there.has(id))).toEqual([]);
    }
  }
});
