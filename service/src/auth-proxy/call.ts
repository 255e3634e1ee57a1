// A request to an auth proxy: the organization whose configuration it names, and the page that it comes from.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthProxyConfig, AuthProxyMethod } from "@countersign/api";
import type { IncomingCall } from "@countersign/auth-proxy/server";
import { anyOrigin } from "../activities/auth-proxy/settings.js";
import { toAuthProxyConfig } from "../organizations/auth-proxy.js";
import type { AuthProxy } from "../organizations/auth-proxy.js";
import type { Organization } from "../organizations/organization.js";
import type { Organizations } from "../organizations/organizations.js";
import { isIdentifier } from "../params/found.js";
import { findOrganizationOfAuthProxy } from "../store/auth-proxies.js";
import type { Store } from "../store/store.js";

/** A request whose organization allows it to be made. */
export interface ProxyCall {
  readonly organization: Organization;
  readonly proxy: AuthProxy;
  readonly config: AuthProxyConfig;
  /** As the adapter was given it. */
  readonly source: unknown;
}

const unknownProxy = () =>
  new ApiError(
    ErrorCode.UNAUTHENTICATED,
    "X-Auth-Proxy-Config-ID: no auth proxy has this id; `countersign auth-proxy show` prints it",
  );

/**
 * Finds the proxy that a request names.
 *
 * @throws ApiError UNAUTHENTICATED where there is none
 */
export async function findProxy(
  { store, organizations }: { readonly store: Store; readonly organizations: Organizations },
  { header, source }: Pick<IncomingCall, "header" | "source">,
): Promise<ProxyCall> {
  const configId = header("X-Auth-Proxy-Config-ID") ?? "";
  const id = isIdentifier(configId) ? await findOrganizationOfAuthProxy(store, configId) : undefined;
  const organization = id === undefined ? undefined : await organizations.find(id);
  const proxy = organization?.authProxy;
  if (proxy?.configId !== configId) throw unknownProxy();
  return { organization: organization!, proxy, config: toAuthProxyConfig(proxy), source };
}

/**
 * What the page of a request may be told: `Access-Control-Allow-Origin`, where it comes from a page.
 *
 * @throws ApiError PERMISSION_DENIED for a page that may not use the proxy
 */
export function allowOrigin({ allowedOrigins }: AuthProxyConfig, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  if (allowedOrigins.includes(anyOrigin)) return anyOrigin;
  if (allowedOrigins.includes(origin)) return origin;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "Origin: pages of this origin may not use the auth proxy; its organization must list the origin",
  );
}

/** @throws ApiError PERMISSION_DENIED for a way to log in that the organization does not offer */
export function checkMethod({ config }: Pick<ProxyCall, "config">, method: AuthProxyMethod): void {
  if (config.allowedAuthMethods.includes(method)) return;
  throw new ApiError(ErrorCode.PERMISSION_DENIED, `the organization does not offer to log in by ${method}`);
}
