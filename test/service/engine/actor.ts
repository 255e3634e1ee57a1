// Those who send requests to the engine. They hold the very bytes, stamped by the npm stamper, and can send them as often
// as they like. Every success has to be an activity as the contract describes it.

import type { Activity, ActivityType } from "@countersign/api";
import { activityKinds } from "@countersign/api";
import { explainActivityResponse } from "@countersign/api/validators";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { expect } from "vitest";
import { newKey } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";

export interface Actor {
  readonly service: RunningService;
  readonly organizationId: string;
  readonly userId: string;
  readonly key: ApiKeyPair;
}

/** A request that is ready to be sent. */
export interface Stamped {
  readonly path: string;
  readonly body: string;
  readonly stampHeader: readonly [name: string, value: string];
}

export interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly details: readonly unknown[];
}

export type Answer =
  | { readonly status: 200; readonly activity: Activity; readonly error?: never }
  | { readonly status: number; readonly activity?: never; readonly error: Refusal };

let latest = 0;

/** Now, or the next millisecond that no request has had: equal bodies would be one activity. */
export function nextTimestamp(): string {
  latest = Math.max(latest + 1, Date.now());
  return String(latest);
}

/** The root user of the deployment's first organization. */
export function rootActor(service: RunningService): Actor {
  const { organizationId, userId, apiPublicKey, apiPrivateKey } = service.root;
  return { service, organizationId, userId, key: { publicKey: apiPublicKey, privateKey: apiPrivateKey } };
}

export async function stamp(
  actor: Pick<Actor, "organizationId" | "key">,
  type: ActivityType,
  parameters: object,
  timestampMs = nextTimestamp(),
): Promise<Stamped> {
  const { organizationId } = actor;
  return stampBody(actor, type, JSON.stringify({ type, timestampMs, organizationId, parameters }));
}

/** Stamps a body as it is. */
export async function stampBody({ key }: Pick<Actor, "key">, type: ActivityType, body: string): Promise<Stamped> {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  const { stampHeaderName, stampHeaderValue } = await stamper.stamp(body);
  return { path: activityKinds[type].path, body, stampHeader: [stampHeaderName, stampHeaderValue] };
}

export async function send({ baseUrl }: RunningService, request: Stamped): Promise<Answer> {
  const response = await fetch(`${baseUrl}${request.path}`, {
    method: "POST",
    headers: [[...request.stampHeader]],
    body: request.body,
  });
  const answer = (await response.json()) as { activity: Activity } & Refusal;
  if (response.status !== 200) return { status: response.status, error: answer };
  expect(explainActivityResponse(answer)).toEqual([]);
  expect(answer.activity.status).not.toBe("ACTIVITY_STATUS_CREATED");
  return { status: 200, activity: answer.activity };
}

/** Sends a new request. */
export async function submit(actor: Actor, type: ActivityType, parameters: object): Promise<Answer> {
  return send(actor.service, await stamp(actor, type, parameters));
}

/** The activity of a new request, which has to be a success. */
export async function act(actor: Actor, type: ActivityType, parameters: object): Promise<Activity> {
  const { activity, error } = await submit(actor, type, parameters);
  expect(error).toBeUndefined();
  return activity!;
}

/** Approves or rejects an activity. */
export function vote(actor: Actor, choice: "APPROVE" | "REJECT", { fingerprint }: Activity): Promise<Answer> {
  return submit(actor, `ACTIVITY_TYPE_${choice}_ACTIVITY`, { fingerprint });
}

/** An activity as someone sees it now. */
export async function look({ service, key, organizationId }: Actor, { id }: Activity): Promise<Activity> {
  return (await service.as(key).getActivity({ organizationId, activityId: id })).activity as Activity;
}

/** All activities of the actor's organization that are of these types, newest first. */
export async function activitiesOf(
  { service, key, organizationId }: Actor,
  ...filterByType: ActivityType[]
): Promise<readonly Activity[]> {
  const paginationOptions = { limit: "100" };
  const { activities } = await service.as(key).listActivities({ organizationId, filterByType, paginationOptions });
  return activities as readonly Activity[];
}

/** Adds a user who has an API key. */
export async function newUser(actor: Actor, userName = "Noor"): Promise<Actor> {
  const key = newKey();
  const user = {
    userName,
    apiKeys: [{ apiKeyName: "laptop", publicKey: key.publicKey }],
    authenticators: [],
    userTags: [],
  };
  const { result } = await act(actor, "ACTIVITY_TYPE_CREATE_USERS_V2", { users: [user] });
  const { userIds } = (result as { createUsersResult: { userIds: string[] } }).createUsersResult;
  return { ...actor, key, userId: userIds[0]! };
}

/** Makes a sub-organization with root users who act alone, each with an API key. */
export async function newOrganization(parent: Actor, ...names: string[]): Promise<Actor[]> {
  const keys = names.map(() => newKey());
  const { result } = await act(parent, "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
    subOrganizationName: `Branch of ${names.join(" and ")}`,
    rootUsers: names.map((userName, index) => ({
      userName,
      apiKeys: [{ apiKeyName: "laptop", publicKey: keys[index]!.publicKey, curveType: "API_KEY_CURVE_P256" }],
      authenticators: [],
      oauthProviders: [],
    })),
    rootQuorumThreshold: 1,
  });
  const created = (result as { createSubOrganizationResultV7: { subOrganizationId: string; rootUserIds: string[] } })
    .createSubOrganizationResultV7;
  return keys.map((key, index) => ({
    service: parent.service,
    organizationId: created.subOrganizationId,
    userId: created.rootUserIds[index]!,
    key,
  }));
}

export const ethereumAccount = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
};

/** Makes a wallet; answers the address of its only account. */
export async function newWallet(actor: Actor, walletName: string): Promise<string> {
  const { result } = await act(actor, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts: [ethereumAccount] });
  return (result as { createWalletResult: { addresses: string[] } }).createWalletResult.addresses[0]!;
}

/** Parameters of a signature over a text. */
export function signing(signWith: string, payload: string) {
  return { signWith, payload, encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_KECCAK256" };
}
