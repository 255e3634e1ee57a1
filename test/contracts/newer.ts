// What a newer server may write that an older contract does not list, and an older client is to read all the same.

const known = "SMALL";
export const newer = "HUGE";
const newerVariant = { by: "air", height: 10_000 };

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface Newer {
  /** A JSON pointer to what is new. */
  readonly at: string;
  readonly value: Json;
}

const parcel = {
  size: known,
  spare: known,
  known,
  kept: known,
  sizes: [known],
  gaps: [null, known],
  byName: { a: known },
  lists: { a: [known] },
  label: "FRAGILE",
  labels: ["FRAGILE"],
  box: { size: known },
  boxes: [{ size: known }],
  boxByName: { a: { size: known } },
  loose: { size: known, more: true },
  way: { by: "road", size: known },
  nextWay: { by: "rail" },
  ways: [{ by: "road", size: known }, { by: "rail" }],
  wayByName: { a: { by: "rail" } },
  stop: { at: "depot", size: known, way: { by: "rail" } },
  stops: [{ at: "depot", size: known, way: { by: "road", size: known } }],
};

const whole = { ...parcel, inside: parcel };

const receipt = {
  size: known,
  sizes: [known],
  label: "FRAGILE",
  way: { by: "road", size: known },
  last: { by: "road", size: known },
  stop: { at: "depot", size: known, way: { by: "road", size: known } },
  parcel: whole,
};

const keepResult = { size: known, way: { by: "rail" }, parcel: whole, receipt };
const keepIntent = { size: known, way: { by: "rail" }, parcel: whole };

/** Values that every version of the contract lists, by the type that they are of. */
export const sent: Readonly<Record<string, Json>> = {
  WeighRequest: { size: known, sizes: [known], way: { by: "rail" }, parcel: whole },
  SendRequest: { size: known, sizes: [known], way: { by: "rail" }, parcel: whole },
  KeepRequest: { type: "ORDER_KEEP", sentAt: "1", parameters: keepIntent },
};

export const answered: Readonly<Record<string, Json>> = {
  WeighResponse: keepResult,
  SendResponse: keepResult,
  KeepResponse: {
    order: {
      id: "o-1",
      size: known,
      type: "ORDER_KEEP",
      intent: { keepIntent },
      result: { keepResult },
    },
  },
  ParcelMovedPayload: whole,
};

/** The value with one thing in it that is new: once for every place where there may be one. */
export function newerOf(value: Json): readonly Newer[] {
  if (value === known || value === "FRAGILE") return [{ at: "", value: newer }];
  if (typeof value !== "object" || value === null) return [];
  const own = "by" in value ? [{ at: "", value: newerVariant }] : [];
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.flatMap((item, index) =>
      newerOf(item).map((one) => ({ at: `/${index}${one.at}`, value: items.with(index, one.value) })),
    );
  }
  const inner = Object.entries(value).flatMap(([name, member]: [string, Json]) =>
    newerOf(member).map((one) => ({ at: `/${name}${one.at}`, value: { ...value, [name]: one.value } })),
  );
  return [...own, ...inner];
}

/** `plain` enums take any string in TypeScript. */
export function isPlain(at: string): boolean {
  return /\/labels?\b/.test(at);
}

/** A TypeScript module in which each of them stands beside the name of its type. */
export function typedAs(
  values: readonly (readonly [type: string, value: Json])[],
  from: string,
  options: { readonly refused?: true; readonly typeOf?: (name: string) => string } = {},
): string {
  const { refused = false, typeOf = (name) => `Types.${name}` } = options;
  const lines = values.flatMap(([type, value], index) => [
    ...(refused ? ["// @ts-expect-error a caller is held to what the contract lists"] : []),
    `export const value${index}: ${typeOf(type)} = ${JSON.stringify(value)};`,
  ]);
  return [`import type * as Types from ${JSON.stringify(from)};`, ...lines, ""].join("\n");
}
