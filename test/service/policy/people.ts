// People who use the unmodified npm client, in organizations with policies.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient, TurnkeyRequestError } from "@turnkey/http";
import type { TurnkeyApiTypes } from "@turnkey/http";
import { newOrganization, newUser, nextTimestamp, rootActor } from "../engine/actor.js";
import type { Actor } from "../engine/actor.js";
import type { RunningService } from "../support/service.js";

const types = {
  approveActivity: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
  createApiKeys: "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
  createPolicy: "ACTIVITY_TYPE_CREATE_POLICY_V3",
  createPrivateKeys: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
  createPrivateKeyTag: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
  createUserTag: "ACTIVITY_TYPE_CREATE_USER_TAG",
  createWallet: "ACTIVITY_TYPE_CREATE_WALLET",
  deletePolicy: "ACTIVITY_TYPE_DELETE_POLICY",
  deletePrivateKeys: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
  deleteUsers: "ACTIVITY_TYPE_DELETE_USERS",
  deleteWallets: "ACTIVITY_TYPE_DELETE_WALLETS",
  rejectActivity: "ACTIVITY_TYPE_REJECT_ACTIVITY",
  signRawPayload: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  signRawPayloads: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
  signTransaction: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  updatePolicy: "ACTIVITY_TYPE_UPDATE_POLICY",
  updateRootQuorum: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
  updateUserTag: "ACTIVITY_TYPE_UPDATE_USER_TAG",
  updateWallet: "ACTIVITY_TYPE_UPDATE_WALLET",
} as const;

type Method = keyof typeof types;
type ParametersOf<Name extends Method> = Parameters<TurnkeyClient[Name]>[0]["parameters"];
export type NpmActivity = TurnkeyApiTypes["v1Activity"];
type Submit = (body: object) => Promise<{ activity: NpmActivity }>;

/** The activity that a request leads to, or throws what the npm client throws. */
export async function ask<Name extends Method>(
  { service, key, organizationId }: Actor,
  method: Name,
  parameters: ParametersOf<Name>,
): Promise<NpmActivity> {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  const client = new TurnkeyClient({ baseUrl: service.baseUrl }, stamper);
  const submit = client[method] as unknown as Submit;
  const { activity } = await submit({ type: types[method], timestampMs: nextTimestamp(), organizationId, parameters });
  return activity;
}

/** The code and message with which a request is refused; undefined when it is not. */
export async function refusal(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (!(error instanceof TurnkeyRequestError)) throw error;
    return `${error.code} ${error.message.replace(/^Turnkey error \d+: | \(Details: \[\]\)$/g, "")}`;
  }
}

export const approve = (actor: Actor, { fingerprint }: NpmActivity) => ask(actor, "approveActivity", { fingerprint });
export const reject = (actor: Actor, { fingerprint }: NpmActivity) => ask(actor, "rejectActivity", { fingerprint });

/** An activity as someone sees it now. */
export async function see({ service, key, organizationId }: Actor, { id }: NpmActivity): Promise<NpmActivity> {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  const client = new TurnkeyClient({ baseUrl: service.baseUrl }, stamper);
  return (await client.getActivity({ organizationId, activityId: id })).activity;
}

let policies = 0;

/** Writes a policy; answers its id. */
export async function rule(
  root: Actor,
  effect: "ALLOW" | "DENY",
  condition: string,
  consensus?: string,
): Promise<string> {
  const activity = await ask(root, "createPolicy", {
    policyName: `Policy ${++policies}`,
    effect: `EFFECT_${effect}`,
    condition,
    ...(consensus !== undefined && { consensus }),
    notes: "",
  });
  return activity.result.createPolicyResult!.policyId;
}

/** Tags users; answers the id of the tag. */
export async function tag(root: Actor, userTagName: string, ...users: readonly Actor[]): Promise<string> {
  const userIds = users.map(({ userId }) => userId);
  const activity = await ask(root, "createUserTag", { userTagName, userIds });
  return activity.result.createUserTagResult!.userTagId;
}

/** An organization with one root user and others. */
export async function company<Names extends readonly string[]>(
  service: RunningService,
  ...names: Names
): Promise<{ readonly root: Actor; readonly staff: { [Index in keyof Names]: Actor } }> {
  const [root] = (await newOrganization(rootActor(service), "Root")) as [Actor];
  const staff: Actor[] = [];
  for (const name of names) staff.push(await newUser(root, name));
  return { root, staff: staff as { [Index in keyof Names]: Actor } };
}
