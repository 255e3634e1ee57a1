// From trees to the model: every name is resolved here, in the order vocabulary, records, steps, families, queries.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { ContractFile } from "../load/contract-files.js";
import { child, flag, entriesOf, entry, itemsOf, number, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { camel, pascal } from "../model/case.js";
import type {
  Errors,
  Family,
  FamilyExample,
  Field,
  Model,
  Query,
  RefusalKind,
  SecurityScheme,
  Shape,
  Version,
} from "../model/model.js";
import { linkAnswerHeaders } from "./answer-headers.js";
import { bodyOf, draftActivity, linkGeneral, linkVersion } from "./activities.js";
import type { ActivityDrafts } from "./activities.js";
import {
  checkMembers,
  linkContract,
  manifestWithoutCalls,
  linkLimits,
  linkMembers,
  linkPoll,
  linkSummary,
  linkStatus,
  linkTraitEnums,
} from "./contract.js";
import { declarations } from "./declarations.js";
import type { Declarations, Declared } from "./declarations.js";
import { draftShape } from "./draft.js";
import type { Draft, ShapeDraft } from "./draft.js";
import { currentVersion, draftFamily, linkTraits } from "./families.js";
import type { FamilyDraft } from "./families.js";
import { linkFields } from "./fields.js";
import { checkFits } from "./fits.js";
import { HeaderLinker } from "./headers.js";
import { linkImports } from "./imports.js";
import { linkPage, linkStream } from "./page.js";
import { linkTerms } from "./operations.js";
import { draftPlain, linkPlain } from "./plain.js";
import { RecordLinker } from "./records.js";
import { Scope } from "./scope.js";
import type { Reference } from "./scope.js";
import { linkSteps } from "./steps.js";
import { Styles } from "./styles.js";
import { draftUnion, isUnion, linkVariants } from "./unions.js";
import { linkEnum, linkScalars } from "./vocabulary.js";
import { linkAwaited, linkWait } from "./wait.js";
import { linkWebhooks } from "./webhooks.js";

/**
 * Answers undefined where too little was readable to speak of a model.
 *
 * @param references where the names of types stand is added here
 */
export function link(
  files: readonly ContractFile[],
  diagnostics: Diagnostics,
  others: ReadonlyMap<string, Model> = new Map(),
  isImported = false,
  references: Reference[] = [],
): Model | undefined {
  const declared = declarations(files, diagnostics);
  const limits = linkLimits(declared.contract);
  if (!declared.contract) return undefined;
  const styles = new Styles(declared.contract, diagnostics);
  const scope = new Scope(diagnostics, limits, styles, references);
  const records = new RecordLinker(scope);

  const scalars = linkScalars(declared.scalars, limits, scope);
  for (const [name, scalar] of scalars) scope.define(name, { kind: "scalar", scalar });
  const enums = declared.enums.map((item) => linkEnum(item, styles, diagnostics));
  for (const item of enums) scope.define(item.name, { kind: "enum", enum: item });
  const [unionItems, shapeItems] = [declared.shapes.filter(isUnion), declared.shapes.filter((item) => !isUnion(item))];
  const shapes = shapeItems.map((item) => draftDeclared(item, scope, records));
  const unions = unionItems.map((item) => draftUnion(item, scope));
  const imports = linkImports(child(declared.contract, "imports"), others, scope);

  const activities = child(declared.contract, "activities");
  const drafts = activities && draftShared(activities, scope, shapes);
  if (activities && !drafts) return undefined;
  const families = drafts ? declared.families.map((item) => draftFamily(item, drafts.members, scope, records)) : [];
  if (!isImported) checkOperations(files, declared, diagnostics);
  const operations = declared.operations.map((item) => draftPlain("operation", item, scope, records));
  const queries = declared.queries.map((item) => draftPlain("query", item, scope, records));

  records.linkAll();
  const headers = new HeaderLinker(declared.headers, scope);
  const sequences = queries.map((query) => ({
    page: linkPage(query, scope),
    stream: linkStream(query, scope),
    wait: linkWait(query, diagnostics),
    headers: linkAnswerHeaders(query, headers, scope),
  }));
  for (const [index, item] of unionItems.entries()) linkVariants(unions[index], item.node, scope);
  linkSteps(records.origins, diagnostics);

  const envelope = linkFields(child(activities, "envelope"), "envelope", scope).map(({ field }) => field);
  const traits = linkTraitEnums(activities, scope);
  const linked = drafts
    ? families.flatMap((family) => linkFamily(family, drafts, envelope, traits, diagnostics) ?? [])
    : [];
  if (drafts) linkGeneral(drafts, linked, text(child(child(activities, "types"), "prefix")) ?? "");
  const examined = linked.map((family) =>
    withExamples(family, families.find(({ name }) => name === family.name)?.node, diagnostics),
  );
  const errors = linkErrors(declared.errors, scope);
  const whole = linkContract(declared.contract, limits, scope);
  const isUncalled = !drafts && operations.length + queries.length === 0;
  const contract = isUncalled
    ? { ...whole, manifest: manifestWithoutCalls(whole.manifest, declared.webhooks.length > 0) }
    : whole;
  checkStyles(styles, records, envelope, contract.security);
  const known = { security: contract.security, codes: errors.codes };
  const read = queries.map((query, index): Query => {
    const traitsRead = linkTraits(query.item, traits, diagnostics, true);
    return { ...linkPlain(query, known, diagnostics, sequences[index]), traits: traitsRead };
  });
  const called = operations.map((operation) =>
    linkPlain(operation, known, diagnostics, {
      awaited: linkAwaited(operation, read, queries, diagnostics),
      headers: linkAnswerHeaders(operation, headers, scope),
    }),
  );
  const webhooks = linkWebhooks(declared.webhooks, headers, scope);
  if (drafts) checkMembers(drafts.members, drafts.base, envelope, diagnostics);

  return {
    contract,
    scalars: [...scalars.values(), ...imports.scalars].sort(byName),
    enums: [...enums, ...imports.enums, ...(drafts ? [drafts.types] : [])].sort(byName),
    shapes: [...shapes.filter((shape) => shape !== drafts?.base), ...imports.shapes],
    unions: [...unions, ...imports.unions],
    imports: imports.types,
    families: examined.map((family) => {
      const node = families.find(({ name }) => name === family.name)?.node;
      return { ...family, terms: linkTerms(family.name, node, known, diagnostics) };
    }),
    operations: called,
    queries: read,
    errors,
    webhooks,
    headers: headers.sets(),
    activity: drafts && {
      ...drafts,
      envelope,
      traits,
      idempotent: flag(child(activities, "idempotent")),
      status: linkStatus(activities, drafts.base, diagnostics),
      poll: linkPoll(activities, read, drafts.base, diagnostics),
      summary: linkSummary(activities, drafts.base, diagnostics),
    },
  };
}

/** There is something to call, and families have a record to be kept in. */
function checkOperations(
  files: readonly ContractFile[],
  { contract, families: [family] }: Declarations,
  diagnostics: Diagnostics,
): void {
  const activities = entry(contract, "activities");
  if (family && !activities) {
    const message = `\`${family.name}\` is an activity family, but contract.yaml has no \`activities\``;
    const help = "write `activities:` there, or make it an operation in `operations/`";
    diagnostics.report("CS0112", family.position, message, help);
  }
  if (activities && files.every(({ kind }) => kind !== "family")) {
    const help = "write one in `activities/`, or remove `activities`";
    diagnostics.report("CS0112", activities.value.position, "the contract has no family of activities", help);
  }
  const isCalled = files.some(({ kind }) => kind === "family" || kind === "operation" || kind === "query");
  if (!activities && !isCalled && !needsNoCalls(files)) {
    const help =
      "write one in `operations/` or `queries/`, or leave it with webhooks and types, and without `errors.yaml`";
    diagnostics.report("CS0112", contract?.position, "the contract has no operation", help);
  }
}

/** Webhooks, and types that other contracts share, need nothing to call. */
function needsNoCalls(files: readonly ContractFile[]): boolean {
  const kinds: ReadonlySet<string> = new Set(files.map(({ kind }) => kind));
  return ["scalars", "enums", "shapes", "webhooks"].some((kind) => kinds.has(kind)) && !kinds.has("errors");
}

/** What a stamp holds is spelt as those who verify it expect. */
function checkStyles(
  styles: Styles,
  records: RecordLinker,
  envelope: readonly Field[],
  security: readonly SecurityScheme[],
): void {
  styles.checkMembers(envelope);
  const contents = new Set<Shape>(security.flatMap(({ content }) => content ?? []));
  for (const shape of records.shapes()) if (!contents.has(shape)) styles.checkMembers(shape.fields);
}

function draftDeclared(item: Declared, scope: Scope, records: RecordLinker): ShapeDraft {
  const { name, home, position } = item;
  const doc = text(child(item.node, "doc"));
  if (doc === undefined) scope.diagnostics.report("CS0503", position, `the shape \`${name}\` has no \`doc\``);
  const shape = draftShape({ name, role: "shape", doc: doc ?? "", home, position });
  scope.define(name, { kind: "shape", shape });
  records.add(shape, {
    node: item.node,
    older: (from) => {
      const older = text(from);
      return older === undefined ? undefined : scope.shape(older, from.position);
    },
  });
  return shape;
}

/** Puts the record of activities, and the names around it, into the scope. */
function draftShared(activities: Node, scope: Scope, shapes: readonly ShapeDraft[]): ActivityDrafts | undefined {
  const recordNode = child(activities, "record");
  const record = text(recordNode);
  if (!recordNode || record === undefined) return undefined;
  scope.refer(record, recordNode.position);
  const base = shapes.find((shape) => shape.name === record);
  if (!base) {
    const help = didYouMean(
      record,
      shapes.map((shape) => shape.name),
    );
    scope.diagnostics.report("CS0203", recordNode.position, `unknown shape \`${record}\``, help);
    return undefined;
  }
  const named = (key: string, name: string): { name: string; doc: string } => {
    const node = child(activities, key);
    return { name: text(child(node, name)) ?? pascal(key), doc: text(child(node, "doc")) ?? "" };
  };
  const drafts = draftActivity(
    {
      members: linkMembers(activities),
      answer: scope.styles.member(camel(record)),
      record,
      intent: named("intent", "shape"),
      result: named("result", "shape"),
      types: named("types", "enum"),
      position: recordNode.position,
    },
    base,
  );
  scope.redefine(record, { kind: "union", union: drafts.union });
  scope.define(drafts.types.name, { kind: "enum", enum: drafts.types });
  scope.define(drafts.intent.name, { kind: "shape", shape: drafts.intent });
  scope.define(drafts.result.name, { kind: "shape", shape: drafts.result });
  return drafts;
}

function linkFamily(
  family: FamilyDraft,
  drafts: ActivityDrafts,
  envelope: readonly Field[],
  traits: ReturnType<typeof linkTraitEnums>,
  diagnostics: Diagnostics,
): Family | undefined {
  const drafted = currentVersion(family, diagnostics);
  if (!drafted) return undefined;
  const versions: Draft<Version>[] = family.versions.map((version) =>
    linkVersion(family, version, drafted, drafts, envelope),
  );
  for (const version of versions) {
    const successor = versions.findLast(({ intent }) => intent.step?.from === version.intent);
    const step = successor?.intent.step;
    if (!successor || !step || step.upgrade.kind === "none") continue;
    version.next = successor;
    version.step = step;
  }
  const newest = versions.at(-1);
  const current = versions.find(({ number }) => number === drafted.number);
  if (!newest || !current) return undefined;
  return {
    name: family.name,
    doc: family.doc,
    path: family.path,
    traits: linkTraits(family, traits, diagnostics),
    versions,
    newest,
    current,
    body: bodyOf(family, versions, drafts.members),
    answers: [...new Set(versions.flatMap(({ submit }) => (submit ? [submit.response] : [])))],
    examples: [],
    terms: {},
    home: family.home,
    position: family.position,
  };
}

function withExamples(family: Family, node: Node | undefined, diagnostics: Diagnostics): Family {
  const examples = itemsOf(child(node, "examples")).flatMap((item): FamilyExample[] => {
    const wanted = child(item, "version");
    const version = wanted ? family.versions.find((candidate) => candidate.number === number(wanted)) : family.newest;
    const parameters = child(item, "parameters");
    if (!version || !parameters) {
      if (wanted) diagnostics.report("CS0204", wanted.position, `\`${family.name}\` has no such version`);
      return [];
    }
    checkFits(parameters, { kind: "shape", shape: version.intent }, diagnostics);
    const result = child(item, "result");
    if (version.result && !result) {
      diagnostics.report("CS0112", item.position, "the example lacks the key `result`");
    } else if (version.result && result) {
      checkFits(result, { kind: "shape", shape: version.result }, diagnostics);
    } else if (result) {
      diagnostics.report("CS0501", result.position, "does not fit: this version has no result of its own");
    }
    const doc = text(child(item, "doc"));
    return [{ version, doc, parameters: toJson(parameters), result: result && version.result && toJson(result) }];
  });
  return { ...family, examples };
}

function linkErrors(node: Node | undefined, scope: Scope): Errors {
  const bodyNode = child(node, "body");
  const name = text(bodyNode);
  const body = bodyNode && name !== undefined ? scope.shape(name, bodyNode.position) : undefined;
  return {
    body:
      body ??
      draftShape({ name: "ErrorBody", role: "shape", doc: "", home: "errors", position: noPosition("errors.yaml") }),
    media: text(child(node, "media")) === "application/problem+json" ? "application/problem+json" : "application/json",
    mediaPosition: (child(node, "media") ?? bodyNode ?? node)?.position ?? noPosition("errors.yaml"),
    codes: entriesOf(child(node, "codes"))
      .map(({ key, keyPosition, value }) => ({
        name: key,
        code: number(child(value, "code")) ?? text(child(value, "code")) ?? key,
        status: number(child(value, "status")) ?? 500,
        doc: text(child(value, "doc")) ?? "",
        details: linkDetails(child(value, "details"), scope),
        refuses: itemsOf(child(value, "refuses")).flatMap((item) => (text(item) as RefusalKind | undefined) ?? []),
        position: keyPosition,
      }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

function linkDetails(node: Node | undefined, scope: Scope): Shape | undefined {
  const name = text(node);
  return node && name !== undefined ? scope.shape(name, node.position) : undefined;
}

function noPosition(file: string): Field["position"] {
  return { file, line: 1, column: 1, length: 1 };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
