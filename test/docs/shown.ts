// Code that a page of the documentation shows, and a test runs.

import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../generator/fixture.js";

/** The block of code behind the comment `<!-- tested: NAME -->`. */
export function shownIn(page: string, name: string): string {
  const text = readFileSync(path.join(root, page), "utf8");
  const found = new RegExp(`<!-- tested: ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (found === undefined) throw new Error(`${page} shows no ${name}`);
  return found;
}
