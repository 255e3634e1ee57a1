// Credentials of users: authenticators that are registered, and what an organization has of them.

import { createAuthenticator } from "../../support/authenticator.js";
import type { SoftwareAuthenticator } from "../../support/authenticator.js";
import type { Person } from "../../support/people.js";
import { resultOf } from "../../support/results.js";
import type { RunningService } from "../../support/service.js";

/** A new authenticator on a page, with the parameters that register it. */
export function newAuthenticator(origin = "https://app.example.com") {
  const authenticator = createAuthenticator({ origin });
  return { authenticator, params: { authenticatorName: "Passkey", ...authenticator.register() } };
}

/** Adds authenticators to a user; answers their ids. */
export async function addAuthenticators(by: Person, userId: string, authenticators: object[]): Promise<string[]> {
  // Values of enums have types of their own in the client.
  const parameters = { userId, authenticators: authenticators as never };
  const request = by.request("ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", parameters);
  return resultOf((await by.client.createAuthenticators(request)).activity, "createAuthenticatorsResult")
    .authenticatorIds;
}

/** Sends a query stamped by an authenticator; answers the status and the body. */
export async function whoamiWith(
  service: RunningService,
  organizationId: string,
  authenticator: SoftwareAuthenticator,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const body = JSON.stringify({ organizationId });
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, {
    method: "POST",
    headers: { "X-Stamp-Webauthn": authenticator.stamp(body) },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The user as the organization has it now. */
export async function readUser({ client, organizationId }: Person, userId: string) {
  return (await client.getUser({ organizationId, userId })).user;
}
