// Security schemes: headers with which callers prove who they are.

import { isHeaderName } from "../model/headers.js";
import type { Json } from "../model/model.js";
import { below, isRecord, itemsOf, member, membersOf, textOf } from "./document.js";
import type { Document } from "./document.js";
import type { Findings } from "./findings.js";
import type { Flattener } from "./flat.js";
import { Names, operationName } from "./names.js";
import { prose } from "./schemas.js";

export interface SchemeDraft {
  readonly name: string;
  readonly header: string;
  readonly doc: string;
  readonly stampers: readonly string[];
}

export class Security {
  readonly schemes: readonly SchemeDraft[];
  readonly #document: Document;
  readonly #findings: Findings;
  /** By their names in the document. */
  readonly #names = new Map<string, string>();

  constructor(document: Document, flattener: Flattener, findings: Findings) {
    this.#document = document;
    this.#findings = findings;
    const names = new Names();
    const schemes: SchemeDraft[] = [];
    const place = "/components/securitySchemes";
    for (const [key, written] of membersOf(document.at(place))) {
      const placed = flattener.resolve({ schema: written, pointer: below(place, key) });
      const found = scheme(placed.schema);
      if (typeof found === "string") {
        findings.add("left-out", placed.pointer, `the security scheme \`${key.slice(0, 80)}\` is left out: ${found}`);
        continue;
      }
      const other = schemes.find(({ header }) => header.toLowerCase() === found.header.toLowerCase());
      if (other) {
        findings.add(
          "changed",
          placed.pointer,
          `\`${key.slice(0, 80)}\` is sent in the header of \`${other.name}\`, and stands for the same`,
        );
        this.#names.set(key, other.name);
        continue;
      }
      const name = names.claim(operationName(key));
      this.#names.set(key, name);
      // A package has one of each stamper, which sends one header.
      const isSecond = schemes.some(({ stampers }) => stampers.some((one) => found.stampers.includes(one)));
      schemes.push({ ...found, name, stampers: isSecond ? [] : found.stampers });
      if (textOf(member(placed.schema, "type")) !== "apiKey" && member(placed.schema, "flows") !== undefined)
        findings.add(
          "left-out",
          below(placed.pointer, "flows"),
          "a contract does not say how a token is obtained, nor which scopes there are",
        );
    }
    this.schemes = schemes;
  }

  /** What the contract says of the operation: nothing where it takes all schemes. */
  of(operation: Json | undefined, pointer: string): readonly string[] | "none" | undefined {
    const own = member(operation, "security");
    const [requirements, place] =
      own === undefined
        ? [itemsOf(member(this.#document.root, "security")), "/security"]
        : [itemsOf(own), below(pointer, "security")];
    const names = requirements.flatMap((requirement, index) => this.#alternative(requirement, below(place, index)));
    const found = new Set(names);
    if (
      requirements.some((requirement) => isRecord(requirement) && Object.keys(requirement).length === 0) &&
      found.size > 0
    )
      this.#findings.add(
        "changed",
        place,
        "who calls may also send no credentials: in the contract they are always sent",
      );
    if (found.size === 0) return this.schemes.length === 0 ? undefined : "none";
    return found.size === this.schemes.length
      ? undefined
      : this.schemes.flatMap(({ name }) => (found.has(name) ? [name] : []));
  }

  #alternative(requirement: Json, pointer: string): readonly string[] {
    const known = membersOf(requirement).map(([key]) => this.#names.get(key));
    const names = [...new Set(known.filter((name) => name !== undefined))];
    const [first] = names;
    if (known.includes(undefined) && first !== undefined)
      this.#findings.add("wider", pointer, "one of the schemes that accompany each other is left out");
    if (names.length > 1)
      this.#findings.add(
        "wider",
        pointer,
        `one scheme accompanies a request, not several: each of ${names.join(", ")} is enough`,
      );
    return names;
  }
}

function scheme(written: Json): Omit<SchemeDraft, "name"> | string {
  const doc = prose(textOf(member(written, "description")));
  const type = textOf(member(written, "type"));
  const http = textOf(member(written, "scheme"))?.toLowerCase();
  if (type === "apiKey") {
    const place = textOf(member(written, "in"));
    const header = textOf(member(written, "name")) ?? "";
    if (place !== "header")
      return `a contract's credentials are in headers, not in the ${place ?? "place that it names"}`;
    if (!isHeaderName(header)) return `\`${header.slice(0, 80)}\` is no name of a header`;
    return { header, doc: doc ?? `A token in the header ${header}.`, stampers: ["token"] };
  }
  if (type === "http" && http === "bearer")
    return { header: "Authorization", doc: doc ?? "A bearer token (RFC 6750).", stampers: ["bearer"] };
  if (type === "http" && http === "basic")
    return { header: "Authorization", doc: doc ?? "Name and password (RFC 7617).", stampers: ["token"] };
  if (type === "oauth2" || type === "openIdConnect")
    return { header: "Authorization", doc: doc ?? "An access token (RFC 6750).", stampers: ["bearer"] };
  return `a contract has no schemes of the type ${type ?? "that it has"}${http === undefined ? "" : ` ${http.slice(0, 40)}`}`;
}
