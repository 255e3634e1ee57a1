import { expect, test } from "vitest";
import { quantify } from "../../../../service/src/policy-language/logic.js";
import { Failure } from "../../../../service/src/policy-language/value.js";
import type { State } from "../../../../service/src/policy-language/value.js";

test.each(["all", "any", "filter"] as const)("%s looks at no more elements than it has steps for", (quantifier) => {
  let looked = 0;
  const evaluate = quantify(quantifier, {
    list: () => Array.from({ length: 1000 }, () => 1n),
    element() {
      looked++;
      return 1n;
    },
    slot: 0,
    predicate: () => true,
    cost: 2,
  });
  const overrun = new Failure(true, { message: "no steps are left", start: 0, end: 0 } as never);
  const state: State = { context: {} as never, items: [], steps: 0, limit: 21, overrun };
  expect(evaluate(state)).toBe(overrun);
  expect(looked).toBe(10);
});
