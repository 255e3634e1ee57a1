// One finding about a contract, and the list that collects all of them while the compiler goes on.

import type { Position } from "./position.js";
import type { Code } from "./catalogue.js";

export interface Diagnostic {
  readonly code: Code;
  readonly message: string;
  /** undefined where the finding has no place in a file, such as a missing folder. */
  readonly position: Position | undefined;
  /** What would be right: "did you mean `UserId`?". */
  readonly help: string | undefined;
  /** Further places of which the very same is to be said. */
  readonly also?: readonly Position[] | undefined;
}

export class Diagnostics {
  readonly #found: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  report(code: Code, position: Position | undefined, message: string, help?: string): void {
    const key = `${code} ${position?.file}:${position?.line}:${position?.column} ${message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#found.push({ code, message, position, help });
  }

  get empty(): boolean {
    return this.#found.length === 0;
  }

  /** Whether something has been said about this file. */
  concerns(file: string): boolean {
    return this.#found.some(({ position }) => position?.file === file);
  }

  /** In the order of files, lines and columns, whatever the order in which they were found. */
  sorted(): readonly Diagnostic[] {
    return [...this.#found].sort(
      (a, b) =>
        compare(a.position?.file ?? "", b.position?.file ?? "") ||
        (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
        (a.position?.column ?? 0) - (b.position?.column ?? 0) ||
        compare(a.code, b.code) ||
        compare(a.message, b.message),
    );
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
