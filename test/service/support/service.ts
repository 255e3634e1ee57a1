// A real service for a test: its own data folder or PostgreSQL schema, a real socket, and clients that stamp.

import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { createECDH } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { ArchiverTimes } from "../../../service/src/archive/archiver.js";
import { loadConfig } from "../../../service/src/config/config.js";
import type { Settings } from "../../../service/src/config/settings.js";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { openLog } from "../../../service/src/log/log.js";
import type { HeldKeysTimes } from "../../../service/src/maintenance/held-keys.js";
import { openService } from "../../../service/src/service.js";
import type { openStore } from "../../../service/src/store/open.js";
import { watchRequests } from "./coverage.js";
import { layEmptyDatabase } from "./empty-database.js";
import { borrowSchema, postgresUrl } from "./schemas.js";

/** A P-256 API key in hex, the public half compressed. */
export interface ApiKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface RunningService {
  readonly baseUrl: string;
  /** URL of the management listener. */
  readonly managementUrl: string;
  readonly root: RootCredentials;
  /** Stamps as the first organization's root user. */
  readonly client: Client;
  /** A client that stamps with another key. */
  as(key: ApiKeyPair): Client;
  readonly dataFolder: string;
  readonly masterKeyFile: string;
  /** Path of the SQLite file, or the PostgreSQL URL. */
  readonly database: string;
  /** Every line that was logged. */
  readonly logs: string[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly postgres?: boolean;
  /** Another one, on PostgreSQL, whose database and key-encryption key this one shares. */
  readonly beside?: RunningService;
  /** Settings by their place, as on the command line: `{ "webhooks.allowPrivateTargets": true }`. */
  readonly config?: Readonly<Record<string, string | boolean>>;
  /** How the service opens its database. Default: as for its operator. */
  readonly openStore?: typeof openStore;
  /** When it looks after its key-encryption keys. */
  readonly keyTimes?: Partial<HeldKeysTimes>;
  /** When it looks for activities that are to move to the archive. */
  readonly auditTimes?: { readonly milliseconds: number };
  readonly expiryTimes?: { readonly milliseconds: number };
  readonly archiverTimes?: Partial<ArchiverTimes>;
  /** Folder of the documentation; the built one otherwise. */
  readonly docs?: string;
}

const isWanted = postgresUrl !== "none";
const reachable = isWanted && (await canConnect(postgresUrl));
if (isWanted && !reachable && process.env["CI"])
  throw new Error(`no PostgreSQL at ${postgresUrl}: these tests need one in CI`);

export type Database = "sqlite" | "postgres";

/** The database of the run: SQLite for facts, elsewhere PostgreSQL if a server is there. */
export const database: Database = reachable ? "postgres" : "sqlite";

/** For what a database itself keeps or loses when processes are killed or keys change: both, if a server is there. */
export const databases: readonly Database[] = reachable ? ["sqlite", "postgres"] : ["sqlite"];

/** A new P-256 key. */
export function newKey(): ApiKeyPair {
  const key = createECDH("prime256v1");
  key.generateKeys();
  return {
    publicKey: key.getPublicKey("hex", "compressed"),
    privateKey: key.getPrivateKey("hex").padStart(64, "0"),
  };
}

/** Services that run beside another one, and their databases. */
const lodgers = new Map<unknown, string | undefined>();

/** Starts the service on a free port. Without options: SQLite in a new folder, no rate limit. Its database is up to date. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const dataFolder = await mkdtemp(join(tmpdir(), "countersign-"));
  const { beside } = options;
  const schema = options.postgres && !beside ? await borrowSchema() : undefined;
  const databaseUrl = beside?.database ?? schema?.url;
  if (databaseUrl === undefined) await layEmptyDatabase(dataFolder);
  const settings: Settings = loadConfig({
    options: {
      data: dataFolder,
      port: "0",
      rateLimit: "0",
      "management.port": "0",
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(beside && { masterKeyFile: beside.masterKeyFile }),
      ...options.config,
    },
  });
  const logs: string[] = [];
  const service = await openService(
    settings,
    openLog(settings.logLevel, (line) => logs.push(line)),
    {
      ...(options.openStore && { openStore: options.openStore }),
      ...(options.archiverTimes && { archiverTimes: options.archiverTimes }),
      ...(options.auditTimes && { auditTimes: options.auditTimes }),
      ...(options.expiryTimes && { expiryTimes: options.expiryTimes }),
      ...(options.docs !== undefined && { docs: options.docs }),
      // Else every few seconds a write would come between those that tests hold back and count.
      keyTimes: { leaseMilliseconds: 3_600_000, ...options.keyTimes },
    },
  );
  if (beside) lodgers.set(service, databaseUrl);
  watchRequests(service.app.server);
  const { baseUrl, managementUrl = "" } = await service.listen();
  const root = { ...(beside?.root ?? readRootFile(settings.data)), baseUrl };
  const as = (key: ApiKeyPair) => createClient({ baseUrl, stamper: apiKeyStamper(key) });
  return {
    baseUrl,
    managementUrl,
    root,
    client: as({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
    as,
    dataFolder: settings.data,
    masterKeyFile: beside?.masterKeyFile ?? join(settings.data, "master.key"),
    database: databaseUrl ?? join(settings.data, "countersign.db"),
    logs,
    async close() {
      await service.close();
      if (beside) lodgers.delete(service);
      // What still runs beside it must not meet the next test.
      if ([...lodgers.values()].includes(databaseUrl)) await schema?.drop();
      else await schema?.giveBack();
      await rm(dataFolder, { recursive: true });
    },
  };
}

function readRootFile(dataFolder: string): RootCredentials {
  return JSON.parse(readFileSync(join(dataFolder, "root.json"), "utf8")) as RootCredentials;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
