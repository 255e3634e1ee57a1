// What new users and credentials have to agree with: the organization they are for, and the rest of their own request.

import type { Limits } from "../../config/limits.js";
import type { IdentityTokens } from "../../oidc/identity-tokens.js";
import { clientIdsOf, readClientIds } from "../../organizations/client-ids.js";
import type { Organization } from "../../organizations/organization.js";
import { readAllowedOrigins } from "../../organizations/origins.js";
import { collect } from "../../store/batches.js";
import { listTags } from "../../store/tags.js";
import type { TagRow } from "../../store/tags.js";
import type { FamilyContext } from "../definition/plan.js";

export interface Admission {
  /** Undefined where the organization is made together with its users. */
  readonly organization: Organization | undefined;
  readonly userTags: readonly TagRow[];
  /** Web origins whose authenticators are accepted. */
  readonly allowedOrigins: readonly string[];
  /** Reads the client ids of the organization's own apps at issuers of ID tokens. */
  readonly clientIds: () => Promise<ReadonlySet<string>>;
  readonly limits: Limits;
  readonly identityTokens: IdentityTokens;
  /** When ID tokens have to be valid, in milliseconds since 1970: votes may take longer than they last. */
  readonly submittedAt: number;
  /** Public keys, credential ids and accounts at issuers that the request has named so far. */
  readonly named: Set<string>;
}

/** Admission to the organization of a request. */
export async function admissionTo(context: FamilyContext): Promise<Admission> {
  const { organization, scope } = context;
  return {
    ...admissionToNew(context, await readAllowedOrigins(scope, organization)),
    clientIds: () => readClientIds(scope, organization),
    organization,
    userTags: await collect(listTags(scope, "TAG_TYPE_USER")),
  };
}

/** Admission to an organization that is still to be made, below that of the request. */
export function admissionToNew(
  { organization, limits, outside, submittedAt }: FamilyContext,
  allowedOrigins: readonly string[] = [],
): Admission {
  const { identityTokens } = outside;
  return {
    organization: undefined,
    userTags: [],
    allowedOrigins,
    clientIds: async () => clientIdsOf(organization.authProxy?.settings),
    limits,
    identityTokens,
    submittedAt,
    named: new Set(),
  };
}
