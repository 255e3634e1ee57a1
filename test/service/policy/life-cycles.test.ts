// From a request to its end, through the public API and the unmodified npm client: votes by root quorum and by consensus.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, expect, test } from "vitest";
import { ageVotes, openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { approve, company, reject, rule, see, tag } from "./company.js";

const day = 24 * 60 * 60 * 1000;
const creation = "activity.resource == 'WALLET' && activity.action == 'CREATE'";
const asksFor = (tagId: string, count: number) =>
  `approvers.filter(user, user.tags.contains('${tagId}')).count() >= ${count}`;
const notAsked = "7 this user has no vote on the activity";
const explicitly = "7 policy engine denied request explicitly";
const implicitly = "7 policy engine denied request: no policy allows it";

let wallets = 0;
const createWallet = (actor: Person) =>
  ask(actor, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: `Wallet ${++wallets}`,
    accounts: [ethereumAccount as never],
  });

async function walletCount({ generatedClient, organizationId }: Person): Promise<number> {
  return (await generatedClient.listWallets({ organizationId })).wallets.length;
}

let service: RunningService;
/** The database behind the service's back. */
let store: Store;
beforeAll(async () => {
  service = await startService();
  store = await openBeside(service);
});
afterAll(async () => {
  await store.close();
  await service.close();
});

/** Ada may create wallets once two of Ben, Cleo and Dan agree, who carry a tag; Eve may not. */
async function office() {
  const { root, staff } = await company(service, "Ada", "Ben", "Cleo", "Dan", "Eve");
  const [ada, ben, cleo, dan, eve] = staff;
  const signers = await tag(root, "Signers", ben, cleo, dan);
  const policyId = await rule(root, "ALLOW", creation, asksFor(signers, 2));
  return { root, ada, ben, cleo, dan, eve, signers, policyId };
}

test("a 2-of-3 root quorum carries out what two of its members want, and no user besides gets anywhere", async () => {
  const actors = await newSubOrganizationOf(rootOf(service), "Alice", "Bob", "Carol");
  const [alice, bob, carol] = actors as [Person, Person, Person];
  await ask(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: actors.map(({ userId }) => userId) });
  const waiting = await createWallet(alice);
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: false, canReject: true });
  expect(await see(bob, waiting)).toMatchObject({ canApprove: true, canReject: true });
  expect(await walletCount(alice)).toBe(0);
  expect((await approve(carol, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await walletCount(alice)).toBe(1);
});

test("a root quorum of two can undo a policy that denies everything", async () => {
  const actors = await newSubOrganizationOf(rootOf(service), "Alice", "Bob");
  const [alice, bob] = actors as [Person, Person];
  const policyId = await rule(alice, "DENY", "");
  await ask(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: actors.map(({ userId }) => userId) });
  expect(await rejectionOf(createWallet(alice))).toBe(explicitly);
  const waiting = await ask(alice, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
  expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect((await approve(bob, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect((await createWallet(alice)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
});

test("a consensus by tag is reached by those who carry it, each of whom sees that they are asked", async () => {
  const { root, ada, ben, cleo, dan, eve } = await office();
  const waiting = await createWallet(ada);
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: false, canReject: false });
  const views = await Promise.all([root, ben, dan, eve, ada].map((actor) => see(actor, waiting)));
  expect(views.map(({ canApprove, canReject }) => [canApprove, canReject])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(await rejectionOf(approve(eve, waiting))).toBe(notAsked);
  expect(await rejectionOf(reject(ada, waiting))).toBe(notAsked);
  expect(await approve(ben, waiting)).toMatchObject({
    status: "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    canApprove: false,
    canReject: true,
  });
  expect(await walletCount(ada)).toBe(0);
  const done = await approve(cleo, waiting);
  expect(done.status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(resultOf(done, "createWalletResult").walletId).toMatch(/^[0-9a-f-]{36}$/);
  expect(done.votes.map(({ userId }) => userId)).toEqual([ada.userId, ben.userId, cleo.userId]);
  expect(await walletCount(ada)).toBe(1);
});

test("who carries the tag and asks needs one vote less, and what is not allowed waits for nobody", async () => {
  const { ben, dan, eve } = await office();
  const waiting = await createWallet(ben);
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: false, canReject: true });
  expect((await approve(dan, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await rejectionOf(ask(eve, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Mine", userIds: [] }))).toBe(
    implicitly,
  );
});

test("a signature that waited comes with the last vote", async () => {
  const { root, staff } = await company(service, "Ada", "Ben");
  const [ada, ben] = staff;
  const signWith = firstOf(resultOf(await createWallet(root), "createWalletResult").addresses);
  await rule(root, "ALLOW", "activity.action == 'SIGN'", `approvers.any(user, user.id == '${ben.userId}')`);
  const waiting = await ask(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
    signWith: signWith,
    payload: "ab".repeat(32),
    encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
    hashFunction: "HASH_FUNCTION_NO_OP",
  });
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} });
  const { result } = await approve(ben, waiting);
  expect(result.signRawPayloadResult?.r).toMatch(/^[0-9a-f]{64}$/);
});

test("a rejection by one who is asked ends it for good", async () => {
  const { root, ada, ben, cleo } = await office();
  const waiting = await createWallet(ada);
  await approve(ben, waiting);
  const rejected = await reject(cleo, waiting);
  expect(rejected).toMatchObject({ status: "ACTIVITY_STATUS_REJECTED", canApprove: false, canReject: false });
  expect(await rejectionOf(approve(root, waiting))).toMatch(/^9 .*ACTIVITY_STATUS_REJECTED/);
  expect(await walletCount(ada)).toBe(0);
});

test("approvals that are a day old have to be given again", async () => {
  const { ada, ben, cleo } = await office();
  const waiting = await createWallet(ada);
  await approve(ben, waiting);
  await ageVotes(store, waiting, day);
  expect(await see(ben, waiting)).toMatchObject({ canApprove: true });
  expect((await approve(cleo, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect((await approve(ben, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await walletCount(ada)).toBe(1);
});

test("nobody approves twice", async () => {
  const { ada, ben, dan } = await office();
  const waiting = await createWallet(ada);
  await approve(ben, waiting);
  expect(await rejectionOf(approve(ben, waiting))).toBe("6 this user has already approved the activity");
  expect((await see(dan, waiting)).votes).toHaveLength(2);
  expect(await walletCount(ada)).toBe(0);
});

test("an approval is gone with the user who gave it", async () => {
  const { root, ada, ben, cleo, dan } = await office();
  const waiting = await createWallet(ada);
  await approve(ben, waiting);
  await ask(root, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [ben.userId] });
  expect((await approve(cleo, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect((await approve(dan, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
});

test("an approval counts by the tags that the user carries at the last vote", async () => {
  const { root, ada, ben, cleo, dan, eve, signers } = await office();
  const waiting = await createWallet(ada);
  await approve(ben, waiting);
  await ask(root, "ACTIVITY_TYPE_UPDATE_USER_TAG", {
    userTagId: signers,
    addUserIds: [eve.userId],
    removeUserIds: [ben.userId, dan.userId],
  });
  expect(await see(dan, waiting)).toMatchObject({ canApprove: false });
  expect((await approve(cleo, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect((await approve(eve, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
});

test("policies are those of the last vote", async () => {
  const { root, ada, ben, cleo, dan, signers, policyId } = await office();
  const [harder, denied, gone] = [await createWallet(ada), await createWallet(ada), await createWallet(ada)];
  for (const waiting of [harder, denied, gone]) await approve(ben, waiting);

  await ask(root, "ACTIVITY_TYPE_UPDATE_POLICY", { policyId, policyConsensus: asksFor(signers, 3) });
  expect((await approve(cleo, harder)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect((await approve(dan, harder)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  await ask(root, "ACTIVITY_TYPE_UPDATE_POLICY", { policyId, policyConsensus: asksFor(signers, 2) });

  const denial = await rule(root, "DENY", "activity.action == 'CREATE'");
  expect(await rejectionOf(approve(cleo, denied))).toBe(explicitly);
  expect(await see(cleo, denied)).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: true });
  await ask(root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId: denial });
  expect((await approve(cleo, denied)).status).toBe("ACTIVITY_STATUS_COMPLETED");

  await ask(root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
  expect(await rejectionOf(approve(cleo, gone))).toBe(notAsked);
  expect((await approve(root, gone)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await walletCount(ada)).toBe(3);
});

test("the last two votes at the same instant carry it out once", async () => {
  for (let round = 0; round < 5; round++) {
    const { ada, ben, cleo, dan } = await office();
    const waiting = await createWallet(ada);
    await approve(ben, waiting);
    const answers = await Promise.all(
      [cleo, dan].map((actor) => rejectionOf(approve(actor.through(service), waiting))),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.find((answer) => answer !== undefined)).toMatch(/^9 .*ACTIVITY_STATUS_COMPLETED/);
    expect(await see(ada, waiting)).toMatchObject({ status: "ACTIVITY_STATUS_COMPLETED" });
    expect(await walletCount(ada)).toBe(1);
  }
});

test("votes by two who do not suffice alone come together at the same instant", async () => {
  const { ada, ben, cleo } = await office();
  const waiting = await createWallet(ada);
  const answers = await Promise.all([ben, cleo].map((actor) => approve(actor.through(service), waiting)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    "ACTIVITY_STATUS_COMPLETED",
    "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  ]);
  expect(await walletCount(ada)).toBe(1);
});

test("what can't be carried out any more fails with the last vote, and those who voted see why", async () => {
  const { root, staff } = await company(service, "Ada", "Ben");
  const [ada, ben] = staff;
  const { walletId } = resultOf(await createWallet(root), "createWalletResult");
  const consensus = `approvers.any(user, user.id == '${ben.userId}')`;
  await rule(root, "ALLOW", "activity.action == 'DELETE'", consensus);
  const waiting = await ask(ada, "ACTIVITY_TYPE_DELETE_WALLETS", {
    walletIds: [walletId],
    deleteWithoutExport: true,
  });
  await ask(root, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true });
  expect(await approve(ben, waiting)).toMatchObject({
    status: "ACTIVITY_STATUS_FAILED",
    failure: { code: ErrorCode.NOT_FOUND },
  });
});

test("an activity whose key has been deleted meanwhile signs nothing, and the root quorum can end it", async () => {
  const { root, staff } = await company(service, "Ada", "Ben");
  const [ada, ben] = staff;
  const { walletId, addresses } = resultOf(await createWallet(root), "createWalletResult");
  const consensus = `approvers.any(user, user.id == '${ben.userId}')`;
  await rule(root, "ALLOW", `wallet.id == '${walletId}'`, consensus);
  const waiting = await ask(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
    signWith: firstOf(addresses),
    payload: "cd".repeat(32),
    encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
    hashFunction: "HASH_FUNCTION_NO_OP",
  });
  await ask(root, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true });
  expect(await see(ben, waiting)).toMatchObject({ canApprove: false, canReject: false });
  expect(await rejectionOf(approve(ben, waiting))).toBe(notAsked);
  expect(await approve(root, waiting)).toMatchObject({
    status: "ACTIVITY_STATUS_FAILED",
    failure: { code: ErrorCode.NOT_FOUND },
  });
});

test("the policies of one organization mean nothing in another, be it the parent", async () => {
  const { root, staff } = await company(service, "Ada");
  const neighbour = await company(service, "Noor");
  const parent = rootOf(service);
  const parentPolicies = [await rule(parent, "ALLOW", ""), await rule(parent, "DENY", "")];
  await rule(neighbour.root, "ALLOW", "");
  expect(await rejectionOf(createWallet(staff[0]))).toBe(implicitly);
  expect((await createWallet(root)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect((await createWallet(neighbour.staff[0])).status).toBe("ACTIVITY_STATUS_COMPLETED");
  for (const policyId of parentPolicies) await ask(parent, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
});

test("users manage their own credentials unless a policy denies it", async () => {
  const { root, staff } = await company(service, "Ada");
  const [ada] = staff;
  const add = (apiKeyName: string) =>
    ask(ada, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
      userId: ada.userId,
      apiKeys: [{ apiKeyName, publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }],
    });
  expect((await add("desktop")).status).toBe("ACTIVITY_STATUS_COMPLETED");
  await rule(root, "DENY", "activity.resource == 'CREDENTIAL'");
  expect(await rejectionOf(add("tablet"))).toBe(explicitly);
});
