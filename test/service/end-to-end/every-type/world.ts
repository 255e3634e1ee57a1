// A deployment with everything around it: a webhook's receiver, an issuer of ID tokens, the folder of its messages. One
// organization walks through the contract in it.

import { asFirstVersion, createAuthenticator } from "../../support/authenticator.js";
import type { SoftwareAuthenticator } from "../../support/authenticator.js";
import { startReceiver } from "../../support/receiver.js";
import type { Receiver } from "../../support/receiver.js";
import { newUser } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { act } from "../../support/requests.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, ServiceOptions } from "../../support/service.js";
import { openWorld } from "../../support/world.js";
import type { World } from "../../support/world.js";
import { openOutbox } from "../../families/logins/outbox.js";
import type { Outbox } from "../../families/logins/outbox.js";
import { startIssuer } from "../../oidc/issuer.js";
import type { Issuer } from "../../oidc/issuer.js";
import { startProvider } from "../../oauth2/provider.js";
import type { LocalProvider } from "../../oauth2/provider.js";

export const origin = "https://app.example.com";
/** How a user is reached by e-mail and SMS. */
export const noor = { userEmail: "noor@example.com", userPhoneNumber: "+12025550143" };

export interface FullWorld extends World {
  readonly receiver: Receiver;
  readonly issuer: Issuer;
  readonly provider: LocalProvider;
  readonly outbox: Outbox;
  /** A user of the organization without rights. */
  readonly stranger: Person;
  /** What one step has made and a later one needs, by a name of their own. */
  readonly made: Map<string, string>;
  /** A user's keys and authenticators, likewise. */
  readonly keys: Map<string, ApiKeyPair>;
  readonly authenticators: Map<string, SoftwareAuthenticator>;
  close(): Promise<void>;
}

export async function openFullWorld(options: ServiceOptions = {}): Promise<FullWorld> {
  const receiver = await startReceiver();
  const issuer = await startIssuer();
  const provider = await startProvider();
  const world = await openWorld({
    ...options,
    config: { "webhooks.allowPrivateTargets": true, ...provider.config },
  });
  const { service, root } = world;
  const stranger = await newUser(root, { userName: "Sam" });
  for (const [name, value] of [
    ["FEATURE_NAME_WEBHOOK", receiver.url],
    ["FEATURE_NAME_EMAIL_AUTH", ""],
    ["FEATURE_NAME_OTP_EMAIL_AUTH", ""],
    ["FEATURE_NAME_EMAIL_RECOVERY", ""],
  ]) {
    await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value });
  }
  return {
    ...world,
    receiver,
    issuer,
    provider,
    stranger,
    outbox: openOutbox(service.dataFolder),
    made: new Map(),
    keys: new Map(),
    authenticators: new Map(),
    async close() {
      await world.close();
      await issuer.close();
      await provider.close();
      await receiver.close();
    },
  };
}

/** What an earlier step has made. */
export function known({ made }: FullWorld, name: string): string {
  const value = made.get(name);
  if (value === undefined) throw new Error(`no step before this one has made ${name}`);
  return value;
}

export const apiKey = () => ({ apiKeyName: "Laptop", publicKey: newKey().publicKey });
export const apiKeyOnP256 = (publicKey = newKey().publicKey) => ({
  apiKeyName: "Laptop",
  publicKey,
  curveType: "API_KEY_CURVE_P256" as const,
});

/** Registers a new authenticator, as requests have it. */
export function newer(authenticator = createAuthenticator({ origin })) {
  const { challenge, attestation } = authenticator.register();
  return { authenticatorName: "Passkey", challenge, attestation };
}

/** Registers a new authenticator, as older versions of requests have it. */
export function older(userId: string, authenticator = createAuthenticator({ origin })) {
  const { challenge, attestation } = authenticator.register();
  return { authenticatorName: "Passkey", userId, challenge, attestation: asFirstVersion(attestation) };
}
