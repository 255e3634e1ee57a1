// Types of other contracts that this one names under `imports`, with all that they are made of.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { entriesOf, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Enum, Field, ImportedType, Model, Scalar, Shape, Type, Union } from "../model/model.js";
import type { Draft, EnumDraft, ShapeDraft, UnionDraft } from "./draft.js";
import type { Meaning, Scope } from "./scope.js";

type Declared = Scalar | Enum | Shape | Union;

export interface Imports {
  /** Those that are named. */
  readonly types: readonly ImportedType[];
  /** All that belong to them. */
  readonly scalars: readonly Scalar[];
  readonly enums: readonly Enum[];
  readonly shapes: readonly Shape[];
  readonly unions: readonly Union[];
}

/** Puts the named types into the scope, which holds the contract's own already. */
export function linkImports(node: Node | undefined, models: ReadonlyMap<string, Model>, scope: Scope): Imports {
  const types: ImportedType[] = [];
  const all = new Map<string, Declared>();
  for (const { key: name, value } of entriesOf(node)) {
    const model = models.get(name);
    if (!model) continue;
    const known = meanings(model);
    for (const item of itemsOf(value)) {
      const written = text(item) ?? "";
      const meaning = known.get(written);
      if (!meaning) {
        const message = `\`${name}\` has no scalar, enum, shape or union \`${written}\``;
        scope.diagnostics.report("CS0203", item.position, message, didYouMean(written, known.keys()));
        continue;
      }
      const of = declaredOf(meaning);
      types.push({ name: written, package: name, of, position: item.position });
      take({ name, model, known, scope, all }, of, item.position);
    }
  }
  for (const { of } of types) scope.define(of.name, meaningOf(of));
  const found = [...all.values()];
  return {
    types,
    scalars: found.filter((one) => "base" in one),
    enums: found.filter((one) => "values" in one),
    shapes: found.filter((one) => "fields" in one),
    unions: found.filter((one) => "variants" in one),
  };
}

interface Taking {
  readonly name: string;
  readonly model: Model;
  readonly known: ReadonlyMap<string, Meaning>;
  readonly scope: Scope;
  readonly all: Map<string, Declared>;
}

/** With everything that it is made of. Names have to be alone in the package that is generated. */
function take({ name, known, scope, all }: Taking, root: Declared, position: Field["position"]): void {
  const waiting: Declared[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const taken = all.get(next.name);
    if (taken === next) continue;
    const isDeclared = [...known.values()].some((meaning) => declaredOf(meaning) === next);
    if (!isDeclared) {
      reportForeign(next, root, position, scope.diagnostics);
      continue;
    }
    if (taken || scope.find(next.name)) {
      const message = `\`${root.name}\` of \`${name}\` brings the type \`${next.name}\`, which already exists`;
      scope.diagnostics.report("CS0201", position, message, "rename one of them");
      continue;
    }
    all.set(next.name, next);
    forget(next);
    waiting.push(...partsOf(next));
  }
}

function reportForeign(
  { name }: Declared,
  root: Declared,
  position: Field["position"],
  diagnostics: Diagnostics,
): void {
  const message = `\`${root.name}\` cannot be imported: it contains \`${name}\`, which belongs to an operation there`;
  diagnostics.report("CS0209", position, message, "import only types made of shapes, enums and scalars");
}

/** Where it occurs is another matter here. */
function forget(declared: Declared): void {
  if ("base" in declared) return;
  const fresh = (): { request: boolean; response: boolean } => ({ request: false, response: false });
  (declared as Draft<Enum | Shape | Union>).usage = fresh();
  if ("values" in declared) return;
  delete (declared as Draft<Shape | Union>).filled;
  if ("variants" in declared && declared.fallback) (declared.fallback as ShapeDraft).usage = fresh();
}

/** What a contract declares by name. */
function meanings({ scalars, enums, shapes, unions, activity }: Model): ReadonlyMap<string, Meaning> {
  const declared = [...scalars, ...enums.filter((one) => one !== activity?.types), ...shapes, ...unions];
  return new Map(declared.map((one) => [one.name, meaningOf(one)]));
}

function meaningOf(declared: Declared): Meaning {
  if ("base" in declared) return { kind: "scalar", scalar: declared };
  if ("values" in declared) return { kind: "enum", enum: declared as EnumDraft };
  return "fields" in declared
    ? { kind: "shape", shape: declared as ShapeDraft }
    : { kind: "union", union: declared as UnionDraft };
}

function declaredOf(meaning: Meaning): Declared {
  switch (meaning.kind) {
    case "scalar":
      return meaning.scalar;
    case "enum":
      return meaning.enum;
    case "shape":
      return meaning.shape;
    case "union":
      return meaning.union;
  }
}

function partsOf(declared: Declared): readonly Declared[] {
  if ("variants" in declared) return declared.variants.map(({ shape }) => shape);
  if (!("fields" in declared)) return [];
  const older = [...(declared.step ? [declared.step.from] : []), ...(declared.extends ?? [])];
  return [...declared.fields.flatMap(({ type }) => typeParts(type)), ...older];
}

function typeParts(type: Type): readonly Declared[] {
  switch (type.kind) {
    case "array":
      return typeParts(type.of);
    case "map":
      return [...typeParts(type.of), ...(type.keyScalar ? [type.keyScalar] : [])];
    case "scalar":
      return [type.scalar];
    case "enum":
      return [type.enum];
    case "shape":
      return [type.shape];
    case "union":
      return [type.union];
    default:
      return [];
  }
}
