// One command's way to the service: who speaks, to which organization, and to whom the answer is shown.

import { connect } from "@countersign/api";
import type { Connection } from "@countersign/api";
import { sessionStamper } from "@countersign/api/stampers/session";
import type { Command } from "commander";
import { stamperOf } from "./api-key.js";
import { UsageError } from "./failure.js";
import { resolveIdentity, resolveSession } from "./identity.js";
import type { GlobalOptions } from "./identity.js";
import type { Io } from "./io.js";
import type { Audience } from "./output.js";

/** What a command needs to ask the service and to show its answer. */
export interface Session extends Audience {
  /** Stamps with the key of the identity; with `--session` it only reads. */
  readonly connection: Connection;
  readonly organizationId: string;
}

/**
 * Opens a session from the options of a command and those before it.
 *
 * @throws UsageError where no key or no organization is named, or where what is named can't be used
 */
export async function openSession(io: Io, command: Command): Promise<Session> {
  const options = command.optsWithGlobals<GlobalOptions>();
  const readOnly = await resolveSession(options, io);
  if (readOnly) {
    const { session, organizationId, baseUrl } = readOnly;
    const connection = connect({ baseUrl, stamper: sessionStamper({ session }) });
    return { ...audienceOf(io, command), organizationId, connection };
  }
  const { key, organizationId, baseUrl } = await resolveIdentity(options, io);
  if (organizationId === undefined) {
    throw new UsageError("no organization: the key's .meta file names none; give --organization");
  }
  return { ...audienceOf(io, command), organizationId, connection: connect({ baseUrl, stamper: stamperOf(key) }) };
}

/** To whom a command shows its answers, for commands that ask no service. */
export function audienceOf(io: Io, command: Command): Audience {
  return { io, json: command.optsWithGlobals<GlobalOptions>().json === true };
}
