// The files of the generated package that are text rather than code: compiler settings, license, README and the notes
// about versions. Templates give the words, views the facts; templates hold no logic beyond lists.

import { isAtLeast } from "./oldest.js";
import type { EmitContext, EmittedFile, Emitter } from "./output.js";
import { filled } from "./filled.js";
import { usesNode } from "./manifest.js";
import { readmeView } from "./readme.js";
import { versionsView } from "./version-notes.js";

export const emitText: Emitter = (context) => [
  fill(context, "tsconfig.json", "tsconfig.json.hbs", settingsView(context)),
  fill(context, "README.md", "readme.md.hbs", readmeView(context)),
  fill(context, "VERSIONS.md", "versions.md.hbs", versionsView(context.model)),
  ...license(context),
];

function fill({ templates }: EmitContext, path: string, name: string, view: object): EmittedFile {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`the template ${name} is missing`);
  return {
    path,
    text: `${filled(template, view)
      .replace(/\n{3,}/g, "\n\n")
      .trimEnd()}\n`,
  };
}

/** Those of common licenses are there as templates; the text of another is the owner's to add. */
function license(context: EmitContext): readonly EmittedFile[] {
  const { manifest, title } = context.model.contract;
  const template = `licenses/${manifest.license}.hbs`;
  const holder = manifest.author?.replace(/\s*[<(].*$/, "") || `the authors of ${title}`;
  return context.templates.has(template) ? [fill(context, "LICENSE", template, { holder })] : [];
}

/** Options of the compiler by the version of TypeScript that brought them. */
const optionsByVersion = { "5.5": "isolatedDeclarations", "5.8": "erasableSyntaxOnly" };

function settingsView(context: EmitContext): object {
  const oldest = context.model.contract.manifest.typescript;
  return {
    types: JSON.stringify(usesNode(context) ? ["node"] : []),
    newer: Object.entries(optionsByVersion).flatMap(([version, option]) =>
      isAtLeast(oldest, version) ? [option] : [],
    ),
  };
}
