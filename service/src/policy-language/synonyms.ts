// Text that policies may write for some values, such as 'TYPE_2' for the type of a transaction, which is the integer 2.

import type { Typed } from "./typed.js";
import { integerType, listOf, stringType, synonymsOf, type Synonyms, type Type } from "./types.js";

/** A part that is compared with values of a type: where it spells out synonyms, what they stand for. */
export function withoutSynonyms(typed: Typed, other: Type): Typed {
  const synonyms = synonymsOf(other);
  if (!synonyms) return typed;
  if (typed.kind !== "list") return meant(typed, synonyms);
  const items = typed.items.map((item) => meant(item, synonyms));
  const [first] = items;
  // A list that is of two types then is refused as it was written.
  return first && items.every(({ type }) => type.kind === first.type.kind)
    ? { ...typed, items, type: listOf(first.type) }
    : typed;
}

function meant(typed: Typed, synonyms: Synonyms): Typed {
  if (typed.kind !== "constant" || typeof typed.value !== "string") return typed;
  const value = synonyms.get(typed.value);
  if (value === undefined) return typed;
  return { ...typed, value, type: typeof value === "bigint" ? integerType : stringType };
}
