// What is shown of the word under the pointer: a type, or a field with its resolved type.

import type { Field, Model, Shape } from "../model/model.js";
import { plainOperations } from "../model/operations.js";
import type { EditedContract } from "./contract.js";
import { describeField, describeName } from "./words.js";

export function hover(contract: EditedContract, file: string, line: number, column: number): string | undefined {
  const { model } = contract;
  if (!model) return undefined;
  const occurrence = contract.occurrenceAt(file, line, column);
  if (occurrence) return describeName(model, occurrence.name);
  for (const { name, fields } of owners(model)) {
    const field = fields.find((one) => isAt(one, file, line, column));
    if (field) return describeField(name, field);
  }
  return undefined;
}

function isAt({ position, name }: Field, file: string, line: number, column: number): boolean {
  return (
    position.file === file &&
    position.line === line &&
    position.column <= column &&
    column <= position.column + name.length
  );
}

/** Whatever has fields of its own. */
function owners(model: Model): readonly Pick<Shape, "name" | "fields">[] {
  return [
    ...model.shapes,
    ...model.headers,
    ...model.families.flatMap(({ versions }) =>
      versions.flatMap(({ intent, result }) => [intent, ...(result ? [result] : [])]),
    ),
    ...plainOperations(model).flatMap(({ request, response }) => [request, response]),
    ...(model.activity ? [model.activity.base] : []),
    ...[...model.webhooks, ...plainOperations(model)].map(({ name, headers = [] }) => ({ name, fields: headers })),
  ];
}
