// All queries. They read the organization that the request names: users, credentials, quorum and features from its
// snapshot, everything else from the store. Whether the caller may read it was decided when they were authenticated.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import type { Settings } from "../config/settings.js";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { TransparencyLog } from "../transparency/transparency-log.js";
import { activityQueries } from "./activities.js";
import { attestationQueries } from "./attestation.js";
import { authProxyQueries } from "./auth-proxy.js";
import { checkQueries } from "./check-policy.js";
import { credentialQueries } from "./credentials.js";
import { deliveryQueries } from "./deliveries.js";
import { explainQueries } from "./explain-policy.js";
import { ipAllowlistQueries } from "./ip-allowlists.js";
import { logRecordQueries } from "./log-records.js";
import { mfaQueries } from "./mfa-policies.js";
import { notificationQueries } from "./notification-channels.js";
import type { PushKey } from "./notification-channels.js";
import { oauth2Queries } from "./oauth2-credentials.js";
import { organizationQueries } from "./organizations.js";
import { planQueries } from "./plan-policies.js";
import { policyQueries } from "./policies.js";
import { privateKeyQueries } from "./private-keys.js";
import { subOrganizationQueries } from "./sub-organizations.js";
import { tagQueries } from "./tags.js";
import { userQueries } from "./users.js";
import { walletQueries } from "./wallets.js";
import { contractInterfaceQueries } from "./contract-interfaces.js";
import { velocityControlQueries } from "./velocity-controls.js";
import { addressBookQueries } from "./address-book.js";
import { brakeQueries } from "./brakes.js";
import { spendingQueries } from "./spending-limits.js";
import { secretQueries } from "./secrets.js";
import { sessionProfileQueries } from "./session-profiles.js";
import { watchQueries } from "./watch-activities.js";
import type { WatchParts } from "./watch-activities.js";
import { webhookEndpointQueries } from "./webhook-endpoints.js";
import { whoamiQueries } from "./whoami.js";

/** Operations that change nothing; submits are named after what they do. */
export type QueryName = Extract<
  keyof Service<Call>,
  `get${string}` | `list${string}` | `watch${string}` | "whoami" | "checkPolicy" | "explainPolicy" | "planPolicies"
>;

export interface QueryParts extends WatchParts {
  readonly identityTokens: Pick<IdentityTokens, "onBehalfOf">;
  readonly transparencyLog: Pick<TransparencyLog, "hurry">;
  readonly signing: Settings["signing"];
  readonly pushKey: PushKey;
}

/**
 * The service's methods for all queries.
 *
 * They throw ApiError: NOT_FOUND for what does not exist in the organization, INVALID_ARGUMENT for values that mean
 * nothing, PERMISSION_DENIED and UNIMPLEMENTED as the single queries say.
 */
export function createQueries({
  store,
  identityTokens,
  transparencyLog,
  signing,
  pushKey,
  streams,
  news,
}: QueryParts): Pick<Service<Call>, QueryName> {
  return {
    ...activityQueries(store),
    ...attestationQueries,
    ...authProxyQueries,
    ...checkQueries,
    ...credentialQueries(store),
    ...deliveryQueries(store),
    ...explainQueries(store, signing),
    ...ipAllowlistQueries,
    ...addressBookQueries(),
    ...brakeQueries(store),
    ...logRecordQueries(store, transparencyLog),
    ...mfaQueries(store),
    ...notificationQueries(store, pushKey),
    ...oauth2Queries(store),
    ...organizationQueries(store),
    ...planQueries(store),
    ...policyQueries(store),
    ...privateKeyQueries(store),
    ...subOrganizationQueries(store, identityTokens),
    ...tagQueries(store),
    ...userQueries,
    ...watchQueries({ store, streams, news }),
    ...walletQueries(store),
    ...secretQueries(store),
    ...sessionProfileQueries(store),
    ...contractInterfaceQueries(store),
    ...spendingQueries(store),
    ...velocityControlQueries(store),
    ...webhookEndpointQueries,
    ...whoamiQueries,
  };
}
