// The folder of keys: what is written there stamps requests that another library accepts, and nobody else can read it.

import { execFileSync } from "node:child_process";
import { ECDH, createPublicKey, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { chmod, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { layMoment, momentsOf } from "../support/moments.js";
import { countersign, home, organizationId, recording } from "./running.js";
import type { Home, Recording } from "./running.js";

let service: Recording;
let ada: Home;
beforeEach(async () => {
  service = await recording();
  ada = await home(service.url);
});
afterEach(async () => {
  await Promise.all([service.close(), ada.remove()]);
});

const base64url = (hex: string): string => Buffer.from(hex, "hex").toString("base64url");

/** By node:crypto alone, which has made neither the key nor the stamp. */
function publicKeyOf(curve: string, hex: string): KeyObject {
  if (curve === "ed25519") {
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: base64url(hex) }, format: "jwk" });
  }
  const name = curve === "p256" ? "prime256v1" : "secp256k1";
  const point = String(ECDH.convertKey(hex, name, "hex", "hex", "uncompressed"));
  const [x, y] = [base64url(point.slice(2, 66)), base64url(point.slice(66))];
  return createPublicKey({ key: { kty: "EC", crv: curve === "p256" ? "P-256" : "secp256k1", x, y }, format: "jwk" });
}

describe.each([
  ["p256", "SIGNATURE_SCHEME_TK_API_P256", "sha256", 66],
  ["secp256k1", "SIGNATURE_SCHEME_TK_API_SECP256K1", "sha256", 66],
  ["ed25519", "SIGNATURE_SCHEME_TK_API_ED25519", null, 64],
] as const)("a key on %s", (curve, scheme, hash, digits) => {
  let own: Home;
  beforeEach(async () => {
    own = await home(service.url, curve);
  });
  afterEach(() => own.remove());

  test("stamps requests that node:crypto verifies against the printed public key", async () => {
    const made = await countersign(["api-keys", "generate", "--key-name", "printed", "--curve", curve], own);
    const ended = await countersign(["whoami", "--key-name", "printed", "--organization", organizationId], own);
    expect(ended).toMatchObject({ code: 0, err: "" });
    const [{ body, stamp }] = service.asked as [Recording["asked"][0]];
    const parts = JSON.parse(Buffer.from(stamp ?? "", "base64url").toString()) as Record<string, string>;
    expect(parts).toMatchObject({ publicKey: made.out.trim(), scheme });
    const signature = Buffer.from(parts["signature"] ?? "", "hex");
    expect(verify(hash, body, publicKeyOf(curve, made.out.trim()), signature)).toBe(true);
    expect(verify(hash, Buffer.concat([body, Buffer.from(" ")]), publicKeyOf(curve, made.out.trim()), signature)).toBe(
      false,
    );
  });

  test("lies in three files of the known form, the private one open to its owner alone", async () => {
    const file = (ending: string) => join(own.cwd, "keys", `ada.${ending}`);
    expect(await readFile(file("private"), "utf8")).toMatch(new RegExp(`^[0-9a-f]{64}:${curve}$`));
    expect((await stat(file("private"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(own.cwd, "keys"))).mode & 0o777).toBe(0o700);
    const publicKey = await readFile(file("public"), "utf8");
    expect(publicKey).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`));
    const meta = JSON.parse(await readFile(file("meta"), "utf8")) as Record<string, string>;
    expect(meta).toMatchObject({ name: "ada", organizationId, curve, publicKey });
    expect(new Date(meta["createdAt"] ?? "").toISOString()).toBe(meta["createdAt"]);
  });
});

describe("generating a key", () => {
  test.each(["public", "private", "meta"])(
    "never overwrites a file, here .%s, and leaves no others",
    async (ending) => {
      const folder = join(ada.cwd, "keys");
      await writeFile(join(folder, `bob.${ending}`), "as it was");
      const ended = await countersign(["api-keys", "generate", "--key-name", "bob"], ada);
      expect(ended).toMatchObject({ code: 2, out: "" });
      expect(ended.err).toContain("never overwritten");
      expect((await readdir(folder)).filter((file) => file.startsWith("bob"))).toEqual([`bob.${ending}`]);
      expect(await readFile(join(folder, `bob.${ending}`), "utf8")).toBe("as it was");
    },
  );

  test("that is killed, at whatever moment, leaves the key as a whole or not at all", async () => {
    const folder = join(ada.cwd, "keys");
    const bob = ["api-keys", "generate", "--key-name", "bob"];
    const moments = await momentsOf(folder, () => countersign(bob, ada));
    expect(moments.length).toBeGreaterThan(8);
    for (const moment of moments) {
      await rm(folder, { recursive: true });
      layMoment(moment, folder);
      const isThere = (await readdir(folder)).includes("bob.private");
      // What is there already is never overwritten; what is not there can be made.
      expect(await countersign(bob, ada)).toMatchObject({ code: isThere ? 2 : 0 });
      const asked = await countersign(["whoami", "--key-name", "bob", "--organization", organizationId], ada);
      expect(asked).toMatchObject({ code: 0, err: "" });
    }
  });

  test.each(["../ada", "a/b", ".hidden", "", "a b", "x".repeat(65)])("refuses the name %j", async (name) => {
    const ended = await countersign(["api-keys", "generate", `--key-name=${name}`], ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("is not a valid file name");
  });

  test("never prints the private key", async () => {
    const ended = await countersign(["--json", "api-keys", "generate", "--key-name", "bob"], ada);
    const [secret = ""] = (await readFile(join(ada.cwd, "keys", "bob.private"), "utf8")).split(":");
    expect(secret).toHaveLength(64);
    expect(ended.out + ended.err).not.toContain(secret);
    expect(JSON.parse(ended.out)).toMatchObject({ name: "bob", curve: "p256" });
  });

  test("without a folder named, goes below XDG_CONFIG_HOME, else below .config of the home folder", async () => {
    const config = join(ada.cwd, "elsewhere");
    await countersign(["api-keys", "generate", "--key-name", "x"], { cwd: ada.cwd, env: { XDG_CONFIG_HOME: config } });
    await countersign(["api-keys", "generate", "--key-name", "y"], { cwd: ada.cwd });
    expect(await readdir(join(config, "countersign", "keys"))).toContain("x.private");
    expect(await readdir(join(ada.cwd, ".config", "countersign", "keys"))).toContain("y.private");
  });
});

describe("using a key", () => {
  test.each([0o644, 0o640, 0o620, 0o604])(
    "is refused while its file has the mode %o, until the chmod that the error names",
    async (mode) => {
      const file = join(ada.cwd, "keys", "ada.private");
      await chmod(file, mode);
      const refused = await countersign(["whoami"], ada);
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(service.asked).toEqual([]);
      const [, command = ""] = /Fix it with: (.*)/.exec(refused.err) ?? [];
      execFileSync("sh", ["-c", command]);
      expect(await countersign(["whoami"], ada)).toMatchObject({ code: 0 });
    },
  );

  test.each([
    ["another curve's name", (key: string) => `${key}:p521`, "p256, secp256k1, ed25519"],
    ["too few digits", (key: string) => `${key.slice(2)}:p256`, "64 hexadecimal digits"],
    ["a second colon", (key: string) => `${key}:p256:`, "64 hexadecimal digits"],
    ["zero", () => `${"0".repeat(64)}:p256`, "not a private key on p256"],
    ["the key of another pair", () => `${"1".repeat(64)}:p256`, "does not match"],
  ])("with %s in its private file is refused with a reason and without the key", async (_, written, reason) => {
    const text = written(ada.privateKey);
    await writeFile(join(ada.cwd, "keys", "ada.private"), text);
    const ended = await countersign(["whoami"], ada);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(reason);
    expect(ended.err).not.toContain(text.slice(0, 62));
    expect(service.asked).toEqual([]);
  });

  test("that does not exist names those that do", async () => {
    const ended = await countersign(["whoami", "--key-name", "eve"], ada);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain("its keys: ada");
  });

  test("without .public and .meta files works once the organization is given", async () => {
    await writeFile(join(ada.cwd, "keys", "bare.private"), ada.privateKey, { mode: 0o600 });
    const without = await countersign(["whoami", "--key-name", "bare"], ada);
    expect(without).toMatchObject({ code: 2 });
    expect(without.err).toContain("--organization");
    const given = await countersign(["whoami", "--key-name", "bare", "--organization", organizationId], ada);
    expect(given).toMatchObject({ code: 0 });
  });
});
