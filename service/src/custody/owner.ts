// Whose secret it is, and the text under which the database keeps it. What the rest of the service holds instead of keys.

/** Whose secret something is. The sealed text opens for this owner alone. */
export interface SecretOwner {
  readonly organizationId: string;
  /** `service` owns what belongs to the deployment, such as the key that signs webhooks. */
  readonly kind: "privateKey" | "wallet" | "service";
  /** Unique among the organization's owners of that kind. */
  readonly id: string;
}

/** A secret as it lies at rest. */
export interface SealedSecret {
  readonly owner: SecretOwner;
  /** ASCII text of at most 256 characters for a database column; see `seal.ts` for its form. */
  readonly sealed: string;
}

/** Whether two owners are the same. */
export function sameOwner(one: SecretOwner, other: SecretOwner): boolean {
  return one.id === other.id && one.organizationId === other.organizationId && one.kind === other.kind;
}
