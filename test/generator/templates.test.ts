// A template of `wrap` comes to what the language says that it means, wherever in it a reference stands: the generated
// function agrees with a reading of the template by itself, which knows nothing of the compiler.

import fc from "fast-check";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { finishFile } from "../../generator/src/emit/finish.js";
import { emitUpgrades } from "../../generator/src/emit/upgrades/upgrades.js";
import type { Json } from "../../generator/src/model/model.js";
import { asJson } from "../../templates/runtime/json.js";
import { modelOf, rendered, templates } from "./fixture.js";
import { cases, contractOf, contractWith, olders, shapesOf, tags } from "./random-templates.js";
import type { Case, Made, MadeMember } from "./random-templates.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 150);

test("what a template makes is what it says", async () => {
  await fc.assert(
    fc.asyncProperty(cases, fc.array(olders, { minLength: 4, maxLength: 4 }), async (one, values) => {
      const upgrade = await upgradeOf(one);
      for (const older of values) {
        const meant = meaning(one.template, one.type, older);
        expect(upgrade(older), JSON.stringify(older)).toStrictEqual(meant === absent ? {} : { made: meant });
      }
    }),
    { numRuns: RUNS },
  );
});

const refused: readonly (readonly [name: string, type: string, template: Json, finding: string])[] = [
  ["a text behind `$$` where a number belongs", "int32", "$$5", "does not fit: expected a whole number"],
  ["a longer list than its type takes", "Two", ["$text", "$text", "$text"], "does not fit: expected at most 2 items"],
  ["items that may be the same in a list without repetitions", "Once", ["$text", "a"], "items that come from older"],
  [
    "fewer certain entries than a map needs",
    "Some",
    { k: "$maybe" },
    "does not fit: expected at least 1 entries that are always there",
  ],
  ["a variant that there is not", "Way", { kind: "third", north: "$text" }, "does not fit: unknown `kind`"],
  ["a variant that is not known before", "Way", { kind: "$text" }, "does not fit: unknown `kind`"],
  ["a misspelt key beside `$from`", "string", { $from: "text", defalt: "" }, "unknown key `defalt`"],
  ["a map where a text belongs", "string", { k: "$text" }, "does not fit: expected a string"],
];

test.each(refused)("%s is refused", (_, type, template, finding) => {
  const field = {
    Two: { type: "string[]", maxItems: 2 },
    Once: { type: "string[]", unique: true },
    Some: { type: "map<string>", minEntries: 1 },
  }[type] ?? { type };
  const sources = contractWith({ ...field, doc: "Made.", value: template }, false, wayShapes);
  const { diagnostics } = compileSources(sources);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)[0], rendered(diagnostics, sources)).toMatch(
    new RegExp(`^CS0407 ${finding.replace(/[`$]/g, "\\$&")}`),
  );
});

const wayShapes = shapesOf({
  kind: "union",
  variants: tags.map(() => [{ name: "north", optional: false, of: { kind: "text" } }]),
});

type Upgrade = (older: Json) => { readonly made?: Json };

/** The generated function, with what the template makes alone. */
async function upgradeOf(one: Case): Promise<Upgrade> {
  const model = modelOf(contractOf(one));
  const file = emitUpgrades({ model, templates: templates() }).find(({ path }) => path.endsWith("shapes/made.ts"));
  if (!file) throw new Error("no upgrade is derived");
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const { outputText } = ts.transpileModule(await finishFile(file), { compilerOptions });
  const exports: { upgradeOlderToNewer?: Upgrade } = {};
  new Function("exports", "require", outputText)(exports, () => ({ asJson }));
  const { upgradeOlderToNewer: upgrade } = exports;
  if (!upgrade) throw new Error("no upgrade is derived");
  return (older) => {
    const newer = upgrade(older);
    return "made" in newer ? { made: newer.made } : {};
  };
}

const absent = Symbol("absent");

/** The template read word by word. */
function meaning(template: Json, type: Made, older: Json): Json | typeof absent {
  if (typeof template === "string" && template.startsWith("$$")) return template.slice(1);
  if (typeof template === "string" && template.startsWith("$")) return found(template.slice(1), type, older);
  if (typeof template !== "object" || template === null) return template;
  if (Array.isArray(template)) {
    const items = (template as readonly Json[]).map((item) => meaning(item, partOf(type), older));
    return items.some((item) => item === absent) ? absent : (items as Json[]);
  }
  const members = template as Readonly<Record<string, Json>>;
  if (typeof members["$from"] === "string") {
    const value = found(members["$from"], type, older);
    return value === absent ? (members["default"] ?? absent) : value;
  }
  const fields = fieldsOf(type, members);
  const made: [string, Json][] = [];
  for (const [name, value] of Object.entries(members)) {
    const field = fields?.find((one) => one.name === name);
    const one = meaning(value, field?.of ?? partOf(type), older);
    if (one !== absent) made.push([name, one]);
    else if (field && !field.optional) return absent;
  }
  return Object.fromEntries(made);
}

function fieldsOf(type: Made, members: Readonly<Record<string, Json>>): readonly MadeMember[] | undefined {
  if (type.kind === "record") return type.fields;
  return type.kind === "union" ? type.variants[tags.indexOf(members["kind"] as (typeof tags)[number])] : undefined;
}

function partOf(type: Made): Made {
  return type.kind === "list" || type.kind === "map" ? type.of : { kind: "json" };
}

function found(path: string, type: Made, older: Json): Json | typeof absent {
  let value: Json | undefined = older;
  for (const name of path.split(".")) value = (value as Record<string, Json> | undefined)?.[name];
  return value === undefined || (value === null && type.kind !== "json") ? absent : value;
}
