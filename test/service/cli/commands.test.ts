// Every command that asks the service: what it sends, which the service's own validators accept, and what it shows.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createProgram } from "../../../service/src/cli/program.js";
import { processIo } from "../../../service/src/cli/terminal/io.js";
import { cases, id } from "./cases.js";
import { countersign, home, lastBody, organizationId, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
beforeAll(async () => {
  service = await recording();
  ada = await home(service.url);
});
afterAll(() => Promise.all([service.close(), ada.remove()]));
beforeEach(() => {
  service.asked.length = 0;
});

describe.each(cases)("countersign $args", ({ args, path, parameters, members = {}, shows }) => {
  test("sends what it says and shows what came of it", async () => {
    const { code, out, err } = await countersign(args.split(" "), ada);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(service.asked.at(-1)?.path).toBe(`/public/v1/${path}`);
    const body = lastBody(service);
    expect(body).toMatchObject({ organizationId, ...members });
    expect(body["parameters"]).toEqual(parameters);
    expect(out).toMatch(shows);
  });

  test("gives programs the whole answer as JSON", async () => {
    const { out } = await countersign([...args.split(" "), "--json"], ada);
    const { body } = service.asked.at(-1) ?? {};
    const response = await fetch(`${service.url}/public/v1/${path}`, {
      method: "POST",
      body: new Uint8Array(body ?? []),
    });
    expect(JSON.parse(out)).toEqual(await response.json());
  });
});

test("every command below a noun that asks the service is among the cases", async () => {
  const own = [
    "serve",
    "backup",
    "restore",
    "webhooks",
    "messages",
    "master-key",
    "signing-keys",
    "request",
    "policies",
    "config",
    "doctor",
    "authority",
    "archive",
  ];
  own.push(
    "webhook-endpoints",
    "limits",
    "controls",
    "allowlist",
    "session-profiles",
    "oauth2",
    "secrets",
    "interfaces",
    "mfa",
    "notifications",
    "brakes",
    "address-book",
    "auth-proxy",
    "console",
    "mcp",
    "agents",
    "ethereum-rpc",
    "ssh-agent",
  );
  // Files of their own, against a service that holds keys and sends messages.
  own.push("encryption-keys", "encrypt", "decrypt", "signer-key", "login", "sessions");
  // Against a service with a log of its own.
  own.push("log", "witness");
  const moving = /^(wallets|wallets accounts|private-keys) (export|import|init-import)$/;
  const elsewhere = ["api-keys generate", "oauth-providers create", "invitations list", "sign csr"];
  type Command = Awaited<ReturnType<typeof createProgram>>;
  const leaves = (command: Command): string[] =>
    command.commands.length === 0
      ? [command.name()]
      : command.commands.flatMap(leaves).map((leaf) => `${command.name()} ${leaf}`);
  const all = (await createProgram(processIo())).commands
    .filter((command) => !own.includes(command.name()))
    .flatMap(leaves)
    .filter((name) => !moving.test(name) && !elsewhere.includes(name));
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((name) => !cases.some(({ args }) => `${args} `.startsWith(`${name} `)))).toEqual([]);
});

describe("names", () => {
  test("of wallets and private keys stand for their ids", async () => {
    const wallets = JSON.parse((await countersign(["wallets", "list", "--json"], ada)).out) as {
      readonly wallets: readonly { readonly walletName: string }[];
    };
    const name = wallets.wallets[0]?.walletName ?? "";
    const ended = await countersign(["wallets", "rename", "--wallet", name, "--name", "New"], ada);
    expect(ended).toMatchObject({ code: 0, err: "" });
    const [, listed, renamed] = service.asked.map(({ path }) => path);
    expect([listed, renamed]).toEqual(["/public/v1/query/list_wallets", "/public/v1/submit/update_wallet"]);
    expect(lastBody(service)["parameters"]).toMatchObject({ walletId: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  test("that nothing has are refused with those that there are, and nothing is changed", async () => {
    const ended = await countersign(["wallets", "delete", "Nowhere"], ada);
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.err).toMatch(/no wallet is named "Nowhere"; known names: "\w+/);
    expect(service.asked.map(({ path }) => path)).toEqual(["/public/v1/query/list_wallets"]);
  });
});

test("a user is not updated by a command that changes nothing", async () => {
  expect(await countersign(["users", "update", "--user", id], ada)).toMatchObject({ code: 2, out: "" });
  expect(service.asked).toEqual([]);
});

test("an activity named by its id is voted on by its fingerprint", async () => {
  const { out } = await countersign(["activities", "get", id, "--json"], ada);
  const { activity } = JSON.parse(out) as { readonly activity: { readonly fingerprint: string } };
  await countersign(["activities", "approve", id], ada);
  expect(lastBody(service)["parameters"]).toEqual({ fingerprint: activity.fingerprint });
});

describe("a value from elsewhere", () => {
  test.each(["-", "@payload.txt"])("is signed to the last character of text: %s", async (from) => {
    const text = "two lines\nand a last one\n";
    await writeFile(join(ada.cwd, "payload.txt"), text);
    const ended = await countersign(["sign", "raw", "--with", "x", "--payload", from], { ...ada, stdin: text });
    expect(ended).toMatchObject({ code: 0 });
    expect(lastBody(service)["parameters"]).toMatchObject({ payload: text });
  });

  test("is freed of the line feed behind hexadecimal digits", async () => {
    const args = ["sign", "raw", "--with", "x", "--payload", "-", "--encoding", "hex"];
    await countersign(args, { ...ada, stdin: "ab\n" });
    expect(lastBody(service)["parameters"]).toMatchObject({ payload: "ab" });
  });

  test("that is not UTF-8, too long or not there is refused, and nothing is sent", async () => {
    const sign = (from: string) => ["sign", "raw", "--with", "x", "--payload", from];
    const binary = await countersign(sign("-"), { ...ada, stdin: Uint8Array.of(0xff) });
    expect(binary).toMatchObject({ code: 2 });
    expect(binary.err).toContain("not UTF-8");
    const long = await countersign(sign("-"), { ...ada, stdin: new Uint8Array(16 * 1024 * 1024 + 1) });
    expect(long).toMatchObject({ code: 2 });
    expect(long.err).toContain("more than 16777216 bytes");
    const none = await countersign(sign("@none"), ada);
    expect(none).toMatchObject({ code: 2 });
    expect(none.err).toContain("ENOENT");
    expect(service.asked).toEqual([]);
  });
});

describe("countersign request", () => {
  const path = "/public/v1/query/whoami";
  const body = ` {"organizationId" :\t"${organizationId}"}\r\n`;

  test.each([body, "-", "@body.json"])("posts exactly the bytes it is given: --body %j", async (from) => {
    await writeFile(join(ada.cwd, "body.json"), body);
    const ended = await countersign(["request", "--path", path, "--body", from], { ...ada, stdin: body });
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(service.asked[0]?.body.toString()).toBe(body);
    expect(service.asked[0]?.stamp).toBeDefined();
  });

  test("prints exactly the bytes of the answer", async () => {
    const ended = await countersign(["request", "--path", path, "--body", body], ada);
    const response = await fetch(service.url + path, { method: "POST", body });
    expect(ended.out).toBe(await response.text());
  });

  test("prints a refusal too, and ends with 1", async () => {
    const ended = await countersign(["request", "--path", path, "--body", "{}"], ada);
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.out)).toMatchObject({ code: 3 });
    expect(ended.err).toContain("INVALID_ARGUMENT (code 3, HTTP 400)");
  });

  test.each(["public/v1/query/whoami", "//host/path", "http://host/", "/a?b", "/a b", "/@host"])(
    "refuses the path %s",
    async (path) => {
      expect(await countersign(["request", "--path", path, "--body", "{}"], ada)).toMatchObject({ code: 2, out: "" });
      expect(service.asked).toEqual([]);
    },
  );
});
