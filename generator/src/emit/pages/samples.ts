// How an operation is called: with curl, with the command line that the contract names, and from TypeScript.

import type { Family, FamilyExample, Json, Model, PlainOperation, SecurityScheme } from "../../model/model.js";
import { defaultStamper, plainSample, submitSample } from "../call-sample.js";
import { answerExample, bodyExample, familyExamples } from "../../values/examples.js";
import { jsonText } from "../json-text.js";
import { located } from "../located.js";
import { constant } from "../../model/names.js";
import type { EmitContext } from "../output.js";
import { firstSentence, sentence } from "../prose.js";
import type { Links } from "./links.js";
import type { Block, Section } from "./page.js";

/** Characters in a line of a sample, which stands beside the text. */
const width = 64;
const bearer = "bearer";

export function familySamples(context: EmitContext, family: Family, links: Links): readonly Section[] {
  const { model } = context;
  const examples = familyExamples(family).filter(({ version }) => version.submit);
  return examples.map((example, index) => {
    const about: Block = { kind: "text", words: links.prose(example.doc ?? firstSentence(example.version.doc)) };
    const body = bodyExample(example);
    const answer = jsonBlock("Answer", answerExample(model, example));
    if (index > 0) return section(index, title(example, family), [about, jsonBlock("Body", body), answer]);
    const typescript = submitSample(
      model,
      example.version.submit?.operation ?? "",
      example,
      stamperFor(context, family),
      width,
    );
    return section(0, "Example", [about, ...calls(model, family, body, typescript, false), answer]);
  });
}

export function plainSamples(context: EmitContext, query: PlainOperation, links: Links): readonly Section[] {
  const { model } = context;
  return query.examples.map(({ doc, request, response }, index) => {
    const about: Block = { kind: "text", words: links.prose(doc ?? sentence(firstSentence(query.doc))) };
    const answer = jsonBlock("Answer", response);
    if (index > 0) return section(index, "Another example", [about, jsonBlock("Body", request), answer]);
    const typescript = plainSample(model, query, request, stamperFor(context, query), width);
    return section(0, "Example", [about, ...calls(model, query, request, typescript, query.kind === "query"), answer]);
  });
}

export function jsonBlock(label: string, value: Json): Block {
  return { kind: "code", label, language: "json", text: pretty(value) };
}

/** What the contract says everywhere about operations with traits, filled in for one. */
export function traitSample(model: Model, family: Family, links: Links): readonly Section[] {
  const { sample } = model.contract.docs;
  if (!sample || family.traits.length === 0) return [];
  const values: Record<string, string> = Object.fromEntries(family.traits.map(({ name, value }) => [name, value]));
  const filled = fill(sample.text, { ...values, operation: family.name, type: family.newest.type, path: family.path });
  return [
    {
      id: "sample",
      title: sample.title,
      blocks: [
        { kind: "text", words: links.prose(sample.doc) },
        { kind: "code", label: sample.title, language: "json", text: filled.trimEnd() },
      ],
    },
  ];
}

function section(index: number, name: string, blocks: readonly Block[]): Section {
  return { id: index === 0 ? "example" : `example-${index + 1}`, title: name, blocks };
}

function title({ version }: FamilyExample, { newest }: Family): string {
  return version === newest ? "Another example" : `Version ${version.number}`;
}

type Operation = Pick<PlainOperation, "name" | "path" | "terms" | "url">;

function calls(model: Model, operation: Operation, body: Json, typescript: string, isQuery: boolean): readonly Block[] {
  const { command } = model.contract.docs;
  const { method, path, body: sent } = located(model, operation, body);
  const shell = (label: string, text: string): Block => ({ kind: "code", label, language: "sh", text });
  return [
    { kind: "code", label: "TypeScript", language: "ts", text: typescript },
    ...(command === undefined
      ? []
      : [shell("Command line", fill(command, { operation: operation.name, path, body: quoted(pretty(body)) }))]),
    shell("curl", curl(method, model.contract.server + path, schemesOf(model, operation, isQuery)[0], sent)),
  ];
}

/** What may accompany a request: one of these. */
export function schemesOf(model: Model, { terms }: Operation, isQuery: boolean): readonly SecurityScheme[] {
  const kind = isQuery ? "queries" : "submits";
  return terms.security ?? model.contract.security.filter(({ only = kind }) => only === kind);
}

function stamperFor(context: EmitContext, { terms }: Operation): string | undefined {
  return terms.security?.length === 0 ? undefined : defaultStamper(context);
}

function curl(method: string, url: string, scheme: SecurityScheme | undefined, body: Json | undefined): string {
  const prefix = scheme?.stampers.some(({ name }) => name === bearer) ? "Bearer " : "";
  return [
    `curl ${["GET", "POST"].includes(method) ? "" : `--request ${method} `}${/^[\w:/.~-]+$/.test(url) ? url : quoted(url)}`,
    ...(body === undefined ? [] : [`--header 'Content-Type: application/json'`]),
    ...(scheme ? [`--header "${scheme.header}: ${prefix}$${constant(scheme.name)}"`] : []),
    ...(body === undefined ? [] : [`--data-binary ${quoted(pretty(body))}`]),
  ].join(" \\\n  ");
}

function pretty(value: Json): string {
  return jsonText(value, { before: "", width, language: "json" });
}

/** As a POSIX shell takes it. */
function quoted(said: string): string {
  return `'${said.replaceAll("'", `'\\''`)}'`;
}

/** `$name` by its value; what has none stays as it is. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$([A-Za-z][A-Za-z0-9]*)/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
