// Providers of OAuth 2.0: exchanges their authorization codes (RFC 6749 §4.1.3, RFC 7636 §4.5), and asks them whose account it is.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Oauth2Provider } from "@countersign/api";
import type { Settings } from "../config/settings.js";
import type { Owner } from "../event-loop/owner.js";
import { UnderWay } from "../event-loop/under-way.js";
import { guardedLookup, hostResolver } from "../net/resolve.js";
import type { ResolveHost } from "../net/resolve.js";
import { getJson } from "./get-json.js";
import { checkUrl } from "./issuer-url.js";

/** An app at a provider. */
export interface App {
  readonly provider: Oauth2Provider;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the provider has handed to the app, by its user. */
export interface Grant {
  readonly authCode: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

export interface Account {
  /** As the provider names it. */
  readonly id: string;
  readonly bearerToken: string;
}

export interface Oauth2Providers {
  /**
   * Whose account an authorization code is of. A code can be exchanged once.
   *
   * @param whose what providers are asked for counts as theirs
   * @throws ApiError INVALID_ARGUMENT where the provider refuses, UNAVAILABLE where it cannot be asked at the moment,
   *   RESOURCE_EXHAUSTED where too much is being asked for the organization; none repeats a secret
   */
  authenticate(app: App, grant: Grant, whose: Owner): Promise<Account>;
}

/** Exchanges under way: for one organization, and for a tenant. */
const mostOfOne = { organization: 4, tenant: 16 };
/** Printable ASCII (RFC 6750 §2.1), and short enough to be encrypted whole. */
const tokenForm = /^[\x21-\x7e]{1,4000}$/;
const idForm = /^[\x21-\x7e]{1,200}$/;

/** @param resolve finds the addresses of providers, by DNS by default */
export function createOauth2Providers(
  { oauth2, oidc }: Pick<Settings, "oauth2" | "oidc">,
  resolve: ResolveHost = hostResolver(oidc.allowPrivateIssuers),
): Oauth2Providers {
  const lookup = guardedLookup(resolve, oidc.allowPrivateIssuers);
  const asked = new UnderWay("questions to OAuth 2.0 providers", mostOfOne);
  const endpoints = {
    OAUTH2_PROVIDER_X: { token: oauth2.xTokenUrl, user: oauth2.xUserUrl },
    OAUTH2_PROVIDER_DISCORD: { token: oauth2.discordTokenUrl, user: oauth2.discordUserUrl },
  };
  return {
    async authenticate({ provider, clientId, clientSecret }, grant, whose) {
      const { token, user } = endpoints[provider];
      const leave = asked.enter(whose);
      try {
        const signal = AbortSignal.timeout(2 * oidc.timeoutMs);
        const form = new URLSearchParams({
          grant_type: "authorization_code",
          client_id: clientId,
          code: grant.authCode,
          redirect_uri: grant.redirectUri,
          code_verifier: grant.codeVerifier,
        });
        // RFC 6749 §2.3.1.
        const basic = [clientId, clientSecret].map(formEncoded).join(":");
        const answer = await getJson("the token of the OAuth 2.0 provider", checkUrl("its URL", token, oidc), {
          lookup,
          signal,
          form,
          headers: { Authorization: `Basic ${Buffer.from(basic).toString("base64")}` },
        });
        const { access_token: bearerToken } = asRecord(answer.value);
        if (typeof bearerToken !== "string" || !tokenForm.test(bearerToken)) {
          throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the OAuth 2.0 provider answered without a bearer token");
        }
        const about = await getJson("the user of the OAuth 2.0 provider", checkUrl("its URL", user, oidc), {
          lookup,
          signal,
          headers: { Authorization: `Bearer ${bearerToken}` },
        });
        return { id: idOf(about.value), bearerToken };
      } finally {
        leave();
      }
    },
  };
}

/** X has it within `data`, Discord by itself. */
function idOf(value: unknown): string {
  const { id = asRecord(asRecord(value)["data"])["id"] } = asRecord(value);
  if (typeof id === "string" && idForm.test(id)) return id;
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the OAuth 2.0 provider answered without the id of a user");
}

function formEncoded(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
