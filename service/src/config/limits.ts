// How much an organization and a user may have. Deployments can set each of them.

import { group, largest, number } from "./declaration.js";
import type { Values } from "./declaration.js";

const [mebi, gibi, tebi] = [2 ** 20, 2 ** 30, 2 ** 40];

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
  storedBytes: limit(tebi, "[stored bytes](limits.md) of an organization at the top"),
  familyStoredBytes: limit(tebi, "stored bytes of an organization at the top and all its sub-organizations"),
  subOrganizationStoredBytes: limit(4 * gibi, "stored bytes of a sub-organization"),
  signedUpStoredBytes: limit(64 * mebi, "stored bytes of a sub-organization that has signed itself up"),
  allSignedUpStoredBytes: limit(16 * gibi, "stored bytes of all those of one parent"),
  eventBytes: limit(64 * mebi, "bytes of undelivered webhook events of an organization"),
  familyEventBytes: limit(512 * mebi, "the same of an organization at the top and all its sub-organizations"),
  signedUpEventBytes: limit(4 * mebi, "the same of a sub-organization that has signed itself up"),
  allSignedUpEventBytes: limit(256 * mebi, "the same of all those of one parent"),
});

/** The greatest number of each thing. */
export type Limits = Values<typeof limits.members>;
