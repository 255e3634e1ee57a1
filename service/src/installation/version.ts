// The version of the installed service.

import { readFileSync } from "node:fs";

export function installedVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    readonly version: string;
  };
  return version;
}
