// The reference of the settings for operators: Markdown tables, aligned as Prettier aligns them.

import { declared, otherVariables } from "./settings.js";
import { largest } from "./declaration.js";
import type { Declarations, Property, Setting } from "./declaration.js";

const titles: Readonly<Record<string, string>> = {
  postgres: "PostgreSQL",
  transit: "Vault or OpenBao Transit",
  pkcs11: "PKCS#11",
  kms: "AWS KMS",
  tls: "TLS",
  management: "Management",
  audit: "Audit log",
  requests: "Requests",
  custody: "Custody",
  signing: "Signing",
  webhooks: "Webhooks",
  messages: "Messages",
  retention: "Retention",
  oidc: "ID tokens",
  oauth2: "OAuth 2.0 providers",
  authProxy: "Auth proxy",
  billing: "Billing",
  storage: "Storage",
  limits: "Limits",
};

/** Markdown: a table of the ungrouped settings, and one for each group. */
export function reference(): string {
  const groups = Object.entries(declared).flatMap(([name, each]) =>
    each.kind === "setting" ? [] : [`### ${titles[name] ?? name}\n\n${settingsTable(each.members, `${name}.`)}`],
  );
  const variables = Object.entries(otherVariables).map(([name, doc]) => [code(name), doc]);
  const others = `### Other variables\n\n${table(["environment", "meaning"], variables)}`;
  return `${[settingsTable(declared), ...groups, others].join("\n\n")}\n`;
}

function settingsTable(members: Declarations, below = ""): string {
  const rows = Object.entries(members).flatMap(([name, each]) =>
    each.kind === "setting"
      ? [
          [
            code(below + name),
            each.variable ? code(each.variable) : "",
            values(each.schema),
            byDefault(each),
            meaning(each),
          ],
        ]
      : [],
  );
  return table(["in the file", "environment", "values", "default", "meaning"], rows);
}

function meaning({ doc, option }: Setting<unknown>): string {
  return option === undefined ? doc : `${doc}; also ${code(option)}`;
}

function values({ type, enum: words, minimum, maximum }: Property): string {
  if (words) return words.map(code).join(", ");
  if (type === "integer") return maximum === largest ? `${minimum} or more` : `${minimum} to ${maximum}`;
  if (type === "boolean") return "`true`, `false`";
  return type === "array" ? "list" : "text";
}

function byDefault({ schema, otherwise = "" }: Setting<unknown>): string {
  const value = schema.default;
  if (value === undefined) return otherwise;
  if (value === largest) return "no limit";
  if (Array.isArray(value)) return value.length === 0 ? "none" : code(value.join(","));
  return code(String(value));
}

const code = (text: string) => `\`${text}\``;

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
