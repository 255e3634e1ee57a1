// Files of read-only sessions: JSON, readable by their owner only.

import { UsageError } from "../terminal/failure.js";
import { readPrivateMembers } from "../terminal/private-file.js";

/** What a session's file holds. */
export interface SessionFile {
  readonly organizationId: string;
  /** As the service gave it. */
  readonly session: string;
  /** Where the service is. */
  readonly baseUrl?: string | undefined;
}

/**
 * Reads a session's file; other members are left alone.
 *
 * @throws UsageError where others can read it or it is not one; it repeats nothing of the session
 */
export async function readSessionFile(path: string): Promise<SessionFile> {
  const { organizationId, session, baseUrl } = await readPrivateMembers(path);
  // A session is a header of its own; what is no token could write others.
  if (typeof organizationId !== "string" || typeof session !== "string" || !/^[\w.~+/=-]+$/.test(session)) {
    throw new UsageError(`${path}: expected an object with the strings organizationId and session`);
  }
  if (baseUrl !== undefined && typeof baseUrl !== "string") throw new UsageError(`${path}: baseUrl must be a string`);
  return { organizationId, session, baseUrl };
}
