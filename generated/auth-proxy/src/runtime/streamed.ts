// Answers that are made while they are sent: their lists come in batches, so that however long a list is, only a part of
// it is in memory, and the time between two parts is everybody's.

/** A list whose items come in batches, such as pages read from a database. */
export type Batches<Item> = AsyncIterable<readonly Item[]>;

/** `T`, in which any list may be batches of its items; lists within items may not. */
export type Streamable<T> =
  | T
  | (T extends readonly (infer Item)[]
      ? Batches<Item>
      : T extends object
        ? { readonly [Member in keyof T]: Streamable<T[Member]> }
        : never);

/**
 * Marks an answer as one to be made while it is sent.
 *
 * @example
 * listBooks: () => new Streamed({ books: readBooks() })
 */
export class Streamed<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** What a method may answer with. */
export type Answer<T> = T | Streamed<Streamable<T>> | Promise<T | Streamed<Streamable<T>>>;

// In UTF-16 code units. Long enough for what belongs to a piece but its text to be cheap, short enough to be written
// within a millisecond.
const pieceLength = 65_536;

/**
 * Writes a value as JSON, the same as `JSON.stringify` would, a piece at a time. A piece ends between two items of a list
 * or two members. Apart from the last, which is what is returned, it has 65,536 UTF-16 code units at least; and less than
 * twice as many and one item.
 *
 * @param pace awaited before anything is asked for or written, and between any two parts of which none is longer than a
 *   piece
 */
export async function* piecesOf(
  value: unknown,
  pace: () => Promise<void> | void = () => {},
): AsyncGenerator<string, string, undefined> {
  let piece = "";
  await pace();
  for await (const part of partsOf(value)) {
    piece += part;
    if (piece.length >= pieceLength) {
      yield piece;
      piece = "";
    }
    const wait = pace();
    if (wait) await wait;
  }
  return piece;
}

async function* partsOf(value: unknown): AsyncGenerator<string, void, undefined> {
  if (isBatches(value)) {
    const list = new List();
    for await (const batch of value) yield* list.parts(batch);
    yield list.end();
  } else if (Array.isArray(value)) {
    const list = new List();
    yield* list.parts(value);
    yield list.end();
  } else if (typeof value === "object" && value !== null) {
    let separator = "{";
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* partsOf(member);
      separator = ",";
    }
    yield separator === "{" ? "{}" : "}";
  } else {
    yield json(value);
  }
}

/** Writes a list, the items of which arrive by and by. */
class List {
  #separator = "[";

  *parts(items: readonly unknown[]): Generator<string, void, undefined> {
    let part = "";
    for (const item of items) {
      part += this.#separator + json(item);
      this.#separator = ",";
      if (part.length < pieceLength) continue;
      yield part;
      part = "";
    }
    if (part !== "") yield part;
  }

  end(): string {
    return this.#separator === "[" ? "[]" : "]";
  }
}

function isBatches(value: unknown): value is Batches<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function json(value: unknown): string {
  // As it is in a list.
  return JSON.stringify(value) ?? "null";
}
