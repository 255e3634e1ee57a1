// OAuth 2.0 credentials. Their secrets are never answered.

import type { Oauth2Credential } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { listOauth2Credentials } from "../store/oauth2-credentials.js";
import type { Oauth2CredentialRow } from "../store/oauth2-credentials.js";
import type { Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";

type Query = "getOauth2Credential" | "listOauth2Credentials";

export function oauth2Queries(store: Store): Pick<Service<Call>, Query> {
  return {
    async getOauth2Credential({ caller }, { oauth2CredentialId }) {
      const rows = await listOauth2Credentials(store.in(caller.organization));
      const row = await found("OAuth 2.0 credential", oauth2CredentialId, (id) => rows.find((each) => each.id === id));
      return { oauth2Credential: toCredential(row) };
    },

    async listOauth2Credentials({ caller }) {
      const rows = await listOauth2Credentials(store.in(caller.organization));
      return { oauth2Credentials: rows.map(toCredential) };
    },
  };
}

function toCredential(row: Oauth2CredentialRow): Oauth2Credential {
  return {
    oauth2CredentialId: row.id,
    organizationId: row.organization_id,
    provider: row.provider as Oauth2Credential["provider"],
    clientId: row.client_id,
    encryptedClientSecret: "",
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
