// What users prove themselves with: API keys, authenticators, linked OAuth accounts.

import type { User } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Organization } from "../organizations/organization.js";
import { found } from "../activities/found.js";
import { findMember, toUsers } from "./users.js";

type CredentialQuery = "getApiKey" | "getApiKeys" | "getAuthenticator" | "getAuthenticators" | "getOauthProviders";

export const credentialQueries: Pick<Service<Call>, CredentialQuery> = {
  async getApiKey({ caller }, { apiKeyId }) {
    const all = toUsers(caller.organization).flatMap(({ apiKeys }) => apiKeys);
    return { apiKey: await found("API key", apiKeyId, (id) => all.find((apiKey) => apiKey.apiKeyId === id)) };
  },

  async getApiKeys({ caller }, { userId }) {
    const users = await usersOf(caller.organization, userId);
    return {
      apiKeys: oldestFirst(
        users.flatMap(({ apiKeys }) => apiKeys),
        ({ apiKeyId }) => apiKeyId,
      ),
    };
  },

  async getAuthenticator({ caller }, { authenticatorId }) {
    const all = toUsers(caller.organization).flatMap(({ authenticators }) => authenticators);
    const authenticator = await found("authenticator", authenticatorId, (id) =>
      all.find((each) => each.authenticatorId === id),
    );
    return { authenticator };
  },

  async getAuthenticators({ caller }, { userId }) {
    const [user] = await usersOf(caller.organization, userId);
    return { authenticators: user!.authenticators };
  },

  async getOauthProviders({ caller }, { userId }) {
    const users = await usersOf(caller.organization, userId);
    return {
      oauthProviders: oldestFirst(
        users.flatMap(({ oauthProviders }) => oauthProviders),
        ({ providerId }) => providerId,
      ),
    };
  },
};

/** One user, or all of them where none is named. */
async function usersOf(organization: Organization, userId: string | undefined): Promise<User[]> {
  return userId === undefined ? toUsers(organization) : [(await findMember(organization, userId)).record];
}

// Ids grow with time.
function oldestFirst<T>(items: readonly T[], idOf: (item: T) => string): T[] {
  return [...items].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}
