// Looks up what a request names by its id.

import { ApiError, ErrorCode } from "@countersign/api";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be an id that the service gave: a UUID in lower case. */
export function isIdentifier(text: string): boolean {
  return uuid.test(text);
}

/**
 * What an id names in the organization.
 *
 * @param kind of thing, for the message
 * @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization
 */
export async function found<T>(
  kind: string,
  id: string,
  find: (id: string) => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const thing = await find(id);
  if (thing === undefined)
    throw new ApiError(ErrorCode.NOT_FOUND, `no ${kind} ${JSON.stringify(id)} in this organization`);
  return thing;
}
