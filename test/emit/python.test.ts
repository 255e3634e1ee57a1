// What is emitted in Python, as far as no Python is needed to see it.

import path from "node:path";
import { describe, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { Diagnostics } from "../../generator/src/diagnostics/diagnostic.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { pythonConstant, pythonDoc, pythonName } from "../../generator/src/emit/python/names.js";
import { pythonPattern } from "../../generator/src/emit/python/patterns.js";
import { checkDialects } from "../../generator/src/emit/languages/dialects.js";
import { modelOf, onBase, templates } from "../generator/fixture.js";
import { pythonFiles } from "../python/packages.js";

const python = "{ python: { package: teas } }";

function withEmit(emit: string, ...files: readonly (readonly [string, string])[]): Map<string, string> {
  const sources = onBase(files);
  const contract = sources.get("contract.yaml") ?? "";
  return sources.set("contract.yaml", contract.replace(/^package: (.*)$/m, `package: { name: $1, emit: [${emit}] }`));
}

function emitted(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = [...emitAll({ model: modelOf(sources), templates: templates() })].flat();
  return new Map(files.map((file) => [file.path, file.text]));
}

/** Answers a tea with these members. */
function teaWith(fields: string, tea: string): readonly (readonly [string, string])[] {
  const query = `query: getTea\ndoc: A tea.\npath: get_tea\nrequest: { fields: {} }\nresponse: { fields: { tea: Tea } }\nexamples: [{ request: {}, response: { tea: ${tea} } }]\n`;
  return [
    ["shapes/tea.yaml", `shapes:\n  Tea: { doc: A tea., fields: ${fields} }\n`],
    ["queries/get-tea.yaml", query],
  ];
}

test("a package is there where the contract asks for it, in the folder that it names", () => {
  const inPython = (emit: string) => [...emitted(withEmit(emit)).keys()].filter((name) => /\.py$|\.toml$/.test(name));
  expect(inPython("validators")).toEqual([]);
  expect(inPython(python)).toEqual(expect.arrayContaining(["python/pyproject.toml", "python/teas/models.py"]));
  expect(inPython(python).filter((name) => name.includes("_pages"))).toEqual([]);
  expect(inPython("{ python: { package: teas, folder: snake } }")).toContain("snake/teas/__init__.py");
});

test.each([
  ["{ python: {} }", "CS0112 `python` lacks the key `package`"],
  ["{ python: { package: my-teas } }", "CS0113 `package` must match"],
  ["{ python: { package: teas, folder: ../python } }", "CS0113 `folder` must match"],
])("`emit: [%s]` is refused", (emit, message) => {
  const found = compileSources(withEmit(emit)).diagnostics.map((one) => `${one.code} ${one.message}`);
  expect(
    found.some((text) => text.startsWith(message)),
    found.join("\n"),
  ).toBe(true);
});

test.each([
  ["(?<=a)b", "`(?<=`, which looks ahead or behind"],
  ["(a)\\1", "a reference to a group"],
  ["(?i:a)", "`(?` with modifiers"],
  ["^\\p{Script=Greek}$", "the property `Script=Greek`"],
  ["^\\p{Emoji}$", "the property `Emoji`"],
  ["^\\p{Any}$", "the property `Any`"],
])("a pattern that Python cannot express is refused: %s", (pattern, unsaid) => {
  expect(pythonPattern(pattern).unsaid).toBe(unsaid);
});

test("the finding stands at the pattern", () => {
  const scalar = `scalars:\n  Odd: { base: string, doc: Odd., pattern: "(?<!a)b", example: b }\n`;
  const files = teaWith("{ odd: Odd }", "{ odd: b }");
  const find = (emit: string): readonly unknown[] => {
    const diagnostics = new Diagnostics();
    checkDialects({ model: modelOf(withEmit(emit, ["scalars.yaml", scalar], ...files)) }, diagnostics);
    return diagnostics.sorted().map(({ code, position }) => [code, position?.file, position?.line]);
  };
  expect(find(python)).toEqual([["CS0602", "scalars.yaml", 2]]);
  expect(find("validators")).toEqual([]);
});

describe("names", () => {
  test.each([
    ["userId", "user_id"],
    ["apiKeyURL", "api_key_url"],
    ["createUsersV2", "create_users_v2"],
    ["x-event-id", "x_event_id"],
    ["from", "from_"],
    ["None", "none"],
    ["2fa", "x_2fa"],
  ])("%s is %s in Python", (name, inPython) => {
    expect(pythonName(name)).toBe(inPython);
  });

  test.each([
    ["SECP256K1", "SECP256K1"],
    ["Novel", "NOVEL"],
    ["inStock", "IN_STOCK"],
  ])("the value %s is %s", (name, inPython) => {
    expect(pythonConstant(name)).toBe(inPython);
  });
});

test("names that mean something to Python or Pydantic get an underscore, and two that become one as well", () => {
  const names = ["copy", "modelDump", "class", "bytes", "leafSize", "leaf_size", "cls"];
  const fields = `{ ${names.map((name) => `${name}?: { type: boolean, doc: Odd. }`).join(", ")} }`;
  const text = emitted(withEmit(python, ...teaWith(fields, "{}"))).get("python/teas/models.py") ?? "";
  const members = [...text.matchAll(/^ {4}(\w+): bool \| None = (.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(members).toEqual([
    ...["copy_", "model_dump_", "class_", "bytes_", "leaf_size_"].map((name) => [name, "None"]),
    ["leaf_size", 'Field(None, validation_alias="leaf_size", serialization_alias="leaf_size")'],
    ["cls_", "None"],
  ]);
});

test("types of the contract that are called as a word of annotations get an underscore", () => {
  const shapes = `shapes:\n  Any: { doc: Whatever., fields: { more: { type: json, doc: More. } } }\n`;
  const files = teaWith("{ any: Any }", "{ any: { more: 1 } }");
  const text = emitted(withEmit(python, ["shapes/any.yaml", shapes], ...files)).get("python/teas/models.py") ?? "";
  expect(text).toContain('class Any_(ContractModel, contract_type="Any"):\n');
  expect(text).toContain("    more: Any\n");
  expect(text).toContain("    any: Any_\n");
});

test("codes are words where those of the contract are, and details are read where it has them", () => {
  const freight = pythonFiles("test/contracts/freight");
  expect(freight.get("freight/errors.py")).toContain('    DEPOT_FULL = "/problems/depot-full"\n');
  expect(freight.get("freight/errors.py")).toContain("    def read_details(self) -> models.FullDepot:\n");
  expect(freight.get("freight/_codes.py")).toContain("\nCode: TypeAlias = str\nDetails: TypeAlias = dict[str, Any]\n");
  expect(freight.get("freight/client.py")).toContain(
    "request: models.ListShipmentsRequest) -> Iterator[models.Shipment]:",
  );
  const bookings = pythonFiles("test/contracts/bookings");
  expect(bookings.get("bookings/errors.py")).toContain("class ErrorCode(IntEnum):\n");
  expect(bookings.get("bookings/_codes.py")).toContain("\nCode: TypeAlias = int\nDetails: TypeAlias = list[Any]\n");
});

test("docstrings end where they should, and have lines of up to 100 characters", () => {
  expect(pythonDoc('A "word"')).toEqual(['"""A "word\\""""']);
  expect(pythonDoc('Three """ and \\d.')).toEqual(['"""Three \\"\\"\\" and \\\\d."""']);
  expect(pythonDoc(undefined, " ")).toEqual([]);
  const lines = pythonDoc("word ".repeat(60), undefined, "More.");
  expect(lines.filter((line) => line.length > 105)).toEqual([]);
  expect(lines.slice(-3)).toEqual(["", "More.", '"""']);
});

test("every template of Python belongs to the package, and lies in one folder", () => {
  const names = [...templates().keys()].filter((name) => name.endsWith(".py")).map((name) => path.dirname(name));
  expect([...new Set(names)].sort()).toEqual(["python", "stampers"]);
});

test("a module imports what it writes, not what its texts speak of, and so does the client", () => {
  const list = (name: string, type: string): readonly [string, string] => [
    `queries/${name.toLowerCase()}.yaml`,
    `query: ${name}\ndoc: Not Annotated.\npath: ${name.toLowerCase()}\npage: TeaId\nrequest: { fields: {} }\nresponse: { fields: { list: { type: "${type}", doc: A Base64UrlText. } } }\n`,
  ];
  const scalars = "scalars:\n  TeaId: { base: string, doc: Which., maxLength: 9, example: t }\n";
  const files = withEmit(python, ["scalars.yaml", scalars], list("listAny", "json[]"), list("listLong", "int64[][]"));
  const importsOf = (name: string) =>
    [...(emitted(files).get(`python/teas/${name}.py`) ?? "").matchAll(/^from (?:typing|\._model) import .*$/gm)].map(
      String,
    );
  expect(importsOf("client")).toEqual(["from typing import Any", "from ._model import Int64Text"]);
  expect(importsOf("models").join()).not.toMatch(/Annotated|Base64/);
});
