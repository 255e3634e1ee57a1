// How much an organization and a user may have. Deployments can set each of them.

/** The greatest number of each thing. */
export interface Limits {
  readonly privateKeys: number;
  readonly wallets: number;
  readonly users: number;
  readonly policies: number;
  readonly invitations: number;
  /** Receivers of webhooks, beside the one that is a feature. */
  readonly webhookEndpoints: number;
  /** Tags of either type, of an organization at the top. */
  readonly tags: number;
  /** Tags of either type, of a sub-organization. */
  readonly subOrganizationTags: number;
  /** Sub-organizations of an organization at the top; a sub-organization has none of its own. */
  readonly subOrganizations: number;
  readonly walletAccounts: number;
  readonly authenticatorsPerUser: number;
  /** API keys that last. */
  readonly apiKeysPerUser: number;
  readonly expiringApiKeysPerUser: number;
  readonly oauthProvidersPerUser: number;
}

export const defaultLimits: Limits = {
  privateKeys: 1000,
  wallets: 100,
  users: 100,
  policies: 100,
  invitations: 100,
  webhookEndpoints: 10,
  tags: 100,
  subOrganizationTags: 10,
  subOrganizations: Number.MAX_SAFE_INTEGER,
  walletAccounts: Number.MAX_SAFE_INTEGER,
  authenticatorsPerUser: 10,
  apiKeysPerUser: 10,
  expiringApiKeysPerUser: 10,
  oauthProvidersPerUser: 10,
};
