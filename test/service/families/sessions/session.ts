// Requests with a session in the place of a stamp.
import type { Person } from "../../support/people.js";
import { resultOf } from "../../support/results.js";

import type { RunningService } from "../../support/service.js";

/** What came back from the service. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Opens a session for someone who reads; answers its result. */
export async function openSession(by: Person) {
  const { activity } = await by.client.createReadOnlySession(by.request("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}));
  return resultOf(activity, "createReadOnlySessionResult");
}

/** Posts a body with headers. */
export async function post(
  { baseUrl }: Pick<RunningService, "baseUrl">,
  path: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(baseUrl + path, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Asks who the bearer of a session is. */
export function whoamiBy(
  service: Pick<RunningService, "baseUrl">,
  organizationId: string,
  session: string,
): Promise<Answer> {
  return post(service, "/public/v1/query/whoami", { organizationId }, { "X-Session": session });
}
