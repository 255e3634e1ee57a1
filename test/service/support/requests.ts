// Requests to a running service. The raw ones are the very bytes, stamped by the npm stamper, which can be sent as often as
// one likes; every success has to be an activity as the contract describes it. Others go through the unmodified npm client.

import type { Activity, ActivityType, IntentByType, ResultByType } from "@countersign/api";
import { activityKinds } from "@countersign/api";
import { ActivityResponse } from "@countersign/api/validators";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import type { TurnkeyApiTypes } from "@turnkey/http";
import { expect } from "vitest";
import { ethereumAccount } from "./accounts.js";
import { generatedClient, npmClient } from "./people.js";
import type { Person } from "./people.js";
import { firstOf, present, resultOf } from "./results.js";
import { nextTimestamp } from "./timestamp.js";

/** Who sends requests; {@link Person}s can. */
export type Sender = Pick<Person, "service" | "organizationId" | "key">;

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

export async function stamp(
  sender: Pick<Sender, "organizationId" | "key">,
  type: ActivityType,
  parameters: object,
  timestampMs = nextTimestamp(),
): Promise<Stamped> {
  const { organizationId } = sender;
  return stampBody(sender, type, JSON.stringify({ type, timestampMs, organizationId, parameters }));
}

/** Stamps a body as it is. */
export async function stampBody({ key }: Pick<Sender, "key">, type: ActivityType, body: string): Promise<Stamped> {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  const { stampHeaderName, stampHeaderValue } = await stamper.stamp(body);
  return { path: activityKinds[type].path, body, stampHeader: [stampHeaderName, stampHeaderValue] };
}

export async function send({ baseUrl }: Pick<Sender["service"], "baseUrl">, request: Stamped): Promise<Answer> {
  const response = await fetch(`${baseUrl}${request.path}`, {
    method: "POST",
    headers: [[...request.stampHeader]],
    body: request.body,
  });
  const answer = (await response.json()) as { activity: Activity } & Refusal;
  if (response.status !== 200) return { status: response.status, error: answer };
  expect(ActivityResponse.explain(answer)).toEqual([]);
  expect(answer.activity.status).not.toBe("ACTIVITY_STATUS_CREATED");
  return { status: 200, activity: answer.activity };
}

/** Sends a new request. */
export async function submit(sender: Sender, type: ActivityType, parameters: object): Promise<Answer> {
  return send(sender.service, await stamp(sender, type, parameters));
}

/** The activity of a new request, which has to be a success. */
export async function act(sender: Sender, type: ActivityType, parameters: object): Promise<Activity> {
  const { activity, error } = await submit(sender, type, parameters);
  expect(error).toBeUndefined();
  return present(activity, "the activity");
}

/** Approves or rejects an activity. */
export function vote(sender: Sender, choice: "APPROVE" | "REJECT", { fingerprint }: Activity): Promise<Answer> {
  return submit(sender, `ACTIVITY_TYPE_${choice}_ACTIVITY`, { fingerprint });
}

/** An activity as someone sees it now. */
export async function look({ service, key, organizationId }: Sender, { id }: Activity): Promise<Activity> {
  return (await generatedClient(service, key).getActivity({ organizationId, activityId: id })).activity as Activity;
}

/** All activities of the sender's organization that are of these types, newest first. */
export async function activitiesOf(
  { service, key, organizationId }: Sender,
  ...filterByType: ActivityType[]
): Promise<readonly Activity[]> {
  const paginationOptions = { limit: "100" };
  const { activities } = await generatedClient(service, key).listActivities({
    organizationId,
    filterByType,
    paginationOptions,
  });
  return activities as readonly Activity[];
}

/** Makes a wallet; answers the address of its only account. */
export async function newWallet(sender: Sender, walletName: string): Promise<string> {
  const activity = await act(sender, "ACTIVITY_TYPE_CREATE_WALLET", { walletName, accounts: [ethereumAccount] });
  return firstOf(resultOf(activity, "createWalletResult").addresses);
}

/** Parameters of a signature over a text. */
export function signing(signWith: string, payload: string) {
  return { signWith, payload, encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction: "HASH_FUNCTION_KECCAK256" };
}

export type NpmActivity = TurnkeyApiTypes["v1Activity"];
type NpmSubmit = (body: object) => Promise<{ activity: NpmActivity }>;

/** The activity that a request through the npm client leads to, whatever its status; throws what the client throws. */
export async function ask<Type extends ActivityType>(
  { service, key, organizationId }: Sender,
  type: Type,
  parameters: IntentByType[Type],
): Promise<NpmActivity> {
  const method = activityKinds[type].intentKey.replace(/Intent(V\d+)?$/, "");
  const submit = npmClient(service, key)[method as "exportWallet"] as unknown as NpmSubmit;
  return (await submit({ type, timestampMs: nextTimestamp(), organizationId, parameters })).activity;
}

/** The result of a request through the npm client, which has to be carried out at once. */
export async function complete<Type extends ActivityType>(
  by: Sender,
  type: Type,
  parameters: IntentByType[Type],
): Promise<ResultByType[Type]> {
  const { status, result } = await ask(by, type, parameters);
  if (status !== "ACTIVITY_STATUS_COMPLETED") throw new Error(`the activity is ${status}`);
  const { resultKey } = activityKinds[type];
  return present((result as Record<string, unknown>)[resultKey ?? ""], resultKey) as ResultByType[Type];
}
