// How long the key of a profile is good.

import { getApiKeys } from "@countersign/api";
import { reads } from "./connection.js";
import type { Profile } from "./profiles.js";

/** When the service stops to accept it, in milliseconds since 1970; undefined for never. @throws ApiError */
export async function lifetimeOf(profile: Profile): Promise<number | undefined> {
  const { organizationId, userId, publicKey } = profile;
  const { apiKeys } = await getApiKeys(reads(profile), { organizationId, userId });
  const own = apiKeys.find(({ credential }) => credential.publicKey === publicKey);
  if (own?.expirationSeconds === undefined) return undefined;
  return (Number(own.createdAt.seconds) + Number(own.expirationSeconds)) * 1000;
}
