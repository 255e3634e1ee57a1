// Which activities are dangerous changes, and for how long those wait after their last vote before they are carried out. A
// family that is not spoken of does not compile.

import { activityKinds } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";
import type { PolicyRequest } from "../../policy/request.js";
import type { Hold } from "../../store/authority/ballot.js";
import { delayedChanges } from "../../store/delays.js";
import type { DelayedChange } from "../../store/delays.js";
import type { FamilyName } from "../definition/descriptor.js";

/** What must be known of a request. */
export type Delayable = Pick<PolicyRequest, "type" | "intent" | "initiatorId" | "authority">;

/** The dangerous changes that an activity makes. */
type Rule = (organization: Pick<Organization, "members" | "delays">, request: Delayable) => readonly DelayedChange[];

const none: Rule = () => [];
const always =
  (change: DelayedChange): Rule =>
  () => [change];

const policies = always("policies");
const limits = always("limits");
const addressBook = always("addressBook");
const keyExport = always("keyExport");
const keyDeletion = always("keyDeletion");

/** Where it is about the access of a root user. */
const ofRootUsers: Rule = ({ members }, { authority: { accessOf } }) =>
  accessOf.some((id) => members.get(id)?.root) ? ["rootCredentials"] : [];

/** Users take credentials of their own away at once: they may be stolen. */
const ofOtherRootUsers: Rule = ({ members }, { authority: { accessOf }, initiatorId }) =>
  accessOf.some((id) => id !== initiatorId && members.get(id)?.root) ? ["rootCredentials"] : [];

/** What lowers or removes a delay waits for as long as that. */
const loweredDelays: Rule = ({ delays }, { intent }) =>
  delayedChanges.filter((change) => {
    const seconds = (intent as Partial<Record<DelayedChange, string>>)[change];
    return seconds != null && !(Number(seconds) * 1000 >= (delays.get(change) ?? 0));
  });

const rules: { readonly [Name in FamilyName]: Rule } = {
  createPolicies: policies,
  createPolicy: policies,
  updatePolicy: policies,
  deletePolicy: policies,
  deletePolicies: policies,
  updateRootQuorum: always("rootQuorum"),
  createApiKeys: ofRootUsers,
  createAuthenticators: ofRootUsers,
  createOauthProviders: ofRootUsers,
  recoverUser: ofRootUsers,
  deleteApiKeys: ofOtherRootUsers,
  deleteAuthenticators: ofOtherRootUsers,
  deleteOauthProviders: ofOtherRootUsers,
  deleteUsers: ofRootUsers,
  createMfaPolicy: ofRootUsers,
  updateMfaPolicy: ofRootUsers,
  deleteMfaPolicy: ofRootUsers,
  updateUser: ofRootUsers,
  updateUserEmail: ofRootUsers,
  updateUserPhoneNumber: ofRootUsers,
  updateSpendingLimit: limits,
  deleteSpendingLimits: limits,
  deleteVelocityControl: limits,
  createAddressBookEntries: addressBook,
  deleteAddressBookEntries: addressBook,
  exportWallet: keyExport,
  exportWalletAccount: keyExport,
  exportPrivateKey: keyExport,
  exportSecrets: keyExport,
  deleteWallets: keyDeletion,
  deleteWalletAccounts: keyDeletion,
  deletePrivateKeys: keyDeletion,
  deleteOrganization: keyDeletion,
  deleteSubOrganization: keyDeletion,
  setDelays: loweredDelays,

  // A new limit only allows less. Logins, and what they issue, cannot wait.
  acceptInvitation: none,
  activateBillingTier: none,
  createApiOnlyUsers: none,
  createInvitations: none,
  createNotificationChannel: none,
  createOauth2Credential: none,
  createOrganization: none,
  createPrivateKeyTag: none,
  createPrivateKeys: none,
  createReadOnlySession: none,
  createReadWriteSession: none,
  createSessionProfile: none,
  createSmartContractInterface: none,
  createSpendingLimit: none,
  createSubOrganization: none,
  createUserTag: none,
  createUsers: none,
  createVelocityControl: none,
  createWallet: none,
  createWalletAccounts: none,
  createWebhookEndpoint: none,
  deleteInvitation: none,
  deleteNotificationChannel: none,
  deleteOauth2Credential: none,
  deletePaymentMethod: none,
  deletePrivateKeyTags: none,
  deleteSecrets: none,
  deleteSmartContractInterface: none,
  deleteUserTags: none,
  deleteWebhookEndpoint: none,
  disableAuthProxy: none,
  disablePrivateKey: none,
  emailAuth: none,
  enableAuthProxy: none,
  freeze: none,
  importPrivateKey: none,
  importSecrets: none,
  importWallet: none,
  initImportPrivateKey: none,
  initImportSecrets: none,
  initImportWallet: none,
  initOtp: none,
  initOtpAuth: none,
  initUserEmailRecovery: none,
  oauth: none,
  oauth2Authenticate: none,
  oauthLogin: none,
  otpAuth: none,
  otpLogin: none,
  removeIpAllowlist: none,
  removeOrganizationFeature: none,
  restrictKeys: none,
  setIpAllowlist: none,
  setOrganizationFeature: none,
  setPaymentMethod: none,
  setVoteExpiry: none,
  signRawPayload: none,
  signRawPayloads: none,
  signTransaction: none,
  signTransactions: none,
  stampLogin: none,
  thaw: none,
  updateAllowedOrigins: none,
  updateAuthProxyConfig: none,
  updateOauth2Credential: none,
  updateOrganizationName: none,
  updatePrivateKeyTag: none,
  updateUserName: none,
  updateUserTag: none,
  updateWallet: none,
  updateWalletAccountName: none,
  updateWebhookEndpoint: none,
  verifyOtp: none,
};

/** For what an activity waits once it has the votes that it takes. */
export interface Delay {
  readonly change: DelayedChange;
  readonly milliseconds: number;
}

/** The longest delay of what an activity changes; undefined where it does not wait. */
export function delayOf(organization: Pick<Organization, "members" | "delays">, request: Delayable): Delay | undefined {
  if (organization.delays.size === 0) return undefined;
  const { family } = activityKinds[request.type];
  const found = rules[family as FamilyName](organization, request).flatMap((change) => {
    const milliseconds = organization.delays.get(change);
    return milliseconds === undefined ? [] : [{ change, milliseconds }];
  });
  return found.sort((one, other) => other.milliseconds - one.milliseconds)[0];
}

/** @param at when it had its votes */
export function holdOf({ change, milliseconds }: Delay, at: number): Hold {
  return { held_at: at, held_until: at + milliseconds, held_as: change };
}

/**
 * Until when an activity waits that has its votes: a delay that was raised since holds for it too.
 *
 * @returns milliseconds since 1970; undefined where it waits for votes
 */
export function heldUntilOf({ delays }: Pick<Organization, "delays">, hold: Hold | undefined): number | undefined {
  if (!hold || hold.held_at === null || hold.held_until === null) return undefined;
  return Math.max(hold.held_until, hold.held_at + (delays.get(hold.held_as as DelayedChange) ?? 0));
}
