// How much an organization and a user may have. Deployments can set each of them.

import { group, largest, number } from "./declaration.js";
import type { Values } from "./declaration.js";

const limit = (byDefault: number, doc: string) => number({ doc, default: byDefault, from: 0, to: largest });

export const limits = group({
  privateKeys: limit(1000, "private keys of an organization"),
  wallets: limit(100, "wallets of an organization"),
  users: limit(100, "users of an organization"),
  policies: limit(100, "policies of an organization"),
  invitations: limit(100, "invitations of an organization"),
  webhookEndpoints: limit(10, "receivers of webhooks of an organization, beside the one that is a feature"),
  tags: limit(100, "tags of either type, of an organization at the top"),
  subOrganizationTags: limit(10, "tags of either type, of a sub-organization"),
  subOrganizations: limit(largest, "sub-organizations of an organization at the top; a sub-organization has none"),
  walletAccounts: limit(largest, "accounts of a wallet"),
  authenticatorsPerUser: limit(10, "authenticators of a user"),
  apiKeysPerUser: limit(10, "API keys of a user that do not expire"),
  expiringApiKeysPerUser: limit(10, "API keys of a user that expire"),
  oauthProvidersPerUser: limit(10, "OAuth providers of a user"),
});

/** The greatest number of each thing. */
export type Limits = Values<typeof limits.members>;
