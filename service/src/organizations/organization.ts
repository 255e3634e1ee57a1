// An organization with its users and their credentials, as it was at one revision. Requests are authenticated, decided
// and answered from it; it is never changed, only replaced.

import type { Quorum } from "@countersign/api";
import type { Owner } from "../event-loop/owner.js";
import type { LongTask } from "../event-loop/time-slices.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import { collect } from "../store/batches.js";
import * as organizations from "../store/organizations.js";
import { listPolicies } from "../store/policies.js";
import type { Revision, Store } from "../store/store.js";
import { listWebhookEndpoints } from "../store/webhook-endpoints.js";
import type { WebhookEndpointRow } from "../store/webhook-endpoints.js";
import { liveAuthProxy } from "./auth-proxy.js";
import type { AuthProxy } from "./auth-proxy.js";
import { compilePolicies } from "./compiled-policy.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { paced } from "./paced.js";
import { readChangedPeople, readPeople } from "./people.js";
import type { People } from "./people.js";

export interface Organization extends People {
  readonly id: string;
  readonly parentId: string | undefined;
  /** Whether somebody signed up, by the parent's auth proxy. */
  readonly signedUp: boolean;
  readonly name: string;
  readonly revision: Revision;
  readonly quorum: Quorum;
  readonly features: ReadonlyMap<string, string>;
  readonly allowedOrigins: readonly string[];
  /** Oldest first. */
  readonly policies: readonly CompiledPolicy[];
  /** Oldest first. */
  readonly webhookEndpoints: readonly WebhookEndpointRow[];
  readonly authProxy: AuthProxy | undefined;
}

/**
 * Reads an organization, in slices: it may have thousands of credentials, and long policies.
 *
 * @param begin makes the task by which reading much gives way to others
 * @param before an earlier state. What has not changed since is taken from it, as far as that is on record
 * @returns undefined when it was deleted or never was
 */
export async function loadOrganization(
  store: Pick<Store, "in">,
  id: string,
  begin: (owner: Owner) => LongTask,
  before?: Organization,
): Promise<Organization | undefined> {
  // The revision comes first: when a change slips in between, it is older than the rest, and is found to be.
  const row = await organizations.findOrganization(store.in(before ?? id));
  if (!row) return undefined;
  const parentId = row.parent_id ?? undefined;
  const owner = { id, parentId };
  const scope = store.in(owner);
  const task = begin(owner);
  const changes = before && organizations.changesSince(row, before.revision);
  const features = await organizations.listFeatures(scope);
  const people =
    before && changes ? await readChangedPeople(scope, task, before, changes.userIds) : await readPeople(scope, task);
  const policies =
    before && changes && !changes.policies
      ? before.policies
      : await compilePolicies(await collect(paced(listPolicies(scope), task)), task, before?.policies);

  return {
    id: row.id,
    parentId,
    signedUp: Number(row.signed_up) === 1,
    name: row.name,
    revision: row.revision,
    quorum: { threshold: row.quorum_threshold, userIds: rootIdsOf(people) },
    features,
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    members: people.members,
    apiKeys: people.apiKeys,
    authenticators: people.authenticators,
    policies,
    webhookEndpoints: await listWebhookEndpoints(scope),
    authProxy: liveAuthProxy(await findAuthProxy(scope), (publicKey) => people.apiKeys.get(publicKey)),
  };
}

function rootIdsOf({ members }: People): string[] {
  return [...members.values()].flatMap(({ id, root }) => (root ? [id] : []));
}
