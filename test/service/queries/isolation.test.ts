import { ErrorCode } from "@countersign/api";
import type { Client } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QueryName } from "../../../service/src/queries/queries.js";
import { newSubOrganization } from "../support/people.js";
import type { Person } from "../support/people.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { askForTwo, createStranger, furnish, giveAuthProxy } from "./furnished.js";
import type { Furnished } from "./furnished.js";
import { giveUndelivered } from "./undelivered.js";

type Ask = (client: Client, organizationId: string, of: Furnished) => Promise<unknown>;

/** Queries that ask for something by its id. */
const byId = {
  explainPolicy: (client, organizationId, { activityId }) => client.explainPolicy({ organizationId, activityId }),
  getActivity: (client, organizationId, { activityId }) => client.getActivity({ organizationId, activityId }),
  getApiKey: (client, organizationId, { apiKeyId }) => client.getApiKey({ organizationId, apiKeyId }),
  getApiKeys: (client, organizationId, { memberId: userId }) => client.getApiKeys({ organizationId, userId }),
  getAuthenticator: (client, organizationId, { authenticatorId }) =>
    client.getAuthenticator({ organizationId, authenticatorId }),
  getAuthenticators: (client, organizationId, { memberId: userId }) =>
    client.getAuthenticators({ organizationId, userId }),
  getMfaPolicies: (client, organizationId, { memberId: userId }) => client.getMfaPolicies({ organizationId, userId }),
  getMfaPolicy: (client, organizationId, { memberId: userId, mfaPolicyId }) =>
    client.getMfaPolicy({ organizationId, userId, mfaPolicyId }),
  // Nothing waits in any of them.
  getMfaStatus: async (client, organizationId, { activityId }) => ({
    activityId,
    ...(await client.getMfaStatus({ organizationId, activityId })),
  }),
  getOauth2Credential: (client, organizationId, { oauth2CredentialId }) =>
    client.getOauth2Credential({ organizationId, oauth2CredentialId }),
  getOauthProviders: (client, organizationId, { memberId: userId }) =>
    client.getOauthProviders({ organizationId, userId }),
  getPolicy: (client, organizationId, { policyId }) => client.getPolicy({ organizationId, policyId }),
  getActivityReceipts: async (client, organizationId, { activityId }) =>
    (await client.getActivityReceipts({ organizationId, activityId, waitForInclusion: true })).receipts.map(
      ({ record, salt }) => ({ record, salt }),
    ),
  getSmartContractInterface: (client, organizationId, { smartContractInterfaceId }) =>
    client.getSmartContractInterface({ organizationId, smartContractInterfaceId }),
  getVelocityControl: (client, organizationId, { velocityControlId }) =>
    client.getVelocityControl({ organizationId, velocityControlId }),
  // Nothing was spent in any of them.
  getSpendingUsage: async (client, organizationId, { spendingLimitId }) => ({
    spendingLimitId,
    ...(await client.getSpendingUsage({ organizationId, spendingLimitId, holder: "" })),
  }),
  // None of them has any.
  getKeyRestrictions: async (client, organizationId, { walletId }) => ({
    walletId,
    ...(await client.getKeyRestrictions({ organizationId, walletId })),
  }),
  getPolicyEvaluations: (client, organizationId, { activityId }) =>
    client.getPolicyEvaluations({ organizationId, activityId }),
  getPrivateKey: (client, organizationId, { privateKeyIds: [privateKeyId] }) =>
    client.getPrivateKey({ organizationId, privateKeyId }),
  getUser: (client, organizationId, { memberId: userId }) => client.getUser({ organizationId, userId }),
  getWallet: (client, organizationId, { walletId }) => client.getWallet({ organizationId, walletId }),
  getWalletAccount: (client, organizationId, { walletId, addresses: [address] }) =>
    client.getWalletAccount({ organizationId, walletId, address }),
  listWalletAccounts: (client, organizationId, { walletId }) => client.listWalletAccounts({ organizationId, walletId }),
} as const satisfies Partial<Record<QueryName, Ask>>;

/** Queries about an organization as a whole. */
const whole = {
  // The instant of the answer aside.
  getActivePolicies: async (client, organizationId) => (await client.getActivePolicies({ organizationId })).statuses,
  getAuthProxyConfig: (client, organizationId) => client.getAuthProxyConfig({ organizationId }),
  getIpAllowlist: (client, organizationId) => client.getIpAllowlist({ organizationId }),
  getOrganization: (client, organizationId) => client.getOrganization({ organizationId }),
  getOrganizationConfigs: (client, organizationId) => client.getOrganizationConfigs({ organizationId }),
  listActivities: (client, organizationId) => client.listActivities({ organizationId }),
  listLogRecords: (client, organizationId) => client.listLogRecords({ organizationId }),
  watchActivities: async (client, organizationId) => {
    for await (const event of client.watchActivities({ organizationId }, { lastEventId: "0", retry: false }))
      return event;
  },
  listMessages: (client, organizationId) => client.listMessages({ organizationId }),
  listPolicies: (client, organizationId) => client.listPolicies({ organizationId }),
  planPolicies: (client, organizationId) => client.planPolicies({ organizationId, policies: [] }),
  listPrivateKeyTags: (client, organizationId) => client.listPrivateKeyTags({ organizationId }),
  listPrivateKeys: (client, organizationId) => client.listPrivateKeys({ organizationId }),
  listSecrets: (client, organizationId) => client.listSecrets({ organizationId }),
  listSmartContractInterfaces: (client, organizationId) => client.listSmartContractInterfaces({ organizationId }),
  listVelocityControls: (client, organizationId) => client.listVelocityControls({ organizationId }),
  listOauth2Credentials: (client, organizationId) => client.listOauth2Credentials({ organizationId }),
  // Each has its own.
  getVoteExpiry: (client, organizationId) => client.getVoteExpiry({ organizationId }),
  listDelays: (client, organizationId) => client.listDelays({ organizationId }),
  listAddressBook: (client, organizationId) => client.listAddressBook({ organizationId }),
  listFreezes: (client, organizationId) => client.listFreezes({ organizationId }),
  listSpendingLimits: (client, organizationId) => client.listSpendingLimits({ organizationId }),
  listUserTags: (client, organizationId) => client.listUserTags({ organizationId }),
  listUsers: (client, organizationId) => client.listUsers({ organizationId }),
  listWallets: (client, organizationId) => client.listWallets({ organizationId }),
  listWebhookDeliveries: (client, organizationId) => client.listWebhookDeliveries({ organizationId }),
  listWebhookEndpoints: (client, organizationId) => client.listWebhookEndpoints({ organizationId }),
} as const satisfies Partial<Record<QueryName, Ask>>;

/** The same, of queries that may also ask by an id. */
const wholeToo = {
  "listWalletAccounts of all wallets": (client, organizationId) =>
    client.listWalletAccounts({ organizationId, includeWalletDetails: true }),
} as const satisfies Readonly<Record<string, Ask>>;

/** Queries whose answer does not come from the organization named, or that only its own users may ask. */
const others = {
  checkPolicy: (client, organizationId) => client.checkPolicy({ organizationId, consensus: "approvers.count() >= 2" }),
  getAttestation: (client, organizationId) => client.getAttestation({ organizationId, enclaveType: "signer" }),
  getSessionProfile: (client, organizationId, { sessionProfileId }) =>
    client.getSessionProfile({ organizationId, sessionProfileId }),
  getSessionProfiles: (client, organizationId) => client.getSessionProfiles({ organizationId }),
  listNotificationChannels: (client, organizationId) => client.listNotificationChannels({ organizationId }),
  listSuborgs: (client, organizationId) => client.listSuborgs({ organizationId }),
  listVerifiedSuborgs: (client, organizationId) => client.listVerifiedSuborgs({ organizationId }),
  whoami: (client, organizationId) => client.whoami({ organizationId }),
} as const satisfies Partial<Record<QueryName, Ask>>;

const every: Readonly<Record<QueryName, Ask>> = { ...byId, ...whole, ...others };

test("all queries of the contract are tried", () => {
  const names = operations.filter(({ kind }) => kind === "query").map(({ name }) => name);
  expect(Object.keys(every).sort()).toEqual(names.sort());
});

describe("between organizations", () => {
  let world: World;
  let parent: Furnished;
  let child: Furnished;
  let sibling: Furnished;
  let stranger: Furnished;

  beforeAll(async () => {
    world = await openWorld();
    parent = await furnish(world, world.root);
    child = await furnish(world, await newSubOrganization(parent, "Child"));
    sibling = await furnish(world, await newSubOrganization(parent, "Sibling"));
    stranger = await furnish(world, await createStranger(world));
    for (const each of [parent, child, sibling, stranger]) {
      await giveAuthProxy(world.store, each);
      await giveUndelivered(world.store, each.organizationId, 2);
    }
  });
  afterAll(() => world.close());

  const as = ({ key }: Person) => world.service.as(key);
  const table = (asks: Readonly<Record<string, Ask>>) => Object.entries(asks);

  test.each(table({ ...byId, ...whole, ...wholeToo }))(
    "%s: users of the parent read a sub-organization",
    async (_name, ask) => {
      const seen = await ask(as(parent), child.organizationId, child);
      const own = await ask(as(child), child.organizationId, child);
      // Whose vote counts is not the same for them; all else is.
      const withoutRights = (answer: unknown) =>
        JSON.parse(
          JSON.stringify(answer, (key, value: unknown) => (key === "canReject" ? undefined : value)),
        ) as unknown;
      expect(withoutRights(seen)).toEqual(withoutRights(own));
      expect(seen).not.toEqual(await ask(as(parent), parent.organizationId, parent));
    },
  );

  test.each(table(every))(
    "%s: siblings and strangers are not admitted, nor children to strangers",
    async (_name, ask) => {
      for (const [caller, other] of [
        [sibling, child],
        [stranger, parent],
        [stranger, child],
        [parent, stranger],
        [child, stranger],
      ] as const) {
        await expect(ask(as(caller), other.organizationId, other)).rejects.toMatchObject({
          code: ErrorCode.UNAUTHENTICATED,
          status: 401,
        });
      }
    },
  );

  const { whoami: _whoami, ...allButWhoami } = every;
  test.each(table(allButWhoami))(
    "%s: users of a sub-organization are not admitted to its parent",
    async (_name, ask) => {
      await expect(ask(as(child), parent.organizationId, parent)).rejects.toMatchObject({
        code: ErrorCode.UNAUTHENTICATED,
        status: 401,
      });
    },
  );

  test.each(table(byId))("%s: an id of another organization is not found in one's own", async (_name, ask) => {
    for (const [caller, other] of [
      [child, sibling],
      [child, parent],
      [parent, child],
      [parent, stranger],
      [stranger, parent],
    ] as const) {
      await expect(ask(as(caller), caller.organizationId, other)).rejects.toMatchObject({
        code: ErrorCode.NOT_FOUND,
        status: 404,
      });
    }
    await expect(ask(as(parent), child.organizationId, sibling)).rejects.toMatchObject({
      code: ErrorCode.NOT_FOUND,
      status: 404,
    });
  });

  test.each(table(every))("%s: an organization that does not exist admits nobody", async (_name, ask) => {
    const nowhere = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";
    await expect(ask(as(parent), nowhere, parent)).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
      status: 401,
    });
  });

  test.each(table({ ...whole, ...wholeToo }))(
    "%s: nothing of other organizations is in one's own",
    async (_name, ask) => {
      const idsOf = (made: Furnished) => [
        made.userTagId,
        made.memberId,
        made.apiKeyId,
        made.authenticatorId,
        made.providerId,
        made.privateKeyTagId,
        ...made.privateKeyIds,
        made.walletId,
        made.policyId,
        made.invitationId,
        made.activityId,
        made.secretId,
      ];
      for (const own of [parent, child, sibling, stranger]) {
        const answer = JSON.stringify(await ask(as(own), own.organizationId, own));
        const others = [parent, child, sibling, stranger].filter((other) => other !== own);
        expect(others.flatMap(idsOf).filter((id) => answer.includes(id))).toEqual([]);
      }
    },
  );

  test("users of the parent see what waits in a sub-organization, but their vote is not asked for", async () => {
    const waiting = await newSubOrganization(parent, "Waiting");
    await askForTwo(waiting);
    const { organizationId } = waiting;
    const { activity } = await waiting.client.createUserTag(
      waiting.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "waits", userIds: [] }),
    );
    const seenBy = async (viewer: Person) => {
      const seen = await viewer.client.getActivity({ organizationId, activityId: activity.id });
      return { status: seen.activity.status, canApprove: seen.activity.canApprove, canReject: seen.activity.canReject };
    };
    const status = "ACTIVITY_STATUS_CONSENSUS_NEEDED";
    expect(await seenBy(waiting)).toEqual({ status, canApprove: false, canReject: true });
    expect(await seenBy(parent)).toEqual({ status, canApprove: false, canReject: false });
  });
});
