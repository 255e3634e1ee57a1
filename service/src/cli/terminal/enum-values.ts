// The contract's enums as people write them: `bitcoin-mainnet-p2tr` for `ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR`.

import { InvalidArgumentError } from "commander";

/** A generated enum: its values by their names without the common prefix. */
export type Enum<Value extends string> = Readonly<Record<string, Value>>;

/** Other words for members of an enum, by the name of the member. */
export type Aliases<Values> = Readonly<Record<string, keyof Values & string>>;

/** The names of an enum's members as people write them. */
export function friendlyNames(values: Enum<string>): string[] {
  return Object.keys(values).map(friendly);
}

/** The name of a wire value as people write it; the value itself where the contract does not know it. */
export function friendlyName(values: Enum<string>, value: string): string {
  const key = Object.keys(values).find((key) => values[key] === value);
  return key === undefined ? value : friendly(key);
}

/**
 * Reads a value as people or the wire write it, whatever its case, with hyphens or underscores.
 *
 * @throws InvalidArgumentError that names the values there are
 */
export function parseEnum<Values extends Enum<string>>(
  values: Values,
  text: string,
  aliases: Aliases<Values> = {},
): Values[keyof Values & string] {
  const key = text.toUpperCase().replaceAll("-", "_");
  const value = Object.hasOwn(values, key) ? key : Object.keys(values).find((name) => values[name] === key);
  const alias = Object.hasOwn(aliases, text.toLowerCase()) ? aliases[text.toLowerCase()] : undefined;
  // Both name a member: one was found among them, the other is typed so.
  const found = (alias ?? value) as (keyof Values & string) | undefined;
  if (found !== undefined) return values[found];
  throw new InvalidArgumentError(expectation([...Object.keys(aliases), ...friendlyNames(values)], friendly(key)));
}

function expectation(names: readonly string[], given: string): string {
  const near = names.filter((name) => name.includes(given));
  if (names.length > 12 && near.length > 0) return `Did you mean ${near.join(", ")}?`;
  return `It must be one of ${names.join(", ")}.`;
}

function friendly(key: string): string {
  return key.toLowerCase().replaceAll("_", "-");
}
