// What users prove themselves with: API keys, authenticators, linked OAuth accounts.

import type { OauthProvider } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toAuthenticator } from "../organizations/authenticator-forms.js";
import { toApiKey, toOauthProvider } from "../organizations/member.js";
import { found } from "../params/found.js";
import { listOauthProviders } from "../store/credentials.js";
import type { Scope, Store } from "../store/store.js";
import { slices } from "./slices.js";
import { findMember } from "./users.js";

type CredentialQuery = "getApiKey" | "getApiKeys" | "getAuthenticator" | "getAuthenticators" | "getOauthProviders";

export function credentialQueries(store: Store): Pick<Service<Call>, CredentialQuery> {
  return {
    async getApiKey({ caller }, { apiKeyId }) {
      const { row } = await found("API key", apiKeyId, (id) => rowOf(caller.organization.apiKeys.values(), id));
      return { apiKey: toApiKey(row) };
    },

    async getApiKeys({ caller: { organization } }, { userId }) {
      if (userId !== undefined) return { apiKeys: (await findMember(organization, userId)).record.apiKeys };
      return new Streamed({ apiKeys: slices(organization.apiKeys.values(), ({ row }) => toApiKey(row)) });
    },

    async getAuthenticator({ caller }, { authenticatorId }) {
      const all = caller.organization.authenticators.values();
      const { row } = await found("authenticator", authenticatorId, (id) => rowOf(all, id));
      return { authenticator: toAuthenticator(row) };
    },

    async getAuthenticators({ caller }, { userId }) {
      const { record } = await findMember(caller.organization, userId);
      return { authenticators: record.authenticators };
    },

    async getOauthProviders({ caller: { organization } }, { userId }) {
      if (userId !== undefined)
        return { oauthProviders: (await findMember(organization, userId)).record.oauthProviders };
      return new Streamed({ oauthProviders: readOauthProviders(store.in(organization)) });
    },
  };
}

async function* readOauthProviders(scope: Scope): AsyncGenerator<OauthProvider[]> {
  for await (const rows of listOauthProviders(scope)) yield rows.map(toOauthProvider);
}

function rowOf<Owned extends { readonly row: { readonly id: string } }>(
  all: Iterable<Owned>,
  id: string,
): Owned | undefined {
  for (const owned of all) if (owned.row.id === id) return owned;
  return undefined;
}
