// Organizations below and beside the one that walks.

import { ErrorCode, activityKinds } from "@countersign/api";
import { createAuthenticator } from "../../support/authenticator.js";
import { Person } from "../../support/people.js";
import { send } from "../../support/requests.js";
import { present } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { step } from "./step.js";
import { apiKey, apiKeyOnP256, known, newer, older, origin } from "./world.js";
import type { FullWorld } from "./world.js";

const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;
const wallet = { walletName: "First", accounts: [account] };
const rootUser = () => ({ userName: "Root", apiKeys: [apiKey()], authenticators: [] });
const frame = (version: number) => ({ subOrganizationName: `Version ${version}`, rootQuorumThreshold: 1 });

/** In another organization, whose id and root user a step has remembered by a name. */
const inside = (name: string) => (world: FullWorld) => {
  const { service, root, keys } = world;
  return new Person(service, keys.get(name) ?? root.key, { ...root, organizationId: known(world, name) });
};

export const organizations = [
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", {
    parameters: () => ({ name: "Version 1", rootAuthenticator: newer() }),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2", { parameters: () => ({ ...frame(2), rootUsers: [rootUser()] }) }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", {
    parameters: () => ({
      ...frame(3),
      rootUsers: [rootUser()],
      privateKeys: [
        {
          privateKeyName: "Theirs",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
        },
      ],
    }),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", {
    parameters: () => ({ ...frame(4), rootUsers: [rootUser()], wallet }),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", {
    parameters: () => ({ ...frame(5), rootUsers: [{ ...rootUser(), oauthProviders: [] }], wallet }),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", {
    parameters: () => ({
      ...frame(6),
      rootUsers: [{ ...rootUser(), apiKeys: [apiKeyOnP256()], oauthProviders: [] }],
    }),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
    parameters({ keys }) {
      const key = newKey();
      keys.set("sub-organization", key);
      const apiKeys = [apiKeyOnP256(key.publicKey)];
      return { ...frame(7), rootUsers: [{ ...rootUser(), apiKeys, oauthProviders: [] }], wallet };
    },
    then: ({ made }, { subOrganizationId }) => void made.set("sub-organization", subOrganizationId),
  }),
  step("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", {
    parameters: async ({ issuer }) => ({
      ...frame(8),
      rootUsers: [
        {
          ...rootUser(),
          apiKeys: [apiKeyOnP256()],
          oauthProviders: [
            { providerName: "Company", oidcToken: await issuer.logIn({ account: "eight" }) },
            { providerName: "Phone", oidcClaims: { iss: issuer.url, sub: "eight", aud: "phone-app" } },
          ],
        },
      ],
    }),
  }),
  step("ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", {
    by: inside("sub-organization"),
    parameters: () => ({ deleteWithoutExport: true }),
    // Its wallet was never exported.
    spoilt: { deleteWithoutExport: false },
    code: ErrorCode.FAILED_PRECONDITION,
  }),
  step("ACTIVITY_TYPE_CREATE_ORGANIZATION", {
    parameters() {
      const rootUserId = crypto.randomUUID();
      return {
        organizationName: "Version 1",
        rootEmail: "one@example.com",
        rootAuthenticator: older(rootUserId),
        rootUserId,
      };
    },
  }),
  step("ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", {
    parameters({ authenticators }) {
      const authenticator = createAuthenticator({ origin });
      authenticators.set("organization", authenticator);
      return { organizationName: "Version 2", rootEmail: "two@example.com", rootAuthenticator: newer(authenticator) };
    },
    async then({ service, made, authenticators, receiver }, { organizationId }) {
      made.set("organization", organizationId);
      const type = "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE";
      const parameters = { name: "FEATURE_NAME_WEBHOOK", value: receiver.url };
      const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters });
      const stamp = present(authenticators.get("organization")).stamp(body);
      await send(service, { path: activityKinds[type].path, body, stampHeader: ["X-Stamp-Webauthn", stamp] });
    },
  }),
  step("ACTIVITY_TYPE_DELETE_ORGANIZATION", {
    by: inside("organization"),
    stamp: ({ authenticators }, body) => ["X-Stamp-Webauthn", present(authenticators.get("organization")).stamp(body)],
    parameters: (world) => ({ organizationId: known(world, "organization") }),
    spoilt: { organizationId: "another" },
    code: ErrorCode.INVALID_ARGUMENT,
  }),
];
