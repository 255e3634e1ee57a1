// Files of policies, YAML or JSON, read so that whatever is wrong in them can be shown by line and column.

import type { Policy } from "@countersign/api";
import { CreatePolicyIntentV3 } from "@countersign/api/validators";
import { isMap, isNode, LineCounter, parseDocument } from "yaml";
import { UsageError } from "../terminal/failure.js";
import { readText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";

/** Where a value lies within others: names of members, and numbers of elements from 0. */
export type Place = readonly (string | number)[];

/** What is wrong with a value. */
export interface Wrong {
  readonly place: Place;
  readonly message: string;
}

/** The values of a file. */
export interface ParsedFile {
  readonly value: unknown;
  /** Where a value stands: `policies.yaml:4:16`. */
  locate(place: Place): string;
}

/** A policy as a file states it: the parameters by which it is created. */
export type WrittenPolicy = CreatePolicyIntentV3;

// Members by which policies are answered, but not created; what is listed can be checked as it is.
const answered: readonly string[] = ["policyId", "createdAt", "updatedAt"] satisfies readonly (keyof Policy)[];

/**
 * Reads a file, `-` for standard input.
 *
 * @throws UsageError for one that can't be read or is neither YAML nor JSON
 */
export async function readFile(io: Io, name: string): Promise<ParsedFile> {
  const text = await readText(io, "FILE", name === "-" ? name : `@${name}`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new UsageError(`${name}: ${error.message}`);
  return {
    value: valuesOf(name, () => document.toJS() as unknown),
    locate(place) {
      const { line, col } = lines.linePos(offsetOf(document.contents, place));
      return `${name}:${line}:${col}`;
    },
  };
}

/**
 * The policies of a list.
 *
 * @param place of the list
 * @throws UsageError that tells of everything that is not as `create_policies` takes it
 */
export function policiesOf(file: ParsedFile, list: unknown, place: Place): readonly WrittenPolicy[] {
  if (!Array.isArray(list)) {
    throw refusal(file, [{ place, message: "expected a list of policies, each with policyName and effect" }]);
  }
  const wrong: Wrong[] = [];
  const policies = list.flatMap((item: unknown, index) => {
    const parsed = CreatePolicyIntentV3.parse(withoutAnswered(item));
    if (parsed.ok) return [parsed.value];
    for (const issue of parsed.issues) {
      wrong.push({
        place: [...place, index, ...placeOf(issue.path)],
        message: `expected ${issue.expected}, got ${issue.got}`,
      });
    }
    return [];
  });
  if (wrong.length > 0) throw refusal(file, wrong);
  return policies;
}

/**
 * The policies of a file that has a member `policies`.
 *
 * @throws UsageError as `policiesOf` does
 */
export function listedPolicies(file: ParsedFile): readonly WrittenPolicy[] {
  const { value } = file;
  if (typeof value !== "object" || value === null || !("policies" in value)) {
    throw refusal(file, [{ place: [], message: "expected a list `policies`" }]);
  }
  return policiesOf(file, value.policies, ["policies"]);
}

/** Says of everything that is wrong where it stands. */
export function refusal(file: ParsedFile, wrong: readonly Wrong[]): UsageError {
  const lines = wrong.map(
    ({ place, message }) => `${file.locate(place)}: ${place.join(".") || "the file"}: ${message}`,
  );
  return new UsageError(lines.join("\n"));
}

/** The place that a JSON pointer (RFC 6901) names. */
export function placeOf(pointer: string): Place {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function withoutAnswered(item: unknown): unknown {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => !answered.includes(name)));
}

/** Aliases can make a small file a large value; the parser stops at that by throwing. */
function valuesOf(name: string, read: () => unknown): unknown {
  try {
    return read();
  } catch (cause) {
    throw new UsageError(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Where a value begins; where it is missing, the innermost thing around it that is there. */
function offsetOf(contents: unknown, place: Place): number {
  let node = contents;
  let offset = startOf(node) ?? 0;
  for (const part of place) {
    if (!isNode(node) || !("get" in node)) break;
    const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(part)) : undefined;
    node = pair ? (pair.value ?? pair.key) : node.get(isMap(node) ? part : Number(part), true);
    offset = startOf(node) ?? offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
