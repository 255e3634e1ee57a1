import { ErrorCode } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSigned, readStamp } from "../../interop/stamps.js";
import { ethereumAccount } from "../support/accounts.js";
import { createAuthenticator } from "../support/authenticator.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, activitiesOf, look, send, stamp, stampBody } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";

const uuidv7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const uuidv8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function userOf({ generatedClient, organizationId, userId }: Person) {
  return (await generatedClient.getUser({ organizationId, userId })).user;
}

describe(`the record of an activity on ${database}`, () => {
  let service: RunningService;
  let alice: Person;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    [alice] = await newSubOrganizationOf(rootOf(service), "Alice");
  });
  afterAll(() => service.close());

  test("has a UUIDv7 of the time of its creation, and times that agree with it", async () => {
    const before = Date.now();
    const { id, createdAt, updatedAt } = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", {
      userTagName: "a",
      userIds: [],
    });
    const after = Date.now();
    const [, high, low] = present(uuidv7.exec(id));
    const time = Number.parseInt(present(high, "high") + present(low, "low"), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(after);
    expect(Number(createdAt.seconds)).toBeGreaterThanOrEqual(Math.floor(before / 1000));
    expect(Number(createdAt.seconds)).toBeLessThanOrEqual(Math.floor(after / 1000));
    expect(createdAt.nanos).toBe("0");
    expect(updatedAt).toEqual(createdAt);
  });

  test("is the same in the answer to the request, read by id and in the list", async () => {
    const activity = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "b", userIds: [alice.userId] });
    expect(await look(alice, activity)).toEqual(activity);
    expect((await activitiesOf(alice, "ACTIVITY_TYPE_CREATE_USER_TAG"))[0]).toEqual(activity);
  });

  test("is known by the SHA-256 of the body, and its first vote is the initiator's stamp over the very bytes", async () => {
    const { organizationId } = alice;
    const type = "ACTIVITY_TYPE_CREATE_WALLET";
    const parameters = { accounts: [ethereumAccount], walletName: "Zürich\u0020\u{1F511}", mnemonicLength: null };
    const body = `\t${JSON.stringify({ parameters, organizationId, timestampMs: nextTimestamp(), type }, null, 2)}\r\n`;
    const request = await stampBody(alice, type, body);
    const user = await userOf(alice);
    const activity = present((await send(service, request)).activity, "activity");

    expect(activity.fingerprint).toBe(`sha256:${createHash("sha256").update(body).digest("hex")}`);
    const sent = readStamp(request.stampHeader[1]);
    expect(activity.votes).toEqual([
      {
        id: expect.stringMatching(uuidv8) as string,
        activityId: activity.id,
        userId: alice.userId,
        user,
        selection: "VOTE_SELECTION_APPROVED",
        message: body,
        ...sent,
        createdAt: activity.createdAt,
      },
    ]);
    const [{ publicKey, scheme, signature, message }] = activity.votes as [Activity["votes"][number]];
    const kept = { publicKey, scheme: scheme as typeof sent.scheme, signature };
    expect(isSigned("prime256v1", kept, Buffer.from(message))).toBe(true);
    expect(isSigned("prime256v1", kept, Buffer.from(`${message} `))).toBe(false);

    const { mnemonicLength: _, ...intent } = parameters;
    expect(activity.intent).toEqual({ createWalletIntent: intent });
    expect(await look(alice, activity)).toEqual(activity);
  });

  test("can be read as it was answered, whatever form the body had", async () => {
    const { organizationId, userId } = alice;
    const type = "ACTIVITY_TYPE_CREATE_AUTHENTICATORS";
    const { challenge, attestation } = createAuthenticator({ origin: "https://app.example.com" }).register();
    const { credentialId, ...response } = attestation;
    const authenticator = {
      authenticatorName: "\uFEFFphone \u2028",
      userId,
      challenge,
      attestation: {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        authenticatorAttachment: null,
        response,
        clientExtensionResults: { appid: null, other: null, others: [null, { inner: null }], __proto__: null },
      },
    };
    const body = JSON.stringify({
      type,
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { userId, authenticators: [authenticator] },
    }).replace('"others"', '"__proto__":{"x":1.50e1},"others"');
    const text = `\uFEFF${body}`;
    const activity = present((await send(service, await stampBody(alice, type, text))).activity, "activity");
    expect(firstOf(activity.votes).message).toBe(text);
    expect(await look(alice, activity)).toEqual(activity);
    expect(await activitiesOf(alice, type)).toEqual([activity]);
  });

  test("holds the intent and the result, each under the key of its type and nothing else", async () => {
    const parameters = { userTagName: "c", userIds: [alice.userId] };
    const { type, intent, result, organizationId } = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", parameters);
    expect({ type, intent, organizationId }).toEqual({
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      intent: { createUserTagIntent: parameters },
      organizationId: alice.organizationId,
    });
    expect(Object.keys(result)).toEqual(["createUserTagResult"]);
  });

  test("shows who voted as they were then, whatever becomes of them", async () => {
    const [bob, carol] = await newSubOrganizationOf(rootOf(service), "Bob", "Carol");
    const then = await userOf(bob);
    const first = await act(bob, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "one", userIds: [] });
    await act(bob, "ACTIVITY_TYPE_UPDATE_USER", { userId: bob.userId, userName: "Robert" });
    const second = await act(bob, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "two", userIds: [] });
    const renamed = await userOf(bob);
    expect([then.userName, renamed.userName]).toEqual(["Bob", "Robert"]);
    expect(firstOf((await look(carol, first)).votes).user).toEqual(then);
    expect(firstOf((await look(carol, second)).votes).user).toEqual(renamed);

    await act(carol, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [bob.userId] });
    expect(firstOf((await look(carol, first)).votes).user).toEqual(then);
    expect(
      (await activitiesOf(carol, "ACTIVITY_TYPE_CREATE_USER_TAG")).map(({ votes }) => firstOf(votes).user),
    ).toEqual([renamed, then]);
  });

  test("of a later vote shows its own body, stamp, user and time, behind the first", async () => {
    const [bob, carol] = await newSubOrganizationOf(rootOf(service), "Bob", "Carol");
    await act(bob, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [bob.userId, carol.userId] });
    const waiting = await act(bob, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "d", userIds: [] });
    const { fingerprint } = waiting;
    const request = await stamp(carol, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    const user = await userOf(carol);
    const activity = present((await send(service, request)).activity, "activity");
    expect(activity.votes).toEqual([
      waiting.votes[0],
      {
        id: expect.stringMatching(uuidv7) as string,
        activityId: waiting.id,
        userId: carol.userId,
        user,
        selection: "VOTE_SELECTION_APPROVED",
        message: request.body,
        ...readStamp(request.stampHeader[1]),
        createdAt: activity.updatedAt,
      },
    ]);
    expect(activity.createdAt).toEqual(waiting.createdAt);
    expect(Number(activity.updatedAt.seconds)).toBeGreaterThanOrEqual(Number(waiting.updatedAt.seconds));
  });

  test("keeps the whole stamp of an authenticator", async () => {
    const origin = "https://app.example.com";
    await act(alice, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", {
      name: "FEATURE_NAME_WEBAUTHN_ORIGINS",
      value: origin,
    });
    const authenticator = createAuthenticator({ origin });
    await act(alice, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
      userId: alice.userId,
      authenticators: [{ authenticatorName: "phone", ...authenticator.register() }],
    });
    const type = "ACTIVITY_TYPE_CREATE_USER_TAG";
    const { path, body } = await stamp(alice, type, { userTagName: "e", userIds: [] });
    const value = authenticator.stamp(body);
    const activity = present(
      (await send(service, { path, body, stampHeader: ["X-Stamp-Webauthn", value] })).activity,
      "activity",
    );
    expect(activity.votes[0]).toMatchObject({ publicKey: authenticator.credentialId, signature: value, message: body });
  });

  test("of another organization cannot be read, and of a sub-organization only by its parent", async () => {
    const root = rootOf(service);
    const reader = await newUser(root, { userName: "Reader" });
    const [other] = await newSubOrganizationOf(root, "Other");
    const activity = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "f", userIds: [] });
    await expect(look(other, activity)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
    await expect(look(other.within(alice), activity)).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
    });
    const seen = await look(reader.within(alice), activity);
    expect(seen).toEqual({ ...activity, canApprove: false, canReject: false });
  });
});
