// Session profiles: what sessions under one may do, on a running service.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rule } from "../policy/company.js";
import { sessionOf } from "../families/sessions/login.js";
import { apiKey, newSubOrganization, newSubOrganizationOf, newUser, Person } from "../support/people.js";
import { act, newWallet, signing, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
let parent: Person;
let owner: Person;
let address: string;
let otherAddress: string;
let signers: string;
beforeAll(async () => {
  world = await openWorld({ config: { "limits.sessionProfiles": "40" } });
  parent = world.root;
  owner = await newSubOrganization(parent);
  address = await newWallet(owner, "Payouts");
  otherAddress = await newWallet(owner, "Savings");
  signers = await profile({ scope: `activity.action == 'SIGN' && wallet_account.address == '${address}'` });
});
afterAll(() => world.close());

let profiles = 0;
async function profile(parameters: object, by = parent): Promise<string> {
  const sessionProfileName = `Profile ${++profiles}`;
  const made = await act(by, "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", { sessionProfileName, ...parameters });
  return resultOf(made, "createSessionProfileResult").sessionProfileId;
}

/** Opens a session; answers its user with the session's key, and its claims. */
async function logIn(by: Person, parameters: object) {
  const key = newKey();
  const made = await act(by, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: key.publicKey, ...parameters });
  const claims = await sessionOf(by.service, resultOf(made, "stampLoginResult").session);
  return { person: new Person(by.service, key, by), claims };
}
const sessionWith = async (by: Person, sessionProfileId: string) => (await logIn(by, { sessionProfileId })).person;

const denied = ({ status, error }: Answer) => [status, error?.message];
const denial = (name: string, reason: string) => [
  403,
  `session profile ${JSON.stringify(name)} denied request: ${reason}`,
];
const outOfScope = "its scope is not true of this activity";
const sign = (by: Person, signWith = address) =>
  submit(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(signWith, `Order ${profiles} ${signWith}`));

describe("a session profile", () => {
  test("is created by the parent, and read by it and all organizations below", async () => {
    const scope = "activity.family == 'signTransaction'";
    const id = await profile({ scope, expirationSeconds: "3600", notes: "For the payout server." });
    for (const { generatedClient, organizationId } of [parent, owner]) {
      const one = await generatedClient.getSessionProfile({ organizationId, sessionProfileId: id });
      expect(one.sessionProfile).toMatchObject({
        sessionProfileId: id,
        sessionProfileName: `Profile ${profiles}`,
        scope,
        expirationSeconds: "3600",
        notes: "For the payout server.",
      });
      const { sessionProfiles } = await generatedClient.getSessionProfiles({ organizationId });
      expect(sessionProfiles.at(-1)).toEqual(one.sessionProfile);
    }
    const made = await submit(owner, "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", { sessionProfileName: "Own", scope });
    expect(made.error?.message).toMatch(/has a parent, whose session profiles it uses; create them there$/);
  });

  test.each([
    [
      { scope: "true", sessionProfileName: "SESSION_TYPE_READ_WRITE" },
      400,
      "sessionProfileName: names that begin with SESSION_TYPE_ are those of sessions without a profile",
    ],
    [{ scope: " " }, 400, "scope: it is empty; write true for sessions that may do anything"],
    [{ scope: "activity.kind = 'X'" }, 400, "scope: 1:15 = has no meaning here"],
    [{ scope: "approvers.count() > 1" }, 400, "scope: "],
    [
      { scope: "true", expirationSeconds: "0" },
      400,
      "expirationSeconds: 0 is not a lifetime from 1 to 31536000 seconds",
    ],
    [{ scope: "true", expirationSeconds: "31536001" }, 400, "expirationSeconds: 31536001 is not a lifetime"],
    [
      { scope: "true", sessionProfileName: "Profile 1" },
      409,
      'the organization has a session profile named "Profile 1" already',
    ],
  ])("is refused as %j", async (parameters, status, message) => {
    const answer = await submit(parent, "ACTIVITY_TYPE_CREATE_SESSION_PROFILE", {
      sessionProfileName: "New",
      ...parameters,
    });
    expect([answer.status, answer.error?.message]).toEqual([status, expect.stringContaining(message)]);
  });

  test("of another parent is none", async () => {
    const [stranger] = await newSubOrganizationOf(parent, "Stranger");
    const { publicKey } = newKey();
    const sessionProfileId = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";
    const answer = await submit(stranger, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey, sessionProfileId });
    expect(denied(answer)).toEqual([404, `sessionProfileId: no session profile "${sessionProfileId}"`]);
  });
});

describe("a session under a profile", () => {
  test("says so in its JWT and among its user's keys", async () => {
    const { claims, person } = await logIn(owner, { sessionProfileId: signers });
    expect(claims).toMatchObject({ session_type: "Profile 1", session_profile_id: signers });
    const { organizationId, userId } = owner;
    const { apiKeys } = await owner.generatedClient.getApiKeys({ organizationId, userId });
    const { publicKey } = person.key;
    const found = apiKeys.find(({ credential }) => credential.publicKey === publicKey);
    expect(found?.credential.sessionProfileId).toBe(signers);
  });

  test.each([
    [undefined, undefined, 900],
    ["3600", undefined, 3600],
    [undefined, "60", 60],
    ["3600", "60", 60],
    ["60", "3600", 60],
  ])("that is to last %s seconds, with %s at most, lasts %s", async (asked, most, expected) => {
    const sessionProfileId = await profile({ scope: "true", ...(most !== undefined && { expirationSeconds: most }) });
    const before = Date.now() / 1000;
    const { claims } = await logIn(owner, {
      sessionProfileId,
      ...(asked !== undefined && { expirationSeconds: asked }),
    });
    expect(Math.abs(Number(claims["exp"]) - before - expected)).toBeLessThan(5);
  });

  test("of a root user submits what its scope is true of, and nothing else", async () => {
    const session = await sessionWith(owner, signers);
    expect((await sign(session)).status).toBe(200);
    expect(denied(await sign(session, otherAddress))).toEqual(denial("Profile 1", outOfScope));
    const wallet = { walletName: "Third", accounts: [] };
    // The scope is in error here: there is no wallet account.
    expect(denied(await submit(session, "ACTIVITY_TYPE_CREATE_WALLET", wallet))).toEqual(
      denial("Profile 1", outOfScope),
    );
    // What policies deny it is denied as before.
    const worker = await newUser(owner);
    expect(denied(await sign(await sessionWith(worker, signers)))).toEqual([
      403,
      expect.stringContaining("policy engine"),
    ]);
  });

  test("reads its organization like any other", async () => {
    const { generatedClient, organizationId } = await sessionWith(owner, signers);
    expect((await generatedClient.listWallets({ organizationId })).wallets).toHaveLength(2);
  });

  test("cannot make its user another way in, whatever its scope; a new session has the same profile", async () => {
    const sessionProfileId = await profile({ scope: "true" });
    const name = `Profile ${profiles}`;
    const session = await sessionWith(owner, sessionProfileId);
    const { userId } = owner;
    const { publicKey } = newKey();
    const reason = "its sessions do not change how their user comes in";
    for (const [type, parameters] of [
      ["ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys: [apiKey(publicKey)] }],
      ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}],
      ["ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId, userEmail: "thief@example.com" }],
    ] as const) {
      expect(denied(await submit(session, type, parameters))).toEqual(denial(name, reason));
    }
    const { person, claims } = await logIn(session, {});
    expect(claims["session_profile_id"]).toBe(sessionProfileId);
    const other = await submit(session, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey, sessionProfileId: signers });
    expect(other.error?.message).toMatch(/^sessionProfileId: the session that asks has another profile/);
    // It may end.
    const { apiKeys } = await owner.generatedClient.getApiKeys({ organizationId: owner.organizationId, userId });
    const own = present(apiKeys.find(({ credential }) => credential.publicKey === person.key.publicKey));
    const ended = await submit(person, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds: [own.apiKeyId] });
    expect(ended.status).toBe(200);
  });

  test("votes where its scope is true of the vote and of what is voted on", async () => {
    const [first, second] = await newSubOrganizationOf(parent, "First", "Second");
    const userIds = [first.userId, second.userId];
    await act(first, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    const voter = await profile({ scope: "activity.resource == 'ACTIVITY' || activity.family == 'createUserTag'" });
    const voterName = `Profile ${profiles}`;
    const asker = await profile({ scope: "activity.family == 'createUserTag'" });
    const askerName = `Profile ${profiles}`;
    const pending = async (userTagName: string) =>
      present((await submit(first, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] })).activity);
    const wallet = present(
      (await submit(first, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "W", accounts: [] })).activity,
    );
    const session = await sessionWith(second, voter);
    expect(denied(await vote(session, "APPROVE", wallet))).toEqual(denial(voterName, outOfScope));
    expect(denied(await vote(session, "REJECT", wallet))).toEqual(denial(voterName, outOfScope));
    expect((await vote(session, "APPROVE", await pending("a"))).activity?.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(denied(await vote(await sessionWith(second, asker), "APPROVE", await pending("b")))).toEqual(
      denial(askerName, outOfScope),
    );
  });

  test("is told apart by policies on logins, which have an empty text for none", async () => {
    const [root] = await newSubOrganizationOf(parent, "Root");
    const user = await newUser(root);
    await rule(root, "DENY", "activity.family == 'stampLogin' && activity.params.session_profile_id == ''");
    const publicKeys = [newKey().publicKey, newKey().publicKey];
    const without = await submit(user, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: firstOf(publicKeys) });
    expect(denied(without)).toEqual([403, "policy engine denied request explicitly"]);
    const under = { publicKey: publicKeys[1], sessionProfileId: signers };
    expect((await submit(user, "ACTIVITY_TYPE_STAMP_LOGIN", under)).status).toBe(200);
  });
});
