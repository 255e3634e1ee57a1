// Organizations, users and their credentials, keys and wallets, activities and their votes, and the outbox.

import type { TableDescription } from "./create-tables.js";

/** Condition of an index; a query states the same to use it. */
export const notCompleted = "status <> 'ACTIVITY_STATUS_COMPLETED'";
/** As above. */
export const notSigning =
  "type not in ('ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2', 'ACTIVITY_TYPE_SIGN_RAW_PAYLOADS', 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2')";

export const custodyTables: Readonly<Record<string, TableDescription>> = {
  organizations: {
    text: ["id", "name", "allowed_origins"],
    integer: ["quorum_threshold", "revision", "created_at", "updated_at"],
    optionalText: ["parent_id"],
    optionalInteger: ["deleted_at"],
    primaryKey: ["id"],
    index: [
      ["parent_id", "id"],
      ["parent_id", "name"],
    ],
  },
  features: {
    text: ["organization_id", "name", "value"],
    primaryKey: ["organization_id", "name"],
    clustered: true,
  },
  users: {
    text: ["id", "organization_id", "name"],
    integer: ["email_verified", "phone_number_verified", "root", "created_at", "updated_at"],
    optionalText: ["email", "phone_number"],
    primaryKey: ["organization_id", "id"],
    // Parents look their sub-organizations up by these.
    index: [["name"], ["email"], ["phone_number"]],
  },
  user_records: {
    text: ["id", "organization_id", "record"],
    primaryKey: ["organization_id", "id"],
    clustered: true,
  },
  api_keys: {
    text: ["id", "organization_id", "user_id", "name", "credential_type", "public_key"],
    integer: ["created_at", "updated_at"],
    optionalInteger: ["expiration_seconds"],
    primaryKey: ["organization_id", "id"],
    unique: [["public_key", "organization_id"]],
  },
  authenticators: {
    text: [
      "id",
      "organization_id",
      "user_id",
      "name",
      "credential_id",
      "public_key",
      "aaguid",
      "attestation_type",
      "model",
      "transports",
      "origin",
      "rp_id_hash",
    ],
    integer: ["sign_count", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["credential_id", "organization_id"]],
  },
  oauth_providers: {
    text: ["id", "organization_id", "user_id", "name", "issuer", "audience", "subject"],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    index: [["subject", "issuer", "audience"]],
  },
  tags: {
    text: ["id", "organization_id", "type", "name"],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["organization_id", "type", "name"]],
  },
  tag_members: {
    text: ["organization_id", "tag_id", "member_id"],
    primaryKey: ["organization_id", "tag_id", "member_id"],
    clustered: true,
  },
  private_keys: {
    text: ["id", "organization_id", "name", "curve", "public_key", "sealed"],
    integer: ["disabled", "exported", "imported", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["organization_id", "name"]],
  },
  private_key_addresses: {
    text: ["organization_id", "private_key_id", "format", "address", "lookup"],
    integer: ["position"],
    primaryKey: ["organization_id", "private_key_id", "position"],
    index: [["organization_id", "lookup"]],
    clustered: true,
  },
  wallets: {
    text: ["id", "organization_id", "name", "sealed"],
    integer: ["exported", "imported", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["organization_id", "name"]],
  },
  wallet_accounts: {
    text: [
      "id",
      "organization_id",
      "wallet_id",
      "curve",
      "path_format",
      "path",
      "address_format",
      "address",
      "lookup",
      "public_key",
    ],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["organization_id", "wallet_id", "path"]],
    index: [["organization_id", "lookup"]],
  },
  policies: {
    text: ["id", "organization_id", "name", "effect", "condition", "consensus", "notes"],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
    unique: [["organization_id", "name"]],
  },
  invitations: {
    text: [
      "id",
      "organization_id",
      "receiver_name",
      "receiver_email",
      "receiver_tags",
      "access_type",
      "status",
      "sender_user_id",
    ],
    integer: ["created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
  },
  activities: {
    text: [
      "id",
      "organization_id",
      "type",
      "status",
      "fingerprint",
      "body",
      "user_id",
      "user_record_id",
      "public_key",
      "signature",
      "scheme",
    ],
    integer: ["requested_at", "created_at", "updated_at"],
    optionalText: ["result", "failure"],
    primaryKey: ["organization_id", "id"],
    // A fingerprint belongs to one body, and a body to one time. Times come in order, so that one page of the index takes
    // many activities; with fingerprints alone, each would write a page of its own.
    unique: [["requested_at", "fingerprint"]],
    // Most activities are signatures that were given at once. What else there is can be listed without going through them.
    partialIndex: {
      activities_not_completed: { columns: ["organization_id", "id"], where: notCompleted },
      activities_not_signing: { columns: ["organization_id", "id"], where: notSigning },
    },
    // Not clustered: SQLite does not keep rows of a thousand bytes whole in such a table.
  },
  ballots: {
    text: ["organization_id", "fingerprint", "activity_id"],
    primaryKey: ["organization_id", "fingerprint"],
    clustered: true,
  },
  votes: {
    text: [
      "id",
      "organization_id",
      "activity_id",
      "user_id",
      "user_record_id",
      "selection",
      "message",
      "public_key",
      "signature",
      "scheme",
    ],
    integer: ["created_at"],
    primaryKey: ["organization_id", "activity_id", "id"],
    clustered: true,
  },
  outbox: {
    text: ["id", "organization_id", "activity_id", "body", "status"],
    integer: ["attempts", "due_at", "claimed_until", "created_at"],
    optionalText: ["last_error"],
    // What waits lies apart from what failed, which is only looked at by operators.
    primaryKey: ["status", "organization_id", "id"],
  },
  deployment: {
    text: ["name", "value"],
    primaryKey: ["name"],
  },
};
