// All pages but that of signing in. One area is one folder; a page is loaded when it is first shown.

import type { ComponentType } from "preact";
import { t } from "../texts/index.js";

export interface PageProps {
  /** The variable parts of its place. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface Page {
  /** Form of its place; `:name` is a part that varies. */
  readonly form: string;
  /** As the navigation names it; pages without are reached from others. */
  readonly nav?: string;
  /** Whether it is there for people who are not signed in, too. */
  readonly isOpen?: true;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

const isOpen = true;
const requests = async () => (await import("./requests/requests.js")).RequestsPage;
const invitation = async () => (await import("./invitation/invitation.js")).InvitationPage;

export const pages: readonly Page[] = [
  { form: "/inbox", nav: t.nav.inbox, load: async () => (await import("./inbox/inbox.js")).InboxPage },
  { form: "/activities/:id", load: async () => (await import("./activity/activity.js")).ActivityPage },
  { form: "/wallets", nav: t.nav.wallets, load: async () => (await import("./wallets/wallets.js")).WalletsPage },
  { form: "/wallets/:walletId", load: async () => (await import("./wallets/wallet.js")).WalletPage },
  { form: "/wallets/:walletId/:address", load: async () => (await import("./wallets/account.js")).AccountOfWalletPage },
  {
    form: "/activities",
    nav: t.nav.activities,
    load: async () => (await import("./activities/activities.js")).ActivitiesPage,
  },
  { form: "/policies", nav: t.nav.policies, load: async () => (await import("./policies/policies.js")).PoliciesPage },
  { form: "/policies/new", load: async () => (await import("./policies/edit.js")).NewPolicyPage },
  { form: "/policies/what-if", load: async () => (await import("./policies/what-if.js")).WhatIfPage },
  { form: "/policies/tests", load: async () => (await import("./policies/tests.js")).PolicyTestsPage },
  { form: "/policies/plan", load: async () => (await import("./policies/plan.js")).PlanPage },
  { form: "/policies/:policyId", load: async () => (await import("./policies/policy.js")).PolicyPage },
  { form: "/policies/:policyId/edit", load: async () => (await import("./policies/edit.js")).EditPolicyPage },
  { form: "/people", nav: t.nav.people, load: async () => (await import("./people/people.js")).PeoplePage },
  { form: "/people/:userId", load: async () => (await import("./people/person.js")).PersonPage },
  { form: "/invitations", load: async () => (await import("./people/invitations.js")).InvitationsPage },
  {
    form: "/sub-organizations",
    load: async () => (await import("./people/sub-organizations.js")).SubOrganizationsPage,
  },
  { form: "/rights", load: async () => (await import("./people/rights.js")).RightsPage },
  { form: "/secrets", load: async () => (await import("./wallets/secrets.js")).SecretsPage },
  { form: "/private-keys", load: async () => (await import("./wallets/private-keys.js")).PrivateKeysPage },
  { form: "/private-keys/:privateKeyId", load: async () => (await import("./wallets/private-key.js")).PrivateKeyPage },
  { form: "/limits", nav: t.nav.limits, load: async () => (await import("./limits/limits.js")).LimitsPage },
  { form: "/limits/new", load: async () => (await import("./limits/create.js")).NewLimitPage },
  { form: "/limits/:spendingLimitId", load: async () => (await import("./limits/limit.js")).LimitPage },
  {
    form: "/velocity-controls",
    load: async () => (await import("./limits/velocity-controls.js")).VelocityControlsPage,
  },
  { form: "/requests/:organizationId", load: requests },
  { form: "/requests/:organizationId/:activityId", load: requests },
  { form: "/address-book", load: async () => (await import("./limits/address-book.js")).AddressBookPage },
  { form: "/brakes", nav: t.nav.brakes, load: async () => (await import("./brakes/brakes.js")).BrakesPage },
  { form: "/settings", nav: t.nav.settings, load: async () => (await import("./settings/settings.js")).SettingsPage },
  { form: "/access", load: async () => (await import("./access/access.js")).AccessPage },
  { form: "/contracts", load: async () => (await import("./contracts/contracts.js")).ContractsPage },
  { form: "/deliveries", load: async () => (await import("./settings/deliveries.js")).DeliveriesPage },
  { form: "/invitation", isOpen, load: invitation },
  { form: "/invitation/:carried", isOpen, load: invitation },
  { form: "/account", nav: t.nav.account, load: async () => (await import("./account/account.js")).AccountPage },
];

/** Where people arrive. */
export const firstPlace = "/inbox";
