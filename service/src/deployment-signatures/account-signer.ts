// Signs ID tokens about accounts at providers of OAuth 2.0, which issue none. Verification tokens are signed with the same keys, as
// in existing deployments: they name another issuer.

import type { Oauth2Provider } from "@countersign/api";
import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { Owner } from "../event-loop/owner.js";
import { signCompact } from "./token-signer.js";

const names = { OAUTH2_PROVIDER_X: "x", OAUTH2_PROVIDER_DISCORD: "discord" } as const;

/** What the tokens name as their issuer: accounts of two providers may have the same id. */
export function accountIssuer(issuer: string, provider: Oauth2Provider): string {
  return `${issuer}:${names[provider]}`;
}

/** Whether an issuer is the deployment, about accounts. */
export function isAccountIssuer(issuer: string, claimed: unknown): claimed is string {
  return Object.values(names).some((name) => claimed === `${issuer}:${name}`);
}

/** What a token says. */
export interface AccountClaims {
  /** Id of the app at the provider. */
  readonly aud: string;
  /** Id of the account there. */
  readonly sub: string;
  readonly nonce: string;
  /** In seconds since 1970, as `exp`. */
  readonly iat: number;
  readonly exp: number;
  /** JSON of what was encrypted to a key of the caller's. */
  readonly encrypted_bearer_token?: string;
}

export interface AccountSigner {
  /** @throws ApiError when custody cannot sign */
  sign(provider: Oauth2Provider, claims: AccountClaims, whose: Owner): Promise<string>;
}

export function createAccountSigner(signer: DeploymentSigner, issuer: string): AccountSigner {
  return {
    sign: (provider, claims, whose) =>
      signCompact({ iss: accountIssuer(issuer, provider), ...claims }, (signed) =>
        signer.current().sign(signed, whose),
      ),
  };
}
