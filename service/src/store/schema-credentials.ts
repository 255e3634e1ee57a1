// The tables of what users prove themselves with.

import type { Dated, Json, Searched } from "./schema-columns.js";

/**
 * What the holder of a credential has shown of its place beside the others of its organization. `signed`: by a signature
 * with it over that organization or sign-up. `registered`: it was new, or was registered beside nobody else's; of several
 * registrations the first counts. `vouched`: nothing, whoever has registered it says so.
 */
export type CredentialProof = "signed" | "registered" | "vouched";

/** Credentials that may lead to an organization that their holder does not name. */
interface Leading {
  proof: CredentialProof;
}

export interface ApiKeysTable extends Searched, Dated, Leading {
  id: string;
  user_id: string;
  name: string;
  credential_type: string;
  public_key: string;
  /** Lifetime from created_at; null when the key never expires. */
  expiration_seconds: number | null;
  /** Of a session that is narrowed down: its profile, in the organization or its parent. */
  session_profile_id: string | null;
}

export interface AuthenticatorsTable extends Searched, Dated, Leading {
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  /** COSE key in hex. */
  public_key: string;
  aaguid: string;
  attestation_type: string;
  model: string;
  transports: Json;
  sign_count: number;
  origin: string;
  rp_id_hash: string;
}

export interface OauthProvidersTable extends Searched, Dated, Leading {
  id: string;
  user_id: string;
  name: string;
  issuer: string;
  audience: string;
  subject: string;
}
