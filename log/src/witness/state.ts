// What a witness remembers: for each log, the latest checkpoint that it cosigned.

import { isSame } from "../storage/memory.js";

export interface WitnessState {
  /** The latest checkpoint that was cosigned for the log of this origin, as a signed note. */
  latest(origin: string): Promise<Uint8Array | undefined>;

  /**
   * Stores a checkpoint if `previous` is still the latest one, atomically among all processes of the witness. Once this
   * returns true the checkpoint survives any crash.
   *
   * @param previous exactly as `latest` returned it
   * @returns whether it was stored
   */
  replace(origin: string, previous: Uint8Array | undefined, next: Uint8Array): Promise<boolean>;
}

/** For tests: a witness that forgets can be made to cosign two histories. */
export class MemoryWitnessState implements WitnessState {
  readonly #latest = new Map<string, Uint8Array>();

  async latest(origin: string): Promise<Uint8Array | undefined> {
    const bytes = this.#latest.get(origin);
    return bytes && new Uint8Array(bytes);
  }

  async replace(origin: string, previous: Uint8Array | undefined, next: Uint8Array): Promise<boolean> {
    if (!isSame(this.#latest.get(origin), previous)) return false;
    this.#latest.set(origin, new Uint8Array(next));
    return true;
  }
}
