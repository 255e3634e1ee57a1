// The auth proxy's package carries what it needs of the contract beside it: that is enough to compile it again, and whatever
// else that contract changes leaves the package as it is.

import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { carriedImports } from "../../generator/src/emit/carried-imports.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import { present } from "../service/support/results.js";
import { modelOf, outputOf, root, sourcesOf } from "./fixture.js";
import { runIn } from "./command.js";
import { temporaryFolder, textsOf } from "./folders.js";

const api = "imports/@countersign/api/";
const whole = new Map([
  ...sourcesOf(path.join(root, "schema/auth-proxy")),
  ...[...sourcesOf(path.join(root, "schema"))].map(([name, text]): [string, string] => [api + name, text]),
]);
const place = temporaryFolder("auth-proxy-");
afterAll(() => rmSync(place, { recursive: true }));

type Declarations = Readonly<Record<string, Record<string, { doc?: string }>>>;

/** What the imported contract declares, by file and name. */
const declarations = [...whole]
  .filter(([file]) => /^imports\/@countersign\/api\/(?:scalars|enums|shapes\/[a-z-]+)\.yaml$/.test(file))
  .flatMap(([file, text]) => {
    const sections = Object.values(parse(text) as Declarations);
    return sections.flatMap((section) => Object.keys(section).map((name) => ({ file, name })));
  });

/** The contract with other words about one declaration. */
function redocumented({ file, name }: { readonly file: string; readonly name: string }): Sources {
  const content = parse(present(whole.get(file), "the file")) as Declarations;
  for (const section of Object.values(content)) if (section[name]) section[name].doc = "Something else.";
  return new Map([...whole, [file, stringify(content)]]);
}

/** All that the package gets from a contract, but for its own YAML. */
async function packageOf(sources: Sources): Promise<ReadonlyMap<string, string>> {
  const model = modelOf(sources);
  return new Map([...(await outputOf(model)), ...carriedImports(sources, model)]);
}

/** What the compiler makes of a package: the rest is installed by npm, or built. */
function compiled(folder: string): ReadonlyMap<string, string> {
  return new Map(
    [...textsOf(folder)].filter(([name]) => !/^(?:dist(?!\/contract\/(?!\.inputs))|node_modules)\//.test(name)),
  );
}

test("the committed package compiles from what it carries, to the same bytes", async () => {
  const committed = path.join(root, "generated/auth-proxy");
  const schema = path.join(committed, "dist/contract");
  const out = path.join(place, "again");
  const { code, err } = await runIn(place, {}, "--no-cache", "--schema", schema, "--out", out, "generate");
  expect(err).toBe("");
  expect(code).toBe(0);
  expect(compiled(out)).toEqual(compiled(committed));
});

test("it changes with what it imports, and with nothing else of the contract beside it", async () => {
  const now = await packageOf(whole);
  const carried = carriedImports(whole, modelOf(whole));
  const needed = new Set(
    [...carried.values()].flatMap((text) => Object.values(parse(text) as object).flatMap(Object.keys)),
  );
  const [some, others] = [true, false].map((isNeeded) => {
    const all = declarations.filter(({ name }) => needed.has(name) === isNeeded);
    return all.filter((_, index) => index % Math.ceil(all.length / 5) === 0);
  });
  expect(Math.min(present(some, "some").length, present(others, "others").length)).toBeGreaterThan(3);
  for (const declaration of present(some, "some")) {
    const sources = redocumented(declaration);
    expect(carriedImports(sources, modelOf(sources)), declaration.name).not.toEqual(carried);
  }
  for (const declaration of present(others, "others")) {
    expect(await packageOf(redocumented(declaration)), declaration.name).toEqual(now);
  }
  const further = ["contract.yaml", "errors.yaml", "webhooks.yaml", "activities/create-wallet.yaml"].map(
    (name) => api + name,
  );
  for (const file of further) {
    const text = present(whole.get(file), "the file")
      .replace(/doc: .*/, "doc: Something else.")
      .replace("version: 0.1.0", "version: 0.2.0");
    const sources = new Map([...whole, [file, text]]);
    expect(carriedImports(sources, modelOf(sources)), file).toEqual(carried);
  }
});
