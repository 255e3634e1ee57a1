// The version of this compiler, as its package says.

import { readFileSync } from "node:fs";

export function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
