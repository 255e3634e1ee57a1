// Nobody comes to act as a root user, or keeps one from acting, by what policies allow.

import type { ActivityType } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { families } from "../../../service/src/activities/families.js";
import { decide } from "../../../service/src/policy/decide.js";
import { allow, organizationOf, proposalBy } from "./organization.js";

const people = [{ id: "ada", root: true }, { id: "ben", root: true }, { id: "hugo" }, { id: "ines" }];
const everything = [allow()];

/** What changes a user's credentials, sessions or contacts, or deletes them; of each family, once. */
const changes: readonly (readonly [family: string, type: ActivityType, intent: (userId: string) => object])[] = [
  ["createApiKeys", "ACTIVITY_TYPE_CREATE_API_KEYS_V2", (userId) => ({ userId, apiKeys: [] })],
  ["deleteApiKeys", "ACTIVITY_TYPE_DELETE_API_KEYS", (userId) => ({ userId, apiKeyIds: ["k"] })],
  ["createAuthenticators", "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", (userId) => ({ userId, authenticators: [] })],
  ["deleteAuthenticators", "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", (userId) => ({ userId, authenticatorIds: ["a"] })],
  ["createOauthProviders", "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", (userId) => ({ userId, oauthProviders: [] })],
  ["deleteOauthProviders", "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", (userId) => ({ userId, providerIds: ["p"] })],
  [
    "createReadWriteSession",
    "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
    (userId) => ({ userId, targetPublicKey: "" }),
  ],
  ["recoverUser", "ACTIVITY_TYPE_RECOVER_USER", (userId) => ({ userId, authenticator: {} })],
  ["updateUser", "ACTIVITY_TYPE_UPDATE_USER", (userId) => ({ userId, userEmail: "mallory@example.com" })],
  ["updateUser", "ACTIVITY_TYPE_UPDATE_USER", (userId) => ({ userId, userPhoneNumber: "" })],
  ["updateUserEmail", "ACTIVITY_TYPE_UPDATE_USER_EMAIL", (userId) => ({ userId, userEmail: "mallory@example.com" })],
  ["updateUserPhoneNumber", "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER", (userId) => ({ userId, userPhoneNumber: "" })],
  ["createMfaPolicy", "ACTIVITY_TYPE_CREATE_MFA_POLICY", (userId) => ({ userId, mfaPolicyName: "Passkey", order: 0 })],
  ["updateMfaPolicy", "ACTIVITY_TYPE_UPDATE_MFA_POLICY", (userId) => ({ userId, mfaPolicyId: "one" })],
  ["deleteMfaPolicy", "ACTIVITY_TYPE_DELETE_MFA_POLICY", (userId) => ({ userId, mfaPolicyId: "one" })],
  ["deleteUsers", "ACTIVITY_TYPE_DELETE_USERS", (userId) => ({ userIds: ["ines", userId] })],
];

const outcomeOf = (approvers: readonly string[], type: ActivityType, intent: object) =>
  decide(organizationOf(people, 2, everything), proposalBy(approvers, { type, intent })).outcome;

describe("what changes the access of a root user", () => {
  test.each(changes)("%s takes the root quorum, whatever policies allow", (_family, type, intent) => {
    expect(outcomeOf(["hugo"], type, intent("ada"))).toBe("deny");
    expect(outcomeOf(["hugo", "ines"], type, intent("ada"))).toBe("deny");
    expect(outcomeOf(["hugo", "ben"], type, intent("ada"))).toBe("consensusNeeded");
    expect(outcomeOf(["ben"], type, intent("ada"))).toBe("consensusNeeded");
    expect(outcomeOf(["hugo", "ada", "ben"], type, intent("ada"))).toBe("allow");
  });

  test.each(changes)(
    "%s is a matter of policies where the root user asks, and for all other users",
    (_f, type, intent) => {
      expect(outcomeOf(["ada"], type, intent("ada"))).toBe("allow");
      expect(outcomeOf(["hugo"], type, intent("ines"))).toBe("allow");
    },
  );

  test("is what every family says that names a user whose access it changes", () => {
    const named = new Set(changes.map(([family]) => family));
    const saying = Object.entries<{ readonly authority: { readonly accessOf: unknown } }>(families).filter(
      ([, { authority }]) => {
        const intent = { userId: "ada", userIds: ["ada"], userEmail: "" };
        const accessOf = authority.accessOf as (intent: object, initiatorId: string) => readonly string[];
        return accessOf(intent, "hugo").includes("ada");
      },
    );
    expect(new Set(saying.map(([family]) => family))).toEqual(named);
  });

  test("is not a change of the name or the tags of one", () => {
    const intent = { userId: "ada", userName: "Ada", userTagIds: [] };
    expect(outcomeOf(["hugo"], "ACTIVITY_TYPE_UPDATE_USER", intent)).toBe("allow");
    expect(outcomeOf(["hugo"], "ACTIVITY_TYPE_UPDATE_USER_NAME", intent)).toBe("allow");
  });
});

/** What changes how the whole organization is protected. */
const protections: readonly ActivityType[] = [
  "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT",
  "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS",
  "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
  "ACTIVITY_TYPE_RESTRICT_KEYS",
  "ACTIVITY_TYPE_SET_DELAYS",
  "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
  "ACTIVITY_TYPE_SET_VOTE_EXPIRY",
  "ACTIVITY_TYPE_THAW",
  "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME",
  "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
  "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT",
];

test.each(protections)("%s takes the root quorum, whatever policies allow", (type) => {
  expect(outcomeOf(["hugo"], type, {})).toBe("deny");
  expect(outcomeOf(["hugo", "ines"], type, {})).toBe("deny");
  expect(outcomeOf(["ben"], type, {})).toBe("consensusNeeded");
  expect(outcomeOf(["ada", "ben"], type, {})).toBe("allow");
});
