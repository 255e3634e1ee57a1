// The options of lists that are read a page at a time.

import type { Pagination } from "@countersign/api";
import type { Command } from "commander";
import { Option } from "commander";
import { wholeNumber } from "./option-values.js";

/** The options that `addPageOptions` adds. */
export interface PageOptions {
  readonly limit?: number;
  readonly before?: string;
  readonly after?: string;
}

/** Adds `--limit`, `--before` and `--after`. */
export function addPageOptions(command: Command): Command {
  return command
    .option("--limit <number>", "page size, 1 to 100 (default: 10)", wholeNumber(1, 100))
    .addOption(new Option("--before <id>", "end before this id").conflicts("after"))
    .option("--after <id>", "start after this id; pass the last id of a page to get the next");
}

/** The page that the options ask for. */
export function pageOf({ limit, before, after }: PageOptions): Pagination {
  return {
    ...(limit !== undefined && { limit: String(limit) }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
