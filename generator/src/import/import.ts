// Imports an OpenAPI document, 3.0 or 3.1: the files of a contract that says the same, and a list of what it cannot say.

import { compileSources } from "../compile.js";
import type { Compilation } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { child, entriesOf } from "../load/tree.js";
import { kebab } from "../model/case.js";
import type { Json, Model, Shape } from "../model/model.js";
import { plainOperations } from "../model/operations.js";
import { fits } from "../values/issues.js";
import { madeUpRecord } from "../values/made-up.js";
import { contractFiles } from "./contract-files.js";
import type { ContractDraft, Example, SettledOperation } from "./contract-files.js";
import { below, Document, member, membersOf, textOf } from "./document.js";
import type { Declaration } from "./draft.js";
import { readErrors } from "./errors.js";
import { Findings, ImportError } from "./findings.js";
import type { Finding } from "./findings.js";
import { Flattener } from "./flat.js";
import { around, namesOfOperations, namesOfTypes, operationName, typeName } from "./names.js";
import { OperationReader, recordsOf } from "./operations.js";
import type { OperationDraft } from "./operations.js";
import { breakCircles, everything, listOpened, reach, settle } from "./reach.js";
import type { Reach } from "./reach.js";
import { Security } from "./security.js";
import { readServer } from "./server.js";
import { prose } from "./schemas.js";
import { Types } from "./types.js";
import { readWebhooks } from "./webhooks.js";
import type { WebhookDraft } from "./webhooks.js";
import { withWaits } from "./waits.js";

export { ImportError } from "./findings.js";
export type { Finding, FindingKind } from "./findings.js";

export interface ImportOptions {
  /** Short name of the contract; default: from the title. */
  readonly name?: string | undefined;
  /** npm name of the generated package. */
  readonly package?: string | undefined;
}

export interface Imported {
  /** Texts by path: `contract.yaml` and the others. */
  readonly files: ReadonlyMap<string, string>;
  /** What could not be carried over as it is, in the order in which it was met. */
  readonly findings: readonly Finding[];
  /** The contract, compiled; undefined where it is not valid, which is a fault of the importer. */
  readonly model: Model | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** @throws ImportError for what cannot be read, or is beyond the bounds */
export function importOpenapi(text: string, options: ImportOptions = {}): Imported {
  try {
    return importDocument(new Document(text), options);
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new ImportError("the schemas of the document lead too deep into one another", { cause });
    throw cause;
  }
}

function importDocument(document: Document, options: ImportOptions): Imported {
  const findings = new Findings();
  const flattener = new Flattener(document, findings);
  const names = namesOfTypes();
  const types = new Types(flattener, names, findings);
  const security = new Security(document, flattener, findings);
  const read = new OperationReader(document, flattener, types, findings).all(namesOfOperations(), (name) => {
    for (const record of recordsOf(name)) names.claim(record);
  });
  const webhooks = readWebhooks(document, { flattener, types, names, findings });
  const isUsed = read.length + webhooks.length > 0;
  if (!isUsed) {
    for (const [name, schema] of membersOf(document.at("/components/schemas")))
      types.form({ schema, pointer: below("/components/schemas", name) }, typeName(name));
  }
  types.finish();
  const operations = withWaits(read, document, types.declared, findings);
  const errors =
    operations.length > 0 ? readErrors(document, flattener, types, names, findings, operations) : undefined;
  types.finish();
  breakCircles(types.declared, findings);
  const reached = isUsed ? reach(types.declared, operations, webhooks, errors?.body) : everything(types.declared);
  if (reached.sent.size + reached.answered.size + operations.length === 0)
    throw new ImportError("the document has neither operations, webhooks nor schemas that a contract can have");
  const settled = operations.map((operation) => settledOperation(operation, types, security, document, findings));
  const sent = webhooks.map((webhook) => settledWebhook(webhook, types, findings));
  const declared = settledDeclarations(types, reached, findings, document);
  for (const { response, headers } of settled) listOpened([...response.members, ...headers], declared, findings);
  for (const { payload, headers } of sent) listOpened([payload, ...headers], declared, findings);
  for (const one of declared.values())
    if (one.kind === "shape" && reached.answered.has(one.name)) listOpened(one.members, declared, findings);
  if (isUsed) {
    // A list of values that became any string leads to nothing any more.
    const needed = reach(declared, settled, sent, errors?.body);
    for (const name of declared.keys()) if (!needed.sent.has(name) && !needed.answered.has(name)) declared.delete(name);
  }
  listRest(document, findings);
  const paged = operations.some(({ page }) => page);
  const cursor = paged ? names.claim("Cursor", around) : undefined;
  if (cursor !== undefined) {
    const doc = "Where a page of a list begins.";
    declared.set(cursor, {
      kind: "scalar",
      name: cursor,
      doc,
      base: "string",
      format: undefined,
      bounds: {},
      example: "c2",
      pointer: "",
    });
  }
  const draft: ContractDraft = {
    ...head(document, options, findings),
    ...readServer(document, findings),
    schemes: security.schemes,
    errors,
    operations: settled,
    webhooks: sent,
    declared,
    fileOf: files(document, types.declared, operations),
    cursor,
    plains: types.plains,
  };
  return compiled(draft, findings);
}

/** Examples are made of the linked contract, and the contract is compiled with them. */
function compiled(draft: ContractDraft, findings: Findings): Imported {
  const first = compileSources(contractFiles(draft, new Map()));
  const unfit = first.diagnostics.filter(({ code }) => code === "CS0313" || code === "CS0204");
  if (unfit.length > 0) return compiled(withoutWaits(draft, findings), findings);
  const unsigned = unreadableSignatures(first, draft);
  if (unsigned.size > 0) return compiled(withoutSignatures(draft, unsigned, findings), findings);
  const others = first.diagnostics.filter(({ code }) => code !== "CS0502");
  const linked = first.linked;
  if (others.length > 0 || !linked)
    return { files: first.sources, findings: findings.all(), model: undefined, diagnostics: others };
  const examples = new Map(
    plainOperations(linked).map(({ name, request, response }) => {
      const operation = draft.operations.find((one) => one.name === name);
      return [name, operation ? examplesOf(operation, request, response, findings) : []] as const;
    }),
  );
  const files = contractFiles(draft, examples);
  const { model, diagnostics } = compileSources(files);
  return { files, findings: findings.all(), model, diagnostics };
}

/** Where what is asked for an end does not fit what is answered. */
function withoutWaits(draft: ContractDraft, findings: Findings): ContractDraft {
  const operations = draft.operations.map(({ wait, awaited, ...operation }) => {
    if (wait ?? awaited)
      findings.add(
        "left-out",
        operation.pointer,
        `the wait of \`${operation.name}\` is left out: its members do not fit`,
      );
    return operation;
  });
  return { ...draft, operations };
}

/** Names of signed webhooks that findings are about. */
function unreadableSignatures({ diagnostics, files }: Compilation, { webhooks }: ContractDraft): ReadonlySet<string> {
  const declared = entriesOf(child(files.find(({ kind }) => kind === "webhooks")?.root, "webhooks"));
  const signed = new Set(webhooks.filter(({ signature }) => signature).map(({ name }) => name));
  const names = diagnostics.flatMap(({ position }) => {
    if (position?.file !== "webhooks.yaml") return [];
    return declared.findLast(({ keyPosition }) => keyPosition.line <= position.line)?.key ?? [];
  });
  return new Set(names.filter((name) => signed.has(name)));
}

function withoutSignatures(draft: ContractDraft, unsigned: ReadonlySet<string>, findings: Findings): ContractDraft {
  const webhooks = draft.webhooks.map((webhook) => {
    if (!unsigned.has(webhook.name)) return webhook;
    const why = `the signature of \`${webhook.name}\` is left out: it is none that a contract can have`;
    findings.add("left-out", below(webhook.pointer, "x-signature"), why);
    return { ...webhook, signature: undefined };
  });
  return { ...draft, webhooks };
}

function settledWebhook(webhook: WebhookDraft, types: Types, findings: Findings): WebhookDraft {
  const [payload = webhook.payload] = settle([webhook.payload], false, true, types.declared, findings);
  return { ...webhook, payload, headers: settle(webhook.headers, false, true, types.declared, findings) };
}

function examplesOf(
  operation: OperationDraft,
  request: Shape,
  response: Shape,
  findings: Findings,
): readonly Example[] {
  const pick = (written: readonly Json[], shape: Shape): readonly Json[] => {
    const good = written.filter((value) => fits({ kind: "shape", shape }, value, "strict"));
    if (good.length < written.length && written.some((value) => Object.keys(value as object).length > 0))
      findings.add(
        "left-out",
        operation.pointer,
        `an example of \`${operation.name}\` does not fit, and another one stands for it`,
      );
    return good;
  };
  const requests = pick(operation.request.examples, request);
  const responses = pick(operation.response.examples, response);
  return [{ request: requests[0] ?? madeUpRecord(request), response: responses[0] ?? madeUpRecord(response) }];
}

function settledOperation(
  operation: OperationDraft,
  types: Types,
  security: Security,
  document: Document,
  findings: Findings,
): SettledOperation {
  const { request, response, headers, page, pointer } = operation;
  const limit = page && request.members.find(({ name }) => name === page.limit);
  if (limit?.form.default !== undefined && limit.form.default !== null)
    findings.add(
      "left-out",
      limit.pointer,
      `the default of \`${limit.name}\` is left out: the limit of a page has none`,
    );
  return {
    ...operation,
    request: { ...request, members: settle(request.members, true, false, types.declared, findings) },
    response: { ...response, members: settle(response.members, false, true, types.declared, findings) },
    headers: settle(headers, false, true, types.declared, findings),
    security: security.of(document.at(pointer), pointer),
  };
}

function settledDeclarations(
  types: Types,
  { sent, answered }: Reach,
  findings: Findings,
  document: Document,
): Map<string, Declaration> {
  const declared = new Map<string, Declaration>();
  for (const [name, declaration] of types.declared) {
    if (!sent.has(name) && !answered.has(name)) continue;
    if (declaration.kind !== "shape") {
      declared.set(name, declaration);
      continue;
    }
    const members = settle(declaration.members, sent.has(name), answered.has(name), types.declared, findings);
    // Readers of answers pass over what they do not know.
    declared.set(name, { ...declaration, members, extra: declaration.extra && sent.has(name) });
  }
  for (const [name] of membersOf(document.at("/components/schemas"))) {
    const pointer = below("/components/schemas", name);
    if (!types.isRead(pointer)) findings.add("left-out", pointer, "no operation of the contract leads to this schema");
  }
  return declared;
}

/** Parts of a document that nothing in a contract stands for. */
function listRest(document: Document, findings: Findings): void {
  for (const [name] of membersOf(document.at("/components/links")))
    findings.add("left-out", below("/components/links", name), "a contract has no links between operations");
}

function head(
  document: Document,
  options: ImportOptions,
  findings: Findings,
): Pick<ContractDraft, "name" | "package" | "version" | "title" | "doc"> {
  const info = document.at("/info");
  const title =
    prose(textOf(member(info, "title")))
      ?.replace(/\s+/g, " ")
      .slice(0, 200) ?? "API";
  const name =
    options.name ??
    (kebab(operationName(title))
      .replace(/^[^a-z]+|-+$/g, "")
      .slice(0, 60) ||
      "api");
  const written = textOf(member(info, "version")) ?? "";
  const found = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(-[0-9A-Za-z.-]+)?$/.exec(written);
  if (!found)
    findings.add("changed", "/info/version", `\`${written.slice(0, 60)}\` is no version as npm has them: it is 0.1.0`);
  const version = found
    ? `${Number(found[1])}.${Number(found[2] ?? 0)}.${Number(found[3] ?? 0)}${found[4] ?? ""}`
    : "0.1.0";
  return {
    name,
    package: options.package ?? `@example/${name}`,
    version,
    title,
    doc: prose(textOf(member(info, "description"))) ?? title,
  };
}

/** Shapes stand with the first tag of the operations that lead to them, if that is one tag alone. */
function files(
  document: Document,
  declared: ReadonlyMap<string, Declaration>,
  operations: readonly OperationDraft[],
): (name: string) => string {
  const byTag = new Map<string, OperationDraft[]>();
  for (const operation of operations) {
    const tag = textOf(document.at(below(operation.pointer, "tags", 0))) ?? "";
    const file =
      kebab(operationName(tag === "" ? "common" : tag))
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "")
        .slice(0, 60) || "common";
    byTag.set(file, [...(byTag.get(file) ?? []), operation]);
  }
  const places = new Map<string, string>();
  for (const [file, ofTag] of byTag) {
    const { sent, answered } = reach(declared, ofTag, [], undefined);
    for (const name of new Set([...sent, ...answered])) places.set(name, places.has(name) ? "common" : file);
  }
  return (name) => (places.get(name) ?? "common").replace(/-$/, "");
}
