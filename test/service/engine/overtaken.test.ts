// A request that is overtaken: between its decision and its record, the organization changes and the change is answered.
// It has to end as if it had come after the change. The write is held back in the meantime, so nothing is left to luck.

import type { Activity, ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import { HeldWrites } from "../support/held-writes.js";
import { Person, newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { act, look, newWallet, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { entryOf } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

/** An organization whose staff makes wallets by two, and signs alone. */
interface Scene {
  readonly root: Person;
  /** User of the parent, who sends logins. */
  readonly backEnd: Person;
  readonly ben: Person;
  readonly cleo: Person;
  readonly dan: Person;
  readonly tagId: string;
  readonly policyId: string;
  readonly parentsPolicyId: string;
  readonly address: string;
  /** Ben's, which takes one more vote. */
  readonly waiting: Activity;
}

/** What is answered, and what became of the activity that waited. */
interface Outcome {
  readonly answer: string;
  readonly waiting: string;
}

type Ask = (scene: Scene) => Promise<Answer>;

const ask =
  (who: "root" | "ben" | "cleo" | "dan" | "backEnd", type: ActivityType, parameters: (scene: Scene) => object): Ask =>
  (scene) =>
    submit({ ...scene[who], organizationId: scene.root.organizationId }, type, parameters(scene));

const approve = ask("cleo", "ACTIVITY_TYPE_APPROVE_ACTIVITY", ({ waiting: { fingerprint } }) => ({ fingerprint }));
const reject = ask("cleo", "ACTIVITY_TYPE_REJECT_ACTIVITY", ({ waiting: { fingerprint } }) => ({ fingerprint }));
const sign = ask("dan", "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", ({ address }) => ({
  signWith: address,
  payload: "Release",
  encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
  hashFunction: "HASH_FUNCTION_KECCAK256",
}));
const addOwnKey = ask("dan", "ACTIVITY_TYPE_CREATE_API_KEYS_V2", ({ dan }) => ({
  userId: dan.userId,
  apiKeys: [{ apiKeyName: "Tablet", publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }],
}));
const askForWallet = ask("dan", "ACTIVITY_TYPE_CREATE_WALLET", () => ({ walletName: "Dan's", accounts: [] }));
const tagAsRoot = ask("root", "ACTIVITY_TYPE_CREATE_USER_TAG", () => ({ userTagName: "New", userIds: [] }));
const sendCode = ask("backEnd", "ACTIVITY_TYPE_INIT_OTP_AUTH", () => ({
  otpType: "OTP_TYPE_EMAIL",
  contact: "cleo@example.com",
}));

const deny = (action: string) =>
  ask("root", "ACTIVITY_TYPE_CREATE_POLICY_V3", () => ({
    policyName: "No more",
    effect: "EFFECT_DENY",
    condition: `activity.action == '${action}'`,
    notes: "",
  }));
const freeze = (what: (scene: Scene) => object) => ask("root", "ACTIVITY_TYPE_FREEZE", what);
const freezeWallet: Ask = async (scene) => {
  const { organizationId, generatedClient } = scene.root;
  const { wallets } = await generatedClient.listWallets({ organizationId });
  return freeze(() => ({ walletIds: wallets.map(({ walletId }) => walletId) }))(scene);
};
const deletePolicy = ask("root", "ACTIVITY_TYPE_DELETE_POLICY", ({ policyId }) => ({ policyId }));
const tightenPolicy = ask("root", "ACTIVITY_TYPE_UPDATE_POLICY", ({ policyId, tagId }) => ({
  policyId,
  policyConsensus: `approvers.filter(user, user.tags.contains('${tagId}')).count() >= 3`,
}));
const takeTagFrom = (who: "ben" | "cleo" | "dan") =>
  ask("root", "ACTIVITY_TYPE_UPDATE_USER_TAG", ({ tagId, [who]: user }) => ({
    userTagId: tagId,
    addUserIds: [],
    removeUserIds: [user.userId],
  }));
const deleteUser = (who: "ben" | "cleo" | "dan") =>
  ask("root", "ACTIVITY_TYPE_DELETE_USERS", ({ [who]: user }) => ({ userIds: [user.userId] }));
const deleteKeyOf =
  (who: "ben" | "cleo"): Ask =>
  async ({ root, [who]: { userId } }) => {
    const { organizationId, generatedClient } = root;
    const { user } = await generatedClient.getUser({ organizationId, userId });
    const apiKeyIds = user.apiKeys.map(({ apiKeyId }) => apiKeyId);
    return submit(root, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds });
  };
const raiseQuorum = ask("root", "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", ({ root, ben }) => ({
  threshold: 2,
  userIds: [root.userId, ben.userId],
}));
const replaceRoot = ask("root", "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", ({ ben }) => ({
  threshold: 1,
  userIds: [ben.userId],
}));
const switchOffCodes = ask("root", "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", () => ({
  name: "FEATURE_NAME_OTP_EMAIL_AUTH",
}));
const moveCleo = ask("root", "ACTIVITY_TYPE_UPDATE_USER", ({ cleo }) => ({
  userId: cleo.userId,
  userEmail: "cleo@elsewhere.example",
}));
const deleteParentsPolicy: Ask = ({ backEnd, parentsPolicyId }) =>
  submit(rootOf(backEnd.service), "ACTIVITY_TYPE_DELETE_POLICY", { policyId: parentsPolicyId });
const deleteBackEnd: Ask = ({ backEnd }) =>
  submit(rootOf(backEnd.service), "ACTIVITY_TYPE_DELETE_USERS", { userIds: [backEnd.userId] });

/** Who is overtaken by what. */
const races: readonly (readonly [name: string, request: Ask, change: Ask])[] = [
  ["the last approval, by a policy that denies", approve, deny("CREATE")],
  ["the last approval, by the end of the policy that allowed it", approve, deletePolicy],
  ["the last approval, by a consensus that takes more", approve, tightenPolicy],
  ["the last approval, by the voter's tag being taken away", approve, takeTagFrom("cleo")],
  ["the last approval, by the tag of the first voter being taken away", approve, takeTagFrom("ben")],
  ["the last approval, by the end of the voter", approve, deleteUser("cleo")],
  ["the last approval, by the end of who had asked", approve, deleteUser("ben")],
  ["the last approval, by the end of the voter's key", approve, deleteKeyOf("cleo")],
  ["the last approval, by the end of the key that had asked", approve, deleteKeyOf("ben")],
  ["a rejection, by the voter's tag being taken away", reject, takeTagFrom("cleo")],
  ["a rejection, by the end of the voter", reject, deleteUser("cleo")],
  ["a signature, by a policy that denies", sign, deny("SIGN")],
  ["a signature, by the user's tag being taken away", sign, takeTagFrom("dan")],
  ["a signature, by the end of the user", sign, deleteUser("dan")],
  ["a signature, by a freeze of the wallet", sign, freezeWallet],
  ["a signature, by a freeze of the user", sign, freeze(({ dan }) => ({ userIds: [dan.userId] }))],
  ["a signature, by a freeze of everything", sign, freeze(() => ({ wholeOrganization: true }))],
  ["a request that will wait, by a policy that denies", askForWallet, deny("CREATE")],
  ["a request that will wait, by the end of the policy", askForWallet, deletePolicy],
  ["a key of one's own, by a policy that denies", addOwnKey, deny("CREATE")],
  ["a root user's request, by a quorum of two", tagAsRoot, raiseQuorum],
  ["a root user's request, by a quorum of others", tagAsRoot, replaceRoot],
  ["a login through the parent, by the end of its policy", sendCode, deleteParentsPolicy],
  ["a login through the parent, by the end of its user", sendCode, deleteBackEnd],
  ["a login through the parent, by the feature being switched off", sendCode, switchOffCodes],
  ["a login through the parent, by another address of the user", sendCode, moveCleo],
];

describe(`a request is overtaken on ${database}:`, () => {
  const writes = new HeldWrites();
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres", openStore: writes.open });
  });
  afterAll(() => service.close());

  let written = 0;

  async function open(): Promise<Scene> {
    const parent = rootOf(service);
    const backEnd = await newUser(parent, { userName: "Back end" });
    const [parentsPolicyId = ""] = await allow(parent, [
      ["activity.resource == 'AUTH'", `approvers.any(user, user.id == '${backEnd.userId}')`],
    ]);
    const [root] = await newSubOrganizationOf(parent, "Ada");
    const names = ["Ben", "Cleo", "Dan"];
    const keys = names.map(() => newKey());
    const users = names.map((userName, index) => ({
      userName,
      userEmail: `${userName.toLowerCase()}@example.com`,
      apiKeys: [{ apiKeyName: "Laptop", publicKey: entryOf(keys, index).publicKey }],
      authenticators: [],
      userTags: [],
    }));
    const created = await act(root, "ACTIVITY_TYPE_CREATE_USERS_V2", { users });
    const { userIds } = (created.result as { createUsersResult: { userIds: string[] } }).createUsersResult;
    const [ben, cleo, dan] = keys.map(
      (key, index) => new Person(service, key, { ...root, userId: entryOf(userIds, index) }),
    ) as [Person, Person, Person];
    const { result } = await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Signers", userIds });
    const tagId = (result as { createUserTagResult: { userTagId: string } }).createUserTagResult.userTagId;
    const some = (count: number) => `approvers.filter(user, user.tags.contains('${tagId}')).count() >= ${count}`;
    const [policyId = ""] = await allow(root, [
      ["activity.resource == 'WALLET'", some(2)],
      ["activity.action == 'SIGN'", some(1)],
    ]);
    const address = await newWallet(root, "Payroll");
    const waiting = await act(ben, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Ours", accounts: [ethereumAccount] });
    expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    return { root, backEnd, ben, cleo, dan, tagId, policyId, parentsPolicyId, address, waiting };
  }

  async function allow(by: Person, rules: readonly (readonly [condition: string, consensus: string])[]) {
    const policies = rules.map(([condition, consensus]) => {
      return { policyName: `${++written}`, effect: "EFFECT_ALLOW", condition, consensus, notes: "" };
    });
    const { result } = await act(by, "ACTIVITY_TYPE_CREATE_POLICIES", { policies });
    return (result as { createPoliciesResult: { policyIds: string[] } }).createPoliciesResult.policyIds;
  }

  /** Activities stay where their organization does; the parent reads them whatever has become of users. */
  async function outcomeOf({ root, waiting }: Scene, { activity, error }: Answer): Promise<Outcome> {
    const seen = await look(rootOf(service).within(root), waiting);
    return { answer: error ? `${error.code} ${error.message.split(":")[0]}` : activity.status, waiting: seen.status };
  }

  async function change(scene: Scene, by: Ask): Promise<void> {
    const { error } = await by(scene);
    expect(error).toBeUndefined();
  }

  /** What becomes of a request that nothing overtakes. */
  const undisturbed = new Map<Ask, Outcome>();

  test.each(races)("%s", async (_name, request, changes) => {
    if (!undisturbed.has(request)) {
      const alone = await open();
      undisturbed.set(request, await outcomeOf(alone, await request(alone)));
    }

    const after = await open();
    await change(after, changes);
    const expected = await outcomeOf(after, await request(after));
    // Otherwise it would make no difference which of the two came first.
    expect(expected).not.toEqual(undisturbed.get(request));

    const scene = await open();
    const held = writes.hold();
    const answer = request(scene);
    await held.reached;
    await change(scene, changes);
    held.release();
    expect(await outcomeOf(scene, await answer)).toEqual(expected);
  });
});
