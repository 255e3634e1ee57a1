// A Go module with everything but a server, asked for with `go` under `package.emit`: types, validators, upgrades, a
// client. It needs the standard library alone. What no contract changes is in templates/go/.

import type { Model } from "../../model/model.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { goPattern } from "../patterns.js";
import { hasClient } from "../languages/calls.js";
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
  const types = new GoTypes(model, templates);
  const head = `// Code generated from the contract ${model.contract.title}. DO NOT EDIT.\n\n`;
  const clause = `package ${packageName(model)}\n`;
  const [declared, operations] = [types.declarations(), clientText(model, types)];
  const imports = [...types.imports, "embed"]
    .sort()
    .map((name) => (name === "embed" ? '\t_ "embed" // contract.json\n' : `\t"${name}"\n`));
  const own = {
    "go.mod": `module ${go.module}\n\ngo ${goVersion}\n`,
    "contract.json": contractData(model, (pattern) => goPattern(pattern).text),
    "doc.go": [head, ...about(model, types).map((line) => `${line}\n`), clause].join(""),
    "types.go": `${head}${clause}\n${declared}`,
    "operations.go": `${head}${clause}\nimport (\n${imports.join("")})\n\n//go:embed contract.json\nvar contractJSON []byte\n\n${operations}`,
  };
  const printed = [...templates].map(([path, text]): [string, string] =>
    path.endsWith(".go") ? [path, types.printed(text).replace("package contract\n", clause)] : [path, text],
  );
  const shared = runtimeFiles({ model, templates: new Map(printed) }, "go", "go").map(({ name, isStamper, text }) => [
    `${isStamper ? "stamper_" : ""}${name}.go`,
    head + text,
  ]);
  return [...Object.entries(own), ...shared].map(([name = "", text = ""]) => ({
    path: `${go.folder}/${name}`,
    text: `${text.trimEnd()}\n`,
    verbatim: true,
  }));
}

function packageName({ contract }: Model): string {
  const name = contract.name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const keywords =
    /^(?:break|case|chan|const|continue|default|defer|else|fallthrough|for|func|go|goto|if|import|interface|internal|main|map|package|range|return|select|struct|switch|type|var)$/;
  return keywords.test(name) ? `${name}api` : name;
}

function about(model: Model, types: GoTypes): readonly string[] {
  const { title, doc, version, server } = model.contract;
  const name = packageName(model);
  if (!hasClient(model)) return goDoc(`Package ${name} has the types of ${title}, version ${version}: ${doc}`);
  return [
    ...goDoc(`Package ${name} calls the API ${title}, version ${version}: ${doc}`),
    "//",
    `//\tclient := ${name}.${types.own.of("NewClient")}(${JSON.stringify(server)}, ${name}.${types.own.of("Options")}{Stamper: stamper})`,
  ];
}
