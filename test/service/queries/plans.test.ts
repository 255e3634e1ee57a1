// Whatever a query is asked, its statements find what they look for by an index: how much else the organization has, or
// any other, makes no difference. The filters are those of the contract.

import { Streamed, operations, piecesOf } from "@countersign/api/server";
import { CompiledQuery } from "kysely";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultPostgresSettings, withoutHaste } from "../../../service/src/config/postgres.js";
import type { Call } from "../../../service/src/auth/caller.js";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import type { IdentityTokens } from "../../../service/src/oidc/identity-tokens.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { OpenStreams } from "../../../service/src/queries/open-streams.js";
import { createQueries } from "../../../service/src/queries/queries.js";
import { findOrganizationsWithApiKey, findOrganizationsWithAuthenticator } from "../../../service/src/store/lookups.js";
import { findOrganizationsWithSession, findSession } from "../../../service/src/store/sessions.js";
import type { Store } from "../../../service/src/store/store.js";
import { crowdIds, idOf, insertCrowd, rare } from "../store/crowd.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { openRecorded } from "../store/recorded-store.js";
import type { RecordedStore } from "../store/recorded-store.js";
import { entryOf, present } from "../support/results.js";
import { database } from "../support/service.js";

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const contract = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const resolve = (schema: Schema): Schema =>
  schema.$ref ? entryOf(contract.components.schemas, present(schema.$ref.split("/").at(-1))) : schema;
/** By no session, from here. */
const unbound = { sessionProfileId: undefined, address: "127.0.0.1" };

const queries = operations.filter(({ kind }) => kind === "query");
const requestOf = (name: string) =>
  present(
    entryOf(contract.components.schemas, `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`).properties,
    "properties",
  );
const valuesOf = (query: string, field: string): readonly string[] => {
  const schema = entryOf(requestOf(query), field);
  return present(resolve(resolve(schema).items ?? schema).enum, "enum");
};

/** Something that a field may be; undefined where it is left away. */
type Choices = readonly unknown[];

const middle = crowdIds.activity(6_000);
const pages = (id: (index: number) => string): Choices => [
  undefined,
  { limit: "100" },
  { after: id(1_000) },
  { before: id(1_000) },
  { after: id(1_400), before: id(1_000), limit: "100" },
  // Of something else.
  { after: idOf(0, 0) },
  { before: idOf(999, 0) },
];
/** @param some one of which there are few, and one of which there are many */
const listed = (query: string, field: string, some: readonly [string, string]): Choices => {
  const [few, many] = some;
  return [undefined, [], some, valuesOf(query, field), [few], [many]];
};
const found = (value: string): Choices => [value, "nothing"];

/** What each field of each query is tried with; every combination is. */
const choices: Readonly<Record<string, Readonly<Record<string, Choices>>>> = {
  checkPolicy: {
    condition: [undefined, "wallet.id == 'a'"],
    consensus: [undefined],
    time: [undefined],
    effect: [undefined, "EFFECT_DENY"],
    policyId: [undefined],
  },
  explainPolicy: {
    activityId: [crowdIds.activity(1)],
    type: [undefined],
    parameters: [undefined],
    userId: [undefined],
    approvedBy: [undefined],
    at: [undefined],
  },
  getActivePolicies: {},
  getActivity: { activityId: found(middle) },
  getApiKey: { apiKeyId: found(crowdIds.apiKey(9)) },
  getApiKeys: { userId: [undefined, crowdIds.user(9)] },
  getAttestation: { enclaveType: ["signer"] },
  getAuthenticator: { authenticatorId: found(crowdIds.authenticator(9)) },
  getAuthenticators: { userId: [crowdIds.user(9)] },
  getOauthProviders: { userId: [undefined, crowdIds.user(9)] },
  getIpAllowlist: { publicKey: [undefined, "key 9"] },
  getOrganization: {},
  getOrganizationConfigs: {},
  getPolicy: { policyId: found(crowdIds.policy(9)) },
  getPolicyEvaluations: { activityId: found(middle) },
  getPrivateKey: { privateKeyId: found(crowdIds.privateKey(9)) },
  getSessionProfile: { sessionProfileId: found(crowdIds.sessionProfile(9)) },
  getSessionProfiles: {},
  getUser: { userId: found(crowdIds.user(9)) },
  getWallet: { walletId: found(crowdIds.wallet(9)) },
  getWalletAccount: {
    walletId: found(crowdIds.wallet(0)),
    address: [undefined, "address 9", "shared", "nowhere"],
    path: [undefined, "m/9"],
  },
  // What is only waiting has no proof that would have to be made.
  getActivityReceipts: { activityId: ["nothing"], waitForInclusion: [undefined] },
  listLogRecords: { afterNumber: [undefined, "9"], limit: [undefined, "3"] },
  watchActivities: {},
  listActivities: {
    filterByStatus: listed("listActivities", "filterByStatus", [rare.status, "ACTIVITY_STATUS_COMPLETED"]),
    filterByType: listed("listActivities", "filterByType", [rare.type, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"]),
    paginationOptions: pages(crowdIds.activity),
  },
  listNotificationChannels: {},
  listMessages: { paginationOptions: pages(crowdIds.message) },
  listPolicies: {},
  planPolicies: {
    policies: [[]],
    rootQuorum: [undefined],
    userTags: [undefined],
    spendingLimits: [undefined],
    since: [undefined],
    paginationOptions: pages(crowdIds.activity),
  },
  listPrivateKeyTags: {},
  listPrivateKeys: {},
  listSuborgs: {
    filterType: [undefined, ...valuesOf("listSuborgs", "filterType")],
    filterValue: [undefined, "shared", rare.name, "Customer", "Root user"],
    paginationOptions: pages(crowdIds.below),
  },
  listSecrets: { paginationOptions: pages(crowdIds.secret) },
  listSmartContractInterfaces: {},
  getSmartContractInterface: { smartContractInterfaceId: found(crowdIds.contractInterface(9)) },
  listVelocityControls: { paginationOptions: pages(crowdIds.velocityControl) },
  getVelocityControl: { velocityControlId: found(crowdIds.velocityControl(9)) },
  listFreezes: {},
  getVoteExpiry: {},
  listDelays: {},
  listAddressBook: { book: [undefined, "payouts"] },
  getKeyRestrictions: { walletId: [undefined, crowdIds.wallet(9)], privateKeyId: [undefined, crowdIds.privateKey(9)] },
  listSpendingLimits: {},
  getOauth2Credential: { oauth2CredentialId: found(crowdIds.oauth2Credential(9)) },
  listOauth2Credentials: {},
  getMfaPolicies: { userId: found(crowdIds.user(9)) },
  getMfaPolicy: { userId: found(crowdIds.user(9)), mfaPolicyId: found(crowdIds.mfaPolicy(9)) },
  getMfaStatus: { activityId: found(crowdIds.activity(9)), userId: [undefined, crowdIds.user(9)] },
  getSpendingUsage: { spendingLimitId: found(crowdIds.spendingLimit(9)), holder: [undefined, "", "holder 9"] },
  listUserTags: {},
  listUsers: {},
  listVerifiedSuborgs: {
    filterType: [undefined, ...valuesOf("listVerifiedSuborgs", "filterType")],
    filterValue: [undefined, "shared", "own 9"],
    paginationOptions: pages(crowdIds.below),
  },
  listWalletAccounts: {
    walletId: [undefined, ...found(crowdIds.wallet(0))],
    includeWalletDetails: [undefined, true],
    paginationOptions: pages((index) => idOf(18, index)),
  },
  listWallets: {},
  listWebhookDeliveries: { paginationOptions: pages(crowdIds.event) },
  listWebhookEndpoints: {},
  getAuthProxyConfig: {},
  whoami: {},
};

/** Whatever waits for its place in the log goes on waiting. */
const transparencyLog = { hurry: async () => {} };
/** Of a stream, once everything that there is was told. */
const leaving = new AbortController();
const news = { wait: async () => leaving.abort() };

/** Every combination of the fields' choices. */
function requestsFor(query: string): Record<string, unknown>[] {
  let requests: Record<string, unknown>[] = [{ organizationId: crowdIds.organization }];
  for (const [field, values] of Object.entries(entryOf(choices, query))) {
    requests = requests.flatMap((request) => values.map((value) => ({ ...request, [field]: value })));
  }
  return requests;
}

test("every query of the contract is tried with each of its fields", () => {
  const tried = Object.entries(choices).map(([query, fields]) => [
    query,
    ["organizationId", ...Object.keys(fields)].sort(),
  ]);
  const known = queries.map(({ name }) => [name, Object.keys(requestOf(name)).sort()]);
  expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(known));
});

/**
 * Gives PostgreSQL's planner the same to go by in every run: nothing is left of what another test has deleted from a schema
 * that is used again, and statistics are of all rows. Nothing is left to do for an autovacuum that comes by.
 */
async function settle(store: Store): Promise<void> {
  const run = (text: string) => store.database.executeQuery<{ readonly all: string }>(CompiledQuery.raw(text));
  const { rows } = await run(
    "select string_agg(quote_ident(tablename), ', ') as all from pg_tables where schemaname = current_schema()",
  );
  const { all } = present(rows[0], "tables");
  await run(`vacuum full ${all}`);
  await run(`vacuum analyze ${all}`);
}

// More than a batch and what belongs to it; far fewer than what there is of anything.
const mostRows = 1_200;

describe(`on ${database}`, () => {
  let opened: OpenedStore;
  let recorded: RecordedStore;
  let organization: Organization;
  const identityTokens: IdentityTokens = {
    onBehalfOf: () => identityTokens,
    claimed: () => undefined,
    verify: async () => ({ issuer: "issuer", audience: "audience", subject: "shared" }),
  };

  beforeAll(async () => {
    // So many rows take longer to make than a transaction may idle.
    opened = await newStore(database, { postgres: withoutHaste(defaultPostgresSettings) });
    await insertCrowd(opened.store);
    if (database === "postgres") await settle(opened.store);
    recorded = openRecorded(opened.location, mostRows);
  });
  afterAll(async () => {
    await recorded.close();
    await opened.close();
  });

  /** Statements that are bad, each with what is bad about it. */
  async function faults(): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const query of recorded.take()) {
      for (const fault of await recorded.faultsOf(query))
        all[query.sql] = `${JSON.stringify(query.parameters)}: ${fault}`;
    }
    return all;
  }

  test("an organization is read in batches by indexes", async () => {
    organization = present(
      await loadOrganization(recorded.store, crowdIds.organization, (owner) => new TimeSlices().task(owner, "load")),
      "loadOrganization",
    );
    expect(organization.members.size).toBe(3_000);
    expect(await faults()).toEqual({});
  });

  test.each(queries)(
    "whatever $name is asked, its statements use indexes",
    async ({ name }) => {
      const member = present(organization.members.get(crowdIds.user(0)));
      const stamp = { publicKey: "", scheme: "", signature: "" };
      const caller = { organization, home: organization, member, stamp, ...unbound };
      const call: Call = { caller, body: new Uint8Array(), identify: async () => caller };
      const service = createQueries({
        store: recorded.store,
        identityTokens,
        transparencyLog,
        signing: { allowEmptyDomain: false },
        pushKey: { publicKey: () => "" },
        streams: new OpenStreams({ organization: 0, total: 0 }),
        news,
      });
      const method = service[name as keyof typeof service] as (...args: unknown[]) => unknown;
      for (const request of requestsFor(name)) {
        let answer: unknown;
        try {
          answer = await method(call, request, { lastEventId: "0", signal: leaving.signal });
        } catch {
          // What is not found or makes no sense has been looked for all the same.
        }
        if (answer instanceof Streamed) for await (const _ of piecesOf(answer.value));
        if (name === "watchActivities") for await (const _ of answer as AsyncIterable<unknown>);
      }
      expect(await faults()).toEqual({});
    },
    300_000,
  );

  test("whose credential it is, is looked up by indexes", async () => {
    const { store } = recorded;
    await findOrganizationsWithApiKey(store, crowdIds.organization, "shared");
    await findOrganizationsWithAuthenticator(store, crowdIds.organization, "shared");
    await findOrganizationsWithSession(store, crowdIds.organization, "none");
    await findSession(store.in(crowdIds.organization), "none");
    expect(await faults()).toEqual({});
  });
});
