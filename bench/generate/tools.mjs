// The generators that are compared, each as the command that a person would type. Ours reads the YAML contract; the
// others read the OpenAPI document that ours writes.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { BENCH, ROOT } from "../lib/places.mjs";

/** @typedef {import("../lib/process.mjs").Command} Command */

/** The name of our own rows. */
export const OURS = "countersign";

/** The peers, and what each was asked for. The keys are package names, pinned in package.json. */
export const PEERS = /** @type {const} */ ({
  "openapi-typescript": "types",
  "@hey-api/openapi-ts": "types, fetch client, SDK, zod schemas",
  orval: "types, fetch client",
});

/** @typedef {keyof typeof PEERS} Peer */

/**
 * @param {"generate" | "check" | "diff"} verb
 * @param {{ schema: string, out: string, cache: boolean }} options
 * @returns {Command}
 */
export function ours(verb, { schema, out, cache }) {
  const main = path.join(ROOT, "generator/dist/cli/main.js");
  const flags = ["--schema", schema, "--out", out, ...(cache ? [] : ["--no-cache"])];
  return { argv: [process.execPath, main, ...flags, verb], cwd: ROOT };
}

/**
 * @param {Peer} name
 * @param {{ input: string, out: string }} options the folder of `openapi.json`, and the folder to write into
 * @returns {Promise<Command>}
 */
export async function peer(name, { input, out }) {
  const bin = await binOf(name);
  const document = "./openapi.json";
  const flags = {
    "openapi-typescript": [document, "-o", path.join(out, "index.d.ts")],
    "@hey-api/openapi-ts": [
      "-i",
      document,
      "-o",
      out,
      "-c",
      "@hey-api/client-fetch",
      "-p",
      "@hey-api/typescript",
      "@hey-api/sdk",
      "zod",
    ],
    orval: ["--input", document, "--output", path.join(out, "api.ts"), "--client", "fetch"],
  }[name];
  return { argv: [process.execPath, bin, ...flags], cwd: input };
}

/**
 * The script behind a package's command, so that it is started by this Node without a shell in between.
 *
 * @param {string} name
 * @returns {Promise<string>}
 */
async function binOf(name) {
  const folder = path.join(BENCH, "node_modules", name);
  const { bin } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const relative = typeof bin === "string" ? bin : Object.values(bin)[0];
  return path.join(folder, relative);
}
