// Names of the contract, derived from those of a document. Whoever comes second gets a number behind, in the order of
// the document.

import { reservedOperations, reservedTypes } from "../check/names.js";
import { webhookFunctions, webhookTypes } from "../check/webhooks.js";

const longest = 72;

/** Words of a name, whatever stands between them: `list-all_pets v2` → list, all, pets, v2. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/'/g, "")
      .match(/[A-Za-z0-9]+/g) ?? []
  );
}

/** `pet_item` → `PetItem`, `HTTPError` → `HTTPError`. */
export function typeName(text: string): string {
  const joined = wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  const name = /^[A-Z]/.test(joined) ? joined : `Type${joined}`;
  return name.slice(0, longest);
}

/** `List pets` → `listPets`, `GetURL` → `getURL`. */
export function operationName(text: string): string {
  const joined = typeName(text).replace(/^Type(?=\d|$)/, "call");
  return joined.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
}

/** `get /pets/{petId}` → `getPetsByPetId`. */
export function nameOfPath(method: string, path: string): string {
  const words = path.split("/").map((part) => part.replaceAll(/\{([^}]*)\}/g, " by $1 "));
  return operationName([method, ...words].join(" "));
}

/** Gives each name once. */
export class Names {
  readonly #taken: Set<string>;

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved);
  }

  /** @param also whether it would take others along: all of them have to be free */
  claim(wanted: string, also: (name: string) => readonly string[] = () => []): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}${number}`;
      if (this.claimAll([name, ...also(name)])) return name;
    }
  }

  /** Takes all of these, or none where one is taken. */
  claimAll(wanted: readonly string[]): boolean {
    if (wanted.some((name) => this.#taken.has(name))) return false;
    for (const name of wanted) this.#taken.add(name);
    return true;
  }
}

export function namesOfTypes(): Names {
  return new Names([
    ...reservedTypes,
    "EventStream",
    "StreamEvent",
    "StreamOptions",
    "ErrorDetails",
    "ErrorOf",
    ...webhookTypes,
  ]);
}

export function namesOfOperations(): Names {
  return new Names([...reservedOperations, "stream", "errorOf", "isError", ...webhookFunctions]);
}

/** What the package may export for a type. */
export function around(name: string): readonly string[] {
  return [`Received${name}`, `Filled${name}`, `Unknown${name}`, `isKnown${name}`];
}

/** `petOwnerId` → `Pet owner id.`, for what a document says nothing of. */
export function sentenceOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
  return words === "" ? "Not described." : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
