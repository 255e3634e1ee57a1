// The tables whose rows are proved (see `authority/`), as Kysely sees them: what a proof covers is written by
// `authority/writer.ts` alone, and a statement that writes it elsewhere does not compile.

import type { ColumnType } from "kysely";
import type * as tables from "./schema.js";

/** Their rows, without the proofs. */
export interface ProvedRows {
  users: tables.UsersTable;
  api_keys: tables.ApiKeysTable;
  authenticators: tables.AuthenticatorsTable;
  oauth_providers: tables.OauthProvidersTable;
  policies: tables.PoliciesTable;
  features: tables.FeaturesTable;
  webhook_endpoints: tables.WebhookEndpointsTable;
  auth_proxies: tables.AuthProxiesTable;
  tags: tables.TagsTable;
  private_keys: tables.PrivateKeysTable;
  private_key_addresses: tables.PrivateKeyAddressesTable;
  wallets: tables.WalletsTable;
  wallet_accounts: tables.WalletAccountsTable;
  invitations: tables.InvitationsTable;
  sessions: tables.SessionsTable;
  one_time_codes: tables.OneTimeCodesTable;
  contact_codes: tables.ContactCodesTable;
  messages: tables.MessagesTable;
  import_targets: tables.ImportTargetsTable;
}

type Columns<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> };

/** @typeParam Free columns that a proof doesn't cover */
export type Proved<Row, Free extends keyof Row = never> = Columns<Omit<Row, Free>> &
  Pick<Row, Free> & {
    /** The proof of the row; empty in a deployment of an earlier version that was not sealed yet. */
    authority: ColumnType<string, never, never>;
  };

/** What members carry which tags is part of the members' proofs. */
export type CoveredByOthers<Row> = Columns<Row>;
