// The client ids of an organization's own apps at issuers of ID tokens, which it names in the settings of its auth proxy.
// Those of a sub-organization are its parent's.

import { readChecked } from "../store/authority/proof.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import type { Scope } from "../store/store.js";
import type { AuthProxySettings } from "./auth-proxy.js";
import type { Organization } from "./organization.js";

export function clientIdsOf(settings: AuthProxySettings | undefined): ReadonlySet<string> {
  const { walletKitSettings, socialLinkingClientIds = [] } = settings ?? {};
  return new Set([...socialLinkingClientIds, ...Object.values(walletKitSettings?.oauthClientIds ?? {})]);
}

/** {@link clientIdsOf} an organization whose parent is still to be read. */
export async function readClientIds(
  own: Scope,
  { parentId, authProxy }: Pick<Organization, "parentId" | "authProxy">,
): Promise<ReadonlySet<string>> {
  if (parentId === undefined) return clientIdsOf(authProxy?.settings);
  const scope = { ...own, organizationId: parentId };
  const [row] = await readChecked(scope, "auth_proxies", async () =>
    [await findAuthProxy(scope)].flatMap((one) => one ?? []),
  );
  return clientIdsOf(row && (JSON.parse(row.settings) as AuthProxySettings));
}
