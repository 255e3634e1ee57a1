// Bundles in which keys go out.

import type { ExportOptions } from "../../custody/custody.js";
import type { ExportedKey } from "../../signing/keys.js";
import type { FamilyContext } from "../definition/plan.js";

/**
 * Encrypts a secret of the organization to the caller's key, in a signed envelope around the encapsulated key, the
 * ciphertext and the organization's id.
 *
 * @param targetPublicKey P-256, SEC 1 in hex
 * @param options which part of a wallet, and in which language
 * @throws ApiError INVALID_ARGUMENT for what is no public key; FAILED_PRECONDITION where a wallet's words are in
 *   another language; PERMISSION_DENIED for a key that is held
 */
export async function exportBundle(
  { organization, keys, outside }: FamilyContext,
  key: ExportedKey,
  targetPublicKey: string,
  options?: ExportOptions,
): Promise<string> {
  const { encappedPublic, ciphertext } = await keys.exportSecret(key, targetPublicKey, options);
  return outside.bundleSigner.wrap({ encappedPublic, ciphertext, organizationId: organization.id }, organization);
}
