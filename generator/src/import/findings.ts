// What an import could not carry over, each with its place in the document and the reason.

/** What became of it. */
export type FindingKind =
  /** It is not in the contract. */
  | "left-out"
  /** The contract allows more than the document. */
  | "wider"
  /** It is in the contract in another form. */
  | "changed";

export interface Finding {
  readonly kind: FindingKind;
  /** A JSON pointer (RFC 6901) into the document. */
  readonly pointer: string;
  readonly message: string;
}

/** The document cannot be imported at all. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

/** A document with more faults than that is no OpenAPI description. */
const most = 100_000;

export class Findings {
  readonly #found = new Map<string, Finding>();

  /** What is found twice at one place is kept once. */
  add(kind: FindingKind, pointer: string, message: string): void {
    if (this.#found.size >= most)
      throw new ImportError(`more than ${most} things of the document cannot be carried over`);
    this.#found.set(`${pointer} ${message}`, { kind, pointer, message });
  }

  all(): readonly Finding[] {
    return [...this.#found.values()];
  }
}
