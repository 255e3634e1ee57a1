// Files as they are on disk. Their texts and fingerprints are made when somebody asks: most runs ask for a few of them.

import { hash } from "./hash.js";

export class HeldFiles {
  readonly #bytes: ReadonlyMap<string, Buffer>;
  readonly #texts = new Map<string, string>();
  readonly #fingerprints = new Map<string, string>();

  constructor(bytes: ReadonlyMap<string, Buffer>) {
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.size;
  }

  names(): Iterable<string> {
    return this.#bytes.keys();
  }

  text(path: string): string | undefined {
    return remembered(this.#texts, path, this.#bytes.get(path), (bytes) => bytes.toString("utf8"));
  }

  fingerprint(path: string): string | undefined {
    return remembered(this.#fingerprints, path, this.#bytes.get(path), hash);
  }
}

function remembered(
  known: Map<string, string>,
  path: string,
  bytes: Buffer | undefined,
  make: (bytes: Buffer) => string,
): string | undefined {
  if (!bytes) return undefined;
  const found = known.get(path) ?? make(bytes);
  known.set(path, found);
  return found;
}
