// Tries published clients against a service, each with every operation that it offers, and holds the matrix of
// docs/clients.md to what it has seen. `npm run campaign -- clients` installs them; with MATRIX=write it writes the matrix.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entryOf, present } from "../service/support/results.js";
import type { Outcome } from "./outcome.js";
import { installed } from "./reports.js";
import type { Installed } from "./reports.js";

const page = new URL("../../docs/clients.md", import.meta.url);
const [begin, end] = ["<!-- matrix -->", "<!-- end of the matrix -->"];
const seen = new Map<Installed, readonly Outcome[]>();

/** Faults of newest clients that no service can fix. */
const faults: ReadonlyMap<string, string> = new Map([
  [
    "@turnkey/cosmjs: signDirect, by the client of @turnkey/http",
    "it asks for a signature over the hash of the hash; by the client of `@turnkey/sdk-server` it works",
  ],
]);

const faultOf = (client: Installed, { operation }: Outcome) => faults.get(`${client.package}: ${operation}`);

const count = (outcomes: readonly Outcome[], became: Outcome["became"]) =>
  outcomes.filter((outcome) => outcome.became === became);

for (const client of installed) {
  test(`${client.package} ${client.version}`, async () => {
    const outcomes = await client.run();
    seen.set(client, outcomes);
    expect(outcomes.length).toBeGreaterThan(0);
    const failed = count(outcomes, "fails").filter((outcome) => faultOf(client, outcome) === undefined);
    expect(client.newest ? failed : []).toEqual([]);
  });
}

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows].join("\n");

function matrix(): string {
  const rows = [...seen].map(([client, outcomes]) => {
    const counts = (["works", "fails", "left out"] as const).map((became) => count(outcomes, became).length);
    return row(`\`${client.package}\` ${client.version}`, outcomes.length, ...counts);
  });
  const failures = new Map<string, string[]>();
  for (const [client, outcomes] of seen) {
    for (const outcome of count(outcomes, "fails")) {
      const why = (faultOf(client, outcome) ?? present(outcome.why, "why")).replaceAll("|", "or");
      const clients = failures.get(row(outcome.operation, why)) ?? [];
      failures.set(row(outcome.operation, why), [...clients, `\`${client.package}\` ${client.version}`]);
    }
  }
  const failed = [...failures].map(([what, clients]) => row(clients.join(", ")) + what.slice(1));
  return [
    table(["client", "operations", "work", "fail", "left out"], rows),
    ...(failed.length > 0 ? [table(["client", "fails", "why"], failed)] : []),
  ].join("\n\n");
}

/** Without the spaces that a formatter has put in. */
const plain = (text: string) =>
  text
    .replaceAll(/ *\| */g, "|")
    .replaceAll(/-{3,}/g, "---")
    .trim();

test("the matrix is what docs/clients.md has", ({ skip }) => {
  skip(seen.size < installed.length, "not every client was tried");
  const text = readFileSync(page, "utf8");
  const [before, rest = ""] = text.split(begin);
  const [, after = ""] = rest.split(end);
  if (process.env["MATRIX"] === "write") writeFileSync(page, `${before}${begin}\n\n${matrix()}\n\n${end}${after}`);
  const [committed] = entryOf(readFileSync(page, "utf8").split(begin), 1).split(end);
  expect(plain(present(committed, "committed"))).toBe(plain(matrix()));
});
