// Limits of organizations and users, each of which a deployment can set.

import { group, largest, number } from "./declaration.js";
import type { Values } from "./declaration.js";

const [mebi, gibi, tebi] = [2 ** 20, 2 ** 30, 2 ** 40];

const limit = (byDefault: number, doc: string) => number({ doc, default: byDefault, from: 0, to: largest });

export const limits = group({
  privateKeys: limit(1000, "private keys of an organization"),
  wallets: limit(100, "wallets of an organization"),
  users: limit(100, "users of an organization"),
  policies: limit(100, "policies of an organization"),
  ipAllowlists: limit(100, "IP allowlists of an organization, its own and those of API keys"),
  secrets: limit(100, "secrets of an organization, of at most 4,096 bytes each"),
  sessionProfiles: limit(100, "session profiles of an organization"),
  spendingLimits: limit(20, "spending limits of an organization"),
  velocityControls: limit(20, "velocity controls of an organization"),
  contractInterfaces: limit(100, "interfaces of smart contracts of an organization"),
  oauth2Credentials: limit(10, "OAuth 2.0 credentials of an organization"),
  addressBookEntries: limit(1000, "entries of address books of an organization"),
  notificationChannels: limit(100, "[notification channels](notifications.md) of an organization"),
  notificationChannelsPerUser: limit(5, "notification channels of a user"),
  freezes: limit(1000, "wallets, private keys and users of an organization that are frozen"),
  invitations: limit(100, "invitations of an organization"),
  webhookEndpoints: limit(10, "webhook endpoints of an organization, in addition to the receiver set as a feature"),
  tags: limit(100, "tags of either type of a top-level organization"),
  subOrganizationTags: limit(10, "tags of either type of a sub-organization"),
  subOrganizations: limit(largest, "sub-organizations of a top-level organization; a sub-organization cannot have any"),
  walletAccounts: limit(largest, "accounts of a wallet"),
  authenticatorsPerUser: limit(10, "authenticators of a user"),
  apiKeysPerUser: limit(10, "API keys of a user that do not expire"),
  expiringApiKeysPerUser: limit(10, "API keys of a user that expire"),
  mfaPoliciesPerUser: limit(10, "MFA policies of a user"),
  oauthProvidersPerUser: limit(10, "OAuth providers of a user"),
  storedBytes: limit(tebi, "[stored bytes](limits.md) of a top-level organization"),
  familyStoredBytes: limit(tebi, "stored bytes of a top-level organization and all its sub-organizations"),
  subOrganizationStoredBytes: limit(4 * gibi, "stored bytes of a sub-organization"),
  signedUpStoredBytes: limit(64 * mebi, "stored bytes of a sub-organization created by a sign-up"),
  allSignedUpStoredBytes: limit(16 * gibi, "stored bytes of all signed-up sub-organizations of one parent"),
  eventBytes: limit(64 * mebi, "bytes of undelivered webhook events of an organization"),
  familyEventBytes: limit(512 * mebi, "the same for a top-level organization and all its sub-organizations"),
  signedUpEventBytes: limit(4 * mebi, "the same for a sub-organization created by a sign-up"),
  allSignedUpEventBytes: limit(256 * mebi, "the same for all signed-up sub-organizations of one parent"),
});

/** The maximum of each. */
export type Limits = Values<typeof limits.members>;
