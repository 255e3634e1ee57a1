// `init`: writes a small contract that compiles, with the scripts, the test and the CI step around it. Nothing that is
// there already is touched; a package.json gets the scripts and packages that it lacks.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { version } from "../version.js";
import type { CommonOptions } from "./options.js";
import { exitCodes } from "./options.js";
import { printJson, printLine } from "./print.js";

const scaffoldFolder = fileURLToPath(new URL("../../scaffold/", import.meta.url));
/** npm leaves files of this name out of packages. */
const renamed: Readonly<Record<string, string>> = { gitignore: ".gitignore" };

export interface InitOptions {
  readonly name?: string | undefined;
  readonly package?: string | undefined;
}

export async function init(folder: string, options: InitOptions, common: CommonOptions): Promise<number> {
  const place = path.resolve(folder);
  const name = options.name ?? kebab(path.basename(place));
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    process.stderr.write(
      `contract: \`${name}\` is no name for a contract; use small letters, digits and -: --name notes\n`,
    );
    return exitCodes.error;
  }
  const words: Readonly<Record<string, string>> = {
    NAME: name,
    PACKAGE: options.package ?? `@example/${name}`,
    TITLE: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")} API`,
    VERSION: version(),
  };
  const written: string[] = [];
  const kept: string[] = [];
  let added: Added | undefined;
  for (const [file, text] of await scaffold()) {
    const target = path.join(place, file);
    await mkdir(path.dirname(target), { recursive: true });
    const filled = text.replace(/\b(?:NAME|PACKAGE|TITLE|VERSION)\b/g, (word) => words[word] ?? word);
    const isNew = await writeNew(target, filled);
    (isNew ? written : kept).push(file);
    if (!isNew && file === "package.json") added = await addToManifest(target, JSON.parse(filled) as PackageManifest);
  }
  if (common.json) printJson({ ok: true, written, kept, ...(added && { added: added.names }) });
  else {
    for (const file of written) printLine(`wrote ${path.join(folder, file)}`);
    for (const file of kept) printLine(`kept  ${path.join(folder, file)}`);
    for (const name of added?.names ?? []) printLine(`added ${name} to ${path.join(folder, "package.json")}`);
    const test = added?.hasOtherTest ? "npx contract generate, npx tsc -p generated, node --test" : "npm test";
    printLine(`Next: npm install, ${test}. The contract is schema/, what it compiles to is generated/.`);
  }
  return exitCodes.ok;
}

async function scaffold(): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(scaffoldFolder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.relative(scaffoldFolder, name).split(path.sep).join("/");
      return [renamed[file] ?? file, await readFile(name, "utf8")] as const;
    }),
  );
}

/** Whether the file was not there. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  }
}

interface PackageManifest {
  scripts?: Record<string, string>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Record<string, string>;
}

interface Added {
  /** `scripts.build`, `devDependencies.typescript`. */
  readonly names: readonly string[];
  /** Whether `npm test` does something else. */
  readonly hasOtherTest: boolean;
}

/** What `npm init` writes where a package has no tests. */
const noTest = /^echo "Error: no test specified" && exit 1$/;

/** Adds the scripts and packages that a package lacks, and leaves everything else as it is. */
async function addToManifest(file: string, wanted: PackageManifest): Promise<Added> {
  const manifest = JSON.parse(await readFile(file, "utf8")) as PackageManifest;
  const names: string[] = [];
  const scripts = { ...manifest.scripts };
  for (const [name, command] of Object.entries(wanted.scripts ?? {})) {
    if (scripts[name] !== undefined && !noTest.test(scripts[name])) continue;
    scripts[name] = command;
    names.push(`scripts.${name}`);
  }
  const devDependencies = { ...manifest.devDependencies };
  for (const [name, range] of Object.entries(wanted.devDependencies ?? {})) {
    if (devDependencies[name] !== undefined || manifest.dependencies?.[name] !== undefined) continue;
    devDependencies[name] = range;
    names.push(`devDependencies.${name}`);
  }
  const hasOtherTest = scripts["test"] !== wanted.scripts?.["test"];
  if (names.length > 0) {
    await writeFile(file, `${JSON.stringify({ ...manifest, scripts, devDependencies }, null, 2)}\n`);
  }
  return { names, hasOtherTest };
}

function kebab(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
