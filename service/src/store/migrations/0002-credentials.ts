// Sessions, one-time codes, target keys of imports, messages on their way, payment; and invitations, of which there could
// be none before.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";
import type { TableDescription } from "./create-tables.js";

export const credentialTables: Readonly<Record<string, TableDescription>> = {
  invitations: {
    text: [
      "id",
      "organization_id",
      "user_id",
      "receiver_name",
      "receiver_email",
      "receiver_tags",
      "access_type",
      "status",
      "sender_user_id",
      "token_hash",
    ],
    integer: ["expires_at", "created_at", "updated_at"],
    primaryKey: ["organization_id", "id"],
  },
  sessions: {
    text: ["organization_id", "token_hash", "user_id"],
    integer: ["expires_at", "created_at"],
    primaryKey: ["organization_id", "token_hash"],
    index: [["token_hash"]],
    clustered: true,
  },
  one_time_codes: {
    text: ["id", "organization_id", "user_id", "otp_type", "contact", "hash"],
    integer: ["tries", "expires_at", "created_at"],
    optionalText: ["user_identifier"],
    optionalInteger: ["used_at"],
    primaryKey: ["organization_id", "id"],
    index: [
      ["organization_id", "created_at"],
      // What goes to one mailbox or phone is counted over all organizations.
      ["contact", "created_at"],
    ],
  },
  import_targets: {
    text: ["organization_id", "user_id", "kind", "id", "public_key", "sealed"],
    integer: ["expires_at", "created_at"],
    primaryKey: ["organization_id", "user_id", "kind"],
  },
  messages: {
    text: ["id", "organization_id", "channel", "recipient", "content", "status"],
    integer: ["attempts", "due_at", "claimed_until", "created_at"],
    optionalText: ["sealed", "last_error"],
    primaryKey: ["status", "organization_id", "id"],
    index: [["status", "channel", "due_at"]],
  },
  payment_methods: {
    text: ["organization_id", "id", "last_four", "holder_name", "holder_email"],
    integer: ["created_at"],
    primaryKey: ["organization_id"],
  },
  subscriptions: {
    text: ["organization_id", "product_id"],
    integer: ["created_at"],
    primaryKey: ["organization_id"],
  },
};

export async function addCredentials(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`drop table invitations`.execute(database);
  await createTables(database, engine, credentialTables);
}
