// The tables, as Kysely sees them. Only text and integers are used, so that SQLite and PostgreSQL hold the same.

import type { GeneratedAlways } from "kysely";
import type { CoveredByOthers, Proved } from "./schema-proved.js";
import type { Dated, Flag, Json, Milliseconds, Owned, Searched } from "./schema-columns.js";
import type { ApiKeysTable, AuthenticatorsTable, OauthProvidersTable } from "./schema-credentials.js";
import type { LogRecordsTable, LogTilesTable, LogsTable, LogWaitingTable } from "./schema-log.js";
import type { AccessTables } from "./schema-access.js";
import type { SecretTables } from "./schema-secrets.js";
import type { MfaPoliciesTable } from "./schema-mfa.js";
import type { Oauth2CredentialsTable } from "./schema-oauth2.js";
import type { OwnTables } from "./schema-own.js";
import type { BrakesDatabase } from "./schema-brakes.js";
import type { SpendingTables } from "./schema-spending.js";
import type { BallotsTable, VotesTable } from "./schema-votes.js";

export type { Flag, Json, Milliseconds } from "./schema-columns.js";
export type * from "./schema-credentials.js";
export type * from "./schema-log.js";
export type * from "./schema-votes.js";

export interface OrganizationsTable extends Dated {
  id: string;
  /** Null for organizations at the top. */
  parent_id: string | null;
  name: string;
  quorum_threshold: number;
  /** Web origins from which authenticators are accepted, a JSON array of strings. */
  allowed_origins: Json;
  /** Drawn at each change to whatever decides who may do what; what was decided on another one is decided anew. */
  revision: number;
  /** What the last changes were about, see `changes.ts`. */
  changes: string;
  deleted_at: Milliseconds | null;
  /** Whether the auth proxy of its parent has made it, for somebody who signed up. */
  signed_up: Flag;
}

/** What an organization stores, as `stored-bytes.ts` counts it. */
export interface StoredBytesTable extends Owned {
  bytes: number;
  /** Of an organization at the top: with all that its sub-organizations store. */
  family_bytes: number;
  /** Of an organization at the top: what those of them store that have signed themselves up. */
  signed_up_bytes: number;
}

export interface FeaturesTable extends Owned {
  name: string;
  value: string;
}

export interface UsersTable extends Searched, Dated {
  id: string;
  name: string;
  email: string | null;
  email_verified: Flag;
  phone_number: string | null;
  phone_number_verified: Flag;
  /** Whether the user is a member of the root quorum. */
  root: Flag;
}

/** Users as they were when they voted; the id is the SHA-256 of the record. */
export interface UserRecordsTable extends Owned {
  id: string;
  record: Json;
}

export interface TagsTable extends Owned, Dated {
  id: string;
  type: string;
  name: string;
}

/** Which users and private keys carry which tags. */
export interface TagMembersTable extends Owned {
  tag_id: string;
  member_id: string;
}

export interface PrivateKeysTable extends Owned, Dated {
  id: string;
  name: string;
  curve: string;
  public_key: string;
  sealed: string;
  disabled: Flag;
  exported: Flag;
  imported: Flag;
  restrictions: Json | null;
}

export interface PrivateKeyAddressesTable extends Owned {
  private_key_id: string;
  /** Place in the list that was asked for. */
  position: number;
  format: string;
  address: string;
  /** The address in the form in which addresses are compared. */
  lookup: string;
}

export interface WalletsTable extends Owned, Dated {
  id: string;
  name: string;
  sealed: string;
  exported: Flag;
  imported: Flag;
  restrictions: Json | null;
}

export interface WalletAccountsTable extends Owned, Dated {
  id: string;
  wallet_id: string;
  curve: string;
  path_format: string;
  path: string;
  address_format: string;
  address: string;
  lookup: string;
  public_key: string;
  name: string | null;
  /** Its own key; with its wallet, all of its accounts are exported. */
  exported: Flag;
}

export interface PoliciesTable extends Owned, Dated {
  id: string;
  name: string;
  effect: string;
  condition: string;
  consensus: string;
  /** When it is in force; empty for any time. */
  time: string;
  notes: string;
}

export interface InvitationsTable extends Owned, Dated {
  id: string;
  /** Id that the receiver will have as a user. */
  user_id: string;
  receiver_name: string;
  receiver_email: string;
  receiver_tags: Json;
  access_type: string;
  status: string;
  sender_user_id: string;
  /** Of the token that the message carries, as custody checks it. */
  token_hash: string;
  expires_at: Milliseconds;
}

/** Sessions that read. */
export interface SessionsTable extends Owned {
  /** SHA-256 of the token in hex. */
  token_hash: string;
  user_id: string;
  expires_at: Milliseconds;
  created_at: Milliseconds;
}

/**
 * Also has a row for each key that was sent by e-mail: these are used up from the start, and are there to be counted.
 */
export interface OneTimeCodesTable extends Owned {
  id: string;
  user_id: string;
  /** An OtpType; of a key, its CredentialType. */
  otp_type: string;
  contact: string;
  /** What the caller said the device is. */
  user_identifier: string | null;
  /** As custody checks it. */
  hash: string;
  /** How often a code was handed in. */
  tries: number;
  used_at: Milliseconds | null;
  expires_at: Milliseconds;
  created_at: Milliseconds;
}

/** Codes that were sent to a contact, whoever has it, and the tokens that came of them. */
export interface ContactCodesTable extends Owned {
  id: string;
  /** An OtpType. */
  otp_type: string;
  /** As the request wrote it. */
  contact: string;
  /** As it is counted. */
  recipient: string;
  /** What the caller said the device is. */
  user_identifier: string | null;
  /** As custody checks it. */
  hash: string;
  /** The key to which the code is encrypted when it is handed in; null where it is handed in as it is, and once it was. */
  sealed: string | null;
  /** How often a code was handed in. */
  tries: number;
  used_at: Milliseconds | null;
  expires_at: Milliseconds;
  created_at: Milliseconds;
  /** Id of the token that it was turned into. */
  token_id: string | null;
  /** When somebody logged in by a token that any bearer may use. */
  logged_in_at: Milliseconds | null;
  /** When a contact was verified by the token. */
  claimed_at: Milliseconds | null;
  /** From then on nothing need be known of it. */
  forgotten_at: Milliseconds;
}

/** Keys to which people encrypt what they import: one for each user and kind. */
export interface ImportTargetsTable extends Owned {
  user_id: string;
  /** A wallet or private key, of which a user imports one at a time, or one of several secrets, by its public key. */
  kind: "wallet" | "privateKey" | `secret:${string}`;
  id: string;
  /** P-256, 65 bytes in hex. */
  public_key: string;
  sealed: string;
  expires_at: Milliseconds;
  created_at: Milliseconds;
}

/** E-mails and text messages that are not sent yet, and those that never will be by themselves. */
export interface MessagesTable extends Owned {
  id: string;
  channel: "email" | "sms";
  /** Whose turn it uses: the organization at the top. */
  tenant_id: string;
  recipient: string;
  /** What the message is made from, without its secret. */
  content: Json;
  /** The secret that belongs into it, as custody has sealed it. */
  sealed: string | null;
  status: "waiting" | "failed";
  attempts: number;
  due_at: Milliseconds;
  /** Until then one process has leased the message. */
  claimed_until: Milliseconds;
  last_error: string | null;
  created_at: Milliseconds;
}

/** What an organization pays with, if it has such a thing. */
export interface PaymentMethodsTable extends Owned {
  id: string;
  last_four: string;
  holder_name: string;
  holder_email: string;
  created_at: Milliseconds;
}

/** The billing tier of an organization that has one. */
export interface SubscriptionsTable extends Owned {
  product_id: string;
  created_at: Milliseconds;
}

/**
 * An activity together with its first vote, the initiator's own. The intent is read from the body, which is kept once.
 */
export interface ActivitiesTable extends Owned, Dated {
  id: string;
  type: string;
  status: string;
  /** When the caller made the request, as its body says. */
  requested_at: Milliseconds;
  /** SHA-256 of the body in hex. */
  fingerprint: string;
  body: string;
  /** The result's own members, without its key; null while there is none. */
  result: Json | null;
  failure: Json | null;
  user_id: string;
  user_record_id: string;
  public_key: string;
  signature: string;
  scheme: string;
  /** What policies came to when it was submitted, a JSON array; null for activities from before it was kept. */
  evaluations: Json | null;
}

/** A file of the archive: lines of JSON, compressed. */
export interface ArchiveFilesTable {
  /** Files are numbered from 1, without gaps. */
  number: number;
  /** In the archive's folder. */
  name: string;
  /** Of the file, in hex. */
  sha256: string;
  bytes: number;
  activities: number;
  archived_at: Milliseconds;
}

/** Activities of an organization that have moved to a file. Others between the first and the last may be elsewhere. */
export interface ArchivedRangesTable extends Owned {
  first_id: string;
  last_id: string;
  file_number: number;
  activities: number;
  archived_at: Milliseconds;
}

/** Receivers of webhooks, beside the one that is a feature. */
export interface WebhookEndpointsTable extends Owned, Dated {
  id: string;
  name: string;
  url: string;
  /** A JSON array of what the contract calls WebhookSubscriptionParams. */
  subscriptions: Json;
  active: Flag;
}

/** The auth proxy of an organization that has one. */
export interface AuthProxiesTable extends Owned, Dated {
  /** By which pages name it. */
  id: string;
  /** As whom it acts. */
  user_id: string;
  /** Of the API key that it stamps with, as in api_keys. */
  public_key: string;
  sealed: string;
  settings: Json;
}

/** Browsers that wait to be let in to the console. */
export interface ConsolePairingsTable {
  /** Derived from the public key by the browser, and checked by whoever lets it in. */
  code: string;
  /** Compressed point on P-256, in hex. */
  public_key: string;
  expires_at: Milliseconds;
  /** Organization to which the key was added, by what whoever did it says. */
  organization_id: string | null;
}

/** Webhook events that were not delivered yet, and those that never will be by themselves. */
export interface OutboxTable extends Owned {
  /** Event id, a UUIDv7: the order of events. organization_id is who registered the webhook. */
  id: string;
  /** As receivers know it. */
  event_type: string;
  activity_id: string;
  /** Whom it is for; null for the webhook that is a feature. */
  endpoint_id: string | null;
  /** Exactly what is sent; null where it is in `event_bodies`. */
  body: string | null;
  /** Organization and id of its body there. */
  body_of: string | null;
  body_id: string | null;
  /** `traceparent` of the request that it comes from (W3C Trace Context). */
  trace: string | null;
  status: "waiting" | "failed";
  attempts: number;
  due_at: Milliseconds;
  /** Until then one process has leased the event. */
  claimed_until: Milliseconds;
  last_error: string | null;
  created_at: Milliseconds;
}

/** Bodies of events, each as long as a delivery needs it. They belong to the organization whose activity they tell of. */
export interface EventBodiesTable extends Owned {
  id: string;
  /** The organization itself where it is at the top, else its parent. */
  family_id: string;
  /** Whether the organization has signed itself up. */
  signed_up: Flag;
  /** Exactly what is sent. */
  body: string;
  /** What counts: of the body and of the rows of its deliveries. */
  bytes: number;
}

/** The key-encryption keys of the deployment, which are never in the database themselves. */
export interface KeyEncryptionKeysTable {
  /** Of 16 hex digits; see custody. */
  id: string;
  /** One is current: it seals. One that was added is held by some processes only. */
  state: "added" | "current" | "old";
  created_at: Milliseconds;
}

/** The processes that serve the deployment. */
export interface ProcessesTable {
  id: string;
  /** For operators. */
  name: string;
  /** Ids of the key-encryption keys that it holds, oldest first, with blanks between. */
  key_ids: string;
  seals_under: string;
  /** Ids of the keys for webhooks that it publishes, the one that signs first, with blanks between. */
  signing_keys: string;
  started_at: Milliseconds;
  seen_at: Milliseconds;
  /** From then on it counts for nothing. */
  expires_at: Milliseconds;
}

/** Secrets and settings of the deployment as a whole. */
export interface DeploymentTable {
  name: string;
  value: string;
}

/** How much of what is limited by the hour and day an organization has used, beginning with a time. */
export interface BudgetsTable extends Owned {
  /** Which of its budgets. */
  holder: string;
  starts_at: Milliseconds;
  used: number;
}

export interface PasskeyRegistrationsTable extends Owned {
  /** SHA-256 of the passkey's credential id, in base64url. */
  credential_hash: string;
  user_id: string;
}

/** Of the outbox. */
interface Queued {
  /** Names whom an event is for: of one organization and receiver, one is delivered after the other. The database sees to it. */
  queue: GeneratedAlways<string>;
}

/** Of tables with sealed secrets. */
interface Sealing {
  /** Id of the key-encryption key that the sealed text names, which must be there; the database sees to both. */
  sealed_under: GeneratedAlways<string | null>;
}

export interface Database extends SpendingTables, AccessTables, SecretTables, OwnTables, BrakesDatabase {
  organizations: Proved<OrganizationsTable, "revision" | "changes" | "created_at" | "updated_at">;
  stored_bytes: StoredBytesTable;
  features: Proved<FeaturesTable>;
  users: Proved<UsersTable, "parent_id">;
  user_records: UserRecordsTable;
  api_keys: Proved<ApiKeysTable, "parent_id">;
  authenticators: Proved<AuthenticatorsTable, "parent_id" | "sign_count">;
  oauth_providers: Proved<OauthProvidersTable, "parent_id">;
  tags: Proved<TagsTable>;
  tag_members: CoveredByOthers<TagMembersTable>;
  private_keys: Proved<PrivateKeysTable, "sealed"> & Sealing;
  private_key_addresses: Proved<PrivateKeyAddressesTable>;
  wallets: Proved<WalletsTable, "sealed"> & Sealing;
  wallet_accounts: Proved<WalletAccountsTable>;
  policies: Proved<PoliciesTable>;
  invitations: Proved<InvitationsTable>;
  sessions: Proved<SessionsTable>;
  one_time_codes: Proved<OneTimeCodesTable>;
  contact_codes: Proved<ContactCodesTable, "sealed"> & Sealing;
  import_targets: Proved<ImportTargetsTable, "sealed"> & Sealing;
  messages: Proved<
    MessagesTable,
    "sealed" | "status" | "attempts" | "due_at" | "claimed_until" | "last_error" | "created_at"
  > &
    Sealing;
  payment_methods: PaymentMethodsTable;
  subscriptions: SubscriptionsTable;
  activities: ActivitiesTable;
  ballots: BallotsTable;
  votes: VotesTable;
  archive_files: ArchiveFilesTable;
  archived_ranges: ArchivedRangesTable;
  webhook_endpoints: Proved<WebhookEndpointsTable>;
  auth_proxies: Proved<AuthProxiesTable, "sealed"> & Sealing;
  mfa_policies: Proved<MfaPoliciesTable>;
  oauth2_credentials: Proved<Oauth2CredentialsTable, "sealed"> & Sealing;
  logs: LogsTable;
  log_tiles: LogTilesTable;
  log_waiting: LogWaitingTable;
  log_records: LogRecordsTable;
  console_pairings: ConsolePairingsTable;
  budgets: BudgetsTable;
  passkey_registrations: PasskeyRegistrationsTable;
  outbox: Proved<
    OutboxTable,
    "trace" | "status" | "attempts" | "due_at" | "claimed_until" | "last_error" | "created_at"
  > &
    Queued;
  event_bodies: Proved<EventBodiesTable, "family_id" | "signed_up" | "bytes">;
  deployment: DeploymentTable & Sealing;
  key_encryption_keys: KeyEncryptionKeysTable;
  processes: ProcessesTable;
}
