// Records of the contract's shapes/oauth2-credentials.yaml.

import type { Oauth2Provider } from "../enums.js";
import type { Oauth2CredentialId, OrganizationId } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** An app of the organization at a provider of OAuth 2.0. */
export interface Oauth2Credential {
  /** Identifier of an OAuth 2.0 credential. */
  readonly oauth2CredentialId: Oauth2CredentialId;
  /** Identifier of an organization or sub-organization. */
  readonly organizationId: OrganizationId;
  /** A provider of OAuth 2.0 that issues no ID tokens of its own. */
  readonly provider: Oauth2Provider;
  /** The app's client id at the provider. */
  readonly clientId: string;
  /** Always empty: the service never returns the secret. */
  readonly encryptedClientSecret: string;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}
