// The generated package of a contract of another team's, as that team would have it: compiled from YAML, packed by npm,
// and built by its own script.

import { execFile } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { tsc } from "../api/tsc.js";
import { root } from "../generator/fixture.js";
import { runIn } from "../generator/command.js";
import { temporaryFolder } from "../generator/folders.js";

const run = promisify(execFile);

export interface Loaded {
  /** Where the package is. */
  readonly folder: string;
  /** What the compiler wrote: the package as it is before it is packed, and those in other languages. */
  readonly generated: string;
  /** A module of the built package: `validators/index.js`. */
  load<Module>(module: string): Promise<Module>;
}

const loaded = new Map<string, Promise<Loaded>>();

/**
 * Made once for all files of a worker, and removed when it ends.
 *
 * @param contract folder in `test/contracts`
 * @param schema another one, of what is a contract of this name, too
 */
export function loadPackage(
  contract: string,
  schema: string = path.join(root, "test/contracts", contract),
): Promise<Loaded> {
  const known = loaded.get(schema);
  if (known) return known;
  const made = makePackage(contract, schema);
  loaded.set(schema, made);
  return made;
}

/**
 * Compiles the package with a program of a caller's beside its own modules.
 *
 * @returns what the compiler says: nothing where all is well
 */
export function compiledWith({ folder }: Loaded, name: string, program: string): Promise<string> {
  writeFileSync(path.join(folder, "src", name), program);
  return tsc(folder, "-p", "tsconfig.json", "--noEmit");
}

async function makePackage(contract: string, schema: string): Promise<Loaded> {
  const place = temporaryFolder(`${contract}-`);
  process.once("exit", () => rmSync(place, { recursive: true, force: true }));
  const made = path.join(place, "generated");
  const { code, err } = await runIn(place, {}, "--no-cache", "--schema", schema, "--out", made, "generate");
  if (code !== 0) throw new Error(err);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", place], { cwd: made });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run("tar", ["-xzf", path.join(place, filename), "-C", place]);
  const folder = path.join(place, "package");
  // What `npm install` would put there.
  mkdirSync(path.join(folder, "node_modules/.bin"), { recursive: true });
  const packages = path.join(root, "node_modules");
  symlinkSync(path.join(packages, "typescript/bin/tsc"), path.join(folder, "node_modules/.bin/tsc"));
  for (const name of ["@types", "@noble", "undici-types", "fast-check", "pure-rand"]) {
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
  await run("npm", ["run", "build"], { cwd: folder });
  return {
    folder,
    generated: made,
    load: async <Module>(module: string) =>
      (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, "dist", module)).href)) as Module,
  };
}
