// Turns the authorization code of a provider into an ID token about the account.

import type { Oauth2Provider } from "@countersign/api";
import { byPolicy, noSubject, none, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findCredential, ownerOf, within } from "./credential.js";

const tokenSeconds = 600;

const plan: Plan<"ACTIVITY_TYPE_OAUTH2_AUTHENTICATE"> = async (context, intent) => {
  const { organization, custody, outside, scope, once } = context;
  const { nonce, bearerTokenTargetPublicKey: targetPublicKey } = intent;
  const row = await findCredential(scope, intent.oauth2CredentialId);
  const owner = ownerOf(organization.id, row.id);
  const provider = row.provider as Oauth2Provider;
  // Codes are good for one exchange.
  const oidcToken = await once("exchange", async () => {
    const clientSecret = await custody.openText({ owner, sealed: row.sealed });
    const account = await within("authCode", () =>
      outside.oauth2Providers.authenticate({ provider, clientId: row.client_id, clientSecret }, intent, organization),
    );
    const encrypted =
      targetPublicKey === undefined
        ? undefined
        : await within("bearerTokenTargetPublicKey", () =>
            custody.encryptText(owner, targetPublicKey, account.bearerToken),
          );
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      aud: row.client_id,
      sub: account.id,
      nonce,
      iat,
      exp: iat + tokenSeconds,
      ...(encrypted && { encrypted_bearer_token: JSON.stringify(encrypted) }),
    };
    return outside.accountSigner.sign(provider, claims, organization);
  });
  return async () => ({ oidcToken });
};

export const oauth2Authenticate: Family<"oauth2Authenticate"> = {
  subjects: { oauth2CredentialId: noSubject("policies know no apps at providers") },
  createsSubject: false,
  authority: byPolicy,
  immediate: true,
  versions: {
    ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: {
      redaction: {
        redact: (intent) => ({ ...intent, authCode: "", codeVerifier: "" }),
        keptWhileWaiting: false,
        guessable: false,
      },
      redactResult: (result) => ({ ...result, oidcToken: "" }),
      resultOf: none,
      plan,
    },
  },
};
