// The files of the generated package that are text rather than code: its manifest, compiler settings, license, README
// and the notes about versions. Templates give the words, views the facts; templates hold no logic beyond lists.

import Handlebars from "handlebars";
import { entryPoints } from "./entry-points.js";
import type { EmitContext, EmittedFile, Emitter } from "./output.js";
import { mockCommand } from "./names.js";
import { firstSentence, sentence } from "./prose.js";
import { readmeView } from "./readme.js";
import { versionsView } from "./version-notes.js";

export const emitText: Emitter = (context) => [
  fill(context, "package.json", "package.json.hbs", manifestView(context)),
  fill(context, "tsconfig.json", "tsconfig.json.hbs", settingsView(context)),
  fill(context, "README.md", "readme.md.hbs", readmeView(context)),
  fill(context, "VERSIONS.md", "versions.md.hbs", versionsView(context.model)),
  fill(context, "LICENSE", "license.hbs", {}),
];

function fill({ templates }: EmitContext, path: string, name: string, view: object): EmittedFile {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`the template ${name} is missing`);
  const text = Handlebars.compile<object>(template, { noEscape: true, strict: true })(view);
  return { path, text: `${text.replace(/\n{3,}/g, "\n\n").trimEnd()}\n` };
}

/** Every value is JSON already. */
function manifestView({ model, templates }: EmitContext): object {
  const { package: name, version, doc } = model.contract;
  return {
    name: JSON.stringify(name),
    version: JSON.stringify(version),
    description: JSON.stringify(sentence(firstSentence(doc))),
    command: JSON.stringify(mockCommand(model)),
    entries: entryPoints(templates).map(({ path, module }) => ({
      path: JSON.stringify(path),
      types: JSON.stringify(`./dist/${module}.d.ts`),
      code: JSON.stringify(`./dist/${module}.js`),
    })),
  };
}

/** Node's types are asked for only where the runtime speaks of Node. */
function settingsView({ templates }: EmitContext): object {
  const usesNode = [...templates].some(([name, text]) => name.startsWith("runtime/") && / from "node:/.test(text));
  return { types: JSON.stringify(usesNode ? ["node"] : []) };
}
