// What families use beside the store and custody.

import type { VerificationTokens } from "../../auth/verification-token.js";
import type { Envelopes } from "../../deployment-keys/envelopes.js";
import type { AccountSigner } from "../../deployment-signatures/account-signer.js";
import type { BundleSigner } from "../../deployment-signatures/bundle-signer.js";
import type { TokenSigner } from "../../deployment-signatures/token-signer.js";
import type { IdentityTokens } from "../../oidc/identity-tokens.js";
import type { Oauth2Providers } from "../../oidc/oauth2-providers.js";
import type { BillingProvider } from "./billing-provider.js";

export interface Outside {
  readonly identityTokens: IdentityTokens;
  readonly billing: BillingProvider;
  readonly bundleSigner: BundleSigner;
  /** Signs sessions. */
  readonly sessionSigner: TokenSigner;
  /** Signs verification tokens, and the keys to which one-time codes are encrypted. */
  readonly codeSigner: TokenSigner & BundleSigner;
  readonly verificationTokens: VerificationTokens;
  /** Opens what is encrypted to the deployment. */
  readonly envelopes: Envelopes;
  readonly oauth2Providers: Oauth2Providers;
  /** Signs ID tokens about accounts at providers. */
  readonly accountSigner: AccountSigner;
}
