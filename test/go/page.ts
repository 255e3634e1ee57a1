// What docs/go.md and its like show.

import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../generator/fixture.js";

/** The block of code behind the comment `<!-- tested: NAME -->`. */
export function shown(name: string, language = "go"): string {
  const page = readFileSync(path.join(root, `docs/${language}.md`), "utf8");
  const found = new RegExp(`<!-- tested: ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`docs/${language}.md shows no ${name}`);
  return found;
}
