// People who send requests to a running service, and organizations for them to act in.

import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import { firstOf, resultOf } from "./results.js";
import { newKey } from "./service.js";
import type { ApiKeyPair, RunningService } from "./service.js";
import { nextTimestamp } from "./timestamp.js";

/** What people know of a service. */
export type Reached = Pick<RunningService, "baseUrl" | "root">;

export interface Ids {
  readonly organizationId: string;
  readonly userId: string;
}

interface Request<Type, Parameters> {
  readonly type: Type;
  readonly timestampMs: string;
  readonly organizationId: string;
  readonly parameters: Parameters;
}

/** Someone who stamps with an API key. */
export class Person implements Ids {
  readonly service: Reached;
  readonly key: ApiKeyPair;
  readonly organizationId: string;
  readonly userId: string;

  constructor(service: Reached, key: ApiKeyPair, { organizationId, userId }: Ids) {
    this.service = service;
    this.key = key;
    this.organizationId = organizationId;
    this.userId = userId;
  }

  /** The unmodified npm client of existing deployments. */
  get client(): TurnkeyClient {
    return npmClient(this.service, this.key);
  }

  get generatedClient(): Client {
    return generatedClient(this.service, this.key);
  }

  /** The body of a submit operation, different from every other. */
  request<Type extends string, Parameters>(type: Type, parameters: Parameters): Request<Type, Parameters> {
    return { type, timestampMs: nextTimestamp(), organizationId: this.organizationId, parameters };
  }

  /** The same person, whose requests name another organization than their own. */
  within({ organizationId }: Pick<Ids, "organizationId">): Person {
    return new Person(this.service, this.key, { organizationId, userId: this.userId });
  }

  /** The same person, who sends requests to another replica. */
  through(service: Reached): Person {
    return new Person(service, this.key, this);
  }
}

export function npmClient({ baseUrl }: Pick<Reached, "baseUrl">, { publicKey, privateKey }: ApiKeyPair): TurnkeyClient {
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey });
  return new TurnkeyClient({ baseUrl }, stamper);
}

export function generatedClient({ baseUrl }: Pick<Reached, "baseUrl">, key: ApiKeyPair): Client {
  return createClient({ baseUrl, stamper: apiKeyStamper(key) });
}

/** The root user of the deployment's first organization. */
export function rootOf(service: Reached): Person {
  const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
  return new Person(service, { publicKey, privateKey }, service.root);
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

/** Parameters of a root user with an API key that does not expire. */
export function rootUser(key: ApiKeyPair, userName = "Carol Mensah") {
  return { userName, apiKeys: [apiKey(key.publicKey)], authenticators: [], oauthProviders: [] };
}

/** Parameters of a user without credentials and tags. */
export const bareUser = { userName: "Bob Tanaka", apiKeys: [], authenticators: [], userTags: [] };

/** Adds a user who has an API key. */
export async function newUser(by: Person, { userName = bareUser.userName, key = newKey() } = {}): Promise<Person> {
  return addUser(by, { ...bareUser, userName, apiKeys: [{ apiKeyName: "Laptop", publicKey: key.publicKey }] }, key);
}

/** Adds a user without credentials: requests stamped with the key of this person are nobody's. */
export async function newBareUser(by: Person): Promise<Person> {
  return addUser(by, bareUser, newKey());
}

async function addUser(
  by: Person,
  user: Omit<typeof bareUser, "apiKeys"> & { apiKeys: { apiKeyName: string; publicKey: string }[] },
  key: ApiKeyPair,
): Promise<Person> {
  const { activity } = await by.client.createUsers(by.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [user] }));
  const { organizationId } = by;
  return new Person(by.service, key, {
    organizationId,
    userId: firstOf(resultOf(activity, "createUsersResult").userIds),
  });
}

/** How a root user is reached. */
interface Contact {
  readonly userEmail?: string;
  readonly userPhoneNumber?: string;
}

/**
 * Makes a sub-organization with one root user.
 *
 * @param settings further members of the request, such as `disableSmsAuth`
 */
export async function newSubOrganization(
  parent: Person,
  name = "Branch",
  contact: Contact = {},
  settings: Readonly<Record<string, boolean>> = {},
): Promise<Person> {
  const key = newKey();
  const made = await addSubOrganization(parent, name, [{ ...rootUser(key), ...contact }], settings);
  return new Person(parent.service, key, { ...made, userId: firstOf(made.userIds) });
}

/** Makes a sub-organization with root users who act alone, each with an API key. */
export async function newSubOrganizationOf<Names extends readonly string[]>(
  parent: Person,
  ...names: Names
): Promise<{ [Index in keyof Names]: Person }> {
  const keys = names.map(() => newKey());
  const users = keys.map((key, index) => rootUser(key, names[index]));
  const { organizationId, userIds } = await addSubOrganization(parent, `Branch of ${names.join(" and ")}`, users);
  const people = keys.map((key, index) => {
    return new Person(parent.service, key, { organizationId, userId: firstOf(userIds.slice(index)) });
  });
  return people as { [Index in keyof Names]: Person };
}

async function addSubOrganization(
  parent: Person,
  subOrganizationName: string,
  rootUsers: (ReturnType<typeof rootUser> & Contact)[],
  settings: Readonly<Record<string, boolean>> = {},
): Promise<{ readonly organizationId: string; readonly userIds: readonly string[] }> {
  const parameters = { subOrganizationName, rootUsers, rootQuorumThreshold: 1, ...settings };
  const { activity } = await parent.client.createSubOrganization(
    parent.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parameters),
  );
  const made = resultOf(activity, "createSubOrganizationResultV7");
  return { organizationId: made.subOrganizationId, userIds: made.rootUserIds ?? [] };
}
