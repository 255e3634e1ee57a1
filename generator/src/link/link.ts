// From trees to the model: every name is resolved here, in the order vocabulary, records, steps, families, queries.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { ContractFile } from "../load/contract-files.js";
import { child, entriesOf, itemsOf, number, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { pascal } from "../model/case.js";
import type {
  Errors,
  Family,
  FamilyExample,
  Field,
  Json,
  Model,
  Query,
  QueryExample,
  RefusalKind,
  Version,
  Webhook,
} from "../model/model.js";
import { bodyOf, draftActivity, linkGeneral, linkVersion } from "./activities.js";
import type { ActivityDrafts } from "./activities.js";
import { linkContract, linkLimits, linkPoll, linkStatus, linkTraitEnums } from "./contract.js";
import { declarations } from "./declarations.js";
import type { Declared } from "./declarations.js";
import { draftShape } from "./draft.js";
import type { Draft, ShapeDraft } from "./draft.js";
import { draftFamily, linkTraits } from "./families.js";
import type { FamilyDraft } from "./families.js";
import { linkFields } from "./fields.js";
import { checkFits } from "./fits.js";
import { RecordLinker } from "./records.js";
import { Scope } from "./scope.js";
import { linkTerms } from "./operations.js";
import type { Known } from "./operations.js";
import { linkSteps } from "./steps.js";
import { linkEnum, linkScalars } from "./vocabulary.js";

/** Answers undefined where too little was readable to speak of a model. */
export function link(files: readonly ContractFile[], diagnostics: Diagnostics): Model | undefined {
  const declared = declarations(files, diagnostics);
  const limits = linkLimits(declared.contract);
  const scope = new Scope(diagnostics, limits);
  const records = new RecordLinker(scope);

  const scalars = linkScalars(declared.scalars, limits, diagnostics);
  for (const [name, scalar] of scalars) scope.define(name, { kind: "scalar", scalar });
  const enums = declared.enums.map((item) => linkEnum(item, diagnostics));
  for (const item of enums) scope.define(item.name, { kind: "enum", enum: item });
  const shapes = declared.shapes.map((item) => draftDeclared(item, scope, records));

  const activities = child(declared.contract, "activities");
  const drafts = draftShared(activities, scope, shapes);
  if (!drafts) return undefined;
  const families = declared.families.map((item) => draftFamily(item, scope, records));
  if (files.every(({ kind }) => kind !== "family")) {
    const help = "write one in `activities/`";
    diagnostics.report("CS0112", activities?.position, "the contract has no family of activities", help);
  }
  const queries = declared.queries.map((item) => draftQuery(item, scope, records));

  records.linkAll();
  linkSteps(records.origins, diagnostics);

  const envelope = linkFields(child(activities, "envelope"), "envelope", scope).map(({ field }) => field);
  const traits = linkTraitEnums(activities, scope);
  const linked = families.flatMap((family) => linkFamily(family, drafts, envelope, traits, diagnostics) ?? []);
  linkGeneral(drafts, linked, text(child(child(activities, "types"), "prefix")) ?? "");
  const examined = linked.map((family) =>
    withExamples(family, families.find(({ name }) => name === family.name)?.node, diagnostics),
  );
  const errors = linkErrors(declared.errors, scope);
  const contract = linkContract(declared.contract, limits, scope);
  const known = { security: contract.security, codes: errors.codes };
  const read = queries.map((query) => linkQuery(query, known, diagnostics));

  return {
    contract,
    scalars: [...scalars.values()].sort(byName),
    enums: [...enums, drafts.types].sort(byName),
    shapes: shapes.filter((shape) => shape !== drafts.base),
    families: examined.map((family) => {
      const node = families.find(({ name }) => name === family.name)?.node;
      return { ...family, terms: linkTerms(node, known, diagnostics) };
    }),
    queries: read,
    errors,
    webhooks: declared.webhooks.map((item) => linkWebhook(item, scope)),
    activity: {
      ...drafts,
      envelope,
      traits,
      status: linkStatus(activities, drafts.base, diagnostics),
      poll: linkPoll(activities, read, drafts.base, diagnostics),
    },
  };
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
function draftShared(
  activities: Node | undefined,
  scope: Scope,
  shapes: readonly ShapeDraft[],
): ActivityDrafts | undefined {
  const recordNode = child(activities, "record");
  const record = text(recordNode);
  if (!activities || !recordNode || record === undefined) return undefined;
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

interface QueryDraft {
  readonly item: Declared;
  readonly request: ShapeDraft;
  readonly response: ShapeDraft;
}

function draftQuery(item: Declared, scope: Scope, records: RecordLinker): QueryDraft {
  const doc = text(child(item.node, "doc")) ?? "";
  const draft = (role: "request" | "response", said: string): ShapeDraft => {
    const name = `${pascal(item.name)}${pascal(role)}`;
    const shape = draftShape({ name, role, doc: said, home: item.home, position: item.position });
    scope.define(name, { kind: "shape", shape });
    const node = child(item.node, role);
    const older = (from: Node): ShapeDraft | undefined => {
      const wanted = text(from);
      return wanted === undefined ? undefined : scope.shape(wanted, from.position);
    };
    if (node) records.add(shape, { node, older });
    return shape;
  };
  return {
    item,
    request: draft("request", `Body of the query \`${item.name}\`. ${doc}`),
    response: draft("response", `Answer to the query \`${item.name}\`.`),
  };
}

function linkQuery(draft: QueryDraft, known: Known, diagnostics: Diagnostics): Query {
  const { item, request, response } = draft;
  const examples = itemsOf(child(item.node, "examples")).map((node): QueryExample => {
    const part = (key: string, shape: ShapeDraft): Json => {
      const value = child(node, key);
      if (!value) return {};
      checkFits(value, { kind: "shape", shape }, diagnostics);
      return toJson(value);
    };
    return { doc: text(child(node, "doc")), request: part("request", request), response: part("response", response) };
  });
  reportNoExample(item.name, item.position, examples.length, diagnostics);
  return {
    name: item.name,
    doc: text(child(item.node, "doc")) ?? "",
    path: text(child(item.node, "path")) ?? "",
    request,
    response,
    examples,
    terms: linkTerms(item.node, known, diagnostics),
    home: item.home,
    position: item.position,
  };
}

function linkFamily(
  family: FamilyDraft,
  drafts: ActivityDrafts,
  envelope: readonly Field[],
  traits: ReturnType<typeof linkTraitEnums>,
  diagnostics: Diagnostics,
): Family | undefined {
  const last = family.versions.at(-1);
  if (!last) return undefined;
  const versions: Draft<Version>[] = family.versions.map((version) =>
    linkVersion(family, version, last, drafts, envelope),
  );
  for (const version of versions) {
    const successor = versions.findLast(({ intent }) => intent.step?.from === version.intent);
    const step = successor?.intent.step;
    if (!successor || !step || step.upgrade.kind === "none") continue;
    version.next = successor;
    version.step = step;
  }
  const newest = versions.at(-1);
  if (!newest) return undefined;
  return {
    name: family.name,
    doc: family.doc,
    path: family.path,
    traits: linkTraits(family, traits, diagnostics),
    versions,
    newest,
    body: bodyOf(family, versions),
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
  const ofNewest = examples.filter(({ version }) => version === family.newest);
  reportNoExample(family.name, family.position, ofNewest.length, diagnostics);
  return { ...family, examples };
}

function reportNoExample(name: string, position: Field["position"], count: number, diagnostics: Diagnostics): void {
  if (count > 0) return;
  const help = "examples become documentation, mock answers and tests";
  diagnostics.report("CS0502", position, `\`${name}\` has no example`, help);
}

function linkErrors(node: Node | undefined, scope: Scope): Errors {
  const bodyNode = child(node, "body");
  const name = text(bodyNode);
  const body = bodyNode && name !== undefined ? scope.shape(name, bodyNode.position) : undefined;
  return {
    body:
      body ??
      draftShape({ name: "ErrorBody", role: "shape", doc: "", home: "errors", position: noPosition("errors.yaml") }),
    codes: entriesOf(child(node, "codes"))
      .map(({ key, keyPosition, value }) => ({
        name: key,
        code: number(child(value, "code")) ?? 0,
        status: number(child(value, "status")) ?? 500,
        doc: text(child(value, "doc")) ?? "",
        refuses: itemsOf(child(value, "refuses")).flatMap((item) => (text(item) as RefusalKind | undefined) ?? []),
        position: keyPosition,
      }))
      .sort((a, b) => a.code - b.code),
  };
}

function linkWebhook(item: Declared, scope: Scope): Webhook {
  const payloadNode = child(item.node, "payload");
  const payload = payloadNode && scope.type(text(payloadNode) ?? "", payloadNode.position);
  return {
    name: item.name,
    doc: text(child(item.node, "doc")) ?? "",
    payload: payload ?? { kind: "json" },
    headers: linkFields(child(item.node, "headers"), "headers", scope).map(({ field }) => field),
    position: item.position,
  };
}

function noPosition(file: string): Field["position"] {
  return { file, line: 1, column: 1, length: 1 };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
