// Logins by which a key of the client's own becomes a session.

import { verifySessionJwtSignature } from "turnkey-crypto-newest";
import { expect } from "vitest";
import { entryOf } from "../../support/results.js";
import { stampOf } from "../../support/stamp.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { post } from "./session.js";
import type { Answer } from "./session.js";

type At = Pick<RunningService, "baseUrl">;

/** Public keys of the deployment, by what they sign. */
export async function publicKeysOf({ baseUrl }: At): Promise<Record<string, string>> {
  return (await (await fetch(`${baseUrl}/public/v1/discovery/keys`)).json()) as Record<string, string>;
}

/** Claims of a JWT, decoded by `atob` alone, as some clients do. */
export function claimsOf(jwt: string): Record<string, unknown> {
  return JSON.parse(atob(entryOf(jwt.split("."), 1))) as Record<string, unknown>;
}

/** Claims of a session, whose signature the clients' own library verifies. */
export async function sessionOf(service: At, session: string): Promise<Record<string, unknown>> {
  const { sessions } = await publicKeysOf(service);
  expect(await verifySessionJwtSignature(session, sessions)).toBe(true);
  return claimsOf(session);
}

const used = new Set<number>();

/** The body of a submit operation, different from every other. */
export function bodyOf(type: string, organizationId: string, parameters: object): string {
  let time = Date.now();
  while (used.has(time)) time++;
  used.add(time);
  return JSON.stringify({ type, timestampMs: String(time), organizationId, parameters });
}

/** Submits a body that an API key stamps, or that other headers go with. */
export async function submit(
  service: At,
  path: string,
  body: string,
  by: ApiKeyPair | Readonly<Record<string, string>>,
): Promise<Answer> {
  const headers = "privateKey" in by ? await stampOf(by as ApiKeyPair, body) : by;
  return post(service, `/public/v1/submit/${path}`, body, headers);
}

interface Submitted {
  readonly activity: {
    readonly id: string;
    readonly status: string;
    readonly organizationId: string;
    readonly result: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

/** The activity of an answer that is one. */
export function activityOf({ status, body }: Answer): Submitted["activity"] {
  expect([status, body["message"]]).toEqual([200, undefined]);
  return (body as unknown as Submitted).activity;
}

/** Logs in by a stamp; answers the session. */
export async function stampLogin(
  service: At,
  by: ApiKeyPair | Readonly<Record<string, string>>,
  organizationId: string,
  parameters: object,
): Promise<string> {
  const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", organizationId, parameters);
  const { result } = activityOf(await submit(service, "stamp_login", body, by));
  return String(entryOf(result, "stampLoginResult")["session"]);
}
