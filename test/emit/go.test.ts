// What is emitted in Go, as far as no Go is needed to see it.

import path from "node:path";
import { describe, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { Diagnostics } from "../../generator/src/diagnostics/diagnostic.js";
import { checkDialects } from "../../generator/src/emit/languages/dialects.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { emitGo } from "../../generator/src/emit/go/go.js";
import { goDoc, goName } from "../../generator/src/emit/go/names.js";
import { goPattern } from "../../generator/src/emit/patterns.js";
import { modelOf, onBase, root, sourcesOf, templates } from "../generator/fixture.js";

const go = "{ go: { module: example.com/teas } }";

function withEmit(emit: string, ...files: readonly (readonly [string, string])[]): Map<string, string> {
  const sources = onBase(files);
  const contract = sources.get("contract.yaml") ?? "";
  return sources.set("contract.yaml", contract.replace(/^package: (.*)$/m, `package: { name: $1, emit: [${emit}] }`));
}

const pathsOf = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...emitAll({ model: modelOf(sources), templates: templates() })].flat().map(({ path }) => path);

const modules = [
  "client.go",
  "codec.go",
  "contract.json",
  "doc.go",
  "errors.go",
  "go.mod",
  "json.go",
  "operations.go",
  "read.go",
];

test("a module is there where the contract asks for it, in the folder that it names", () => {
  const files = [...modules, "server.go", "types.go", "upgrade.go"];
  const inGo = (emit: string) => pathsOf(withEmit(emit)).filter((name) => /\.go$|\.mod$|contract\.json$/.test(name));
  expect(inGo("validators")).toEqual([]);
  expect(inGo(go).sort()).toEqual(files.map((name) => `go/${name}`));
  expect(inGo("{ go: { module: example.com/teas, folder: golang } }")).toContain("golang/go.mod");
});

test.each([
  ["{ go: {} }", "CS0112 `go` lacks the key `module`"],
  ["{ cobol: {} }", "CS0111 unknown key `cobol`"],
  ["{ go: { module: teas } }", "CS0113 `module` must match"],
  ["{ go: { module: example.com/teas, folder: src } }", "CS0113 `folder` must match"],
  ["{ go: { module: example.com/teas, folder: ../go } }", "CS0113 `folder` must match"],
  ["golang", "CS0113 `0` must be one of"],
])("`emit: [%s]` is refused", (emit, message) => {
  const found = compileSources(withEmit(emit)).diagnostics.map((one) => `${one.code} ${one.message}`);
  expect(
    found.some((text) => text.startsWith(message)),
    found.join("\n"),
  ).toBe(true);
});

test.each([
  ["^(?!-)[a-z-]+$", "`(?!`, which looks ahead or behind"],
  ["(?<=a)b", "`(?<=`, which looks ahead or behind"],
  ["(a)\\\\1", "a reference to a group"],
  ["^[a-z]{1,1001}$", "more than 1000 repetitions"],
  ["^(?:[a-z]{40}){40}$", "more than 1000 repetitions"],
  ["^\\\\p{Emoji}$", "the property `Emoji`"],
  ["\\\\ud83d", "half of a surrogate pair"],
])("a pattern that Go cannot express is refused: %s", (pattern, unsaid) => {
  const scalar = `scalars:\n  Odd: { base: string, doc: Odd., pattern: "${pattern}", maxLength: 9, example: a }\n`;
  const found = (emit: string): readonly string[] => {
    const { model } = compileSources(withEmit(emit, ["scalars.yaml", scalar]));
    const diagnostics = new Diagnostics();
    if (model) checkDialects({ model }, diagnostics);
    return diagnostics.sorted().map(({ code, message, position }) => `${code} ${position?.file}: ${message}`);
  };
  // Its example need not match: what is not right in other ways is found elsewhere.
  expect(goPattern(JSON.parse(`"${pattern}"`) as string).unsaid).toBe(unsaid);
  expect(found("validators")).toEqual([]);
});

test("the finding stands at the pattern", () => {
  const scalar = `scalars:\n  Odd: { base: string, doc: Odd., pattern: "^(?!b)[a-z]$", example: a }\n`;
  const shape = `shapes:\n  Tea: { doc: A tea., fields: { odd: Odd } }\n`;
  const query = `query: getTea\ndoc: A tea.\npath: get_tea\nrequest: { fields: {} }\nresponse: { fields: { tea: Tea } }\nexamples: [{ request: {}, response: { tea: { odd: a } } }]\n`;
  const sources = withEmit(go, ["scalars.yaml", scalar], ["shapes/tea.yaml", shape], ["queries/get-tea.yaml", query]);
  const diagnostics = new Diagnostics();
  checkDialects({ model: modelOf(sources) }, diagnostics);
  expect(diagnostics.sorted().map(({ code, position }) => [code, position?.file, position?.line])).toEqual([
    ["CS0602", "scalars.yaml", 2],
  ]);
});

describe("names", () => {
  test.each([
    ["userId", "UserID"],
    ["userIds", "UserIDs"],
    ["apiKeyUrl", "APIKeyURL"],
    ["createUsersV2", "CreateUsersV2"],
    ["ACTIVITY_TYPE_CREATE_API_KEYS", "ActivityTypeCreateAPIKeys"],
    ["SECP256K1", "Secp256k1"],
    ["x-event-id", "XEventID"],
    ["sent_at", "SentAt"],
    ["2fa", "X2fa"],
    ["HTTPServer", "HTTPServer"],
    ["idle", "Idle"],
  ])("%s is %s in Go", (name, inGo) => {
    expect(goName(name)).toBe(inGo);
  });
});

test("names of the package yield to types of the contract, and constants to names of the package", () => {
  const shape = `shapes:
  Client: { doc: Who buys., fields: { kind: { const: "a\`b" }, issue: New, none?: { type: New, nullable: true } } }
  Maybe: { doc: Perhaps., fields: { client: Client } }
`;
  const enums = `enums:\n  New: { doc: What is new., values: { CLIENT: One., OLD: Another. } }\n`;
  const query = `query: getMaybe\ndoc: Perhaps.\npath: get_maybe\nrequest: { fields: {} }\nresponse: { fields: { maybe: Maybe } }\nexamples: [{ request: {}, response: { maybe: { client: { kind: "a\`b", issue: OLD } } } }]\n`;
  const sources = withEmit(go, ["shapes/tea.yaml", shape], ["enums.yaml", enums], ["queries/get-maybe.yaml", query]);
  const files = [...emitAll({ model: modelOf(sources), templates: templates() })].flat();
  const text = (name: string) => files.find(({ path }) => path === `go/${name}`)?.text ?? "";
  expect(text("types.go")).toContain("type Client struct {\n");
  expect(text("types.go")).toContain('\t_ struct{} "name:\\"kind\\" const:\\"\\\\\\"a`b\\\\\\"\\""\n');
  expect(text("types.go")).toContain('\tNone APIMaybe[New] `json:"none,omitzero"`\n');
  expect(text("types.go")).toContain('\tNewClient_ New = "CLIENT"\n');
  expect(text("client.go")).toContain("\nfunc NewClient(baseURL string, options Options) *APIClient {\n");
  expect(text("client.go")).toContain("own := http.DefaultClient\n");
  expect(text("codec.go")).toContain("\ntype APIMaybe[T any] struct {\n");
});

test("templates mark every name of the package", () => {
  const exported = [...templates()].flatMap(([path, text]) =>
    path.endsWith(".go")
      ? [...text.matchAll(/^(?:type|func|var|const) ([A-Z]\w*)/gm)].map(([, name = ""]) => name)
      : [],
  );
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((name) => !name.endsWith("_"))).toEqual([]);
});

test("a name of the package moves with what is called so, and nothing else", () => {
  const shapes = `shapes:
  Operation: { doc: Has a Client and an Error., fields: { client: Client } }
  Client: { doc: Who buys., fields: { api: APIClient } }
  APIClient: { doc: Another., fields: {} }
`;
  const query = `query: getOne\ndoc: One.\npath: get_one\nrequest: { fields: {} }\nresponse: { fields: { one: Operation } }\nexamples: [{ request: {}, response: { one: { client: { api: {} } } } }]\n`;
  const sources = withEmit(go, ["shapes/one.yaml", shapes], ["queries/get-one.yaml", query]);
  const files = [...emitAll({ model: modelOf(sources), templates: templates() })].flat();
  const text = (name: string) => files.find(({ path }) => path === `go/${name}`)?.text ?? "";
  expect(text("types.go")).toContain("// Operation: Has a Client and an Error.\ntype Operation struct {\n");
  expect(text("client.go")).toContain("\ntype APIOperation struct {\n");
  expect(text("client.go")).toContain("\nfunc NewClient(baseURL string, options Options) *APIClient_ {\n");
  expect(text("operations.go")).toContain("\nfunc (c *APIClient_) GetOne(");
  expect(text("errors.go")).toContain("\n\tOperation string\n");
});

test("shapes have the fields of those that they extend, and fields say how long they are there", () => {
  const shapes = `shapes:
  Plant: { doc: What grows., fields: { height: { type: int32, doc: In metres. } } }
  Tea: { doc: A tea., extends: Plant, fields: { old?: { type: boolean, doc: Old., deprecated: { why: Nobody asks., until: "2031-01-31" } } } }
`;
  const query = `query: getTea\ndoc: A tea.\npath: get_tea\nrequest: { fields: {} }\nresponse: { fields: { tea: Tea } }\nexamples: [{ request: {}, response: { tea: { height: 1 } } }]\n`;
  const sources = withEmit(go, ["shapes/tea.yaml", shapes], ["queries/get-tea.yaml", query]);
  const files = [...emitAll({ model: modelOf(sources), templates: templates() })].flat();
  const text = files.find(({ path }) => path === "go/types.go")?.text ?? "";
  expect(/type Tea struct \{\n[^}]*\}\n/.exec(text)?.[0]).toBe(`type Tea struct {
	// In metres.
	Height int32 \`json:"height"\`

	// Old.
	//
	// Deprecated: Nobody asks. It is there until 2031-01-31.
	Old *bool \`json:"old,omitzero"\`
}
`);
});

test("codes are words where those of the contract are, and a list in pages has an iterator", () => {
  const filesOf = (contract: string): ReadonlyMap<string, string> => {
    const model = modelOf(sourcesOf(path.join(root, "test/contracts", contract)));
    const manifest = { ...model.contract.manifest, go: { module: `example.com/${contract}`, folder: "go" } };
    const files = emitGo({ model: { ...model, contract: { ...model.contract, manifest } }, templates: templates() });
    return new Map(files.map((file) => [path.basename(file.path), file.text]));
  };
  const files = filesOf("freight");
  const text = files.get("operations.go") ?? "";
  expect(text).toContain("\ntype ErrorCode string\n");
  expect(text).toContain('\n\tErrorCodeDepotFull ErrorCode = "/problems/depot-full"\n');
  expect(text).toContain("\ntype ErrorDetails = map[string]any\n");
  expect(text).toContain("request ListShipmentsRequest) iter.Seq2[Shipment, error] {\n");
  expect([...files.keys()]).toEqual(expect.arrayContaining(["details.go", "pages.go"]));
  const bookings = filesOf("bookings");
  expect(bookings.get("operations.go")).toContain("\ntype ErrorCode int\n");
  expect(bookings.get("operations.go")).toContain("\ntype ErrorDetails = []any\n");
});

test("comments have quotes as gofmt writes them, and lines of up to 100 characters", () => {
  expect(goDoc("A ``word'' of `code`.")).toEqual(["// A “word” of `code`."]);
  const lines = goDoc("word ".repeat(60), undefined, "", "More.");
  expect(lines.map((line) => line.length <= 100)).not.toContain(false);
  expect(lines.slice(-2)).toEqual(["//", "// More."]);
});

test("operations import what they write, not what their docs speak of", () => {
  const query =
    "query: getTea\ndoc: Takes time.Now, http.Header and iter.Seq2.\npath: get_tea\nrequest: { fields: {} }\n";
  const sources = withEmit(go, ["queries/get-tea.yaml", `${query}response: { fields: {} }\n`]);
  const files = [...emitAll({ model: modelOf(sources), templates: templates() })].flat();
  const text = files.find(({ path }) => path === "go/operations.go")?.text ?? "";
  expect(text).toContain("time.Now");
  expect(/^import \(\n([^)]*)\)/m.exec(text)?.[1]?.replaceAll("\t", "").split("\n").filter(Boolean)).toEqual([
    '"context"',
    '_ "embed" // contract.json',
    '"strconv"',
  ]);
});
