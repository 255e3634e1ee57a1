// Which activities are dangerous changes, and for how long those wait after their last vote before they are carried out. A
// family that is not spoken of does not compile.

import { activityKinds } from "@countersign/api";
import type { RemoveIpAllowlistIntent, SetIpAllowlistIntent } from "@countersign/api";
import { acceptsNoMore, withIpAllowlist, withoutIpAllowlist } from "../../organizations/ip-allowlist.js";
import type { Organization } from "../../organizations/organization.js";
import type { PolicyRequest } from "../../policy/request.js";
import type { Hold } from "../../store/authority/ballot.js";
import { delayedChanges } from "../../store/delays.js";
import type { DelayedChange } from "../../store/delays.js";
import type { FamilyName } from "../definition/descriptor.js";

/** What must be known of a request. */
export type Delayable = Pick<PolicyRequest, "type" | "intent" | "initiatorId" | "authority">;

/** The dangerous changes that an activity makes. */
type Rule = (organization: Judged, request: Delayable) => readonly DelayedChange[];

/** What the rules look at. */
type Judged = Pick<Organization, "members" | "delays" | "ipAllowlists" | "policies">;

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

function listIn(holder: object, member: string): readonly object[] {
  return (holder as Readonly<Record<string, readonly object[] | undefined>>)[member] ?? [];
}

/** Members of an intent that name users or keys to be tagged, or tags. */
const namesAny =
  (...members: readonly string[]): Rule =>
  (_, { intent }) =>
    members.some((member) => listIn(intent, member).length > 0) ? ["policies"] : [];

/** New users, who may have tags that policies speak of from the beginning. */
const newTagged =
  (list: string, tags: string): Rule =>
  (_, { intent }) =>
    listIn(intent, list).some((user) => listIn(user, tags).length > 0) ? ["policies"] : [];

/** Where requests are accepted afterwards that were refused before: to shut somebody out never waits. */
const widerAllowlist: Rule = ({ ipAllowlists: before }, { intent }) => {
  const { publicKey = "", enabled, rules = [], onEvaluationError } = intent as Partial<SetIpAllowlistIntent>;
  const key = publicKey.toLowerCase();
  const row = {
    public_key: key,
    enabled: enabled === true ? (1 as const) : (0 as const),
    on_error: onEvaluationError ?? "DENY",
    rules: JSON.stringify(rules),
  };
  return acceptsNoMore(before, withIpAllowlist(before, row), key) ? [] : ["policies"];
};

const removedAllowlist: Rule = ({ ipAllowlists: before }, { intent }) => {
  const key = ((intent as RemoveIpAllowlistIntent).publicKey ?? "").toLowerCase();
  return acceptsNoMore(before, withoutIpAllowlist(before, key), key) ? [] : ["policies"];
};

/** Only a webhook's feature decides nothing. */
const features: Rule = (_, { intent }) =>
  (intent as { name?: string }).name === "FEATURE_NAME_WEBHOOK" ? [] : ["policies"];

/** Without origins of its own, an organization accepts those of its parent. */
const removedFeatures: Rule = (_, { intent }) =>
  (intent as { name?: string }).name === "FEATURE_NAME_WEBAUTHN_ORIGINS" ? ["policies"] : [];

const each =
  (...all: readonly Rule[]): Rule =>
  (...given) =>
    all.flatMap((rule) => rule(...given));

/** Where a policy reads what an activity gives a value to. */
const ifRead =
  (word: RegExp, isGiven: (intent: object) => boolean): Rule =>
  ({ policies: all }, { intent }) => {
    const isRead = isGiven(intent) && all.some(({ row }) => word.test(`${row.condition}\n${row.consensus}`));
    return isRead ? ["policies"] : [];
  };

const renamedWallet = ifRead(/\blabel\b/, (intent) => (intent as { walletName?: unknown }).walletName != null);
const emailOfUser = ifRead(/\bemail\b/, (intent) => (intent as { userEmail?: unknown }).userEmail != null);
const emailsIn = (list: string, member: string): Rule =>
  ifRead(/\bemail\b/, (intent) => listIn(intent, list).some((user) => (user as Record<string, unknown>)[member]));

/** An empty list takes all tags off. */
const tagsOfUser: Rule = (_, { intent }) => ((intent as { userTagIds?: unknown }).userTagIds ? ["policies"] : []);

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
  updateUser: each(ofRootUsers, tagsOfUser, emailOfUser),
  updateUserEmail: each(ofRootUsers, emailOfUser),
  updateUserPhoneNumber: ofRootUsers,
  updateSpendingLimit: limits,
  deleteSpendingLimits: limits,
  createVelocityControl: limits,
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
  updateWallet: renamedWallet,
  createUsers: each(newTagged("users", "userTags"), emailsIn("users", "userEmail")),
  createApiOnlyUsers: each(newTagged("apiOnlyUsers", "userTags"), emailsIn("apiOnlyUsers", "userEmail")),
  createInvitations: each(newTagged("invitations", "receiverUserTags"), emailsIn("invitations", "receiverUserEmail")),
  updateUserTag: namesAny("addUserIds", "removeUserIds"),
  updatePrivateKeyTag: namesAny("addPrivateKeyIds", "removePrivateKeyIds"),
  deleteUserTags: policies,
  deletePrivateKeyTags: policies,
  createSmartContractInterface: policies,
  deleteSmartContractInterface: policies,
  setOrganizationFeature: features,
  removeOrganizationFeature: removedFeatures,
  updateAllowedOrigins: policies,
  setIpAllowlist: widerAllowlist,
  removeIpAllowlist: removedAllowlist,

  // A new limit only allows less, and a session profile less than its user may. No policy speaks of a tag or key that is new.
  // Logins, and what they issue, cannot wait.
  acceptInvitation: none,
  activateBillingTier: none,
  createNotificationChannel: none,
  createOauth2Credential: none,
  createOrganization: none,
  createPrivateKeyTag: none,
  createPrivateKeys: none,
  createReadOnlySession: none,
  createReadWriteSession: none,
  createSessionProfile: none,
  createSpendingLimit: none,
  createSubOrganization: none,
  createUserTag: none,
  createWallet: none,
  createWalletAccounts: none,
  createWebhookEndpoint: none,
  deleteInvitation: none,
  deleteNotificationChannel: none,
  deleteOauth2Credential: none,
  deletePaymentMethod: none,
  deleteSecrets: none,
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
  restrictKeys: none,
  setPaymentMethod: none,
  setVoteExpiry: none,
  signRawPayload: none,
  signRawPayloads: none,
  signTransaction: none,
  signTransactions: none,
  stampLogin: none,
  thaw: none,
  updateAuthProxyConfig: none,
  updateOauth2Credential: none,
  updateOrganizationName: none,
  updateUserName: none,
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
export function delayOf(organization: Judged, request: Delayable): Delay | undefined {
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
