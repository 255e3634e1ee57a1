// Links scalars and enums, the words that records are written with.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { child, entriesOf, flag, number, text } from "../load/tree.js";
import { constant, kebab } from "../model/case.js";
import { plainBases, startingBounds } from "../model/formats.js";
import type { EnumValue, Limits, Scalar } from "../model/model.js";
import { fitsScalar } from "../model/bounds.js";
import { madeUpScalar } from "../values/made-up.js";
import { readBounds } from "./bounds.js";
import type { Declared } from "./declarations.js";
import type { EnumDraft } from "./draft.js";
import type { Scope } from "./scope.js";
import type { Styles } from "./styles.js";

export function linkScalars(
  declared: readonly Declared[],
  limits: Limits,
  scope: Pick<Scope, "diagnostics" | "refer">,
): Map<string, Scalar> {
  const { diagnostics } = scope;
  const byName = new Map<string, Declared>();
  for (const item of declared) if (!byName.has(item.name)) byName.set(item.name, item);
  const linked = new Map<string, Scalar>();
  const link = (item: Declared, below: readonly string[]): Scalar => {
    const done = linked.get(item.name);
    if (done) return done;
    const scalar = linkScalar(item, parentOf(item, below), limits, diagnostics);
    linked.set(item.name, scalar);
    return scalar;
  };
  const parentOf = (item: Declared, below: readonly string[]): Scalar | undefined => {
    const extended = child(item.node, "extends");
    const name = text(extended);
    if (extended === undefined || name === undefined) return undefined;
    scope.refer(name, extended.position);
    const parent = byName.get(name);
    if (!parent) {
      diagnostics.report("CS0203", extended.position, `unknown scalar \`${name}\``, didYouMean(name, byName.keys()));
      return undefined;
    }
    if (name === item.name || below.includes(name)) {
      diagnostics.report("CS0305", extended.position, `\`${item.name}\` extends itself`);
      return undefined;
    }
    return link(parent, [...below, item.name]);
  };
  for (const item of byName.values()) link(item, []);
  return linked;
}

/** Scalars without an example: none of those that extend them takes over what was made up for another name. */
const madeUp = new WeakSet<Scalar>();

/** Those with no example that fits: that is reported once, not again for what inherits it. */
const unfit = new WeakSet<Scalar>();

function linkScalar(item: Declared, parent: Scalar | undefined, limits: Limits, diagnostics: Diagnostics): Scalar {
  const written = text(child(item.node, "base"));
  if ((written === undefined) === (child(item.node, "extends") === undefined)) {
    diagnostics.report("CS0301", item.position, `the scalar \`${item.name}\` needs either \`base\` or \`extends\``);
  }
  const base = parent?.base ?? plainBases.find((one) => one === written) ?? "string";
  const inherited = parent?.bounds ?? startingBounds(base, limits.stringLength);
  const bounds = readBounds(item.node, base, inherited, diagnostics);
  const format = text(child(item.node, "format")) ?? parent?.format;
  const own = child(item.node, "example");
  const given = text(own) ?? number(own) ?? (parent && madeUp.has(parent) ? undefined : parent?.example);
  const example = given ?? madeUpScalar({ base, bounds, format }, kebab(item.name));
  const problem = example === undefined ? undefined : fitsScalar(base, bounds, example);
  const isTold = own === undefined && parent !== undefined && unfit.has(parent);
  const isOrphan = parent === undefined && child(item.node, "extends") !== undefined;
  if (example === undefined) {
    // An orphan may inherit one, once its parent is found.
    const isLeft = isOrphan || (isTold && child(item.node, "pattern") === undefined);
    const message = `the scalar \`${item.name}\` has no example, and none is found that matches its pattern`;
    if (!isLeft) diagnostics.report("CS0505", item.position, message, "add `example:`");
  } else if (problem !== undefined && !isTold) {
    const position = own?.position ?? item.position;
    diagnostics.report("CS0501", position, `the example does not fit: expected ${problem}`);
  }
  const scalar: Scalar = {
    name: item.name,
    doc: text(child(item.node, "doc")) ?? parent?.doc ?? "",
    base,
    extends: parent?.name,
    bounds,
    brands: brandsOf(item, parent),
    format,
    example: example ?? (base === "int32" || base === "number" ? 0 : ""),
    position: item.position,
  };
  if (given === undefined) madeUp.add(scalar);
  if (problem !== undefined || (example === undefined && !isOrphan)) unfit.add(scalar);
  return scalar;
}

/** Inherited, but each scalar has a brand of its own. */
function brandsOf({ name, node }: Declared, parent: Scalar | undefined): readonly string[] {
  const inherited = parent?.brands ?? [];
  const written = child(node, "brand");
  return (written ? flag(written) : inherited.length > 0) ? [name, ...inherited] : [];
}

export function linkEnum(item: Declared, styles: Styles, diagnostics: Diagnostics): EnumDraft {
  const prefix = text(child(item.node, "prefix")) ?? "";
  const values = entriesOf(child(item.node, "values")).map(({ key, keyPosition, value }): EnumValue => {
    if (prefix && !key.startsWith(prefix)) {
      diagnostics.report("CS0506", keyPosition, `\`${key}\` does not start with the prefix \`${prefix}\``);
    }
    styles.checkValue(key, keyPosition);
    return {
      value: key,
      member: memberName(key, prefix),
      doc: text(value) ?? text(child(value, "doc")) ?? "",
      deprecated: text(child(value, "deprecated")),
      position: keyPosition,
    };
  });
  const members = new Map<string, EnumValue>();
  for (const value of values) {
    const other = members.get(value.member);
    if (other) {
      const message = `\`${value.value}\` and \`${other.value}\` both become the constant \`${item.name}.${value.member}\``;
      diagnostics.report("CS0202", value.position, message);
    }
    members.set(value.member, value);
  }
  return {
    name: item.name,
    doc: text(child(item.node, "doc")) ?? "",
    open: flag(child(item.node, "open")),
    plain: flag(child(item.node, "plain")),
    values,
    usage: { request: false, response: false },
    position: item.position,
  };
}

/** `GENRE_NOVEL` without `GENRE_` is `NOVEL`; `large-print` becomes `LARGE_PRINT`; `3D` becomes `_3D`. */
export function memberName(value: string, prefix: string): string {
  const rest = value.startsWith(prefix) ? value.slice(prefix.length) : value;
  const name = /^[A-Z0-9_]+$/.test(rest) ? rest : constant(rest).replace(/[^A-Z0-9_]/g, "_");
  return /^[A-Z_]/.test(name) ? name : `_${name}`;
}
