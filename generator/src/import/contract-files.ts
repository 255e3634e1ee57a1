// The files of the contract, from what an import has put together.

import { kebab } from "../model/case.js";
import type { Contract, Json, Method } from "../model/model.js";
import { innermost, typeText } from "./draft.js";
import type { Bounds, Declaration, Form, Member, TypeDraft } from "./draft.js";
import type { ErrorsDraft } from "./errors.js";
import { sentenceOf } from "./names.js";
import type { OperationDraft } from "./operations.js";
import { fitsPlain, limits } from "./plain.js";
import type { Plains } from "./plain.js";
import type { SchemeDraft } from "./security.js";
import type { WebhookDraft } from "./webhooks.js";
import { yamlFile } from "./yaml-text.js";
import type { Yaml, YamlMap } from "./yaml-text.js";

export interface ContractDraft extends Pick<
  Contract,
  "name" | "package" | "version" | "title" | "doc" | "basePath" | "server"
> {
  readonly schemes: readonly SchemeDraft[];
  readonly errors: ErrorsDraft | undefined;
  readonly operations: readonly SettledOperation[];
  readonly webhooks: readonly WebhookDraft[];
  readonly declared: ReadonlyMap<string, Declaration>;
  /** Name of the file below `shapes/` in which a shape or union stands. */
  readonly fileOf: (name: string) => string;
  readonly cursor: string | undefined;
  readonly plains: Plains;
}

export interface SettledOperation extends OperationDraft {
  readonly security: readonly string[] | "none" | undefined;
}

export interface Example {
  readonly request: Json;
  readonly response: Json;
}

/** A file of shapes is not longer than that. */
const longestFile = 400_000;
const deprecated = "Marked as deprecated.";

/** @param examples of each operation, by its name */
export function contractFiles(
  draft: ContractDraft,
  examples: ReadonlyMap<string, readonly Example[]>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>([["contract.yaml", yamlFile("contract", contract(draft))]]);
  const ofKind = <Kind extends Declaration["kind"]>(kind: Kind): readonly Extract<Declaration, { kind: Kind }>[] =>
    [...draft.declared.values()].filter((one): one is Extract<Declaration, { kind: Kind }> => one.kind === kind);
  const scalars = ofKind("scalar").map(
    ({ name, base, format, bounds, doc, example }) => [name, { base, doc, ...bounds, format, example }] as const,
  );
  if (scalars.length > 0) files.set("scalars.yaml", yamlFile("scalars", { scalars: Object.fromEntries(scalars) }));
  const enums = ofKind("enum").map(({ name, doc, open, values }) => {
    const written = Object.fromEntries(values.map((one) => [one.value, one.doc]));
    return [name, { doc, ...(open && { open }), values: written }] as const;
  });
  if (enums.length > 0) files.set("enums.yaml", yamlFile("enums", { enums: Object.fromEntries(enums) }));
  for (const [file, shapes] of shapeFiles(draft)) files.set(file, yamlFile("shapes", { shapes }));
  if (draft.errors) files.set("errors.yaml", yamlFile("errors", errors(draft.errors)));
  if (draft.webhooks.length > 0) files.set("webhooks.yaml", yamlFile("webhooks", webhooks(draft)));
  const taken = new Set<string>();
  for (const operation of draft.operations) {
    const folder = operation.kind === "query" ? "queries" : "operations";
    let file = `${folder}/${kebab(operation.name)}.yaml`;
    for (let number = 2; taken.has(file); number++) file = `${folder}/${kebab(operation.name)}-${number}.yaml`;
    taken.add(file);
    files.set(file, yamlFile(operation.kind, written(operation, examples.get(operation.name), draft)));
  }
  return files;
}

/** Segments as contracts write them by default. */
const snake = /^(?:[a-z0-9]+(?:_[a-z0-9]+)*|[^/]*\{[^/]*)$/;

function contract({
  name,
  package: packageName,
  version,
  title,
  doc,
  basePath,
  server,
  schemes,
  operations,
}: ContractDraft): YamlMap {
  const isSnake = operations.every(({ path }) => path.split("/").every((segment) => snake.test(segment)));
  const security = schemes.map(
    ({ name: scheme, header, doc: said, stampers }) =>
      [scheme, { header, doc: said, ...(stampers.length > 0 && { stampers }) }] as const,
  );
  return {
    contract: name,
    package: { name: packageName },
    version,
    title,
    doc,
    basePath,
    server,
    limits: { ...limits },
    ...(!isSnake && { styles: { paths: "any" } }),
    ...(security.length > 0 && { security: Object.fromEntries(security) }),
  };
}

function errors({ body, media, codes }: ErrorsDraft): YamlMap {
  const listed = codes.map(
    ({ name, code, status, refuses, doc }) =>
      [name, { code, status, ...(refuses.length > 0 && { refuses }), doc }] as const,
  );
  return { body, ...(media !== "application/json" && { media }), codes: Object.fromEntries(listed) };
}

function webhooks(draft: ContractDraft): YamlMap {
  const all = draft.webhooks.map(({ name, doc, payload, headers, signature }) => {
    const said = { ...(headers.length > 0 && { headers: fields(headers, draft) }), ...(signature && { signature }) };
    return [name, { doc, payload: typeText(payload.form.type), ...said }] as const;
  });
  return { webhooks: Object.fromEntries(all) };
}

/** By file, and in the order in which they were found. */
function shapeFiles(draft: ContractDraft): ReadonlyMap<string, YamlMap> {
  const files = new Map<string, Record<string, YamlMap>>();
  const sizes = new Map<string, number>();
  for (const declaration of draft.declared.values()) {
    if (declaration.kind !== "shape" && declaration.kind !== "union") continue;
    const content = shape(declaration, draft);
    const size = JSON.stringify(content).length;
    const base = draft.fileOf(declaration.name);
    let file = `shapes/${base}.yaml`;
    for (let number = 2; (sizes.get(file) ?? 0) > longestFile; number++) file = `shapes/${base}-${number}.yaml`;
    sizes.set(file, (sizes.get(file) ?? 0) + size);
    files.set(file, { ...files.get(file), [declaration.name]: content });
  }
  return files;
}

function shape(declaration: Extract<Declaration, { kind: "shape" | "union" }>, draft: ContractDraft): YamlMap {
  const { doc } = declaration;
  if (declaration.kind === "union") return { doc, tag: declaration.tag, variants: declaration.variants };
  return {
    doc,
    ...(declaration.deprecated && { deprecated }),
    ...(declaration.extra && { extra: true }),
    fields: fields(declaration.members, draft),
  };
}

function fields(members: readonly Member[], draft: ContractDraft): YamlMap {
  return Object.fromEntries(members.map((one) => [`${one.name}${one.optional ? "?" : ""}`, field(one, draft)]));
}

function field({ name, optional, form }: Member, draft: ContractDraft): Yaml {
  const { type, bounds, nullable } = form;
  const inner = innermost(type);
  const declared = inner.kind === "named" ? draft.declared.get(inner.name) : undefined;
  const doc = form.doc === declared?.doc ? undefined : form.doc;
  const isSaid = doc !== undefined || declared !== undefined || inner.kind === "const";
  const said = {
    ...(isSaid ? (doc === undefined ? {} : { doc }) : { doc: sentenceOf(name) }),
    ...(nullable && { nullable }),
    ...(form.deprecated && { deprecated }),
    ...(optional && form.default !== undefined && { default: form.default as Yaml }),
  };
  if (type.kind === "const") return { const: type.value, ...said };
  const example = exampleOf(form, draft);
  const more = { ...said, ...writtenBounds(bounds), ...(example !== undefined && { example: example as Yaml }) };
  return Object.keys(more).length === 0 ? typeText(type) : { type: typeText(type), ...more };
}

function writtenBounds(bounds: Bounds): YamlMap {
  return { ...bounds };
}

/** The example of a plain member where it fits; and one where a pattern would refuse what the compiler makes up. */
function exampleOf({ type, bounds, example }: Form, { plains }: ContractDraft): Json | undefined {
  const inner = innermost(type);
  if (inner.kind !== "plain") return undefined;
  if (!("of" in type)) {
    if (example !== undefined && fitsPlain(inner.name, bounds, example)) return example;
    return inner.name === "string" && bounds.pattern !== undefined ? plains.stringExample(bounds) : undefined;
  }
  const own = inner.name === "string" && bounds.pattern !== undefined ? plains.stringExample(bounds) : undefined;
  return own === undefined ? undefined : around(type, own, bounds);
}

/** The value in lists and maps that are as long as they have to be: bounds are those of the outermost of a kind. */
function around(type: TypeDraft, value: string, bounds: Bounds): Json {
  if (!("of" in type)) return value;
  const { minItems, maxItems, unique, minEntries, maxEntries, ...others } = bounds;
  const count = (least = 0, most = Infinity): number => Math.min(Math.max(1, least), most);
  if (type.kind === "array") {
    const inside = {
      ...others,
      ...(minEntries !== undefined && { minEntries }),
      ...(maxEntries !== undefined && { maxEntries }),
    };
    return Array.from({ length: count(minItems, maxItems) }, () => around(type.of, value, inside));
  }
  const inside = {
    ...others,
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(unique && { unique }),
  };
  const keys = Array.from({ length: count(minEntries, maxEntries) }, (_, index) => `key${index + 1}`);
  return Object.fromEntries(keys.map((key) => [key, around(type.of, value, inside)]));
}

const idempotent: ReadonlySet<Method> = new Set<Method>(["PUT", "DELETE"]);

function waitOf({ wait, awaited }: SettledOperation): YamlMap {
  if (wait) return { wait: { field: wait.field, pending: wait.pending, final: { ...wait.final } } };
  return awaited ? { wait: { query: awaited.query, by: { ...awaited.by } } } : {};
}

function written(operation: SettledOperation, examples: readonly Example[] | undefined, draft: ContractDraft): YamlMap {
  const { kind, name, doc, method, path, request, response, headers, page, inQuery, security, failures } = operation;
  const codes = draft.errors?.codes.filter(({ status }) => failures.includes(status)).map((code) => code.name) ?? [];
  const ofPage = new Set(page ? [page.after, page.limit] : []);
  const answered = response.members.flatMap((one) => {
    if (one.name === page?.next) return [];
    const isPaged = one.name === page?.items && page.most !== undefined;
    return [isPaged ? { ...one, form: { ...one.form, bounds: { ...one.form.bounds, maxItems: page.most } } } : one];
  });
  return {
    [kind]: name,
    doc,
    ...(method !== "POST" && { method }),
    path,
    ...(inQuery.length > 0 && { query: inQuery }),
    ...(page &&
      draft.cursor !== undefined && {
        page: { cursor: draft.cursor, items: page.items, after: page.after, limit: page.limit, next: page.next },
      }),
    ...(idempotent.has(method) && { idempotent: true }),
    ...(headers.length > 0 && { headers: fields(headers, draft) }),
    ...waitOf(operation),
    request: {
      ...(request.extra && { extra: true }),
      fields: fields(
        request.members.filter((one) => !ofPage.has(one.name)),
        draft,
      ),
    },
    response: { fields: fields(answered, draft) },
    ...(security !== undefined && { security }),
    ...(codes.length > 0 && { errors: codes }),
    ...(operation.deprecated && { deprecated }),
    ...(examples && { examples: examples as unknown as Yaml }),
  };
}
