// Web origins whose authenticators an organization accepts. They come from two lists, the organization's own and that
// of the feature FEATURE_NAME_WEBAUTHN_ORIGINS; whichever a client uses, its origins count.

import { ApiError, ErrorCode } from "@countersign/api";
import { normalizeOrigin } from "../net/origin.js";
import { openHead } from "../store/authority/head.js";
import { NotProved } from "../store/authority/not-proved.js";
import { findOrganization, listFeatures } from "../store/organizations.js";
import type { Scope } from "../store/store.js";
import type { Organization } from "./organization.js";

// Pages, and apps on Android. Without the slashes, localhost:3000 would be an app of the scheme "localhost". A comma
// separates origins in the value of the feature.
const originForm = /^([a-z][a-z\d+.-]*:\/\/|android:apk-key-hash:)[^\s,]+$/i;

/** What of an organization says which origins it accepts. */
export type OriginSettings = Pick<Organization, "features" | "allowedOrigins">;

/**
 * The origins that an organization accepts: both of its lists together or, where these are empty, those of its parent.
 *
 * @returns normalised origins, each once; empty when nobody has named any
 */
export function allowedOriginsOf(organization: OriginSettings, parent: OriginSettings | undefined): readonly string[] {
  const feature = organization.features.get("FEATURE_NAME_WEBAUTHN_ORIGINS");
  const own = new Set([...organization.allowedOrigins, ...(feature === undefined ? [] : feature.split(","))]);
  if (own.size === 0 && parent) return allowedOriginsOf(parent, undefined);
  return [...own];
}

/** {@link allowedOriginsOf} an organization whose parent is still to be read. */
export async function readAllowedOrigins(own: Scope, organization: Organization): Promise<readonly string[]> {
  if (organization.parentId === undefined) return allowedOriginsOf(organization, undefined);
  const scope: Scope = { ...own, organizationId: organization.parentId };
  const row = await findOrganization(scope);
  if (row && !openHead(scope.authority, row)) {
    throw new NotProved(`organization ${organization.parentId} has not been written by the service as it is`);
  }
  const parent = row && {
    features: await listFeatures(scope),
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
  };
  return allowedOriginsOf(organization, parent);
}

/**
 * Brings origins into the form in which they are compared.
 *
 * @param pathOf where the request has the origin of an index, for messages
 * @returns each origin once
 * @throws ApiError INVALID_ARGUMENT for what is not an origin
 */
export function readOrigins(origins: readonly string[], pathOf: (index: number) => string): string[] {
  const normalized = origins.map((text, index) => {
    const origin = originForm.test(text) ? normalizeOrigin(text) : undefined;
    if (origin !== undefined) return origin;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${pathOf(index)}: ${JSON.stringify(text)} is not a web origin; scheme, host and an optional port would be right, ` +
        "such as https://app.example.com",
    );
  });
  return [...new Set(normalized)];
}
