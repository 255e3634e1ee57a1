// `countersign serve`: runs the service until it is told to stop.

import { Command } from "commander";
import { isLoopback } from "../config/exposure.js";
import { loadConfig } from "../config/config.js";
import type { Settings } from "../config/settings.js";
import { openLog } from "../log.js";
import { openService } from "../service.js";
import type { OpenService } from "../service.js";
import type { Io } from "./io.js";

interface ServeOptions {
  readonly config?: string;
  readonly data?: string;
  readonly host?: string;
  readonly port?: string;
}

export function serveCommand(io: Io): Command {
  return new Command("serve")
    .description("run the service")
    .option("--data <folder>", "folder of the database, the master key and root.json (COUNTERSIGN_DATA_DIR; ./data)")
    .option("--host <address>", "address to listen on (COUNTERSIGN_HOST; 127.0.0.1)")
    .option("--port <number>", "port to listen on, 0 for any that is free (COUNTERSIGN_PORT; 8080)")
    .option("--config <file>", "file of settings, in YAML or JSON (COUNTERSIGN_CONFIG)")
    .action(async ({ config, ...options }: ServeOptions) => {
      const file = config ?? io.env["COUNTERSIGN_CONFIG"];
      await serve(loadConfig({ file, environment: io.env, options: { ...options } }), io);
    });
}

async function serve(settings: Settings, io: Io): Promise<void> {
  const log = openLog(settings.logLevel);
  const scheme = settings.tls ? "https" : "http";
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  for (const warning of exposureWarnings(settings)) log.warn(warning);
  const service = await openService(settings, log, `${scheme}://${host}:${settings.port}`);
  try {
    await service.app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await service.close();
    throw error;
  }
  const { port } = service.app.server.address() as { port: number };
  const baseUrl = `${scheme}://${host}:${port}`;
  log.info({ baseUrl, database: settings.databaseUrl === undefined ? "sqlite" : "postgres" }, "ready");
  io.stderr.write(greeting(settings, service, baseUrl));
  await stopped(settings, service, log);
}

/** Settings under which secrets or signatures could be taken on their way. */
function exposureWarnings(settings: Settings): string[] {
  if (isLoopback(settings.host) || settings.tls || settings.behindProxy) return [];
  return [
    `listening on ${settings.host} without TLS: anyone between a client and this service can read what they say. ` +
      "Set tls.certificate and tls.key, or behindProxy when a proxy in front does TLS.",
  ];
}

function greeting(settings: Settings, { root, rootFile, masterKey }: OpenService, baseUrl: string): string {
  const credentials = settings.data === "./data" ? "" : ` --credentials ${rootFile}`;
  const made = [
    ...(masterKey.created ? [`  key-encryption key   ${masterKey.created}   keep a copy: without it no key can be opened`] : []),
    ...(root ? [`  root credentials     ${rootFile}   organization ${root.organizationId}`] : []),
  ];
  return [
    `Countersign is ready on ${baseUrl}`,
    ...(made.length > 0 ? ["This start has made, readable by you only:", ...made] : []),
    "Try, in another terminal:",
    `  npx countersign whoami${credentials}`,
    `  npx countersign wallets create --name Treasury --chain ethereum${credentials}`,
    "",
  ].join("\n");
}

/** Resolves when the service was told to stop and has finished what was under way. */
function stopped(settings: Settings, service: OpenService, log: ReturnType<typeof openLog>): Promise<void> {
  return new Promise((resolve) => {
    const stop = (signal: string) => {
      process.removeAllListeners("SIGINT");
      process.removeAllListeners("SIGTERM");
      log.info({ signal }, "stopping");
      // A request that hangs must not keep the process for ever.
      const impatience = setTimeout(() => process.exit(1), settings.drainSeconds * 1000);
      impatience.unref();
      service.close().then(
        () => {
          log.info("stopped");
          resolve();
        },
        (error: unknown) => {
          log.error({ err: error }, "could not stop cleanly");
          process.exit(1);
        },
      );
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
}
