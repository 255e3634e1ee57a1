// One command's way to the service: who speaks, to which organization, and to whom the answer is shown.

import { connect } from "@countersign/api";
import type { Connection, Stamper } from "@countersign/api";
import { sessionStamper } from "@countersign/api/stampers/session";
import type { Command } from "commander";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import type { Audience } from "../terminal/output.js";
import { stamperOf } from "./api-key.js";
import { exchange } from "./exchange.js";
import { resolveIdentity, resolveSession } from "./identity.js";
import type { GlobalOptions } from "./identity.js";

/** What a command needs to ask the service and to show its answer. */
export interface Session extends Audience {
  /** Stamps with the key of the identity; with `--session` it only reads. */
  readonly connection: Connection;
  readonly organizationId: string;
}

/** As whom and where a command speaks, by a key or by a read-only session. */
export interface Speaker {
  readonly stamper: Stamper;
  /** Undefined where nothing names one. */
  readonly organizationId: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string;
}

const noSubmits: Stamper = {
  stamp() {
    throw new UsageError("--session: a read-only session cannot change anything; stamp with a key");
  },
};

/**
 * Finds who speaks: the session of `--session`, else a key.
 *
 * @throws UsageError where neither is named, or where what is named can't be used
 */
export async function speakerOf(io: Io, options: GlobalOptions): Promise<Speaker> {
  const readOnly = await resolveSession(options, io);
  if (readOnly) {
    const { session, organizationId, baseUrl } = readOnly;
    return { stamper: sessionStamper({ session, submits: noSubmits }), organizationId, baseUrl };
  }
  const { key, organizationId, baseUrl } = await resolveIdentity(options, io);
  return { stamper: stamperOf(key), organizationId, baseUrl };
}

/**
 * Opens a session from the options of a command and those before it.
 *
 * @throws UsageError where no key or no organization is named, or where what is named can't be used
 */
export async function openSession(io: Io, command: Command): Promise<Session> {
  const { stamper, organizationId, baseUrl } = await speakerOf(io, command.optsWithGlobals<GlobalOptions>());
  if (organizationId === undefined) {
    throw new UsageError("no organization: the key's .meta file names none; give --organization");
  }
  return { ...audienceOf(io, command), organizationId, connection: connect({ baseUrl, stamper, fetch: exchange }) };
}

/** To whom a command shows its answers, for commands that ask no service. */
export function audienceOf(io: Io, command: Command): Audience {
  return { io, json: command.optsWithGlobals<GlobalOptions>().json === true };
}
