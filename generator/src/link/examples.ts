// Examples of operations that the contract leaves to their types.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { FamilyExample, Json, Model, PlainExample, Shape } from "../model/model.js";
import { plainOperations } from "../model/operations.js";
import type { Position } from "../diagnostics/position.js";
import { madeUpRecord } from "../values/made-up.js";
import { issues } from "../values/issues.js";

/** Gives one to every operation that has none, and reports where no value is found that fits. */
export function addExamples(model: Model, diagnostics: Diagnostics): void {
  for (const { name, newest, examples, position } of model.families) {
    if (examples.some(({ version }) => version === newest)) continue;
    const make = maker(name, position, diagnostics);
    const result = newest.result && make(newest.result);
    (examples as FamilyExample[]).push({ version: newest, doc: undefined, parameters: make(newest.intent), result });
  }
  for (const { name, request, response, examples, position } of plainOperations(model)) {
    if (examples.length > 0) continue;
    const make = maker(name, position, diagnostics);
    (examples as PlainExample[]).push({ doc: undefined, request: make(request), response: make(response) });
  }
}

function maker(operation: string, position: Position, diagnostics: Diagnostics): (shape: Shape) => Json {
  return (shape) => {
    const value = madeUpRecord(shape);
    const [issue] = issues({ kind: "shape", shape }, value, "strict");
    if (issue) {
      const message = `\`${operation}\` has no example, and none can be made up: ${issue.path} of \`${shape.name}\` has to be ${issue.expected}`;
      diagnostics.report("CS0502", position, message, "add `examples:`, or `example:` to the field");
    }
    return value;
  };
}
