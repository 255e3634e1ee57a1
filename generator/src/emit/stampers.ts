// Ways to prove who is calling. Each is a template of its own; the contract names those that its callers use, and says
// which header and which name of a scheme they send. Others are not part of its package.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { EmitContext } from "./output.js";
import { templateManifest } from "./template-manifest.js";

const stampersFolder = "stampers/";

export interface DeclaredStamper {
  /** As the contract calls it. */
  readonly name: string;
  /** Below `src/runtime`, without ending. */
  readonly module: string;
}

/** In the order of the contract, each once. The first is the one that the index passes on. */
export function declaredStampers({ model, templates }: EmitContext): readonly DeclaredStamper[] {
  const names = model.contract.security.flatMap(({ stampers }) => stampers.map(({ name }) => name));
  return [...new Set(names)]
    .filter((name) => templates.has(`${stampersFolder}${name}.ts`))
    .map((name) => ({ name, module: `stamper-${name}` }));
}

/** The first stamper, after what it imports from its folder. */
export function stamperIndex(context: EmitContext): readonly string[] {
  const [first] = declaredStampers(context);
  if (!first) return [];
  const text = context.templates.get(`${stampersFolder}${first.name}.ts`) ?? "";
  return [...[...text.matchAll(/ from "\.\/([\w-]+)\.js"/g)].map(([, helper = ""]) => helper), first.module];
}

/** Text of a module of the stampers' folder as it is emitted; undefined where it is none. */
export function stamperText(module: string, context: EmitContext): string | undefined {
  const text = context.templates.get(`${stampersFolder}${module.replace(/^stamper-/, "")}.ts`);
  if (text === undefined) return undefined;
  const inPlace = text.replaceAll(/(?<= from ")\.\.\/runtime\/([\w-]+)\.js(?=")/g, (_, name: string) =>
    runtimeSpecifier(name, context),
  );
  return inContractsWords(inPlace, context);
}

/** With the headers and schemes of the contract in the place of those that templates have. */
export function inContractsWords(text: string, context: EmitContext): string {
  const words = replacements(context);
  const all = [...words.keys()].sort((a, b) => b.length - a.length);
  if (all.length === 0) return text;
  return text.replace(new RegExp(all.join("|"), "g"), (word) => words.get(word) ?? word);
}

/** How the stampers, which lie beside it, name a module of the runtime. */
function runtimeSpecifier(name: string, { model }: EmitContext): string {
  const { runtime } = model.contract.manifest;
  return runtime ? `${runtime.package}/runtime/${name}` : `./${name}.js`;
}

/** What the templates say → what the contract says. */
function replacements({ model, templates }: EmitContext): ReadonlyMap<string, string> {
  const known = templateManifest(templates).stampers;
  const words = new Map<string, string>();
  for (const { header, stampers } of model.contract.security) {
    for (const { name, scheme } of stampers) {
      const own = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!own) continue;
      words.set(own.header, header);
      if (own.scheme !== undefined && scheme !== undefined) words.set(own.scheme, scheme);
    }
  }
  return words;
}

/** Reports stampers that there are no templates for, and those that would have to send one header under two names. */
export function checkStampers({ model, templates }: EmitContext, diagnostics: Diagnostics): void {
  const known = templateManifest(templates).stampers;
  const headers = new Map<string, string>();
  for (const { header, stampers } of model.contract.security) {
    for (const { name, position } of stampers) {
      const own = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!own) {
        const help = didYouMean(name, Object.keys(known)) ?? `there are ${Object.keys(known).join(", ")}`;
        diagnostics.report("CS0204", position, `unknown stamper \`${name}\``, help);
        continue;
      }
      const other = headers.get(own.header) ?? header;
      headers.set(own.header, other);
      if (other === header) continue;
      const message = `the stamper \`${name}\` sends the same header as others, which is \`${other}\``;
      diagnostics.report("CS0206", position, message, "declare them in one scheme");
    }
  }
}
