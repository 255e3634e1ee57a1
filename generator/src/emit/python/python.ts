// A Python package with everything but a server, asked for with `python` under `package.emit`: models of Pydantic,
// readers, upgrades, clients. What no contract changes is in templates/python/.

import { errorForm, hasWords } from "../../model/error-form.js";
import type { Model } from "../../model/model.js";
import { isUncalled, signedWebhooks } from "../../model/operations.js";
import { contractData } from "../contract-data.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { hasClient } from "../languages/calls.js";
import { runtimeFiles, stamperNames } from "../languages/runtime-files.js";
import { firstSentence, sentence } from "../prose.js";
import { clientText, errorsText, serverText } from "./client.js";
import type { Import } from "./models.js";
import { webhooksText } from "./webhooks.js";
import { importLine, PythonModels } from "./models.js";
import { pythonDoc, pythonText } from "./names.js";
import { pythonPattern } from "./patterns.js";

export function emitPython(context: EmitContext): readonly EmittedFile[] {
  const { model } = context;
  const { python } = model.contract.manifest;
  if (!python) return [];
  const head = `# Code generated from the contract ${model.contract.title}. DO NOT EDIT.\n`;
  const models = new PythonModels(model);
  const declared = models.importing(() => models.declarations());
  const shared = runtimeFiles(context, "python", "py");
  const stampers = shared.flatMap(({ name, isStamper }) => (isStamper ? [name] : []));
  const own = {
    "contract.json": contractData(model, (pattern) => pythonPattern(pattern).text),
    "py.typed": "",
    "__init__.py": head + indexText(model, stampers),
    "models.py": head + modelsHead(declared.imports) + declared.made,
    "_codes.py": head + codesText(model),
    "errors.py": head + errorsText(model, models),
    ...(hasClient(model) && { "client.py": head + clientText(model, models) }),
    ...(!isUncalled(model) && { "server.py": head + serverText(model, models) }),
    ...(signedWebhooks(model).length > 0 && { "webhooks.py": head + webhooksText(model, models) }),
  };
  const files: [string, string][] = [["pyproject.toml", projectText(context)]];
  for (const [name, text] of Object.entries(own)) files.push([`${python.package}/${name}`, text]);
  for (const { name, isStamper, text } of shared)
    files.push([`${python.package}/${isStamper ? "_stamper_" : ""}${name}.py`, head + text]);
  return files.map(([name, text]) => ({
    path: `${python.folder}/${name}`,
    text: text === "" ? "" : `${text.trimEnd()}\n`,
    verbatim: true,
  }));
}

/** Codes are numbers or words, and details a list or a record, as the contract says. */
function codesText({ errors }: Model): string {
  return `"""What the errors of the contract hold."""

from typing import Any, TypeAlias

Code: TypeAlias = ${hasWords(errors) ? "str" : "int"}
Details: TypeAlias = ${errorForm(errors).list ? "list[Any]" : "dict[str, Any]"}
`;
}

function modelsHead(imported: readonly Import[]): string {
  const imports = imported.map((one) => `${importLine(one)}\n`);
  return ['"""The types of the contract."""', "", "from __future__ import annotations", "", ...imports, ""].join("\n");
}

/** What the package offers by its own name; types and errors are in modules of theirs. */
function indexText(model: Model, stampers: readonly string[]): string {
  const { title, doc, version, server } = model.contract;
  const isCalled = hasClient(model);
  const imports = [
    { module: "", names: ["errors", "models"] },
    ...(isCalled ? [{ module: "_client", names: ["Operation", "Stamper"] }] : []),
    { module: "_contract", names: ["Issue"] },
    { module: "_errors", names: ["ApiError"] },
    { module: "_model", names: ["check", "parse", "parse_answer"] },
    ...(isCalled
      ? [
          ...[...stampers].sort().map((name) => ({ module: `_stamper_${name}`, names: stamperNames(name) })),
          { module: "client", names: ["AsyncClient", "Client"] },
        ]
      : []),
    ...(isUncalled(model) ? [] : [{ module: "server", names: ["read_request"] }]),
    ...(signedWebhooks(model).length > 0 ? [{ module: "", names: ["webhooks"] }] : []),
  ];
  const about = pythonDoc(
    `${title}, version ${version}: ${doc}`,
    isCalled ? `Begin with client = Client(${JSON.stringify(server)}, stamper=...).` : undefined,
  );
  const exported = imports.flatMap(({ names }) => names).sort();
  return [
    ...about,
    "",
    ...imports.map(({ module, names }) => `from .${module} import ${names.join(", ")}`),
    "",
    "__all__ = [",
    ...exported.map((name) => `    ${pythonText(name)},`),
    "]",
    "",
  ].join("\n");
}

function projectText({ model }: EmitContext): string {
  const { title, doc, version, manifest } = model.contract;
  return `[build-system]
requires = ["flit_core>=3.12,<5"]
build-backend = "flit_core.buildapi"

[project]
name = ${pythonText(manifest.python?.package.replaceAll("_", "-"))}
version = ${pythonText(version)}
description = ${pythonText(sentence(firstSentence(doc)) || title)}
requires-python = ">=3.11"
dependencies = ["pydantic>=2.11,<3", ${hasClient(model) ? '"httpx>=0.27,<1", ' : ""}"cryptography>=42"]

[tool.flit.module]
name = ${pythonText(manifest.python?.package)}
`;
}
