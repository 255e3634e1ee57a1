// The rows that are proved, without their proofs.

import type * as access from "../schema-access.js";
import type * as secrets from "../schema-secrets.js";
import type * as interfaces from "../schema-contract-interfaces.js";
import type { VelocityControlsTable } from "../schema-velocity-controls.js";
import type { MfaPoliciesTable } from "../schema-mfa.js";
import type { NotificationChannelsTable } from "../schema-notifications.js";
import type { Oauth2CredentialsTable } from "../schema-oauth2.js";
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
  secrets: secrets.SecretsTable;
  invitations: tables.InvitationsTable;
  sessions: tables.SessionsTable;
  one_time_codes: tables.OneTimeCodesTable;
  contact_codes: tables.ContactCodesTable;
  messages: tables.MessagesTable;
  outbox: tables.OutboxTable;
  event_bodies: tables.EventBodiesTable;
  import_targets: tables.ImportTargetsTable;
  ip_allowlists: access.IpAllowlistsTable;
  session_profiles: access.SessionProfilesTable;
  contract_interfaces: interfaces.ContractInterfacesTable;
  contract_interface_texts: interfaces.ContractInterfaceTextsTable;
  velocity_controls: VelocityControlsTable;
  mfa_policies: MfaPoliciesTable;
  notification_channels: NotificationChannelsTable;
  oauth2_credentials: Oauth2CredentialsTable;
  spending_limits: spending.SpendingLimitsTable;
  spending_totals: spending.SpendingTotalsTable;
  spending_entries: spending.SpendingEntriesTable;
  spending_slots: spending.SpendingSlotsTable;
  spending_reservations: spending.SpendingReservationsTable;
  freezes: brakes.FreezesTable;
  delays: brakes.DelaysTable;
  address_book_entries: brakes.AddressBookEntriesTable;
}
