// Everything that can be set, with its default. The schema is the one list: the file, the environment and the command
// line are read by it.

import { defaultLimits } from "./limits.js";
import type { Limits } from "./limits.js";
import { defaultPostgresSettings } from "./postgres.js";
import type { PostgresSettings } from "./postgres.js";

export interface Settings {
  /** Folder of the database, the master key and root.json. */
  readonly data: string;
  readonly host: string;
  readonly port: number;
  /** `postgres://` URL; without it, SQLite in the data folder. */
  readonly databaseUrl?: string;
  readonly postgres: PostgresSettings;
  /** File with the key-encryption keys; default: `master.key` in the data folder. */
  readonly masterKeyFile?: string;
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Believe the address that a proxy in front adds to `X-Forwarded-For`; the proxy then has to do TLS too. */
  readonly behindProxy: boolean;
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  /** Requests per second from one address; 0 for no limit. */
  readonly rateLimit: number;
  /** Serve the API's documentation at `/docs`. */
  readonly docs: boolean;
  /** How long a client may take to send a whole request. */
  readonly requestSeconds: number;
  /** How long requests that are under way may take after a signal to stop. */
  readonly drainSeconds: number;
  readonly custody: { readonly workers: number; readonly cacheSize: number };
  readonly webhooks: {
    readonly allowPrivateTargets: boolean;
    readonly timeoutMs: number;
    readonly maxAttempts: number;
    readonly firstRetryMs: number;
    readonly longestRetryMs: number;
    readonly concurrency: number;
  };
  readonly messages: {
    /** `smtp://` or `smtps://` URL of the server that takes e-mails; without it, they are written to the folder. */
    readonly smtpUrl?: string;
    /** URL to which text messages are posted; without it, they are written to the folder. */
    readonly smsUrl?: string;
    /** Folder of messages that are not sent by a server; default: `outbox` in the data folder. */
    readonly folder?: string;
    /** Address that e-mails come from, with or without a name before it. */
    readonly from: string;
    /** Addresses, and domains with all their addresses, that requests may have e-mails come from. */
    readonly senders: readonly string[];
    /** Folder of templates that requests may name. */
    readonly templates?: string;
    /** URL of the page on which invitations are accepted; `%s` in it is replaced by the invitation. */
    readonly invitationLink?: string;
    /**
     * Codes and logins that go to one mailbox or phone in an hour, whichever organizations ask; 0 for any number.
     */
    readonly perContactHourly: number;
    readonly timeoutMs: number;
    readonly maxAttempts: number;
    readonly firstRetryMs: number;
    readonly longestRetryMs: number;
    readonly concurrency: number;
  };
  readonly oidc: {
    /** Issuers whose tokens are accepted; all that are reached over HTTPS where there are none. */
    readonly issuers: readonly string[];
    /** Reach issuers on private addresses, and over plain HTTP. */
    readonly allowPrivateIssuers: boolean;
    readonly timeoutMs: number;
    /** For how long an issuer's keys are not asked for again, unless a token names one that is not among them. */
    readonly keysSeconds: number;
  };
  /** Of auth proxies, in a minute; 0 for no limit. Each process counts by itself. */
  readonly authProxy: {
    /** Requests to one organization's from one address. */
    readonly perAddress: number;
    /** One-time codes and sign-ups from one address. */
    readonly startsPerAddress: number;
    /** The same from all addresses together. */
    readonly startsPerOrganization: number;
  };
  readonly billing: {
    /** Ids of the tiers that organizations can subscribe to. */
    readonly products: readonly string[];
  };
  readonly limits: Limits;
}

/** A setting's place, in the file: `webhooks.allowPrivateTargets`. */
export const environment: Readonly<Record<string, string>> = {
  COUNTERSIGN_DATA_DIR: "data",
  COUNTERSIGN_HOST: "host",
  COUNTERSIGN_PORT: "port",
  COUNTERSIGN_DATABASE_URL: "databaseUrl",
  COUNTERSIGN_POSTGRES_POOL_SIZE: "postgres.poolSize",
  COUNTERSIGN_MASTER_KEY_FILE: "masterKeyFile",
  COUNTERSIGN_TLS_CERTIFICATE: "tls.certificate",
  COUNTERSIGN_TLS_KEY: "tls.key",
  COUNTERSIGN_BEHIND_PROXY: "behindProxy",
  COUNTERSIGN_LOG_LEVEL: "logLevel",
  COUNTERSIGN_RATE_LIMIT: "rateLimit",
  COUNTERSIGN_DOCS: "docs",
  COUNTERSIGN_REQUEST_SECONDS: "requestSeconds",
  COUNTERSIGN_DRAIN_SECONDS: "drainSeconds",
  COUNTERSIGN_CUSTODY_WORKERS: "custody.workers",
  COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "webhooks.allowPrivateTargets",
  COUNTERSIGN_SMTP_URL: "messages.smtpUrl",
  COUNTERSIGN_SMS_URL: "messages.smsUrl",
  COUNTERSIGN_OUTBOX_DIR: "messages.folder",
  COUNTERSIGN_MAIL_FROM: "messages.from",
  COUNTERSIGN_MAIL_SENDERS: "messages.senders",
  COUNTERSIGN_MESSAGE_TEMPLATES: "messages.templates",
  COUNTERSIGN_INVITATION_LINK: "messages.invitationLink",
  COUNTERSIGN_OIDC_ISSUERS: "oidc.issuers",
  COUNTERSIGN_ALLOW_PRIVATE_ISSUERS: "oidc.allowPrivateIssuers",
  COUNTERSIGN_BILLING_PRODUCTS: "billing.products",
};

/** As much of JSON Schema as the settings need. */
export interface Property {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly items?: Property;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** What would be right, where the other keywords do not say it. */
  readonly description?: string;
  /** Holds a secret: the value is never shown. */
  readonly writeOnly?: boolean;
  readonly [keyword: string]: unknown;
}

const text = { type: "string", minLength: 1 };
const flag = (byDefault: boolean) => ({ type: "boolean", default: byDefault });
const number = (byDefault: number, minimum: number, maximum: number) => ({
  type: "integer",
  default: byDefault,
  minimum,
  maximum,
});
/** In the environment, with commas between. */
const list = (byDefault: readonly string[], item: Property = {}) => ({
  type: "array",
  default: byDefault,
  items: { ...text, maxLength: 2048, ...item },
  maxItems: 1000,
});
const closed = (properties: Readonly<Record<string, Property>>) => ({
  type: "object",
  additionalProperties: false,
  properties,
});
const group = (properties: Readonly<Record<string, Property>>) => ({ ...closed(properties), default: {} });
const largest = Number.MAX_SAFE_INTEGER;
const day = 86_400_000;
const wait = (byDefault: number) => number(byDefault, 1, day);

/** JSON Schema of the configuration file. */
export const settingsSchema: Property = closed({
  data: { ...text, default: "./data" },
  host: { ...text, default: "127.0.0.1" },
  port: number(8080, 0, 65_535),
  databaseUrl: {
    ...text,
    pattern: "^postgres(ql)?://",
    description: "a URL such as postgres://user:password@host:5432/database",
    writeOnly: true,
  },
  postgres: group({
    poolSize: number(defaultPostgresSettings.poolSize, 1, 1000),
    connectTimeoutMs: wait(defaultPostgresSettings.connectTimeoutMs),
    acquireTimeoutMs: wait(defaultPostgresSettings.acquireTimeoutMs),
    statementTimeoutMs: wait(defaultPostgresSettings.statementTimeoutMs),
    queryTimeoutMs: wait(defaultPostgresSettings.queryTimeoutMs),
    idleInTransactionTimeoutMs: wait(defaultPostgresSettings.idleInTransactionTimeoutMs),
    keepAliveMs: wait(defaultPostgresSettings.keepAliveMs),
  }),
  masterKeyFile: text,
  tls: { ...closed({ certificate: text, key: text }), required: ["certificate", "key"] },
  behindProxy: flag(false),
  logLevel: { enum: ["trace", "debug", "info", "warn", "error", "silent"], default: "info" },
  rateLimit: number(60, 0, largest),
  docs: flag(true),
  requestSeconds: number(30, 1, 3600),
  drainSeconds: number(10, 0, 3600),
  custody: group({ workers: number(1, 1, 64), cacheSize: number(10_000, 1, 1_000_000) }),
  webhooks: group({
    allowPrivateTargets: flag(false),
    timeoutMs: number(10_000, 1, 600_000),
    maxAttempts: number(20, 1, 1000),
    firstRetryMs: number(1_000, 1, 3_600_000),
    longestRetryMs: number(3_600_000, 1, 86_400_000),
    concurrency: number(16, 1, 1000),
  }),
  messages: group({
    smtpUrl: {
      ...text,
      pattern: "^smtps?://",
      description: "a URL such as smtps://user:password@mail.example.com:465",
      writeOnly: true,
    },
    smsUrl: {
      ...text,
      pattern: "^https?://",
      description: "a URL such as https://sms.example.com/send",
      writeOnly: true,
    },
    folder: text,
    from: { ...text, default: "Countersign <no-reply@localhost>" },
    senders: list([], {
      pattern: "^([^\\s@<>]+@)?[^\\s@<>]+$",
      description: "an address such as no-reply@example.com, or a domain such as example.com",
    }),
    templates: text,
    invitationLink: { ...text, pattern: "^https?://.*%s", description: "a URL with %s where the invitation goes" },
    perContactHourly: number(20, 0, largest),
    timeoutMs: number(10_000, 1, 600_000),
    // Half a day at least: invitations hold for days, and mail servers are down for hours. Codes expire before.
    maxAttempts: number(120, 1, 1000),
    firstRetryMs: number(1_000, 1, 3_600_000),
    longestRetryMs: number(900_000, 1, 86_400_000),
    concurrency: number(8, 1, 1000),
  }),
  oidc: group({
    issuers: list([], {
      pattern: "^https?://",
      description: "the URL of an issuer such as https://accounts.example.com",
    }),
    allowPrivateIssuers: flag(false),
    timeoutMs: number(5_000, 1, 600_000),
    keysSeconds: number(600, 1, 86_400),
  }),
  authProxy: group({
    perAddress: number(120, 0, largest),
    startsPerAddress: number(20, 0, largest),
    startsPerOrganization: number(600, 0, largest),
  }),
  billing: group({ products: list(["free", "pro", "enterprise"]) }),
  limits: group(
    Object.fromEntries(Object.entries(defaultLimits).map(([name, value]) => [name, number(value, 0, largest)])),
  ),
});
