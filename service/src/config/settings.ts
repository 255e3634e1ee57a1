// All settings, declared once. Their type, the schema that checks the file, the environment and the command line, and
// docs/configuration.md are derived from this.

import { audit } from "./audit-settings.js";
import {
  flag,
  group,
  largest,
  list,
  number,
  optionalWord,
  placed,
  schemaOf,
  text,
  whole,
  word,
} from "./declaration.js";
import type { Values } from "./declaration.js";
import { limits } from "./limits.js";
import { messages } from "./message-settings.js";
import { postgres } from "./postgres.js";
import { kms, pkcs11, transit } from "./provider-settings.js";
import { notifications } from "./notification-settings.js";
import { oauth2 } from "./oauth2.js";
import { transparency } from "./transparency-settings.js";

export const declared = {
  data: text({
    doc: "folder for the database, the key-encryption keys and `root.json`",
    variable: "COUNTERSIGN_DATA_DIR",
    option: "--data <folder>",
    default: "./data",
  }),
  host: text({
    doc: "address to listen on",
    variable: "COUNTERSIGN_HOST",
    option: "--host <address>",
    default: "127.0.0.1",
  }),
  port: number({
    doc: "port to listen on; 0 for any free one",
    variable: "COUNTERSIGN_PORT",
    option: "--port <number>",
    default: 8080,
    from: 0,
    to: 65_535,
  }),
  databaseUrl: text({
    doc: "URL of a PostgreSQL database",
    variable: "COUNTERSIGN_DATABASE_URL",
    otherwise: "SQLite in `data`",
    pattern: "^postgres(ql)?://",
    expected: "a URL such as postgres://user:password@host:5432/database",
    secret: true,
  }),
  postgres,
  masterKeyFile: text({
    doc: "file with the key-encryption keys",
    variable: "COUNTERSIGN_MASTER_KEY_FILE",
    otherwise: "`master.key` in `data`",
  }),
  masterKeyProvider: optionalWord(["file", "environment", "transit", "pkcs11", "kms"], {
    doc: "where the key-encryption keys must be; a new deployment's are created there",
    variable: "COUNTERSIGN_MASTER_KEY_PROVIDER",
    otherwise: "where they are",
  }),
  transit,
  pkcs11,
  kms,
  tls: whole({
    certificate: text({
      doc: "PEM file of the certificate, followed by its issuers' certificates",
      variable: "COUNTERSIGN_TLS_CERTIFICATE",
      otherwise: "plain HTTP",
    }),
    key: text({
      doc: "PEM file of the certificate's private key",
      variable: "COUNTERSIGN_TLS_KEY",
      otherwise: "plain HTTP",
    }),
  }),
  behindProxy: flag({
    doc: "trust the address that the proxy in front adds to `X-Forwarded-For`; the proxy must then terminate TLS",
    variable: "COUNTERSIGN_BEHIND_PROXY",
    default: false,
  }),
  hstsSeconds: number({
    doc: "`max-age` of `Strict-Transport-Security`, which applies to every port of the host; 0 to omit the header",
    variable: "COUNTERSIGN_HSTS_SECONDS",
    default: 0,
    from: 0,
    to: 63_072_000,
  }),
  management: group({
    host: text({
      doc: "address of the management listener",
      variable: "COUNTERSIGN_MANAGEMENT_HOST",
      default: "127.0.0.1",
    }),
    port: number({
      doc: "port of the management listener: `/metrics`, `/health` and `/ready` in plain HTTP; 0 for any free one",
      variable: "COUNTERSIGN_MANAGEMENT_PORT",
      otherwise: "no listener, no `/metrics`",
      from: 0,
      to: 65_535,
    }),
    debug: flag({
      doc: "serve `/debug` on that listener: process state and CPU profiles",
      variable: "COUNTERSIGN_MANAGEMENT_DEBUG",
      default: false,
    }),
  }),
  logLevel: word(["trace", "debug", "info", "warn", "error", "silent"], {
    doc: "lowest level that is logged",
    variable: "COUNTERSIGN_LOG_LEVEL",
    default: "info",
  }),
  audit,
  rateLimit: number({
    doc: "requests per second from one address (IPv6: each /64 network); 0 for no limit",
    variable: "COUNTERSIGN_RATE_LIMIT",
    default: 60,
    from: 0,
    to: largest,
  }),
  requests: group({
    perOrganization: number({
      doc: "concurrent requests of one organization; 0 for no limit",
      default: 1000,
      from: 0,
      to: largest,
    }),
    perTenant: number({
      doc: "concurrent requests of a top-level organization and all its sub-organizations together; 0 for no limit",
      default: 2000,
      from: 0,
      to: largest,
    }),
    streamsPerOrganization: number({
      doc: "concurrent streams of one organization, in each process; 0 for no limit",
      default: 20,
      from: 0,
      to: largest,
    }),
    streams: number({
      doc: "concurrent streams, in each process; 0 for no limit",
      default: 500,
      from: 0,
      to: largest,
    }),
  }),
  docs: flag({
    doc: "serve the API documentation at `/docs`",
    variable: "COUNTERSIGN_DOCS",
    default: true,
  }),
  console: flag({
    doc: "serve the [web console](console.md) at `/console/`",
    variable: "COUNTERSIGN_CONSOLE",
    option: "--no-console",
    default: true,
  }),
  requestSeconds: number({
    doc: "how long a request may take to arrive",
    variable: "COUNTERSIGN_REQUEST_SECONDS",
    default: 30,
    from: 1,
    to: 3600,
  }),
  lameDuckSeconds: number({
    doc: "how long the service still serves requests after SIGTERM, while `/ready` returns 503",
    variable: "COUNTERSIGN_LAME_DUCK_SECONDS",
    default: 0,
    from: 0,
    to: 3600,
  }),
  drainSeconds: number({
    doc: "how long shutdown then waits for in-flight requests",
    variable: "COUNTERSIGN_DRAIN_SECONDS",
    default: 10,
    from: 0,
    to: 3600,
  }),
  custody: group({
    workers: number({
      doc: "threads that sign",
      variable: "COUNTERSIGN_CUSTODY_WORKERS",
      default: 1,
      from: 1,
      to: 64,
    }),
    cacheSize: number({ doc: "unsealed keys cached by each thread", default: 10_000, from: 1, to: 1_000_000 }),
  }),
  signing: group({
    allowEmptyDomain: flag({
      doc: "sign typed data (EIP-712) with a missing or empty domain",
      variable: "COUNTERSIGN_ALLOW_EMPTY_DOMAIN",
      default: false,
    }),
  }),
  webhooks: group({
    allowPrivateTargets: flag({
      doc: "also deliver to loopback and private addresses",
      variable: "COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS",
      default: false,
    }),
    timeoutMs: number({ doc: "how long a receiver may take to answer", default: 10_000, from: 1, to: 600_000 }),
    maxAttempts: number({ doc: "attempts before an event is abandoned", default: 20, from: 1, to: 1000 }),
    firstRetryMs: number({ doc: "wait after the first failed attempt", default: 1_000, from: 1, to: 3_600_000 }),
    longestRetryMs: number({ doc: "longest wait between two attempts", default: 3_600_000, from: 1, to: 86_400_000 }),
    concurrency: number({ doc: "concurrent deliveries", default: 16, from: 1, to: 1000 }),
  }),
  messages,
  notifications,
  retention: group({
    days: number({
      doc: "age at which finished activities move from the database to the [archive](retention.md)",
      variable: "COUNTERSIGN_RETENTION_DAYS",
      otherwise: "never",
      from: 1,
      to: 36_500,
    }),
    folder: text({
      doc: "folder of the archive; if processes share a database, a folder that all of them can reach",
      variable: "COUNTERSIGN_RETENTION_FOLDER",
      otherwise: "`archive` in `data`",
    }),
    recipients: list({
      doc: "age public keys to encrypt its files to; any of the matching private keys decrypts them",
      variable: "COUNTERSIGN_RETENTION_RECIPIENTS",
      default: [],
      item: { pattern: "^age1[0-9a-z]+$", expected: "an age public key, such as age1…" },
    }),
  }),
  transparency,
  oidc: group({
    issuers: list({
      doc: "issuers whose ID tokens are accepted; if empty, all issuers reachable over HTTPS",
      variable: "COUNTERSIGN_OIDC_ISSUERS",
      default: [],
      item: { pattern: "^https?://", expected: "the URL of an issuer such as https://accounts.example.com" },
    }),
    allowPrivateIssuers: flag({
      doc: "allow issuers on private addresses and over plain HTTP",
      variable: "COUNTERSIGN_ALLOW_PRIVATE_ISSUERS",
      default: false,
    }),
    timeoutMs: number({ doc: "how long an issuer may take to answer", default: 5_000, from: 1, to: 600_000 }),
    keysSeconds: number({
      doc: "how long an issuer's keys are cached; a token with an unknown key refetches them sooner",
      default: 600,
      from: 1,
      to: 86_400,
    }),
  }),
  oauth2,
  authProxy: group({
    perAddress: number({
      doc: "requests per minute to one auth proxy from one address; 0 for no limit",
      default: 120,
      from: 0,
      to: largest,
    }),
    startsPerAddress: number({
      doc: "one-time codes and sign-ups among these; 0 for no limit",
      default: 20,
      from: 0,
      to: largest,
    }),
    startsPerOrganization: number({
      doc: "one-time codes and sign-ups per minute from all addresses; 0 for no limit",
      default: 600,
      from: 0,
      to: largest,
    }),
  }),
  billing: group({
    products: list({
      doc: "ids of the tiers that organizations can subscribe to; the first needs no payment method",
      variable: "COUNTERSIGN_BILLING_PRODUCTS",
      default: ["free", "pro", "enterprise"],
    }),
  }),
  storage: group({
    reserveBytes: number({
      doc: "free space below which only signing, deleting and queries [are accepted](limits.md#when-the-disk-is-nearly-full)",
      variable: "COUNTERSIGN_STORAGE_RESERVE_BYTES",
      otherwise: "5 % of the disk, at most 1 GiB",
      from: 0,
      to: largest,
    }),
    databaseBytes: number({
      doc: "maximum size of the PostgreSQL database; its free space is what remains of it",
      variable: "COUNTERSIGN_STORAGE_DATABASE_BYTES",
      otherwise: "not monitored",
      from: 0,
      to: largest,
    }),
  }),
  limits,
} as const;

export type Settings = Values<typeof declared>;

/** JSON Schema of the configuration file. */
export const settingsSchema = schemaOf(declared);

export const allSettings = placed(declared);

/** The place of each variable's setting. */
export const environment: Readonly<Record<string, string>> = Object.fromEntries(
  allSettings.flatMap(({ place, setting: { variable } }) => (variable === undefined ? [] : [[variable, place]])),
);

/** Variables that set no setting, and their purposes. */
export const otherVariables: Readonly<Record<string, string>> = {
  COUNTERSIGN_CONFIG: "path of the configuration file; also `--config`",
  COUNTERSIGN_MASTER_KEY: "the key-encryption keys themselves, comma-separated, instead of a file",
  COUNTERSIGN_BASE_URL: "command line: URL of the service",
  COUNTERSIGN_CREDENTIALS: "command line: JSON file of the API key",
  COUNTERSIGN_KEY_NAME: "command line: name of the API key in the keys folder",
  COUNTERSIGN_KEYS_FOLDER: "command line: the keys folder",
  COUNTERSIGN_SIGNER_KEY: "command line: the service's signer public key, for verifying bundles",
  COUNTERSIGN_CODES_KEY: "command line: public key for verifying the targets of one-time codes",
};
