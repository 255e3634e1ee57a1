// People who send requests with the npm client of existing deployments, and organizations for them to act in.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import { expect } from "vitest";
import { createAuthenticator } from "../../support/authenticator.js";
import type { SoftwareAuthenticator } from "../../support/authenticator.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";

export interface Person {
  readonly client: TurnkeyClient;
  readonly organizationId: string;
  readonly userId: string;
  /** The body of a submit operation, different from every other. */
  request<Type extends string, Parameters>(type: Type, parameters: Parameters): Request<Type, Parameters>;
}

interface Request<Type, Parameters> {
  readonly type: Type;
  readonly timestampMs: string;
  readonly organizationId: string;
  readonly parameters: Parameters;
}

const used = new Set<number>();

/** Now, or the next millisecond that no request has had: equal bodies would be one activity. */
function timestamp(): string {
  let time = Date.now();
  while (used.has(time)) time++;
  used.add(time);
  return String(time);
}

/** Someone who stamps with a key. */
export function person(
  { baseUrl }: Pick<RunningService, "baseUrl">,
  key: ApiKeyPair,
  ids: { readonly organizationId: string; readonly userId: string },
): Person {
  const stamper = new ApiKeyStamper({ apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey });
  return {
    ...ids,
    client: new TurnkeyClient({ baseUrl }, stamper),
    request: (type, parameters) => ({
      type,
      timestampMs: timestamp(),
      organizationId: ids.organizationId,
      parameters,
    }),
  };
}

/** The root user of the deployment's first organization. */
export function rootOf(service: Pick<RunningService, "baseUrl" | "root">): Person {
  const { organizationId, userId, apiPublicKey, apiPrivateKey } = service.root;
  return person(service, { publicKey: apiPublicKey, privateKey: apiPrivateKey }, { organizationId, userId });
}

/** A sub-organization of its own with one root user. */
export async function newSubOrganization(service: RunningService, parent: Person): Promise<Person> {
  const key = newKey();
  const { activity } = await parent.client.createSubOrganization(
    parent.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
      subOrganizationName: "Branch",
      rootUsers: [rootUser(key)],
      rootQuorumThreshold: 1,
    }),
  );
  const { subOrganizationId, rootUserIds } = activity.result.createSubOrganizationResultV7!;
  return person(service, key, { organizationId: subOrganizationId, userId: rootUserIds![0]! });
}

/** Parameters of a root user with an API key that does not expire. */
export function rootUser(key: ApiKeyPair) {
  return { userName: "Carol Mensah", apiKeys: [apiKey(key.publicKey)], authenticators: [], oauthProviders: [] };
}

/** Parameters of an API key on P-256. */
export function apiKey(publicKey: string, expirationSeconds?: string) {
  return {
    apiKeyName: "Laptop",
    publicKey,
    curveType: "API_KEY_CURVE_P256" as const,
    ...(expirationSeconds !== undefined && { expirationSeconds }),
  };
}

/** Parameters of a user without credentials and tags. */
export const bareUser = { userName: "Bob Tanaka", apiKeys: [], authenticators: [], userTags: [] };

/** Adds a user, with a key or without, and returns who that is. */
export async function newUser(service: RunningService, root: Person, key?: ApiKeyPair): Promise<Person> {
  const apiKeys = key ? [{ apiKeyName: "Laptop", publicKey: key.publicKey }] : [];
  const { activity } = await root.client.createUsers(
    root.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [{ ...bareUser, apiKeys }] }),
  );
  const userId = activity.result.createUsersResult!.userIds[0]!;
  return person(service, key ?? newKey(), { organizationId: root.organizationId, userId });
}

/** A new authenticator on a page, with the parameters that register it. */
export function newAuthenticator(origin = "https://app.example.com") {
  const authenticator = createAuthenticator({ origin });
  return { authenticator, params: { authenticatorName: "Passkey", ...authenticator.register() } };
}

/** Adds authenticators to a user; answers their ids. */
export async function addAuthenticators(by: Person, userId: string, authenticators: object[]): Promise<string[]> {
  // Values of enums have types of their own in the client.
  const parameters = { userId, authenticators: authenticators as never };
  const request = by.request("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", parameters);
  return (await by.client.createAuthenticators(request)).activity.result.createAuthenticatorsResult!.authenticatorIds;
}

/** Sends a query stamped by an authenticator; answers the status and the body. */
export async function whoamiWith(
  service: RunningService,
  organizationId: string,
  authenticator: SoftwareAuthenticator,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const body = JSON.stringify({ organizationId });
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, {
    method: "POST",
    headers: { "X-Stamp-Webauthn": authenticator.stamp(body) },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The user as the organization has it now. */
export async function readUser({ client, organizationId }: Person, userId: string) {
  return (await client.getUser({ organizationId, userId })).user;
}

/** What a request is rejected with: a code, and a message that says this. */
export function refusal(code: number, message: string): object {
  return { code, message: expect.stringContaining(message) as string };
}
