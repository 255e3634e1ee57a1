// A witness's state in a folder: one folder for each log, named by its origin hash.

import path from "node:path";
import { isSame } from "../storage/memory.js";
import { Revisions } from "../storage/revisions.js";
import { originHash } from "./origin.js";
import type { WitnessState } from "./state.js";

export class FolderWitnessState implements WitnessState {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async latest(origin: string): Promise<Uint8Array | undefined> {
    return (await this.#revisions(origin).latest())?.bytes;
  }

  async replace(origin: string, previous: Uint8Array | undefined, next: Uint8Array): Promise<boolean> {
    const revisions = this.#revisions(origin);
    const latest = await revisions.latest();
    if (!isSame(latest?.bytes, previous)) return false;
    return (await revisions.advance(latest, next)) !== undefined;
  }

  #revisions(origin: string): Revisions {
    return new Revisions(path.join(this.#folder, originHash(origin)));
  }
}
