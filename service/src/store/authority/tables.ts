// The tables that decide who may do what and with which key, and which of their columns do. Whoever could write to one of them
// past the service would be root of every organization, so each row carries a proof.

import type { ProvedRows } from "./rows.js";

/**
 * How rows of a table are known to be complete. `whole`: they are read together with their organization and compared with
 * its head. `holding`: the same, but by `countersign doctor` only; each row is checked when it is read. `single`: each row is
 * checked when it is read, and nobody counts them.
 */
export type Completeness = "whole" | "holding" | "single";

export interface ProvedTable<Row = Readonly<Record<string, unknown>>> {
  readonly completeness: Completeness;
  /** Names a row of an organization. */
  readonly key: readonly (keyof Row & string)[];
  /** Columns that the proof covers, beside the organization. A released order never changes. */
  readonly covered: readonly (keyof Row & string)[];
  /** Columns that it doesn't, because they decide nothing, or change by themselves. */
  readonly free: readonly (keyof Row & string)[];
  /** Columns that came once there were proved rows: the proof covers them where they say something. Names never change. */
  readonly later?: readonly (keyof Row & string)[];
  /** The proof covers which tags a row carries. */
  readonly tagged?: boolean;
  /** An older state of a row allows nobody more than the newest does, and a row that was removed may come again. */
  readonly allowsOlder?: true;
}

type Described = { readonly [Table in keyof ProvedRows]: ProvedTable<ProvedRows[Table]> };

const dates = ["created_at", "updated_at"] as const;

export const provedTables = {
  users: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "name", "email", "email_verified", "phone_number", "phone_number_verified", "root", ...dates],
    // By it, parents only find organizations.
    free: ["parent_id"],
    tagged: true,
  },
  api_keys: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "user_id", "name", "credential_type", "public_key", "expiration_seconds", "proof", ...dates],
    later: ["session_profile_id"],
    free: ["parent_id"],
  },
  authenticators: {
    completeness: "whole",
    key: ["id"],
    covered: [
      ...(["id", "user_id", "name", "credential_id", "public_key", "aaguid", "attestation_type", "model"] as const),
      ...(["transports", "origin", "rp_id_hash", "proof"] as const),
      ...dates,
    ],
    // A counter of the device's own, which tells a cloned one.
    free: ["parent_id", "sign_count"],
  },
  oauth_providers: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "user_id", "name", "issuer", "audience", "subject", "proof", ...dates],
    free: ["parent_id"],
  },
  policies: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "name", "effect", "condition", "consensus", "time", "notes", ...dates],
    free: [],
  },
  features: { completeness: "whole", key: ["name"], covered: ["name", "value"], free: [] },
  webhook_endpoints: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "name", "url", "subscriptions", "active", ...dates],
    free: [],
  },
  auth_proxies: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "user_id", "public_key", "settings", ...dates],
    // What is sealed is bound to its owner by the seal.
    free: ["sealed"],
  },
  ip_allowlists: {
    completeness: "whole",
    key: ["public_key"],
    covered: ["public_key", "enabled", "on_error", "rules", ...dates],
    free: [],
  },
  session_profiles: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "name", "scope", "expiration_seconds", "notes", ...dates],
    free: [],
  },
  contract_interfaces: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "type", "address", "label", "notes", "digest", "bytes", "created_at"],
    free: [],
  },
  velocity_controls: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "name", "identifier", "data_source", "aggregation", "created_at"],
    free: [],
  },
  mfa_policies: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "user_id", "name", "condition", "methods", "position", "notes", ...dates],
    free: [],
  },
  spending_limits: {
    completeness: "whole",
    key: ["id"],
    covered: [
      ...([
        "id",
        "name",
        "assets",
        "measure",
        "maximum",
        "period",
        "seconds",
        "time_zone",
        "scope",
        "scope_id",
      ] as const),
      ...(["excess", "uncounted"] as const),
      ...dates,
    ],
    later: ["receivers"],
    free: [],
  },
  freezes: {
    completeness: "whole",
    key: ["target_id"],
    covered: ["target_id", "target", "user_id", "reason", "created_at"],
    free: [],
  },
  address_book_entries: {
    completeness: "whole",
    key: ["id"],
    covered: ["id", "book", "chain", "address", "label", "created_at"],
    free: [],
  },
  delays: { completeness: "whole", key: ["name"], covered: ["name", "seconds", "updated_at"], free: [] },
  tags: { completeness: "holding", key: ["id"], covered: ["id", "type", "name", ...dates], free: [] },
  private_keys: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "name", "curve", "public_key", "disabled", "exported", "imported", ...dates],
    later: ["restrictions"],
    free: ["sealed"],
    tagged: true,
  },
  oauth2_credentials: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "provider", "client_id", ...dates],
    // What is sealed is bound to its owner by the seal.
    free: ["sealed"],
  },
  notification_channels: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "user_id", "name", "kind", "target", "push_keys", "quiet_hours", "created_at"],
    free: ["next_at"],
  },
  private_key_addresses: {
    completeness: "holding",
    key: ["private_key_id", "position"],
    covered: ["private_key_id", "position", "format", "address", "lookup"],
    free: [],
  },
  wallets: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "name", "exported", "imported", ...dates],
    later: ["restrictions"],
    free: ["sealed"],
  },
  wallet_accounts: {
    completeness: "holding",
    key: ["id"],
    covered: [
      ...(["id", "wallet_id", "curve", "path_format", "path", "address_format", "address", "lookup"] as const),
      ...(["public_key", "name", "exported"] as const),
      ...dates,
    ],
    free: [],
  },
  secrets: {
    completeness: "holding",
    key: ["id"],
    covered: ["id", "name", "static_properties", ...dates],
    free: ["sealed"],
  },
  invitations: {
    completeness: "holding",
    key: ["id"],
    covered: [
      ...(["id", "user_id", "receiver_name", "receiver_email", "receiver_tags", "access_type", "status"] as const),
      ...(["sender_user_id", "token_hash", "expires_at"] as const),
      ...dates,
    ],
    free: [],
  },
  sessions: {
    completeness: "single",
    key: ["token_hash"],
    covered: ["token_hash", "user_id", "expires_at", "created_at"],
    free: [],
  },
  one_time_codes: {
    completeness: "single",
    key: ["id"],
    covered: [
      ...(["id", "user_id", "otp_type", "contact", "user_identifier", "hash", "tries", "used_at"] as const),
      ...(["expires_at", "created_at"] as const),
    ],
    free: [],
  },
  contact_codes: {
    completeness: "single",
    key: ["id"],
    covered: [
      ...(["id", "otp_type", "contact", "recipient", "user_identifier", "hash", "tries", "used_at"] as const),
      ...(["expires_at", "created_at", "token_id", "logged_in_at", "claimed_at", "forgotten_at"] as const),
    ],
    free: ["sealed"],
  },
  messages: {
    completeness: "single",
    key: ["id"],
    // Whoever could change them would be sent the codes of others.
    covered: ["id", "channel", "tenant_id", "recipient", "content"],
    free: ["sealed", "status", "attempts", "due_at", "claimed_until", "last_error", "created_at"],
  },
  outbox: {
    completeness: "single",
    key: ["id"],
    // Receivers take what is signed for what the service has seen.
    covered: ["id", "event_type", "activity_id", "endpoint_id", "body", "body_of", "body_id"],
    free: ["trace", "status", "attempts", "due_at", "claimed_until", "last_error", "created_at"],
  },
  event_bodies: {
    completeness: "single",
    key: ["id"],
    covered: ["id", "body"],
    free: ["family_id", "signed_up", "bytes"],
  },
  import_targets: {
    completeness: "single",
    key: ["id"],
    covered: ["user_id", "kind", "id", "public_key", "expires_at", "created_at"],
    free: ["sealed"],
  },
  contract_interface_texts: { completeness: "single", key: ["id"], covered: ["id", "text"], free: [] },
  spending_totals: {
    completeness: "single",
    key: ["limit_id", "holder"],
    covered: ["limit_id", "holder", "number", "at", "spent", "waiting"],
    free: [],
  },
  spending_entries: {
    completeness: "single",
    key: ["limit_id", "holder", "at", "number"],
    covered: ["limit_id", "holder", "number", "at", "activity_id", "slot", "whole", "total"],
    free: [],
  },
  spending_slots: {
    completeness: "single",
    key: ["slot"],
    covered: ["slot", "until", "counts"],
    free: [],
    // What an older one has not counted yet is counted again.
    allowsOlder: true,
  },
  spending_reservations: {
    completeness: "single",
    key: ["activity_id", "limit_id", "holder", "slot"],
    covered: ["activity_id", "limit_id", "holder", "slot", "amount"],
    free: [],
  },
} as const satisfies Described;

export type ProvedName = keyof typeof provedTables;

export const provedNames = Object.keys(provedTables) as readonly ProvedName[];

/** All columns that the proofs of a table cover. */
export function coveredColumns(table: ProvedName): readonly string[] {
  const { covered, later = [] } = describe(table);
  return [...covered, ...later];
}

/** Whether rows are told from older states of themselves one by one, and not by the head of their organization. */
export function comparesStates(table: ProvedName): boolean {
  const { completeness, allowsOlder } = describe(table);
  return completeness !== "whole" && allowsOlder === undefined;
}

export function describe(table: ProvedName): ProvedTable {
  return provedTables[table];
}
