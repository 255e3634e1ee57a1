// Which changes wait for a delay, told from requests alone.

import type { ActivityType } from "@countersign/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { delayOf } from "../../../service/src/activities/engine/delays.js";
import { families } from "../../../service/src/activities/families.js";
import { acceptsAddress, acceptsNoMore, readIpAllowlists } from "../../../service/src/organizations/ip-allowlist.js";
import { byPoliciesAlone } from "../../../service/src/policy/request.js";
import type { KeyUse } from "../../../service/src/signing/brakes.js";
import { delayedChanges } from "../../../service/src/store/delays.js";

interface AnyFamily {
  readonly keyUse?: KeyUse;
  readonly versions: object;
}

test("everything that exports or deletes keys can be delayed, and nothing that signs", () => {
  const delays = new Map(delayedChanges.map((change) => [change, 1000] as const));
  const found = { signs: new Set<unknown>(), exports: new Set<unknown>(), deletes: new Set<unknown>() };
  for (const { keyUse, versions } of Object.values<AnyFamily>(families)) {
    if (keyUse === undefined) continue;
    const [type] = Object.keys(versions);
    const request = { ...byPoliciesAlone, type: type as ActivityType, intent: {}, initiatorId: "" };
    found[keyUse].add(delayOf({ members: new Map(), delays, ipAllowlists: new Map(), policies: [] }, request)?.change);
  }
  const sets = Object.entries(found).map(([use, changes]) => [use, [...changes]]);
  expect(Object.fromEntries(sets)).toEqual({ signs: [undefined], exports: ["keyExport"], deletes: ["keyDeletion"] });
});

const ids = ["9e253141-8ac6-413c-bc7b-07b62bc792c5"];
const office = { enabled: true, rules: [{ cidr: "203.0.113.0/24" }] };
const wide = { enabled: true, rules: [{ cidr: "203.0.112.0/20" }] };

test.each<[waits: boolean, type: ActivityType, intent: object, before?: typeof office]>([
  [true, "ACTIVITY_TYPE_UPDATE_USER_TAG", { addUserIds: ids, removeUserIds: [] }],
  [true, "ACTIVITY_TYPE_UPDATE_USER_TAG", { addUserIds: [], removeUserIds: ids }],
  [false, "ACTIVITY_TYPE_UPDATE_USER_TAG", { newUserTagName: "Desk", addUserIds: [], removeUserIds: [] }],
  [true, "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG", { addPrivateKeyIds: ids, removePrivateKeyIds: [] }],
  [true, "ACTIVITY_TYPE_DELETE_USER_TAGS", { userTagIds: ids }],
  [true, "ACTIVITY_TYPE_UPDATE_USER", { userId: ids[0], userTagIds: [] }],
  [false, "ACTIVITY_TYPE_UPDATE_USER", { userId: ids[0], userName: "Dan" }],
  [true, "ACTIVITY_TYPE_CREATE_USERS_V4", { users: [{ userTags: [] }, { userTags: ids }] }],
  [false, "ACTIVITY_TYPE_CREATE_USERS_V4", { users: [{ userTags: [] }] }],
  [true, "ACTIVITY_TYPE_CREATE_INVITATIONS", { invitations: [{ receiverUserTags: ids }] }],
  [false, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Desk", userIds: ids }],
  [true, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_EMAIL_AUTH", value: "" }],
  [false, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_WEBHOOK", value: "https://example.com" }],
  [false, "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_EMAIL_AUTH" }],
  [false, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", office],
  [false, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", office, wide],
  [true, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", wide, office],
  [true, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", { ...office, enabled: false }, office],
  [true, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", { ...office, onEvaluationError: "ALLOW" }, office],
  [true, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", { ...wide, publicKey: "02AB" }, office],
  [false, "ACTIVITY_TYPE_SET_IP_ALLOWLIST", { ...office, publicKey: "02AB" }, wide],
  [true, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", {}, office],
  [false, "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST", {}, { ...office, enabled: false }],
])("that it waits is %s of %s with %j", (waiting, type, intent, before) => {
  const rows = before
    ? [
        {
          public_key: "",
          enabled: before.enabled ? (1 as const) : (0 as const),
          on_error: "DENY",
          rules: JSON.stringify(before.rules),
        },
      ]
    : [];
  const organization = {
    members: new Map(),
    delays: new Map([["policies", 1000] as const]),
    ipAllowlists: readIpAllowlists(rows),
    policies: [],
  };
  const request = { ...byPoliciesAlone, type, intent, initiatorId: "" };
  expect(delayOf(organization, request)?.change).toBe(waiting ? "policies" : undefined);
});

const named: readonly (readonly [word: "label" | "email", type: ActivityType, given: object, not: object])[] = [
  ["label", "ACTIVITY_TYPE_UPDATE_WALLET", { walletName: "Hot" }, {}],
  ["email", "ACTIVITY_TYPE_UPDATE_USER", { userEmail: "a@example.com" }, { userName: "Ada" }],
  ["email", "ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userEmail: "" }, {}],
  ["email", "ACTIVITY_TYPE_CREATE_USERS_V4", { users: [{ userEmail: "a@example.com" }] }, { users: [{}] }],
  [
    "email",
    "ACTIVITY_TYPE_CREATE_API_ONLY_USERS",
    { apiOnlyUsers: [{}, { userEmail: "a@example.com" }] },
    { apiOnlyUsers: [{ userEmail: "" }] },
  ],
  ["email", "ACTIVITY_TYPE_CREATE_INVITATIONS", { invitations: [{ receiverUserEmail: "a@example.com" }] }, {}],
];
const readers = {
  label: [{ condition: "wallet.label == 'Hot'" }, { condition: "wallet['label'] == 'Hot'" }],
  email: [{ consensus: "approvers.any(user, user.email == 'a@example.com')" }],
} as const;

test.each(named)("what a policy reads as %s waits where %s gives it a value", (word, type, given, not) => {
  const delays = new Map([["policies", 1000] as const]);
  const waiting = (intent: object, row: object) => {
    const policies = [{ row: { condition: "true", consensus: "", ...row } }] as never;
    const organization = { members: new Map(), delays, ipAllowlists: new Map(), policies };
    return delayOf(organization, { ...byPoliciesAlone, type, intent, initiatorId: "" })?.change;
  };
  for (const reader of readers[word]) {
    expect(waiting(given, reader)).toBe("policies");
    expect(waiting(not, reader)).toBeUndefined();
  }
  const other = { condition: "activity.params.labels == '' && activity.params.user_email == ''" };
  expect(waiting(given, other)).toBeUndefined();
});

test("an allowlist that accepts no more than before accepts no address that was refused", () => {
  const network = fc.constantFrom(
    "203.0.113.0/24",
    "203.0.112.0/23",
    "203.0.113.7",
    "198.51.100.0/24",
    "2001:db8::/48",
  );
  const list = fc.record({
    enabled: fc.boolean(),
    onError: fc.constantFrom("ALLOW", "DENY"),
    networks: fc.array(network, { maxLength: 3 }),
  });
  const addresses = ["203.0.113.7", "203.0.113.8", "203.0.112.1", "198.51.100.1", "2001:db8::1", "192.0.2.1", "?"];
  let narrower = 0;
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("", "02ab"), list),
      fc.constantFrom("", "02ab"),
      fc.option(list),
      (lists, changed, changedTo) => {
        const rowsOf = (all: typeof lists) =>
          Object.entries(all).map(([public_key, { enabled, onError, networks }]) => ({
            public_key,
            enabled: enabled ? (1 as const) : (0 as const),
            on_error: onError,
            rules: JSON.stringify(networks.map((cidr) => ({ cidr }))),
          }));
        const { [changed]: _, ...others } = lists;
        const before = readIpAllowlists(rowsOf(lists));
        const after = readIpAllowlists(rowsOf({ ...others, ...(changedTo && { [changed]: changedTo }) }));
        const isNarrower = acceptsNoMore(before, after, changed);
        narrower += Number(isNarrower);
        const keys = ["", "02ab", "03cd"];
        const newly = keys.flatMap((key) =>
          addresses.filter((from) => acceptsAddress(after, key, from) && !acceptsAddress(before, key, from)),
        );
        expect(isNarrower ? newly : []).toEqual([]);
      },
    ),
  );
  expect(narrower).toBeGreaterThan(10);
});
