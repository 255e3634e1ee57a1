// Removes credentials from a user: API keys, authenticators, accounts at OpenID Connect issuers.

import type { User } from "@countersign/api";
import { findMember } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { foundAll } from "../../params/found-all.js";
import { deleteCredentials, type CredentialTable } from "../../store/credentials.js";
import { deleteSessions } from "../../store/sessions.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan, Step } from "../definition/plan.js";

type List = "apiKeys" | "authenticators" | "oauthProviders";

/** A kind of credentials. */
interface Kind<Name extends List> {
  readonly table: CredentialTable;
  readonly noun: string;
  /** Where the request has their ids. */
  readonly path: string;
  /** Where the user's record has them. */
  readonly list: Name;
  readonly idOf: (credential: User[Name][number]) => string;
}

const apiKeys: Kind<"apiKeys"> = {
  table: "api_keys",
  noun: "API key",
  path: "apiKeyIds",
  list: "apiKeys",
  idOf: ({ apiKeyId }) => apiKeyId,
};

const authenticators: Kind<"authenticators"> = {
  table: "authenticators",
  noun: "authenticator",
  path: "authenticatorIds",
  list: "authenticators",
  idOf: ({ authenticatorId }) => authenticatorId,
};

const oauthProviders: Kind<"oauthProviders"> = {
  table: "oauth_providers",
  noun: "OAuth provider",
  path: "providerIds",
  list: "oauthProviders",
  idOf: ({ providerId }) => providerId,
};

async function remove<Name extends List, Result>(
  { organization }: FamilyContext,
  { table, noun, path, list, idOf }: Kind<Name>,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
  result: Result,
): Promise<Step<Result>> {
  const { record } = findMember(organization, "userId", userId);
  const credentials: readonly User[Name][number][] = record[list];
  await foundAll(`${noun} of this user`, path, ids, async () => credentials.map((each) => ({ id: idOf(each) })));
  const left = credentials.filter((each) => !ids.includes(idOf(each)));
  checkReach(organization, { users: new Map([[userId, { ...record, [list]: left }]]) });
  return async (scope) => {
    await deleteCredentials(scope, table, ids);
    // Whoever had a credential that is taken away may have opened some, and goes on reading by them.
    await deleteSessions(scope, userId);
    return result;
  };
}

const planApiKeys: Plan<"ACTIVITY_TYPE_DELETE_API_KEYS"> = (context, { userId, apiKeyIds }) =>
  remove(context, apiKeys, { userId, ids: apiKeyIds }, { apiKeyIds });

const planAuthenticators: Plan<"ACTIVITY_TYPE_DELETE_AUTHENTICATORS"> = (context, { userId, authenticatorIds }) =>
  remove(context, authenticators, { userId, ids: authenticatorIds }, { authenticatorIds });

const planOauthProviders: Plan<"ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"> = (context, { userId, providerIds }) =>
  remove(context, oauthProviders, { userId, ids: providerIds }, { providerIds });

const removal = { createsSubject: false, authority: ofOwnCredentials, storage: "frees" } as const;

export const deleteApiKeys: Family<"deleteApiKeys"> = {
  ...removal,
  subjects: { userId: "user", apiKeyIds: "apiKey" },
  versions: { ACTIVITY_TYPE_DELETE_API_KEYS: { ...plain, plan: planApiKeys } },
};

export const deleteAuthenticators: Family<"deleteAuthenticators"> = {
  ...removal,
  subjects: { userId: "user", authenticatorIds: "authenticator" },
  versions: { ACTIVITY_TYPE_DELETE_AUTHENTICATORS: { ...plain, plan: planAuthenticators } },
};

export const deleteOauthProviders: Family<"deleteOauthProviders"> = {
  ...removal,
  subjects: { userId: "user", providerIds: "oauthProvider" },
  versions: { ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: { ...plain, plan: planOauthProviders } },
};
