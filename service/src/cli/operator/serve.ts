// `countersign serve`: runs the service until SIGINT or SIGTERM. The service itself is loaded when it is to run, so
// that other commands need not wait for it.

import { Command } from "commander";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Settings } from "../../config/settings.js";
import type { Logger } from "../../log/log.js";
import type { Listening, OpenService } from "../../service.js";
import type { Io } from "../terminal/io.js";

interface ServeOptions {
  readonly config?: string;
  readonly data?: string;
  readonly host?: string;
  readonly port?: string;
}

export function serveCommand(io: Io): Command {
  return new Command("serve")
    .description("run the service")
    .option(
      "--data <folder>",
      "data folder: database, master key and root.json (COUNTERSIGN_DATA_DIR; default: ./data)",
    )
    .option("--host <address>", "address to listen on (COUNTERSIGN_HOST; default: 127.0.0.1)")
    .option("--port <number>", "port to listen on, 0 for any free one (COUNTERSIGN_PORT; default: 8080)")
    .option("--config <file>", "configuration file, YAML or JSON (COUNTERSIGN_CONFIG)")
    .action(async ({ config, ...options }: ServeOptions) => {
      const { loadConfig } = await import("../../config/config.js");
      const file = config ?? (io.env["COUNTERSIGN_CONFIG"] || undefined);
      await serve(loadConfig({ file, environment: io.env, options: { ...options } }), io);
    });
}

async function serve(settings: Settings, io: Io): Promise<void> {
  const [{ openLog }, { openService }] = await Promise.all([import("../../log/log.js"), import("../../service.js")]);
  // Whatever is written is for this user alone, also what libraries write.
  process.umask(0o077);
  const log = openLog(settings.logLevel);
  const service = await openService(settings, log);
  // Told before anything else can fail: the next start does not make it again.
  io.stderr.write(made(service));
  const end = stopped(settings, service, log);
  process.on("SIGHUP", () => {
    log.info("reading the key-encryption keys again");
    void service.reload();
  });
  try {
    const listening = await service.listen();
    const { baseUrl } = listening;
    log.info({ baseUrl, database: settings.databaseUrl === undefined ? "sqlite" : "postgres" }, "ready");
    io.stderr.write(greeting(settings, service, listening, io));
  } catch (error) {
    await service.close();
    throw error;
  }
  await end;
}

function made({ root, rootFile, masterKey }: OpenService): string {
  const lines = [
    ...(masterKey.created === undefined
      ? []
      : [`  key-encryption key   ${masterKey.created}   keep a copy: without it no key can be opened`]),
    ...(root ? [`  root credentials     ${rootFile}   organization ${root.organizationId}`] : []),
  ];
  return lines.length === 0 ? "" : `${["Created, readable only by you:", ...lines].join("\n")}\n`;
}

function greeting(settings: Settings, { rootFile }: OpenService, listening: Listening, io: Io): string {
  const { baseUrl, hasRootFile, docsUrl } = listening;
  const ready = `Countersign is ready on ${baseUrl}\n${docsUrl === undefined ? "" : `Its documentation is at ${docsUrl}\n`}`;
  // Whoever has taken the file elsewhere knows by which key to speak.
  if (!hasRootFile) return ready;
  const found = resolve(io.cwd, settings.data) === resolve(io.cwd, "data");
  const credentials = found ? "" : ` --credentials ${quoted(rootFile)}`;
  const program = programName(io.cwd);
  return `${ready}Try, in another terminal${found || rootFile.startsWith("/") ? "" : " in the same folder"}:
  ${program} whoami${credentials}
  ${program} wallets create --name Treasury --chain ethereum${credentials}
`;
}

/** How the command line is called from a folder. */
function programName(folder: string): string {
  if (existsSync(join(folder, "node_modules", ".bin", "countersign"))) return "npx countersign";
  const script = process.argv[1] ?? "countersign";
  const shortest = [relative(folder, script), script].sort((one, other) => one.length - other.length)[0] ?? script;
  return `node ${quoted(shortest)}`;
}

/** A path as a POSIX shell takes it. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** Resolves when the service was asked to stop and has finished what was under way. */
function stopped(settings: Settings, service: OpenService, log: Logger): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (signal: string) => {
      // A second signal ends the process at once, as signals do.
      process.removeListener("SIGINT", stop);
      process.removeListener("SIGTERM", stop);
      log.info({ signal }, "stopping");
      setTimeout(() => {
        log.error({ drainSeconds: settings.drainSeconds }, "drainSeconds are over: cutting off requests under way");
        process.exit(1);
      }, settings.drainSeconds * 1000).unref();
      service.close().then(() => {
        log.info("stopped");
        resolve();
      }, reject);
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}
