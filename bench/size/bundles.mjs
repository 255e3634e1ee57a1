// Builds what a browser would load: one minified, tree-shaken ES module per case. Every bundle is then run against the
// mock server, which has to see a request whose stamp is a valid signature: a bundler that shook off too much would win.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { emptyFolder } from "../lib/folder.mjs";
import { BENCH, WORK } from "../lib/places.mjs";
import { kilobytes, printTable, times } from "../lib/table.mjs";
import { atMost } from "../lib/targets.mjs";
import { CALL, startMock } from "./mock-server.mjs";

/**
 * What every entry exports: stamps and sends one request and tells the id of the activity that came of it.
 *
 * @typedef {(call: typeof CALL & { baseUrl: string }) => Promise<string>} Run
 */

/** @typedef {{ name: string, minified: number, gzip: number }} Bundle */

/** Most that the bundle of a single operation may weigh, in bytes after gzip. */
const LIMIT = 5000;

/** `lazy` matches the modules that a browser fetches by `import()` while it makes the call. */
const CALLS = [
  { name: "countersign, one function", entry: "ours-function", lazy: undefined },
  { name: "countersign, client", entry: "ours-client", lazy: undefined },
  { name: "@turnkey/http, client", entry: "peer-client", lazy: /webcrypto/ },
  { name: "@turnkey/http, one function", entry: "peer-function", lazy: /webcrypto/ },
];

const VALIDATORS = [
  { name: "SignRawPayloadRequestV2", what: "{ SignRawPayloadRequestV2 }" },
  { name: "CreateSubOrganizationRequestV7", what: "{ CreateSubOrganizationRequestV7 }" },
  { name: "all validators of all types", what: "*" },
];

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: true,
  treeShaking: true,
  legalComments: "none",
  logLevel: "warning",
  outExtension: { ".js": ".mjs" },
};

export async function bundles() {
  await emptyFolder(path.join(WORK, "size"));
  const calls = await bundleCalls();
  const validators = await bundleValidators();
  const [own] = calls;
  return {
    rows: { calls, validators },
    targets: own
      ? [atMost("bundle of one operation", { limit: LIMIT / 1000, measured: own.gzip / 1000, unit: " kB" })]
      : [],
  };
}

async function bundleCalls() {
  const mock = await startMock();
  /** @type {(Bundle & { splitGzip: number })[]} */
  const made = [];
  try {
    for (const { name, entry, lazy } of CALLS) {
      const source = path.join(BENCH, "size/entries", `${entry}.mjs`);
      const file = path.join(WORK, "size", `${entry}.mjs`);
      await build({ ...OPTIONS, entryPoints: [source], outfile: file });
      mock.assertStamped(name, await runInBrowser(file, mock.baseUrl));
      made.push({ name, ...(await weigh([file])), splitGzip: (await weigh(await loaded(source, lazy))).gzip });
    }
  } finally {
    mock.close();
  }
  const own = made[0]?.gzip ?? Number.NaN;
  printTable(
    "A browser bundle that stamps with an API key and calls signRawPayload",
    ["bundle", "minified", "min+gzip", "/ the first", "split into chunks, min+gzip"],
    made.map(({ name, minified, gzip, splitGzip }) => [
      name,
      kilobytes(minified),
      kilobytes(gzip),
      times(gzip / own),
      kilobytes(splitGzip),
    ]),
  );
  return made;
}

/**
 * @param {string} file of a bundle
 * @param {string} baseUrl of the mock server
 * @returns {Promise<string>} id of the activity that the bundle read
 */
async function runInBrowser(file, baseUrl) {
  const script = path.join(BENCH, "size/browser-run.mjs");
  const call = JSON.stringify({ ...CALL, baseUrl });
  return (await promisify(execFile)(process.execPath, [script, file, call])).stdout.trim();
}

/**
 * Builds with code splitting and tells which of the files a browser fetches.
 *
 * @param {string} source of the entry
 * @param {RegExp | undefined} lazy as in `CALLS`
 * @returns {Promise<readonly string[]>}
 */
async function loaded(source, lazy) {
  const outdir = path.join(WORK, "size", `${path.basename(source, ".mjs")}-split`);
  const made = await build({ ...OPTIONS, entryPoints: [source], outdir, splitting: true, metafile: true });
  const { outputs } = made.metafile;
  const [entry] = Object.keys(outputs).filter((file) => path.basename(file) === path.basename(source));
  const files = new Set(entry ? [entry] : []);
  for (const file of files) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement" || lazy?.test(outputs[imported]?.entryPoint ?? "")) files.add(imported);
    }
  }
  return [...files].map((file) => path.resolve(file));
}

async function bundleValidators() {
  /** @type {Bundle[]} */
  const made = [];
  for (const { name, what } of VALIDATORS) {
    const file = path.join(WORK, "size", `validator-${made.length}.mjs`);
    const contents = `export ${what} from "@countersign/api/validators";`;
    await build({ ...OPTIONS, stdin: { contents, resolveDir: BENCH }, outfile: file });
    made.push({ name, ...(await weigh([file])) });
  }
  printTable(
    "Validators alone",
    ["bundle", "minified", "min+gzip"],
    made.map(({ name, minified, gzip }) => [name, kilobytes(minified), kilobytes(gzip)]),
  );
  return made;
}

/**
 * @param {readonly string[]} files each compressed by itself, as a server sends them
 * @returns {Promise<Omit<Bundle, "name">>}
 */
async function weigh(files) {
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const sum = (/** @type {readonly Uint8Array[]} */ parts) => parts.reduce((total, { length }) => total + length, 0);
  return { minified: sum(texts), gzip: sum(texts.map((text) => gzipSync(text, { level: 9 }))) };
}
