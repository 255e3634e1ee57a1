// The enums: a constant per value, and a type of the same name for all of them.

/**
 * Through which credentials a user may act. Only older requests and invitations have it.
 *
 * Servers may answer with values that are not listed here.
 */
export type AccessType = "ACCESS_TYPE_WEB" | "ACCESS_TYPE_API" | "ACCESS_TYPE_ALL";
/**
 * Through which credentials a user may act. Only older requests and invitations have it.
 *
 * Servers may answer with values that are not listed here.
 */
export const AccessType: {
  /** Authenticators only. */
  readonly WEB: "ACCESS_TYPE_WEB";
  /** API keys only. */
  readonly API: "ACCESS_TYPE_API";
  /** Authenticators and API keys. */
  readonly ALL: "ACCESS_TYPE_ALL";
} = { WEB: "ACCESS_TYPE_WEB", API: "ACCESS_TYPE_API", ALL: "ACCESS_TYPE_ALL" };
/** What an activity does to its resource. Policies see it as activity.action. */
export type ActivityAction =
  "CREATE" | "UPDATE" | "DELETE" | "SIGN" | "EXPORT" | "IMPORT" | "VERIFY" | "APPROVE" | "REJECT";
/** What an activity does to its resource. Policies see it as activity.action. */
export const ActivityAction: {
  /** Makes something new. */
  readonly CREATE: "CREATE";
  /** Changes something that exists. */
  readonly UPDATE: "UPDATE";
  /** Removes something. */
  readonly DELETE: "DELETE";
  /** Signs with a private key or wallet account. */
  readonly SIGN: "SIGN";
  /** Exports key material, encrypted to the caller. */
  readonly EXPORT: "EXPORT";
  /** Imports key material, encrypted by the caller. */
  readonly IMPORT: "IMPORT";
  /** Checks a one-time code. */
  readonly VERIFY: "VERIFY";
  /** Votes for an activity. */
  readonly APPROVE: "APPROVE";
  /** Votes against an activity. */
  readonly REJECT: "REJECT";
} = {
  CREATE: "CREATE",
  UPDATE: "UPDATE",
  DELETE: "DELETE",
  SIGN: "SIGN",
  EXPORT: "EXPORT",
  IMPORT: "IMPORT",
  VERIFY: "VERIFY",
  APPROVE: "APPROVE",
  REJECT: "REJECT",
};
/** What kind of thing an activity is about. Policies see it as activity.resource. */
export type ActivityResource =
  | "USER"
  | "PRIVATE_KEY"
  | "POLICY"
  | "WALLET"
  | "ORGANIZATION"
  | "INVITATION"
  | "CREDENTIAL"
  | "CONFIG"
  | "RECOVERY"
  | "AUTH"
  | "OTP"
  | "PAYMENT_ACTION"
  | "WEBHOOK_ENDPOINT"
  | "SPENDING_LIMIT"
  | "ADDRESS_BOOK"
  | "SECRET"
  | "SESSION_PROFILE"
  | "IP_ALLOWLIST"
  | "SMART_CONTRACT_INTERFACE"
  | "VELOCITY_CONTROL"
  | "MFA_POLICY"
  | "NOTIFICATION_CHANNEL"
  | "FREEZE"
  | "KEY_RESTRICTION"
  | "AUTH_PROXY"
  | "SUBSCRIPTION"
  | "ACTIVITY";
/** What kind of thing an activity is about. Policies see it as activity.resource. */
export const ActivityResource: {
  /** Users and their tags, and the recovery of a user by a new authenticator. */
  readonly USER: "USER";
  /** Private keys and their tags. All signing counts here, with wallets too. */
  readonly PRIVATE_KEY: "PRIVATE_KEY";
  /** Policies. */
  readonly POLICY: "POLICY";
  /** Wallets and their accounts. */
  readonly WALLET: "WALLET";
  /** The organization itself and its sub-organizations. */
  readonly ORGANIZATION: "ORGANIZATION";
  /** Invitations. */
  readonly INVITATION: "INVITATION";
  /** API keys, authenticators and OAuth providers. */
  readonly CREDENTIAL: "CREDENTIAL";
  /** Root quorum, features and allowed origins. */
  readonly CONFIG: "CONFIG";
  /** Start of a recovery by e-mail. */
  readonly RECOVERY: "RECOVERY";
  /** Login by e-mail, one-time code, OAuth or session. */
  readonly AUTH: "AUTH";
  /** One-time codes sent to a contact, whether or not a user has it. */
  readonly OTP: "OTP";
  /** Payment methods. */
  readonly PAYMENT_ACTION: "PAYMENT_ACTION";
  /** Receivers of webhook events. */
  readonly WEBHOOK_ENDPOINT: "WEBHOOK_ENDPOINT";
  /** Spending limits. */
  readonly SPENDING_LIMIT: "SPENDING_LIMIT";
  /** Receivers in address books. */
  readonly ADDRESS_BOOK: "ADDRESS_BOOK";
  /** Secrets that are kept for others. */
  readonly SECRET: "SECRET";
  /** What sessions may be narrowed down to. */
  readonly SESSION_PROFILE: "SESSION_PROFILE";
  /** Addresses from which requests are accepted. */
  readonly IP_ALLOWLIST: "IP_ALLOWLIST";
  /** Interfaces of smart contracts. */
  readonly SMART_CONTRACT_INTERFACE: "SMART_CONTRACT_INTERFACE";
  /** Velocity controls. */
  readonly VELOCITY_CONTROL: "VELOCITY_CONTROL";
  /** MFA policies of users. */
  readonly MFA_POLICY: "MFA_POLICY";
  /** Where users are told that requests wait for their votes. */
  readonly NOTIFICATION_CHANNEL: "NOTIFICATION_CHANNEL";
  /** Freezes, by which keys stop to sign and be exported. */
  readonly FREEZE: "FREEZE";
  /** What keys are never used for. */
  readonly KEY_RESTRICTION: "KEY_RESTRICTION";
  /** The auth proxy, which lets pages log users in without a back end of their own. */
  readonly AUTH_PROXY: "AUTH_PROXY";
  /** Billing tier. */
  readonly SUBSCRIPTION: "SUBSCRIPTION";
  /** Another activity, which is voted on. */
  readonly ACTIVITY: "ACTIVITY";
} = {
  USER: "USER",
  PRIVATE_KEY: "PRIVATE_KEY",
  POLICY: "POLICY",
  WALLET: "WALLET",
  ORGANIZATION: "ORGANIZATION",
  INVITATION: "INVITATION",
  CREDENTIAL: "CREDENTIAL",
  CONFIG: "CONFIG",
  RECOVERY: "RECOVERY",
  AUTH: "AUTH",
  OTP: "OTP",
  PAYMENT_ACTION: "PAYMENT_ACTION",
  WEBHOOK_ENDPOINT: "WEBHOOK_ENDPOINT",
  SPENDING_LIMIT: "SPENDING_LIMIT",
  ADDRESS_BOOK: "ADDRESS_BOOK",
  SECRET: "SECRET",
  SESSION_PROFILE: "SESSION_PROFILE",
  IP_ALLOWLIST: "IP_ALLOWLIST",
  SMART_CONTRACT_INTERFACE: "SMART_CONTRACT_INTERFACE",
  VELOCITY_CONTROL: "VELOCITY_CONTROL",
  MFA_POLICY: "MFA_POLICY",
  NOTIFICATION_CHANNEL: "NOTIFICATION_CHANNEL",
  FREEZE: "FREEZE",
  KEY_RESTRICTION: "KEY_RESTRICTION",
  AUTH_PROXY: "AUTH_PROXY",
  SUBSCRIPTION: "SUBSCRIPTION",
  ACTIVITY: "ACTIVITY",
};
/**
 * How far an activity has come.
 *
 * Servers may answer with values that are not listed here.
 */
export type ActivityStatus =
  | "ACTIVITY_STATUS_CREATED"
  | "ACTIVITY_STATUS_PENDING"
  | "ACTIVITY_STATUS_COMPLETED"
  | "ACTIVITY_STATUS_FAILED"
  | "ACTIVITY_STATUS_CONSENSUS_NEEDED"
  | "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED"
  | "ACTIVITY_STATUS_REJECTED";
/**
 * How far an activity has come.
 *
 * Servers may answer with values that are not listed here.
 */
export const ActivityStatus: {
  /** Recorded and not decided yet. A submit never answers with it. */
  readonly CREATED: "ACTIVITY_STATUS_CREATED";
  /** Approved and being carried out. Ask again after a short while. */
  readonly PENDING: "ACTIVITY_STATUS_PENDING";
  /** Carried out; the result is filled in. */
  readonly COMPLETED: "ACTIVITY_STATUS_COMPLETED";
  /** Approved, but it could not be carried out. The member failure says why. */
  readonly FAILED: "ACTIVITY_STATUS_FAILED";
  /** Waiting for other users to approve or reject it. */
  readonly CONSENSUS_NEEDED: "ACTIVITY_STATUS_CONSENSUS_NEEDED";
  /** Waiting for further authenticators of the user who asked for it. */
  readonly AUTHENTICATORS_NEEDED: "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
  /** Rejected by the votes of users. It cannot be reopened. */
  readonly REJECTED: "ACTIVITY_STATUS_REJECTED";
} = {
  CREATED: "ACTIVITY_STATUS_CREATED",
  PENDING: "ACTIVITY_STATUS_PENDING",
  COMPLETED: "ACTIVITY_STATUS_COMPLETED",
  FAILED: "ACTIVITY_STATUS_FAILED",
  CONSENSUS_NEEDED: "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  AUTHENTICATORS_NEEDED: "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED",
  REJECTED: "ACTIVITY_STATUS_REJECTED",
};
/**
 * Kind of an activity. The suffix V2 and so on is the version of its parameters.
 *
 * Servers may answer with values that are not listed here.
 */
export type ActivityType =
  | "ACTIVITY_TYPE_ACCEPT_INVITATION"
  | "ACTIVITY_TYPE_ACCEPT_INVITATION_V2"
  | "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"
  | "ACTIVITY_TYPE_APPROVE_ACTIVITY"
  | "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES"
  | "ACTIVITY_TYPE_CREATE_API_KEYS"
  | "ACTIVITY_TYPE_CREATE_API_KEYS_V2"
  | "ACTIVITY_TYPE_CREATE_API_ONLY_USERS"
  | "ACTIVITY_TYPE_CREATE_AUTHENTICATORS"
  | "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"
  | "ACTIVITY_TYPE_CREATE_INVITATIONS"
  | "ACTIVITY_TYPE_CREATE_MFA_POLICY"
  | "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL"
  | "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL"
  | "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"
  | "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"
  | "ACTIVITY_TYPE_CREATE_ORGANIZATION"
  | "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"
  | "ACTIVITY_TYPE_CREATE_POLICIES"
  | "ACTIVITY_TYPE_CREATE_POLICY"
  | "ACTIVITY_TYPE_CREATE_POLICY_V2"
  | "ACTIVITY_TYPE_CREATE_POLICY_V3"
  | "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"
  | "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"
  | "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"
  | "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"
  | "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION"
  | "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"
  | "ACTIVITY_TYPE_CREATE_SESSION_PROFILE"
  | "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE"
  | "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"
  | "ACTIVITY_TYPE_CREATE_USER_TAG"
  | "ACTIVITY_TYPE_CREATE_USERS"
  | "ACTIVITY_TYPE_CREATE_USERS_V2"
  | "ACTIVITY_TYPE_CREATE_USERS_V3"
  | "ACTIVITY_TYPE_CREATE_USERS_V4"
  | "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL"
  | "ACTIVITY_TYPE_CREATE_WALLET"
  | "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"
  | "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT"
  | "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES"
  | "ACTIVITY_TYPE_DELETE_API_KEYS"
  | "ACTIVITY_TYPE_DELETE_AUTHENTICATORS"
  | "ACTIVITY_TYPE_DELETE_INVITATION"
  | "ACTIVITY_TYPE_DELETE_MFA_POLICY"
  | "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL"
  | "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL"
  | "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"
  | "ACTIVITY_TYPE_DELETE_ORGANIZATION"
  | "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"
  | "ACTIVITY_TYPE_DELETE_POLICIES"
  | "ACTIVITY_TYPE_DELETE_POLICY"
  | "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"
  | "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"
  | "ACTIVITY_TYPE_DELETE_SECRETS"
  | "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE"
  | "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS"
  | "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"
  | "ACTIVITY_TYPE_DELETE_USER_TAGS"
  | "ACTIVITY_TYPE_DELETE_USERS"
  | "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL"
  | "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"
  | "ACTIVITY_TYPE_DELETE_WALLETS"
  | "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT"
  | "ACTIVITY_TYPE_DISABLE_AUTH_PROXY"
  | "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"
  | "ACTIVITY_TYPE_EMAIL_AUTH"
  | "ACTIVITY_TYPE_EMAIL_AUTH_V2"
  | "ACTIVITY_TYPE_EMAIL_AUTH_V3"
  | "ACTIVITY_TYPE_ENABLE_AUTH_PROXY"
  | "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"
  | "ACTIVITY_TYPE_EXPORT_SECRETS"
  | "ACTIVITY_TYPE_EXPORT_WALLET"
  | "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"
  | "ACTIVITY_TYPE_FREEZE"
  | "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"
  | "ACTIVITY_TYPE_IMPORT_SECRETS"
  | "ACTIVITY_TYPE_IMPORT_WALLET"
  | "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"
  | "ACTIVITY_TYPE_INIT_IMPORT_SECRETS"
  | "ACTIVITY_TYPE_INIT_IMPORT_WALLET"
  | "ACTIVITY_TYPE_INIT_OTP"
  | "ACTIVITY_TYPE_INIT_OTP_V2"
  | "ACTIVITY_TYPE_INIT_OTP_V3"
  | "ACTIVITY_TYPE_INIT_OTP_AUTH"
  | "ACTIVITY_TYPE_INIT_OTP_AUTH_V2"
  | "ACTIVITY_TYPE_INIT_OTP_AUTH_V3"
  | "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY"
  | "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2"
  | "ACTIVITY_TYPE_OAUTH"
  | "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE"
  | "ACTIVITY_TYPE_OAUTH_LOGIN"
  | "ACTIVITY_TYPE_OTP_AUTH"
  | "ACTIVITY_TYPE_OTP_LOGIN"
  | "ACTIVITY_TYPE_OTP_LOGIN_V2"
  | "ACTIVITY_TYPE_RECOVER_USER"
  | "ACTIVITY_TYPE_REJECT_ACTIVITY"
  | "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST"
  | "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"
  | "ACTIVITY_TYPE_RESTRICT_KEYS"
  | "ACTIVITY_TYPE_SET_DELAYS"
  | "ACTIVITY_TYPE_SET_IP_ALLOWLIST"
  | "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"
  | "ACTIVITY_TYPE_SET_PAYMENT_METHOD"
  | "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"
  | "ACTIVITY_TYPE_SET_VOTE_EXPIRY"
  | "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD"
  | "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"
  | "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"
  | "ACTIVITY_TYPE_SIGN_TRANSACTION"
  | "ACTIVITY_TYPE_SIGN_TRANSACTION_V2"
  | "ACTIVITY_TYPE_SIGN_TRANSACTIONS"
  | "ACTIVITY_TYPE_STAMP_LOGIN"
  | "ACTIVITY_TYPE_THAW"
  | "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"
  | "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG"
  | "ACTIVITY_TYPE_UPDATE_MFA_POLICY"
  | "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL"
  | "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"
  | "ACTIVITY_TYPE_UPDATE_POLICY"
  | "ACTIVITY_TYPE_UPDATE_POLICY_V2"
  | "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"
  | "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"
  | "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT"
  | "ACTIVITY_TYPE_UPDATE_USER"
  | "ACTIVITY_TYPE_UPDATE_USER_EMAIL"
  | "ACTIVITY_TYPE_UPDATE_USER_NAME"
  | "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"
  | "ACTIVITY_TYPE_UPDATE_USER_TAG"
  | "ACTIVITY_TYPE_UPDATE_WALLET"
  | "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"
  | "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"
  | "ACTIVITY_TYPE_VERIFY_OTP"
  | "ACTIVITY_TYPE_VERIFY_OTP_V2";
/**
 * Kind of an activity. The suffix V2 and so on is the version of its parameters.
 *
 * Servers may answer with values that are not listed here.
 */
export const ActivityType: {
  /**
   * Takes the WebAuthn credential as browsers return it.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
   */
  readonly ACCEPT_INVITATION: "ACTIVITY_TYPE_ACCEPT_INVITATION";
  /** Takes the attestation in its short form. */
  readonly ACCEPT_INVITATION_V2: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
  /** Subscribes the organization to a billing tier. It is charged to the payment method that was set before. */
  readonly ACTIVATE_BILLING_TIER: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER";
  /**
   * Votes for an activity that waits for consensus. The answer is that activity, with its own status and result:
   * once enough users agree, it has been carried out. An approval counts for as long as its user has the
   * credential that stamped it; afterwards, the same user can approve again. The same goes for the initiator's
   * request, without which nothing is carried out.
   */
  readonly APPROVE_ACTIVITY: "ACTIVITY_TYPE_APPROVE_ACTIVITY";
  /**
   * Adds receivers to an address book, which policies ask about by its name. All or none are added. Where the
   * organization has a delay for its address books, it waits that long after the last vote. An addition to the
   * API, which existing clients do not know.
   */
  readonly CREATE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES";
  /**
   * Knows keys on the P-256 curve only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
   */
  readonly CREATE_API_KEYS: "ACTIVITY_TYPE_CREATE_API_KEYS";
  /** Every key names its curve. */
  readonly CREATE_API_KEYS_V2: "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
  /** Adds users who have API keys and no authenticators, such as servers and scripts. */
  readonly CREATE_API_ONLY_USERS: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS";
  /**
   * Takes WebAuthn credentials as browsers return them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
   */
  readonly CREATE_AUTHENTICATORS: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS";
  /** Takes attestations in their short form and omits the user of each authenticator. */
  readonly CREATE_AUTHENTICATORS_V2: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2";
  /** Invites people into the organization. Each of them receives an e-mail with the invitation. */
  readonly CREATE_INVITATIONS: "ACTIVITY_TYPE_CREATE_INVITATIONS";
  /**
   * Creates an MFA policy of a user: for activities that meet its condition, the user has to authenticate with
   * several methods. A request that does not prove them all answers ACTIVITY_STATUS_AUTHENTICATORS_NEEDED, and
   * waits until the same user has approved its fingerprint with the others.
   */
  readonly CREATE_MFA_POLICY: "ACTIVITY_TYPE_CREATE_MFA_POLICY";
  /**
   * Lets the user who asks be told when requests wait for their vote: by e-mail, a webhook, a message in Slack or
   * Teams, or a push message to a browser. It is always about the user who asks; nobody can do it for somebody
   * else. What is sent says what waits and links to it. It never carries a vote. An addition to the API, which
   * existing clients do not know.
   */
  readonly CREATE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
  /** Adds an app of the organization at a provider of OAuth 2.0, so that users can log in by their accounts there. */
  readonly CREATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL";
  /**
   * Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
   */
  readonly CREATE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS";
  /** Accounts can be named by their claims too. */
  readonly CREATE_OAUTH_PROVIDERS_V2: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2";
  /**
   * Takes the root user's WebAuthn credential as browsers return it.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
   */
  readonly CREATE_ORGANIZATION: "ACTIVITY_TYPE_CREATE_ORGANIZATION";
  /** Takes the attestation in its short form. */
  readonly CREATE_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2";
  /** Creates several policies in one step. All or none are created. */
  readonly CREATE_POLICIES: "ACTIVITY_TYPE_CREATE_POLICIES";
  /**
   * Selectors decide when the policy applies, each comparing with one value.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
   */
  readonly CREATE_POLICY: "ACTIVITY_TYPE_CREATE_POLICY";
  /**
   * A selector can compare with several values.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
   */
  readonly CREATE_POLICY_V2: "ACTIVITY_TYPE_CREATE_POLICY_V2";
  /** Expressions in the policy language say when the policy applies and who must approve. */
  readonly CREATE_POLICY_V3: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  /** Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag. */
  readonly CREATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG";
  /**
   * Answers with the ids of the keys only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
   */
  readonly CREATE_PRIVATE_KEYS: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS";
  /** Takes the same parameters and answers with the keys' addresses too. */
  readonly CREATE_PRIVATE_KEYS_V2: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2";
  /**
   * Opens a session for the caller that lasts one hour and allows queries only. Send the session in the session
   * header instead of a stamp.
   */
  readonly CREATE_READ_ONLY_SESSION: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION";
  /**
   * Finds the user by e-mail address.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
   */
  readonly CREATE_READ_WRITE_SESSION: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION";
  /** The user, by id. */
  readonly CREATE_READ_WRITE_SESSION_V2: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
  /**
   * Creates a session profile, which narrows down what sessions may do that are opened with it, in the
   * organization and its sub-organizations. A profile is never changed or deleted. Sub-organizations use those of
   * their parent.
   */
  readonly CREATE_SESSION_PROFILE: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE";
  /**
   * Adds the interface of a smart contract: the ABI of one on Ethereum or a compatible chain, or the Anchor IDL of
   * a program on Solana. From then on, policies see what calls of it say. There is one for each address.
   */
  readonly CREATE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE";
  /**
   * Creates a limit on what may be spent. It counts from then on, and binds everyone, whatever policies allow.
   * Only the root quorum does this. An addition to the API, which existing clients do not know.
   */
  readonly CREATE_SPENDING_LIMIT: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT";
  /**
   * One root user, who has one authenticator.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION";
  /**
   * Several root users with API keys and authenticators, and a quorum of them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2";
  /**
   * Version 2 with private keys made in the same step. Newer versions make a wallet instead and have no place for
   * private keys, so this version is upgraded no further; to move on, use version 7 and then createPrivateKeys in
   * the new organization.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V3: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3";
  /**
   * Version 2 with a first wallet and with switches for the ways of logging in by e-mail.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V4: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4";
  /**
   * Root users can have OAuth providers.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V5: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5";
  /**
   * API keys of root users name their curve.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V6: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6";
  /**
   * Root users can have a phone number, and logging in with one-time codes can be switched off.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8`.
   */
  readonly CREATE_SUB_ORGANIZATION_V7: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7";
  /** OAuth accounts of root users can be named by their claims too. */
  readonly CREATE_SUB_ORGANIZATION_V8: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  /** Creates a tag for users and puts it on some of them. Policies can refer to users by tag. */
  readonly CREATE_USER_TAG: "ACTIVITY_TYPE_CREATE_USER_TAG";
  /**
   * States for each user how they may log in, and takes WebAuthn credentials as browsers return them.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  readonly CREATE_USERS: "ACTIVITY_TYPE_CREATE_USERS";
  /**
   * Omits the access type, which follows from the credentials, and takes attestations in their short form.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  readonly CREATE_USERS_V2: "ACTIVITY_TYPE_CREATE_USERS_V2";
  /**
   * Users can have a phone number and OAuth accounts, and their API keys name their curve.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
   */
  readonly CREATE_USERS_V3: "ACTIVITY_TYPE_CREATE_USERS_V3";
  /** OAuth accounts can be named by their claims too. */
  readonly CREATE_USERS_V4: "ACTIVITY_TYPE_CREATE_USERS_V4";
  /**
   * Creates a velocity control, which counts from then on what is transferred or done. Policies read whether it is
   * kept as controls.<identifier>; by itself it refuses nothing.
   */
  readonly CREATE_VELOCITY_CONTROL: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL";
  /** Creates a wallet, a seed held by the service, and derives its first accounts. */
  readonly CREATE_WALLET: "ACTIVITY_TYPE_CREATE_WALLET";
  /** Derives further accounts from a wallet. All or none are derived. */
  readonly CREATE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS";
  /**
   * Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations.
   * An organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK.
   */
  readonly CREATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT";
  /**
   * Removes receivers from an address book. All or none are removed. Where the organization has a delay for its
   * address books, it waits that long after the last vote. An addition to the API, which existing clients do not
   * know.
   */
  readonly DELETE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES";
  /** Removes API keys from a user. Requests stamped with them are refused from then on. */
  readonly DELETE_API_KEYS: "ACTIVITY_TYPE_DELETE_API_KEYS";
  /** Removes authenticators from a user. Requests stamped with them are refused from then on. */
  readonly DELETE_AUTHENTICATORS: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS";
  /** Withdraws an invitation that has not been accepted yet. */
  readonly DELETE_INVITATION: "ACTIVITY_TYPE_DELETE_INVITATION";
  /** Deletes an MFA policy of a user. Activities that wait no longer need what it required. */
  readonly DELETE_MFA_POLICY: "ACTIVITY_TYPE_DELETE_MFA_POLICY";
  /**
   * Ends one of the channels by which the user who asks is told what waits for their vote, with what has not been
   * sent yet. An addition to the API, which existing clients do not know.
   */
  readonly DELETE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL";
  /** Deletes an OAuth 2.0 credential with its secret. */
  readonly DELETE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL";
  /** Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on. */
  readonly DELETE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS";
  /** Deletes an organization with everything in it. This cannot be undone. */
  readonly DELETE_ORGANIZATION: "ACTIVITY_TYPE_DELETE_ORGANIZATION";
  /** Deletes the organization's payment method. Nothing more is charged to it. */
  readonly DELETE_PAYMENT_METHOD: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD";
  /** Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted. */
  readonly DELETE_POLICIES: "ACTIVITY_TYPE_DELETE_POLICIES";
  /** Deletes a policy. Activities decided afterwards no longer depend on it. */
  readonly DELETE_POLICY: "ACTIVITY_TYPE_DELETE_POLICY";
  /** Deletes tags and takes them off all private keys that have them. The keys themselves stay. */
  readonly DELETE_PRIVATE_KEY_TAGS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS";
  /** Deletes private keys for good. All or none are deleted. */
  readonly DELETE_PRIVATE_KEYS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS";
  /** Deletes secrets for good. All or none are deleted. */
  readonly DELETE_SECRETS: "ACTIVITY_TYPE_DELETE_SECRETS";
  /** Deletes the interface of a smart contract. Policies no longer see what calls of it say. */
  readonly DELETE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE";
  /**
   * Deletes spending limits, and what they have counted. All or none are deleted. Only the root quorum does this.
   * An addition to the API, which existing clients do not know.
   */
  readonly DELETE_SPENDING_LIMITS: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS";
  /**
   * Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
   * undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set.
   */
  readonly DELETE_SUB_ORGANIZATION: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION";
  /** Deletes tags and takes them off all users who have them. The users themselves stay. */
  readonly DELETE_USER_TAGS: "ACTIVITY_TYPE_DELETE_USER_TAGS";
  /** Removes users and all their credentials from the organization. */
  readonly DELETE_USERS: "ACTIVITY_TYPE_DELETE_USERS";
  /** Deletes a velocity control, and what it has counted. Policies that read it are in error from then on. */
  readonly DELETE_VELOCITY_CONTROL: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL";
  /**
   * Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same
   * paths again. All or none are deleted.
   */
  readonly DELETE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS";
  /** Deletes wallets with all their accounts for good. All or none are deleted. */
  readonly DELETE_WALLETS: "ACTIVITY_TYPE_DELETE_WALLETS";
  /** Takes a receiver of webhook events away, and the events that wait for it. */
  readonly DELETE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT";
  /**
   * Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
   * sub-organization; a proxy that is enabled later has another configuration id.
   */
  readonly DISABLE_AUTH_PROXY: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY";
  /** Disables a private key for good. It stays in the organization and can be read, but it never signs again. */
  readonly DISABLE_PRIVATE_KEY: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY";
  /**
   * Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted
   * to a key that the user's device holds; the answer carries ids only.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
   */
  readonly EMAIL_AUTH: "ACTIVITY_TYPE_EMAIL_AUTH";
  /**
   * Has the same parameters as version 1.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
   */
  readonly EMAIL_AUTH_V2: "ACTIVITY_TYPE_EMAIL_AUTH_V2";
  /** Names the app. */
  readonly EMAIL_AUTH_V3: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
  /**
   * Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up
   * and log them in. It gets a user with an API key that never leaves the service and is good for that alone:
   * sending and checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it
   * until updateAuthProxyConfig names the page's origin.
   */
  readonly ENABLE_AUTH_PROXY: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY";
  /** Exports a private key, encrypted to a key of the caller. */
  readonly EXPORT_PRIVATE_KEY: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY";
  /**
   * Exports secrets, each encrypted to a key of the caller. Policies decide about each of them, and all or none
   * are exported.
   */
  readonly EXPORT_SECRETS: "ACTIVITY_TYPE_EXPORT_SECRETS";
  /** Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet. */
  readonly EXPORT_WALLET: "ACTIVITY_TYPE_EXPORT_WALLET";
  /** Exports the private key of one account of a wallet, encrypted to a key of the caller. */
  readonly EXPORT_WALLET_ACCOUNT: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT";
  /**
   * Stops signing, export and deletion of keys at once: of the organization, of wallets and private keys, or of
   * what users ask for and approve. Any one root user does this, whatever the quorum and policies say; policies
   * can let others. Only the root quorum thaws. An addition to the API, which existing clients do not know.
   */
  readonly FREEZE: "ACTIVITY_TYPE_FREEZE";
  /**
   * Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target
   * key.
   */
  readonly IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY";
  /** Imports secrets that are encrypted to target keys from initImportSecrets. All or none are imported. */
  readonly IMPORT_SECRETS: "ACTIVITY_TYPE_IMPORT_SECRETS";
  /** Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key. */
  readonly IMPORT_WALLET: "ACTIVITY_TYPE_IMPORT_WALLET";
  /**
   * Starts the import of a private key and returns the target key to which the caller encrypts it for
   * importPrivateKey.
   */
  readonly INIT_IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY";
  /**
   * Starts the import of secrets and returns a target key for each, to which the caller encrypts it for
   * importSecrets. A user has at most 100 target keys at a time; of more, the oldest are given up.
   */
  readonly INIT_IMPORT_SECRETS: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS";
  /**
   * Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for
   * importWallet.
   */
  readonly INIT_IMPORT_WALLET: "ACTIVITY_TYPE_INIT_IMPORT_WALLET";
  /**
   * The code is handed in with version 1 of verifyOtp, in plain text.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
   */
  readonly INIT_OTP: "ACTIVITY_TYPE_INIT_OTP";
  /**
   * Asks for the name of the app.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
   */
  readonly INIT_OTP_V2: "ACTIVITY_TYPE_INIT_OTP_V2";
  /** Returns a key to encrypt the code to, for version 2 of verifyOtp. */
  readonly INIT_OTP_V3: "ACTIVITY_TYPE_INIT_OTP_V3";
  /**
   * Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with
   * otpAuth.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
   */
  readonly INIT_OTP_AUTH: "ACTIVITY_TYPE_INIT_OTP_AUTH";
  /**
   * The code can be as long as the app wants it, and have letters. Codes of version 1 have six digits.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
   */
  readonly INIT_OTP_AUTH_V2: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2";
  /** Names the app, and can say how long the code holds. */
  readonly INIT_OTP_AUTH_V3: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
  /**
   * Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
   * authenticator with recoverUser.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
   */
  readonly INIT_USER_EMAIL_RECOVERY: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY";
  /** Names the app. */
  readonly INIT_USER_EMAIL_RECOVERY_V2: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2";
  /**
   * Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns
   * its private half, encrypted to a key that the caller holds.
   */
  readonly OAUTH: "ACTIVITY_TYPE_OAUTH";
  /**
   * Exchanges the authorization code of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the
   * account, signed by the deployment, for `oauth_login` and whatever else takes one.
   */
  readonly OAUTH2_AUTHENTICATE: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE";
  /**
   * Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to
   * which the token is bound, becomes an expiring API key of that user.
   */
  readonly OAUTH_LOGIN: "ACTIVITY_TYPE_OAUTH_LOGIN";
  /**
   * Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private
   * half, encrypted to a key that the caller holds.
   */
  readonly OTP_AUTH: "ACTIVITY_TYPE_OTP_AUTH";
  /**
   * A token without a public key needs no signature.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
   */
  readonly OTP_LOGIN: "ACTIVITY_TYPE_OTP_LOGIN";
  /** Always asks for the signature. */
  readonly OTP_LOGIN_V2: "ACTIVITY_TYPE_OTP_LOGIN_V2";
  /**
   * Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
   * initUserEmailRecovery sent.
   */
  readonly RECOVER_USER: "ACTIVITY_TYPE_RECOVER_USER";
  /**
   * Votes against an activity that waits for consensus. The answer is that activity, with its own status; a
   * rejected one is never carried out.
   */
  readonly REJECT_ACTIVITY: "ACTIVITY_TYPE_REJECT_ACTIVITY";
  /** Removes the IP allowlist of an organization, or of one of its API keys, with all rules. */
  readonly REMOVE_IP_ALLOWLIST: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST";
  /** Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say. */
  readonly REMOVE_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE";
  /**
   * Says what wallets and private keys are never used for again, whatever policies allow and whoever approves. It
   * can be added to, and nothing takes it back. Only the root quorum does this. An addition to the API, which
   * existing clients do not know.
   */
  readonly RESTRICT_KEYS: "ACTIVITY_TYPE_RESTRICT_KEYS";
  /**
   * Says for how long dangerous changes wait after their last vote before they are carried out. Raising a delay
   * takes effect at once; an activity that lowers or removes one waits for as long as that one itself. What is
   * left out stays as it is. Only the root quorum does this. An addition to the API, which existing clients do not
   * know.
   */
  readonly SET_DELAYS: "ACTIVITY_TYPE_SET_DELAYS";
  /**
   * Sets the addresses from which requests by the users of an organization are accepted, or by one of its API
   * keys. What was set before is replaced as a whole. Only organizations without a parent have an allowlist;
   * requests by users of sub-organizations and by the auth proxy are exempt. A request is refused that would shut
   * out whoever makes it.
   */
  readonly SET_IP_ALLOWLIST: "ACTIVITY_TYPE_SET_IP_ALLOWLIST";
  /**
   * Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root
   * quorum decides; policies have no say.
   */
  readonly SET_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE";
  /**
   * Takes the card data itself. Prefer version 2, which sends card data only to the billing provider.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
   */
  readonly SET_PAYMENT_METHOD: "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
  /** Takes the id that the billing provider gave to the card. */
  readonly SET_PAYMENT_METHOD_V2: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2";
  /**
   * Says for how long activities wait for votes. What has waited longer fails, and gives back what was held for
   * it; that holds for activities that wait already, too. Only the root quorum does this. An addition to the API,
   * which existing clients do not know.
   */
  readonly SET_VOTE_EXPIRY: "ACTIVITY_TYPE_SET_VOTE_EXPIRY";
  /**
   * Signs with private keys only, named by their ids.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
   */
  readonly SIGN_RAW_PAYLOAD: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD";
  /** Signs with wallet accounts too, named by their addresses. */
  readonly SIGN_RAW_PAYLOAD_V2: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  /** Signs several payloads with the same private key or wallet account. All or none are signed. */
  readonly SIGN_RAW_PAYLOADS: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS";
  /**
   * Signs with private keys only, named by their ids.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
   */
  readonly SIGN_TRANSACTION: "ACTIVITY_TYPE_SIGN_TRANSACTION";
  /** Signs with wallet accounts too, named by their addresses. */
  readonly SIGN_TRANSACTION_V2: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
  /**
   * Signs up to 100 transactions of one chain with the same private key or wallet account. Each is decided as if
   * it were sent alone, and spending limits count all of them together. All or none are signed. The service does
   * not send them to the chain. An addition to the API, which existing clients do not know.
   */
  readonly SIGN_TRANSACTIONS: "ACTIVITY_TYPE_SIGN_TRANSACTIONS";
  /**
   * Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential
   * has stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization
   * alone has their credential.
   */
  readonly STAMP_LOGIN: "ACTIVITY_TYPE_STAMP_LOGIN";
  /**
   * Ends freezes: keys sign and are exported again. All or none end. Only the root quorum does this. An addition
   * to the API, which existing clients do not know.
   */
  readonly THAW: "ACTIVITY_TYPE_THAW";
  /** Replaces the list of web origins whose WebAuthn credentials the organization accepts. */
  readonly UPDATE_ALLOWED_ORIGINS: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS";
  /**
   * Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text
   * away.
   */
  readonly UPDATE_AUTH_PROXY_CONFIG: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG";
  /**
   * Changes an MFA policy of a user. What is omitted stays as it is. Activities that wait are judged by the policy
   * as it is then.
   */
  readonly UPDATE_MFA_POLICY: "ACTIVITY_TYPE_UPDATE_MFA_POLICY";
  /** Replaces an OAuth 2.0 credential: provider, client id and secret. */
  readonly UPDATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL";
  /** Gives the organization another name. Decided by its root quorum; policies have no say. */
  readonly UPDATE_ORGANIZATION_NAME: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME";
  /**
   * Changes a policy. What is omitted stays as it is.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
   */
  readonly UPDATE_POLICY: "ACTIVITY_TYPE_UPDATE_POLICY";
  /** Can say when the policy applies. */
  readonly UPDATE_POLICY_V2: "ACTIVITY_TYPE_UPDATE_POLICY_V2";
  /** Renames a tag, puts it on private keys and takes it off private keys. */
  readonly UPDATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG";
  /**
   * Sets who the root users of the organization are and how many of them must agree. Decided by the present root
   * quorum; policies have no say. A user who joins must have got no credentials or other contacts since the
   * request was made, and loses the read-only sessions that were opened as that user.
   */
  readonly UPDATE_ROOT_QUORUM: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM";
  /**
   * Changes a spending limit. What is omitted stays as it is, and what was counted before still counts. Only the
   * root quorum does this. An addition to the API, which existing clients do not know.
   */
  readonly UPDATE_SPENDING_LIMIT: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT";
  /** Changes a user. What is omitted stays as it is. */
  readonly UPDATE_USER: "ACTIVITY_TYPE_UPDATE_USER";
  /**
   * Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  readonly UPDATE_USER_EMAIL: "ACTIVITY_TYPE_UPDATE_USER_EMAIL";
  /** Gives a user another name. */
  readonly UPDATE_USER_NAME: "ACTIVITY_TYPE_UPDATE_USER_NAME";
  /**
   * Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do
   * it themselves.
   */
  readonly UPDATE_USER_PHONE_NUMBER: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER";
  /** Renames a tag, puts it on users and takes it off users. */
  readonly UPDATE_USER_TAG: "ACTIVITY_TYPE_UPDATE_USER_TAG";
  /** Renames a wallet. */
  readonly UPDATE_WALLET: "ACTIVITY_TYPE_UPDATE_WALLET";
  /** Names an account of a wallet, or gives it another name. */
  readonly UPDATE_WALLET_ACCOUNT_NAME: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME";
  /**
   * Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the
   * events that wait for it, and is not told what happens in the meantime.
   */
  readonly UPDATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT";
  /**
   * Takes the code as it is, of versions 1 and 2 of initOtp.
   *
   * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
   */
  readonly VERIFY_OTP: "ACTIVITY_TYPE_VERIFY_OTP";
  /** Takes the code encrypted to the target key of version 3 of initOtp, together with the public key. */
  readonly VERIFY_OTP_V2: "ACTIVITY_TYPE_VERIFY_OTP_V2";
} = {
  ACCEPT_INVITATION: "ACTIVITY_TYPE_ACCEPT_INVITATION",
  ACCEPT_INVITATION_V2: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
  ACTIVATE_BILLING_TIER: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER",
  APPROVE_ACTIVITY: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
  CREATE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES",
  CREATE_API_KEYS: "ACTIVITY_TYPE_CREATE_API_KEYS",
  CREATE_API_KEYS_V2: "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
  CREATE_API_ONLY_USERS: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS",
  CREATE_AUTHENTICATORS: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS",
  CREATE_AUTHENTICATORS_V2: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
  CREATE_INVITATIONS: "ACTIVITY_TYPE_CREATE_INVITATIONS",
  CREATE_MFA_POLICY: "ACTIVITY_TYPE_CREATE_MFA_POLICY",
  CREATE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL",
  CREATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL",
  CREATE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS",
  CREATE_OAUTH_PROVIDERS_V2: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
  CREATE_ORGANIZATION: "ACTIVITY_TYPE_CREATE_ORGANIZATION",
  CREATE_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2",
  CREATE_POLICIES: "ACTIVITY_TYPE_CREATE_POLICIES",
  CREATE_POLICY: "ACTIVITY_TYPE_CREATE_POLICY",
  CREATE_POLICY_V2: "ACTIVITY_TYPE_CREATE_POLICY_V2",
  CREATE_POLICY_V3: "ACTIVITY_TYPE_CREATE_POLICY_V3",
  CREATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
  CREATE_PRIVATE_KEYS: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
  CREATE_PRIVATE_KEYS_V2: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
  CREATE_READ_ONLY_SESSION: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION",
  CREATE_READ_WRITE_SESSION: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION",
  CREATE_READ_WRITE_SESSION_V2: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
  CREATE_SESSION_PROFILE: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE",
  CREATE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE",
  CREATE_SPENDING_LIMIT: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT",
  CREATE_SUB_ORGANIZATION: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION",
  CREATE_SUB_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
  CREATE_SUB_ORGANIZATION_V3: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
  CREATE_SUB_ORGANIZATION_V4: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
  CREATE_SUB_ORGANIZATION_V5: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
  CREATE_SUB_ORGANIZATION_V6: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
  CREATE_SUB_ORGANIZATION_V7: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
  CREATE_SUB_ORGANIZATION_V8: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
  CREATE_USER_TAG: "ACTIVITY_TYPE_CREATE_USER_TAG",
  CREATE_USERS: "ACTIVITY_TYPE_CREATE_USERS",
  CREATE_USERS_V2: "ACTIVITY_TYPE_CREATE_USERS_V2",
  CREATE_USERS_V3: "ACTIVITY_TYPE_CREATE_USERS_V3",
  CREATE_USERS_V4: "ACTIVITY_TYPE_CREATE_USERS_V4",
  CREATE_VELOCITY_CONTROL: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL",
  CREATE_WALLET: "ACTIVITY_TYPE_CREATE_WALLET",
  CREATE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS",
  CREATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT",
  DELETE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES",
  DELETE_API_KEYS: "ACTIVITY_TYPE_DELETE_API_KEYS",
  DELETE_AUTHENTICATORS: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS",
  DELETE_INVITATION: "ACTIVITY_TYPE_DELETE_INVITATION",
  DELETE_MFA_POLICY: "ACTIVITY_TYPE_DELETE_MFA_POLICY",
  DELETE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL",
  DELETE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL",
  DELETE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS",
  DELETE_ORGANIZATION: "ACTIVITY_TYPE_DELETE_ORGANIZATION",
  DELETE_PAYMENT_METHOD: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD",
  DELETE_POLICIES: "ACTIVITY_TYPE_DELETE_POLICIES",
  DELETE_POLICY: "ACTIVITY_TYPE_DELETE_POLICY",
  DELETE_PRIVATE_KEY_TAGS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS",
  DELETE_PRIVATE_KEYS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
  DELETE_SECRETS: "ACTIVITY_TYPE_DELETE_SECRETS",
  DELETE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE",
  DELETE_SPENDING_LIMITS: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS",
  DELETE_SUB_ORGANIZATION: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION",
  DELETE_USER_TAGS: "ACTIVITY_TYPE_DELETE_USER_TAGS",
  DELETE_USERS: "ACTIVITY_TYPE_DELETE_USERS",
  DELETE_VELOCITY_CONTROL: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL",
  DELETE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS",
  DELETE_WALLETS: "ACTIVITY_TYPE_DELETE_WALLETS",
  DELETE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT",
  DISABLE_AUTH_PROXY: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY",
  DISABLE_PRIVATE_KEY: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY",
  EMAIL_AUTH: "ACTIVITY_TYPE_EMAIL_AUTH",
  EMAIL_AUTH_V2: "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  EMAIL_AUTH_V3: "ACTIVITY_TYPE_EMAIL_AUTH_V3",
  ENABLE_AUTH_PROXY: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY",
  EXPORT_PRIVATE_KEY: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY",
  EXPORT_SECRETS: "ACTIVITY_TYPE_EXPORT_SECRETS",
  EXPORT_WALLET: "ACTIVITY_TYPE_EXPORT_WALLET",
  EXPORT_WALLET_ACCOUNT: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT",
  FREEZE: "ACTIVITY_TYPE_FREEZE",
  IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY",
  IMPORT_SECRETS: "ACTIVITY_TYPE_IMPORT_SECRETS",
  IMPORT_WALLET: "ACTIVITY_TYPE_IMPORT_WALLET",
  INIT_IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY",
  INIT_IMPORT_SECRETS: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS",
  INIT_IMPORT_WALLET: "ACTIVITY_TYPE_INIT_IMPORT_WALLET",
  INIT_OTP: "ACTIVITY_TYPE_INIT_OTP",
  INIT_OTP_V2: "ACTIVITY_TYPE_INIT_OTP_V2",
  INIT_OTP_V3: "ACTIVITY_TYPE_INIT_OTP_V3",
  INIT_OTP_AUTH: "ACTIVITY_TYPE_INIT_OTP_AUTH",
  INIT_OTP_AUTH_V2: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
  INIT_OTP_AUTH_V3: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3",
  INIT_USER_EMAIL_RECOVERY: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
  INIT_USER_EMAIL_RECOVERY_V2: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2",
  OAUTH: "ACTIVITY_TYPE_OAUTH",
  OAUTH2_AUTHENTICATE: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE",
  OAUTH_LOGIN: "ACTIVITY_TYPE_OAUTH_LOGIN",
  OTP_AUTH: "ACTIVITY_TYPE_OTP_AUTH",
  OTP_LOGIN: "ACTIVITY_TYPE_OTP_LOGIN",
  OTP_LOGIN_V2: "ACTIVITY_TYPE_OTP_LOGIN_V2",
  RECOVER_USER: "ACTIVITY_TYPE_RECOVER_USER",
  REJECT_ACTIVITY: "ACTIVITY_TYPE_REJECT_ACTIVITY",
  REMOVE_IP_ALLOWLIST: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST",
  REMOVE_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
  RESTRICT_KEYS: "ACTIVITY_TYPE_RESTRICT_KEYS",
  SET_DELAYS: "ACTIVITY_TYPE_SET_DELAYS",
  SET_IP_ALLOWLIST: "ACTIVITY_TYPE_SET_IP_ALLOWLIST",
  SET_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
  SET_PAYMENT_METHOD: "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
  SET_PAYMENT_METHOD_V2: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2",
  SET_VOTE_EXPIRY: "ACTIVITY_TYPE_SET_VOTE_EXPIRY",
  SIGN_RAW_PAYLOAD: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD",
  SIGN_RAW_PAYLOAD_V2: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  SIGN_RAW_PAYLOADS: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
  SIGN_TRANSACTION: "ACTIVITY_TYPE_SIGN_TRANSACTION",
  SIGN_TRANSACTION_V2: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  SIGN_TRANSACTIONS: "ACTIVITY_TYPE_SIGN_TRANSACTIONS",
  STAMP_LOGIN: "ACTIVITY_TYPE_STAMP_LOGIN",
  THAW: "ACTIVITY_TYPE_THAW",
  UPDATE_ALLOWED_ORIGINS: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS",
  UPDATE_AUTH_PROXY_CONFIG: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG",
  UPDATE_MFA_POLICY: "ACTIVITY_TYPE_UPDATE_MFA_POLICY",
  UPDATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL",
  UPDATE_ORGANIZATION_NAME: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME",
  UPDATE_POLICY: "ACTIVITY_TYPE_UPDATE_POLICY",
  UPDATE_POLICY_V2: "ACTIVITY_TYPE_UPDATE_POLICY_V2",
  UPDATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG",
  UPDATE_ROOT_QUORUM: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
  UPDATE_SPENDING_LIMIT: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT",
  UPDATE_USER: "ACTIVITY_TYPE_UPDATE_USER",
  UPDATE_USER_EMAIL: "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
  UPDATE_USER_NAME: "ACTIVITY_TYPE_UPDATE_USER_NAME",
  UPDATE_USER_PHONE_NUMBER: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER",
  UPDATE_USER_TAG: "ACTIVITY_TYPE_UPDATE_USER_TAG",
  UPDATE_WALLET: "ACTIVITY_TYPE_UPDATE_WALLET",
  UPDATE_WALLET_ACCOUNT_NAME: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME",
  UPDATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT",
  VERIFY_OTP: "ACTIVITY_TYPE_VERIFY_OTP",
  VERIFY_OTP_V2: "ACTIVITY_TYPE_VERIFY_OTP_V2",
};
/**
 * Form of an address. It decides which curve and hash the address comes from.
 *
 * Servers may answer with values that are not listed here.
 */
export type AddressFormat =
  | "ADDRESS_FORMAT_UNCOMPRESSED"
  | "ADDRESS_FORMAT_COMPRESSED"
  | "ADDRESS_FORMAT_ETHEREUM"
  | "ADDRESS_FORMAT_SOLANA"
  | "ADDRESS_FORMAT_COSMOS"
  | "ADDRESS_FORMAT_TRON"
  | "ADDRESS_FORMAT_SUI"
  | "ADDRESS_FORMAT_APTOS"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR"
  | "ADDRESS_FORMAT_SEI"
  | "ADDRESS_FORMAT_XLM"
  | "ADDRESS_FORMAT_DOGE_MAINNET"
  | "ADDRESS_FORMAT_DOGE_TESTNET"
  | "ADDRESS_FORMAT_TON_V3R2"
  | "ADDRESS_FORMAT_TON_V4R2"
  | "ADDRESS_FORMAT_TON_V5R1"
  | "ADDRESS_FORMAT_XRP";
/**
 * Form of an address. It decides which curve and hash the address comes from.
 *
 * Servers may answer with values that are not listed here.
 */
export const AddressFormat: {
  /** The public key itself, uncompressed SEC 1 in hex without 0x. secp256k1 and P-256. */
  readonly UNCOMPRESSED: "ADDRESS_FORMAT_UNCOMPRESSED";
  /** The public key itself, compressed in hex without 0x. 32 bytes on Ed25519. */
  readonly COMPRESSED: "ADDRESS_FORMAT_COMPRESSED";
  /** Ethereum and compatible chains; 0x and 40 hex digits in the case that EIP-55 gives them. */
  readonly ETHEREUM: "ADDRESS_FORMAT_ETHEREUM";
  /** Solana; base58 of the public key. */
  readonly SOLANA: "ADDRESS_FORMAT_SOLANA";
  /** Cosmos; bech32 with the prefix cosmos. */
  readonly COSMOS: "ADDRESS_FORMAT_COSMOS";
  /** Tron; Base58Check with the version byte 0x41. */
  readonly TRON: "ADDRESS_FORMAT_TRON";
  /** Sui; 0x and the BLAKE2b-256 hash of scheme byte 00 and public key. */
  readonly SUI: "ADDRESS_FORMAT_SUI";
  /** Aptos; 0x and the SHA3-256 hash of public key and scheme byte 00. */
  readonly APTOS: "ADDRESS_FORMAT_APTOS";
  /** Bitcoin, pay to public key hash; Base58Check. */
  readonly BITCOIN_MAINNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH";
  /** Bitcoin, pay to script hash; Base58Check. */
  readonly BITCOIN_MAINNET_P2SH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH";
  /** Bitcoin, pay to witness public key hash; bech32 with the prefix bc. */
  readonly BITCOIN_MAINNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH";
  /** Bitcoin, pay to witness script hash; bech32 with the prefix bc. */
  readonly BITCOIN_MAINNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH";
  /** Bitcoin, pay to Taproot; bech32m with the prefix bc. */
  readonly BITCOIN_MAINNET_P2TR: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR";
  /** Bitcoin testnet, pay to public key hash; Base58Check. */
  readonly BITCOIN_TESTNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH";
  /** Bitcoin testnet, pay to script hash; Base58Check. */
  readonly BITCOIN_TESTNET_P2SH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH";
  /** Bitcoin testnet, pay to witness public key hash; bech32 with the prefix tb. */
  readonly BITCOIN_TESTNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH";
  /** Bitcoin testnet, pay to witness script hash; bech32 with the prefix tb. */
  readonly BITCOIN_TESTNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH";
  /** Bitcoin testnet, pay to Taproot; bech32m with the prefix tb. */
  readonly BITCOIN_TESTNET_P2TR: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR";
  /** Bitcoin signet, pay to public key hash; Base58Check. */
  readonly BITCOIN_SIGNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH";
  /** Bitcoin signet, pay to script hash; Base58Check. */
  readonly BITCOIN_SIGNET_P2SH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH";
  /** Bitcoin signet, pay to witness public key hash; bech32 with the prefix tb. */
  readonly BITCOIN_SIGNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH";
  /** Bitcoin signet, pay to witness script hash; bech32 with the prefix tb. */
  readonly BITCOIN_SIGNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH";
  /** Bitcoin signet, pay to Taproot; bech32m with the prefix tb. */
  readonly BITCOIN_SIGNET_P2TR: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR";
  /** Bitcoin regtest, pay to public key hash; Base58Check. */
  readonly BITCOIN_REGTEST_P2PKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH";
  /** Bitcoin regtest, pay to script hash; Base58Check. */
  readonly BITCOIN_REGTEST_P2SH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH";
  /** Bitcoin regtest, pay to witness public key hash; bech32, prefix bcrt. */
  readonly BITCOIN_REGTEST_P2WPKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH";
  /** Bitcoin regtest, pay to witness script hash; bech32 with the prefix bcrt. */
  readonly BITCOIN_REGTEST_P2WSH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH";
  /** Bitcoin regtest, pay to Taproot; bech32m with the prefix bcrt. */
  readonly BITCOIN_REGTEST_P2TR: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR";
  /** Sei; bech32 with the prefix sei. */
  readonly SEI: "ADDRESS_FORMAT_SEI";
  /** Stellar; a strkey that begins with G. */
  readonly XLM: "ADDRESS_FORMAT_XLM";
  /** Dogecoin; Base58Check with the version byte 0x1e. */
  readonly DOGE_MAINNET: "ADDRESS_FORMAT_DOGE_MAINNET";
  /** Dogecoin testnet; Base58Check with the version byte 0x71. */
  readonly DOGE_TESTNET: "ADDRESS_FORMAT_DOGE_TESTNET";
  /** TON; the address of a wallet contract of version 3, revision 2. */
  readonly TON_V3R2: "ADDRESS_FORMAT_TON_V3R2";
  /** TON; the address of a wallet contract of version 4, revision 2. */
  readonly TON_V4R2: "ADDRESS_FORMAT_TON_V4R2";
  /** TON; the address of a wallet contract of version 5, revision 1, for the main network. */
  readonly TON_V5R1: "ADDRESS_FORMAT_TON_V5R1";
  /** XRP Ledger; Base58Check in the ledger's own alphabet, beginning with r. */
  readonly XRP: "ADDRESS_FORMAT_XRP";
} = {
  UNCOMPRESSED: "ADDRESS_FORMAT_UNCOMPRESSED",
  COMPRESSED: "ADDRESS_FORMAT_COMPRESSED",
  ETHEREUM: "ADDRESS_FORMAT_ETHEREUM",
  SOLANA: "ADDRESS_FORMAT_SOLANA",
  COSMOS: "ADDRESS_FORMAT_COSMOS",
  TRON: "ADDRESS_FORMAT_TRON",
  SUI: "ADDRESS_FORMAT_SUI",
  APTOS: "ADDRESS_FORMAT_APTOS",
  BITCOIN_MAINNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH",
  BITCOIN_MAINNET_P2SH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH",
  BITCOIN_MAINNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
  BITCOIN_MAINNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH",
  BITCOIN_MAINNET_P2TR: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR",
  BITCOIN_TESTNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH",
  BITCOIN_TESTNET_P2SH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH",
  BITCOIN_TESTNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH",
  BITCOIN_TESTNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH",
  BITCOIN_TESTNET_P2TR: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR",
  BITCOIN_SIGNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH",
  BITCOIN_SIGNET_P2SH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH",
  BITCOIN_SIGNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH",
  BITCOIN_SIGNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH",
  BITCOIN_SIGNET_P2TR: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR",
  BITCOIN_REGTEST_P2PKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH",
  BITCOIN_REGTEST_P2SH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH",
  BITCOIN_REGTEST_P2WPKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH",
  BITCOIN_REGTEST_P2WSH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH",
  BITCOIN_REGTEST_P2TR: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR",
  SEI: "ADDRESS_FORMAT_SEI",
  XLM: "ADDRESS_FORMAT_XLM",
  DOGE_MAINNET: "ADDRESS_FORMAT_DOGE_MAINNET",
  DOGE_TESTNET: "ADDRESS_FORMAT_DOGE_TESTNET",
  TON_V3R2: "ADDRESS_FORMAT_TON_V3R2",
  TON_V4R2: "ADDRESS_FORMAT_TON_V4R2",
  TON_V5R1: "ADDRESS_FORMAT_TON_V5R1",
  XRP: "ADDRESS_FORMAT_XRP",
};
/**
 * Curve of an API key.
 *
 * Servers may answer with values that are not listed here.
 */
export type ApiKeyCurve = "API_KEY_CURVE_P256" | "API_KEY_CURVE_SECP256K1" | "API_KEY_CURVE_ED25519";
/**
 * Curve of an API key.
 *
 * Servers may answer with values that are not listed here.
 */
export const ApiKeyCurve: {
  /** NIST P-256; stamps are ECDSA over SHA-256. */
  readonly P256: "API_KEY_CURVE_P256";
  /** secp256k1; stamps are ECDSA over SHA-256, or an Ethereum personal signature (EIP-191). */
  readonly SECP256K1: "API_KEY_CURVE_SECP256K1";
  /** Ed25519; stamps sign the body itself. */
  readonly ED25519: "API_KEY_CURVE_ED25519";
} = { P256: "API_KEY_CURVE_P256", SECP256K1: "API_KEY_CURVE_SECP256K1", ED25519: "API_KEY_CURVE_ED25519" };
/** The kind of token that identifies the user of an attested stamp. */
export type AttestedStampScheme = "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN" | "STAMP_ATTESTED_SCHEME_P256_OIDC";
/** The kind of token that identifies the user of an attested stamp. */
export const AttestedStampScheme: {
  /** A verification token, from verifyOtp. */
  readonly VERIFICATION_TOKEN: "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN";
  /** An OpenID Connect ID token of a linked account. */
  readonly OIDC: "STAMP_ATTESTED_SCHEME_P256_OIDC";
} = { VERIFICATION_TOKEN: "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN", OIDC: "STAMP_ATTESTED_SCHEME_P256_OIDC" };
/** A way to log in that an auth proxy offers. */
export type AuthProxyMethod = "email" | "sms" | "passkey" | "wallet" | "oauth";
/** A way to log in that an auth proxy offers. */
export const AuthProxyMethod: {
  /** By a one-time code to an e-mail address. */
  readonly EMAIL: "email";
  /** By a one-time code to a phone number. */
  readonly SMS: "sms";
  /** By an authenticator. */
  readonly PASSKEY: "passkey";
  /** By a wallet of one's own, with an API key on secp256k1 or Ed25519. */
  readonly WALLET: "wallet";
  /** By an account at an issuer of OpenID Connect tokens. */
  readonly OAUTH: "oauth";
} = { EMAIL: "email", SMS: "sms", PASSKEY: "passkey", WALLET: "wallet", OAUTH: "oauth" };
/** A way in which users authenticate, as MFA policies require it. */
export type AuthenticationType =
  | "AUTHENTICATION_TYPE_EMAIL_OTP"
  | "AUTHENTICATION_TYPE_SMS_OTP"
  | "AUTHENTICATION_TYPE_PASSKEY"
  | "AUTHENTICATION_TYPE_API_KEY"
  | "AUTHENTICATION_TYPE_OAUTH"
  | "AUTHENTICATION_TYPE_SESSION";
/** A way in which users authenticate, as MFA policies require it. */
export const AuthenticationType: {
  /** A one-time code sent to the user's verified e-mail address. */
  readonly EMAIL_OTP: "AUTHENTICATION_TYPE_EMAIL_OTP";
  /** A one-time code sent to the user's verified phone number. */
  readonly SMS_OTP: "AUTHENTICATION_TYPE_SMS_OTP";
  /** An authenticator of the user. */
  readonly PASSKEY: "AUTHENTICATION_TYPE_PASSKEY";
  /** An API key of the user that no login has made. */
  readonly API_KEY: "AUTHENTICATION_TYPE_API_KEY";
  /** An ID token of an account that is linked to the user. */
  readonly OAUTH: "AUTHENTICATION_TYPE_OAUTH";
  /** A key that a login has made, however the user logged in. */
  readonly SESSION: "AUTHENTICATION_TYPE_SESSION";
} = {
  EMAIL_OTP: "AUTHENTICATION_TYPE_EMAIL_OTP",
  SMS_OTP: "AUTHENTICATION_TYPE_SMS_OTP",
  PASSKEY: "AUTHENTICATION_TYPE_PASSKEY",
  API_KEY: "AUTHENTICATION_TYPE_API_KEY",
  OAUTH: "AUTHENTICATION_TYPE_OAUTH",
  SESSION: "AUTHENTICATION_TYPE_SESSION",
};
/**
 * How an authenticator is attached, as WebAuthn names it.
 *
 * Servers may answer with values that are not listed here.
 */
export type AuthenticatorAttachment = "cross-platform" | "platform";
/**
 * How an authenticator is attached, as WebAuthn names it.
 *
 * Servers may answer with values that are not listed here.
 */
export const AuthenticatorAttachment: {
  /** Can be taken to another device, such as a security key or a phone. */
  readonly CROSS_PLATFORM: "cross-platform";
  /** Part of the device on which the browser runs. */
  readonly PLATFORM: "platform";
} = { CROSS_PLATFORM: "cross-platform", PLATFORM: "platform" };
/**
 * How a browser can reach an authenticator.
 *
 * Servers may answer with values that are not listed here.
 */
export type AuthenticatorTransport =
  | "AUTHENTICATOR_TRANSPORT_BLE"
  | "AUTHENTICATOR_TRANSPORT_INTERNAL"
  | "AUTHENTICATOR_TRANSPORT_NFC"
  | "AUTHENTICATOR_TRANSPORT_USB"
  | "AUTHENTICATOR_TRANSPORT_HYBRID";
/**
 * How a browser can reach an authenticator.
 *
 * Servers may answer with values that are not listed here.
 */
export const AuthenticatorTransport: {
  /** Bluetooth Low Energy. */
  readonly BLE: "AUTHENTICATOR_TRANSPORT_BLE";
  /** Built into the device. */
  readonly INTERNAL: "AUTHENTICATOR_TRANSPORT_INTERNAL";
  /** Near-field communication. */
  readonly NFC: "AUTHENTICATOR_TRANSPORT_NFC";
  /** USB. */
  readonly USB: "AUTHENTICATOR_TRANSPORT_USB";
  /** Another device nearby, such as a phone that scans a code. */
  readonly HYBRID: "AUTHENTICATOR_TRANSPORT_HYBRID";
} = {
  BLE: "AUTHENTICATOR_TRANSPORT_BLE",
  INTERNAL: "AUTHENTICATOR_TRANSPORT_INTERNAL",
  NFC: "AUTHENTICATOR_TRANSPORT_NFC",
  USB: "AUTHENTICATOR_TRANSPORT_USB",
  HYBRID: "AUTHENTICATOR_TRANSPORT_HYBRID",
};
/** How the signature of a client under a message was made. */
export type ClientSignatureScheme = "CLIENT_SIGNATURE_SCHEME_API_P256";
/** How the signature of a client under a message was made. */
export const ClientSignatureScheme: {
  /** ECDSA on P-256 over SHA-256 of the message. */
  readonly API_P256: "CLIENT_SIGNATURE_SCHEME_API_P256";
} = { API_P256: "CLIENT_SIGNATURE_SCHEME_API_P256" };
/**
 * What kind of credential a public key belongs to.
 *
 * Servers may answer with values that are not listed here.
 */
export type CredentialType =
  | "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR"
  | "CREDENTIAL_TYPE_API_KEY_P256"
  | "CREDENTIAL_TYPE_API_KEY_SECP256K1"
  | "CREDENTIAL_TYPE_API_KEY_ED25519"
  | "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256"
  | "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256"
  | "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256"
  | "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256"
  | "CREDENTIAL_TYPE_OAUTH_KEY_P256"
  | "CREDENTIAL_TYPE_LOGIN";
/**
 * What kind of credential a public key belongs to.
 *
 * Servers may answer with values that are not listed here.
 */
export const CredentialType: {
  /** Authenticator, such as a passkey or security key. */
  readonly WEBAUTHN_AUTHENTICATOR: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR";
  /** API key on P-256. */
  readonly API_KEY_P256: "CREDENTIAL_TYPE_API_KEY_P256";
  /** API key on secp256k1. */
  readonly API_KEY_SECP256K1: "CREDENTIAL_TYPE_API_KEY_SECP256K1";
  /** API key on Ed25519. */
  readonly API_KEY_ED25519: "CREDENTIAL_TYPE_API_KEY_ED25519";
  /** Expiring key sent by e-mail that may only recover its user. */
  readonly RECOVER_USER_KEY_P256: "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256";
  /** Expiring key of a login by e-mail. */
  readonly EMAIL_AUTH_KEY_P256: "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256";
  /** Expiring key of a login by one-time code. */
  readonly OTP_AUTH_KEY_P256: "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256";
  /** Expiring key of a session from createReadWriteSession. */
  readonly READ_WRITE_SESSION_KEY_P256: "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256";
  /** Expiring key of a login by OAuth. */
  readonly OAUTH_KEY_P256: "CREDENTIAL_TYPE_OAUTH_KEY_P256";
  /** Expiring key of a session from stampLogin, otpLogin or oauthLogin, on P-256. */
  readonly LOGIN: "CREDENTIAL_TYPE_LOGIN";
} = {
  WEBAUTHN_AUTHENTICATOR: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
  API_KEY_P256: "CREDENTIAL_TYPE_API_KEY_P256",
  API_KEY_SECP256K1: "CREDENTIAL_TYPE_API_KEY_SECP256K1",
  API_KEY_ED25519: "CREDENTIAL_TYPE_API_KEY_ED25519",
  RECOVER_USER_KEY_P256: "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
  EMAIL_AUTH_KEY_P256: "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
  OTP_AUTH_KEY_P256: "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
  READ_WRITE_SESSION_KEY_P256: "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
  OAUTH_KEY_P256: "CREDENTIAL_TYPE_OAUTH_KEY_P256",
  LOGIN: "CREDENTIAL_TYPE_LOGIN",
};
/**
 * Elliptic curve of a private key or wallet account.
 *
 * Servers may answer with values that are not listed here.
 */
export type Curve = "CURVE_SECP256K1" | "CURVE_ED25519" | "CURVE_P256";
/**
 * Elliptic curve of a private key or wallet account.
 *
 * Servers may answer with values that are not listed here.
 */
export const Curve: {
  /** Curve of Bitcoin, Ethereum, Cosmos, Tron, Doge and XRP (SEC 2). */
  readonly SECP256K1: "CURVE_SECP256K1";
  /** Edwards curve of Solana, Sui, Aptos, Stellar and TON (RFC 8032). */
  readonly ED25519: "CURVE_ED25519";
  /** NIST curve of passkeys and secure elements, also known as secp256r1 and prime256v1 (SEC 2). */
  readonly P256: "CURVE_P256";
} = { SECP256K1: "CURVE_SECP256K1", ED25519: "CURVE_ED25519", P256: "CURVE_P256" };
/**
 * What was decided about an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export type DecisionOutcome =
  | "DECISION_OUTCOME_ALLOW"
  | "DECISION_OUTCOME_CONSENSUS_NEEDED"
  | "DECISION_OUTCOME_DENY_EXPLICIT"
  | "DECISION_OUTCOME_DENY_IMPLICIT"
  | "DECISION_OUTCOME_REJECTED";
/**
 * What was decided about an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export const DecisionOutcome: {
  /** It may be carried out. */
  readonly ALLOW: "DECISION_OUTCOME_ALLOW";
  /** It may be carried out once others have approved it. */
  readonly CONSENSUS_NEEDED: "DECISION_OUTCOME_CONSENSUS_NEEDED";
  /** A policy denies it, or a rule of the service that no policy can lift. */
  readonly DENY_EXPLICIT: "DECISION_OUTCOME_DENY_EXPLICIT";
  /** Nothing allows it. */
  readonly DENY_IMPLICIT: "DECISION_OUTCOME_DENY_IMPLICIT";
  /** Users have voted against it. */
  readonly REJECTED: "DECISION_OUTCOME_REJECTED";
} = {
  ALLOW: "DECISION_OUTCOME_ALLOW",
  CONSENSUS_NEEDED: "DECISION_OUTCOME_CONSENSUS_NEEDED",
  DENY_EXPLICIT: "DECISION_OUTCOME_DENY_EXPLICIT",
  DENY_IMPLICIT: "DECISION_OUTCOME_DENY_IMPLICIT",
  REJECTED: "DECISION_OUTCOME_REJECTED",
};
/**
 * Delivery status of a webhook event, an e-mail or a text message.
 *
 * Servers may answer with values that are not listed here.
 */
export type DeliveryStatus = "DELIVERY_STATUS_WAITING" | "DELIVERY_STATUS_FAILED";
/**
 * Delivery status of a webhook event, an e-mail or a text message.
 *
 * Servers may answer with values that are not listed here.
 */
export const DeliveryStatus: {
  /** Waits for its first attempt or for another. */
  readonly WAITING: "DELIVERY_STATUS_WAITING";
  /** All attempts have failed. The operator can retry it. */
  readonly FAILED: "DELIVERY_STATUS_FAILED";
} = { WAITING: "DELIVERY_STATUS_WAITING", FAILED: "DELIVERY_STATUS_FAILED" };
/** What a policy decides when it applies. */
export type Effect = "EFFECT_ALLOW" | "EFFECT_DENY";
/** What a policy decides when it applies. */
export const Effect: {
  /** Allows the activity, once the consensus is reached. */
  readonly ALLOW: "EFFECT_ALLOW";
  /** Forbids the activity, whatever other policies allow. */
  readonly DENY: "EFFECT_DENY";
} = { ALLOW: "EFFECT_ALLOW", DENY: "EFFECT_DENY" };
/** Which isolated part of the service a caller wants attested. */
export type EnclaveType = "ump" | "notarizer" | "signer" | "evm-parser";
/** Which isolated part of the service a caller wants attested. */
export const EnclaveType: {
  /** The part that evaluates policies and counts votes. */
  readonly UMP: "ump";
  /** The part that vouches for the state of organizations. */
  readonly NOTARIZER: "notarizer";
  /** The part that holds key material and signs. */
  readonly SIGNER: "signer";
  /** The part that takes Ethereum transactions apart for policies. */
  readonly EVM_PARSER: "evm-parser";
} = { UMP: "ump", NOTARIZER: "notarizer", SIGNER: "signer", EVM_PARSER: "evm-parser" };
/**
 * What an expression of a policy, or a clause of one, comes to for an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export type ExpressionOutcome =
  | "EXPRESSION_OUTCOME_TRUE"
  | "EXPRESSION_OUTCOME_FALSE"
  | "EXPRESSION_OUTCOME_NOT_APPLICABLE"
  | "EXPRESSION_OUTCOME_ERROR";
/**
 * What an expression of a policy, or a clause of one, comes to for an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export const ExpressionOutcome: {
  /** It holds. */
  readonly TRUE: "EXPRESSION_OUTCOME_TRUE";
  /** It does not hold. */
  readonly FALSE: "EXPRESSION_OUTCOME_FALSE";
  /** It asks for something that the activity does not have. */
  readonly NOT_APPLICABLE: "EXPRESSION_OUTCOME_NOT_APPLICABLE";
  /** It fails in another way, such as an index out of range. It never allows. */
  readonly ERROR: "EXPRESSION_OUTCOME_ERROR";
} = {
  TRUE: "EXPRESSION_OUTCOME_TRUE",
  FALSE: "EXPRESSION_OUTCOME_FALSE",
  NOT_APPLICABLE: "EXPRESSION_OUTCOME_NOT_APPLICABLE",
  ERROR: "EXPRESSION_OUTCOME_ERROR",
};
/**
 * Which of a policy's expressions.
 *
 * Servers may answer with values that are not listed here.
 */
export type ExpressionSource = "EXPRESSION_SOURCE_CONDITION" | "EXPRESSION_SOURCE_CONSENSUS" | "EXPRESSION_SOURCE_TIME";
/**
 * Which of a policy's expressions.
 *
 * Servers may answer with values that are not listed here.
 */
export const ExpressionSource: {
  /** The condition. */
  readonly CONDITION: "EXPRESSION_SOURCE_CONDITION";
  /** The consensus. */
  readonly CONSENSUS: "EXPRESSION_SOURCE_CONSENSUS";
  /** The time. */
  readonly TIME: "EXPRESSION_SOURCE_TIME";
} = {
  CONDITION: "EXPRESSION_SOURCE_CONDITION",
  CONSENSUS: "EXPRESSION_SOURCE_CONSENSUS",
  TIME: "EXPRESSION_SOURCE_TIME",
};
/**
 * Switches and settings of an organization. Only the root quorum can change them.
 *
 * Servers may answer with values that are not listed here.
 */
export type FeatureName =
  | "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY"
  | "FEATURE_NAME_EMAIL_RECOVERY"
  | "FEATURE_NAME_EMAIL_AUTH"
  | "FEATURE_NAME_SMS_AUTH"
  | "FEATURE_NAME_OTP_EMAIL_AUTH"
  | "FEATURE_NAME_WEBAUTHN_ORIGINS"
  | "FEATURE_NAME_WEBHOOK";
/**
 * Switches and settings of an organization. Only the root quorum can change them.
 *
 * Servers may answer with values that are not listed here.
 */
export const FeatureName: {
  /** Root users can be recovered by e-mail. Its value is empty. */
  readonly ROOT_USER_EMAIL_RECOVERY: "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY";
  /** Users can be recovered by e-mail. Its value is empty. */
  readonly EMAIL_RECOVERY: "FEATURE_NAME_EMAIL_RECOVERY";
  /** Users can log in by e-mail. Its value is empty. */
  readonly EMAIL_AUTH: "FEATURE_NAME_EMAIL_AUTH";
  /** Users can log in by one-time codes over SMS. Its value is empty. */
  readonly SMS_AUTH: "FEATURE_NAME_SMS_AUTH";
  /** Users can log in by one-time codes over e-mail. Its value is empty. */
  readonly OTP_EMAIL_AUTH: "FEATURE_NAME_OTP_EMAIL_AUTH";
  /** Its value lists the web origins to accept authenticators from, with commas between. */
  readonly WEBAUTHN_ORIGINS: "FEATURE_NAME_WEBAUTHN_ORIGINS";
  /** Its value is the URL to which new activities are sent, over HTTP or HTTPS. */
  readonly WEBHOOK: "FEATURE_NAME_WEBHOOK";
} = {
  ROOT_USER_EMAIL_RECOVERY: "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY",
  EMAIL_RECOVERY: "FEATURE_NAME_EMAIL_RECOVERY",
  EMAIL_AUTH: "FEATURE_NAME_EMAIL_AUTH",
  SMS_AUTH: "FEATURE_NAME_SMS_AUTH",
  OTP_EMAIL_AUTH: "FEATURE_NAME_OTP_EMAIL_AUTH",
  WEBAUTHN_ORIGINS: "FEATURE_NAME_WEBAUTHN_ORIGINS",
  WEBHOOK: "FEATURE_NAME_WEBHOOK",
};
/** What is frozen. */
export type FreezeTarget =
  "FREEZE_TARGET_ORGANIZATION" | "FREEZE_TARGET_WALLET" | "FREEZE_TARGET_PRIVATE_KEY" | "FREEZE_TARGET_USER";
/** What is frozen. */
export const FreezeTarget: {
  /** All keys of the organization. Not those of its sub-organizations. */
  readonly ORGANIZATION: "FREEZE_TARGET_ORGANIZATION";
  /** A wallet with all its accounts. */
  readonly WALLET: "FREEZE_TARGET_WALLET";
  /** A private key. */
  readonly PRIVATE_KEY: "FREEZE_TARGET_PRIVATE_KEY";
  /** What a user asks for and approves. */
  readonly USER: "FREEZE_TARGET_USER";
} = {
  ORGANIZATION: "FREEZE_TARGET_ORGANIZATION",
  WALLET: "FREEZE_TARGET_WALLET",
  PRIVATE_KEY: "FREEZE_TARGET_PRIVATE_KEY",
  USER: "FREEZE_TARGET_USER",
};
/**
 * What is done to the bytes of a payload before they are signed.
 *
 * Servers may answer with values that are not listed here.
 */
export type HashFunction =
  "HASH_FUNCTION_NO_OP" | "HASH_FUNCTION_SHA256" | "HASH_FUNCTION_KECCAK256" | "HASH_FUNCTION_NOT_APPLICABLE";
/**
 * What is done to the bytes of a payload before they are signed.
 *
 * Servers may answer with values that are not listed here.
 */
export const HashFunction: {
  /** Nothing; the payload is the 32-byte digest already. */
  readonly NO_OP: "HASH_FUNCTION_NO_OP";
  /** SHA-256. */
  readonly SHA256: "HASH_FUNCTION_SHA256";
  /** Keccak-256, the hash of Ethereum. */
  readonly KECCAK256: "HASH_FUNCTION_KECCAK256";
  /** The curve hashes by itself. Required for Ed25519. */
  readonly NOT_APPLICABLE: "HASH_FUNCTION_NOT_APPLICABLE";
} = {
  NO_OP: "HASH_FUNCTION_NO_OP",
  SHA256: "HASH_FUNCTION_SHA256",
  KECCAK256: "HASH_FUNCTION_KECCAK256",
  NOT_APPLICABLE: "HASH_FUNCTION_NOT_APPLICABLE",
};
/**
 * What became of an invitation.
 *
 * Servers may answer with values that are not listed here.
 */
export type InvitationStatus = "INVITATION_STATUS_CREATED" | "INVITATION_STATUS_ACCEPTED" | "INVITATION_STATUS_REVOKED";
/**
 * What became of an invitation.
 *
 * Servers may answer with values that are not listed here.
 */
export const InvitationStatus: {
  /** Sent and not answered yet. */
  readonly CREATED: "INVITATION_STATUS_CREATED";
  /** Accepted; the receiver is a user now. */
  readonly ACCEPTED: "INVITATION_STATUS_ACCEPTED";
  /** Taken back by the organization. */
  readonly REVOKED: "INVITATION_STATUS_REVOKED";
} = {
  CREATED: "INVITATION_STATUS_CREATED",
  ACCEPTED: "INVITATION_STATUS_ACCEPTED",
  REVOKED: "INVITATION_STATUS_REVOKED",
};
/** What becomes of a request whose address cannot be compared with the rules. Default: DENY. */
export type IpAllowlistErrorOutcome = "ALLOW" | "DENY";
/** What becomes of a request whose address cannot be compared with the rules. Default: DENY. */
export const IpAllowlistErrorOutcome: {
  /** It is accepted. */
  readonly ALLOW: "ALLOW";
  /** It is refused. */
  readonly DENY: "DENY";
} = { ALLOW: "ALLOW", DENY: "DENY" };
/**
 * How a message is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export type MessageChannel = "MESSAGE_CHANNEL_EMAIL" | "MESSAGE_CHANNEL_SMS";
/**
 * How a message is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export const MessageChannel: {
  /** As an e-mail. */
  readonly EMAIL: "MESSAGE_CHANNEL_EMAIL";
  /** As a text message. */
  readonly SMS: "MESSAGE_CHANNEL_SMS";
} = { EMAIL: "MESSAGE_CHANNEL_EMAIL", SMS: "MESSAGE_CHANNEL_SMS" };
/**
 * Word list of BIP-39 in which an exported mnemonic is written.
 *
 * Servers may answer with values that are not listed here.
 */
export type MnemonicLanguage =
  | "MNEMONIC_LANGUAGE_ENGLISH"
  | "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE"
  | "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE"
  | "MNEMONIC_LANGUAGE_CZECH"
  | "MNEMONIC_LANGUAGE_FRENCH"
  | "MNEMONIC_LANGUAGE_ITALIAN"
  | "MNEMONIC_LANGUAGE_JAPANESE"
  | "MNEMONIC_LANGUAGE_KOREAN"
  | "MNEMONIC_LANGUAGE_SPANISH";
/**
 * Word list of BIP-39 in which an exported mnemonic is written.
 *
 * Servers may answer with values that are not listed here.
 */
export const MnemonicLanguage: {
  /** English. */
  readonly ENGLISH: "MNEMONIC_LANGUAGE_ENGLISH";
  /** Chinese, simplified characters. */
  readonly SIMPLIFIED_CHINESE: "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE";
  /** Chinese, traditional characters. */
  readonly TRADITIONAL_CHINESE: "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE";
  /** Czech. */
  readonly CZECH: "MNEMONIC_LANGUAGE_CZECH";
  /** French. */
  readonly FRENCH: "MNEMONIC_LANGUAGE_FRENCH";
  /** Italian. */
  readonly ITALIAN: "MNEMONIC_LANGUAGE_ITALIAN";
  /** Japanese. */
  readonly JAPANESE: "MNEMONIC_LANGUAGE_JAPANESE";
  /** Korean. */
  readonly KOREAN: "MNEMONIC_LANGUAGE_KOREAN";
  /** Spanish. */
  readonly SPANISH: "MNEMONIC_LANGUAGE_SPANISH";
} = {
  ENGLISH: "MNEMONIC_LANGUAGE_ENGLISH",
  SIMPLIFIED_CHINESE: "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE",
  TRADITIONAL_CHINESE: "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE",
  CZECH: "MNEMONIC_LANGUAGE_CZECH",
  FRENCH: "MNEMONIC_LANGUAGE_FRENCH",
  ITALIAN: "MNEMONIC_LANGUAGE_ITALIAN",
  JAPANESE: "MNEMONIC_LANGUAGE_JAPANESE",
  KOREAN: "MNEMONIC_LANGUAGE_KOREAN",
  SPANISH: "MNEMONIC_LANGUAGE_SPANISH",
};
/** How a user is told that requests wait for their vote. */
export type NotificationKind =
  | "NOTIFICATION_KIND_EMAIL"
  | "NOTIFICATION_KIND_WEBHOOK"
  | "NOTIFICATION_KIND_SLACK"
  | "NOTIFICATION_KIND_TEAMS"
  | "NOTIFICATION_KIND_PUSH";
/** How a user is told that requests wait for their vote. */
export const NotificationKind: {
  /** By e-mail to the user's own address. */
  readonly EMAIL: "NOTIFICATION_KIND_EMAIL";
  /** By a signed webhook. */
  readonly WEBHOOK: "NOTIFICATION_KIND_WEBHOOK";
  /** By an incoming webhook of Slack. */
  readonly SLACK: "NOTIFICATION_KIND_SLACK";
  /** By an incoming webhook of Microsoft Teams. */
  readonly TEAMS: "NOTIFICATION_KIND_TEAMS";
  /** By a push message to a browser (RFC 8030). */
  readonly PUSH: "NOTIFICATION_KIND_PUSH";
} = {
  EMAIL: "NOTIFICATION_KIND_EMAIL",
  WEBHOOK: "NOTIFICATION_KIND_WEBHOOK",
  SLACK: "NOTIFICATION_KIND_SLACK",
  TEAMS: "NOTIFICATION_KIND_TEAMS",
  PUSH: "NOTIFICATION_KIND_PUSH",
};
/** A provider of OAuth 2.0 that issues no ID tokens of its own. */
export type Oauth2Provider = "OAUTH2_PROVIDER_X" | "OAUTH2_PROVIDER_DISCORD";
/** A provider of OAuth 2.0 that issues no ID tokens of its own. */
export const Oauth2Provider: {
  /** X. */
  readonly X: "OAUTH2_PROVIDER_X";
  /** Discord. */
  readonly DISCORD: "OAUTH2_PROVIDER_DISCORD";
} = { X: "OAUTH2_PROVIDER_X", DISCORD: "OAUTH2_PROVIDER_DISCORD" };
/**
 * How an old selector compares its subject with its targets. Newer policies have expressions in its place.
 *
 * Servers may answer with values that are not listed here.
 */
export type Operator =
  | "OPERATOR_EQUAL"
  | "OPERATOR_NOT_EQUAL"
  | "OPERATOR_MORE_THAN"
  | "OPERATOR_MORE_THAN_OR_EQUAL"
  | "OPERATOR_LESS_THAN"
  | "OPERATOR_LESS_THAN_OR_EQUAL"
  | "OPERATOR_CONTAINS"
  | "OPERATOR_IN"
  | "OPERATOR_NOT_IN"
  | "OPERATOR_CONTAINS_ONE"
  | "OPERATOR_CONTAINS_ALL";
/**
 * How an old selector compares its subject with its targets. Newer policies have expressions in its place.
 *
 * Servers may answer with values that are not listed here.
 */
export const Operator: {
  /** The subject equals the target. */
  readonly EQUAL: "OPERATOR_EQUAL";
  /** The subject differs from the target. */
  readonly NOT_EQUAL: "OPERATOR_NOT_EQUAL";
  /** The subject is greater than the target. */
  readonly MORE_THAN: "OPERATOR_MORE_THAN";
  /** The subject is greater than the target or equal to it. */
  readonly MORE_THAN_OR_EQUAL: "OPERATOR_MORE_THAN_OR_EQUAL";
  /** The subject is less than the target. */
  readonly LESS_THAN: "OPERATOR_LESS_THAN";
  /** The subject is less than the target or equal to it. */
  readonly LESS_THAN_OR_EQUAL: "OPERATOR_LESS_THAN_OR_EQUAL";
  /** The subject, a list or text, contains the target. */
  readonly CONTAINS: "OPERATOR_CONTAINS";
  /** The subject is one of the targets. */
  readonly IN: "OPERATOR_IN";
  /** The subject is none of the targets. */
  readonly NOT_IN: "OPERATOR_NOT_IN";
  /** The subject, a list, contains at least one of the targets. */
  readonly CONTAINS_ONE: "OPERATOR_CONTAINS_ONE";
  /** The subject, a list, contains all of the targets. */
  readonly CONTAINS_ALL: "OPERATOR_CONTAINS_ALL";
} = {
  EQUAL: "OPERATOR_EQUAL",
  NOT_EQUAL: "OPERATOR_NOT_EQUAL",
  MORE_THAN: "OPERATOR_MORE_THAN",
  MORE_THAN_OR_EQUAL: "OPERATOR_MORE_THAN_OR_EQUAL",
  LESS_THAN: "OPERATOR_LESS_THAN",
  LESS_THAN_OR_EQUAL: "OPERATOR_LESS_THAN_OR_EQUAL",
  CONTAINS: "OPERATOR_CONTAINS",
  IN: "OPERATOR_IN",
  NOT_IN: "OPERATOR_NOT_IN",
  CONTAINS_ONE: "OPERATOR_CONTAINS_ONE",
  CONTAINS_ALL: "OPERATOR_CONTAINS_ALL",
};
/**
 * How a one-time code is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export type OtpType = "OTP_TYPE_EMAIL" | "OTP_TYPE_SMS";
/**
 * How a one-time code is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export const OtpType: {
  /** By e-mail; the contact is an e-mail address. */
  readonly EMAIL: "OTP_TYPE_EMAIL";
  /** By SMS; the contact is a phone number. */
  readonly SMS: "OTP_TYPE_SMS";
} = { EMAIL: "OTP_TYPE_EMAIL", SMS: "OTP_TYPE_SMS" };
/**
 * What a policy, or all of them together, came to for an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export type Outcome =
  | "OUTCOME_ALLOW"
  | "OUTCOME_DENY_EXPLICIT"
  | "OUTCOME_DENY_IMPLICIT"
  | "OUTCOME_REQUIRES_CONSENSUS"
  | "OUTCOME_REJECTED"
  | "OUTCOME_ERROR"
  | "OUTCOME_REQUIRES_AUTHENTICATORS"
  | "OUTCOME_TIME_INACTIVE";
/**
 * What a policy, or all of them together, came to for an activity.
 *
 * Servers may answer with values that are not listed here.
 */
export const Outcome: {
  /** It allows. */
  readonly ALLOW: "OUTCOME_ALLOW";
  /** It denies. */
  readonly DENY_EXPLICIT: "OUTCOME_DENY_EXPLICIT";
  /** Nothing allows it. */
  readonly DENY_IMPLICIT: "OUTCOME_DENY_IMPLICIT";
  /** It allows once others have approved. */
  readonly REQUIRES_CONSENSUS: "OUTCOME_REQUIRES_CONSENSUS";
  /** The vote was a rejection. */
  readonly REJECTED: "OUTCOME_REJECTED";
  /** An expression of the policy is in error, so that it allows nothing. */
  readonly ERROR: "OUTCOME_ERROR";
  /** Further authentication is needed. Not in use. */
  readonly REQUIRES_AUTHENTICATORS: "OUTCOME_REQUIRES_AUTHENTICATORS";
  /** The policy is not active at that time. */
  readonly TIME_INACTIVE: "OUTCOME_TIME_INACTIVE";
} = {
  ALLOW: "OUTCOME_ALLOW",
  DENY_EXPLICIT: "OUTCOME_DENY_EXPLICIT",
  DENY_IMPLICIT: "OUTCOME_DENY_IMPLICIT",
  REQUIRES_CONSENSUS: "OUTCOME_REQUIRES_CONSENSUS",
  REJECTED: "OUTCOME_REJECTED",
  ERROR: "OUTCOME_ERROR",
  REQUIRES_AUTHENTICATORS: "OUTCOME_REQUIRES_AUTHENTICATORS",
  TIME_INACTIVE: "OUTCOME_TIME_INACTIVE",
};
/**
 * How a derivation path is written.
 *
 * Servers may answer with values that are not listed here.
 */
export type PathFormat = "PATH_FORMAT_BIP32";
/**
 * How a derivation path is written.
 *
 * Servers may answer with values that are not listed here.
 */
export const PathFormat: {
  /** BIP-32 notation, with an apostrophe behind a hardened step. */
  readonly BIP32: "PATH_FORMAT_BIP32";
} = { BIP32: "PATH_FORMAT_BIP32" };
/**
 * How the text of a payload stands for bytes.
 *
 * Servers may answer with values that are not listed here.
 */
export type PayloadEncoding =
  | "PAYLOAD_ENCODING_HEXADECIMAL"
  | "PAYLOAD_ENCODING_TEXT_UTF8"
  | "PAYLOAD_ENCODING_EIP712"
  | "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION";
/**
 * How the text of a payload stands for bytes.
 *
 * Servers may answer with values that are not listed here.
 */
export const PayloadEncoding: {
  /** Two hex digits per byte, with or without 0x in front. */
  readonly HEXADECIMAL: "PAYLOAD_ENCODING_HEXADECIMAL";
  /** The UTF-8 bytes of the text. */
  readonly TEXT_UTF8: "PAYLOAD_ENCODING_TEXT_UTF8";
  /**
   * Typed data of Ethereum (EIP-712) as JSON with types, primaryType, domain and message. The service hashes it,
   * so the hash function is HASH_FUNCTION_NO_OP; policies see it as eth.eip_712. Without a domain, or with an
   * empty one, it is refused unless the operator allows it; types that declare EIP712Domain keep clients from
   * leaving it out.
   */
  readonly EIP712: "PAYLOAD_ENCODING_EIP712";
  /**
   * An authorization of Ethereum (EIP-7702) as JSON with address, chainId and nonce. The service hashes it, so the
   * hash function is HASH_FUNCTION_NO_OP; policies see it as eth.eip_7702_authorization.
   */
  readonly EIP7702_AUTHORIZATION: "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION";
} = {
  HEXADECIMAL: "PAYLOAD_ENCODING_HEXADECIMAL",
  TEXT_UTF8: "PAYLOAD_ENCODING_TEXT_UTF8",
  EIP712: "PAYLOAD_ENCODING_EIP712",
  EIP7702_AUTHORIZATION: "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION",
};
/** Type of a WebAuthn credential. The standard has one. */
export type PublicKeyCredentialType = "public-key";
/** Type of a WebAuthn credential. The standard has one. */
export const PublicKeyCredentialType: {
  /** Public key credential. */
  readonly PUBLIC_KEY: "public-key";
} = { PUBLIC_KEY: "public-key" };
/**
 * How the signature of a stamp was made.
 *
 * Servers may answer with values that are not listed here.
 */
export type SignatureScheme =
  | "SIGNATURE_SCHEME_TK_API_P256"
  | "SIGNATURE_SCHEME_TK_API_SECP256K1"
  | "SIGNATURE_SCHEME_TK_API_ED25519"
  | "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191";
/**
 * How the signature of a stamp was made.
 *
 * Servers may answer with values that are not listed here.
 */
export const SignatureScheme: {
  /** ECDSA on P-256 over SHA-256 of the body; DER in hex. */
  readonly P256: "SIGNATURE_SCHEME_TK_API_P256";
  /** ECDSA on secp256k1 over SHA-256 of the body; DER in hex. */
  readonly SECP256K1: "SIGNATURE_SCHEME_TK_API_SECP256K1";
  /** Ed25519 over the body; 64 bytes in hex. */
  readonly ED25519: "SIGNATURE_SCHEME_TK_API_ED25519";
  /** Ethereum personal_sign of the body (EIP-191); r and s in DER, in hex. */
  readonly SECP256K1_EIP191: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191";
} = {
  P256: "SIGNATURE_SCHEME_TK_API_P256",
  SECP256K1: "SIGNATURE_SCHEME_TK_API_SECP256K1",
  ED25519: "SIGNATURE_SCHEME_TK_API_ED25519",
  SECP256K1_EIP191: "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191",
};
/** The chain of a smart contract, and what its interface is written in. */
export type SmartContractInterfaceType =
  "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" | "SMART_CONTRACT_INTERFACE_TYPE_SOLANA";
/** The chain of a smart contract, and what its interface is written in. */
export const SmartContractInterfaceType: {
  /** Ethereum and compatible chains; the contract ABI in JSON. */
  readonly ETHEREUM: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM";
  /** Solana; an Anchor IDL. */
  readonly SOLANA: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA";
} = { ETHEREUM: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM", SOLANA: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA" };
/** What becomes of a request that would exceed a spending limit. */
export type SpendingExcess = "SPENDING_EXCESS_DENY" | "SPENDING_EXCESS_CONSENSUS";
/** What becomes of a request that would exceed a spending limit. */
export const SpendingExcess: {
  /** It is denied, whoever approves it. */
  readonly DENY: "SPENDING_EXCESS_DENY";
  /** It needs the approval of the root quorum, and counts once that has approved it. */
  readonly CONSENSUS: "SPENDING_EXCESS_CONSENSUS";
} = { DENY: "SPENDING_EXCESS_DENY", CONSENSUS: "SPENDING_EXCESS_CONSENSUS" };
/** What a spending limit counts. */
export type SpendingMeasure = "SPENDING_MEASURE_AMOUNT" | "SPENDING_MEASURE_COUNT" | "SPENDING_MEASURE_RECEIVERS";
/** What a spending limit counts. */
export const SpendingMeasure: {
  /** How much leaves, in the smallest unit of the asset. */
  readonly AMOUNT: "SPENDING_MEASURE_AMOUNT";
  /** How many transactions and payloads are signed that move one of the assets. */
  readonly COUNT: "SPENDING_MEASURE_COUNT";
  /** How many different addresses receive one of the assets. */
  readonly RECEIVERS: "SPENDING_MEASURE_RECEIVERS";
} = { AMOUNT: "SPENDING_MEASURE_AMOUNT", COUNT: "SPENDING_MEASURE_COUNT", RECEIVERS: "SPENDING_MEASURE_RECEIVERS" };
/** The time over which a spending limit counts. */
export type SpendingPeriod =
  | "SPENDING_PERIOD_ROLLING"
  | "SPENDING_PERIOD_DAY"
  | "SPENDING_PERIOD_WEEK"
  | "SPENDING_PERIOD_MONTH"
  | "SPENDING_PERIOD_EVER";
/** The time over which a spending limit counts. */
export const SpendingPeriod: {
  /** So many seconds up to now. */
  readonly ROLLING: "SPENDING_PERIOD_ROLLING";
  /** The calendar day in a time zone. */
  readonly DAY: "SPENDING_PERIOD_DAY";
  /** The calendar week in a time zone, from Monday on (ISO 8601). */
  readonly WEEK: "SPENDING_PERIOD_WEEK";
  /** The calendar month in a time zone. */
  readonly MONTH: "SPENDING_PERIOD_MONTH";
  /** All time since the limit was created. */
  readonly EVER: "SPENDING_PERIOD_EVER";
} = {
  ROLLING: "SPENDING_PERIOD_ROLLING",
  DAY: "SPENDING_PERIOD_DAY",
  WEEK: "SPENDING_PERIOD_WEEK",
  MONTH: "SPENDING_PERIOD_MONTH",
  EVER: "SPENDING_PERIOD_EVER",
};
/** Whose spending a limit counts together. */
export type SpendingScope =
  | "SPENDING_SCOPE_ORGANIZATION"
  | "SPENDING_SCOPE_WALLET"
  | "SPENDING_SCOPE_ACCOUNT"
  | "SPENDING_SCOPE_USER"
  | "SPENDING_SCOPE_USER_TAG"
  | "SPENDING_SCOPE_RECEIVER";
/** Whose spending a limit counts together. */
export const SpendingScope: {
  /** All of the organization. */
  readonly ORGANIZATION: "SPENDING_SCOPE_ORGANIZATION";
  /** All accounts of a wallet. */
  readonly WALLET: "SPENDING_SCOPE_WALLET";
  /** A wallet account, by its address, or a private key, by its id. */
  readonly ACCOUNT: "SPENDING_SCOPE_ACCOUNT";
  /** Whatever a user asks for. */
  readonly USER: "SPENDING_SCOPE_USER";
  /** Whatever the users with a tag ask for, together. */
  readonly USER_TAG: "SPENDING_SCOPE_USER_TAG";
  /** Whatever goes to an address. */
  readonly RECEIVER: "SPENDING_SCOPE_RECEIVER";
} = {
  ORGANIZATION: "SPENDING_SCOPE_ORGANIZATION",
  WALLET: "SPENDING_SCOPE_WALLET",
  ACCOUNT: "SPENDING_SCOPE_ACCOUNT",
  USER: "SPENDING_SCOPE_USER",
  USER_TAG: "SPENDING_SCOPE_USER_TAG",
  RECEIVER: "SPENDING_SCOPE_RECEIVER",
};
/** What sub-organizations are looked up by. */
export type SubOrganizationFilterType =
  "CREDENTIAL_ID" | "NAME" | "USERNAME" | "EMAIL" | "PHONE_NUMBER" | "OIDC_TOKEN" | "PUBLIC_KEY";
/** What sub-organizations are looked up by. */
export const SubOrganizationFilterType: {
  /** WebAuthn credential id of an authenticator of one of its users, in base64url. */
  readonly CREDENTIAL_ID: "CREDENTIAL_ID";
  /** Name of the sub-organization. */
  readonly NAME: "NAME";
  /** Name of one of its users. */
  readonly USERNAME: "USERNAME";
  /** E-mail address of one of its users, verified or not. */
  readonly EMAIL: "EMAIL";
  /** Phone number of one of its users in E.164 form, verified or not. */
  readonly PHONE_NUMBER: "PHONE_NUMBER";
  /** OpenID Connect ID token of an account that is linked to one of its users. */
  readonly OIDC_TOKEN: "OIDC_TOKEN";
  /** Public key of an API key of one of its users, in hex. */
  readonly PUBLIC_KEY: "PUBLIC_KEY";
} = {
  CREDENTIAL_ID: "CREDENTIAL_ID",
  NAME: "NAME",
  USERNAME: "USERNAME",
  EMAIL: "EMAIL",
  PHONE_NUMBER: "PHONE_NUMBER",
  OIDC_TOKEN: "OIDC_TOKEN",
  PUBLIC_KEY: "PUBLIC_KEY",
};
/**
 * What a tag can be put on.
 *
 * Servers may answer with values that are not listed here.
 */
export type TagType = "TAG_TYPE_USER" | "TAG_TYPE_PRIVATE_KEY";
/**
 * What a tag can be put on.
 *
 * Servers may answer with values that are not listed here.
 */
export const TagType: {
  /** Users. */
  readonly USER: "TAG_TYPE_USER";
  /** Private keys. */
  readonly PRIVATE_KEY: "TAG_TYPE_PRIVATE_KEY";
} = { USER: "TAG_TYPE_USER", PRIVATE_KEY: "TAG_TYPE_PRIVATE_KEY" };
/**
 * The chain of a transaction, which decides how it is parsed and signed.
 *
 * Servers may answer with values that are not listed here.
 */
export type TransactionType =
  "TRANSACTION_TYPE_ETHEREUM" | "TRANSACTION_TYPE_SOLANA" | "TRANSACTION_TYPE_BITCOIN" | "TRANSACTION_TYPE_TRON";
/**
 * The chain of a transaction, which decides how it is parsed and signed.
 *
 * Servers may answer with values that are not listed here.
 */
export const TransactionType: {
  /** Ethereum and compatible chains; legacy and typed transactions (EIP-2718). */
  readonly ETHEREUM: "TRANSACTION_TYPE_ETHEREUM";
  /** Solana; the whole serialized transaction, with room for its signatures. */
  readonly SOLANA: "TRANSACTION_TYPE_SOLANA";
  /** Bitcoin; a PSBT (BIP-174, BIP-370). */
  readonly BITCOIN: "TRANSACTION_TYPE_BITCOIN";
  /** TRON; the raw data of the transaction. */
  readonly TRON: "TRANSACTION_TYPE_TRON";
} = {
  ETHEREUM: "TRANSACTION_TYPE_ETHEREUM",
  SOLANA: "TRANSACTION_TYPE_SOLANA",
  BITCOIN: "TRANSACTION_TYPE_BITCOIN",
  TRON: "TRANSACTION_TYPE_TRON",
};
/**
 * How secrets are encrypted on their way.
 *
 * Servers may answer with values that are not listed here.
 */
export type TransportEncryptionSuite = "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1";
/**
 * How secrets are encrypted on their way.
 *
 * Servers may answer with values that are not listed here.
 */
export const TransportEncryptionSuite: {
  /** HPKE (RFC 9180) on P-256 with HKDF-SHA256 and AES-256-GCM. */
  readonly ENCLAVE_ENCRYPT_V1: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1";
} = { ENCLAVE_ENCRYPT_V1: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" };
/** What may move an asset without saying how much of it. A spending limit denies it unless it allows it by name. */
export type UncountedSpending =
  | "UNCOUNTED_SPENDING_DIGEST"
  | "UNCOUNTED_SPENDING_CALL"
  | "UNCOUNTED_SPENDING_ALLOWANCE"
  | "UNCOUNTED_SPENDING_TYPED_DATA"
  | "UNCOUNTED_SPENDING_DELEGATION"
  | "UNCOUNTED_SPENDING_DURABLE_NONCE";
/** What may move an asset without saying how much of it. A spending limit denies it unless it allows it by name. */
export const UncountedSpending: {
  /** Digests, and payloads that the service cannot read. */
  readonly DIGEST: "UNCOUNTED_SPENDING_DIGEST";
  /**
   * Calls of contracts and instructions to programs that the service does not know; for limits that count by
   * receivers, payments that do not say to whom.
   */
  readonly CALL: "UNCOUNTED_SPENDING_CALL";
  /** Allowances to move a token, such as approvals and permits, and changes of an account's owner. */
  readonly ALLOWANCE: "UNCOUNTED_SPENDING_ALLOWANCE";
  /** Typed data of EIP-712 that is neither a permit nor a transfer with authorization. */
  readonly TYPED_DATA: "UNCOUNTED_SPENDING_TYPED_DATA";
  /** Authorizations of EIP-7702, by which code acts for an account. */
  readonly DELEGATION: "UNCOUNTED_SPENDING_DELEGATION";
  /** Transactions of Solana with a durable nonce, which can be sent at any later time. */
  readonly DURABLE_NONCE: "UNCOUNTED_SPENDING_DURABLE_NONCE";
} = {
  DIGEST: "UNCOUNTED_SPENDING_DIGEST",
  CALL: "UNCOUNTED_SPENDING_CALL",
  ALLOWANCE: "UNCOUNTED_SPENDING_ALLOWANCE",
  TYPED_DATA: "UNCOUNTED_SPENDING_TYPED_DATA",
  DELEGATION: "UNCOUNTED_SPENDING_DELEGATION",
  DURABLE_NONCE: "UNCOUNTED_SPENDING_DURABLE_NONCE",
};
/** How a velocity control counts. */
export type VelocityControlAggregationMethod =
  "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM" | "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT";
/** How a velocity control counts. */
export const VelocityControlAggregationMethod: {
  /** How much is transferred. */
  readonly SUM: "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM";
  /** How many there are. */
  readonly COUNT: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT";
} = { SUM: "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM", COUNT: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT" };
/** How what was counted is compared with the threshold. */
export type VelocityControlAggregationOperator =
  | "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN"
  | "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL"
  | "VELOCITY_CONTROL_AGGREGATION_OPERATOR_EQUAL"
  | "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN_OR_EQUAL"
  | "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN";
/** How what was counted is compared with the threshold. */
export const VelocityControlAggregationOperator: {
  /** Below it. */
  readonly LESS_THAN: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN";
  /** It or below. */
  readonly LESS_THAN_OR_EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL";
  /** It. */
  readonly EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_EQUAL";
  /** It or above. */
  readonly GREATER_THAN_OR_EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN_OR_EQUAL";
  /** Above it. */
  readonly GREATER_THAN: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN";
} = {
  LESS_THAN: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
  LESS_THAN_OR_EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL",
  EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_EQUAL",
  GREATER_THAN_OR_EQUAL: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN_OR_EQUAL",
  GREATER_THAN: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN",
};
/** What sub-organizations are looked up by, where only contacts count that their users have proved to be theirs. */
export type VerifiedSubOrganizationFilterType = "EMAIL" | "PHONE_NUMBER";
/** What sub-organizations are looked up by, where only contacts count that their users have proved to be theirs. */
export const VerifiedSubOrganizationFilterType: {
  /** Verified e-mail address of one of its users. */
  readonly EMAIL: "EMAIL";
  /** Verified phone number of one of its users in E.164 form. */
  readonly PHONE_NUMBER: "PHONE_NUMBER";
} = { EMAIL: "EMAIL", PHONE_NUMBER: "PHONE_NUMBER" };
/** Which way a vote went. */
export type VoteSelection = "VOTE_SELECTION_APPROVED" | "VOTE_SELECTION_REJECTED";
/** Which way a vote went. */
export const VoteSelection: {
  /** For the activity. */
  readonly APPROVED: "VOTE_SELECTION_APPROVED";
  /** Against the activity. */
  readonly REJECTED: "VOTE_SELECTION_REJECTED";
} = { APPROVED: "VOTE_SELECTION_APPROVED", REJECTED: "VOTE_SELECTION_REJECTED" };
/**
 * What a webhook event tells of.
 *
 * Servers may answer with values that are not listed here.
 */
export type WebhookEventType = "ACTIVITY_UPDATES";
/**
 * What a webhook event tells of.
 *
 * Servers may answer with values that are not listed here.
 */
export const WebhookEventType: {
  /** A new activity of the organization or of one of its sub-organizations. The body is the activity. */
  readonly ACTIVITY_UPDATES: "ACTIVITY_UPDATES";
} = { ACTIVITY_UPDATES: "ACTIVITY_UPDATES" };
