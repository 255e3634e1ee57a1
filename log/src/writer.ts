// Appends entries to a log: writes the tiles that are new, and signs a checkpoint over them.

import { formatCheckpoint, parseCheckpoint, type Checkpoint } from "./checkpoint.js";
import { equalBytes } from "./encoding.js";
import { LogError } from "./error.js";
import { emptyRoot, leafHash } from "./merkle/hash.js";
import type { NoteSigner, NoteVerifier } from "./note/key.js";
import {
  formatNote,
  keyText,
  openNote,
  parseNote,
  signText,
  verifiedSignatures,
  type NoteSignature,
} from "./note/note.js";
import type { LogStorage } from "./storage/storage.js";
import { checkEntry, formatBundle, parseBundle } from "./tiles/content.js";
import { newBundles, tilePath, tileWidth, tileWidthIn } from "./tiles/path.js";
import { readRoot } from "./tiles/reader.js";
import { Edge } from "./edge.js";

export interface LogKeys {
  readonly origin: string;
  /** The first one's key name should be the origin. */
  readonly signers: readonly NoteSigner[];
  /** Verifies what the signers sign: the stored checkpoint is trusted only then. */
  readonly verifiers: readonly NoteVerifier[];
}

export interface Appended {
  /** Index of the first entry that was appended. */
  readonly first: number;
  readonly checkpoint: Checkpoint;
  /** The checkpoint as a signed note. */
  readonly signed: Uint8Array;
}

interface State {
  readonly signed: Uint8Array | undefined;
  readonly checkpoint: Checkpoint;
  readonly edge: Edge;
  /** Entries of the last bundle, unless that is full. */
  readonly pending: readonly Uint8Array[];
}

export class LogWriter {
  readonly #storage: LogStorage;
  readonly #keys: LogKeys;
  #state: State;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(storage: LogStorage, keys: LogKeys, state: State) {
    this.#storage = storage;
    this.#keys = keys;
    this.#state = state;
  }

  /**
   * Opens a log where it was left, or one that is new.
   *
   * @throws LogError when the stored checkpoint is not this log's, or the tiles contradict it
   */
  static async open(storage: LogStorage, keys: LogKeys): Promise<LogWriter> {
    return new LogWriter(storage, keys, await stateOf(storage, keys));
  }

  /** The latest checkpoint; its root is that of nothing before the first one is signed. */
  get checkpoint(): Checkpoint {
    return this.#state.checkpoint;
  }

  /** The latest checkpoint as a signed note. */
  get signed(): Uint8Array | undefined {
    return this.#state.signed;
  }

  /**
   * Appends entries in order and signs a checkpoint, all of it or nothing. Without entries it signs the tree as it is.
   *
   * @throws LogError with the code `conflict` when another process has appended since: open the log again, and look which
   *   entries it has
   */
  append(entries: readonly Uint8Array[]): Promise<Appended> {
    return this.#inTurn(async () => {
      const { checkpoint: before, edge, pending, signed: previous } = this.#state;
      entries.forEach(checkEntry);
      const size = before.size + entries.length;
      const grown = edge.grow(entries.map(leafHash));
      const all = [...pending, ...entries];
      const start = before.size - pending.length;
      const bundles = newBundles(before.size, size).map((tile) => {
        const at = tile.index * tileWidth - start;
        return [tilePath(tile), formatBundle(all.slice(at, at + tile.width))] as const;
      });
      const checkpoint = { origin: this.#keys.origin, size, root: grown.edge.root(), extensions: [] };
      const text = formatCheckpoint(checkpoint);
      const signed = formatNote({ text, signatures: await signText(text, this.#keys.signers) });
      const rest = all.slice(all.length - (size % tileWidth));
      await this.#commit(
        { signed, checkpoint, edge: grown.edge, pending: rest },
        new Map([...bundles, ...grown.tiles]),
        previous,
      );
      return { first: before.size, checkpoint, signed };
    });
  }

  /**
   * Adds cosignatures to the checkpoint that they are of, in place of earlier ones by the same keys.
   *
   * @param signed the checkpoint as `append` returned it
   * @param verifiers of the witnesses; signatures of others are left out
   * @returns the checkpoint with cosignatures; `undefined` when the log has gone on to another one
   * @throws LogError when a witness's signature does not verify
   */
  addSignatures(
    signed: Uint8Array,
    signatures: readonly NoteSignature[],
    verifiers: readonly NoteVerifier[],
  ): Promise<Uint8Array | undefined> {
    return this.#inTurn(async () => {
      const state = this.#state;
      if (!state.signed) return undefined;
      const { text, signatures: there } = parseNote(state.signed);
      if (text !== parseNote(signed).text) return undefined;
      const verified = verifiedSignatures({ text, signatures }, verifiers);
      const replaced = new Set(verified.map(keyText));
      const merged = [...there.filter((signature) => !replaced.has(keyText(signature))), ...verified];
      const cosigned = formatNote({ text, signatures: merged });
      await this.#commit({ ...state, signed: cosigned }, new Map(), state.signed);
      return cosigned;
    });
  }

  async #commit(
    next: State & { readonly signed: Uint8Array },
    files: ReadonlyMap<string, Uint8Array>,
    previous: Uint8Array | undefined,
  ): Promise<void> {
    if (!(await this.#storage.commit(previous, { files, checkpoint: next.signed }))) {
      throw LogError.conflict("another process has advanced the log: open it again");
    }
    this.#state = next;
  }

  /** One step after the other, each from where the one before it ended. */
  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(step);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}

async function stateOf(storage: LogStorage, { origin, verifiers }: LogKeys): Promise<State> {
  const signed = await storage.latest();
  if (!signed) {
    const checkpoint = { origin, size: 0, root: emptyRoot, extensions: [] };
    return { signed, checkpoint, edge: Edge.empty, pending: [] };
  }
  const checkpoint = parseCheckpoint(openNote(signed, verifiers).text);
  if (checkpoint.origin !== origin) {
    throw LogError.damaged(`the stored checkpoint is of ${checkpoint.origin}, not of ${origin}`);
  }
  const { size, root } = checkpoint;
  if (!equalBytes(await readRoot(storage.read, size), root)) {
    throw LogError.damaged(`the stored tiles do not lead to the root of the checkpoint of ${size} entries`);
  }
  const edge = await Edge.read(storage.read, size);
  if (!equalBytes(edge.root(), root)) {
    throw LogError.damaged(`the stored tiles contradict one another at ${size} entries`);
  }
  return { signed, checkpoint, edge, pending: await lastEntries(storage, size, edge) };
}

async function lastEntries(storage: LogStorage, size: number, edge: Edge): Promise<Uint8Array[]> {
  const index = Math.floor(size / tileWidth);
  const width = tileWidthIn("entries", index, size);
  if (width === 0) return [];
  const path = tilePath({ level: "entries", index, width });
  const bytes = await storage.read(path);
  if (!bytes) throw LogError.damaged(`the log has no ${path}`);
  const entries = parseBundle(bytes, width, path);
  const hashes = edge.hashesAt(0);
  if (!entries.every((entry, at) => equalBytes(leafHash(entry), hashes[at] as Uint8Array))) {
    throw LogError.damaged(`${path} has other entries than the checkpoint commits to`);
  }
  return entries;
}
