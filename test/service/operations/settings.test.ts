import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigurationError, loadConfig } from "../../../service/src/config/config.js";
import type { Sources } from "../../../service/src/config/config.js";
import { exposures } from "../../../service/src/config/exposure.js";
import { environment } from "../../../service/src/config/settings.js";
import { retryDelay } from "../../../service/src/delivery/backoff.js";

const folder = mkdtempSync(path.join(tmpdir(), "countersign-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const name = path.join(folder, "settings.yaml");
  writeFileSync(name, text);
  return name;
}

function messageOf(sources: Sources): string {
  try {
    loadConfig(sources);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.replaceAll(folder, "FOLDER");
    throw error;
  }
  throw new Error("the settings were accepted");
}

describe("settings", () => {
  test("are safe ones where nothing is set", () => {
    expect(loadConfig({})).toMatchObject({
      data: "./data",
      host: "127.0.0.1",
      port: 8080,
      behindProxy: false,
      rateLimit: 60,
      webhooks: { allowPrivateTargets: false },
      limits: { wallets: 100 },
    });
    expect(loadConfig({})).not.toHaveProperty("tls");
  });

  test("let a message wait for its server for twelve hours", () => {
    const { messages } = loadConfig({});
    const waits = Array.from({ length: messages.maxAttempts - 1 }, (_, index) => retryDelay(index + 1, messages, 0));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 3_600_000);
  });

  test("come from the file, the environment above it, and the command line above both", () => {
    const sources = {
      file: file("port: 1\nhost: ::1\nlimits: { wallets: 3 }\nwebhooks: { maxAttempts: 2 }\n"),
      environment: { COUNTERSIGN_PORT: "2", COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true" },
    };
    expect(loadConfig(sources)).toMatchObject({ port: 2, host: "::1", limits: { wallets: 3, users: 100 } });
    expect(loadConfig(sources).webhooks).toMatchObject({ allowPrivateTargets: true, maxAttempts: 2 });
    expect(loadConfig({ ...sources, options: { port: "3" } }).port).toBe(3);
  });

  test("may be written as JSON", () => {
    expect(loadConfig({ file: file('{ "port": 1, "tls": { "certificate": "c", "key": "k" } }') })).toMatchObject({
      port: 1,
      tls: { certificate: "c", key: "k" },
    });
  });

  test("that are lists stand in the environment with commas between, and blanks beside them", () => {
    const { messages, oidc } = loadConfig({
      environment: {
        COUNTERSIGN_MAIL_SENDERS: "no-reply@example.com , pier.example.com",
        COUNTERSIGN_OIDC_ISSUERS: " https://accounts.example.com",
      },
    });
    expect(messages.senders).toEqual(["no-reply@example.com", "pier.example.com"]);
    expect(oidc.issuers).toEqual(["https://accounts.example.com"]);
  });

  test.each(Object.entries(environment))("%s sets %s", (variable, place) => {
    const other = place === "tls.key" ? { COUNTERSIGN_TLS_CERTIFICATE: "c" } : { COUNTERSIGN_TLS_KEY: "k" };
    const value = {
      logLevel: "debug",
      databaseUrl: "postgres://x/y",
      "messages.smtpUrl": "smtp://x",
      "messages.smsUrl": "https://x/y",
      masterKeyProvider: "transit",
      "transit.address": "https://x:8200",
      "kms.key": "arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab",
      "kms.endpoint": "https://x",
      "audit.syslogUrl": "tcp://x",
      "audit.httpUrl": "https://x/y",
      "messages.invitationLink": "https://x/%s",
      "notifications.consoleUrl": "https://x/console/",
      "oidc.issuers": "https://x/y",
      "retention.recipients": "age1x",
    }[place];
    const texts = [value, "7", "true", "text"].filter((text) => text !== undefined);
    const accepted = texts.flatMap((text) => {
      try {
        const settings: unknown = loadConfig({
          environment: { ...(place.startsWith("tls") && other), [variable]: text },
        });
        const found = place.split(".").reduce((at, name) => (at as Record<string, unknown>)[name], settings);
        return [[text, String(found)]];
      } catch {
        return [];
      }
    });
    expect(accepted.length).toBeGreaterThan(0);
    for (const [text, found] of accepted) expect(found).toBe(text);
  });

  test.each<[name: string, sources: () => Sources, message: string]>([
    [
      "an unknown one",
      () => ({ file: file("webhooks:\n  allowPrivate: true\n") }),
      "FOLDER/settings.yaml:2:3: webhooks.allowPrivate: unknown setting; expected one of allowPrivateTargets, timeoutMs, " +
        "maxAttempts, firstRetryMs, longestRetryMs, concurrency",
    ],
    [
      "a misspelt one of a group, with the group",
      () => ({ file: file("management:\n  prot: 9090\n") }),
      "FOLDER/settings.yaml:2:3: management.prot: unknown setting; did you mean management.port?",
    ],
    [
      "a number out of range",
      () => ({ file: file("host: localhost\nport: 70000\n") }),
      "FOLDER/settings.yaml:2:1: port: expected a whole number from 0 to 65535, got 70000",
    ],
    [
      "a text for a number",
      () => ({ file: file("limits:\n  users: many\n") }),
      'FOLDER/settings.yaml:2:3: limits.users: expected a whole number of at least 0, got "many"',
    ],
    [
      "a list for the whole",
      () => ({ file: file("- port\n") }),
      expect.stringMatching(
        /^FOLDER\/settings.yaml:1:1: the file: expected an object with any of data, host/,
      ) as string,
    ],
    [
      "a text for a group",
      () => ({ file: file("custody: none\n") }),
      'FOLDER/settings.yaml:1:1: custody: expected an object with any of workers, cacheSize, got "none"',
    ],
    [
      "a text for a list",
      () => ({ file: file("messages:\n  senders: example.com\n") }),
      'FOLDER/settings.yaml:2:3: messages.senders: expected a list, got "example.com"',
    ],
    [
      "an item of a list",
      () => ({ file: file("oidc:\n  issuers:\n    - https://accounts.example.com\n    - accounts.example.com\n") }),
      "FOLDER/settings.yaml:4:7: oidc.issuers.1: expected the URL of an issuer such as https://accounts.example.com, " +
        'got "accounts.example.com"',
    ],
    [
      "a comma too many",
      () => ({ environment: { COUNTERSIGN_MAIL_SENDERS: "pier.example.com," } }),
      "COUNTERSIGN_MAIL_SENDERS: expected an address such as no-reply@example.com, or a domain such as example.com, " +
        'got ""',
    ],
    [
      "a sender that no address could be",
      () => ({ environment: { COUNTERSIGN_MAIL_SENDERS: "@example.com" } }),
      "COUNTERSIGN_MAIL_SENDERS: expected an address such as no-reply@example.com, or a domain such as example.com, " +
        'got "@example.com"',
    ],
    [
      "an alias of nothing",
      () => ({ file: file("port: *none\n") }),
      expect.stringMatching(/^FOLDER\/settings.yaml: .*none$/) as string,
    ],
    [
      "what is no YAML",
      () => ({ file: file("port: [1\n") }),
      expect.stringMatching(/^FOLDER\/settings.yaml: .* at line 2, column 1/) as string,
    ],
    [
      "a file that is not there",
      () => ({ file: path.join(folder, "none.yaml") }),
      expect.stringMatching(/^the configuration file FOLDER\/none.yaml cannot be read: ENOENT/) as string,
    ],
    [
      "a variable",
      () => ({ environment: { COUNTERSIGN_PORT: "http" } }),
      'COUNTERSIGN_PORT: expected a whole number from 0 to 65535, got "http"',
    ],
    [
      "a switch",
      () => ({ environment: { COUNTERSIGN_BEHIND_PROXY: "yes" } }),
      'COUNTERSIGN_BEHIND_PROXY: expected true or false, got "yes"',
    ],
    [
      "a word that is not on the list",
      () => ({ environment: { COUNTERSIGN_LOG_LEVEL: "loud" } }),
      'COUNTERSIGN_LOG_LEVEL: expected one of trace, debug, info, warn, error, silent, got "loud"',
    ],
    ["an option", () => ({ options: { port: "-1" } }), '--port: expected a whole number from 0 to 65535, got "-1"'],
    [
      "a database of another kind, without repeating what may hold a password",
      () => ({ environment: { COUNTERSIGN_DATABASE_URL: "mysql://root:hunter2@db/x" } }),
      "COUNTERSIGN_DATABASE_URL: expected a URL such as postgres://user:password@host:5432/database",
    ],
    [
      "a TLS key without its certificate",
      () => ({ environment: { COUNTERSIGN_TLS_KEY: "key.pem" } }),
      "tls: certificate is missing; set both or neither",
    ],
    [
      "several at once",
      () => ({ file: file("port: x\nhost: ''\n"), options: { port: "y" } }),
      'FOLDER/settings.yaml:1:1: port: expected a whole number from 0 to 65535, got "x"\n' +
        'FOLDER/settings.yaml:2:1: host: expected non-empty text, got ""\n' +
        '--port: expected a whole number from 0 to 65535, got "y"',
    ],
  ])("name %s, where it was set, and what would be right", (_name, sources, message) => {
    expect(messageOf(sources())).toEqual(message);
  });
});

test.each([
  ["http://sms.example.com/send", true],
  ["http://10.0.0.7", true],
  ["https://sms.example.com/send", false],
  ["http://localhost:9000/send", false],
  ["http://[::1]:9000", false],
])("of text messages posted to %s, the operator is warned: %s", (smsUrl, warned) => {
  const settings = loadConfig({ environment: { COUNTERSIGN_SMS_URL: smsUrl }, options: { data: folder } });
  const warnings = exposures(settings);
  expect(warnings.some((warning) => warning.includes("COUNTERSIGN_SMS_URL"))).toBe(warned);
  expect(warnings.join()).not.toContain(smsUrl);
});
