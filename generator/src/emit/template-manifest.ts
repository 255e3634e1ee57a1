// templates/exports.json: which templates there are for what.

import type { Part } from "../model/model.js";

export interface TemplateManifest {
  /** Modules of the runtime that the index passes on. */
  readonly index: readonly string[];
  /** Those that the index of a package of types passes on. */
  readonly types: readonly string[];
  /** What a part of the generated package needs of the runtime, and which entry points it adds. */
  readonly parts: Readonly<
    Partial<Record<Part, { readonly modules: readonly string[]; readonly entries?: Readonly<Record<string, string>> }>>
  >;
  /** Ways to prove who is calling, with what their templates have in place of the contract's own words. */
  readonly stampers: Readonly<Record<string, { readonly header: string; readonly scheme?: string }>>;
  /** Versions of packages that a template may import. */
  readonly peers: Readonly<Record<string, string>>;
}

export function templateManifest(templates: ReadonlyMap<string, string>): TemplateManifest {
  const text = templates.get("exports.json");
  if (text === undefined) throw new Error("the template exports.json is missing");
  return JSON.parse(text) as TemplateManifest;
}
