// The program as it is shipped: its file, and the options of Node that its first line gives it.

import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Arguments of Node that run the service of a repository as `npx countersign` does.
 *
 * @param {string} repository
 * @param {...string} more options of Node
 */
export function programArguments(repository, ...more) {
  const file = path.join(repository, "service/bin/countersign.js");
  const [line] = readFileSync(file, "utf8").split("\n", 1);
  const options = /^#!\/usr\/bin\/env -S node(.*)$/.exec(line)?.[1];
  if (options === undefined) throw new Error(`${file} does not begin with the options of Node`);
  return [...options.split(" ").filter(Boolean), ...more, file];
}
