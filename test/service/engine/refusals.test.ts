import type { Activity, ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import { createAuthenticator } from "../support/authenticator.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, activitiesOf, newWallet, signing, submit } from "../support/requests.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const origin = "https://app.example.com";
const unknownId = "01890a5d-ac96-774b-bcce-b302099a8057";

describe(`a request that is refused on ${database}`, () => {
  let service: RunningService;
  let alice: Person;
  let noor: Person;
  let address: string;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres", config: { "limits.wallets": "1" } });
    [alice] = await newSubOrganizationOf(rootOf(service), "Alice");
    await act(alice, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", {
      name: "FEATURE_NAME_WEBAUTHN_ORIGINS",
      value: origin,
    });
    noor = await newUser(alice, { userName: "Noor" });
    address = await newWallet(alice, "Taken");
    await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Taken", userIds: [] });
  });
  afterAll(() => service.close());

  const refusals = (): readonly [
    reason: string,
    status: number,
    code: number,
    type: ActivityType,
    parameters: object,
  ][] => [
    ["a parameter is missing", 400, 3, "ACTIVITY_TYPE_CREATE_WALLET", { accounts: [ethereumAccount] }],
    [
      "a value makes no sense",
      400,
      3,
      "ACTIVITY_TYPE_CREATE_USER_TAG",
      { userTagName: "Bad", userIds: [noor.userId, noor.userId] },
    ],
    ["something does not exist", 404, 5, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [unknownId] }],
    ["a name is taken", 409, 6, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Taken", userIds: [] }],
    [
      "a limit is reached",
      429,
      8,
      "ACTIVITY_TYPE_CREATE_WALLET",
      { walletName: "Second", accounts: [ethereumAccount] },
    ],
    ["the state does not allow it", 400, 9, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [alice.userId] }],
    [
      "one of a batch is wrong",
      400,
      3,
      "ACTIVITY_TYPE_CREATE_USERS_V2",
      {
        users: [
          { userName: "Good", apiKeys: [], authenticators: [], userTags: [] },
          { userName: "Bad", apiKeys: [{ apiKeyName: "one", publicKey: "00" }], authenticators: [], userTags: [] },
        ],
      },
    ],
  ];

  test("leaves no activity and no effect, whatever the reason", async () => {
    const before = await activitiesOf(alice);
    const state = async () => {
      const client = service.as(alice.key);
      const { organizationId } = alice;
      return Promise.all([client.listUsers({ organizationId }), client.listWallets({ organizationId })]);
    };
    const stateBefore = await state();
    for (const [reason, status, code, type, parameters] of refusals()) {
      const answer = await submit(alice, type, parameters);
      expect([reason, answer.status, answer.error?.code]).toEqual([reason, status, code]);
      expect(answer.error?.message).not.toBe("");
    }
    expect(await activitiesOf(alice)).toEqual(before);
    expect(await state()).toEqual(stateBefore);
  });

  test("because nobody allowed it to the user leaves no activity", async () => {
    const before = await activitiesOf(alice);
    const attempts: readonly [ActivityType, object][] = [
      ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 4711")],
      ["ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "mine", userIds: [noor.userId] }],
      ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 1, userIds: [noor.userId] }],
      ["ACTIVITY_TYPE_UPDATE_USER", { userId: noor.userId, userName: "Queen" }],
      [
        "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
        {
          userId: alice.userId,
          apiKeys: [{ apiKeyName: "x", publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }],
        },
      ],
      ["ACTIVITY_TYPE_DELETE_ORGANIZATION", { organizationId: alice.organizationId }],
    ];
    for (const [type, parameters] of attempts) {
      const { status, error } = await submit(noor, type, parameters);
      expect([type, status, error?.code]).toEqual([type, 403, 7]);
      expect(error?.message).toContain("denied");
    }
    expect(await activitiesOf(alice)).toEqual(before);
  });

  test("because the user belongs to the parent organization leaves no activity", async () => {
    const before = await activitiesOf(alice);
    const parent = rootOf(service).within(alice);
    const { status, error } = await submit(parent, "ACTIVITY_TYPE_CREATE_USER_TAG", {
      userTagName: "theirs",
      userIds: [],
    });
    expect([status, error?.code]).toEqual([403, 7]);
    expect(error?.message).toContain("parent organization");
    expect(await activitiesOf(parent)).toEqual(
      before.map((activity) => ({ ...activity, canApprove: false, canReject: false })),
    );
  });

  test("does not count for users who read or manage their own credentials", async () => {
    const { organizationId, userId } = noor;
    const client = service.as(noor.key);
    expect((await client.whoami({ organizationId })).userId).toBe(userId);
    expect((await client.listUsers({ organizationId })).users).toHaveLength(2);
    // Whoever has asked for one reads that they could reject it, which comes too late.
    const withoutRights = (activities: readonly Activity[]) =>
      activities.map((activity) => ({ ...activity, canReject: false }));
    expect(withoutRights(await activitiesOf(noor))).toEqual(withoutRights(await activitiesOf(alice)));

    const apiKeys = [{ apiKeyName: "second", publicKey: newKey().publicKey, curveType: "API_KEY_CURVE_P256" }];
    const { result } = await act(noor, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys });
    const { apiKeyIds } = (result as { createApiKeysResult: { apiKeyIds: string[] } }).createApiKeysResult;
    await act(noor, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds });
    const authenticators = [{ authenticatorName: "phone", ...createAuthenticator({ origin }).register() }];
    const added = await act(noor, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", { userId, authenticators });
    const { authenticatorIds } = (added.result as { createAuthenticatorsResult: { authenticatorIds: string[] } })
      .createAuthenticatorsResult;
    await act(noor, "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", { userId, authenticatorIds });
  });

  test("because it names one's own user and another's credential changes nothing", async () => {
    const { user } = await service
      .as(alice.key)
      .getUser({ organizationId: alice.organizationId, userId: alice.userId });
    const apiKeyIds = user.apiKeys.map(({ apiKeyId }) => apiKeyId);
    const { status, error } = await submit(noor, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: noor.userId, apiKeyIds });
    expect([status, error?.code]).toEqual([404, 5]);
    await act(alice, "ACTIVITY_TYPE_UPDATE_USER", { userId: alice.userId, userName: "Still here" });
  });
});
