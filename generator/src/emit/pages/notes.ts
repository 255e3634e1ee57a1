// The note that something should no longer be used.

import { deprecation, sentence } from "../prose.js";
import type { Links } from "./links.js";
import type { Block } from "./page.js";

/** @param until last day on which an operation can be called */
export function deprecationNote(why: string | undefined, links: Links, until?: string): readonly Block[] {
  const said = [
    ...(why === undefined ? [] : [(deprecation(why) ?? "").replace(/^Deprecated: /, "")]),
    ...(until === undefined ? [] : [`It can be called until ${until}.`]),
  ].join(" ");
  return said === "" ? [] : [{ kind: "note", title: "Deprecated", words: links.prose(sentence(said)) }];
}
