// A Go module with everything but a server, asked for with `go` under `package.emit`: types, validators, upgrades, a
// client. It needs the standard library alone. What no contract changes is in templates/go/.

import type { Model } from "../../model/model.js";
import { isUncalled } from "../../model/operations.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { goPattern } from "../patterns.js";
import { runtimeFiles } from "../languages/runtime-files.js";
import { clientText } from "./client.js";
import { contractData } from "../contract-data.js";
import { goDoc } from "./names.js";
import { GoTypes } from "./types.js";

/** The oldest version of Go that builds the module. */
const goVersion = "1.26";

export function emitGo({ model, templates }: EmitContext): readonly EmittedFile[] {
  const { go } = model.contract.manifest;
  if (!go) return [];
  const ofPackage = exportedBy([...templates].flatMap(([path, text]) => (path.endsWith(".go") ? [text] : [])));
  const types = new GoTypes(model, [...ofPackage, "ErrorCode", "ErrorDetails"]);
  const head = `// Code generated from the contract ${model.contract.title}. DO NOT EDIT.\n\n`;
  const clause = `package ${packageName(model)}\n`;
  const [declared, operations] = [types.declarations(), clientText(model, types)];
  const imports = [...types.imports, "embed"]
    .sort()
    .map((name) => (name === "embed" ? '\t_ "embed" // contract.json\n' : `\t"${name}"\n`));
  const own = {
    "go.mod": `module ${go.module}\n\ngo ${goVersion}\n`,
    "contract.json": contractData(model, (pattern) => goPattern(pattern).text),
    "doc.go": [head, ...about(model).map((line) => `${line}\n`), clause].join(""),
    "types.go": `${head}${clause}\n${declared}`,
    "operations.go": `${head}${clause}\nimport (\n${imports.join("")})\n\n//go:embed contract.json\nvar contractJSON []byte\n\n${operations}`,
  };
  const shared = runtimeFiles({ model, templates }, "go", "go").map(({ name, isStamper, text }): [string, string] => [
    `${isStamper ? "stamper_" : ""}${name}.go`,
    head + text.replace("package contract\n", clause),
  ]);
  const moved = withoutClashes([...Object.entries(own), ...shared], types);
  return moved.map(([name, text]) => ({ path: `${go.folder}/${name}`, text: `${text.trimEnd()}\n`, verbatim: true }));
}

/** Contracts have words of their own: what the package calls so, too, is called `API…`. */
function withoutClashes(files: readonly [string, string][], types: GoTypes): readonly [string, string][] {
  const exported = exportedBy(files.flatMap(([name, text]) => (name === "types.go" ? [] : [text])));
  const names = new Set(types.names.values());
  const clashes = [...new Set(exported)].filter((name) => names.has(name));
  const words = new RegExp(`(?<!http\\.)\\b(${clashes.join("|")})\\b(?!\\(\\))`, "g");
  const ofContract = ["types.go", "operations.go"];
  const free = (name: string): string => (clashes.includes(name) ? `API${name}` : name);
  return files.map(([name, text]) => {
    // What is made of the contract says where it means a name of the package.
    if (ofContract.includes(name)) return [name, text.replace(/\bruntime\.(\w+)/g, (_, word: string) => free(word))];
    return [name, clashes.length > 0 && name.endsWith(".go") ? text.replace(words, "API$1") : text];
  });
}

/** Types and functions. */
function exportedBy(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/^(?:type|func) (?:runtime\.)?([A-Z]\w*)/gm)].map(([, name = ""]) => name),
  );
}

function packageName({ contract }: Model): string {
  const name = contract.name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const keywords =
    /^(?:break|case|chan|const|continue|default|defer|else|fallthrough|for|func|go|goto|if|import|interface|internal|main|map|package|range|return|select|struct|switch|type|var)$/;
  return keywords.test(name) ? `${name}api` : name;
}

function about(model: Model): readonly string[] {
  const { title, doc, version, server } = model.contract;
  const name = packageName(model);
  if (isUncalled(model)) return goDoc(`Package ${name} has the types of ${title}, version ${version}: ${doc}`);
  return [
    ...goDoc(`Package ${name} calls the API ${title}, version ${version}: ${doc}`),
    "//",
    `//\tclient := ${name}.NewClient(${JSON.stringify(server)}, ${name}.Options{Stamper: stamper})`,
  ];
}
