// What attackers put in for each member of a request: mostly what could bring them further, sometimes what anyone would.

import { cardOf } from "../families/billing/cards.js";
import { junk } from "../families/transfers/mover.js";
import { nonceFor } from "../oidc/issuer.js";
import { asFirstVersion } from "../support/authenticator.js";
import { firstOf } from "../support/results.js";
import { codeOf, contactOf, handedIn, handedInEncrypted, otpLoginOf, provenContact } from "./contact-codes.js";
import { encryptKey, encryptSecret, encryptWords } from "./imports.js";
import type { Choices } from "./intents.js";
import { origin } from "./loot.js";
import type { Scene } from "./scene.js";

const zeros = "00000000-0000-4000-8000-000000000000";
const known = (name: string) => (scene: Scene) => scene.draw.pickOr(scene.victim.known.get(name) ?? [], zeros);
const named = (what: string) => (scene: Scene) => `${what} ${scene.step}.${scene.draw.integer(1, 99)}`;
const absent = () => undefined;

function userOf({ draw, target, by, organization }: Scene): string {
  if (draw.chance(0.7)) return target.id;
  return draw.chance(0.5) ? by.userId : draw.pickOr([...organization.members.keys()], zeros);
}

/** An address: of the attackers, of the user in question, or none. */
function emailOf({ draw, loot, target }: Scene): string {
  if (draw.chance(0.6)) return draw.pickOr(loot.emails, "");
  return draw.chance(0.8) ? (target.record.userEmail ?? "") : "";
}

function phoneNumberOf({ draw, loot, target }: Scene): string {
  if (draw.chance(0.6)) return draw.pickOr(loot.phoneNumbers, "");
  return draw.chance(0.8) ? (target.record.userPhoneNumber ?? "") : "";
}

/** Where something is to be sent: mostly where somebody is reached. */
function receiverOf({ draw, loot, organization }: Scene): string | undefined {
  const emails = [...organization.members.values()].flatMap(({ record }) => record.userEmail ?? []);
  const read = emails.filter((email) => loot.emails.includes(email));
  return read.length > 0 && draw.chance(0.7) ? draw.pick(read) : draw.pick(emails);
}

/** Whether something is sent to an address, or to a number. */
function codeTo(scene: Scene): object {
  const { draw, loot, organization } = scene;
  const numbers = [...organization.members.values()].flatMap(({ record }) => record.userPhoneNumber || []);
  const read = numbers.filter((number) => loot.phoneNumbers.includes(number));
  const number = read.length > 0 ? draw.pick(read) : draw.chance(0.3) ? draw.pick(numbers) : undefined;
  if (number !== undefined) return { otpType: "OTP_TYPE_SMS", contact: number };
  return { otpType: "OTP_TYPE_EMAIL", contact: receiverOf(scene) ?? emailOf(scene) };
}

/** The same, of six digits, which any message to the attackers shows. */
function contactCodeTo(scene: Scene): object {
  return { ...codeTo(scene), otpLength: 6, alphanumeric: false };
}

function authenticatorOf(scene: Scene) {
  const authenticator = scene.loot.newAuthenticator();
  scene.registered = authenticator;
  return { authenticatorName: "Passkey", ...authenticator.register() };
}

function olderAuthenticatorOf(scene: Scene) {
  const { attestation, ...rest } = authenticatorOf(scene);
  return { ...rest, userId: userOf(scene), attestation: asFirstVersion(attestation) };
}

function acceptance(scene: Scene, authenticator: object): object {
  const { draw, loot, victim } = scene;
  const received = loot.invitations.filter(({ organizationId }) => organizationId === victim.organizationId);
  const { invitationId, userId } = draw.pick(received) ?? { invitationId: `${zeros}.x`, userId: zeros };
  return { invitationId, userId: draw.chance(0.8) ? userId : userOf(scene), authenticator };
}

function privateKeyOf(scene: Scene): object {
  return {
    privateKeyName: named("Key")(scene),
    curve: "CURVE_SECP256K1",
    privateKeyTags: [],
    addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
  };
}

function accountOf({ step, draw }: Scene): object {
  const path = `m/44'/60'/0'/0/${step * 100 + draw.integer(0, 99)}`;
  return {
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path,
    addressFormat: "ADDRESS_FORMAT_ETHEREUM",
  };
}

const signing = { encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_KECCAK256" };
/** The example of EIP-155. */
const unsignedTransaction =
  "ec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080";

/** As attackers would have it: nothing is stopped by it. */
function spendingLimit({ by }: Scene): object {
  return {
    assets: ["eip155:1/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: "9".repeat(60),
    window: { period: "SPENDING_PERIOD_DAY" },
    scope: "SPENDING_SCOPE_USER",
    scopeId: by.userId,
    uncounted: ["UNCOUNTED_SPENDING_DIGEST"],
    excess: "SPENDING_EXCESS_DENY",
  };
}

/** Whoever may freeze everything may, and what else is named is left alone then. */
function frozen(scene: Scene): object {
  return scene.draw.chance(0.5)
    ? { walletIds: [known("walletId")(scene)] }
    : { userIds: [scene.draw.chance(0.3) ? scene.by.userId : userOf(scene)] };
}

const conditions = [
  "",
  "activity.resource == 'ORGANIZATION'",
  "activity.type == 'ACTIVITY_TYPE_UPDATE_ROOT_QUORUM'",
  "activity.type in ['ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE', 'ACTIVITY_TYPE_UPDATE_USER']",
  "activity.action == 'UPDATE'",
  "activity.kind in ['UPDATE_ROOT_QUORUM', 'DELETE_USERS', 'ENABLE_AUTH_PROXY']",
  "wallets.all(w, w.label != '') || wallet.exported",
];

function consensusOf({ draw, by, victim }: Scene): string {
  return draw.pickOr(
    [
      "",
      `approvers.any(user, user.id == '${by.userId}')`,
      `approvers.any(user, user.tags.contains('${victim.tagId}'))`,
    ],
    "",
  );
}

export const choices: Choices<Scene> = {
  objects: {
    // The example of RFC 8291.
    PushKeys: () => ({
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    }),
    QuietHours: () => ({ from: "22:00", to: "07:00", timeZone: "Europe/Berlin" }),
    AcceptInvitationIntent: (scene) => acceptance(scene, olderAuthenticatorOf(scene)),
    AcceptInvitationIntentV2: (scene) => acceptance(scene, authenticatorOf(scene)),
    CreateSessionProfileIntent: (scene) => ({ sessionProfileName: named("Profile")(scene), scope: "true" }),
    SetIpAllowlistIntent: ({ draw }) => ({ enabled: draw.chance(0.5), rules: [{ cidr: "198.51.100.0/24" }] }),
    RemoveIpAllowlistIntent: () => ({}),
    // What attackers export or delete has been imported; what they import needs a target key.
    ImportSecretsIntent: async (scene) => ({ secrets: [await encryptSecret(scene)] }),
    CreateSmartContractInterfaceIntent: ({ draw }) => ({
      smartContractAddress: `0x${String(draw.integer(0, 9)).repeat(40)}`,
      smartContractInterface: '[{"type":"function","name":"deposit","inputs":[]}]',
      type: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM",
      label: "Vault",
    }),
    VelocityControlDataSource: () => ({ activityExecution: {} }),
    VelocityControlAggregation: ({ draw }) => ({
      method: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT",
      operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
      threshold: String(draw.integer(0, 9)),
      window: { infinite: {} },
      groupBy: { user: {} },
    }),
    CreateSpendingLimitIntent: (scene) => ({ name: `limit-${scene.step}`, ...spendingLimit(scene) }),
    UpdateSpendingLimitIntent: (scene) => ({
      spendingLimitId: known("spendingLimitId")(scene),
      maximum: "9".repeat(60),
    }),
    // Nothing is held up.
    SetDelaysIntent: () => ({ policies: "0", rootQuorum: "0", rootCredentials: "0", limits: "0", keyExport: "0" }),
    FreezeIntent: (scene) => ({ ...frozen(scene), reason: named("Reason")(scene) }),
    ThawIntent: frozen,
    RestrictKeysIntent: (scene) => ({ walletIds: [known("walletId")(scene)], only: ["eip155:1"] }),
    AuthenticatorParams: olderAuthenticatorOf,
    AuthenticatorParamsV2: authenticatorOf,
    ClientSignature: absent,
    EmailCustomization: () => ({ appName: "Example" }),
    EmailCustomizationParamsV2: absent,
    EmailAuthCustomizationParams: () => ({ appName: "Example" }),
    SmsCustomization: absent,
    ImportPrivateKeyIntent: async (scene) => ({
      userId: scene.by.userId,
      privateKeyName: named("Imported")(scene),
      encryptedBundle: await encryptKey(scene),
      curve: "CURVE_SECP256K1",
      addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
    }),
    ImportWalletIntent: async (scene) => ({
      userId: scene.by.userId,
      walletName: named("Imported")(scene),
      encryptedBundle: await encryptWords(scene),
      accounts: [junk.accounts[0]],
    }),
    InitOtpAuthIntent: codeTo,
    InitOtpAuthIntentV2: contactCodeTo,
    InitOtpAuthIntentV3: (scene) => ({ ...contactCodeTo(scene), appName: "Example" }),
    InitOtpIntent: (scene) => ({ ...contactCodeTo(scene), ...contactOf(scene) }),
    InitOtpIntentV2: (scene) => ({ ...contactCodeTo(scene), ...contactOf(scene), appName: "Example" }),
    InitOtpIntentV3: (scene) => ({ ...contactCodeTo(scene), ...contactOf(scene), appName: "Example" }),
    VerifyOtpIntent: handedIn,
    VerifyOtpIntentV2: handedInEncrypted,
    OtpLoginIntent: otpLoginOf,
    OtpLoginIntentV2: otpLoginOf,
    UpdateUserEmailIntent: (scene) => ({
      userId: userOf(scene),
      ...((scene.draw.chance(0.7) && provenContact(scene, true)) || { userEmail: emailOf(scene) }),
    }),
    UpdateUserPhoneNumberIntent: (scene) => ({
      userId: userOf(scene),
      ...((scene.draw.chance(0.7) && provenContact(scene, false)) || { userPhoneNumber: phoneNumberOf(scene) }),
    }),
    OauthIntent: async ({ draw, loot, organization }) => {
      const targetPublicKey = loot.newTarget();
      const linked = loot.accountsLinkedIn(organization).map(({ subject }) => subject);
      const account = draw.pickOr(linked, firstOf(loot.accounts));
      const oidcToken = await loot.tokenOf(account, nonceFor(targetPublicKey));
      return { oidcToken, targetPublicKey, expirationSeconds: "3600" };
    },
    OauthProviderParamsV2: async ({ draw, loot, step }) => ({
      providerName: `Account ${step}`,
      oidcToken: await loot.tokenOf(draw.pickOr(loot.accounts, "")),
    }),
    OauthLoginIntent: async ({ draw, loot, organization }) => {
      const { publicKey } = loot.newKey();
      const linked = loot.accountsLinkedIn(organization).map(({ subject }) => subject);
      const oidcToken = await loot.tokenOf(draw.pickOr(linked, firstOf(loot.accounts)), nonceFor(publicKey));
      return { oidcToken, publicKey, expirationSeconds: "3600" };
    },
    AuthenticationMethodParams: ({ draw }) => ({
      type: draw.pick(["AUTHENTICATION_TYPE_API_KEY", "AUTHENTICATION_TYPE_SESSION", "AUTHENTICATION_TYPE_EMAIL_OTP"]),
    }),
    OtpAuthIntent(scene) {
      const { otpId, otpCode } = codeOf(scene, "initOtpAuth");
      return { otpId, otpCode, targetPublicKey: scene.loot.newTarget() };
    },
    PrivateKeyParams: privateKeyOf,
    Selector: () => ({ subject: "activity.action", operator: "OPERATOR_EQUAL", target: "UPDATE" }),
    SelectorV2: () => ({ subject: "activity.action", operator: "OPERATOR_IN", targets: ["UPDATE"] }),
    SetPaymentMethodIntent: () => cardOf("4242424242424242", "737"),
    WalletAccountParams: accountOf,
  },
  members: {
    address: known("address"),
    allowedOrigins: () => origin,
    allowedAuthMethods: ({ draw }) => draw.pick(["email", "sms", "passkey", "wallet", "oauth"]),
    captchaEnabled: absent,
    emailAuthTemplateId: absent,
    otpTemplateId: absent,
    otpExpirationSeconds: () => 600,
    verificationTokenExpirationSeconds: () => 86_400,
    sessionExpirationSeconds: () => 31_536_000,
    otpAlphanumeric: () => false,
    otpLength: () => 6,
    enabledSocialProviders: () => "google",
    oauthClientIds: absent,
    oauthRedirectUrl: absent,
    socialLinkingClientIds: () => "app",
    apiKeyIds: ({ draw, target }) => draw.pick(target.record.apiKeys)?.apiKeyId ?? zeros,
    apiKeyName: named("Key"),
    authenticatorIds: ({ draw, target }) => draw.pick(target.record.authenticators)?.authenticatorId ?? zeros,
    cardHolderEmail: () => "ada@example.com",
    cardHolderName: () => "Ada Winters",
    condition: ({ draw }) => draw.pick(conditions),
    consensus: consensusOf,
    curveType: () => "API_KEY_CURVE_P256",
    deleteWithoutExport: () => true,
    // Otherwise nobody could come in by them.
    disableEmailAuth: absent,
    disableEmailRecovery: absent,
    disableOtpEmailAuth: absent,
    disableSmsAuth: absent,
    email: (scene) => receiverOf(scene) ?? emailOf(scene),
    encoding: () => signing.encoding,
    smartContractInterfaceId: known("smartContractInterfaceId"),
    identifier: ({ step, draw }) => `control_${step}_${draw.integer(1, 99)}`,
    velocityControlId: known("velocityControlId"),
    authCode: () => "code",
    bearerTokenTargetPublicKey: absent,
    clientId: () => "app",
    codeVerifier: () => "v".repeat(43),
    encryptedClientSecret: () => "00",
    nonce: () => "nonce",
    oauth2CredentialId: () => zeros,
    redirectUri: () => "https://app.evil.example/",
    channelName: named("Channel"),
    notificationChannelId: known("notificationChannelId"),
    mfaPolicyId: ({ draw, target }) => draw.pick(target.record.mfaPolicies)?.mfaPolicyId ?? zeros,
    mfaPolicyName: named("MFA policy"),
    order: ({ draw }) => draw.integer(0, 9),
    spendingLimitIds: known("spendingLimitId"),
    seconds: ({ draw }) => (draw.chance(0.5) ? "86400" : undefined),
    book: () => "payouts",
    chain: () => "eip155:1",
    label: named("Receiver"),
    addressBookEntryIds: known("addressBookEntryId"),
    endpointId: known("endpointId"),
    secretId: known("secretId"),
    secretIds: known("secretId"),
    numSecrets: () => 1,
    encryptionSuite: () => "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1",
    requestContext: absent,
    eventType: () => "ACTIVITY_UPDATES",
    filtersJson: absent,
    isActive: ({ draw }) => draw.chance(0.5),
    url: () => "https://hooks.evil.example/",
    alphanumeric: () => false,
    appName: () => "Example",
    expirationSeconds: ({ draw }) => (draw.chance(0.5) ? "3600" : undefined),
    fingerprint({ draw, victim, by }) {
      const open = victim.waiting.filter(({ votes }) => votes.every(({ userId }) => userId !== by.userId));
      return draw.pick(open.slice(-3))?.fingerprint ?? `sha256:${"0".repeat(64)}`;
    },
    hashFunction: () => signing.hashFunction,
    invalidateExisting: ({ draw }) => draw.chance(0.1),
    invitationId: known("invitationId"),
    mnemonicLength: () => 12,
    name: ({ draw }) => draw.pick(["FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY", "FEATURE_NAME_SMS_AUTH"]),
    newPrivateKeyTagName: named("Tag"),
    newUserTagName: named("Tag"),
    notes: () => "",
    oidcToken: ({ draw, loot }) => loot.tokenOf(draw.pickOr(loot.accounts, "")),
    organizationId: ({ victim }) => victim.organizationId,
    organizationName: named("Organization"),
    payload: named("payload"),
    payloads: named("payload"),
    paymentMethodId: known("paymentMethodId"),
    policyCondition: ({ draw }) => draw.pick(conditions),
    policyConsensus: consensusOf,
    policyId: known("policyId"),
    policyIds: known("policyId"),
    policyName: named("Policy"),
    policyNotes: () => "",
    privateKeyId: known("privateKeyId"),
    privateKeyIds: known("privateKeyId"),
    addPrivateKeyIds: known("privateKeyId"),
    removePrivateKeyIds: known("privateKeyId"),
    privateKeyTagId: known("privateKeyTagId"),
    privateKeyTagIds: known("privateKeyTagId"),
    privateKeyTagName: named("Tag"),
    productId: () => "free",
    providerIds: ({ draw, target }) => draw.pick(target.record.oauthProviders)?.providerId ?? zeros,
    providerName: named("Account"),
    publicKey: ({ loot }) => loot.newKey().publicKey,
    receiverUserEmail: ({ draw, loot }) => draw.pick(loot.emails),
    receiverUserName: named("Guest"),
    receiverUserTags: ({ victim }) => victim.tagId,
    replyToEmailAddress: absent,
    rootEmail: ({ draw, loot }) => draw.pick(loot.emails),
    rootQuorumThreshold: () => 1,
    rootUserId: ({ draw, target }) => (draw.chance(0.2) ? target.id : undefined),
    sendFromEmailAddress: absent,
    sendFromEmailSenderName: absent,
    sessionProfileId: absent,
    senderUserId: userOf,
    signWith: known("address"),
    subOrganizationName: named("Organization"),
    threshold: ({ draw }) => draw.integer(1, 2),
    time: absent,
    type: () => "TRANSACTION_TYPE_ETHEREUM",
    unsignedTransaction: () => unsignedTransaction,
    unsignedTransactions: () => unsignedTransaction,
    targetPublicKey: ({ loot }) => loot.newTarget(),
    userEmail: emailOf,
    userId: userOf,
    userIdentifier: absent,
    userIds: userOf,
    addUserIds: userOf,
    removeUserIds: userOf,
    userName: named("User"),
    userPhoneNumber: phoneNumberOf,
    userTagId: known("userTagId"),
    userTagIds: ({ victim }) => victim.tagId,
    userTagName: named("Tag"),
    userTags: ({ victim }) => victim.tagId,
    key: named("key"),
    value: () => "",
    // Of a contact of the attackers' own.
    verificationToken: known("verificationToken"),
    walletAccountId: known("walletAccountId"),
    walletAccountIds: known("walletAccountId"),
    walletId: known("walletId"),
    walletIds: known("walletId"),
    walletName: named("Wallet"),
  },
};
