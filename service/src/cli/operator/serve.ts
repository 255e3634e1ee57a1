// `countersign serve`: runs the service until SIGINT or SIGTERM. The service itself is loaded when it is to run, so
// that other commands need not wait for it.

import { Command } from "commander";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Settings } from "../../config/settings.js";
import type { Logger } from "../../log/log.js";
import type { Listening, OpenService } from "../../service.js";
import type { Io } from "../terminal/io.js";
import { addSettingsOptions, readSettingsOptions } from "./settings-options.js";
import type { SettingsOptions } from "./settings-options.js";

export function serveCommand(io: Io): Command {
  return addSettingsOptions(new Command("serve"))
    .description("run the service")
    .option("--seal-authority", "take the rows of an earlier version on trust, once")
    .action(async ({ sealAuthority, ...options }: SettingsOptions) => {
      const { settings } = await readSettingsOptions(io, options);
      await serve(settings, io, sealAuthority === true);
    });
}

async function serve(settings: Settings, io: Io, sealAuthority: boolean): Promise<void> {
  const { Thread } = await import("../../custody/thread.js");
  const custodyThreads = Array.from({ length: settings.custody.workers }, () => new Thread());
  const [{ openLog }, { openService }] = await Promise.all([import("../../log/log.js"), import("../../service.js")]);
  // Whatever is written is for this user alone, also what libraries write.
  process.umask(0o077);
  const log = openLog(settings.logLevel);
  const service = await openService(settings, log, { sealAuthority, custodyThreads });
  // Told before anything else can fail: the next start does not make it again.
  io.stderr.write(made(service));
  const end = stopped(settings, service, log);
  process.on("SIGHUP", () => {
    log.info("reloading key-encryption keys and TLS files, and reopening the audit log");
    void service.reload();
  });
  try {
    const listening = await service.listen();
    const { baseUrl, managementUrl } = listening;
    log.info({ baseUrl, managementUrl, database: settings.databaseUrl === undefined ? "sqlite" : "postgres" }, "ready");
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
  const { baseUrl, hasRootFile, docsUrl, consoleUrl } = listening;
  const ready = [
    `Countersign is ready on ${baseUrl}\n`,
    ...(consoleUrl === undefined ? [] : [`Its console is at ${consoleUrl}\n`]),
    ...(docsUrl === undefined ? [] : [`Its documentation is at ${docsUrl}\n`]),
  ].join("");
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
    const { lameDuckSeconds } = settings;
    const onSignal = (signal: string) => {
      // A second signal ends the process at once, as signals do.
      process.removeListener("SIGINT", onSignal);
      process.removeListener("SIGTERM", onSignal);
      // Whoever stops it by hand does not want to wait for load balancers.
      if (signal !== "SIGTERM" || lameDuckSeconds === 0) return stop(signal);
      log.info({ signal, lameDuckSeconds }, "draining: no longer ready, stopping soon");
      service.drain();
      setTimeout(() => stop(signal), lameDuckSeconds * 1000);
    };
    const stop = (signal: string) => {
      log.info({ signal }, "stopping");
      setTimeout(() => {
        log.error({ drainSeconds: settings.drainSeconds }, "drainSeconds elapsed: aborting requests in flight");
        process.exit(1);
      }, settings.drainSeconds * 1000).unref();
      service.close().then(() => {
        log.info("stopped");
        resolve();
      }, reject);
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
}
