// Users, their credentials and tags.
import { firstOf } from "../../support/results.js";

import { newKey } from "../../support/service.js";
import { step } from "./step.js";
import { apiKey, apiKeyOnP256, known, newer, noor, older, origin } from "./world.js";

export const people = [
  step("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", {
    parameters: () => ({ name: "FEATURE_NAME_SMS_AUTH", value: "" }),
  }),
  step("ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME", { parameters: () => ({ organizationName: "Harbour Treasury" }) }),
  step("ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS", { parameters: () => ({ allowedOrigins: [origin] }) }),
  step("ACTIVITY_TYPE_CREATE_USER_TAG", {
    parameters: () => ({ userTagName: "Signers", userIds: [] }),
    then: ({ made }, { userTagId }) => void made.set("user tag", userTagId),
  }),
  step("ACTIVITY_TYPE_CREATE_USERS", {
    parameters: ({ root }) => ({
      users: [
        {
          userName: "Version one",
          accessType: "ACCESS_TYPE_ALL",
          apiKeys: [apiKey()],
          authenticators: [older(root.userId)],
          userTags: [],
        },
      ],
    }),
    then: ({ made }, { userIds }) => void made.set("user to delete", firstOf(userIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_USERS_V2", {
    parameters(world) {
      const key = newKey();
      world.keys.set("noor", key);
      const apiKeys = [{ apiKeyName: "Laptop", publicKey: key.publicKey }];
      return {
        users: [
          {
            userName: "Noor",
            userEmail: noor.userEmail,
            apiKeys,
            authenticators: [newer()],
            userTags: [known(world, "user tag")],
          },
        ],
      };
    },
    then: ({ made }, { userIds }) => void made.set("noor", firstOf(userIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_USERS_V3", {
    parameters: async ({ issuer }) => ({
      users: [
        {
          userName: "Version three",
          userPhoneNumber: "+12025550187",
          apiKeys: [apiKeyOnP256()],
          authenticators: [newer()],
          oauthProviders: [{ providerName: "Company", oidcToken: await issuer.logIn({ account: "three" }) }],
          userTags: [],
        },
      ],
    }),
  }),
  step("ACTIVITY_TYPE_CREATE_USERS_V4", {
    parameters: async ({ issuer }) => ({
      users: [
        {
          userName: "Version four",
          apiKeys: [apiKeyOnP256()],
          authenticators: [],
          oauthProviders: [
            { providerName: "Company", oidcToken: await issuer.logIn({ account: "four" }) },
            { providerName: "Phone", oidcClaims: { iss: issuer.url, sub: "four", aud: "phone-app" } },
          ],
          userTags: [],
        },
      ],
    }),
  }),
  step("ACTIVITY_TYPE_CREATE_API_ONLY_USERS", {
    parameters: () => ({ apiOnlyUsers: [{ userName: "Robot", userTags: [], apiKeys: [apiKey()] }] }),
  }),
  step("ACTIVITY_TYPE_UPDATE_USER", {
    parameters: (world) => ({ userId: known(world, "noor"), ...noor, userName: "Noor Haddad" }),
  }),
  step("ACTIVITY_TYPE_UPDATE_USER_NAME", {
    parameters: (world) => ({ userId: known(world, "noor"), userName: "Noor Al-Haddad" }),
  }),
  step("ACTIVITY_TYPE_UPDATE_USER_EMAIL", {
    parameters: (world) => ({ userId: known(world, "noor"), userEmail: noor.userEmail }),
  }),
  step("ACTIVITY_TYPE_CREATE_API_KEYS", {
    parameters: (world) => ({ userId: known(world, "noor"), apiKeys: [apiKey()] }),
    then: ({ made }, { apiKeyIds }) => void made.set("API key", firstOf(apiKeyIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
    parameters: (world) => ({ userId: known(world, "noor"), apiKeys: [apiKeyOnP256()] }),
  }),
  step("ACTIVITY_TYPE_DELETE_API_KEYS", {
    parameters: (world) => ({ userId: known(world, "noor"), apiKeyIds: [known(world, "API key")] }),
  }),
  step("ACTIVITY_TYPE_CREATE_AUTHENTICATORS", {
    parameters: (world) => ({ userId: known(world, "noor"), authenticators: [older(known(world, "noor"))] }),
    then: ({ made }, { authenticatorIds }) => void made.set("authenticator", firstOf(authenticatorIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", {
    parameters: (world) => ({ userId: known(world, "noor"), authenticators: [newer()] }),
  }),
  step("ACTIVITY_TYPE_DELETE_AUTHENTICATORS", {
    parameters: (world) => ({ userId: known(world, "noor"), authenticatorIds: [known(world, "authenticator")] }),
  }),
  step("ACTIVITY_TYPE_UPDATE_USER_TAG", {
    parameters: (world) => ({
      userTagId: known(world, "user tag"),
      newUserTagName: "Approvers",
      addUserIds: [],
      removeUserIds: [known(world, "noor")],
    }),
  }),
  step("ACTIVITY_TYPE_DELETE_USER_TAGS", { parameters: (world) => ({ userTagIds: [known(world, "user tag")] }) }),
  step("ACTIVITY_TYPE_DELETE_USERS", { parameters: (world) => ({ userIds: [known(world, "user to delete")] }) }),
  step("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { parameters: ({ root }) => ({ threshold: 1, userIds: [root.userId] }) }),
];
