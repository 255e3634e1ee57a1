// Links contract.yaml itself: names, limits, security, and what activities share.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { child, entriesOf, entry, itemsOf, number, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type {
  ActivityMembers,
  ActivityStatus,
  Contract,
  DocsSettings,
  DocsText,
  Field,
  Limits,
  Manifest,
  Part,
  Poll,
  Query,
  SecurityScheme,
  Shape,
  SharedRuntime,
  StamperChoice,
} from "../model/model.js";
import type { EnumDraft } from "./draft.js";
import type { Scope } from "./scope.js";

export function linkLimits(contract: Node | undefined): Limits {
  const limits = child(contract, "limits");
  return {
    bodyBytes: number(child(limits, "bodyBytes")) ?? 1_048_576,
    stringLength: number(child(limits, "stringLength")) ?? 65_536,
    arrayItems: number(child(limits, "arrayItems")) ?? 100,
  };
}

export function linkContract(contract: Node | undefined, limits: Limits, scope: Scope): Contract {
  const read = (key: string): string => text(child(contract, key)) ?? "";
  return {
    name: read("contract"),
    package: text(child(child(contract, "package"), "name")) ?? read("package"),
    version: read("version"),
    title: read("title"),
    doc: read("doc"),
    // What is below the root begins with a slash of its own.
    basePath: read("basePath").replace(/^\/$/, ""),
    server: read("server"),
    lastRelease: text(child(contract, "lastRelease")),
    json: read("json") === "lenient" ? "lenient" : "strict",
    limits,
    manifest: linkManifest(child(contract, "package")),
    emitters: itemsOf(child(contract, "emitters")).flatMap((item) => {
      const module = text(item);
      return module === undefined ? [] : [{ module, position: item.position }];
    }),
    security: linkSecurity(child(contract, "security"), scope),
    docs: linkDocs(child(contract, "docs")),
  };
}

function linkDocs(node: Node | undefined): DocsSettings {
  return {
    command: text(child(node, "command")),
    sample: linkDocsText(child(node, "sample")),
    start: linkDocsText(child(node, "start")),
  };
}

function linkDocsText(node: Node | undefined): DocsText | undefined {
  const read = (key: string): string => text(child(node, key)) ?? "";
  return node && { title: read("title"), doc: read("doc"), text: read("text") };
}

const usualParts: readonly Part[] = ["validators", "upgrades", "server", "mock", "openapi", "schemas", "docs"];
/** With what only those have who ask for it. */
const allParts: readonly Part[] = [...usualParts, "arbitraries", "vectors", "tools", "tanstack", "checked", "runtime"];
/** What a part is built on. */
const neededParts: Readonly<Partial<Record<Part, readonly Part[]>>> = {
  server: ["validators"],
  mock: ["server", "validators"],
  arbitraries: ["validators"],
  checked: ["validators"],
};

function linkManifest(node: Node | undefined): Manifest {
  const read = (key: string): string | undefined => text(child(node, key));
  const emit = child(node, "emit");
  const named = emit ? allParts.filter((part) => itemsOf(emit).some((item) => text(item) === part)) : usualParts;
  return {
    license: read("license") ?? "UNLICENSED",
    author: read("author"),
    repository: read("repository"),
    typescript: read("typescript") ?? "5.8",
    openapi: read("openapi") as Manifest["openapi"],
    emit: allParts.filter((part) => named.some((other) => other === part || neededParts[other]?.includes(part))),
    go: linkLanguage(emit, "go", "module"),
    python: linkLanguage(emit, "python", "package"),
    rust: linkLanguage(emit, "rust", "crate"),
    runtime: linkRuntime(child(node, "runtime")),
  };
}

/** What a contract says of a package in another language, by the name of the member that names it. */
function linkLanguage<Name extends string>(
  emit: Node | undefined,
  language: "go" | "python" | "rust",
  name: Name,
): ({ readonly [Key in Name]: string } & { readonly folder: string }) | undefined {
  const node = itemsOf(emit).flatMap((item) => child(item, language) ?? [])[0];
  if (!node) return undefined;
  const named = { [name]: text(child(node, name)) ?? "" } as { readonly [Key in Name]: string };
  return { ...named, folder: text(child(node, "folder")) ?? language };
}

/** The same without the parts that are about calls. OpenAPI describes webhooks, too. */
export function manifestWithoutCalls(manifest: Manifest, hasWebhooks: boolean): Manifest {
  const ofCalls: ReadonlySet<Part> = new Set<Part>([
    "server",
    "mock",
    "docs",
    "tools",
    "tanstack",
    "checked",
    ...(hasWebhooks ? [] : (["openapi"] as const)),
  ]);
  return { ...manifest, emit: manifest.emit.filter((part) => !ofCalls.has(part)) };
}

function linkRuntime(node: Node | undefined): SharedRuntime | undefined {
  const read = (key: string): string => text(child(node, key)) ?? "";
  return node && { package: read("package"), version: read("version"), position: node.position };
}

function linkStampers(node: Node | undefined): StamperChoice[] {
  const listed = itemsOf(node).map((item) => ({ name: text(item) ?? "", scheme: undefined, position: item.position }));
  const mapped = entriesOf(node).map(({ key, keyPosition, value }) => ({
    name: key,
    scheme: text(value),
    position: keyPosition,
  }));
  return [...listed, ...mapped];
}

function linkSecurity(node: Node | undefined, scope: Scope): SecurityScheme[] {
  return entriesOf(node).map(({ key, keyPosition, value }) => {
    const content = child(value, "content");
    const name = text(content);
    const only = text(child(value, "only"));
    return {
      name: key,
      header: text(child(value, "header")) ?? "",
      doc: text(child(value, "doc")) ?? "",
      content: content && name !== undefined ? scope.shape(name, content.position) : undefined,
      only: only === "queries" || only === "submits" ? only : undefined,
      stampers: linkStampers(child(value, "stampers")),
      position: keyPosition,
    };
  });
}

/** `member` of each, or the name that it has by default. */
export function linkMembers(activities: Node | undefined): ActivityMembers {
  const named = (key: string): string => text(child(child(activities, key), "member")) ?? key;
  return {
    type: text(child(child(activities, "types"), "member")) ?? "type",
    intent: named("intent"),
    result: named("result"),
    parameters: text(child(activities, "parameters")) ?? "parameters",
  };
}

/** What the author writes must leave room for what the compiler puts in. */
export function checkMembers(
  { type, intent, result, parameters }: ActivityMembers,
  base: Shape,
  envelope: readonly Field[],
  diagnostics: Diagnostics,
): void {
  const check = (where: string, fields: readonly Field[], taken: readonly string[]): void => {
    for (const { name, position } of fields) {
      if (!taken.includes(name)) continue;
      const help = `rename it, or give the other one another \`member\` under \`activities\``;
      diagnostics.report("CS0201", position, `the compiler puts \`${name}\` into ${where} itself`, help);
    }
  };
  check(`\`${base.name.replace(/Base$/, "")}\``, base.fields, [type, intent, result]);
  check("submitted bodies", envelope, [type, parameters]);
}

export function linkTraitEnums(activities: Node | undefined, scope: Scope): { name: string; enum: EnumDraft }[] {
  return entriesOf(child(activities, "traits")).flatMap(({ key, value }) => {
    const name = text(value);
    const declared = name === undefined ? undefined : scope.enum(name, value.position);
    return declared ? [{ name: key, enum: declared }] : [];
  });
}

export function linkStatus(
  activities: Node | undefined,
  base: Shape,
  diagnostics: Diagnostics,
): ActivityStatus | undefined {
  const node = child(activities, "status");
  const fieldNode = child(node, "field");
  const name = text(fieldNode);
  if (!node || !fieldNode || name === undefined) return undefined;
  const field = base.fields.find((candidate) => candidate.name === name);
  if (!field) {
    const help = didYouMean(
      name,
      base.fields.map((candidate) => candidate.name),
    );
    diagnostics.report("CS0204", fieldNode.position, `\`${base.name}\` has no field \`${name}\``, help);
    return undefined;
  }
  const values = field.type.kind === "enum" ? field.type.enum.values.map(({ value }) => value) : undefined;
  const check = (value: Node): string => {
    const status = text(value) ?? "";
    if (values && !values.includes(status)) {
      diagnostics.report("CS0204", value.position, `unknown ${name} \`${status}\``, didYouMean(status, values));
    }
    return status;
  };
  return {
    field: name,
    pending: itemsOf(child(node, "pending")).map(check),
    final: entriesOf(child(node, "final")).map(({ key, value }) => ({ outcome: key, value: check(value) })),
  };
}

export function linkPoll(
  activities: Node | undefined,
  queries: readonly Query[],
  base: Shape,
  diagnostics: Diagnostics,
): Poll | undefined {
  const node = child(activities, "poll");
  const queryNode = child(node, "query");
  const name = text(queryNode);
  if (!queryNode || name === undefined) return undefined;
  const query = queries.find((candidate) => candidate.name === name);
  if (!query) {
    const help = didYouMean(
      name,
      queries.map((candidate) => candidate.name),
    );
    diagnostics.report("CS0204", queryNode.position, `unknown query \`${name}\``, help);
    return undefined;
  }
  const has = (shape: Shape, field: string, position: Position): boolean => {
    const names = shape.fields.map((one) => one.name);
    if (names.includes(field)) return true;
    diagnostics.report("CS0204", position, `\`${shape.name}\` has no field \`${field}\``, didYouMean(field, names));
    return false;
  };
  const by = entriesOf(child(node, "by")).flatMap(({ key, keyPosition, value }) => {
    const field = text(value) ?? "";
    const isThere = has(query.request, key, keyPosition) && has(base, field, value.position);
    return isThere ? [{ parameter: key, field }] : [];
  });
  for (const field of query.request.fields) {
    if (field.optional || entry(child(node, "by"), field.name)) continue;
    const position = entry(node, "by")?.keyPosition ?? queryNode.position;
    diagnostics.report("CS0204", position, `\`${query.request.name}\` also needs \`${field.name}\``);
  }
  return { query, by };
}

/** Members of records that tools answer. */
export function linkSummary(activities: Node | undefined, base: Shape, diagnostics: Diagnostics): readonly Field[] {
  const written = child(activities, "summary");
  const named = written
    ? itemsOf(written)
    : [...entriesOf(child(child(activities, "poll"), "by")).map(({ value }) => value), statusField(activities)];
  const names = base.fields.map(({ name }) => name);
  return [...new Set(named)].flatMap((node) => {
    const name = text(node);
    if (!node || name === undefined) return [];
    const field = base.fields.find((candidate) => candidate.name === name);
    if (!field && written) {
      const help = didYouMean(name, names);
      diagnostics.report("CS0204", node.position, `\`${base.name}\` has no field \`${name}\``, help);
    }
    return field ?? [];
  });
}

function statusField(activities: Node | undefined): Node | undefined {
  return child(child(activities, "status"), "field");
}
