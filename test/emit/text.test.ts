import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emitManifest } from "../../generator/src/emit/manifest.js";
import { emitText } from "../../generator/src/emit/text.js";
import type { Part } from "../../generator/src/model/model.js";
import { model } from "./model-fixture.js";

const folder = new URL("../../templates/", import.meta.url);
const templates = new Map<string, string>(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".hbs"))
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);
const exports = {
  index: ["stamper"],
  parts: { server: { modules: ["server"], entries: { "./node": "node" } } },
  stampers: { main: { header: "X-Main" }, card: { header: "X-Token" } },
  peers: { "@library/seals": "^3.0.0" },
};
templates.set("exports.json", JSON.stringify(exports));
templates.set("runtime/stamper.ts", "");
templates.set("runtime/server.ts", "");
templates.set("runtime/scheme-stamper.ts", "");
templates.set("runtime/unused.ts", 'import { more } from "more";');
templates.set("stampers/main.ts", "export function sealStamper(seal: Seal): Stamper {}");
templates.set(
  "stampers/card.ts",
  '// Accompanies queries with\n// a card in `X-Token`. And more.\n\nimport { a } from "@library/seals/a.js";\nexport function cardStamper() {}',
);
templates.set("runtime/node.ts", 'import type { Server } from "node:http";');

const context = { model, templates };
const files = new Map([...emitManifest(context), ...emitText(context)].map(({ path, text }) => [path, text]));
const text = (path: string): string => files.get(path) ?? "";

describe("package.json", () => {
  const manifest = JSON.parse(text("package.json")) as Record<string, unknown>;

  it("names the package and says what it is", () => {
    expect(manifest).toMatchObject({
      name: "@library/api",
      version: "1.2.3",
      description: "Lends books.",
      license: "MIT",
      author: "Town library <desk@library.example>",
      repository: { type: "git", url: "https://library.example/api.git" },
      sideEffects: false,
    });
  });

  it("asks for what its build needs: what the stampers import, the types of Node and the oldest TypeScript", () => {
    expect(manifest).toMatchObject({
      peerDependencies: { "@library/seals": "^3.0.0" },
      peerDependenciesMeta: { "@library/seals": { optional: true } },
      devDependencies: { "@library/seals": "^3.0.0", "@types/node": "^20.19.0", typescript: ">=5.4 <8" },
    });
  });

  it("has neither exports, files nor a program of parts that the contract leaves out", () => {
    const manifestOf = (emit: readonly Part[]) => {
      const contract = { ...model.contract, manifest: { ...model.contract.manifest, emit } };
      const [file] = emitManifest({ templates, model: { ...model, contract } });
      return JSON.parse(file?.text ?? "") as Record<"exports" | "bin", object> & { files: string[] };
    };
    const bare = manifestOf([]);
    expect(Object.keys(bare.exports)).toEqual([".", "./stampers/card", "./package.json"]);
    expect(bare.bin).toBeUndefined();
    expect(bare.files).toEqual([
      "dist",
      "!dist/*.tsbuildinfo",
      "!dist/contract/.inputs",
      "src",
      "tsconfig.json",
      "README.md",
      "VERSIONS.md",
    ]);
    expect(Object.keys(manifestOf(["validators", "openapi"]).exports)).toEqual([
      ".",
      "./validators",
      "./stampers/card",
      "./openapi.json",
      "./package.json",
    ]);
  });

  it("exports every entry with its types", () => {
    expect(manifest["exports"]).toMatchObject({
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./validators": { types: "./dist/validators/index.d.ts" },
      "./node": { types: "./dist/runtime/node.d.ts", default: "./dist/runtime/node.js" },
      "./stampers/card": { default: "./dist/runtime/stamper-card.js" },
      "./openapi.json": "./openapi.json",
      "./docs/*": "./dist/docs/*",
    });
    expect(Object.keys(manifest["exports"] as object)).toHaveLength(11);
  });
});

describe("tsconfig.json", () => {
  it("asks for the types of Node where the runtime speaks of Node", () => {
    const others = new Map([...templates, ["runtime/node.ts", ""]]);
    const [bare] = emitText({ model, templates: others });
    expect(JSON.parse(text("tsconfig.json"))).toMatchObject({ compilerOptions: { types: ["node"] } });
    expect(JSON.parse(bare?.text ?? "")).toMatchObject({ compilerOptions: { types: [] } });
  });

  it("has no option that the oldest TypeScript does not know", () => {
    const optionsOf = (typescript: string) => {
      const contract = { ...model.contract, manifest: { ...model.contract.manifest, typescript } };
      const [file] = emitText({ templates, model: { ...model, contract } });
      const { compilerOptions } = JSON.parse(file?.text ?? "") as { compilerOptions: object };
      return ["isolatedDeclarations", "erasableSyntaxOnly"].filter((name) => Object.hasOwn(compilerOptions, name));
    };
    expect(["5.4", "5.5", "5.8", "5.10", "6.0"].map((version) => optionsOf(version).length)).toEqual([0, 1, 2, 2, 2]);
  });
});

describe("LICENSE", () => {
  it("is there for licenses whose text is known, and names the author", () => {
    expect(text("LICENSE")).toMatch(/^MIT License\n\nCopyright \(c\) Town library\n/);
    const contract = { ...model.contract, manifest: { ...model.contract.manifest, license: "EUPL-1.2" } };
    const names = emitText({ templates, model: { ...model, contract } }).map(({ path }) => path);
    expect(names).not.toContain("LICENSE");
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
    expect(text("README.md")).toContain(
      "| `@library/api/stampers/card` | Accompanies queries with a card in `X-Card`. |",
    );
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
      "Upgrade to version 2: only with a hook that you supply, which makes `bookId` and `days`. A title does not say which copy.",
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
