// Rules of the house that a machine can hold.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { compileFolder } from "../../generator/src/compile.js";
import { kindOf } from "../../generator/src/load/contract-files.js";
import { plainBases } from "../../generator/src/model/formats.js";
import { isOfContractBelow } from "../../generator/src/load/yaml-files.js";
import { library, modelOf, outputOf, root, sourcesOf } from "./fixture.js";
import { textsOf } from "./folders.js";

/** The files of the repository. */
const tracked = () =>
  execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

test("nothing was left at the top by chance", () => {
  const top = new Set(tracked().map((name) => name.split("/")[0] ?? ""));
  const folders = "schema generator templates generated log service console test bench docs .ci";
  const settings =
    "package.json package-lock.json tsconfig.json tsconfig.base.json vitest.config.ts vitest.quick.config.ts";
  const hidden = ".editorconfig .gitattributes .gitignore .npmrc .oxfmtrc.json .oxlintrc.json";
  const pages = "README.md CONTRIBUTING.md SECURITY.md LICENSE";
  const names = [folders, settings, hidden, pages].flatMap((some) => some.split(" "));
  expect([...top].toSorted()).toEqual(names.toSorted());
});

test("no file is longer than 500 lines, except what is generated or locked", () => {
  const names = tracked();
  const ours = names.filter(
    (name) =>
      !/^generated\/|(?:^|\/)(?:package-lock\.json|Cargo\.lock)$|\.svg$/.test(name) &&
      existsSync(path.join(root, name)),
  );
  expect(ours.length).toBeGreaterThan(100);
  const long = ours.filter((name) => readFileSync(path.join(root, name), "utf8").split("\n").length > 501);
  expect(long).toEqual([]);
});

test("the compiler, the log and the service are written in one dialect: constants like any name, #private members, bare @throws", () => {
  const constant = /^\s*(?:export )?const [A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/;
  const keyword = /^\s*(?:private|protected) (?!constructor)/;
  const files = ["generator/src", "log/src", "service/src"].flatMap((folder) =>
    [...textsOf(path.join(root, folder))].map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap(([name, text]) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        constant.test(line) || keyword.test(line) || line.includes("@throws {") ? [`${name}:${index + 1} ${line}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("nothing is exported for tests alone", () => {
  const sources = ["generator/src", "log/src", "service/src", "console/src"].flatMap((folder) =>
    [...textsOf(path.join(root, folder))].map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  const others = ["generator/bundle.mjs", "service/bundle.mjs"].map((name) =>
    readFileSync(path.join(root, name), "utf8"),
  );
  /** By word, in how many places each stands. */
  const places = new Map<string, number>();
  for (const text of [...sources.map(([, text]) => text), ...others]) {
    const code = text.replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, "");
    for (const [word] of code.matchAll(/[\w$]+/g)) places.set(word, (places.get(word) ?? 0) + 1);
  }
  const exported = sources.flatMap(([name, text]) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|class|const|type|interface) ([\w$]+)/gm)].map(
      ([, word = ""]) => [name, word] as const,
    ),
  );
  expect(exported.length).toBeGreaterThan(3_000);
  expect(exported.filter(([, word]) => places.get(word) === 1)).toEqual([]);
});

describe("the compiler knows nothing of the API that it compiles here", () => {
  /** Words of key custody and of this product, as parts of names too. */
  const custody =
    /wallet|custod|mnemonic|seed.?phrase|private.?keys?\b(?!\()|secret.?key|key.?material|(?<!as)signing|signer|polic(?:y|ies)|quorum|organi[sz]ation|turnkey|passkey|webauthn|secp256|ed25519|ethereum|bitcoin|solana|blockchain|derivation/i;
  const texts = [
    ...[...textsOf(path.join(root, "generator/src"))].map(([name, text]) => [`generator/src/${name}`, text] as const),
    ...[...textsOf(path.join(root, "generator/language"))].map(
      ([name, text]) => [`generator/language/${name}`, text] as const,
    ),
    ...[...textsOf(path.join(root, "generator/scaffold"))].map(
      ([name, text]) => [`generator/scaffold/${name}`, text] as const,
    ),
    // What is there for those contracts that ask for it is a folder of its own.
    ...[...textsOf(path.join(root, "templates"))]
      .filter(([name]) => !name.startsWith("stampers/") && name !== "exports.json")
      .map(([name, text]) => [`templates/${name}`, text] as const),
  ];

  /** Standards by which any API signs what it sends. */
  const ofWebhooks = /ed25519|signer|createPrivateKey|privateKeyOf/gi;

  test("no word of custody stands in its sources, its language, its scaffold or its templates", () => {
    expect(texts.length).toBeGreaterThan(80);
    const found = texts.flatMap(([name, whole]) =>
      (name.includes("webhook") ? whole.replace(ofWebhooks, "") : whole)
        .split("\n")
        .flatMap((line, index) => (custody.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test("nor in anything that it makes of a contract that does not ask for it", async () => {
    const output = await outputOf(modelOf(sourcesOf(library)));
    expect(output.size).toBeGreaterThan(60);
    const found = [...output].flatMap(([name, text]) =>
      text.split("\n").flatMap((line, index) => (custody.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
    expect([...output.keys()].filter((name) => /stamper-/.test(name))).toEqual([]);
  });

  test("no operation, path or activity type of the contract stands in the runtime or in the compiler", async () => {
    const { model } = await compileFolder(path.join(root, "schema"));
    if (!model) throw new Error("the contract is not right");
    const names = [...model.families, ...model.operations, ...model.queries].flatMap(({ name, path }) => [name, path]);
    const words = [...names, ...(model.activity?.types.values ?? []).map(({ value }) => value)];
    const runtime = [...textsOf(path.join(root, "templates/runtime"))].map(
      ([name, text]) => [`templates/runtime/${name}`, text] as const,
    );
    expect(words.length).toBeGreaterThan(200);
    const ours = texts.filter(([name]) => !name.startsWith("generator/scaffold/"));
    const found = [...runtime, ...ours].flatMap(([name, text]) => {
      // Examples in comments are for readers.
      const code = text.replace(/^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm, "");
      return words
        .filter((word) => new RegExp(`(?<![\\w/-])${word}(?![\\w/-])`).test(code))
        .map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

test("no record that has only fields is in braces around braces", () => {
  const texts = [...textsOf(path.join(root, "schema")), ...textsOf(path.join(root, "generator/scaffold"))];
  const pages = readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name): [string, string] => [name, readFileSync(path.join(root, "docs", name), "utf8")]);
  const found = [...texts, ...pages].flatMap(([name, text]) =>
    text.split("\n").flatMap((line, index) => (/\{ fields: \{ /.test(line) ? [`${name}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

describe("the language", () => {
  const folder = path.join(root, "generator/language");
  const names = readdirSync(folder);
  const read = (name: string): object => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as object;

  test("is written in valid JSON Schema, every reference in it leads somewhere, and each schema is named like its file", () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
    for (const name of names) expect(ajv.validateSchema(read(name)), name).toBe(true);
    for (const name of names) {
      expect(read(name)).toMatchObject({ $id: name, $schema: "https://json-schema.org/draft/2020-12/schema" });
      ajv.addSchema(read(name));
    }
    for (const name of names) expect(ajv.getSchema(name), name).toBeTypeOf("function");
  });

  test("describes every key, so that editors can show what it means", () => {
    const schemas = new Map(names.map((name) => [name, read(name) as Schema]));
    const isDescribed = (schema: Schema, file: string): boolean => {
      if (schema.description !== undefined) return true;
      if (schema.$ref === undefined) return false;
      const [target = "", way = ""] = schema.$ref.split("#");
      const steps = way.split("/").filter(Boolean);
      const found = steps.reduce<unknown>(
        (at, step) => (at as Record<string, unknown>)[step],
        schemas.get(target || file),
      );
      return isDescribed(found as Schema, target || file);
    };
    const undescribed = (schema: unknown, file: string, at: string): string[] => {
      if (typeof schema !== "object" || schema === null) return [];
      const { properties = {} } = schema as Schema;
      return [
        ...Object.keys(properties).flatMap((key) => (isDescribed(properties[key] ?? {}, file) ? [] : [`${at}/${key}`])),
        ...Object.entries(schema).flatMap(([key, inner]) => undescribed(inner, file, `${at}/${key}`)),
      ];
    };
    expect([...schemas].flatMap(([name, schema]) => undescribed(schema, name, name))).toEqual([]);
  });

  test("has the bases of scalars that the compiler knows, and the page on it has each", () => {
    const { definitions = {}, ...rest } = read("scalars.schema.json") as { definitions?: object };
    const enums = [...JSON.stringify({ definitions, rest }).matchAll(/"base":\{[^{}]*?"enum":(\[[^\]]*\])/g)];
    const listed = enums.map(([, list = "[]"]) => JSON.parse(list) as string[]);
    expect(listed.map((list) => list.toSorted())).toEqual([plainBases.toSorted()]);
    const page = readFileSync(path.join(root, "docs/contract-language.md"), "utf8");
    expect(plainBases.filter((base) => !page.includes(`\`${base}\``))).toEqual([]);
  });

  test.each([
    "schema",
    "schema/auth-proxy",
    "test/contracts/library",
    "test/contracts/bookings",
    "test/contracts/guestbook",
    "test/generator/base",
  ])("is named in the first line of every file of %s", (contract) => {
    const all = textsOf(path.join(root, contract));
    const files = [...all].filter(([name]) => !isOfContractBelow(name, new Set(all.keys())));
    expect(files.length).toBeGreaterThan(3);
    for (const [name, text] of files) {
      const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? "missing";
      const target = path.resolve(root, contract, path.dirname(name), schema);
      expect(target, name).toBe(
        path.join(folder, `${kindOf(name.replace(/^imports\/(?:@[^/]+\/)?[^/]+\//, ""))}.schema.json`),
      );
      expect(existsSync(target), name).toBe(true);
    }
  });
});
