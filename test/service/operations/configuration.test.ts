// The reference of the settings, what is said of names that do not exist, and `countersign config`.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigurationError, loadConfig } from "../../../service/src/config/config.js";
import type { Sources } from "../../../service/src/config/config.js";
import { exposures } from "../../../service/src/config/exposure.js";
import { reference } from "../../../service/src/config/reference.js";
import { allSettings } from "../../../service/src/config/settings.js";
import { countersign } from "../cli/running.js";

const folder = mkdtempSync(path.join(tmpdir(), "countersign-configuration-"));
afterAll(() => rmSync(folder, { recursive: true }));

function messageOf(sources: Sources): string {
  try {
    loadConfig(sources);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error("the settings were accepted");
}

function file(text: string): string {
  const name = path.join(folder, "settings.yaml");
  writeFileSync(name, text);
  return name;
}

describe("docs/configuration.md", () => {
  const page = path.join(import.meta.dirname, "../../../docs/configuration.md");
  const heading = "## Settings\n\n";

  test("lists the settings as they are declared; vitest's -u writes them anew", async () => {
    const [head = ""] = readFileSync(page, "utf8").split(heading);
    await expect(head + heading + reference()).toMatchFileSnapshot(page);
  });

  test("has a row for every setting, with its meaning", () => {
    const rows = reference().split("\n");
    for (const { place, setting } of allSettings) {
      const row = rows.find((line) => line.startsWith(`| \`${place}\` `));
      expect(row, place).toContain(setting.doc);
    }
  });
});

describe("a name that does not exist", () => {
  test.each([
    ["COUNTERSIGN_PROT", "COUNTERSIGN_PROT: unknown variable; did you mean COUNTERSIGN_PORT?"],
    ["COUNTERSIGN_DATABASEURL", "COUNTERSIGN_DATABASEURL: unknown variable; did you mean COUNTERSIGN_DATABASE_URL?"],
    ["COUNTERSIGN_MASTERKEY", "COUNTERSIGN_MASTERKEY: unknown variable; did you mean COUNTERSIGN_MASTER_KEY?"],
    [
      "COUNTERSIGN_SERVICE_HOST_OF_OTHERS",
      "COUNTERSIGN_SERVICE_HOST_OF_OTHERS: unknown variable; docs/configuration.md lists all",
    ],
  ])("is refused as the variable %s", (variable, message) => {
    expect(messageOf({ environment: { [variable]: "secret" } })).toBe(message);
    expect(messageOf({ environment: { [variable]: "" } })).toBe(message);
  });

  test.each([
    ["prot: 1", "1:1: prot: unknown setting; did you mean port?"],
    ["poolSize: 1", "1:1: poolSize: unknown setting; did you mean postgres.poolSize?"],
    ["tls: { certifcate: c, key: k }", "1:8: tls.certifcate: unknown setting; did you mean tls.certificate?"],
  ])("is refused in the file: %s", (text, message) => {
    expect(messageOf({ file: file(text) })).toContain(message);
  });

  test("is refused as an option, with the one that was meant", async () => {
    const { code, err } = await countersign(["serve", "--prot", "1"], { cwd: folder });
    expect(err).toContain("unknown option '--prot'");
    expect(err).toContain("Did you mean --port?");
    expect(code).toBe(2);
  });

  test("of other programs is none of ours", () => {
    expect(loadConfig({ environment: { MY_COUNTERSIGN_PORT: "x", COUNTERSIGNED: "x" } }).port).toBe(8080);
  });
});

describe("countersign config check", () => {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    countersign(["config", "check", ...args], { cwd: folder, env });

  test("prints what was set, where, and no secret, and makes nothing", async () => {
    const name = file("limits: { wallets: 3 }\n");
    const data = path.join(folder, "data");
    const environment = {
      COUNTERSIGN_DATABASE_URL: "postgres://ada:hunter2@localhost/keys",
      COUNTERSIGN_DATA_DIR: data,
    };
    const { code, out, err } = await run(["--config", "settings.yaml", "--port", "9000"], environment);
    expect(err).toBe("");
    expect(out).toMatch(/^port +9000 +--port$/m);
    expect(out).toMatch(/^databaseUrl +\(secret\) +COUNTERSIGN_DATABASE_URL$/m);
    expect(out).toMatch(new RegExp(`^limits\\.wallets +3 +${name}$`, "m"));
    expect(out).toContain("The configuration is valid.");
    expect(out).not.toContain("hunter2");
    expect(code).toBe(0);
    expect(existsSync(data)).toBe(false);
  });

  test("lists what somebody has set, and none of the defaults that a file leaves out", async () => {
    const name = file("limits: { wallets: 3 }\nmanagement: { port: 9090 }\n");
    const { out } = await run(["--json", "--config", "settings.yaml"], { COUNTERSIGN_MANAGEMENT_PORT: "9091" });
    expect(JSON.parse(out)).toMatchObject({
      settings: [
        { setting: "management.port", value: "9091", source: "COUNTERSIGN_MANAGEMENT_PORT" },
        { setting: "limits.wallets", value: "3", source: name },
      ],
    });
    expect((JSON.parse(out) as { settings: unknown[] }).settings).toHaveLength(2);
  });

  test("warns of what is unsafe, and is content with it", async () => {
    const { code, out } = await run(["--host", "0.0.0.0"], {
      COUNTERSIGN_DATABASE_URL: "postgres://ada:hunter2@db.example.com/keys",
    });
    expect(out).toContain("warning: listening on 0.0.0.0 without TLS");
    expect(out).toContain("warning: the connection to the database on db.example.com is not encrypted");
    expect(code).toBe(0);
    const answer = JSON.parse((await run(["--json"])).out) as unknown;
    expect(answer).toEqual({ settings: [], warnings: [] });
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ["a variable that does not exist", { COUNTERSIGN_PROT: "1" }, "did you mean COUNTERSIGN_PORT?"],
    [
      "a certificate that is not there",
      { COUNTERSIGN_TLS_CERTIFICATE: "c", COUNTERSIGN_TLS_KEY: "k" },
      "tls.certificate: c",
    ],
    ["two master keys", { COUNTERSIGN_MASTER_KEY: "ab", COUNTERSIGN_MASTER_KEY_FILE: "x" }, "set one of them"],
    [
      "a recipient of the archive that was mistyped",
      { COUNTERSIGN_RETENTION_RECIPIENTS: "age1yudxspwx3n9ff7qngl2zguul4pf70whmu98hcde5h5vmz8cj39pszekyzz" },
      "is not an age public key",
    ],
    ["templates that cannot be read", { COUNTERSIGN_MESSAGE_TEMPLATES: "/nowhere" }, "/nowhere cannot be read"],
  ])("ends with 2 for %s", async (_name, environment, message) => {
    const { code, out, err } = await run([], environment);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, ""]);
  });
});

test("countersign config reference prints the reference", async () => {
  const { code, out } = await countersign(["config", "reference"], { cwd: folder });
  expect(out).toBe(reference());
  expect(code).toBe(0);
});

const warningsOf = (options: Readonly<Record<string, string | boolean>>) =>
  exposures(loadConfig({ options: { data: folder, ...options } }));

test.each([
  ["postgres://u:hunter2@db.example.com/x", "is not encrypted"],
  ["postgres://u@10.0.0.7/x?sslmode=disable", "is not encrypted"],
  ["postgres://u@/x?host=10.0.0.7", "is not encrypted"],
  ["postgres://u@db.example.com/x?sslmode=no-verify", "is not checked"],
])("of the database at %s the operator is warned that it %s", (databaseUrl, warning) => {
  expect(warningsOf({ databaseUrl })).toEqual([expect.stringContaining(warning)]);
  expect(warningsOf({ databaseUrl }).join()).not.toContain("hunter2");
});

test.each([
  ["postgres://u@db.example.com/x?sslmode=verify-full"],
  ["postgres://u@db.example.com/x?ssl=true"],
  ["postgres://u@localhost/x"],
  ["postgres://u@[::1]/x"],
  ["postgres://u@127.0.0.9/x"],
  ["postgres:///x?host=/var/run/postgresql"],
])("of the database at %s there is nothing to warn of", (databaseUrl) => {
  expect(warningsOf({ databaseUrl })).toEqual([]);
});

test("of metrics that others can read the operator is warned", () => {
  expect(warningsOf({ "management.port": "9090", "management.host": "0.0.0.0" })).toEqual([
    expect.stringContaining("the management listener is on 0.0.0.0"),
  ]);
});

test("of metrics on this machine, and of none, there is nothing to warn of", () => {
  expect(warningsOf({ behindProxy: true, host: "0.0.0.0", "management.port": "9090" })).toEqual([]);
  expect(warningsOf({ behindProxy: true, host: "0.0.0.0" })).toEqual([]);
});
