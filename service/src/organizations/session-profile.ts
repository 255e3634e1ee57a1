// Session profiles: what a session may be narrowed down to. An organization without a parent has them, and those below it use
// them.

import type { SessionProfile } from "@countersign/api";
import { compileCondition } from "./compiled-policy.js";
import type { Program } from "../policy-language/policy.js";
import { findSessionProfile } from "../store/session-profiles.js";
import type { SessionProfileRow } from "../store/session-profiles.js";
import type { Scope } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import type { Organization } from "./organization.js";

/** In seconds, of any session. A year: more is a mistake in the unit. */
export const longestSession = 31_536_000;

/** A profile as its sessions are bound to it. */
export interface BindingProfile {
  readonly id: string;
  readonly name: string;
  /** What activities it lets its sessions submit and vote on. */
  readonly scope: Program;
  /** Undefined where sessions last as long as any. */
  readonly expirationSeconds: number | undefined;
}

/** The organization whose profiles count in an organization. */
export function profileScopeOf(scope: Scope, { id, parentId = id }: Pick<Organization, "id" | "parentId">): Scope {
  return { ...scope, organizationId: parentId };
}

/**
 * A profile that sessions of an organization may have.
 *
 * @param own scope of the organization
 * @throws NotProved
 */
export async function readSessionProfile(
  own: Scope,
  organization: Pick<Organization, "id" | "parentId">,
  id: string,
): Promise<BindingProfile | undefined> {
  const row = await findSessionProfile(profileScopeOf(own, organization), id);
  return (
    row && {
      id: row.id,
      name: row.name,
      scope: compileCondition(row.scope),
      expirationSeconds: row.expiration_seconds === null ? undefined : Number(row.expiration_seconds),
    }
  );
}

/** As it is answered. */
export function toSessionProfile(row: SessionProfileRow): SessionProfile {
  return {
    sessionProfileId: row.id,
    sessionProfileName: row.name,
    scope: row.scope,
    ...(row.expiration_seconds !== null && { expirationSeconds: String(row.expiration_seconds) }),
    ...(row.notes !== "" && { notes: row.notes }),
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
