// The compiled language against the plain one.

import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, describeFinding } from "../../../../service/src/policy-language/policy.js";
import { anyCondition, anyContext } from "./generated.js";
import { plenty, tell, word, type Word } from "./outcomes.js";
import { interpret, print } from "./reference.js";
import { runs } from "../../support/runs.js";

test("any well-typed condition comes to what the plain interpreter says, however it ends", () => {
  const seen: Record<Word, number> = { true: 0, false: 0, "not applicable": 0, error: 0 };
  fc.assert(
    fc.property(anyCondition, fc.array(anyContext, { minLength: 1, maxLength: 4 }), (tree, contexts) => {
      const source = print(tree);
      const compiled = compile(source, "condition");
      if (!compiled.ok) throw new Error(`${source}\n${compiled.findings.map(describeFinding).join("\n")}`);
      for (const context of contexts) {
        const outcome = compiled.program.evaluate(context, plenty());
        expect(word(outcome), `${source}\n${tell(outcome)}`).toBe(interpret(tree, context));
        expect(compiled.program.evaluate(context, plenty())).toEqual(outcome);
        expect(compiled.program.explain(context, plenty()).outcome).toEqual(outcome);
        seen[word(outcome)] += 1;
      }
    }),
    { numRuns: runs(1000) },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(75);
});
