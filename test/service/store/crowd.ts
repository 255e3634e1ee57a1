// A database with thousands of everything, laid out against those who search it: what is looked for is rare, what it has to
// be told from is common, and other organizations have the very same.

import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { sealOrganization } from "../../../service/src/store/authority/sealing.js";
import type { Database } from "../../../service/src/store/schema.js";
import type { Store } from "../../../service/src/store/store.js";
import { unproved } from "../support/authority.js";
import { entryOf } from "../support/results.js";
import * as one from "./rows.js";

/** How many of each thing the organization has; no search may have to do with that many. */
export const many = 3_000;

/** The `index`th id of a kind of thing: like a UUIDv7, ids grow with time. */
export const idOf = (kind: number, index: number) =>
  `019aa${String(kind).padStart(3, "0")}-0000-7000-8000-${index.toString(16).padStart(12, "0")}`;

const kinds = {
  organization: 0,
  below: 1,
  others: 2,
  user: 10,
  apiKey: 11,
  authenticator: 12,
  provider: 13,
  tag: 14,
  privateKey: 15,
  wallet: 16,
  account: 17,
  policy: 18,
  invitation: 19,
  activity: 20,
  message: 21,
  event: 22,
  spendingLimit: 23,
  sessionProfile: 24,
  secret: 25,
  contractInterface: 24,
  velocityControl: 25,
  mfaPolicy: 24,
  oauth2Credential: 25,
} as const;

/** Ids of what the crowd has. */
export const crowdIds = {
  organization: idOf(kinds.organization, 0),
  /** Has sub-organizations of the same names, with users of the same names and credentials. */
  other: idOf(kinds.organization, 1),
  below: (index: number) => idOf(kinds.below, index),
  user: (index: number) => idOf(kinds.user, index),
  apiKey: (index: number) => idOf(kinds.apiKey, index),
  authenticator: (index: number) => idOf(kinds.authenticator, index),
  privateKey: (index: number) => idOf(kinds.privateKey, index),
  /** The first has half of all accounts. */
  wallet: (index: number) => idOf(kinds.wallet, index),
  policy: (index: number) => idOf(kinds.policy, index),
  activity: (index: number) => idOf(kinds.activity, index),
  message: (index: number) => idOf(kinds.message, index),
  event: (index: number) => idOf(kinds.event, index),
  velocityControl: (index: number) => idOf(kinds.velocityControl, index),
  contractInterface: (index: number) => idOf(kinds.contractInterface, index),
  oauth2Credential: (index: number) => idOf(kinds.oauth2Credential, index),
  mfaPolicy: (index: number) => idOf(kinds.mfaPolicy, index),
  spendingLimit: (index: number) => idOf(kinds.spendingLimit, index),
  sessionProfile: (index: number) => idOf(kinds.sessionProfile, index),
  secret: (index: number) => idOf(kinds.secret, index),
};

export const rare = {
  type: "ACTIVITY_TYPE_DELETE_POLICY",
  status: "ACTIVITY_STATUS_REJECTED",
  name: "Rare name",
} as const;

const dated = { created_at: 1, updated_at: 1 };
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

type Rows = {
  readonly [Table in keyof Database]?: readonly Omit<
    Selectable<Database[Table]>,
    "sealed_under" | "queue" | "authority"
  >[];
};

function organizations(): Rows {
  const common = {
    quorum_threshold: 1,
    allowed_origins: "[]",
    revision: 0,
    changes: "",
    signed_up: 0 as const,
    ...dated,
  };
  const top = { ...common, parent_id: null, deleted_at: null, name: "Acme" };
  const childrenOf = (kind: number, parent_id: string) =>
    times(many, (index) => ({
      ...common,
      id: idOf(kind, index),
      parent_id,
      name: index === 7 ? rare.name : "Customer",
      // The newest are gone.
      deleted_at: index > many / 2 ? 1 : null,
    }));
  return {
    organizations: [
      { ...top, id: crowdIds.organization },
      { ...top, id: crowdIds.other },
      ...childrenOf(kinds.below, crowdIds.organization),
      ...childrenOf(kinds.others, crowdIds.other),
    ],
  };
}

/** Of the organization itself, and one in each sub-organization that is not deleted, of both parents. */
function people(): Rows {
  const own = { organization_id: crowdIds.organization, parent_id: null };
  const children = [
    ...times(many / 2, (index) => ({ organization_id: idOf(kinds.below, index), parent_id: crowdIds.organization })),
    ...times(many / 2, (index) => ({ organization_id: idOf(kinds.others, index), parent_id: crowdIds.other })),
  ];
  // Of one parent, a single sub-organization has what all of the other have.
  const value = ({ parent_id }: { parent_id: string }, index: number) =>
    parent_id === crowdIds.other || index === 5 ? "shared" : `own ${index}`;
  const everybody = <Row extends object>(kind: number, make: (id: string, name: string, userId: string) => Row) => [
    ...times(many, (index) => ({
      ...own,
      ...dated,
      ...make(idOf(kind, index), `of user ${index}`, crowdIds.user(index)),
    })),
    ...children.map((child, index) => ({
      ...child,
      ...dated,
      ...make(idOf(kind, index), value(child, index), crowdIds.user(index)),
    })),
  ];
  return {
    users: everybody(kinds.user, (id, name) => ({
      ...one.user(name),
      id,
      name: name.startsWith("own") ? "Root user" : name,
      email_verified: name === "shared" ? (1 as const) : (0 as const),
      ...({ phone_number_verified: 0, root: 0 } as const),
    })),
    api_keys: everybody(kinds.apiKey, (id, name, user_id) => ({
      ...one.apiKey(id),
      proof: "registered" as const,
      public_key: name,
      user_id,
    })),
    authenticators: everybody(kinds.authenticator, (id, name, user_id) => ({
      ...one.authenticator(id),
      credential_id: name,
      user_id,
    })),
    oauth_providers: everybody(kinds.provider, (id, name, user_id) => ({
      ...one.oauthProvider(id),
      proof: "registered" as const,
      subject: name,
      issuer: "issuer",
      audience: "audience",
      user_id,
    })),
  };
}

function possessions(): Rows {
  const own = { organization_id: crowdIds.organization };
  const tagged = 20;
  return {
    features: times(3, (index) => ({ ...own, name: `feature ${index}`, value: "" })),
    tags: times(many, (index) => ({
      ...own,
      ...dated,
      id: idOf(kinds.tag, index),
      type: index < tagged ? "TAG_TYPE_USER" : "TAG_TYPE_PRIVATE_KEY",
      name: `tag ${index}`,
    })),
    tag_members: [
      ...times(many, (index) => ({ ...own, tag_id: idOf(kinds.tag, index % tagged), member_id: crowdIds.user(index) })),
      ...times(many, (index) => ({ ...own, tag_id: idOf(kinds.tag, tagged), member_id: crowdIds.privateKey(index) })),
    ],
    private_keys: times(many, (index) => ({ ...own, ...dated, ...one.privateKey(crowdIds.privateKey(index)) })),
    private_key_addresses: times(many, (index) => ({
      ...own,
      private_key_id: crowdIds.privateKey(index),
      position: 0,
      format: "ADDRESS_FORMAT_XRP",
      address: `address ${index}`,
      lookup: `address ${index}`,
    })),
    wallets: times(many, (index) => ({ ...own, ...dated, ...one.wallet(crowdIds.wallet(index)) })),
    wallet_accounts: times(2 * many, (index) => ({
      ...own,
      ...dated,
      ...one.account(idOf(kinds.account, index)),
      wallet_id: crowdIds.wallet(index < many ? 0 : index - many),
      path: `m/${index}`,
      // Several wallets were made from one mnemonic.
      address: index < many ? `address ${index}` : "shared",
      lookup: index < many ? `address ${index}` : "shared",
    })),
    policies: times(many, (index) => ({ ...own, ...dated, ...one.policy(crowdIds.policy(index)), condition: "false" })),
    ip_allowlists: times(20, (index) => ({ ...own, ...dated, ...one.ipAllowlist(`key ${index}`) })),
    secrets: times(many, (index) => ({ ...own, ...dated, ...one.secret(crowdIds.secret(index)) })),
    session_profiles: times(20, (index) => ({
      ...own,
      ...dated,
      ...one.sessionProfile(crowdIds.sessionProfile(index)),
    })),
    contract_interfaces: times(100, (index) => ({
      ...own,
      ...one.contractInterface(crowdIds.contractInterface(index)),
      created_at: dated.created_at,
    })),
    contract_interface_texts: times(100, (index) => ({
      ...own,
      id: crowdIds.contractInterface(index),
      text: "[]",
    })),
    velocity_controls: times(20, (index) => ({
      ...own,
      ...one.velocityControl(crowdIds.velocityControl(index)),
      created_at: dated.created_at,
    })),
    oauth2_credentials: times(10, (index) => ({
      ...own,
      ...dated,
      ...one.oauth2Credential(crowdIds.oauth2Credential(index)),
    })),
    mfa_policies: times(many, (index) => ({
      ...own,
      ...dated,
      ...one.mfaPolicy(crowdIds.mfaPolicy(index)),
      user_id: crowdIds.user(index),
    })),
    delays: [{ ...own, ...one.delay() }],
    address_book_entries: times(20, (index) => ({ ...own, ...one.addressBookEntry(`e${index}`), created_at: 1 })),
    notification_channels: times(100, (index) => ({
      ...own,
      ...one.notificationChannel(`c${index}`),
      user_id: crowdIds.user(index % 20),
      created_at: 1,
      next_at: 0,
    })),
    vote_calls: times(100, (index) => ({ ...own, channel_id: `c${index}`, activity_id: `a${index}`, due_at: index })),
    freezes: times(20, (index) => ({ ...own, ...one.freeze(crowdIds.user(index)), created_at: 1 })),
    spending_limits: times(20, (index) => ({ ...own, ...dated, ...one.spendingLimit(crowdIds.spendingLimit(index)) })),
    spending_totals: times(many, (index) => ({
      ...own,
      ...one.spendingTotals(`holder ${index}`),
      limit_id: crowdIds.spendingLimit(9),
      number: many,
    })),
    spending_entries: times(many, (index) => ({
      ...own,
      ...one.spendingEntry("holder 9"),
      limit_id: crowdIds.spendingLimit(9),
      number: index + 1,
      slot: `slot ${index}`,
    })),
    spending_slots: times(many, (index) => ({ ...own, ...one.spendingSlot(`slot ${index}`), until: index })),
    invitations: times(many, (index) => ({
      ...own,
      ...dated,
      id: idOf(kinds.invitation, index),
      receiver_name: "Sam",
      receiver_email: "sam@example.com",
      receiver_tags: "[]",
      access_type: "ACCESS_TYPE_WEB",
      status: "INVITATION_STATUS_CREATED",
      sender_user_id: crowdIds.user(0),
      user_id: idOf(kinds.invitation, index),
      token_hash: "",
      expires_at: one.later,
    })),
  };
}

const commonTypes = [
  "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  "ACTIVITY_TYPE_CREATE_WALLET",
  "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
];

function activities(): Rows {
  const own = { organization_id: crowdIds.organization };
  return {
    activities: times(4 * many, (index) => ({
      ...own,
      ...dated,
      ...one.activity(crowdIds.activity(index)),
      // What is rare is old, and there are two of each rare thing.
      type: index < 4 ? rare.type : entryOf(commonTypes, index % commonTypes.length),
      status:
        index % 4 === 1 && index < 8
          ? rare.status
          : index % 5 === 0
            ? "ACTIVITY_STATUS_FAILED"
            : "ACTIVITY_STATUS_COMPLETED",
      body: '{"parameters":{}}',
      fingerprint: `fingerprint ${index}`,
      user_id: crowdIds.user(0),
      user_record_id: "record 0",
    })),
    user_records: times(many, (index) => ({ ...own, id: `record ${index}`, record: "{}" })),
    votes: times(many, (index) => ({
      ...own,
      ...one.vote(idOf(99, index)),
      activity_id: crowdIds.activity(index),
      user_record_id: "record 0",
    })),
  };
}

/** Of as many activities, records that have their place, and others that wait for it. */
function logged(): Rows {
  const record = (index: number) => ({
    organization_id: crowdIds.organization,
    ...one.logRecord(crowdIds.activity(index)),
  });
  return {
    log_waiting: times(many, record) as never,
    log_records: times(4 * many, (at) => ({ ...record(at), number: at + 1, log: 2, leaf: at })) as never,
  };
}

/** As many wait as have failed. */
function undelivered(): Rows {
  const own = { organization_id: crowdIds.organization };
  const progress = { attempts: 1, due_at: one.later, claimed_until: 0, last_error: null, created_at: 1 };
  const statusOf = (index: number) => (index % 2 === 0 ? "waiting" : "failed");
  return {
    messages: times(many, (index) => ({
      ...own,
      ...progress,
      id: crowdIds.message(index),
      tenant_id: crowdIds.organization,
      status: statusOf(index),
      channel: "email",
      recipient: "sam@example.com",
      content: "{}",
      sealed: null,
    })),
    outbox: times(many, (index) => ({
      ...own,
      ...progress,
      id: crowdIds.event(index),
      status: statusOf(index),
      event_type: "ACTIVITY_UPDATES",
      activity_id: crowdIds.activity(index),
      endpoint_id: null,
      body: null,
      body_of: crowdIds.organization,
      body_id: crowdIds.event(index),
      trace: null,
    })),
    event_bodies: times(many, (index) => ({
      ...own,
      id: crowdIds.event(index),
      family_id: crowdIds.organization,
      signed_up: 0,
      body: "{}",
      bytes: 514,
    })),
  };
}

/** Fills a new database. Of the organization alone, rows are proved: of all others, none are read that need to be. */
export async function insertCrowd(store: Store): Promise<void> {
  await store.write(async (transaction) => {
    const database = unproved(transaction);
    for (const rows of [organizations(), people(), possessions(), activities(), logged(), undelivered()]) {
      for (const [table, all] of Object.entries(rows) as [string, readonly object[]][]) {
        // Neither database takes any number of parameters.
        for (let start = 0; start < all.length; start += 500) {
          await database
            .insertInto(table)
            .values(all.slice(start, start + 500) as never)
            .execute();
        }
      }
    }
    await sealOrganization(transaction, crowdIds.organization, createHash("sha256"));
  });
}
