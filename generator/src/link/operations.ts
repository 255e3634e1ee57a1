// What families and queries can say alike: who may call them, what they fail with, and that they are going away.

import { didYouMean } from "../diagnostics/suggest.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { ErrorCode, OperationTerms, SecurityScheme } from "../model/model.js";

export interface Known {
  readonly security: readonly SecurityScheme[];
  readonly codes: readonly ErrorCode[];
}

/** Members that the operation says nothing of are left out: there, it is as for all. */
export function linkTerms(node: Node | undefined, known: Known, diagnostics: Diagnostics): OperationTerms {
  const security = child(node, "security");
  const errors = child(node, "errors");
  const deprecated = deprecation(node);
  const until = text(child(child(node, "deprecated"), "until"));
  return {
    ...(security && { security: linkNames(security, known.security, "security scheme", diagnostics) }),
    ...(errors && { errors: linkNames(errors, known.codes, "error", diagnostics) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(until !== undefined && { until }),
  };
}

/** Why nobody should call it any more, and until when anybody can. */
export function deprecation(node: Node | undefined): string | undefined {
  const written = child(node, "deprecated");
  const why = text(written) ?? text(child(written, "why"));
  const until = text(child(written, "until"));
  if (why === undefined || until === undefined) return why;
  return `${why.replace(/\.$/, "")}. It can be called until ${until}.`;
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
