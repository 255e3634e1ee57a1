// Bundles in which keys go out.

import type { ExportOptions, SealedSecret } from "../../custody/custody.js";
import type { FamilyContext } from "../definition/plan.js";

/**
 * Encrypts a secret of the organization to the caller's key, in a signed envelope around the encapsulated key, the
 * ciphertext and the organization's id.
 *
 * @param targetPublicKey P-256, SEC 1 in hex
 * @param options which part of a wallet, and in which language
 * @throws ApiError INVALID_ARGUMENT for what is no public key; FAILED_PRECONDITION where a wallet's words are in
 *   another language
 */
export async function exportBundle(
  { organization, custody, outside }: FamilyContext,
  secret: { readonly kind: "wallet" | "privateKey" | "secret" } & Pick<SealedSecret["owner"], "id"> &
    Pick<SealedSecret, "sealed">,
  targetPublicKey: string,
  options?: ExportOptions,
): Promise<string> {
  const { kind, id, sealed } = secret;
  const owner = { organizationId: organization.id, kind, id };
  const { encappedPublic, ciphertext } = await custody.exportSecret({ owner, sealed }, targetPublicKey, options);
  return outside.bundleSigner.wrap({ encappedPublic, ciphertext, organizationId: organization.id }, organization);
}
