import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emitText } from "../../generator/src/emit/text.js";
import { model } from "./model-fixture.js";

const folder = new URL("../../templates/", import.meta.url);
const templates = new Map<string, string>(
  readdirSync(folder)
    .filter((name) => name.endsWith(".hbs"))
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);
const exports = { index: ["stamper-main"], entries: { "./node": "node", "./stampers/session": "stamper-session" } };
templates.set("exports.json", JSON.stringify(exports));
templates.set("runtime/stamper-main.ts", "export function sealStamper(seal: Seal): Stamper {}");
templates.set(
  "runtime/stamper-session.ts",
  "// Accompanies queries with\n// a card. And more.\n\nexport function cardStamper() {}",
);
templates.set("runtime/node.ts", 'import type { Server } from "node:http";');

const files = new Map(emitText({ model, templates }).map(({ path, text }) => [path, text]));
const text = (path: string): string => files.get(path) ?? "";

describe("package.json", () => {
  const manifest = JSON.parse(text("package.json")) as Record<string, unknown>;

  it("names the package and says what it is", () => {
    expect(manifest).toMatchObject({
      name: "@library/api",
      version: "1.2.3",
      description: "Lends books.",
      sideEffects: false,
    });
  });

  it("exports every entry with its types", () => {
    expect(manifest["exports"]).toMatchObject({
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./validators": { types: "./dist/validators/index.d.ts" },
      "./node": { types: "./dist/runtime/node.d.ts", default: "./dist/runtime/node.js" },
      "./stampers/session": { default: "./dist/runtime/stamper-session.js" },
      "./openapi.json": "./openapi.json",
    });
    expect(Object.keys(manifest["exports"] as object)).toHaveLength(10);
  });
});

describe("tsconfig.json", () => {
  it("asks for the types of Node where the runtime speaks of Node", () => {
    const others = new Map([...templates, ["runtime/node.ts", ""]]);
    const [, bare] = emitText({ model, templates: others });
    expect(JSON.parse(text("tsconfig.json"))).toMatchObject({ compilerOptions: { types: ["node"] } });
    expect(JSON.parse(bare?.text ?? "")).toMatchObject({ compilerOptions: { types: [] } });
  });
});

describe("README.md", () => {
  it("shows a call, with what the client fills in left out, and the wait for its end", () => {
    expect(text("README.md")).toContain(`import { createClient, sealStamper } from "@library/api";

const client = createClient({ baseUrl: "http://localhost:8080", stamper: sealStamper(credentials) });

const { activity } = await client.lendBook({
  libraryId: "l-1",
  parameters: { bookIds: ["b-1", "b-2"], days: 7 },
});
const end = await client.waitForActivity(activity);
console.log(end.outcome, end.activity);
`);
  });

  it("lists operations and entries in one line each", () => {
    expect(text("README.md")).toContain("| `lendBook` | Lends books to a reader |");
    expect(text("README.md")).toContain("| `@library/api/stampers/session` | Accompanies queries with a card. |");
  });
});

describe("VERSIONS.md", () => {
  it("tells what changed, and how an older request becomes a newer one", () => {
    expect(text("VERSIONS.md")).toContain(`### Version 3: \`LEND_BOOK_V3\`

About LEND_BOOK_V3.

Since version 2:

- \`bookIds\` takes the place of \`bookId\`.
- \`genre\` is new and optional.
- \`days\` is \`Days\`; it was \`int32\`.
- \`when\` is called \`days\`.
- \`quorum\` is new; an upgrade fills in \`1\`.

The result is that of version 1, under \`lendBookResult\`.

This is the newest version.
`);
    expect(text("VERSIONS.md")).toContain("Upgrade to version 3: `upgradeLendBookV2ToV3`.");
  });

  it("says where an upgrade needs help, and why", () => {
    expect(text("VERSIONS.md")).toContain(
      "Upgrade to version 2: only with a hook that you supply. A title does not say which copy.",
    );
    expect(text("VERSIONS.md")).toContain("It can be read, not submitted. It named no copy.");
  });

  it("leaves out what exists in one version", () => {
    expect(text("VERSIONS.md")).not.toContain("## agree");
  });
});

it("no template is a program: lists and values only", () => {
  for (const [name, template] of templates) {
    if (!name.endsWith(".hbs")) continue;
    const tags = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, tag]) => tag ?? "");
    expect(tags.filter((tag) => !/^(#each \w+|\/each|\w+)$/.test(tag))).toEqual([]);
  }
});
