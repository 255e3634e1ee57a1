// Freezes, on a running service: what stops, who stops it, and who lets it go on.

import type { ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newTargetKey } from "../families/transfers/mover.js";
import { company, rule, see } from "../policy/company.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet, signing, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const completed = "ACTIVITY_STATUS_COMPLETED";
const waits = "ACTIVITY_STATUS_CONSENSUS_NEEDED";

/** Three root users, of whom so many are the quorum, a user who may use keys, a wallet and a private key. */
async function bank(votes = 1, threshold = 2) {
  const [ada, ben, cleo] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben", "Cleo");
  const made = await act(ada, "ACTIVITY_TYPE_CREATE_USERS_V2", {
    users: [{ userName: "Dan", apiKeys: [], authenticators: [], userTags: [] }],
  });
  const danId = firstOf(resultOf(made, "createUsersResult").userIds);
  const consensus = `approvers.count() >= ${votes}`;
  await rule(ada, "ALLOW", "activity.action in ['SIGN', 'EXPORT', 'DELETE']", consensus);
  const address = await newWallet(ada, "Treasury");
  const { organizationId } = ada;
  const { wallets } = await ada.generatedClient.listWallets({ organizationId });
  const key = await act(ada, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [{ privateKeyName: "Hot", curve: "CURVE_SECP256K1", addressFormats: [], privateKeyTags: [] }],
  });
  const privateKeyId = present(firstOf(resultOf(key, "createPrivateKeysResultV2").privateKeys).privateKeyId);
  const userIds = [ada, ben, cleo].map(({ userId }) => userId);
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
  return { ada, ben, cleo, danId, organizationId, address, walletId: firstOf(wallets).walletId, privateKeyId };
}

/** Everything that uses keys, by wallet and by private key. */
const uses = ({ address, walletId, privateKeyId }: Awaited<ReturnType<typeof bank>>) => {
  const { publicKey: targetPublicKey } = newTargetKey();
  const many = { ...signing("", ""), payloads: ["a"] };
  const deletion = { deleteWithoutExport: true };
  const wallet: (readonly [ActivityType, object])[] = [
    ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release")],
    ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS", { ...many, payload: undefined, signWith: address }],
    ["ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey }],
    ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", { address, targetPublicKey }],
    ["ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], ...deletion }],
  ];
  const privateKey: (readonly [ActivityType, object])[] = [
    ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(privateKeyId, "Release")],
    ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", { privateKeyId, targetPublicKey }],
    ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: [privateKeyId], ...deletion }],
  ];
  return { wallet, privateKey };
};

const outcomes = async (by: Person, requests: readonly (readonly [ActivityType, object])[]) => {
  const found: unknown[] = [];
  for (const [type, parameters] of requests) found.push(outcome(await submit(by, type, parameters)));
  return found;
};

const repeat = (text: unknown, list: readonly unknown[]) => list.map(() => text);

describe("a frozen wallet", () => {
  test("signs nothing, is not exported and not deleted, until the root quorum has thawed it", async () => {
    const scene = await bank();
    const { ada, ben, cleo, walletId } = scene;
    const { wallet, privateKey } = uses(scene);
    const frozen = { walletIds: [walletId], reason: "Ticket 311" };
    expect(outcome(await submit(ada, "ACTIVITY_TYPE_FREEZE", frozen))).toBe(completed);
    const refusal = expect.stringMatching(
      new RegExp(`^brake denied request: wallet ${walletId} was frozen at .* by user ${ada.userId}: "Ticket 311"`),
    );
    expect(await outcomes(ben, wallet)).toEqual(repeat(refusal, wallet));
    expect(await outcomes(ben, privateKey.slice(0, 2))).toEqual([completed, completed]);
    // Its organization is not deleted either.
    expect(await outcomes(ben, [["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", {}]])).toEqual([refusal]);
    const thawing = await act(ada, "ACTIVITY_TYPE_THAW", { walletIds: [walletId] });
    expect(thawing.status).toBe(waits);
    expect(await outcomes(ben, wallet.slice(0, 1))).toEqual([refusal]);
    expect(outcome(await vote(cleo, "APPROVE", thawing))).toBe(completed);
    expect(await outcomes(ben, wallet)).toEqual(repeat(completed, wallet));
  });

  test("is frozen by the lists of a query, once, however often somebody does", async () => {
    const { ada, ben, organizationId, walletId, privateKeyId } = await bank();
    for (const by of [ada, ben]) {
      const parameters = { walletIds: [walletId], privateKeyIds: [privateKeyId] };
      const { targetIds } = resultOf(await act(by, "ACTIVITY_TYPE_FREEZE", parameters), "freezeResult");
      expect([...targetIds].sort()).toEqual([walletId, privateKeyId].sort());
    }
    const { freezes } = await ben.generatedClient.listFreezes({ organizationId });
    expect(new Set(freezes.map(({ target }) => target))).toEqual(
      new Set(["FREEZE_TARGET_WALLET", "FREEZE_TARGET_PRIVATE_KEY"]),
    );
    expect(new Set(freezes.map(({ userId }) => userId))).toEqual(new Set([ada.userId]));
  });
});

test("a frozen organization uses none of its keys, and is not deleted", async () => {
  const scene = await bank();
  const { wallet, privateKey } = uses(scene);
  await act(scene.cleo, "ACTIVITY_TYPE_FREEZE", { wholeOrganization: true });
  const requests = [...wallet, ...privateKey, ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", {}] as const];
  const refusal = expect.stringMatching(/^brake denied request: organization /);
  expect(await outcomes(scene.ada, requests)).toEqual(repeat(refusal, requests));
  expect(outcome(await submit(scene.ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "A", userIds: [] }))).toBe(
    waits,
  );
});

describe("a frozen user", () => {
  test("has nothing signed, and what they have approved does not count until they are thawed", async () => {
    const scene = await bank(3);
    const { ada, ben, cleo, address } = scene;
    const waiting = await act(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release"));
    await act(ben, "ACTIVITY_TYPE_FREEZE", { userIds: [ada.userId] });
    const refusal = expect.stringMatching(new RegExp(`^brake denied request: user ${ada.userId} was frozen`));
    // Two others approve, which is the quorum; but it is Ada who asks.
    expect(outcome(await vote(ben, "APPROVE", waiting))).toEqual(refusal);
    expect(outcome(await submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Two")))).toEqual(refusal);
    const bens = await act(ben, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Three"));
    expect(outcome(await vote(ada, "APPROVE", bens))).toEqual(refusal);
    expect(outcome(await vote(ada, "REJECT", bens))).toBe("ACTIVITY_STATUS_REJECTED");
    const thawing = await act(ben, "ACTIVITY_TYPE_THAW", { userIds: [ada.userId] });
    expect(outcome(await vote(cleo, "APPROVE", thawing))).toBe(completed);
    expect(outcome(await vote(ben, "APPROVE", waiting))).toBe(completed);
  });

  test("whose approval came before the freeze has not approved", async () => {
    const { ada, ben, cleo, address } = await bank(3, 3);
    const waiting = await act(ben, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release"));
    expect(outcome(await vote(ada, "APPROVE", waiting))).toBe(waits);
    await act(cleo, "ACTIVITY_TYPE_FREEZE", { userIds: [ada.userId] });
    expect(outcome(await vote(cleo, "APPROVE", waiting))).toBe(waits);
  });

  test("that is deleted leaves no freeze behind", async () => {
    const { ada, ben, cleo, danId, organizationId } = await bank();
    await act(ada, "ACTIVITY_TYPE_FREEZE", { userIds: [danId] });
    const deletion = await act(ben, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [danId] });
    expect((await see(ben, deletion as never)).status).toBe(completed);
    expect(await cleo.generatedClient.listFreezes({ organizationId })).toEqual({ freezes: [] });
  });
});

describe("who freezes", () => {
  test("is any root user, whatever policies say, and others whom policies let", async () => {
    const { root, staff } = await company(world.service, "Guard", "Clerk");
    const [guard, clerk] = staff;
    const address = await newWallet(root, "Treasury");
    const { wallets } = await root.generatedClient.listWallets({ organizationId: root.organizationId });
    const { walletId } = firstOf(wallets);
    const wallet = { walletIds: [walletId] };
    expect(outcome(await submit(guard, "ACTIVITY_TYPE_FREEZE", wallet))).toContain("no policy allows it");
    await rule(
      root,
      "ALLOW",
      `activity.resource == 'FREEZE' && wallet.id == '${walletId}'`,
      `approvers.any(user, user.id == '${guard.userId}')`,
    );
    expect(outcome(await submit(clerk, "ACTIVITY_TYPE_FREEZE", wallet))).toBe(waits);
    expect(outcome(await submit(guard, "ACTIVITY_TYPE_FREEZE", { wholeOrganization: true }))).toContain("no policy");
    expect(outcome(await submit(guard, "ACTIVITY_TYPE_THAW", wallet))).toContain("requires the root quorum");
    expect(outcome(await submit(guard, "ACTIVITY_TYPE_FREEZE", wallet))).toBe(completed);
    expect(outcome(await submit(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "a")))).toContain("brake");
    await rule(root, "DENY", "true");
    expect(outcome(await submit(root, "ACTIVITY_TYPE_FREEZE", { wholeOrganization: true }))).toBe(completed);
  });

  test.each([
    [{}, /^parameters: name walletIds, privateKeyIds or userIds, or set wholeOrganization$/],
    [{ wholeOrganization: true, userIds: ["@user"] }, /^wholeOrganization: leave out everything else/],
    [{ walletIds: ["@user"] }, /^walletIds\.0: no wallet "@user" in this organization$/],
    [{ userIds: ["00000000-0000-4000-8000-000000000000"] }, /^userIds\.0: no user/],
  ])("names what there is, and not %j", async (parameters, message) => {
    const [root] = await newSubOrganizationOf(rootOf(world.service), "Root");
    const text = JSON.stringify(parameters).replaceAll("@user", root.userId);
    const said = outcome(await submit(root, "ACTIVITY_TYPE_FREEZE", JSON.parse(text) as object));
    expect(said?.replaceAll(root.userId, "@user")).toMatch(message);
  });

  test("thaws nothing that is not frozen", async () => {
    const [root] = await newSubOrganizationOf(rootOf(world.service), "Root");
    const said = outcome(await submit(root, "ACTIVITY_TYPE_THAW", { wholeOrganization: true }));
    expect(said).toBe(`not frozen: ${root.organizationId}; list_freezes says what is`);
  });
});
