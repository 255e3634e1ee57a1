// What all commands take.

import path from "node:path";

export interface CommonOptions {
  readonly schema: string;
  readonly out: string;
  readonly cache: boolean;
  readonly json: boolean;
}

/** How `diff` can say what it has found. */
export const formats = ["text", "json", "sarif", "github", "markdown", "changelog"] as const;
export type Format = (typeof formats)[number];

export const exitCodes = { ok: 0, failed: 1, error: 2 } as const;

/** The folders as absolute paths. */
export function folders(options: CommonOptions): { schema: string; out: string; cache: false | undefined } {
  return {
    schema: path.resolve(options.schema),
    out: path.resolve(options.out),
    cache: options.cache ? undefined : false,
  };
}
