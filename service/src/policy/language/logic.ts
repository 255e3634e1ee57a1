// &&, || and what asks a question of every element of a list. Nothing is skipped: a part that fails is never hidden by
// one that would settle the matter.

import type { Quantifier } from "./syntax.js";
import { Failure, outOfSteps, worse, type Evaluate, type Fault, type Value } from "./value.js";

/** All parts together; the worst failure where any fails. */
export function logic(operator: "&&" | "||", operands: readonly Evaluate<boolean>[]): Evaluate<boolean> {
  const deciding = operator === "||";
  return (state) => {
    let result = !deciding;
    let failure: Failure | undefined;
    for (const operand of operands) {
      const verdict = operand(state);
      if (typeof verdict !== "boolean") failure = worse(failure, verdict);
      else if (verdict === deciding) result = deciding;
    }
    return failure ?? result;
  };
}

/** What a quantifier is made of. */
export interface Quantified {
  readonly list: Evaluate<readonly Value[]>;
  readonly element: (json: unknown) => Value | Failure;
  readonly slot: number;
  readonly predicate: Evaluate<boolean>;
  /** Steps that one element costs. */
  readonly cost: number;
  readonly fault: Fault;
}

/** `all`, `any` and `filter`. Each element is visited, unless the steps run out. */
export function quantify(quantifier: Quantifier, parts: Quantified): Evaluate {
  const { list, element, slot, predicate, cost, fault } = parts;
  return (state) => {
    const elements = list(state);
    if (elements instanceof Failure) return elements;
    let failure: Failure | undefined;
    let holding = 0;
    const kept: Value[] = [];
    for (const raw of elements) {
      state.steps += cost;
      if (state.steps > state.limit) return outOfSteps(state, fault);
      const one = element(raw);
      if (one instanceof Failure) {
        failure = worse(failure, one);
        continue;
      }
      state.items[slot] = one;
      const verdict = predicate(state);
      if (typeof verdict !== "boolean") failure = worse(failure, verdict);
      else if (verdict) {
        holding += 1;
        if (quantifier === "filter") kept.push(one);
      }
    }
    if (failure) return failure;
    if (quantifier === "filter") return kept;
    return quantifier === "all" ? holding === elements.length : holding > 0;
  };
}
