// Faults in the compiler: what it emits, what it reports, and what `diff` says of two contracts.

import { mutantsAt } from "./mutant.mjs";

const differential = "test/validators/differential.depth.test.ts";
const features = "test/generator/features.test.ts";
const diagnostics = "test/generator/diagnostics.test.ts";
const broken = "test/generator/broken/broken.test.ts";
const rules = "test/generator/diff/rules.test.ts";
const imports = "test/generator/imports.system.test.ts";
const openapi = "test/emit/openapi.test.ts";

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const compiler = [
  ...mutantsAt(
    "generator/src/emit/carried-imports.ts",
    [imports],
    [
      [
        "[...withParents(found, names)].sort()",
        "[...found.keys()].sort()",
        "a package carries all of what it imports from",
      ],
      [
        "if (parent !== undefined && found.has(parent)) wanted.add(parent);",
        "",
        "a package does not carry what its scalars are built on",
      ],
      [
        "[...needed.keys()].flatMap(placesOf)",
        "[...needed.keys()].flatMap((file) => placesOf(file).slice(-1))",
        "a package does not carry the contract in between",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/validators/conditions.ts",
    [differential, features],
    [
      ["(${at}) > ${maxLength})`", "(${at}) >= ${maxLength})`", "the longest text is refused"],
      ["if (minLength === 1) conditions", "if (false) conditions", "an empty text is taken"],
      ["${at} % ${multipleOf} !== 0", "${at} % ${multipleOf} === 0", "multiples are refused"],
      ["minimum > int32Range.minimum", "false", "a least number is not obeyed"],
      ["maximum < int32Range.maximum", "false", "a greatest number is not obeyed"],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/validators/check.ts",
    [features],
    [
      ["const isCounted = !shape.extra;", "const isCounted = false;", "members that are not listed are sent"],
      ["return `${at} !== ${JSON.stringify(type.value)}`;", "return undefined;", "a constant is not looked at"],
      [
        "return `!${module.value(type.enum.name, places.enums)}.check(${at})`;",
        'return `typeof ${at} !== "string"`;',
        "an enum takes anything that is sent",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/validators/check.ts",
    [features],
    [
      ["if (unique) this", "if (!unique) this", "items may stand twice in requests"],
      ["if (orNull) this.#unless", "if (!orNull) this.#unless", "a null among items is not exact"],
      [
        "return !optional || other !== undefined;",
        "return !optional;",
        "nobody notices that a default is to be filled in",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/schemas.ts",
    [features],
    [
      ["...(unique ? { uniqueItems: true } : {})", "", "schemas take items twice"],
      [
        "items: this.#type(type.of, type.orNull ?? false)",
        "items: this.#type(type.of, false)",
        "schemas refuse null items",
      ],
      [
        "...(this.#strict && !shape.extra ? { additionalProperties: false } : {}),",
        "",
        "schemas take members that are not listed",
      ],
      ["orNull ? { enum: [type.value, null] } : { const: type.value }", "{}", "schemas do not know constants"],
      ["required: [union.tag],\n      allOf", "allOf", "schemas take a union without its tag"],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/openapi/components.ts",
    [features],
    [
      ["...(required.length > 0 ? { required } : {}),", "", "every member is optional in OpenAPI"],
      ["propertyName: union.tag,", 'propertyName: "",', "OpenAPI does not say what tells variants apart"],
    ],
  ),
  ...mutantsAt(
    "generator/src/emit/openapi/components.ts",
    [openapi],
    [
      [
        "not: { enum: variants.map(({ value }) => value) }",
        "not: { enum: variants.map(({ value }) => value).slice(0, 0) }",
        "in OpenAPI, a known tag goes with anything",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/load/imports.ts",
    [imports],
    [
      [
        "(name) => packageName.test(name) && !files.some((file) => file.startsWith(`${importsFolder}${name}/`)),",
        "(name) => packageName.test(name) && files.length > 0,",
        "what is installed counts, not what lies in `imports/`",
      ],
      ["!/^imports:/m.test(text)", "true", "imported packages are not looked for"],
    ],
  ),
  ...mutantsAt(
    "generator/src/compile.ts",
    [imports],
    [
      [
        "for (const { code, position, message, help } of found) diagnostics.report(code, position, message, help);",
        "",
        "what is wrong with an imported contract is not said",
      ],
      [
        'diagnostics.report("CS0209", keyPosition, `no contract of the package \\`${key}\\` is found`, help);',
        "",
        "an imported package that is missing is not named",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/imports.ts",
    [imports],
    [
      ["if (taken || scope.find(next.name)) {", "if (taken && scope.find(next.name)) {", "an import takes a name here"],
      ["    waiting.push(...partsOf(next));\n", "", "imported types lack what they are made of"],
      ["if (!isDeclared) {", "if (!isDeclared && waiting.length < 0) {", "records of operations are imported"],
    ],
  ),
  ...mutantsAt(
    "generator/src/diff/diff.ts",
    [imports],
    [["found.length === 0 ? old : new Map", "found.length >= 0 ? old : new Map", "a commit cannot import"]],
  ),
  ...mutantsAt(
    "generator/src/link/conversion.ts",
    [features, diagnostics],
    [
      ["to.value === value ? same : undefined", "undefined", "a constant does not stay a constant"],
      ["fitsScalar(plain.kind, plain.bounds, value) === undefined ? re", "true ? re", "a constant fits any text"],
      ["had?.includes(needed[0])", "true", "nobody tells TypeScript of a brand that an upgrade gives"],
      ["(to.unique && !from.unique) || ", "", "a list with repeats becomes one without"],
      ["if (to.minItems > from.minItems || to.maxItems < from.maxItems) return undefined;", "", "a longer list fits"],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/steps.ts",
    [features],
    [
      ["if (this.#asked) this.#asked.push(field);\n      else", "", "a hook is not asked for what does not convert"],
      ["    this.#asked?.push(field);\n", "", "a hook is not asked for new optional members"],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/examples.ts",
    [diagnostics, features],
    [
      ['value, "strict")', 'value, "tolerant")', "examples are made up that do not fit"],
      ["parameters: make(newest.intent), result", "parameters: {}, result", "a made-up request is empty"],
    ],
  ),
  ...mutantsAt(
    "generator/src/values/made-up.ts",
    [features],
    [['(ofFormats[format ?? ""] ?? word)', "word", "no example is as its format says"]],
  ),
  ...mutantsAt(
    "generator/src/diff/brands.ts",
    [rules],
    [
      ["!had.includes(has[0])", "had.includes(has[0])", "nobody is told to brand what he sends"],
      ["!has.includes(brand) && ", "false && ", "nobody is told that a brand is gone"],
      ["isRequest ? ([", "!isRequest ? ([", "those who read are taken for those who write"],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/unions.ts",
    [diagnostics],
    [
      ["field && !field.optional && !field.nullable", "field && !field.nullable", "a tag may be absent"],
      ["if (other !== undefined) {", "if (other !== undefined && values.size < 0) {", "two variants have the same tag"],
      ['scope.diagnostics.report("CS0208", item.position, message, help);', "void help;", "a variant has no tag"],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/usage.ts",
    [diagnostics, broken],
    [
      ["if (sent?.has(position)) continue;", "continue;", "defaults of answers are passed over"],
      ["if (!seen.has(union))", "if (seen.size < 0)", "unions that nothing uses stay"],
      ["if (!seen.has(declared))", "if (seen.size < 0)", "enums that nothing uses stay"],
    ],
  ),
  ...mutantsAt(
    "generator/src/link/fields.ts",
    [diagnostics],
    [["if (constantKeys.has(key) || ", "if (true || ", "bounds of a constant are passed over"]],
  ),
  ...mutantsAt(
    "generator/src/diff/change.ts",
    [rules],
    [["if (worse.length === 0) return one;", "return one;", "where a change is met first decides"]],
  ),
  ...mutantsAt(
    "generator/src/diff/unions.ts",
    [rules],
    [
      ["if (!old.fallback && now.fallback) {", "if (false) {", "a union is opened unseen"],
      ["if (old.fallback && !now.fallback) {", "if (false) {", "a union is closed unseen"],
    ],
  ),
  ...mutantsAt(
    "generator/src/diff/nulls.ts",
    [rules],
    [["if (mayBeNull(old) === isAllowed) return;", "return;", "null among items is passed over"]],
  ),
  ...mutantsAt(
    "generator/src/diff/members.ts",
    [rules],
    [
      ["if (from === to || !records.walk.isRequest", "if (true || !records.walk.isRequest", "defaults change unseen"],
      ["if (old.extra === now.extra) return;", "return;", "a record is made strict unseen"],
      [
        "if (!field.optional) {\n    const rule = walk.pair",
        "if (false) {\n    const rule = walk.pair",
        "a member becomes required",
      ],
    ],
  ),
  ...mutantsAt(
    "generator/src/diff/bounds.ts",
    [rules],
    [
      ['kind: after < before ? "loosened"', 'kind: after > before ? "loosened"', "lower bounds are read upside down"],
      ['kind: after > before ? "loosened" : from', 'kind: after < before ? "loosened" : from', "upper bounds, too"],
    ],
  ),
];
