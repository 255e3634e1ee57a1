// Apps of organizations at providers of OAuth 2.0.

import type { Milliseconds } from "./schema-columns.js";

export interface Oauth2CredentialsTable {
  id: string;
  organization_id: string;
  provider: string;
  client_id: string;
  /** The client secret. */
  sealed: string;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}
