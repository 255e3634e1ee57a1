// Creates an organization below the one of the request, with root users and a first wallet or, in version 3, private
// keys.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateSubOrganizationIntentV8, FeatureName, RootUserParamsV5 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { withoutSignatures } from "../../oidc/redacted-token.js";
import { allowedOriginsOf } from "../../organizations/origins.js";
import { located } from "../../params/located.js";
import { countSubOrganizations } from "../../store/organizations.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { admissionToNew } from "../credentials/admission.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan } from "../definition/plan.js";
import { askerOf } from "../messages/asker.js";
import { checkPlainName } from "../messages/words.js";
import { insertPrivateKey, preparePrivateKey } from "../private-keys/new-private-key.js";
import type { PreparedPrivateKey } from "../private-keys/new-private-key.js";
import { claimContact, withoutContactProof } from "../users/contact-proof.js";
import type { Proven } from "../users/contact-proof.js";
import { withProofs } from "../users/credential-proof.js";
import { onP256, prepareUsers } from "../users/new-user.js";
import { readSignUp, withVerified } from "../users/sign-up.js";
import { insertWallet, prepareWallet } from "../wallets/new-wallet.js";
import { checkNewQuorum, insertOrganizationWithUsers } from "./new-organization.js";
import type { NewOrganizationWithUsers } from "./new-organization.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8"> = async (context, intent) => {
  const { custody, limits } = context;
  const signUp = await readSignUp(context, intent);
  const prepared = await prepareSubOrganization(context, intent, switchesOf(intent));
  const users = withProofs(prepared.users, new Set(signUp?.signedBy));
  const organization = { ...prepared, users: signUp ? withVerified(users, signUp) : users };
  const wallet = intent.wallet && (await prepareWallet(custody, organization.id, intent.wallet));
  return async (scope, transaction) => {
    if (signUp) await claimContact(transaction, signUp.token);
    const created = await insertSubOrganization(context, scope, transaction, organization);
    return {
      subOrganizationId: organization.id,
      ...(wallet && { wallet: await insertWallet(created, limits, wallet) }),
      rootUserIds: organization.users.map(({ id }) => id),
    };
  };
};

const planV3: Plan<"ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3"> = async (context, intent) => {
  const { custody, limits } = context;
  const rootUsers = intent.rootUsers.map((user) => ({ ...user, apiKeys: onP256(user.apiKeys), oauthProviders: [] }));
  const prepared = await prepareSubOrganization(context, { ...intent, rootUsers }, switchesOf({}));
  const organization = { ...prepared, users: withProofs(prepared.users, new Set()) };
  const privateKeys: PreparedPrivateKey[] = [];
  for (const [index, params] of intent.privateKeys.entries()) {
    privateKeys.push(await located(`privateKeys.${index}`, () => preparePrivateKey(custody, organization.id, params)));
  }
  return async (scope, transaction) => {
    const created = await insertSubOrganization(context, scope, transaction, organization);
    const inserted = [];
    for (const privateKey of privateKeys) inserted.push(await insertPrivateKey(created, limits, privateKey));
    return {
      subOrganizationId: organization.id,
      privateKeys: inserted,
      rootUserIds: organization.users.map(({ id }) => id),
    };
  };
};

interface SubOrganizationParams {
  readonly subOrganizationName: string;
  readonly rootUsers: readonly RootUserParamsV5[];
  readonly rootQuorumThreshold: number;
}

type Disabled = Pick<
  CreateSubOrganizationIntentV8,
  "disableEmailAuth" | "disableEmailRecovery" | "disableOtpEmailAuth" | "disableSmsAuth"
>;

/** Logins by e-mail and SMS are on in a new sub-organization unless the request says otherwise. */
function switchesOf(disabled: Disabled): FeatureName[] {
  const switches: readonly (readonly [FeatureName, boolean | undefined])[] = [
    ["FEATURE_NAME_EMAIL_AUTH", disabled.disableEmailAuth],
    ["FEATURE_NAME_EMAIL_RECOVERY", disabled.disableEmailRecovery],
    ["FEATURE_NAME_OTP_EMAIL_AUTH", disabled.disableOtpEmailAuth],
    ["FEATURE_NAME_SMS_AUTH", disabled.disableSmsAuth],
  ];
  return switches.flatMap(([name, off]) => (off ? [] : [name]));
}

async function prepareSubOrganization(
  context: FamilyContext,
  { subOrganizationName, rootUsers, rootQuorumThreshold }: SubOrganizationParams,
  features: readonly FeatureName[],
): Promise<NewOrganizationWithUsers> {
  const { organization, initiator } = context;
  if (organization.parentId !== undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "organizationId: a sub-organization cannot have sub-organizations of its own",
    );
  }
  checkNewQuorum(rootQuorumThreshold, rootUsers, features);
  if (askerOf(context) === "authProxy") checkSignedUpNames(subOrganizationName, rootUsers);
  // Users come in from the parent's pages until the new organization has some of its own.
  const admission = admissionToNew(context, allowedOriginsOf(organization, undefined));
  return {
    id: uuidv7(),
    parentId: organization.id,
    name: subOrganizationName,
    quorumThreshold: rootQuorumThreshold,
    signedUp: initiator.id === organization.authProxy?.userId,
    users: await prepareUsers(admission, "rootUsers", rootUsers),
    features,
  };
}

/** Whoever signs up chooses names that others may be sent. Existing clients name people by their own contact. */
function checkSignedUpNames(organizationName: string, rootUsers: readonly RootUserParamsV5[]): void {
  checkPlainName("subOrganizationName", organizationName);
  for (const [index, { userName, userEmail, userPhoneNumber }] of rootUsers.entries()) {
    if (userName !== userEmail && userName !== userPhoneNumber) checkPlainName(`rootUsers.${index}.userName`, userName);
  }
}

async function insertSubOrganization(
  { limits }: FamilyContext,
  parent: WriteScope,
  transaction: Transaction,
  organization: NewOrganizationWithUsers,
): Promise<WriteScope> {
  await checkLimit("sub-organizations", limits.subOrganizations, 1, () => countSubOrganizations(parent));
  return insertOrganizationWithUsers(transaction, organization);
}

interface Tokens extends Proven {
  readonly rootUsers: readonly Parameters<typeof withoutSignatures>[0][];
}

const tokensOfRoots = {
  ...withoutContactProof,
  redact: <Intent extends Tokens>(intent: Intent) => ({
    ...withoutContactProof.redact(intent),
    rootUsers: intent.rootUsers.map(withoutSignatures),
  }),
};

export const createSubOrganization: Family<"createSubOrganization"> = {
  subjects: { "privateKeys.privateKeyTags": noSubject("of the new organization, which has none") },
  createsSubject: true,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: plain,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: plain,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: { ...plain, plan: planV3 },
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: plain,
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: { ...plain, redaction: tokensOfRoots },
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: { ...plain, redaction: tokensOfRoots },
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: { ...plain, redaction: tokensOfRoots },
    ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: { ...plain, redaction: tokensOfRoots, plan },
  },
};
