// What all operations can say alike: who may call them, what they fail with, and that they are going away.

import { didYouMean } from "../diagnostics/suggest.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, flag, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { snake } from "../model/case.js";
import type { ErrorCode, OperationTerms, SecurityScheme, Tool } from "../model/model.js";
import type { Declared } from "./declarations.js";
import type { Scope } from "./scope.js";

export interface Known {
  readonly security: readonly SecurityScheme[];
  readonly codes: readonly ErrorCode[];
}

/** As written; or derived from the name, where the contract says in which style. */
export function linkPath({ name, node, position }: Declared, scope: Scope): string {
  const written = child(node, "path");
  const path = text(written);
  const { styles, diagnostics } = scope;
  if (written && path !== undefined) {
    styles.checkPath(path, written.position);
    return path;
  }
  if (!written && styles.paths === undefined) {
    const help = "or derive it from the name with `styles: { paths: snake }` in contract.yaml";
    diagnostics.report("CS0112", position, `\`${name}\` lacks the key \`path\``, help);
  }
  return styles.path(name);
}

/** Members that the operation says nothing of are left out: there, it is as for all. */
export function linkTerms(
  name: string,
  node: Node | undefined,
  known: Known,
  diagnostics: Diagnostics,
): OperationTerms {
  const security = child(node, "security");
  const errors = child(node, "errors");
  const deprecated = deprecation(node);
  const until = text(child(child(node, "deprecated"), "until"));
  const tool = linkTool(name, node);
  return {
    ...(security && { security: linkNames(security, known.security, "security scheme", diagnostics) }),
    ...(errors && { errors: linkNames(errors, known.codes, "error", diagnostics) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(until !== undefined && { until }),
    ...(tool && { tool }),
  };
}

function linkTool(name: string, operation: Node | undefined): Tool | undefined {
  const node = child(operation, "tool");
  if (!node) return undefined;
  const destructive = child(node, "destructive");
  return {
    name: text(child(node, "name")) ?? snake(name),
    doc: text(child(node, "doc")),
    destructive: destructive && flag(destructive),
    position: node.position,
  };
}

/** Why nobody should call or send it any more, and until when anybody can. */
export function deprecation(node: Node | undefined, kept = "It can be called"): string | undefined {
  const written = child(node, "deprecated");
  const why = text(written) ?? text(child(written, "why"));
  const until = text(child(written, "until"));
  if (why === undefined || until === undefined) return why;
  return `${why.replace(/\.$/, "")}. ${kept} until ${until}.`;
}

/** A list of names; a single word, such as `none`, is an empty one. */
function linkNames<Thing extends { readonly name: string }>(
  node: Node,
  known: readonly Thing[],
  what: string,
  diagnostics: Diagnostics,
): readonly Thing[] {
  return itemsOf(node).flatMap((item) => {
    const name = text(item) ?? "";
    const found = known.find((candidate) => candidate.name === name);
    if (found) return [found];
    const help = didYouMean(
      name,
      known.map((candidate) => candidate.name),
    );
    diagnostics.report("CS0204", item.position, `unknown ${what} \`${name}\``, help);
    return [];
  });
}
