// Apps at a provider of OAuth 2.0.

import { encryptOauth2ClientSecret } from "turnkey-crypto-newest";
import { publicKeysOf } from "../../families/sessions/login.js";
import { step } from "./step.js";
import { known } from "./world.js";
import type { FullWorld } from "./world.js";

const [codeVerifier, redirectUri] = ["v".repeat(43), "https://app.example.com/callback"];

export async function app({ service, provider }: FullWorld) {
  const { envelopes } = await publicKeysOf(service);
  const { clientId, clientSecret } = provider.app;
  const encryptedClientSecret = await encryptOauth2ClientSecret(clientSecret, envelopes);
  return { provider: "OAUTH2_PROVIDER_X" as const, clientId, encryptedClientSecret };
}

/** A new login at the provider, by the app. */
export function codeOf({ provider }: FullWorld) {
  return { authCode: provider.code("noor", codeVerifier, redirectUri), redirectUri, codeVerifier, nonce: "n" };
}

export const oauth2 = [
  step("ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", {
    parameters: app,
    then: ({ made }, { oauth2CredentialId }) => void made.set("app", oauth2CredentialId),
  }),
  step("ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL", {
    parameters: async (world) => ({ oauth2CredentialId: known(world, "app"), ...(await app(world)) }),
  }),
  step("ACTIVITY_TYPE_OAUTH2_AUTHENTICATE", {
    parameters: (world) => ({ oauth2CredentialId: known(world, "app"), ...codeOf(world) }),
  }),
  step("ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL", {
    parameters: (world) => ({ oauth2CredentialId: known(world, "app") }),
  }),
];
