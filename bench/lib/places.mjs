// Where things are, so that no bench depends on the folder it is started from.

import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** This room, with its own `node_modules`. */
export const BENCH = fileURLToPath(new URL("../", import.meta.url));

/** Scratch space: emptied by the benches, ignored by git. */
export const WORK = fileURLToPath(new URL("../work/", import.meta.url));

export const RESULTS = fileURLToPath(new URL("../results/", import.meta.url));
