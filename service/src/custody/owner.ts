// Whose secret it is, and the text under which the database keeps it. What the rest of the service holds instead of
// keys.

import { ApiError, ErrorCode } from "@countersign/api";

/** Whose secret something is. The sealed text opens for this owner alone. */
export interface SecretOwner {
  readonly organizationId: string;
  /**
   * `secret` is what an organization keeps for others; `service` owns what belongs to the deployment, such as the key that signs webhooks; `transfer` the target key of an
   * import; `message` the secret in a message that waits to be sent; `code` a one-time code or token; `codeTarget` the key to
   * which such a code is encrypted when it is handed in; `authProxy` the key with which an auth proxy stamps;
   * `oauth2Credential` the client secret of an app at a provider.
   */
  readonly kind:
    | "privateKey"
    | "wallet"
    | "secret"
    | "service"
    | "transfer"
    | "message"
    | "code"
    | "codeTarget"
    | "authProxy"
    | "oauth2Credential";
  /** Unique among the organization's owners of that kind. */
  readonly id: string;
}

/** A secret as it lies at rest. */
export interface SealedSecret {
  readonly owner: SecretOwner;
  /** ASCII text for a database column, of at most 256 characters unless it is a `secret`; see `seal.ts` for its form. */
  readonly sealed: string;
}

/** Whether two owners are the same. */
export function sameOwner(one: SecretOwner, other: SecretOwner): boolean {
  return one.id === other.id && one.organizationId === other.organizationId && one.kind === other.kind;
}

const maxIdLength = 256;

/** @throws ApiError INVALID_ARGUMENT: an owner of another kind than those, or ids that are empty or too long. */
export function checkOwner(
  { kind, organizationId, id }: SecretOwner,
  ...allowed: readonly SecretOwner["kind"][]
): void {
  if (!allowed.includes(kind)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `the owner of such a secret is a ${allowed.join(" or ")}, not a ${kind}`,
    );
  }
  for (const part of [organizationId, id]) {
    if (part === "" || part.length > maxIdLength) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `the ids of an owner have 1 to ${maxIdLength} characters, not ${part.length}`,
      );
    }
  }
}
