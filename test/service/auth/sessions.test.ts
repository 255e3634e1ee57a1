// X-Session: what its bearer may do, and how long.

import { ErrorCode, createClient } from "@countersign/api";
import { operations } from "@countersign/api/server";
import { sessionStamper } from "@countersign/api/stampers/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteUsers } from "../../../service/src/store/users.js";
import type { QueryName } from "../../../service/src/queries/queries.js";
import { openSession, post, whoamiBy } from "../families/sessions/session.js";
import type { Answer } from "../families/sessions/session.js";
import { createStranger, furnish } from "../queries/furnished.js";
import type { Furnished } from "../queries/furnished.js";
import { createAuthenticator } from "../support/authenticator.js";
import { newSubOrganization, newUser } from "../support/people.js";
import { named, unauthenticated } from "../support/refusal.js";
import { stampOf } from "../support/stamp.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { rewrite } from "../support/authority.js";

/** What each query of the contract asks for, beside the organization. */
const queries: Readonly<Record<QueryName, (of: Furnished) => object>> = {
  checkPolicy: () => ({ consensus: "approvers.count() >= 2" }),
  explainPolicy: ({ activityId }) => ({ activityId }),
  getActivePolicies: () => ({}),
  getActivity: ({ activityId }) => ({ activityId }),
  getApiKey: ({ apiKeyId }) => ({ apiKeyId }),
  getApiKeys: () => ({}),
  getAttestation: () => ({ enclaveType: "signer" }),
  getAuthProxyConfig: () => ({}),
  getAuthenticator: ({ authenticatorId }) => ({ authenticatorId }),
  getAuthenticators: ({ userId }) => ({ userId }),
  getIpAllowlist: () => ({}),
  getMfaPolicies: ({ memberId: userId }) => ({ userId }),
  getMfaPolicy: ({ memberId: userId, mfaPolicyId }) => ({ userId, mfaPolicyId }),
  getMfaStatus: ({ activityId }) => ({ activityId }),
  getOauth2Credential: ({ oauth2CredentialId }) => ({ oauth2CredentialId }),
  listOauth2Credentials: () => ({}),
  getOauthProviders: () => ({}),
  getOrganization: () => ({}),
  getOrganizationConfigs: () => ({}),
  getPolicy: ({ policyId }) => ({ policyId }),
  getPolicyEvaluations: ({ activityId }) => ({ activityId }),
  getPrivateKey: ({ privateKeyIds: [privateKeyId] }) => ({ privateKeyId }),
  listSecrets: () => ({}),
  getSessionProfile: ({ sessionProfileId }) => ({ sessionProfileId }),
  getSessionProfiles: () => ({}),
  getUser: ({ userId }) => ({ userId }),
  getWallet: ({ walletId }) => ({ walletId }),
  getWalletAccount: ({ walletId, addresses: [address] }) => ({ walletId, address }),
  listActivities: () => ({}),
  listPolicies: () => ({}),
  listPrivateKeyTags: () => ({}),
  listPrivateKeys: () => ({}),
  listSuborgs: () => ({}),
  listUserTags: () => ({}),
  listUsers: () => ({}),
  listVerifiedSuborgs: () => ({}),
  listWalletAccounts: ({ walletId }) => ({ walletId }),
  listWallets: () => ({}),
  listMessages: () => ({}),
  listWebhookDeliveries: () => ({}),
  getActivityReceipts: ({ activityId }) => ({ activityId }),
  listLogRecords: () => ({}),
  watchActivities: () => ({}),
  listWebhookEndpoints: () => ({}),
  listSmartContractInterfaces: () => ({}),
  getSmartContractInterface: ({ smartContractInterfaceId }) => ({ smartContractInterfaceId }),
  listVelocityControls: () => ({}),
  getVelocityControl: ({ velocityControlId }) => ({ velocityControlId }),
  listFreezes: () => ({}),
  getVoteExpiry: () => ({}),
  listDelays: () => ({}),
  listAddressBook: () => ({}),
  listNotificationChannels: () => ({}),
  getKeyRestrictions: ({ walletId }) => ({ walletId }),
  listSpendingLimits: () => ({}),
  getSpendingUsage: ({ spendingLimitId }) => ({ spendingLimitId }),
  planPolicies: () => ({ policies: [] }),
  whoami: () => ({}),
};
const ofKind = (wanted: "query" | "submit") => operations.filter(({ kind }) => kind === wanted);
/** A stream has no end. */
const answered = ofKind("query").filter(({ events }) => !events);

const refused401 = { status: 401, body: unauthenticated.bySession };
const expired401 = {
  status: 401,
  body: {
    code: ErrorCode.UNAUTHENTICATED,
    message: "the session has expired; create another with create_read_only_session",
    details: [],
  },
};

describe("a session", () => {
  let world: World;
  let root: Furnished;
  let child: Furnished;
  let rootSession: string;
  let childSession: string;

  beforeAll(async () => {
    world = await openWorld();
    root = await furnish(world, world.root);
    child = await furnish(world, await newSubOrganization(root, "Child"));
    rootSession = (await openSession(root)).session;
    childSession = (await openSession(child)).session;
  });
  afterAll(() => world.close());

  /** The answer, but for the instant of it that it tells. */
  const ask = async (path: string, body: string, headers: Readonly<Record<string, string>>) => {
    const answer = await post(world.service, path, body, headers);
    const members = Object.entries(answer.body).filter(([name]) => name !== "evaluatedAtMs");
    return { ...answer, body: Object.fromEntries(members) };
  };
  const whoami = (organizationId: string, session: string) => whoamiBy(world.service, organizationId, session);
  /** Ends sessions of a user now. */
  const expire = (userId: string) =>
    rewrite(world.store, (database) =>
      database.updateTable("sessions").set({ expires_at: Date.now() }).where("user_id", "=", userId).execute(),
    );

  test.each(answered)("$name is answered as if stamped", async ({ name, path }) => {
    const body = JSON.stringify({ organizationId: root.organizationId, ...queries[name as QueryName](root) });
    const stamped = await ask(path, body, await stampOf(root.key, body));
    expect([200, 501]).toContain(stamped.status);
    expect(await ask(path, body, { "X-Session": rootSession })).toEqual(stamped);
  });

  test.each(answered)("$name reads a sub-organization as its parent's users may", async ({ name, path }) => {
    const body = JSON.stringify({ organizationId: child.organizationId, ...queries[name as QueryName](child) });
    const stamped = await ask(path, body, await stampOf(root.key, body));
    expect(await ask(path, body, { "X-Session": rootSession })).toEqual(stamped);
  });

  test.each(ofKind("submit"))("$name is refused, and without anything it is not authenticated", async ({ path }) => {
    const body = JSON.stringify({ organizationId: root.organizationId });
    const refused: Answer = {
      status: 403,
      body: {
        code: ErrorCode.PERMISSION_DENIED,
        message: "X-Session: sessions are read-only; send a stamp in X-Stamp or X-Stamp-Webauthn instead",
        details: [],
      },
    };
    expect(await ask(path, body, { "X-Session": rootSession })).toEqual(refused);
    // Nothing is told about the session.
    expect(await ask(path, body, { "X-Session": "made up" })).toEqual(refused);
    expect(await ask(path, body, {})).toEqual({ status: 401, body: unauthenticated.withoutStamp });
  });

  test("opens nothing in the parent of its organization, a sibling or elsewhere", async () => {
    const sibling = await newSubOrganization(root, "Sibling");
    const stranger = await createStranger(world);
    const listUsers = (organizationId: string, session: string) =>
      ask("/public/v1/query/list_users", JSON.stringify({ organizationId }), { "X-Session": session });
    for (const organizationId of [root, sibling, stranger].map(({ organizationId }) => organizationId)) {
      expect(await listUsers(organizationId, childSession)).toEqual(refused401);
    }
    for (const { organizationId } of [sibling, stranger]) {
      expect(await whoami(organizationId, childSession)).toEqual(refused401);
    }
    expect(await listUsers(stranger.organizationId, rootSession)).toEqual(refused401);
    expect(await listUsers("019aa099-6bc6-710b-ae3b-c4c77bffa7a7", rootSession)).toEqual(refused401);
  });

  test("tells a sub-organization's user who they are by the parent's id", async () => {
    expect(await whoami(root.organizationId, childSession)).toMatchObject({
      status: 200,
      body: { organizationId: child.organizationId, userId: child.userId },
    });
  });

  test("is accepted from the generated client's stamper, which stamps submits with another", async () => {
    const { baseUrl } = world.service;
    const client = createClient({ baseUrl, stamper: sessionStamper({ session: rootSession }) });
    const { organizationId } = root;
    expect(await client.whoami({ organizationId })).toMatchObject({ userId: root.userId });
  });

  test("beside a stamp is refused, whichever it is", async () => {
    const body = JSON.stringify({ organizationId: root.organizationId });
    const authenticator = createAuthenticator({ origin: "https://app.example.com" });
    const session = { "X-Session": rootSession };
    for (const stamp of [await stampOf(root.key, body), { "X-Stamp-Webauthn": authenticator.stamp(body) }]) {
      const both = {
        code: ErrorCode.UNAUTHENTICATED,
        message: expect.stringMatching(
          /: X-Stamp(-Webauthn)? and X-Session were sent together; send only one$/,
        ) as string,
        details: named("SIGNATURE_INVALID"),
      };
      for (const path of ["/public/v1/query/whoami", "/public/v1/submit/create_wallet"]) {
        expect(await ask(path, body, { ...stamp, ...session })).toEqual({ status: 401, body: both });
      }
    }
  });

  test("that was altered, cut, lengthened or repeated is none", async () => {
    const last = rootSession.endsWith("A") ? "E" : "A";
    const altered = [
      rootSession.slice(0, -1) + last,
      rootSession.slice(0, -1),
      `${rootSession}A`,
      `${rootSession}=`,
      `${rootSession}, ${rootSession}`,
      rootSession.toLowerCase(),
      "x".repeat(10_000),
      "",
    ];
    for (const session of altered) expect(await whoami(root.organizationId, session)).toEqual(refused401);
  });

  test("that has expired is none, wherever it opened something", async () => {
    const bob = await newUser(root);
    const { session } = await openSession(bob);
    expect(await whoami(root.organizationId, session)).toMatchObject({ status: 200 });
    await expire(bob.userId);
    expect(await whoami(root.organizationId, session)).toEqual(expired401);
    expect(await whoami(child.organizationId, session)).toEqual(expired401);
    const carol = await newSubOrganization(root, "Expiring");
    const carols = await openSession(carol);
    expect(await whoami(root.organizationId, carols.session)).toMatchObject({ status: 200 });
    await expire(carol.userId);
    expect(await whoami(root.organizationId, carols.session)).toEqual(expired401);
  });

  test("ends with its user", async () => {
    const bob = await newUser(root);
    const { session } = await openSession(bob);
    expect(await whoami(root.organizationId, session)).toMatchObject({ status: 200 });
    await world.store.write((transaction) => deleteUsers(transaction.in(root.organizationId), [bob.userId]));
    expect(await whoami(root.organizationId, session)).toEqual(refused401);
  });

  test("ends with its organization", async () => {
    const branch = await newSubOrganization(root, "Branch");
    const { session } = await openSession(branch);
    expect(await whoami(branch.organizationId, session)).toMatchObject({ status: 200 });
    const deletion = branch.request("ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true });
    await branch.client.deleteSubOrganization(deletion);
    expect(await whoami(branch.organizationId, session)).toEqual(refused401);
    expect(await whoami(root.organizationId, session)).toEqual(refused401);
  });

  test("is never written to the log", () => {
    expect(world.service.logs.filter((line) => line.includes(rootSession) || line.includes(childSession))).toEqual([]);
  });
});
