// The workspace of the crates that are held to test vectors, and of the programs that use two of them. Three files of tests
// need it: cargo compiles it for the first of them, and finds it compiled for the others.

import { streamsAlone } from "../contracts/streams-alone.js";
import { modelOf as compiled } from "../generator/fixture.js";
import { shown } from "../go/page.js";
import { build, modelWithRust, programs, read, rustFiles, withComparison, withRust, workspace } from "./crates.js";

/** How many vectors each contract has at least. */
export const least = {
  corners: 4200,
  bookings: 4800,
  guestbook: 600,
  library: 2000,
  parcels: 1800,
  freight: 600,
  agency: 200,
  notices: 200,
  common: 300,
};

export const modelOf = (name: string, crate = name): ReturnType<typeof modelWithRust> =>
  modelWithRust(`test/contracts/${name}`, crate);

/** Builds it, with lints, and answers its folder. */
export function buildCompared(): string {
  const crates = Object.keys(least).map((name) => [name, withComparison(rustFiles(modelOf(name)), name)] as const);
  const folder = workspace("compared", {
    ...Object.fromEntries(crates),
    ticker: rustFiles(withRust(compiled(streamsAlone), "ticker")),
    "programs-of-bookings": programs("programs-of-bookings", "bookings", {
      "bookings-page": shown("bookings", "rust"),
      "bookings-more": read("bookings-more.rs"),
    }),
    "programs-of-freight": programs("programs-of-freight", "freight", {
      "freight-program": read("freight-program.rs"),
    }),
  });
  build(folder, { lints: true });
  return folder;
}
