// How the service serves the built console: every file with strict headers, whole, small, and like its published digest.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const root = join(import.meta.dirname, "../../..");
const built = join(root, "service/dist/console");

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

describe("the console", () => {
  let service: RunningService;
  let files: readonly string[];

  beforeAll(async () => {
    service = await startService();
    files = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1));
  });

  afterAll(() => service.close());

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${service.baseUrl}/console${path}`, { redirect: "manual", ...init });

  test("every file that was built is served as it is, and nothing lets a page do more than it needs", async () => {
    expect(files).toContain("index.html");
    for (const name of files) {
      const response = await get(`/${name === "index.html" ? "" : name}`);
      expect(response.status, name).toBe(200);
      expect(digestOf(new Uint8Array(await response.arrayBuffer())), name).toBe(
        digestOf(readFileSync(join(built, name))),
      );
      const headers = Object.fromEntries(response.headers);
      expect(headers["content-security-policy"]?.split("; ").sort(), name).toEqual(
        [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "img-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "trusted-types push-worker",
        ].sort(),
      );
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
        "cache-control": name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-store",
      });
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("the page names its own files only, and has no script or style in it", () => {
    const html = readFileSync(join(built, "index.html"), "utf8");
    const named = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, place = ""]) => place);
    expect(named.length).toBeGreaterThan(2);
    for (const place of named) expect(files).toContain(place.replace(/^\.\//, ""));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=/i);
  });

  test("the first load is at most 60 kB, gzip", () => {
    const html = readFileSync(join(built, "index.html"), "utf8");
    const loaded = new Set(["index.html"]);
    const add = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const text = readFileSync(join(built, name), "utf8");
      // What modules import at once; what they load later is in import().
      for (const [, other = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) add(`assets/${other}`);
    };
    for (const [, name = ""] of html.matchAll(/\b(?:src|href)="\.\/([^"]*)"/g)) add(name);
    // The page to which people come.
    for (const name of files) if (name.startsWith("assets/inbox-")) add(name);
    const bytes = [...loaded].reduce((sum, name) => sum + gzipSync(readFileSync(join(built, name))).length, 0);
    expect(loaded.size).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(60_000);
  });

  test("the command line prints the digest of every file that is served", async () => {
    const { code, out } = await countersign(["console", "digest"], { cwd: service.dataFolder });
    expect(code).toBe(0);
    const lines = files.map((name) => `${digestOf(readFileSync(join(built, name)))}  ${name}`);
    expect(out.trim().split("\n").sort()).toEqual(lines.sort());
  });

  test("leads to itself without the slash, and is nothing that is not a file of it", async () => {
    const led = await get("");
    expect([led.status, led.headers.get("location")]).toEqual([308, "console/"]);
    for (const path of ["/missing.js", "/../dist/console-inputs.json", "/%2e%2e/console-inputs.json", "/__proto__"]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get("/", { method: "POST" })).status).toBe(404);
  });

  test("is not there where it is switched off, and neither are pairings", async () => {
    const without = await startService({ config: { console: false } });
    try {
      for (const path of ["", "/", "/index.html", "/pairings/0123456789AB"]) {
        expect((await fetch(`${without.baseUrl}/console${path}`, { redirect: "manual" })).status, path).toBe(404);
      }
    } finally {
      await without.close();
    }
  });

  test("imports the generated clients, the log, published packages and itself, and nothing else of this repository", () => {
    const sources = join(root, "console/src");
    const { devDependencies } = JSON.parse(readFileSync(join(root, "console/package.json"), "utf8")) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const names = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const imports = names.flatMap((file) =>
      [...readFileSync(join(sources, file), "utf8").matchAll(/(?:\bfrom|\bimport\(|^import)\s*"([^"]+)"/gm)].map(
        ([, from = ""]) => ({ file, from }),
      ),
    );
    expect(imports.length).toBeGreaterThan(50);
    const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
    const foreign = imports.filter(({ file, from }) => {
      if (from.startsWith(".")) return !join(sources, file, "..", from).startsWith(sources);
      return !Object.hasOwn(devDependencies, packageOf(from));
    });
    expect(foreign).toEqual([]);
    expect(Object.keys(devDependencies).filter((name) => name.startsWith("@countersign/"))).toEqual([
      "@countersign/api",
      "@countersign/auth-proxy",
      "@countersign/log",
    ]);
    // Other implementations than the service's read what is to be signed. Curves only check signatures, and HPKE opens
    // what the person exports; the log is verified by its own package; yaml reads files of policy tests, and BIP-39 has lists of words. Of btc-signer the service has
    // scripts and addresses only; PSBTs it reads by itself.
    const { dependencies } = JSON.parse(readFileSync(join(root, "service/package.json"), "utf8")) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const shared = Object.keys(devDependencies).filter((name) => Object.hasOwn(dependencies, name));
    const known = [
      "@countersign/api",
      "@countersign/auth-proxy",
      "@countersign/log",
      "@hpke/core",
      "@noble/curves",
      "@scure/bip39",
      "@scure/btc-signer",
      "yaml",
    ];
    expect(shared.sort()).toEqual(known);
  });

  test("labels, which screen readers speak, hold names of others as plain text only", () => {
    const sources = join(root, "console/src");
    const names = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
    const labels = names.flatMap((file) =>
      [...readFileSync(join(sources, file), "utf8").matchAll(/aria-label=\{([^}]*)\}/g)].map(([, label = ""]) => label),
    );
    const calls = labels.flatMap((label) => [...label.matchAll(/(\w*)\((\w+)\)/g)].map(([, by, of]) => ({ by, of })));
    expect(calls.filter(({ by }) => by === "plainText").length).toBeGreaterThan(4);
    // Words are the catalogue's own.
    expect(calls.filter(({ by, of }) => by !== "plainText" && of !== "words")).toEqual([]);
  });
});
