// As whom and where a command speaks: options before the environment, the environment before the data folder.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countersign, home, lastBody, organizationId, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
let publicKey: string;
beforeEach(async () => {
  service = await recording();
  ada = await home(service.url);
  publicKey = await readFile(join(ada.cwd, "keys", "ada.public"), "utf8");
});
afterEach(async () => {
  await Promise.all([service.close(), ada.remove()]);
});

const other = "4c8d4d85-837f-49cd-b734-ed9f17b76aec";
const rootPublicKey = "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"; // the generator of P-256
const root = {
  organizationId: other,
  userId: "aeb7dcca-cc7e-415b-a60c-61c465e19aee",
  apiPublicKey: rootPublicKey,
  apiPrivateKey: `${"0".repeat(63)}1`,
};

async function writeRoot(file: string, members: object = {}): Promise<string> {
  const path = join(ada.cwd, file);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, JSON.stringify({ ...root, baseUrl: service.url, ...members }), { mode: 0o600 });
  return path;
}

/** By whose key, and in which organization, the one request was made. */
function spoke(): readonly [publicKey: unknown, organization: unknown] {
  expect(service.asked).toHaveLength(1);
  const stamp = Buffer.from(service.asked[0]?.stamp ?? "", "base64url").toString();
  return [(JSON.parse(stamp) as Record<string, unknown>)["publicKey"], lastBody(service)["organizationId"]];
}

describe("a command", () => {
  test("in the folder of a started service speaks as its root user, at its address, with no option at all", async () => {
    await writeRoot("data/root.json");
    expect(await countersign(["whoami"], { cwd: ada.cwd })).toMatchObject({ code: 0, err: "" });
    expect(spoke()).toEqual([rootPublicKey, other]);
  });

  test("looks for that file in COUNTERSIGN_DATA_DIR where that is set", async () => {
    await writeRoot("elsewhere/root.json");
    const env = { COUNTERSIGN_DATA_DIR: "elsewhere" };
    expect(await countersign(["whoami"], { cwd: ada.cwd, env })).toMatchObject({ code: 0, err: "" });
    expect(spoke()).toEqual([rootPublicKey, other]);
  });

  test("speaks as COUNTERSIGN_KEY_NAME rather than as the root user", async () => {
    await writeRoot("data/root.json");
    expect(await countersign(["whoami"], ada)).toMatchObject({ code: 0 });
    expect(spoke()).toEqual([publicKey, organizationId]);
  });

  test("speaks as --credentials says rather than as COUNTERSIGN_KEY_NAME", async () => {
    await writeRoot("credentials.json");
    expect(await countersign(["whoami", "--credentials", "credentials.json"], ada)).toMatchObject({ code: 0 });
    expect(spoke()).toEqual([rootPublicKey, other]);
  });

  test("speaks as --key-name says rather than as COUNTERSIGN_CREDENTIALS", async () => {
    const env = { ...ada.env, COUNTERSIGN_KEY_NAME: "", COUNTERSIGN_CREDENTIALS: await writeRoot("credentials.json") };
    expect(await countersign(["whoami", "--key-name", "ada"], { cwd: ada.cwd, env })).toMatchObject({ code: 0 });
    expect(spoke()).toEqual([publicKey, organizationId]);
  });

  test("speaks as COUNTERSIGN_CREDENTIALS says where nothing else is given", async () => {
    const env = { COUNTERSIGN_CREDENTIALS: await writeRoot("credentials.json") };
    expect(await countersign(["whoami"], { cwd: ada.cwd, env })).toMatchObject({ code: 0 });
    expect(spoke()).toEqual([rootPublicKey, other]);
  });

  test("goes where its key was made for by default", async () => {
    const make = ["api-keys", "generate", "--key-name", "bob", "--organization", other, "--base-url", service.url];
    await countersign(make, { cwd: ada.cwd });
    const bob = ["whoami", "--key-name", "bob"];
    expect(await countersign(bob, { cwd: ada.cwd })).toMatchObject({ code: 0, err: "" });
    expect(service.asked).toHaveLength(1);
    const env = { COUNTERSIGN_BASE_URL: "http://127.0.0.1:9" };
    expect(await countersign(bob, { cwd: ada.cwd, env })).toMatchObject({ code: 1 });
    const meta = join(ada.cwd, ".config/countersign/keys/bob.meta");
    await writeFile(meta, JSON.stringify({ organizationId: other, baseUrl: "file:///etc" }));
    const wrong = await countersign(bob, { cwd: ada.cwd });
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("bob.meta: baseUrl");
  });

  test("with two keys named by options is refused", async () => {
    const ended = await countersign(["whoami", "--key-name", "ada", "--credentials", "x"], ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
  });

  test("with no key at all says where it looked and how to name one", async () => {
    const ended = await countersign(["whoami"], { cwd: ada.cwd });
    expect(ended).toMatchObject({ code: 2, out: "" });
    for (const named of ["--key-name", "--credentials", join(ada.cwd, "data", "root.json")]) {
      expect(ended.err).toContain(named);
    }
  });

  test.each([
    ["before", ["--organization", other, "--json", "whoami"]],
    ["after", ["whoami", "--json", `--organization=${other}`]],
  ])("takes the options of all commands %s its name", async (_, args) => {
    const ended = await countersign(args, ada);
    expect(JSON.parse(ended.out)).toMatchObject({ organizationId: other });
    expect(spoke()).toEqual([publicKey, other]);
  });

  test("goes to --base-url rather than to COUNTERSIGN_BASE_URL, and there rather than to the credentials' address", async () => {
    const credentials = await writeRoot("credentials.json", { baseUrl: "http://127.0.0.1:9" });
    const env = { COUNTERSIGN_CREDENTIALS: credentials, COUNTERSIGN_BASE_URL: `${service.url}/` };
    expect(await countersign(["whoami"], { cwd: ada.cwd, env })).toMatchObject({ code: 0 });
    const wrong = { ...env, COUNTERSIGN_BASE_URL: "http://127.0.0.1:9" };
    const ended = await countersign(["whoami", "--base-url", service.url], { cwd: ada.cwd, env: wrong });
    expect(ended).toMatchObject({ code: 0 });
    expect(service.asked.map(({ path }) => path)).toEqual(["/public/v1/query/whoami", "/public/v1/query/whoami"]);
  });

  test.each(["ftp://x", "nonsense", "http://user@host", "http://:secret@host", "http://host/?q", "http://host/#f"])(
    "refuses %s as the address of a service",
    async (url) => {
      const ended = await countersign(["whoami", "--base-url", url], ada);
      expect(ended).toMatchObject({ code: 2, out: "" });
      expect(ended.err).not.toContain("secret");
    },
  );
});

describe("a credentials file", () => {
  test.each([
    ["that is cut off", `{"apiPrivateKey":"${root.apiPrivateKey}"`],
    ["that begins with the key", `${root.apiPrivateKey} is my key`],
    ["without an organization", JSON.stringify({ ...root, organizationId: undefined })],
    ["whose public key is another's", JSON.stringify({ ...root, apiPublicKey: "02".padEnd(66, "0") })],
    ["whose address is no URL", JSON.stringify({ ...root, baseUrl: "here" })],
    ["that holds null", "null"],
    ["that holds a list", "[]"],
    ["that is a bare key", "deadbeef".repeat(8)],
    ["that is too large", JSON.stringify(root).padEnd(70_000)],
  ])("%s is refused by its name and without what it holds", async (_, text) => {
    const path = join(ada.cwd, "credentials.json");
    await writeFile(path, text, { mode: 0o600 });
    const ended = await countersign(["whoami", "--credentials", path], ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(path);
    expect(ended.err).not.toContain(root.apiPrivateKey.slice(0, 10));
    expect(ended.err).not.toContain("deadbeef");
    expect(service.asked).toEqual([]);
  });

  test("that others can read, is no file or does not exist is refused", async () => {
    const path = join(ada.cwd, "credentials.json");
    await writeFile(path, JSON.stringify(root), { mode: 0o644 });
    for (const [file, reason] of [
      [path, `chmod 600 ${path}`],
      [ada.cwd, "is not a file"],
      [join(ada.cwd, "none.json"), "ENOENT"],
    ] as const) {
      const ended = await countersign(["whoami", "--credentials", file], ada);
      expect(ended).toMatchObject({ code: 2, out: "" });
      expect(ended.err).toContain(reason);
    }
  });
});
