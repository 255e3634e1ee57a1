// What is emitted in Rust, as far as no Rust is needed to see it.

import path from "node:path";
import { describe, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { Diagnostics } from "../../generator/src/diagnostics/diagnostic.js";
import { checkDialects } from "../../generator/src/emit/languages/dialects.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { rustPattern } from "../../generator/src/emit/patterns.js";
import { rustDoc, rustName, rustText, rustType } from "../../generator/src/emit/rust/names.js";
import { emitRust } from "../../generator/src/emit/rust/rust.js";
import { modelOf, onBase, root, sourcesOf, templates } from "../generator/fixture.js";

const rust = "{ rust: { crate: teas } }";

function withEmit(emit: string, ...files: readonly (readonly [string, string])[]): Map<string, string> {
  const sources = onBase(files);
  const contract = sources.get("contract.yaml") ?? "";
  return sources.set("contract.yaml", contract.replace(/^package: (.*)$/m, `package: { name: $1, emit: [${emit}] }`));
}

const filesOf = (sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...emitAll({ model: modelOf(sources), templates: templates() })].flat().map(({ path, text }) => [path, text]),
  );

test("a crate is there where the contract asks for it, in the folder that it names", () => {
  const inRust = (emit: string): readonly string[] =>
    [...filesOf(withEmit(emit)).keys()].filter((name) => /\.rs$|\.toml$|contract\.json$/.test(name)).sort();
  const modules = ["client", "codec", "error", "json", "lib", "operations", "read", "server", "types", "upgrade"];
  expect(inRust("validators")).toEqual([]);
  expect(inRust(rust)).toEqual([
    "rust/Cargo.toml",
    "rust/contract.json",
    "rust/rustfmt.toml",
    ...modules.map((name) => `rust/src/${name}.rs`),
  ]);
  expect(inRust("{ rust: { crate: teas, folder: crate } }")).toContain("crate/Cargo.toml");
  expect(inRust("{ rust: { crate: teas }, go: { module: example.com/teas } }")).toContain("go/contract.json");
});

test.each([
  ["{ rust: {} }", "CS0112 `rust` lacks the key `crate`"],
  ["{}", "CS0113 `0` must not be empty"],
  ["{ rust: { crate: 2teas } }", "CS0113 `crate` must match"],
  ["{ rust: { crate: teas, folder: src } }", "CS0113 `folder` must match"],
  ["{ rust: { crate: teas, module: x } }", "CS0111 unknown key `module`"],
])("`emit: [%s]` is refused", (emit, message) => {
  const found = compileSources(withEmit(emit)).diagnostics.map((one) => `${one.code} ${one.message}`);
  expect(
    found.some((text) => text.startsWith(message)),
    found.join("\n"),
  ).toBe(true);
});

test("a pattern that Rust cannot express is refused where it stands", () => {
  const scalar = `scalars:\n  Odd: { base: string, doc: Odd., pattern: "^(?!b)[a-z]$", example: a }\n`;
  const shape = `shapes:\n  Tea: { doc: A tea., fields: { odd: Odd } }\n`;
  const query = `query: getTea\ndoc: A tea.\npath: get_tea\nrequest: { fields: {} }\nresponse: { fields: { tea: Tea } }\nexamples: [{ request: {}, response: { tea: { odd: a } } }]\n`;
  const sources = withEmit(rust, ["scalars.yaml", scalar], ["shapes/tea.yaml", shape], ["queries/get-tea.yaml", query]);
  const diagnostics = new Diagnostics();
  checkDialects({ model: modelOf(sources) }, diagnostics);
  expect(diagnostics.sorted().map(({ code, message, position }) => [code, message, position?.line])).toEqual([
    ["CS0602", "Rust's regular expressions have no words for `(?!`, which looks ahead or behind", 2],
  ]);
});

test.each([
  ["^\\d\\D$", "^[0-9][[^0-9]]$"],
  ["^[\\w<-]+$", "^[0-9A-Za-z_\\x{3C}\\-]+$"],
  ["\\ba\\B", "(?-u:\\b)a(?-u:\\B)"],
])("what Rust takes for Unicode is ASCII: %s", (pattern, text) => {
  expect(rustPattern(pattern)).toEqual({ text });
});

describe("names", () => {
  test.each([
    ["userId", "UserId", "user_id"],
    ["userIds", "UserIds", "user_ids"],
    ["APIKey", "ApiKey", "api_key"],
    ["createUsersV2", "CreateUsersV2", "create_users_v2"],
    ["ACTIVITY_TYPE_CREATE", "ActivityTypeCreate", "activity_type_create"],
    ["SECP256K1", "Secp256k1", "secp256k1"],
    ["x-event-id", "XEventId", "x_event_id"],
    ["type", "Type", "r#type"],
    ["self", "Self_", "self_"],
    ["2fa", "X2fa", "x_2fa"],
  ])("%s is %s and %s in Rust", (name, type, field) => {
    expect([rustType(name), rustName(name)]).toEqual([type, field]);
  });
});

test("types of the contract go by their names, but for those that every program uses", () => {
  const shape = `shapes:
  Client: { doc: Who buys., fields: { kind: { const: buyer }, options?: { type: Option, nullable: true }, inside?: Client } }
  Option: { doc: "A [choice] of <b>two</b>, see https://example.com/x.", fields: { self: { type: string, doc: I. }, all: { type: "Client[]", doc: All. } } }
`;
  const query = `query: getOption\ndoc: Perhaps.\npath: get_option\nrequest: { fields: {} }\nresponse: { fields: { option: Option } }\nexamples: [{ request: {}, response: { option: { self: a, all: [] } } }]\n`;
  const files = filesOf(withEmit(rust, ["shapes/tea.yaml", shape], ["queries/get-option.yaml", query]));
  const types = files.get("rust/src/types.rs") ?? "";
  expect(/pub struct Client \{\n[^}]*\}\n/.exec(types)?.[0]).toBe(`pub struct Client {
    /// Always \`"buyer"\`.
    pub kind: crate::Constant<0>,
    /// A \\[choice\\] of \\<b\\>two\\</b\\>, see <https://example.com/x>.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "crate::codec::present")]
    pub options: Option<Option<Option_>>,
    /// Who buys.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<Box<Client>>,
}
`);
  expect(types).toContain("/// A \\[choice\\] of \\<b\\>two\\</b\\>, see <https://example.com/x>.\n");
  expect(types).toContain("#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]\n");
  expect(types).toContain('    #[serde(rename = "self")]\n    pub self_: String,\n');
  expect(types).toContain("    pub fn new(self_: impl Into<String>, all: Vec<Client>) -> Self {\n");
});

test("codes are words where those of the contract are, and a list in pages has an iterator", () => {
  const operationsOf = (contract: string): string => {
    const model = modelOf(sourcesOf(path.join(root, "test/contracts", contract)));
    const manifest = { ...model.contract.manifest, rust: { crate: contract, folder: "rust" } };
    const files = emitRust({ model: { ...model, contract: { ...model.contract, manifest } }, templates: templates() });
    return files.find((file) => file.path === "rust/src/operations.rs")?.text ?? "";
  };
  const text = operationsOf("freight");
  expect(text).toContain("\n    ErrorCode(String) {\n");
  expect(text).toContain('\n        DepotFull = "/problems/depot-full",\n');
  expect(text).toContain("-> impl Iterator<Item = Result<types::Shipment, Error>> {\n");
  expect(operationsOf("bookings")).toContain("\n    ErrorCode(i64) {\n");
});

test("comments have no Markdown but code, and lines of up to 110 characters", () => {
  expect(rustDoc("`a[b]` [c] *d* x_y")).toEqual(["/// `a[b]` \\[c\\] \\*d\\* x\\_y"]);
  const lines = rustDoc(`${"word ".repeat(60)}- no item`, undefined, "", "More.");
  expect(lines.map((line) => line.length <= 120 && !line.startsWith("/// - "))).not.toContain(false);
  expect(lines.slice(-2)).toEqual(["///", "/// More."]);
  expect(rustText('a"\\\u2028\u0007')).toBe('"a\\"\\\\\\u{2028}\\u{0007}"');
});
