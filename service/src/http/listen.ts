// Where the server listens, and under which URL clients reach it.

import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import type { Settings } from "../config/settings.js";

/**
 * Begins to listen.
 *
 * @returns the URL under which clients on this machine reach the server
 * @throws Error with advice, when the address or the port is not to be had
 */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new Error(explain(cause, host, port), { cause });
  }
  return baseUrlOf(settings, (app.server.address() as AddressInfo).port);
}

/**
 * Has the management listener begin to listen.
 *
 * @returns its URL
 * @throws Error with advice, when the address or the port is not to be had
 */
export async function listenForManagement(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new Error(explain(cause, host, port, "management.port", "management.host"), { cause });
  }
  return `http://${nameOf(host)}:${(app.server.address() as AddressInfo).port}`;
}

/** The URL for a port. */
export function baseUrlOf({ host, tls }: Settings, port: number): string {
  return `${tls ? "https" : "http"}://${nameOf(host)}:${port}`;
}

function nameOf(host: string): string {
  // Every address of the machine, of which clients need one.
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return name.includes(":") ? `[${name}]` : name;
}

function explain(error: unknown, host: string, port: number, portName = "--port", hostName = "--host"): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} of ${host} is in use; stop the process that listens there, or choose another port with ${portName} (0 for any free one)`;
    case "EACCES":
      return `this user may not listen on port ${port} of ${host}; choose a port above 1023 with ${portName}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine; choose another with ${hostName}`;
    default:
      return `cannot listen on port ${port} of ${host}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
