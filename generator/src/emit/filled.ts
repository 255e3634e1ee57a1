// Templates filled in by Handlebars. The bundle has those of this compiler translated already.

import { createRequire } from "node:module";
import type * as Handlebars from "handlebars";

type Template = (view: object) => string;

export const templateOptions = { noEscape: true, strict: true } as const;

/** By their text: functions that fill them in. */
const translated: ReadonlyMap<string, Template> = new Map();

export function filled(template: string, view: object): string {
  return (translated.get(template) ?? compiled(template))(view);
}

function compiled(template: string): Template {
  const { compile } = createRequire(import.meta.url)("handlebars") as typeof Handlebars;
  return compile<object>(template, templateOptions);
}
