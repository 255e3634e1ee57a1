// An organization with its users and their credentials, as it was at one revision. Requests are authenticated, decided
// and answered from it; it is never changed, only replaced.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Quorum } from "@countersign/api";
import type { Owner } from "../event-loop/owner.js";
import type { LongTask } from "../event-loop/time-slices.js";
import { collect } from "../store/batches.js";
import * as organizations from "../store/organizations.js";
import { listPolicies } from "../store/policies.js";
import type { Revision, Scope, Store } from "../store/store.js";
import { liveAuthProxy } from "./auth-proxy.js";
import type { AuthProxy } from "./auth-proxy.js";
import { compilePolicies } from "./compiled-policy.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { paced } from "./paced.js";
import { readChangedPeople, readPeople } from "./people.js";
import type { People } from "./people.js";
import { PolicyIndex } from "./policy-index.js";
import { standingOf, Tally } from "./proved.js";
import type { Standing } from "./proved.js";
import { readSettings } from "./settings.js";
import type { Settings } from "./settings.js";

export interface Organization extends People, Settings {
  readonly id: string;
  readonly parentId: string | undefined;
  /** Whether somebody signed up, by the parent's auth proxy. */
  readonly signedUp: boolean;
  readonly name: string;
  readonly revision: Revision;
  readonly quorum: Quorum;
  readonly allowedOrigins: readonly string[];
  /** Oldest first. */
  readonly policies: readonly CompiledPolicy[];
  readonly policyIndex: PolicyIndex;
  readonly authProxy: AuthProxy | undefined;
  /** Whether it is as the service has left it. */
  readonly standing: Standing;
  /** What the rows of its policies come to. */
  readonly policyRows: Pick<Tally, "sum" | "flaw">;
}

/** So often is one read that changes all the time. */
const attempts = 100;

/**
 * Reads an organization, in slices: it may have thousands of credentials, and long policies. What is read is no state of one
 * moment, and has to be what the organization's head says: where it isn't, it is read again as long as it changes meanwhile.
 *
 * @param begin makes the task by which reading much gives way to others
 * @param before an earlier state. What has not changed since is taken from it, as far as that is on record
 * @returns undefined when it was deleted or never was
 */
export async function loadOrganization(
  store: Pick<Store, "in" | "authority">,
  id: string,
  begin: (owner: Owner) => LongTask,
  before?: Organization,
): Promise<Organization | undefined> {
  const { authority } = store;
  let last = before?.standing.refusal === undefined ? before : undefined;
  // Of rows that were not changed by the service, nothing tells which were read before.
  let isWhole = last === undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const read = await readOrganization(store, id, begin, last);
    if (!read) return undefined;
    const { refusal, head, counter } = read.standing;
    if (refusal === undefined) {
      authority.sawCounter(id, counter);
      return read;
    }
    if (isWhole && last?.standing.head === head) return read;
    last = isWhole ? read : undefined;
    isWhole = true;
  }
  throw new ApiError(ErrorCode.UNAVAILABLE, `organization ${id} changes faster than it can be read; try again`);
}

async function readOrganization(
  store: Pick<Store, "in" | "authority">,
  id: string,
  begin: (owner: Owner) => LongTask,
  before: Organization | undefined,
): Promise<Organization | undefined> {
  // The revision comes first: when a change slips in between, it is older than the rest, and is found to be.
  const row = await organizations.findOrganization(store.in(before ?? id));
  if (!row) return undefined;
  const parentId = row.parent_id ?? undefined;
  const owner = { id, parentId };
  const scope = store.in(owner);
  const task = begin(owner);
  const changes = before && organizations.changesSince(row, before.revision);
  const people =
    before && changes ? await readChangedPeople(scope, task, before, changes.userIds) : await readPeople(scope, task);
  const { policies, policyIndex, policyRows } =
    before && changes && !changes.policies ? before : await readPolicies(scope, task, before?.policies);
  const { settingRows, settingsOf } =
    before && changes && !changes.settings && isProved(before) ? kept(before) : await readSettings(scope);
  const standing = standingOf(store.authority, row, {
    sum: settingRows.sum + people.rows.sum + policyRows.sum,
    flaw: settingRows.flaw ?? people.rows.flaw ?? policyRows.flaw,
  });
  const settings = settingsOf(isProved({ standing }));

  return {
    id: row.id,
    parentId,
    signedUp: Number(row.signed_up) === 1,
    name: row.name,
    revision: row.revision,
    quorum: { threshold: row.quorum_threshold, userIds: rootIdsOf(people) },
    allowedOrigins: isProved({ standing }) ? (JSON.parse(row.allowed_origins) as string[]) : [],
    members: people.members,
    apiKeys: people.apiKeys,
    authenticators: people.authenticators,
    rows: people.rows,
    policies,
    policyIndex,
    policyRows,
    features: settings.features,
    webhookEndpoints: settings.webhookEndpoints,
    authProxyRow: settings.authProxyRow,
    authProxy: liveAuthProxy(settings.authProxyRow, (publicKey) => people.apiKeys.get(publicKey)),
    contractInterfaces: settings.contractInterfaces,
    velocityControls: settings.velocityControls,
    spendingLimits: settings.spendingLimits,
    ipAllowlists: settings.ipAllowlists,
    votesExpireAfter: settings.votesExpireAfter,
    delays: settings.delays,
    addressBook: settings.addressBook,
    freezes: settings.freezes,
    settingRows,
    standing,
  };
}

function isProved({ standing }: Pick<Organization, "standing">): boolean {
  return standing.refusal === undefined;
}

/** What an earlier state has set, which must be one that was proved: of another, some is left out. */
function kept(before: Settings) {
  return { settingRows: before.settingRows, settingsOf: () => before };
}

async function readPolicies(scope: Scope, task: LongTask, before?: readonly CompiledPolicy[]) {
  const policyRows = new Tally(scope.authority, scope.organizationId);
  const rows = await collect(paced(listPolicies(scope), task));
  for (const row of rows) policyRows.add("policies", row);
  const policies = await compilePolicies(rows, task, before);
  return { policies, policyIndex: new PolicyIndex(policies), policyRows };
}

function rootIdsOf({ members }: Pick<People, "members">): string[] {
  return [...members.values()].flatMap(({ id, root }) => (root ? [id] : []));
}
