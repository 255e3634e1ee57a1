// What an allowlist is about: an organization, or one of its API keys.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";

/**
 * The name under which an organization has the allowlist: the public key, or an empty text for its own.
 *
 * @throws ApiError FAILED_PRECONDITION in a sub-organization, NOT_FOUND for a key that nobody has
 */
export function keyOf({ id, parentId, apiKeys }: Organization, publicKey: string | undefined): string {
  if (parentId !== undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `organization ${id} has a parent; only organizations without one have an IP allowlist`,
    );
  }
  if (publicKey === undefined) return "";
  const key = publicKey.toLowerCase();
  if (apiKeys.has(key)) return key;
  const message = `publicKey: no API key ${JSON.stringify(publicKey)} in this organization`;
  throw new ApiError(ErrorCode.NOT_FOUND, message);
}
