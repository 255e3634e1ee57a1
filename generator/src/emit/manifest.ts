// The manifest of the generated package, and what its own build needs.

import type { EmitContext, EmittedFile } from "./output.js";
import { contractFolder } from "../load/imports.js";
import { docsFolder } from "./pages/folder.js";
import { entryPoints } from "./entry-points.js";
import { mockCommand } from "../model/names.js";
import { firstSentence, sentence } from "./prose.js";
import { foreignImports, runtimeTexts } from "./runtime.js";
import { has } from "./runtime-exports.js";
import { templateManifest } from "./template-manifest.js";

export function emitManifest(context: EmitContext): readonly EmittedFile[] {
  return [{ path: "package.json", text: `${JSON.stringify(manifestOf(context), null, 2)}\n` }];
}

function manifestOf(context: EmitContext): object {
  const { package: name, version, doc, manifest } = context.model.contract;
  const { license, author, repository } = manifest;
  const peers = peersOf(context);
  return {
    name,
    version,
    description: sentence(firstSentence(doc)),
    license,
    ...(author !== undefined && { author }),
    ...(repository !== undefined && { repository: { type: "git", url: repository } }),
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: exportsOf(context),
    ...(has(context, "mock") && { bin: { [mockCommand(context.model)]: "./dist/mock-command.js" } }),
    files: filesOf(context),
    scripts: { build: "tsc -p tsconfig.json" },
    ...(manifest.runtime && { dependencies: { [manifest.runtime.package]: manifest.runtime.version } }),
    ...(Object.keys(peers).length > 0 && {
      peerDependencies: peers,
      peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }])),
    }),
    devDependencies: {
      ...peers,
      ...(usesNode(context) && { "@types/node": "^20.19.0" }),
      typescript: `>=${manifest.typescript} <${newestTypescript + 1}`,
    },
  };
}

function exportsOf(context: EmitContext): object {
  return Object.fromEntries([
    ...entryPoints(context).map(({ path, module }) => [
      path,
      { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
    ]),
    ...(has(context, "openapi") ? [["./openapi.json", "./openapi.json"]] : []),
    ...(has(context, "schemas") ? [["./schemas/*.json", "./schemas/*.json"]] : []),
    ...(has(context, "vectors") ? [["./vectors.json", "./vectors.json"]] : []),
    ...(has(context, "docs") ? [["./docs/*", `./${docsFolder}/*`]] : []),
    ...(has(context, "runtime")
      ? [["./runtime/*", { types: "./dist/runtime/*.d.ts", default: "./dist/runtime/*.js" }]]
      : []),
    ["./package.json", "./package.json"],
  ]) as object;
}

/** The newest major version of TypeScript that packages are built with here. */
const newestTypescript = 7;

/** `npm install && npm run build` needs no more than these. */
function filesOf(context: EmitContext): readonly string[] {
  return [
    "dist",
    "!dist/*.tsbuildinfo",
    ...(has(context, "docs") ? [`!${docsFolder}/.inputs`] : []),
    `!${contractFolder}/.inputs`,
    "src",
    ...(has(context, "schemas") ? ["schemas"] : []),
    ...(has(context, "openapi") ? ["openapi.json"] : []),
    ...(has(context, "vectors") ? ["vectors.json"] : []),
    "tsconfig.json",
    "README.md",
    "VERSIONS.md",
  ];
}

function peersOf(context: EmitContext): Readonly<Record<string, string>> {
  const { peers } = templateManifest(context.templates);
  const wanted = foreignImports(context).filter((name) => Object.hasOwn(peers, name));
  return Object.fromEntries(wanted.map((name) => [name, peers[name] ?? "*"]));
}

/** Node's types are asked for only where the runtime speaks of Node. Another package's may. */
export function usesNode(context: EmitContext): boolean {
  if (context.model.contract.manifest.runtime) return true;
  return [...runtimeTexts(context).values()].some((text) => / from "node:/.test(text));
}
