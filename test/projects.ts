// The three projects of tests. A file's name says which it is in:
//
//   voting.test.ts            facts: what the product does, in this process, on SQLite. `npm test`
//   failover.system.test.ts   system: real processes, PostgreSQL, HSMs, Chromium. `npm run test:system`
//   fuzz.depth.test.ts        depth: long searches, compilers, packaging, short forms of campaigns. `npm run test:depth`

import { availableParallelism } from "node:os";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { compiled } from "./compiled.js";

export type Project = "facts" | "system" | "depth";

interface Pattern {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const above = (project: string): string => `test/**/*.${project}.test.ts`;

/** Which files are in which project. */
export const patterns: Readonly<Record<Project, Pattern>> = {
  facts: { include: ["test/**/*.test.ts"], exclude: ["test/**/*.*.test.ts"] },
  system: { include: [above("system")], exclude: [] },
  depth: { include: [above("depth")], exclude: [] },
};

/**
 * The order in which a run of several has them, one after the other: a worker that comes to a file of another project ends, and
 * the next one imports the service anew. The one with the shortest files comes last.
 */
export const order: readonly Project[] = ["system", "depth", "facts"];

/**
 * Tests of the system wait, for a third of their time, for servers that fail over, processes that start and times that are to
 * pass: two files more than of other projects keep the processors busy.
 */
const systemWorkers = availableParallelism() + 3;

/** Facts need no PostgreSQL; the others use the server that `test/postgres.ts` finds or starts. */
const environments: Partial<Record<Project, Record<string, string>>> = { facts: { TEST_POSTGRES_URL: "none" } };

/** What each of them tells vitest, beside what they share. */
export function projects(
  shared: NonNullable<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration[] {
  return order.map((name, groupOrder) => ({
    plugins: [compiled()],
    test: {
      ...shared,
      name,
      include: [...patterns[name].include],
      exclude: ["**/node_modules/**", ...patterns[name].exclude],
      env: environments[name] ?? {},
      ...(name === "system" && { maxWorkers: systemWorkers }),
      sequence: { groupOrder },
      globalSetup: name === "facts" ? [] : ["test/postgres.ts"],
    },
  }));
}
