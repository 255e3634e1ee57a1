// Declarations of functions and constants as text in their final layout. Interfaces and type aliases are structures, which
// ts-morph prints; what has a body or a value is written here.

import { arrow, assignment, body, docComment, functionHead } from "./layout.js";
import type { Piece } from "./layout.js";

export interface FunctionParts {
  readonly name: string;
  readonly doc: string;
  readonly parameters?: readonly string[];
  readonly returns: string;
  readonly lines: readonly string[];
  readonly isExported?: boolean;
}

/** A function of validators: unless it says otherwise, it is exported and takes an unknown value. */
export function functionText(parts: FunctionParts): string {
  const { name, doc, parameters = ["value: unknown"], returns, lines, isExported = true } = parts;
  const head = functionHead(name, parameters, returns);
  return `${docComment(doc)}\n${isExported ? "export " : ""}${head}\n${body(lines)}\n}`;
}

/** An exported constant. */
export function constantText(name: string, type: string, value: Piece, doc: string): string {
  return `${docComment(doc)}\n${assignment(`export const ${name}: ${type}`, value)}`;
}

/** An exported function of an unknown value that only calls another. */
export function arrowText(name: string, returns: string, value: Piece, doc: string): string {
  return `${docComment(doc)}\n${arrow(`export const ${name} = `, "value: unknown", returns, value)}`;
}

/** A constant for its module alone. */
export function ownConstantText(name: string, value: Piece): string {
  return assignment(`const ${name}`, value);
}
