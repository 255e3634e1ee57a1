// Keys that users have got by logging in.

import type { CredentialType } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";

/** Ids of a user's API keys of some types, also of those that have expired. */
export function keyIdsOf({ apiKeys }: Organization, userId: string, types: readonly CredentialType[]): string[] {
  return [...apiKeys.values()]
    .filter(({ row }) => row.user_id === userId && types.some((type) => type === row.credential_type))
    .map(({ row }) => row.id);
}
