// Parsers of option values, for commander.

import { InvalidArgumentError } from "commander";
import { parseEnum } from "./enum-values.js";
import type { Aliases, Enum } from "./enum-values.js";

/** For an option that takes one value of an enum. */
export function oneOf<Values extends Enum<string>>(values: Values, aliases?: Aliases<Values>) {
  return (text: string): Values[keyof Values & string] => parseEnum(values, text, aliases);
}

/** For an option that may be given several times: collects what `parse` makes of each. */
export function each<Value>(parse: (text: string) => Value) {
  return (text: string, before: readonly Value[] = []): readonly Value[] => [...before, parse(text)];
}

/** For an option that takes a whole number of the range. */
export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
