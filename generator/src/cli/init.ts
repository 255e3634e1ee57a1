// `init`: writes a small contract that compiles, with the scripts, the test and the CI step around it. Nothing that is
// there already is touched.

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
  for (const [file, text] of await scaffold()) {
    const target = path.join(place, file);
    await mkdir(path.dirname(target), { recursive: true });
    const filled = text.replace(/\b(?:NAME|PACKAGE|TITLE|VERSION)\b/g, (word) => words[word] ?? word);
    ((await writeNew(target, filled)) ? written : kept).push(file);
  }
  if (common.json) printJson({ ok: true, written, kept });
  else {
    for (const file of written) printLine(`wrote ${path.join(folder, file)}`);
    for (const file of kept) printLine(`kept  ${path.join(folder, file)}`);
    printLine("Next: npm install, npm test. The contract is schema/, what it compiles to is generated/.");
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

function kebab(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
