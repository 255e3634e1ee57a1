// Signing in with a passkey: it lets a new key of this browser act for eight hours.

import { connect, stampLogin } from "@countersign/api";
import { webauthnStamper } from "@countersign/api/stampers/webauthn";
import { baseUrl } from "./connection.js";
import { makeKey } from "./keys.js";
import { whoIs } from "./pairing.js";
import { profileOf } from "./profiles.js";
import type { Profile } from "./profiles.js";

const sessionSeconds = 8 * 3600;

/** Whether passkeys can be made for this page: they belong to a host with a name. */
export const hasHostName: boolean = !/^(?:\d+\.){3}\d+$|^\[/.test(location.hostname);

/** The same page by the name of this machine. */
export function nameUrl(): string {
  const url = new URL(location.href);
  url.hostname = "localhost";
  url.hash = "";
  return url.href;
}

/** @throws ApiError; DOMException where the person declines */
export async function signInByPasskey(organizationId: string): Promise<Profile> {
  const key = await makeKey();
  const stamper = webauthnStamper({ rpId: location.hostname });
  const { activity } = await stampLogin(connect({ baseUrl, stamper }), {
    organizationId,
    parameters: { publicKey: key.publicKey, expirationSeconds: String(sessionSeconds) },
  });
  const who = await whoIs(key, activity.organizationId);
  return { ...profileOf(key, who), expiresAt: Date.now() + sessionSeconds * 1000 };
}
