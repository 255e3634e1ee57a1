// Requests whose secrets the service does not store, such as one-time codes: their body is not the one that was signed, so
// that neither fingerprint nor signature can be checked. Nothing that waits for votes is stored like that.

import type { Activity } from "@countersign/api";
import type { SignedRequest } from "./request.js";
import { isWaiting } from "./waiting.js";

/** What is stored of an ID token or a verification token: all but its signature. */
const unsigned = /^[^.]*(?:\.[^.]*)?\.$/;
const oauthProviders = { "oauthProviders.oidcToken": unsigned };
const users = { "users.oauthProviders.oidcToken": unsigned };
const founders = { verificationToken: unsigned, "rootUsers.oauthProviders.oidcToken": unsigned };
const invitation = { invitationId: /^[^.]*$/ };
const contact = { verificationToken: unsigned };
const login = { oidcToken: unsigned };
const appSecret = { encryptedClientSecret: /^$/ };

/** The members that are stored otherwise than they were signed, by type and path, as they are then. */
export const redactedMembers: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ACTIVITY_TYPE_ACCEPT_INVITATION: invitation,
  ACTIVITY_TYPE_ACCEPT_INVITATION_V2: invitation,
  ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: { url: /^https?:\/\/[^/]+\/$/, "pushKeys.auth": /^A{22}$/ },
  ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: appSecret,
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: oauthProviders,
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: oauthProviders,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: founders,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: founders,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: founders,
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: founders,
  ACTIVITY_TYPE_CREATE_USERS_V3: users,
  ACTIVITY_TYPE_CREATE_USERS_V4: users,
  ACTIVITY_TYPE_IMPORT_SECRETS: { "secrets.secretPayload": /^$/ },
  ACTIVITY_TYPE_OAUTH: login,
  ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: { authCode: /^$/, codeVerifier: /^$/ },
  ACTIVITY_TYPE_OAUTH_LOGIN: login,
  ACTIVITY_TYPE_OTP_AUTH: { otpCode: /^\*{6}$/ },
  ACTIVITY_TYPE_OTP_LOGIN: contact,
  ACTIVITY_TYPE_OTP_LOGIN_V2: contact,
  ACTIVITY_TYPE_SET_PAYMENT_METHOD: { number: /^\*{12}\d{4}$/, cvv: /^\*{3}$/ },
  ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: appSecret,
  ACTIVITY_TYPE_UPDATE_USER_EMAIL: contact,
  ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: contact,
  ACTIVITY_TYPE_VERIFY_OTP: { otpCode: /^\*{9}$/ },
  ACTIVITY_TYPE_VERIFY_OTP_V2: { encryptedOtpBundle: /^$/ },
};

/**
 * Whether the body of the first vote is one that secrets were left out of. A service that lies could have it so for what
 * is over, but not for anything that can still be voted on, nor for a type that holds no secrets.
 */
export function isRedacted({ type, status, votes }: Activity, request: SignedRequest, body: string): boolean {
  const waitedForVotes = votes.length !== 1 || isWaiting({ status });
  if (waitedForVotes || type !== request.type || !Object.hasOwn(redactedMembers, type)) return false;
  // The service writes it anew.
  if (JSON.stringify(JSON.parse(body)) !== body) return false;
  const secrets = Object.entries(redactedMembers[type] ?? {}).flatMap(([path, form]) =>
    valuesAt(request.parameters, path.split(".")).map((value) => typeof value === "string" && form.test(value)),
  );
  return secrets.length > 0 && secrets.every(Boolean);
}

/** What stands at a path, in every item of the lists on the way. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return typeof value === "object" && Object.hasOwn(value, name)
    ? valuesAt((value as Readonly<Record<string, unknown>>)[name], rest)
    : [];
}
