// Organizations for tests. Their root users work through the unmodified npm client; what it lacks goes through ours.

import type { AddressFormat, Client, Curve } from "@countersign/api";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import type { TurnkeyApiTypes } from "@turnkey/http";
import { expect } from "vitest";
import { openStore } from "../../../../service/src/store/open.js";
import type { Store } from "../../../../service/src/store/store.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";

/** What the npm client submits in these tests, and of which type it is. */
const types = {
  createPrivateKeys: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
  deletePrivateKeys: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
  createPrivateKeyTag: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
  updatePrivateKeyTag: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG",
  deletePrivateKeyTags: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS",
  createWallet: "ACTIVITY_TYPE_CREATE_WALLET",
  createWalletAccounts: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS",
  updateWallet: "ACTIVITY_TYPE_UPDATE_WALLET",
  deleteWallets: "ACTIVITY_TYPE_DELETE_WALLETS",
  signRawPayload: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  signRawPayloads: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
  signTransaction: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
} as const;

type Method = keyof typeof types;
// Of the contract, which has values of enums that the package does not know yet.
type ParametersOf<Name extends Method> = Parameters<Client[Name]>[0]["parameters"];
type Result = TurnkeyApiTypes["v1Result"];
type Submit = (body: object) => Promise<{ activity: { status: string; result: Result } }>;

let lastTimestamp = 0;

/** A time that no other request of the test has, so that each is an activity of its own. */
export function timestampMs(): string {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return String(lastTimestamp);
}

/** An organization and its root user. */
export interface Tenant {
  readonly organizationId: string;
  /** The unmodified npm client. */
  readonly turnkey: TurnkeyClient;
  readonly client: Client;
  /** Submits through the npm client, and returns the result of the completed activity. */
  submit<Name extends Method>(method: Name, parameters: ParametersOf<Name>): Promise<Result>;
}

/** The first organization of a service. */
export function rootTenant(service: RunningService): Tenant {
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
  return tenant(service, organizationId, { publicKey, privateKey });
}

/** A new sub-organization of the first organization. */
export async function newTenant(service: RunningService): Promise<Tenant> {
  const key = newKey();
  const apiKey = { apiKeyName: "key", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" } as const;
  const user = { userName: "root", apiKeys: [apiKey], authenticators: [], oauthProviders: [] };
  const { activity } = await service.client.createSubOrganization({
    organizationId: service.root.organizationId,
    timestampMs: timestampMs(),
    parameters: { subOrganizationName: "tenant", rootUsers: [user], rootQuorumThreshold: 1 },
  });
  return tenant(service, activity.result.createSubOrganizationResultV8!.subOrganizationId, key);
}

function tenant(service: RunningService, organizationId: string, key: ApiKeyPair): Tenant {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  const turnkey = new TurnkeyClient({ baseUrl: service.baseUrl }, stamper);
  return {
    organizationId,
    turnkey,
    client: service.as(key),
    async submit(method, parameters) {
      const body = { type: types[method], timestampMs: timestampMs(), organizationId, parameters };
      const { activity } = await (turnkey[method] as unknown as Submit)(body);
      if (activity.status !== "ACTIVITY_STATUS_COMPLETED") throw new Error(`the activity is ${activity.status}`);
      return activity.result;
    },
  };
}

/** Reads the tables of a running service, for what no query tells. */
export async function reading<T>(
  service: RunningService,
  read: (database: Store["database"]) => Promise<T>,
): Promise<T> {
  const store = await openStore(service.database);
  try {
    return await read(store.database);
  } finally {
    await store.close();
  }
}

/** What a refused request rejects with; part of its message. */
export function refusal(code: number, message: string | RegExp = ""): unknown {
  return expect.objectContaining({ code, message: expect.stringMatching(message) as string });
}

/** Account parameters for a path and a format, on the curve that the format suits. */
export function account(path: string, addressFormat: AddressFormat, curve: Curve = "CURVE_SECP256K1") {
  return { curve, pathFormat: "PATH_FORMAT_BIP32" as const, path, addressFormat };
}

/** Has the service open connections to its database, so that what follows at once is worked on at once. */
export async function warmUp({ client, organizationId }: Tenant): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => client.listWallets({ organizationId })));
}

/** How requests that were made at once ended. */
export async function race(
  attempts: readonly Promise<unknown>[],
): Promise<{ readonly carriedOut: number; readonly refusals: readonly unknown[] }> {
  const outcomes = await Promise.allSettled(attempts);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  return { carriedOut: outcomes.length - refusals.length, refusals };
}

/** What a race ends with when so many requests are carried out and the rest is refused for one reason. */
export function raceOf(attempts: number, carriedOut: number, reason: unknown): unknown {
  return { carriedOut, refusals: Array<unknown>(attempts - carriedOut).fill(reason) };
}
