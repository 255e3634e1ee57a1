// What new users and credentials have to agree with: the organization they are for, and the rest of their own request.

import type { FamilyContext } from "../activities/family.js";
import type { Limits } from "../config/limits.js";
import type { Organization } from "../organizations/organization.js";
import { readAllowedOrigins } from "../organizations/origins.js";
import { listTags } from "../store/tags.js";
import type { TagRow } from "../store/tags.js";

export interface Admission {
  /** Undefined where the organization is made together with its users. */
  readonly organization: Organization | undefined;
  readonly userTags: readonly TagRow[];
  /** Web origins whose authenticators are accepted. */
  readonly allowedOrigins: readonly string[];
  readonly limits: Limits;
  /** Public keys and credential ids that the request has named so far. */
  readonly named: Set<string>;
}

/** Admission to the organization of a request. */
export async function admissionTo({ organization, scope, limits }: FamilyContext): Promise<Admission> {
  return {
    organization,
    userTags: await listTags(scope, "TAG_TYPE_USER"),
    allowedOrigins: await readAllowedOrigins(scope, organization),
    limits,
    named: new Set(),
  };
}

/** Admission to an organization that is still to be made. */
export function admissionToNew(limits: Limits, allowedOrigins: readonly string[] = []): Admission {
  return { organization: undefined, userTags: [], allowedOrigins, limits, named: new Set() };
}
