// Users that are to be made, with their credentials and tags.

import type { ApiKeyParams, ApiKeyParamsV2, AuthenticatorParamsV2, OauthProviderParamsV2 } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { readEmail, readPhoneNumber } from "../../params/contact.js";
import { foundAll } from "../../params/found-all.js";
import type { WriteScope } from "../../store/store.js";
import { addTagMembers } from "../../store/tags.js";
import { insertUser } from "../../store/users.js";
import type { NewUser } from "../../store/users.js";
import type { Admission } from "../credentials/admission.js";
import { insertApiKeys, prepareApiKeys } from "../credentials/new-api-keys.js";
import type { PreparedApiKeys } from "../credentials/new-api-keys.js";
import { insertAuthenticators, prepareAuthenticators } from "../credentials/new-authenticators.js";
import type { PreparedAuthenticator } from "../credentials/new-authenticators.js";
import { insertOauthProviders, prepareOauthProviders } from "../credentials/new-oauth-providers.js";
import type { PreparedOauthProvider } from "../credentials/new-oauth-providers.js";

/** A user as requests ask for one. */
export interface NewUserParams {
  readonly userName: string;
  readonly userEmail?: string | undefined;
  readonly userPhoneNumber?: string | undefined;
  readonly apiKeys: readonly ApiKeyParamsV2[];
  readonly authenticators: readonly AuthenticatorParamsV2[];
  readonly oauthProviders?: readonly OauthProviderParamsV2[];
  readonly userTags?: readonly string[];
}

/** A user whose data were found to be in order. */
export interface PreparedUser extends Omit<NewUser, "root"> {
  readonly apiKeys: PreparedApiKeys;
  readonly authenticators: readonly PreparedAuthenticator[];
  readonly oauthProviders?: readonly PreparedOauthProvider[];
  readonly tagIds: readonly string[];
}

/**
 * Checks users that are to be made, without making them.
 *
 * @param path of the list among the parameters
 * @throws ApiError INVALID_ARGUMENT for data that cannot be, NOT_FOUND for a tag that is not a user tag of the
 *   organization, ALREADY_EXISTS for a credential that the organization has, RESOURCE_EXHAUSTED for too many of
 *   anything, UNAVAILABLE where the issuer of an ID token cannot be asked
 */
export async function prepareUsers(
  admission: Admission,
  path: string,
  params: readonly NewUserParams[],
): Promise<PreparedUser[]> {
  const { organization, limits } = admission;
  await checkLimit("users", limits.users, params.length, async () => organization?.members.size ?? 0);
  const users: PreparedUser[] = [];
  for (const [index, user] of params.entries()) users.push(await prepareUser(admission, `${path}.${index}`, user));
  return users;
}

async function prepareUser(admission: Admission, path: string, user: NewUserParams): Promise<PreparedUser> {
  const tags = await foundAll("user tag", `${path}.userTags`, user.userTags ?? [], async () => admission.userTags);
  return {
    id: uuidv7(),
    name: user.userName,
    email: readEmail(`${path}.userEmail`, user.userEmail),
    phoneNumber: readPhoneNumber(`${path}.userPhoneNumber`, user.userPhoneNumber),
    tagIds: tags.map(({ id }) => id),
    apiKeys: await prepareApiKeys(admission, `${path}.apiKeys`, user.apiKeys),
    authenticators: await prepareAuthenticators(admission, `${path}.authenticators`, user.authenticators),
    oauthProviders: await prepareOauthProviders(admission, `${path}.oauthProviders`, user.oauthProviders ?? []),
  };
}

/** Keys of requests that do not name a curve. */
export function onP256(apiKeys: readonly ApiKeyParams[]): ApiKeyParamsV2[] {
  return apiKeys.map((apiKey) => ({ ...apiKey, curveType: "API_KEY_CURVE_P256" }));
}

/** @param root whether the user becomes a member of the root quorum */
export async function insertPreparedUser(scope: WriteScope, user: PreparedUser, root: boolean): Promise<void> {
  const { id, name, email, phoneNumber, emailVerified, phoneNumberVerified } = user;
  await insertUser(scope, { id, name, email, phoneNumber, emailVerified, phoneNumberVerified, root });
  await insertApiKeys(scope, id, user.apiKeys);
  await insertAuthenticators(scope, id, user.authenticators);
  await insertOauthProviders(scope, id, user.oauthProviders ?? []);
  for (const tagId of user.tagIds) await addTagMembers(scope, tagId, [id]);
}
