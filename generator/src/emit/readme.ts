// What the README of the generated package shows: an example of the client, every operation in one line, the entry
// points.

import type { Family, FamilyExample, Json, Model } from "../model/model.js";
import { entryPoints } from "./entry-points.js";
import { bodyExample, familyExamples } from "./examples.js";
import { mockCommand } from "./names.js";
import type { EmitContext } from "./output.js";
import { has } from "./runtime-exports.js";
import { declaredStampers, stamperText } from "./stampers.js";
import { propertyKey } from "./property-key.js";
import { firstSentence, sentence, tableCell } from "./prose.js";

export interface ReadmeView {
  readonly package: string;
  /** The program that serves the mock, where there is one. */
  readonly commands: readonly string[];
  readonly title: string;
  readonly version: string;
  readonly doc: string;
  /** One entry, or none where nothing can be submitted. */
  readonly examples: readonly { readonly code: string }[];
  readonly groups: readonly GroupView[];
  readonly entries: readonly { readonly specifier: string; readonly about: string }[];
}

interface GroupView {
  readonly title: string;
  readonly about: string;
  readonly operations: readonly { readonly name: string; readonly about: string }[];
}

export function readmeView(context: EmitContext): ReadmeView {
  const { model } = context;
  const { package: name, title, version, doc } = model.contract;
  const code = shownExample(model, defaultStamper(context));
  return {
    package: name,
    commands: has(context, "mock") ? [mockCommand(model)] : [],
    title,
    version,
    doc: sentence(firstSentence(doc)),
    examples: code === undefined ? [] : [{ code }],
    groups: groups(model),
    entries: entryPoints(context).map(({ path, about }) => ({
      specifier: name + path.slice(1),
      about: tableCell(about),
    })),
  };
}

function groups(model: Model): readonly GroupView[] {
  const all = [
    {
      title: "Changes",
      about: `Answered with \`${model.activity.union.name}\`, a record that tells how far the change has come.`,
      operations: model.families.map(rowOf),
    },
    { title: "Queries", about: "Read and change nothing.", operations: model.queries.map(rowOf) },
  ];
  return all.filter(({ operations }) => operations.length > 0);
}

function rowOf({ name, doc }: { readonly name: string; readonly doc: string }): GroupView["operations"][number] {
  return { name, about: tableCell(firstSentence(doc)) };
}

/** The stamper that the index exports. */
function defaultStamper(context: EmitContext): string | undefined {
  const [first] = declaredStampers(context);
  return first && /^export function (\w+Stamper)\(/m.exec(stamperText(first.module, context) ?? "")?.[1];
}

/** The first example that is short enough to be read at a glance, or else the shortest. */
function shownExample(model: Model, stamper: string | undefined): string | undefined {
  const all = model.families.flatMap((family) => {
    const example = familyExamples(family).find(
      ({ version, parameters }) => version === family.newest && version.resultKey !== undefined && !isEmpty(parameters),
    );
    return example ? [exampleCode(model, family, example, stamper)] : [];
  });
  const short = all.find((code) => {
    const lines = code.split("\n");
    return lines.length <= 15 && lines.every((line) => line.length <= width);
  });
  return short ?? [...all].sort((a, b) => a.length - b.length)[0];
}

function exampleCode(model: Model, family: Family, example: FamilyExample, stamper: string | undefined): string {
  const { contract, activity } = model;
  const { union, status, poll, response, envelope } = activity;
  const member = response.fields[0]?.name ?? "";
  const supplied = new Set([union.tag, ...envelope.filter(({ fill }) => fill !== undefined).map(({ name }) => name)]);
  const input = Object.entries(bodyExample(example)).filter(([name]) => !supplied.has(name));
  const call = `const { ${member} } = await client.${family.name}(`;
  return [
    `import { ${[stamper, "createClient"].filter(Boolean).sort().join(", ")} } from "${contract.package}";`,
    "",
    `const client = createClient({ baseUrl: "${contract.server}"${stamper ? `, stamper: ${stamper}(credentials)` : ""} });`,
    "",
    `${call}${literal(Object.fromEntries(input), call)});`,
    ...(poll && status
      ? [`const end = await client.waitFor${union.name}(${member});`, "console.log(end.outcome, end.activity);"]
      : []),
  ].join("\n");
}

function isEmpty(parameters: Json): boolean {
  return parameters === null || Object.keys(parameters).length === 0;
}

const width = 110;

/** JSON as TypeScript would have it, broken into lines where it is wide; `before` stands in front of it on its line. */
function literal(value: Json, before: string): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const indent = /^ */.exec(before)?.[0] ?? "";
  const parts = Array.isArray(value)
    ? value.map((item: Json) => literal(item, `${indent}  `))
    : Object.entries(value).map(([name, member]) => {
        const start = `${propertyKey(name)}: `;
        return start + literal(member, `${indent}  ${start}`);
      });
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  const line = parts.length === 0 ? open + close : `${open}${space}${parts.join(", ")}${space}${close}`;
  if (before.length + line.length <= width && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${close}`;
}
