// Builds the web console into service/dist/console, from where the service serves it.
//
//   node console/build.mjs     does nothing when nothing has changed since the last time

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, "console");
const built = path.join(root, "service/dist/console");
// Takes the other's place when it is whole.
const unfinished = path.join(root, "service/dist/console-unfinished");
/** The digest of every file that went into it. */
const inputsFile = path.join(root, "service/dist/console-inputs.json");
/** Of what is installed, their names with their versions are enough. */
const always = ["console/build.mjs", "console/index.html", "console/package.json", "package-lock.json"];

if (!isUpToDate()) await build();

function digestOf(name) {
  const file = path.join(root, name);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
}

function isUpToDate() {
  if (!existsSync(path.join(built, "index.html")) || !existsSync(inputsFile)) return false;
  const inputs = JSON.parse(readFileSync(inputsFile, "utf8"));
  return Object.entries(inputs).every(([name, digest]) => digestOf(name) === digest);
}

async function build() {
  // The same files whoever builds them: test runners set another, for which Vite builds differently.
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  const modules = new Set(always);
  await build({
    root: folder,
    configFile: false,
    // Wherever a proxy puts the service, its console goes along.
    base: "./",
    logLevel: "warn",
    publicDir: path.join(folder, "public"),
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: "es2022",
      // Nothing may come as data: in the page, which its policy would refuse.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
    plugins: [
      {
        // What packages ask for only where there is no WebCrypto.
        name: "no-node-crypto",
        enforce: "pre",
        resolveId: (id) => (id === "crypto" ? "\0crypto" : undefined),
        load: (id) => (id === "\0crypto" ? "export {};" : undefined),
      },
      {
        name: "inputs",
        generateBundle() {
          for (const id of this.getModuleIds()) {
            const name = path.relative(root, id.replace(/[?#].*$/, "").replace(/^\0/, ""));
            if (!name.startsWith("..") && !name.includes("node_modules") && existsSync(path.join(root, name))) {
              modules.add(name);
            }
          }
        },
      },
    ],
  });
  rmSync(built, { recursive: true, force: true });
  renameSync(unfinished, built);
  const inputs = Object.fromEntries([...modules].sort().map((name) => [name, digestOf(name)]));
  writeFileSync(inputsFile, JSON.stringify(inputs));
}
