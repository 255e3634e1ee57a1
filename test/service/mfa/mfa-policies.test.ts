// MFA policies, on a running service: who has to authenticate with what, and when an activity is carried out.

import { ErrorCode, apiKeyStamper, createClient } from "@countersign/api";
import type { Activity, CreateMfaPolicyIntent } from "@countersign/api";
import { attestedStamper } from "@countersign/api/stampers/attested";
import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linked, newAccount, openIssuerWorld } from "../families/identities/accounts.js";
import type { IssuerWorld } from "../families/identities/accounts.js";
import { markVerified, tokenFor } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { newCustomer } from "../families/logins/world.js";
import { stampLogin } from "../families/sessions/login.js";
import { company, rule } from "../policy/company.js";
import { inDatabase } from "../support/database.js";
import { unproved } from "../support/authority.js";
import { apiKey, Person } from "../support/people.js";
import { act, look, newWallet, signing, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { present, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";

let world: IssuerWorld;
let outbox: Outbox;
beforeAll(async () => {
  world = await openIssuerWorld();
  outbox = openOutbox(world.service.dataFolder);
});
afterAll(() => world.close());

const waits = "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
const done = "ACTIVITY_STATUS_COMPLETED";
type Type = "API_KEY" | "SESSION" | "EMAIL_OTP" | "SMS_OTP" | "OAUTH" | "PASSKEY";
const step = (...types: readonly Type[]) => ({
  any: types.map((type) => ({ type: `AUTHENTICATION_TYPE_${type}` as const })),
});
const statusOf = ({ activity, error }: Answer) => activity?.status ?? error?.message;

const idsOf = ({ organizationId, userId }: Person) => ({ organizationId, userId });

let policies = 0;
async function bind(
  by: Person,
  { userId }: Pick<Person, "userId">,
  steps: CreateMfaPolicyIntent["requiredAuthenticationMethods"],
  more: Partial<CreateMfaPolicyIntent> = {},
) {
  const activity = await act(by, "ACTIVITY_TYPE_CREATE_MFA_POLICY", {
    userId,
    mfaPolicyName: `Policy ${++policies}`,
    condition: "activity.resource == 'WALLET'",
    requiredAuthenticationMethods: steps,
    order: 0,
    ...more,
  });
  expect(activity.status).toBe(done);
  return resultOf(activity, "createMfaPolicyResult").mfaPolicyId;
}

/** The same user, by a key that a login has made. */
async function inSession(person: Person): Promise<Person> {
  const key = newKey();
  await stampLogin(world.service, person.key, person.organizationId, { publicKey: key.publicKey });
  return new Person(world.service, key, person);
}

/** The same user, by another API key. */
async function withAnotherKey(person: Person): Promise<Person> {
  const key = newKey();
  const apiKeys = [apiKey(key.publicKey)];
  await act(person, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: person.userId, apiKeys });
  return new Person(world.service, key, person);
}

const wallet = (by: Person) =>
  submit(by, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: `Wallet ${++policies}`, accounts: [] });
const waiting = async (by: Person): Promise<Activity> => {
  const { activity } = await wallet(by);
  expect(activity?.status).toBe(waits);
  return present(activity, "the activity");
};
const statuses = async (by: Person, { id: activityId }: Activity) =>
  (await by.generatedClient.getMfaStatus({ organizationId: by.organizationId, activityId })).mfaStatuses;

describe("a request", () => {
  test("waits until its user has approved it with each other method, and is carried out then", async () => {
    const { root } = await company(world.service);
    const mfaPolicyId = await bind(root, root, [step("PASSKEY", "API_KEY"), step("SESSION")]);
    const session = await inSession(root);
    const activity = await waiting(root);
    expect(activity).toMatchObject({ canApprove: true, canReject: true, result: {} });
    const stamped = { type: "AUTHENTICATION_TYPE_API_KEY", id: expect.any(String) as string };
    expect(await statuses(root, activity)).toMatchObject([
      { mfaPolicyId, userId: root.userId, satisfied: false, satisfiedMethods: [stamped] },
    ]);
    expect((await vote(root, "APPROVE", activity)).error).toMatchObject({
      code: ErrorCode.ALREADY_EXISTS,
      message: expect.stringMatching(/requires PASSKEY or API_KEY, then SESSION; 1 of 2 are completed$/) as string,
    });
    expect(await look(root, activity)).toMatchObject({ status: waits, canApprove: true });
    expect((await vote(session, "APPROVE", activity)).activity).toMatchObject({
      status: done,
      result: { createWalletResult: { walletId: expect.any(String) as string } },
    });
    expect(await statuses(root, activity)).toEqual([]);
    expect(statusOf(await wallet(session))).toBe(waits);
  });

  test("of which the policy's condition is false is carried out at once", async () => {
    const { root } = await company(world.service);
    await bind(root, root, [step("SESSION")]);
    expect((await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Board", userIds: [] })).status).toBe(done);
  });

  test("whose stamp completes all that is required is carried out at once", async () => {
    const { root } = await company(world.service);
    await bind(root, root, [step("SESSION", "PASSKEY")]);
    expect(statusOf(await wallet(await inSession(root)))).toBe(done);
  });

  test("takes an authentication of its own for each step, whichever steps each could complete", async () => {
    const { root } = await company(world.service);
    const [second, third] = [await withAnotherKey(root), await withAnotherKey(root)];
    const { apiKeys } = (await root.generatedClient.getUser(idsOf(root))).user;
    const id = present(apiKeys.find(({ credential }) => credential.publicKey === root.key.publicKey)).apiKeyId;
    const own = { any: [{ type: "AUTHENTICATION_TYPE_API_KEY" as const, id }] };
    await bind(root, root, [step("API_KEY"), own, step("SESSION", "API_KEY")]);
    const activity = await waiting(root);
    expect(statusOf(await vote(second, "APPROVE", activity))).toBe(waits);
    expect(statusOf(await vote(third, "APPROVE", activity))).toBe(done);
    // Any of them completes the other steps, but not that of the root user's own key.
    const other = await waiting(second);
    expect(statusOf(await vote(third, "APPROVE", other))).toBe(waits);
    expect(statusOf(await vote(await withAnotherKey(root), "APPROVE", other))).toContain("completes nothing");
    expect(statusOf(await vote(root, "APPROVE", other))).toBe(done);
  });

  test("is up to nobody but its user, though others can reject it", async () => {
    const { root, staff } = await company(world.service, "Ada");
    const [ada] = staff;
    await rule(root, "ALLOW", "activity.resource == 'WALLET'");
    await bind(root, ada, [step("API_KEY"), step("SESSION")]);
    const activity = await waiting(ada);
    expect((await vote(root, "APPROVE", activity)).error).toMatchObject({
      code: ErrorCode.FAILED_PRECONDITION,
      message: "the activity waits for the user who asked for it to authenticate",
    });
    expect(await look(root, activity)).toMatchObject({ canApprove: false, canReject: true });
    expect(statusOf(await vote(root, "REJECT", activity))).toBe("ACTIVITY_STATUS_REJECTED");
    expect(statusOf(await vote(await inSession(ada), "APPROVE", activity))).toContain("not waiting for votes");
    const own = await waiting(ada);
    expect(statusOf(await vote(ada, "REJECT", own))).toBe("ACTIVITY_STATUS_REJECTED");
  });

  test("that cannot wait is denied", async () => {
    const { root } = await company(world.service);
    await bind(root, root, [step("API_KEY"), step("PASSKEY")], { condition: "" });
    const { error } = await submit(root, "ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: newKey().publicKey });
    expect(error).toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    expect(error?.message).toContain("requires further authenticators, and this kind of activity cannot wait");
  });

  test("that policies deny is denied before anybody authenticates", async () => {
    const { root, staff } = await company(world.service, "Ada");
    await bind(root, staff[0], [step("API_KEY"), step("SESSION")]);
    expect(statusOf(await wallet(staff[0]))).toBe("policy engine denied request: no policy allows it");
  });

  test("tells which MFA policy it waits for among what policies came to", async () => {
    const { root } = await company(world.service);
    const policyId = await bind(root, root, [step("API_KEY"), step("SESSION")]);
    const { id: activityId } = await waiting(root);
    const { organizationId } = root;
    const { policyEvaluations } = await root.generatedClient.getPolicyEvaluations({ organizationId, activityId });
    expect(policyEvaluations[0]?.policyEvaluations).toContainEqual({
      policyId,
      outcome: "OUTCOME_REQUIRES_AUTHENTICATORS",
    });
    const explained = await root.generatedClient.explainPolicy({ organizationId, activityId });
    expect(explained).toMatchObject({ outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED", couldApprove: [root.userId] });
    expect(explained.message).toContain("must approve it with further authenticators");
  });

  test("is carried out once, however many of its user's approvals come at once", async () => {
    const { root } = await company(world.service);
    await bind(root, root, [step("API_KEY"), step("SESSION")]);
    const sessions = [await inSession(root), await inSession(root), await inSession(root)];
    const activity = await waiting(root);
    const answers = await Promise.all(sessions.map((session) => vote(session, "APPROVE", activity)));
    expect(answers.filter((answer) => statusOf(answer) === done)).toHaveLength(1);
    expect((await look(root, activity)).votes).toHaveLength(2);
  });
});

describe("policies", () => {
  test("are looked at by their order, and the first whose condition is true applies alone", async () => {
    const { root } = await company(world.service);
    await bind(root, root, [step("PASSKEY")], { order: 3 });
    const first = await bind(root, root, [step("API_KEY"), step("SESSION")], { order: 1 });
    await bind(root, root, [step("OAUTH")], { order: 0, condition: "activity.resource == 'POLICY'" });
    const activity = await waiting(root);
    expect((await statuses(root, activity)).map(({ mfaPolicyId }) => mfaPolicyId)).toEqual([first]);
    const { user } = await root.generatedClient.getUser(idsOf(root));
    expect(user.mfaPolicies.map(({ order }) => order)).toEqual([0, 1, 3]);
    const { mfaPolicies } = await root.generatedClient.getMfaPolicies(idsOf(root));
    expect(mfaPolicies).toEqual(user.mfaPolicies);
  });

  test("whose condition is in error apply, and the next beside them", async () => {
    const { root } = await company(world.service);
    const broken = await bind(root, root, [step("API_KEY")], {
      order: 0,
      condition: "activity.params.walletName[99..100] == 'x'",
    });
    const next = await bind(root, root, [step("SESSION")], { order: 1 });
    const activity = await waiting(root);
    expect((await statuses(root, activity)).map(({ mfaPolicyId, satisfied }) => [mfaPolicyId, satisfied])).toEqual([
      [broken, true],
      [next, false],
    ]);
  });

  test("keep what an update leaves out, and have what it names", async () => {
    const { root } = await company(world.service);
    const mfaPolicyId = await bind(root, root, [step("PASSKEY")], { order: 3, notes: "First" });
    // Each change is at a time of its own.
    const current = async () => {
      const { mfaPolicies } = await root.generatedClient.getMfaPolicies(idsOf(root));
      return mfaPolicies.map((policy) => ({ ...policy, updatedAt: undefined }));
    };
    let expected = await current();
    for (const change of [
      { mfaPolicyName: "Renamed" },
      { condition: "activity.resource == 'POLICY'" },
      { requiredAuthenticationMethods: [step("SESSION")] },
      { order: 0 },
      { notes: "Second" },
    ]) {
      const update = { userId: root.userId, mfaPolicyId, ...change };
      expect((await act(root, "ACTIVITY_TYPE_UPDATE_MFA_POLICY", update)).status).toBe(done);
      expected = expected.map((policy) => ({ ...policy, ...change }));
      expect(await current()).toEqual(expected);
    }
  });

  test("bind what waits already, as they are at the next approval", async () => {
    const { root } = await company(world.service);
    const mfaPolicyId = await bind(root, root, [step("API_KEY"), step("PASSKEY")]);
    const [activity, other] = [await waiting(root), await waiting(root)];
    const session = await inSession(root);
    const steps = [step("API_KEY"), step("SESSION"), step("EMAIL_OTP")];
    const update = { userId: root.userId, mfaPolicyId, requiredAuthenticationMethods: steps };
    expect((await act(root, "ACTIVITY_TYPE_UPDATE_MFA_POLICY", update)).status).toBe(done);
    expect(statusOf(await vote(session, "APPROVE", activity))).toBe(waits);
    await act(root, "ACTIVITY_TYPE_DELETE_MFA_POLICY", { userId: root.userId, mfaPolicyId });
    expect(await statuses(root, other)).toEqual([]);
    expect(statusOf(await vote(root, "APPROVE", other))).toBe(done);
    expect((await root.generatedClient.getMfaPolicies(idsOf(root))).mfaPolicies).toEqual([]);
  });
});

describe("attested stamps", () => {
  const byToken = (person: Person, scheme: string, token: string, key: Person["key"]) => {
    const stamper = attestedStamper(apiKeyStamper(key), { scheme, token } as never);
    const client = createClient({ baseUrl: world.service.baseUrl, stamper });
    const { organizationId } = person;
    return async ({ fingerprint }: Activity) =>
      (await client.approveActivity({ organizationId, parameters: { fingerprint } })).activity.status;
  };

  test("prove codes sent by e-mail and SMS, each for itself", async () => {
    const carol = await newCustomer(world.root);
    await markVerified(world.service, carol);
    await bind(carol, carol, [step("API_KEY"), step("SMS_OTP"), step("EMAIL_OTP")]);
    const asking = { service: world.service, by: world.root.key, organizationId: world.root.organizationId };
    const proof = async (contact: string) => {
      const { token, key } = await tokenFor(asking, outbox, contact);
      return byToken(carol, "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN", token, key);
    };
    const [byEmail, bySms] = [await proof(carol.email), await proof(carol.phoneNumber)];
    const activity = await waiting(carol);
    expect(await byEmail(activity)).toBe(waits);
    await expect((await proof(carol.email))(activity)).rejects.toMatchObject({ code: ErrorCode.ALREADY_EXISTS });
    expect((await statuses(carol, activity))[0]?.satisfiedMethods).toContainEqual({
      type: "AUTHENTICATION_TYPE_EMAIL_OTP",
    });
    expect(await bySms(activity)).toBe(done);
  });

  test("prove the linked account whose ID token they carry", async () => {
    const carol = await newCustomer(world.root);
    const [account, other] = [newAccount(), newAccount()];
    const [id = ""] = await linked(carol, carol.userId, await world.issuer.logIn({ account }));
    await linked(carol, carol.userId, await world.issuer.logIn({ account: other }));
    await bind(carol, carol, [step("API_KEY"), { any: [{ type: "AUTHENTICATION_TYPE_OAUTH", id }] }]);
    const proof = async (name: string) => {
      const key = newKey();
      const token = await world.issuer.logIn({ account: name, nonce: hash("sha256", key.publicKey) });
      return byToken(carol, "STAMP_ATTESTED_SCHEME_P256_OIDC", token, key);
    };
    const activity = await waiting(carol);
    await expect((await proof(other))(activity)).rejects.toMatchObject({ code: ErrorCode.ALREADY_EXISTS });
    expect(await (await proof(account))(activity)).toBe(done);
  });

  test("count for what the service noted, and for nothing where that was changed past it", async () => {
    const carol = await newCustomer(world.root);
    await markVerified(world.service, carol);
    await bind(carol, carol, [step("API_KEY"), step("EMAIL_OTP"), step("SESSION")]);
    const asking = { service: world.service, by: world.root.key, organizationId: world.root.organizationId };
    const { token, key } = await tokenFor(asking, outbox, carol.email);
    const session = await inSession(carol);
    const activity = await waiting(carol);
    expect(await byToken(carol, "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN", token, key)(activity)).toBe(waits);
    const noted = (attested: string) =>
      inDatabase(world.service, (store) =>
        store.write(async (transaction) => {
          await unproved(transaction)
            .updateTable("votes")
            .set({ attested })
            .where("activity_id", "=", activity.id)
            .execute();
        }),
      );
    await noted("AUTHENTICATION_TYPE_SMS_OTP");
    expect((await vote(session, "APPROVE", activity)).error?.message).toContain("not as the service has left them");
    await noted("AUTHENTICATION_TYPE_EMAIL_OTP");
    expect(statusOf(await vote(session, "APPROVE", activity))).toBe(done);
  });
});

describe("an approver", () => {
  test("counts only once their own policy is satisfied, and the initiator's comes first", async () => {
    const { root, staff } = await company(world.service, "Ada", "Ben");
    const [ada, ben] = staff;
    await rule(root, "ALLOW", "activity.resource == 'WALLET'", `approvers.any(user, user.id == '${ben.userId}')`);
    await bind(root, ada, [step("API_KEY"), step("SESSION")]);
    await bind(root, ben, [step("SESSION"), step("API_KEY")]);
    const activity = await waiting(ada);
    const needsVotes = "ACTIVITY_STATUS_CONSENSUS_NEEDED";
    expect(statusOf(await vote(ben, "APPROVE", activity))).toContain("waits for the user who asked for it");
    expect(statusOf(await vote(await inSession(ada), "APPROVE", activity))).toBe(needsVotes);
    expect(statusOf(await vote(ben, "APPROVE", activity))).toBe(needsVotes);
    expect(await look(ben, activity)).toMatchObject({ canApprove: true, canReject: true });
    const shown = await statuses(ben, activity);
    expect(shown.map(({ userId, satisfied }) => [userId, satisfied])).toEqual([
      [ada.userId, true],
      [ben.userId, false],
    ]);
    expect(statusOf(await vote(await inSession(ben), "APPROVE", activity))).toBe(done);
  });

  test("of the root quorum is bound as well", async () => {
    const { root, staff } = await company(world.service, "Ada");
    const [ada] = staff;
    await act(root, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [root.userId, ada.userId] });
    const { userId } = ada;
    const made = await act(root, "ACTIVITY_TYPE_CREATE_MFA_POLICY", {
      userId,
      mfaPolicyName: "two",
      condition: "",
      requiredAuthenticationMethods: [step("API_KEY"), step("SESSION")],
      order: 0,
    });
    const session = await inSession(ada);
    expect(statusOf(await vote(ada, "APPROVE", made))).toBe(done);
    const { activity } = await wallet(root);
    const asked = present(activity, "the activity");
    expect(statusOf(await vote(ada, "APPROVE", asked))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(statusOf(await vote(session, "APPROVE", asked))).toBe(done);
  });
});

test("an authentication whose credential is deleted meanwhile counts no more", async () => {
  const { root, staff } = await company(world.service, "Ada");
  const [ada] = staff;
  await rule(root, "ALLOW", "activity.resource == 'WALLET'", `approvers.any(user, user.id == '${root.userId}')`);
  await rule(root, "ALLOW", "activity.resource == 'CREDENTIAL'");
  await bind(root, ada, [step("API_KEY"), step("SESSION")]);
  const second = await withAnotherKey(ada);
  const session = await inSession(ada);
  const activity = await waiting(second);
  expect(statusOf(await vote(session, "APPROVE", activity))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  const { apiKeys } = (await root.generatedClient.getUser(idsOf(ada))).user;
  const gone = apiKeys.filter(({ credential }) => credential.publicKey === second.key.publicKey);
  const apiKeyIds = gone.map(({ apiKeyId }) => apiKeyId);
  await act(root, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: ada.userId, apiKeyIds });
  expect(statusOf(await vote(root, "APPROVE", activity))).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect(statusOf(await vote(ada, "APPROVE", activity))).toBe(done);
});

test("what waits for authenticators counts as spent until it ends", async () => {
  const { root } = await company(world.service);
  const signWith = await newWallet(root, "Treasury");
  const made = await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "signatures",
    assets: [],
    measure: "SPENDING_MEASURE_COUNT",
    maximum: "1",
    window: { period: "SPENDING_PERIOD_EVER" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    uncounted: ["UNCOUNTED_SPENDING_DIGEST"],
  });
  expect(made.status).toBe(done);
  await bind(root, root, [step("API_KEY"), step("SESSION")], { condition: "activity.action == 'SIGN'" });
  const session = await inSession(root);
  const sign = (by: Person, payload: string) =>
    submit(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(signWith, payload));
  const first = present((await sign(root, "one")).activity, "the activity");
  expect(first.status).toBe(waits);
  expect(statusOf(await sign(root, "two"))).toContain('"signatures" has 0 of 1 signatures left');
  expect(statusOf(await vote(root, "REJECT", first))).toBe("ACTIVITY_STATUS_REJECTED");
  const second = present((await sign(root, "three")).activity, "the activity");
  expect(statusOf(await vote(session, "APPROVE", second))).toBe(done);
  expect(statusOf(await sign(root, "four"))).toContain('"signatures" has 0 of 1 signatures left');
});

describe("changes", () => {
  test("of a root user's policies take the quorum, and others' a policy", async () => {
    const { root, staff } = await company(world.service, "Ada", "Ben");
    const [ada, ben] = staff;
    const parameters = (userId: string) => ({
      userId,
      mfaPolicyName: "locks out",
      condition: "",
      requiredAuthenticationMethods: [step("PASSKEY")],
      order: 0,
    });
    const create = (by: Person, userId: string) => submit(by, "ACTIVITY_TYPE_CREATE_MFA_POLICY", parameters(userId));
    expect(statusOf(await create(ada, ada.userId))).toBe("policy engine denied request: no policy allows it");
    await rule(root, "ALLOW", "activity.resource == 'MFA_POLICY' && activity.action == 'CREATE'");
    expect(statusOf(await create(ada, ben.userId))).toBe(done);
    expect(statusOf(await create(ada, root.userId))).toContain("this requires the root quorum");
    expect(statusOf(await wallet(root))).toBe(done);
  });

  test("name a condition and credentials that there can be", async () => {
    const { root, staff } = await company(world.service, "Ada");
    const send = (more: object) =>
      submit(root, "ACTIVITY_TYPE_CREATE_MFA_POLICY", {
        userId: root.userId,
        mfaPolicyName: "odd",
        condition: "false",
        requiredAuthenticationMethods: [step("PASSKEY")],
        order: 0,
        ...more,
      });
    const { apiKeys } = (await root.generatedClient.getUser(idsOf(staff[0]))).user;
    const named = (type: string, id: string) => ({ requiredAuthenticationMethods: [{ any: [{ type, id }] }] });
    const messages: (string | undefined)[] = [];
    for (const more of [
      { condition: "activity.nonsense" },
      { condition: "approvers.count() > 1" },
      named("AUTHENTICATION_TYPE_API_KEY", apiKeys[0]?.apiKeyId ?? ""),
      named("AUTHENTICATION_TYPE_SESSION", root.userId),
      { requiredAuthenticationMethods: [] },
      { requiredAuthenticationMethods: Array.from({ length: 11 }, () => step("PASSKEY")) },
      { userId: "00000000-0000-4000-8000-000000000000" },
    ]) {
      const message = statusOf(await send(more));
      messages.push(message?.replace(apiKeys[0]?.apiKeyId ?? "", "").replace(root.userId, "of the user"));
    }
    expect(messages).toMatchInlineSnapshot(`
      [
        "condition: 1:10 unknown field activity.nonsense, expected one of type, kind, family, resource, action, params",
        "condition: 1:1 a condition has no approvers, use approvers in a consensus",
        "requiredAuthenticationMethods.0.any.0.id: the user has no such credential """,
        "requiredAuthenticationMethods.0.any.0.id: there is no session profile "of the user"",
        "/parameters/requiredAuthenticationMethods: expected array of at least 1 item, got array of 0 items",
        "/parameters/requiredAuthenticationMethods: expected array of at most 10 items, got array of 11 items",
        "no user "00000000-0000-4000-8000-000000000000" in this organization",
      ]
    `);
    expect(statusOf(await send({}))).toBe(done);
    expect(statusOf(await send({}))).toBe('mfaPolicyName: the user has an MFA policy named "odd" already');
  });
});
