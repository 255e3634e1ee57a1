// The rows that are proved, without their proofs.

import type * as brakes from "../schema-brakes.js";
import type * as spending from "../schema-spending.js";
import type * as tables from "../schema.js";

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
  spending_limits: spending.SpendingLimitsTable;
  spending_totals: spending.SpendingTotalsTable;
  spending_entries: spending.SpendingEntriesTable;
  spending_reservations: spending.SpendingReservationsTable;
  freezes: brakes.FreezesTable;
  delays: brakes.DelaysTable;
}
