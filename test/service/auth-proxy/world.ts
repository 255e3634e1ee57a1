// An organization with an auth proxy, and the people and pages that use it: they know the id of its configuration and no
// more.

import { createClient, tokenStamper } from "@countersign/auth-proxy";
import type { Client, SignupV2Request } from "@countersign/auth-proxy";
import { encryptOtpCodeToBundle } from "turnkey-crypto-newest";
import { codeForm, signed } from "../families/logins/contact-world.js";
import { openOutbox } from "../families/logins/outbox.js";
import type { Outbox } from "../families/logins/outbox.js";
import { publicKeysOf } from "../families/sessions/login.js";
import { rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act } from "../support/requests.js";
import { entryOf, present, resultOf } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService, ServiceOptions } from "../support/service.js";

export const page = "https://app.example.com";

export interface ProxyWorld {
  readonly service: RunningService;
  readonly root: Person;
  readonly outbox: Outbox;
  readonly configId: string;
  readonly userId: string;
  /** Of somebody who has nothing but the id of the configuration. */
  readonly client: Client;
  close(): Promise<void>;
}

/** @param settings of the proxy */
export async function openProxyWorld(
  settings: object = {},
  { config, ...options }: ServiceOptions = {},
): Promise<ProxyWorld> {
  const service = await startService({
    config: { "messages.perContactHourly": "0", ...unlimited, ...config },
    ...options,
  });
  const root = rootOf(service);
  const { userId, configId } = await enable(root, { allowedOrigins: [page], ...settings });
  return {
    service,
    root,
    outbox: openOutbox(service.dataFolder),
    configId,
    userId,
    client: clientOf(service, configId),
    close: () => service.close(),
  };
}

const unlimited = {
  "authProxy.perAddress": "0",
  "authProxy.startsPerAddress": "0",
  "authProxy.startsPerOrganization": "0",
};

export async function enable(root: Person, settings: object) {
  const { userId } = resultOf(await act(root, "ACTIVITY_TYPE_ENABLE_AUTH_PROXY", {}), "enableAuthProxyResult");
  return { userId, configId: await configure(root, settings) };
}

export async function configure(root: Person, settings: object): Promise<string> {
  const activity = await act(root, "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG", settings);
  return present(resultOf(activity, "updateAuthProxyConfigResult").configId);
}

export function clientOf({ baseUrl }: Pick<RunningService, "baseUrl">, configId: string): Client {
  return createClient({
    baseUrl,
    stamper: tokenStamper({ token: configId }),
    retry: false,
  });
}

/** A token for a contact by an encrypted code, and the key that it is bound to. */
export async function tokenFor({ client, outbox, service }: ProxyWorld, contact: string) {
  const otpType = contact.startsWith("+") ? "OTP_TYPE_SMS" : "OTP_TYPE_EMAIL";
  const { otpId, otpEncryptionTargetBundle: target } = await client.initOtpV2({ otpType, contact });
  const key = newKey();
  const code = await outbox.nextMatch(contact, codeForm);
  const { codes } = await publicKeysOf(service);
  const encryptedOtpBundle = await encryptOtpCodeToBundle(code, target, key.publicKey, codes);
  const { verificationToken } = await client.verifyOtpV2({ otpId, encryptedOtpBundle });
  return { token: verificationToken, key, otpType };
}

/** What a person signs up with by a token. */
export function signUpBy(
  token: string,
  key: ApiKeyPair,
  contact: object,
  oauthProviders: SignupV2Request["oauthProviders"] = [],
): SignupV2Request {
  const { id } = JSON.parse(atob(entryOf(token.split("."), 1))) as { id: string };
  const { userEmail: email, userPhoneNumber: phoneNumber } = contact as Record<string, string | undefined>;
  const lists = { apiKeys: [], authenticators: [], oauthProviders };
  const usage = { signupV2: { ...lists, email, phoneNumber }, tokenId: id, type: "USAGE_TYPE_SIGNUP" };
  return { ...lists, ...contact, verificationToken: token, clientSignature: signed(key, usage) };
}
