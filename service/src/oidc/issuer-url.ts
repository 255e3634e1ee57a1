// Which issuers may be asked for their keys. Tokens come from callers, and name whom they like: without a look at the
// URL, a token would send the service anywhere.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../config/settings.js";
import { refusedHost } from "../net/public-address.js";

type Allowed = Pick<Settings["oidc"], "issuers" | "allowPrivateIssuers">;

const longestUrl = 2048;
// See claims.ts.
const longestIssuer = 1024;

/**
 * @param issuer claim `iss` of a token that is not verified yet
 * @returns the same
 * @throws ApiError INVALID_ARGUMENT for what is not the URL of an issuer that this deployment accepts
 */
export function checkIssuer(issuer: unknown, settings: Allowed): string {
  if (typeof issuer !== "string")
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the token's claim iss must name its issuer");
  if (settings.issuers.length > 0 && !settings.issuers.includes(issuer)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the token's issuer is not accepted by this deployment");
  }
  checkUrl("the token's claim iss", issuer, settings);
  // OpenID Connect Core 1.0 §2.
  if (issuer.length <= longestIssuer && !/[?#]/.test(issuer)) return issuer;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `the token's claim iss must be a URL without query and fragment, of at most ${longestIssuer} characters`,
  );
}

/**
 * A URL that may be asked. A host name's addresses are checked when a connection is made to them.
 *
 * @param what it is, for the message
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkUrl(
  what: string,
  text: unknown,
  { allowPrivateIssuers }: Pick<Allowed, "allowPrivateIssuers">,
): URL {
  const isText = typeof text === "string" && text.length <= longestUrl && /^[\x21-\x7e]+$/.test(text);
  const url = isText && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== "https:" && !(allowPrivateIssuers && url.protocol === "http:"))) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${what} must be a URL with https, of at most ${longestUrl} characters`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} must not contain a user name or password`);
  }
  const reason = allowPrivateIssuers ? undefined : refusedHost(url);
  if (reason !== undefined) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${what} ${reason}`);
  return url;
}
