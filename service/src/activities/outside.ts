// What families use beside the store and custody.

import type { BillingProvider } from "../billing/provider.js";
import type { IdentityTokens } from "../oidc/identity-tokens.js";
import type { BundleSigner } from "../transfer/bundle-signer.js";

export interface Outside {
  readonly identityTokens: IdentityTokens;
  readonly billing: BillingProvider;
  readonly bundleSigner: BundleSigner;
}
