// Lists and structs that a policy spells out, of parts that have to be evaluated first.

import { Failure, type Evaluate, type Struct, type Value } from "./value.js";

/** The values of all parts; the worst failure where any fails. */
export function collect(parts: readonly Evaluate[]): Evaluate<readonly Value[]> {
  return (state) => {
    const values: Value[] = [];
    let failure: Failure | undefined;
    for (const part of parts) {
      const value = part(state);
      if (!(value instanceof Failure)) values.push(value);
      else if (value.isError) return value;
      else failure ??= value;
    }
    return failure ?? values;
  };
}

export function structure(names: readonly string[], values: readonly Value[]): Struct {
  return Object.fromEntries(names.map((name, index) => [name, values[index] as Value]));
}
