// The management listener: what an operator's tools ask for, at an address that clients of the API need not reach.

import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { ConfigurationError } from "../config/configuration-error.js";
import type { Settings } from "../config/settings.js";
import { addDebug } from "./debug.js";
import type { DebugParts } from "./debug.js";
import { addMetrics, addProbes } from "./health.js";
import type { OperationsParts } from "./health.js";

/** @throws ConfigurationError where there is no listener for what it is to have */
export function checkManagementSettings({ port, debug }: Settings["management"]): void {
  if (debug && port === undefined) {
    throw new ConfigurationError("management.debug: also set management.port, which serves /debug");
  }
}

/**
 * Makes the server, which does not listen yet.
 *
 * @param debug what `/debug` needs; undefined where it is off
 */
export function createManagement(parts: OperationsParts, debug: DebugParts | undefined): FastifyInstance {
  const app = fastify({ requestTimeout: 10_000, forceCloseConnections: true }) as unknown as FastifyInstance;
  addProbes(app, parts);
  addMetrics(app, parts);
  if (debug) addDebug(app, debug);
  return app;
}
