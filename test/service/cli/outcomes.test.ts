// How a run ends: exit codes, what is said when the service refuses, fails, waits for others or is not there.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ActivityType, AddressFormat, apiKeyStamper, connect, Curve, HashFunction } from "@countersign/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Signatures } from "../../../service/src/cli/signers/signatures.js";
import { friendlyName, parseEnum } from "../../../service/src/cli/terminal/enum-values.js";
import { newKey } from "../support/service.js";
import { countersign, home, organizationId, recording } from "./running.js";
import type { Activity, Home, Recording } from "./running.js";

const create = ["wallets", "create", "--name", "Main"];

describe("an activity", () => {
  let service: Recording;
  let ada: Home;
  let change: (activity: Activity, path: string) => Activity;
  beforeEach(async () => {
    service = await recording((activity, path) => change(activity, path));
    ada = await home(service.url);
  });
  afterEach(() => Promise.all([service.close(), ada.remove()]));

  const fingerprint = `sha256:${"ab".repeat(32)}`;

  test("that needs consensus is shown with the command that approves it, and the run ends with 0", async () => {
    change = (activity) => ({ ...activity, status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {}, fingerprint });
    const people = await countersign(create, ada);
    expect(people.code).toBe(0);
    expect(people.out).toContain(`countersign activities approve ${fingerprint}`);
    const program = await countersign([...create, "--json"], ada);
    expect(program.code).toBe(0);
    expect(JSON.parse(program.out)).toMatchObject({ activity: { fingerprint, result: {} } });
  });

  test("that failed is reported with its reason, and the run ends with 1", async () => {
    const failure = { code: 9, message: "the wallet was never exported", details: [] };
    change = (activity) => ({ ...activity, status: "ACTIVITY_STATUS_FAILED", result: {}, failure });
    const people = await countersign(create, ada);
    expect(people).toMatchObject({ code: 1, out: "" });
    expect(people.err).toContain("failed: FAILED_PRECONDITION: the wallet was never exported");
    const program = await countersign([...create, "--json"], ada);
    expect(program.code).toBe(1);
    expect(JSON.parse(program.out)).toMatchObject({ activity: { failure } });
  });

  test("that failed is told with its reason to programs that ask for signatures", async () => {
    const failure = { code: 9, message: "the wallet was deleted", details: [] };
    change = (activity) => ({ ...activity, status: "ACTIVITY_STATUS_FAILED", result: {}, failure });
    const connection = connect({ baseUrl: service.url, stamper: apiKeyStamper(newKey()) });
    const signatures = new Signatures({ connection, organizationId, waitMs: 0, waiting: () => {} });
    await expect(signatures.transaction("address", "00")).rejects.toMatchObject({
      isPending: false,
      message: expect.stringMatching(/^activity \S+ failed: FAILED_PRECONDITION: the wallet was deleted$/) as string,
    });
  });

  test("that was rejected ends the run of who submitted it with 1 and of who rejected it with 0", async () => {
    change = (activity) => ({ ...activity, status: "ACTIVITY_STATUS_REJECTED", result: {} });
    expect(await countersign(create, ada)).toMatchObject({ code: 1, out: "" });
    const rejected = await countersign(["activities", "reject", fingerprint], ada);
    expect(rejected).toMatchObject({ code: 0, err: "" });
    expect(rejected.out).toMatch(/^status +rejected$/m);
  });

  test("that is pending is read again until it has ended", async () => {
    let submitted: Activity = {};
    change = (activity, path) => {
      if (path !== "/public/v1/submit/create_wallet") return submitted;
      submitted = activity;
      return { ...activity, status: "ACTIVITY_STATUS_PENDING", result: {} };
    };
    const ended = await countersign(create, ada);
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(ended.out).toMatch(/^wallet id +\S+/);
    expect(service.asked.map(({ path }) => path)).toEqual([
      "/public/v1/submit/create_wallet",
      "/public/v1/query/get_activity",
    ]);
  });

  test("cannot command the terminal through what it holds", async () => {
    const message = "\u001b[2J\u009b31m\u202eelif\u0007 gone";
    change = (activity) => ({ ...activity, status: "ACTIVITY_STATUS_FAILED", failure: { code: 5, message } });
    const failed = await countersign(create, ada);
    expect(failed.err).toContain("\\u001b[2J\\u009b31m\\u202eelif\\u0007 gone");
    change = (activity) => ({ ...activity, fingerprint: "\u001b]0;title\u0007\nstatus  rejected" });
    const shown = await countersign(["activities", "get", "x"], ada);
    expect(shown.out).toContain("\\u001b]0;title\\u0007\\nstatus  rejected");
  });
});

describe("a service", () => {
  let ada: Home;
  let url: string;
  let answers: { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(answers.status, { "Content-Type": "application/json", ...answers.headers }).end(answers.body);
  });
  beforeEach(async () => {
    asked.length = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    ada = await home(url);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await ada.remove();
  });

  test("that refuses is quoted with the name of its code, its message and its details", async () => {
    const details = [{ "@type": "type.googleapis.com/x", reason: "quota" }];
    answers = { status: 403, body: JSON.stringify({ code: 7, message: "policy engine denied request", details }) };
    const people = await countersign(create, ada);
    expect(people).toMatchObject({ code: 1, out: "" });
    expect(people.err).toContain("PERMISSION_DENIED (code 7, HTTP 403): policy engine denied request");
    expect(people.err).toContain(JSON.stringify(details[0]));
    const program = await countersign([...create, "--json"], ada);
    expect(program).toMatchObject({ code: 1, out: "" });
    const error = { code: 7, name: "PERMISSION_DENIED", message: "policy engine denied request", details };
    expect(JSON.parse(program.err)).toEqual({ error });
  });

  test("that does not know the caller is quoted with what to look at", async () => {
    answers = { status: 401, body: JSON.stringify({ code: 16, message: "request not authenticated", details: [] }) };
    const { code, err } = await countersign(["whoami"], ada);
    expect(code).toBe(1);
    expect(err).toMatch(/UNAUTHENTICATED .*\n.*--organization.*clock/s);
  });

  test("that sends on to another place is not followed there", async () => {
    answers = { status: 302, body: "", headers: { Location: `${url}/elsewhere` } };
    expect(await countersign(["whoami"], ada)).toMatchObject({ code: 1, out: "" });
    const request = ["request", "--path", "/public/v1/query/whoami", "--body", "{}"];
    expect(await countersign(request, ada)).toMatchObject({ code: 1 });
    expect(asked).toEqual(["/public/v1/query/whoami", "/public/v1/query/whoami"]);
  });

  test.each([["whoami"], ["request", "--path", "/public/v1/query/whoami", "--body", "{}"]])(
    "that does not run is reported by %s with how to start it",
    async (...args) => {
      const free = createServer();
      await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
      const { port } = free.address() as AddressInfo;
      await new Promise((resolve) => free.close(resolve));
      const ended = await countersign([...args, "--base-url", `http://127.0.0.1:${port}`], ada);
      expect(ended).toMatchObject({ code: 1, out: "" });
      expect(ended.err).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
      expect(ended.err).toContain("countersign serve");
      expect(ended.err).toContain("--base-url");
    },
  );
});

describe("wrong usage", () => {
  let service: Recording;
  let ada: Home;
  beforeEach(async () => {
    service = await recording();
    ada = await home(service.url);
  });
  afterEach(() => Promise.all([service.close(), ada.remove()]));

  test.each([
    [["wallets", "crate"], "Did you mean create?"],
    [["polices", "--help"], "unknown command 'polices'\n(Did you mean policies?)"],
    [["freeze", "-h"], "unknown command 'freeze'"],
    [["help", "polices"], "Did you mean policies?"],
    [["--json", "wallets", "crate", "--help"], "Did you mean create?"],
    [["wallets", "help", "crate"], "Did you mean create?"],
    [["wallets", "create"], "required option '--name <name>'"],
    [["wallets", "create", "--name", "x", "--words", "13"], "12, 15, 18, 21, 24"],
    [["wallets", "create", "--name", "x", "--chain", "etherium"], "ethereum"],
    [["wallets", "create", "--name", "x", "--chain", "ethereum:one"], "whole number"],
    [["wallets", "create", "--name", "x", "--account", "secp256k1:m/0"], "colons"],
    [["wallets", "create", "--name", "x", "--account", "secp256k1:m/0:bitcoin"], "bitcoin-mainnet-p2wpkh"],
    [["wallets", "accounts", "create", "--wallet", "x"], "--chain or --account"],
    [["wallets", "create", "--name", "x", "--wrods", "12"], "Did you mean --words?"],
    [["private-keys", "create", "--name", "x", "--curve", "p521"], "secp256k1, ed25519, p256"],
    [["sign", "raw", "--with", "x", "--payload", "y", "--hash", "toString"], "keccak256"],
    [["sign", "transaction", "--with", "x", "--type", "cosmos", "--transaction", "00"], "bitcoin, tron"],
    [["activities", "list", "--limit", "0"], "1 to 100"],
    [["activities", "list", "--limit", "101"], "1 to 100"],
    [["activities", "list", "--before", "a", "--after", "b"], "--after"],
    [["activities", "list", "--status", "done"], "completed"],
    [["activities", "get"], "missing required argument 'id'"],
    [["activities", "get", "a", "b"], "too many arguments"],
    [["api-keys", "generate"], "--key-name"],
    [["api-keys", "generate", "--key-name", "x", "--curve", "p521"], "p256, secp256k1, ed25519"],
    [["wallets"], "Usage: countersign wallets"],
    [[], "Usage: countersign"],
  ])("%j ends with 2 and says what would be right", async (args, said) => {
    const ended = await countersign(args, ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(said);
    expect(service.asked).toEqual([]);
  });

  test.each([["--help"], ["--version"], ["sign", "raw", "--help"], ["help", "wallets"], ["help", "help"]])(
    "is not to ask for help: %s",
    async (...args) => {
      const ended = await countersign(args, ada);
      expect(ended).toMatchObject({ code: 0, err: "" });
      expect(ended.out).not.toBe("");
    },
  );
});

test.each(Object.entries({ ActivityType, AddressFormat, Curve, HashFunction }))(
  "every value of %s is read back from its friendly name, in any case, and from itself",
  (_, values: Readonly<Record<string, string>>) => {
    for (const value of Object.values(values)) {
      const name = friendlyName(values, value);
      expect(name).toMatch(/^[a-z\d-]+$/);
      for (const text of [name, name.toUpperCase(), name.replaceAll("-", "_"), value]) {
        expect(parseEnum(values, text)).toBe(value);
      }
    }
  },
);
