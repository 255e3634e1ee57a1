// What the README tells people to type, done as it says.

import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnService } from "./service/support/process.js";
import type { ServiceProcess } from "./service/support/process.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const readme = readFileSync(path.join(root, "README.md"), "utf8");

/** @param start of the block's text, where there are several in a language */
function block(language: string, start = ""): string {
  const found = [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))]
    .map(([, text = ""]) => text)
    .find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`the README has no such block in ${language}`);
  return found;
}

let data: string;
let service: ServiceProcess;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), "countersign-readme-"));
  service = await spawnService(data);
});
afterAll(async () => {
  await service.stop();
  rmSync(data, { recursive: true });
});

test("the session with the service runs as written and signs with the wallet that it makes", () => {
  const session = block("sh", "npx countersign whoami");
  const lines = session.trim().split("\n");
  const outputs = lines.map((line) => {
    const { status, stdout, stderr } = spawnSync(line, {
      shell: true,
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, COUNTERSIGN_DATA_DIR: data },
    });
    expect({ line, status, stderr: withoutNpm(stderr) }).toEqual({ line, status: 0, stderr: "" });
    return stdout;
  });
  const [whoami = "", created = "", signed = "", activities = ""] = outputs;
  expect(whoami).toContain(service.root.organizationId);
  const address = /address +(0x\w{40})/.exec(created)?.[1];
  const value = (name: string) => new RegExp(`^${name} +(\\w+)$`, "m").exec(signed)?.[1] ?? "";
  const signature = new secp256k1.Signature(BigInt(`0x${value("r")}`), BigInt(`0x${value("s")}`), Number(value("v")));
  const digest = keccak_256(Buffer.from("Release order 1042"));
  const publicKey = signature.recoverPublicKey(digest).toBytes(false);
  const recovered = Buffer.from(keccak_256(publicKey.slice(1)).slice(-20)).toString("hex");
  expect(`0x${recovered}`).toBe(address?.toLowerCase());
  expect(activities).toMatch(/sign-raw-payload-v2 +completed/);
});

test("the example of the generated client type-checks and runs as written", async () => {
  const folder = mkdtempSync(path.join(root, "test/.readme-"));
  try {
    mkdirSync(path.join(folder, "data"));
    copyFileSync(path.join(data, "root.json"), path.join(folder, "data/root.json"));
    writeFileSync(path.join(folder, "example.mts"), block("ts"));
    const types = [
      "--ignoreConfig",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--strict",
      "--exactOptionalPropertyTypes",
      "--types",
      "node",
    ];
    const compiler = path.join(root, "node_modules/typescript/bin/tsc");
    const compiled = spawnSync(process.execPath, [compiler, ...types, "example.mts"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(compiled.stdout + compiled.stderr).toBe("");
    const ran = spawnSync(process.execPath, ["example.mjs"], { cwd: folder, encoding: "utf8" });
    expect(ran.stderr).toBe("");
    expect(ran.stdout).toMatch(/^ACTIVITY_STATUS_COMPLETED [0-9a-f]{64}\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every npm script that the README and the contributors' pages name exists", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const others = ["CONTRIBUTING.md", "docs/testing.md", "docs/extending.md"];
  const texts = readme + others.map((page) => readFileSync(path.join(root, page), "utf8")).join("");
  const named = [...texts.matchAll(/npm (?:run (?:-s )?)?([a-z:-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "ci" && name !== "run");
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

/** Pages that people read, by their path from the root. */
const pages = ["README.md", "CONTRIBUTING.md", ...markdownBelow("docs")];

test.each(pages)("what %s links to exists, down to the heading", (page) => {
  const links = [...readFileSync(path.join(root, page), "utf8").matchAll(/\]\(((?!\w+:)[^)]+)\)/g)];
  expect(links.map(([, link = ""]) => link).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

function leadsSomewhere(page: string, link: string): boolean {
  const [target = "", heading] = link.split("#");
  const file = target === "" ? path.join(root, page) : path.join(root, path.dirname(page), target);
  if (!existsSync(file)) return false;
  return heading === undefined || headings(readFileSync(file, "utf8")).includes(heading);
}

function markdownBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(folder, name));
}

/** Anchors of a page's headings, as GitHub makes them. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** npm may have something to say about its own configuration. */
function withoutNpm(text: string): string {
  return text.replaceAll(/^npm warn .*\n/gm, "");
}
