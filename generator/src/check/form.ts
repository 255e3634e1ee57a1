// Holds every file to the language's own JSON Schemas with ajv, and turns what ajv says into findings with a place.

import type { ErrorObject } from "ajv";
import type { Code } from "../diagnostics/catalogue.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { ContractFile } from "../load/contract-files.js";
import type { Position } from "../diagnostics/position.js";
import { child, entry, itemsOf, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { validatorOf } from "./language.js";

/** @param isImported whether another contract imports from this one, of which there may be its types alone */
export function checkForm(files: readonly ContractFile[], diagnostics: Diagnostics, isImported = false): void {
  for (const file of files) {
    if (!file.root) continue;
    const validate = validatorOf(isImported && file.kind === "contract" ? "imported" : file.kind);
    if (validate(toJson(file.root))) continue;
    for (const problem of validate.errors ?? []) report(problem, file.root, diagnostics);
  }
}

function report(problem: ErrorObject, root: Node, diagnostics: Diagnostics): void {
  const segments = problem.instancePath
    .split("/")
    .slice(1)
    .map((s) => s.replace(/~1/g, "/").replace(/~0/g, "~"));
  const place = find(root, segments);
  const where = segments.length === 0 ? "the file" : `\`${segments.at(-1) ?? ""}\``;
  const finding = describe(problem, where, place);
  if (finding) diagnostics.report(finding.code, finding.position, finding.message, finding.help);
}

interface Finding {
  readonly code: Code;
  readonly position: Position;
  readonly message: string;
  readonly help?: string | undefined;
}

interface Place {
  readonly node: Node;
  readonly key: Position;
}

function describe(problem: ErrorObject, where: string, place: Place): Finding | undefined {
  const { node } = place;
  const params = problem.params as Readonly<Record<string, unknown>>;
  switch (problem.keyword) {
    case "type":
      return {
        code: "CS0110",
        position: node.position,
        message: `${where} must be ${list(params["type"])}, not ${kindOf(node)}`,
      };
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      const known = Object.keys((problem.parentSchema?.["properties"] ?? {}) as object);
      const help = didYouMean(name, known) ?? `keys here are ${known.join(", ")}`;
      const position = entry(node, name)?.keyPosition ?? node.position;
      return { code: "CS0111", position, message: `unknown key \`${name}\``, help };
    }
    case "required":
    case "dependentRequired":
      return {
        code: "CS0112",
        position: place.key,
        message: `${where} lacks the key \`${String(params["missingProperty"])}\``,
      };
    case "const":
      return {
        code: "CS0113",
        position: node.position,
        message: `${where} must be ${JSON.stringify(params["allowedValue"])}`,
      };
    case "enum": {
      const allowed = (params["allowedValues"] as readonly unknown[]).map(String);
      const help = node.kind === "value" ? didYouMean(String(node.value), allowed) : undefined;
      return {
        code: "CS0113",
        position: node.position,
        message: `${where} must be one of ${allowed.join(", ")}`,
        help,
      };
    }
    case "minLength":
    case "minProperties":
      return { code: "CS0113", position: node.position, message: `${where} must not be empty` };
    case "maxProperties":
      return { code: "CS0113", position: node.position, message: `${where} must have exactly one key` };
    case "minimum":
    case "maximum": {
      const side = problem.keyword === "minimum" ? "at least" : "at most";
      return {
        code: "CS0113",
        position: node.position,
        message: `${where} must be ${side} ${String(params["limit"])}`,
      };
    }
    case "if":
      // What the branch demands is reported on its own.
      return undefined;
    case "propertyNames":
      // The pattern that the name breaks is reported on its own, below; this one only says that there is such a report.
      return undefined;
    case "pattern": {
      const name = problem.propertyName;
      const position = name === undefined ? node.position : (entry(node, name)?.keyPosition ?? node.position);
      const subject = name === undefined ? where : `the name \`${name}\``;
      return { code: "CS0113", position, message: `${subject} must match ${String(params["pattern"])}` };
    }
    default:
      return { code: "CS0113", position: node.position, message: `${where} ${problem.message ?? "is not allowed"}` };
  }
}

/** The node at a JSON pointer, and the key that leads to it. */
function find(root: Node, segments: readonly string[]): Place {
  let node = root;
  let key = root.position;
  for (const segment of segments) {
    const next = node.kind === "list" ? itemsOf(node)[Number(segment)] : child(node, segment);
    if (!next) break;
    key = entry(node, segment)?.keyPosition ?? next.position;
    node = next;
  }
  return { node, key };
}

function list(types: unknown): string {
  const names = (Array.isArray(types) ? types : [types]).map((type) => kindNames[String(type)] ?? String(type));
  return names.join(" or ");
}

const kindNames: Readonly<Record<string, string>> = {
  object: "a map",
  array: "a list",
  string: "a string",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  null: "nothing",
};

function kindOf(node: Node): string {
  if (node.kind === "map") return "a map";
  if (node.kind === "list") return "a list";
  if (node.value === null) return "nothing";
  return kindNames[typeof node.value] ?? typeof node.value;
}
