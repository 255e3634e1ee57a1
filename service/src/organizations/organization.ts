// An organization with its users and their credentials, as it was at one revision. Requests are authenticated, decided
// and answered from it; it is never changed, only replaced.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Quorum } from "@countersign/api";
import { readContractInterfaces } from "../contract-interfaces/contract-interface.js";
import type { ContractInterfaces } from "../contract-interfaces/contract-interface.js";
import { readVelocityControl } from "../spending/velocity-control.js";
import type { VelocityControl } from "../spending/velocity-control.js";
import { readSpendingLimit } from "../spending/spending-limit.js";
import type { SpendingLimit } from "../spending/spending-limit.js";
import type { Owner } from "../event-loop/owner.js";
import type { LongTask } from "../event-loop/time-slices.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import { listIpAllowlists } from "../store/ip-allowlists.js";
import { listContractInterfaces } from "../store/contract-interfaces.js";
import { listVelocityControls } from "../store/velocity-controls.js";
import { delayedChanges, listDelays } from "../store/delays.js";
import type { DelayedChange, DelayName } from "../store/delays.js";
import type { DelaysTable } from "../store/schema-brakes.js";
import { listAddressBookEntries } from "../store/address-book.js";
import { listFreezes } from "../store/freezes.js";
import type { FreezeRow } from "../store/freezes.js";
import { listSpendingLimits } from "../store/spending-limits.js";
import { collect } from "../store/batches.js";
import * as organizations from "../store/organizations.js";
import { listPolicies } from "../store/policies.js";
import type { Revision, Scope, Store } from "../store/store.js";
import { listWebhookEndpoints } from "../store/webhook-endpoints.js";
import type { WebhookEndpointRow } from "../store/webhook-endpoints.js";
import { AddressBook } from "./address-book.js";
import { liveAuthProxy } from "./auth-proxy.js";
import type { AuthProxy } from "./auth-proxy.js";
import { compilePolicies } from "./compiled-policy.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { readIpAllowlists } from "./ip-allowlist.js";
import type { IpAllowlists } from "./ip-allowlist.js";
import { paced } from "./paced.js";
import { readChangedPeople, readPeople } from "./people.js";
import type { People } from "./people.js";
import { PolicyIndex } from "./policy-index.js";
import { standingOf, Tally } from "./proved.js";
import type { Standing } from "./proved.js";

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
  readonly policyIndex: PolicyIndex;
  /** Oldest first. */
  readonly webhookEndpoints: readonly WebhookEndpointRow[];
  readonly authProxy: AuthProxy | undefined;
  readonly contractInterfaces: ContractInterfaces;
  /** Oldest first. */
  readonly velocityControls: readonly VelocityControl[];
  /** Oldest first. */
  readonly spendingLimits: readonly SpendingLimit[];
  readonly ipAllowlists: IpAllowlists;
  /** For how long activities wait for votes, in milliseconds; undefined for any time. */
  readonly votesExpireAfter: number | undefined;
  /** For how long changes wait after their last vote, in milliseconds. */
  readonly delays: ReadonlyMap<DelayedChange, number>;
  readonly addressBook: AddressBook;
  /** What is frozen, by its id. */
  readonly freezes: ReadonlyMap<string, FreezeRow>;
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
  const settings = new Tally(store.authority, id);
  const features = await organizations.featureRows(scope);
  for (const feature of features) settings.add("features", feature);
  const people =
    before && changes ? await readChangedPeople(scope, task, before, changes.userIds) : await readPeople(scope, task);
  const { policies, policyIndex, policyRows } =
    before && changes && !changes.policies ? before : await readPolicies(scope, task, before?.policies);
  const webhookEndpoints = await listWebhookEndpoints(scope);
  for (const endpoint of webhookEndpoints) settings.add("webhook_endpoints", endpoint);
  const authProxy = await findAuthProxy(scope);
  if (authProxy) settings.add("auth_proxies", authProxy);
  const contractInterfaces = await listContractInterfaces(scope);
  for (const each of contractInterfaces) settings.add("contract_interfaces", each);
  const velocityControls = await listVelocityControls(scope);
  for (const control of velocityControls) settings.add("velocity_controls", control);
  const spendingLimits = await listSpendingLimits(scope);
  for (const limit of spendingLimits) settings.add("spending_limits", limit);
  const ipAllowlists = await listIpAllowlists(scope);
  for (const allowlist of ipAllowlists) settings.add("ip_allowlists", allowlist);
  const freezes = await listFreezes(scope);
  for (const freeze of freezes) settings.add("freezes", freeze);
  const delays = await listDelays(scope);
  for (const delay of delays) settings.add("delays", delay);
  const addressBook = await listAddressBookEntries(scope);
  for (const entry of addressBook) settings.add("address_book_entries", entry);
  const standing = standingOf(store.authority, row, {
    sum: settings.sum + people.rows.sum + policyRows.sum,
    flaw: settings.flaw ?? people.rows.flaw ?? policyRows.flaw,
  });

  return {
    id: row.id,
    parentId,
    signedUp: Number(row.signed_up) === 1,
    name: row.name,
    revision: row.revision,
    quorum: { threshold: row.quorum_threshold, userIds: rootIdsOf(people) },
    features: new Map(features.map(({ name, value }) => [name, value])),
    allowedOrigins: standing.refusal === undefined ? (JSON.parse(row.allowed_origins) as string[]) : [],
    members: people.members,
    apiKeys: people.apiKeys,
    authenticators: people.authenticators,
    rows: people.rows,
    policies,
    policyIndex,
    policyRows,
    webhookEndpoints,
    authProxy:
      standing.refusal === undefined
        ? liveAuthProxy(authProxy, (publicKey) => people.apiKeys.get(publicKey))
        : undefined,
    contractInterfaces: readContractInterfaces(standing.refusal === undefined ? contractInterfaces : []),
    velocityControls: standing.refusal === undefined ? velocityControls.map(readVelocityControl) : [],
    // Those of an organization that is closed are not looked at, and need not be what they should.
    spendingLimits: standing.refusal === undefined ? spendingLimits.map(readSpendingLimit) : [],
    ipAllowlists: readIpAllowlists(ipAllowlists),
    votesExpireAfter: millisecondsOf(delays, "votes"),
    delays: new Map(
      delayedChanges.flatMap((change) => {
        const milliseconds = millisecondsOf(delays, change);
        return milliseconds === undefined ? [] : [[change, milliseconds]];
      }),
    ),
    addressBook: new AddressBook(standing.refusal === undefined ? addressBook : []),
    freezes: new Map(freezes.map((freeze) => [freeze.target_id, freeze])),
    standing,
  };
}

function millisecondsOf(delays: readonly DelaysTable[], wanted: DelayName): number | undefined {
  const found = delays.find(({ name }) => name === wanted);
  return found && Number(found.seconds) * 1000;
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
