// Users are told what waits for their vote: by e-mail, webhook, Slack, Teams and push messages, over real sockets.

import { verifyVotesWanted, webhookKeys } from "@countersign/api";
import type { Activity, IntentByType, JsonWebKeySet, NotificationKind } from "@countersign/api";
import { parseEther, serializeTransaction } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startMailServer } from "../messages/mail-server.js";
import type { MailServer } from "../messages/mail-server.js";
import { unproved } from "../support/authority.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, look, newWallet, submit, vote } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { startPushService, subscribe, vapidOf } from "./push-service.js";
import type { PushService } from "./push-service.js";

let world: World;
let mail: MailServer;
let receiver: PushService;
beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startPushService()];
  world = await openWorld({
    config: {
      "webhooks.allowPrivateTargets": true,
      "messages.smtpUrl": mail.url,
      "notifications.consoleUrl": "https://keys.example.com/console",
      "notifications.gatherSeconds": "0",
      "notifications.intervalSeconds": "0",
    },
  });
});
afterAll(async () => {
  await world.close();
  await Promise.all([mail.close(), receiver.close()]);
});
afterEach(() => void vi.useRealTimers());

type Channel = Partial<IntentByType["ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL"]>;

const create = "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
const remove = "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL";

async function tell(person: Person, kind: NotificationKind, channel: Channel = {}): Promise<string> {
  const made = await act(person, create, { channelName: "Mine", kind, ...channel });
  return resultOf(made, "createNotificationChannelResult").notificationChannelId;
}

/** Two root users, both needed, and a user without rights. */
async function pair() {
  const [ada, ben] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben");
  const dan = await newUser(ada, { userName: "Dan" });
  const signWith = await newWallet(ada, "Treasury");
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [ada.userId, ben.userId] });
  return { ada, ben, dan, signWith };
}

/** Half a coin on chain 1, serialized by another library. */
const unsignedTransaction = serializeTransaction({
  type: "eip1559",
  chainId: 1,
  to: "0x000000000000000000000000000000000000bEEF",
  value: parseEther("0.5"),
  gas: 21_000n,
  maxFeePerGas: 20_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
}).slice(2);
const pay = (by: Person, signWith: string): Promise<Activity> =>
  act(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction });
const pushes = async (count: number) => {
  await receiver.until(count);
  return firstOf(receiver.pushed.slice(-1));
};

describe("a request that waits", () => {
  test("is told to whoever could vote on it, as decoded, and to nobody else", async () => {
    const { ada, ben, dan, signWith } = await pair();
    const before = receiver.pushed.length;
    for (const person of [ada, ben, dan]) {
      await tell(person, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/${person.userId}` });
    }
    const asked = await pay(ada, signWith);
    const told = await pushes(before + 1);
    expect(JSON.parse(told.body.toString())).toEqual({
      type: "VOTES_WANTED",
      notificationChannelId: expect.any(String),
      userId: ben.userId,
      organizationId: ada.organizationId,
      organizationName: "Branch of Ada and Ben",
      count: 1,
      requests: [
        {
          activityId: asked.id,
          title: "Sign transaction",
          lines: ["Asked for by Ada.", "Pays 0.5 ETH on chain 1 to 0x000000000000000000000000000000000000bEEF."],
        },
      ],
      link: `https://keys.example.com/console/#/requests/${ada.organizationId}/${asked.id}`,
    });
    const keySet = await fetch(`${world.service.baseUrl}/public/v1/discovery/webhooks/jwks`);
    const delivery = { headers: told.headers as Record<string, string>, body: told.body.toString() };
    const read = await verifyVotesWanted(delivery, webhookKeys((await keySet.json()) as JsonWebKeySet));
    expect(read.headers["X-Turnkey-Event-Type"]).toBe("VOTES_WANTED");
    expect(read.payload.requests[0]?.activityId).toBe(asked.id);
    await vote(ben, "APPROVE", asked);
    expect((await look(ada, asked)).status).toBe("ACTIVITY_STATUS_COMPLETED");
    // What is told later comes after what was told before.
    await pay(ada, signWith);
    await pushes(before + 2);
    expect(receiver.pushed).toHaveLength(before + 2);
  });

  test("is told by an encrypted push message that the deployment vouches for", async () => {
    const { ada, ben, signWith } = await pair();
    const browser = subscribe(receiver);
    const { url, pushKeys } = browser;
    const id = await tell(ben, "NOTIFICATION_KIND_PUSH", { url, pushKeys });
    const before = receiver.pushed.length;
    const asked = await pay(ada, signWith);
    const told = await pushes(before + 1);
    expect(told.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "high" });
    expect(told.body.toString("latin1")).not.toContain("Vote wanted");
    expect(JSON.parse(browser.decrypt(told))).toEqual({
      title: "Vote wanted: sign transaction",
      body: expect.stringContaining("Pays 0.5 ETH on chain 1 to 0x000000000000000000000000000000000000bEEF."),
      count: 1,
      place: `/requests/${ada.organizationId}/${asked.id}`,
      tag: id,
    });
    const { pushPublicKey } = await ben.generatedClient.listNotificationChannels({
      organizationId: ben.organizationId,
    });
    const { key, payload } = await vapidOf(told);
    expect(key).toBe(pushPublicKey);
    expect(payload).toMatchObject({ aud: receiver.origin, sub: "mailto:no-reply@localhost" });
    expect((payload.exp ?? Infinity) - Date.now() / 1000).toBeLessThan(86_400);
  });

  test("is told by e-mail to the user's own address, which has to be verified in a sub-organization", async () => {
    const root = rootOf(world.service);
    const { organizationId } = root;
    const [ada] = await newSubOrganizationOf(root, "Ada");
    await act(ada, "ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId: ada.userId, userEmail: "ada@example.com" });
    const refused = await submit(ada, create, { channelName: "Mine", kind: "NOTIFICATION_KIND_EMAIL" });
    expect(refused.error?.message).toBe("kind: the e-mail address of the user is not verified");
    const eve = await newUser(root, { userName: "Eve\u202e https://evil.example" });
    const fay = await newUser(root, { userName: "Fay" });
    await act(root, "ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId: fay.userId, userEmail: "fay@example.com" });
    await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Tags by two",
      effect: "EFFECT_ALLOW",
      condition: "activity.family == 'createUserTag'",
      consensus: `approvers.any(user, user.id == '${eve.userId}') && approvers.any(user, user.id == '${fay.userId}')`,
      notes: "",
    });
    await tell(fay, "NOTIFICATION_KIND_EMAIL");
    const asked = await act(eve, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "secret-tag", userIds: [] });
    await mail.until((mails) => mails.length > 0);
    const [{ to, raw, parsed }] = mail.mails as [MailServer["mails"][number]];
    expect(to).toEqual(["fay@example.com"]);
    expect(parsed.subject).toMatch(/^Vote wanted: create user tag in /);
    expect(parsed.text).toContain("Create user tag. Asked for by Eve https://evil.example.");
    expect(parsed.text).toContain(`https://keys.example.com/console/#/requests/${organizationId}/${asked.id}`);
    // What was asked for stays where it is.
    expect(raw).not.toContain("secret-tag");
    // Whoever has the address now has not asked for anything.
    await act(root, "ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId: fay.userId, userEmail: "else@example.com" });
    await tell(fay, "NOTIFICATION_KIND_EMAIL");
    const sentTo = (address: string) => mail.mails.filter((each) => each.to.includes(address)).length;
    for (const count of [1, 2]) {
      await act(eve, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: `Another ${count}`, userIds: [] });
      await mail.until(() => sentTo("else@example.com") === count);
    }
    expect(sentTo("fay@example.com")).toBe(1);
  });

  test.each([
    ["NOTIFICATION_KIND_SLACK", "mrkdwn"],
    ["NOTIFICATION_KIND_TEAMS", "Action.OpenUrl"],
  ] as const)("%s: is told as a card whose only way on shows it, with names as mere text", async (kind, only) => {
    const { ada, ben, signWith } = await pair();
    await act(ben, create, { channelName: "Mine", kind, url: `${receiver.origin}/card` });
    const before = receiver.pushed.length;
    const asked = await pay(ada, signWith);
    const text = (await pushes(before + 1)).body.toString();
    expect(text).toContain("Pays 0.5 ETH");
    const link = `https://keys.example.com/console/#/requests/${ada.organizationId}/${asked.id}`;
    expect(text.match(/https:\/\/keys[^"|\\]*/g)).toEqual([link]);
    expect(text.split(only)).toHaveLength(2);
    expect(text).not.toMatch(/Action\.(?!OpenUrl)|"actions",|"button"|approve/i);
  });
});

describe("several requests", () => {
  test("that come while a channel rests or is quiet are told together when it goes on", async () => {
    const { ada, ben, signWith } = await pair();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
    const quietHours = { from: at(-1), to: at(10), timeZone: "UTC" };
    await tell(ben, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/quiet`, quietHours });
    const before = receiver.pushed.length;
    for (let count = 0; count < 12; count++) await pay(ada, signWith);
    const rejected = await pay(ada, signWith);
    await vote(ben, "REJECT", rejected);
    // Another user is told, so that there was a look at the quiet one, too.
    await tell(ben, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/loud` });
    const last = await pay(ada, signWith);
    await pushes(before + 1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    await world.store.write(({ database }) =>
      database.updateTable("notification_channels").set({ next_at: 0 }).execute(),
    );
    const told = JSON.parse((await pushes(before + 2)).body.toString());
    expect(told).toMatchObject({ count: 13, link: expect.stringMatching(/\/requests\/[^/]+$/) });
    expect(told.requests).toHaveLength(10);
    expect(JSON.stringify(told)).not.toContain(rejected.id);
    expect(last.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });

  test("are not told after their channel or its user is gone", async () => {
    const { ada, ben, dan, signWith } = await pair();
    const id = await tell(ben, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/gone` });
    await tell(dan, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/dan` });
    const answered = await act(ben, remove, { notificationChannelId: id });
    expect(resultOf(answered, "deleteNotificationChannelResult")).toEqual({ notificationChannelId: id });
    const asked = await act(ada, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [dan.userId] });
    await vote(ben, "APPROVE", asked);
    await pay(ada, signWith);
    const [channels, calls] = await Promise.all(
      (["notification_channels", "vote_calls"] as const).map((table) =>
        world.store.database.selectFrom(table).selectAll().where("organization_id", "=", ada.organizationId).execute(),
      ),
    );
    expect([channels, calls]).toEqual([[], []]);
  });
});

describe("a channel", () => {
  test("is its user's own: nobody else makes, sees or deletes it", async () => {
    const { ada, ben } = await pair();
    const { organizationId } = ada;
    const url = `${receiver.origin}/secret/path`;
    const id = await tell(ben, "NOTIFICATION_KIND_SLACK", { url });
    const named = { channelName: "Mine", kind: "NOTIFICATION_KIND_SLACK", url, userId: ben.userId };
    expect((await submit(ada, create, named)).error?.message).toMatch(/userId/);
    const own = await ben.generatedClient.listNotificationChannels({ organizationId });
    expect(own.notificationChannels).toMatchObject([{ notificationChannelId: id, target: new URL(url).host }]);
    expect((await ada.generatedClient.listNotificationChannels({ organizationId })).notificationChannels).toEqual([]);
    expect((await submit(ada, remove, { notificationChannelId: id })).error?.message).toBe(
      `no notification channel of this user "${id}" in this organization`,
    );
    const root = rootOf(world.service).within(ada);
    expect(
      (await submit(root, create, { channelName: "Mine", kind: "NOTIFICATION_KIND_SLACK", url })).error?.message,
    ).toMatch(/users of the parent organization can read this organization, but not act in it/);
    // The URL is a secret of whoever may write there.
    const { activities } = await ada.generatedClient.listActivities({
      organizationId,
      paginationOptions: { limit: "100" },
    });
    expect(JSON.stringify(activities)).not.toContain("secret/path");
  });

  test("whose row was changed past the service tells nothing to anybody", async () => {
    const { ada, ben, signWith } = await pair();
    await tell(ben, "NOTIFICATION_KIND_WEBHOOK", { url: `${receiver.origin}/true` });
    await world.store.write((transaction) =>
      unproved(transaction)
        .updateTable("notification_channels")
        .set({ target: `${receiver.origin}/false` })
        .where("organization_id", "=", ada.organizationId)
        .execute(),
    );
    const before = receiver.pushed.length;
    await pay(ada, signWith);
    await vi.waitUntil(() => world.service.logs.some((line) => line.includes("a user was not told")), {
      timeout: 10_000,
    });
    expect(receiver.pushed).toHaveLength(before);
  });

  test.each([
    ["a URL of e-mail", { kind: "NOTIFICATION_KIND_EMAIL", url: "https://a.example/" }, /^url: e-mail goes to/],
    ["no address", { kind: "NOTIFICATION_KIND_EMAIL" }, /^kind: the user has no e-mail address/],
    ["no URL", { kind: "NOTIFICATION_KIND_TEAMS" }, /^url: NOTIFICATION_KIND_TEAMS needs it/],
    ["no keys", { kind: "NOTIFICATION_KIND_PUSH", url: "https://a.example/" }, /^pushKeys: .* needs them/],
    [
      "a user name in the URL",
      { kind: "NOTIFICATION_KIND_SLACK", url: "https://a:b@a.example/" },
      /user name or password/,
    ],
    [
      "keys that are no point",
      {
        kind: "NOTIFICATION_KIND_PUSH",
        url: "https://a.example/",
        pushKeys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      },
      /^pushKeys\.p256dh: this is no uncompressed point/,
    ],
    [
      "an unknown time zone",
      {
        kind: "NOTIFICATION_KIND_SLACK",
        url: "https://a.example/",
        quietHours: { from: "22:00", to: "07:00", timeZone: "Europe/Atlantis" },
      },
      /^quietHours\.timeZone: no time zone "Europe\/Atlantis" is known/,
    ],
  ] as const)("with %s is refused", async (_, channel, message) => {
    const dan = await newUser(rootOf(world.service), { userName: "Dan" });
    const { error } = await submit(dan, create, { channelName: "Mine", ...channel });
    expect(error?.message).toMatch(message);
  });

  test("is one of a few of its user", async () => {
    const [ada] = await newSubOrganizationOf(rootOf(world.service), "Ada");
    const another = () =>
      submit(ada, create, { channelName: "Mine", kind: "NOTIFICATION_KIND_SLACK", url: `${receiver.origin}/x` });
    for (let count = 0; count < 5; count++) expect((await another()).status).toBe(200);
    expect((await another()).error?.message).toMatch(/notification channels of a user/);
  });
});
