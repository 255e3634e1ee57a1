// &&, || and what asks a question of every element of a list. A part that fails is never hidden by one that would settle
// the matter; only behind an error, which nothing can outdo, is the rest left out.

import type { Quantifier } from "./syntax.js";
import { Failure, worse, type Evaluate, type Value } from "./value.js";

/** All parts together; the worst failure where any fails. */
export function logic(operator: "&&" | "||", operands: readonly Evaluate<boolean>[]): Evaluate<boolean> {
  const deciding = operator === "||";
  return (state) => {
    let result = !deciding;
    let failure: Failure | undefined;
    for (const operand of operands) {
      const verdict = operand(state);
      if (verdict === deciding) result = deciding;
      else if (typeof verdict !== "boolean") {
        if (verdict.isError) return verdict;
        failure ??= verdict;
      }
    }
    return failure ?? result;
  };
}

/** What && or || makes of verdicts, of which the first error counts, then the first that is not applicable. */
export function joined(operator: "&&" | "||", verdicts: readonly (boolean | Failure)[]): boolean | Failure {
  const failures = verdicts.filter((verdict) => verdict instanceof Failure);
  if (failures.length > 0) return failures.reduce(worse);
  return operator === "||" ? verdicts.includes(true) : !verdicts.includes(false);
}

/** What a quantifier is made of. */
export interface Quantified {
  readonly list: Evaluate<readonly Value[]>;
  readonly element: (json: unknown) => Value | Failure;
  readonly slot: number;
  readonly predicate: Evaluate<boolean>;
  /** Steps that one element costs. */
  readonly cost: number;
}

/** `all`, `any` and `filter`. Each element is visited, unless the steps run out. */
export function quantify(quantifier: Quantifier, parts: Quantified): Evaluate {
  const { list, element, slot, predicate, cost } = parts;
  return (state) => {
    const elements = list(state);
    if (elements instanceof Failure) return elements;
    let failure: Failure | undefined;
    let holding = 0;
    const kept: Value[] = [];
    for (const raw of elements) {
      state.steps += cost;
      if (state.steps > state.limit) return state.overrun;
      const one = element(raw);
      if (one instanceof Failure) return one;
      state.items[slot] = one;
      const verdict = predicate(state);
      if (typeof verdict !== "boolean") {
        if (verdict.isError) return verdict;
        failure ??= verdict;
      } else if (verdict) {
        holding += 1;
        if (quantifier === "filter") kept.push(one);
      }
    }
    if (failure) return failure;
    if (quantifier === "filter") return kept;
    return quantifier === "all" ? holding === elements.length : holding > 0;
  };
}
