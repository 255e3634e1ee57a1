// Records that contain themselves without a way out: no finite value would fit them.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Model, Shape } from "../model/model.js";

export function checkRecursion(model: Model, diagnostics: Diagnostics): void {
  const finite = new Set<Shape>();
  const visit = (shape: Shape, above: readonly Shape[]): void => {
    if (finite.has(shape)) return;
    if (above.includes(shape)) {
      const circle = [...above.slice(above.indexOf(shape)), shape].map(({ name }) => `\`${name}\``).join(" → ");
      diagnostics.report(
        "CS0305",
        shape.position,
        `no finite value fits: ${circle}`,
        "make one of the fields optional, or an array",
      );
      return;
    }
    for (const field of shape.fields) {
      if (!field.optional && !field.nullable && field.type.kind === "shape") visit(field.type.shape, [...above, shape]);
    }
    finite.add(shape);
  };
  for (const shape of model.shapes) visit(shape, []);
  for (const { versions } of model.families) {
    for (const { intent, result } of versions)
      for (const shape of result ? [intent, result] : [intent]) visit(shape, []);
  }
}
