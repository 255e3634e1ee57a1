// The page of a family, and that of a plain operation or query.

import type { Family, Field, Model, OperationTerms, PlainOperation, Shape } from "../../model/model.js";
import { activityOf } from "../../model/operations.js";
import { importsFolder } from "../../load/imports.js";
import type { Position } from "../../diagnostics/position.js";
import type { EmitContext } from "../output.js";
import { firstSentence, pagesNote, sentence, waitNote } from "../prose.js";
import { fieldsBlock } from "./fields.js";
import type { Links } from "./links.js";
import { pagePaths } from "./links.js";
import { deprecationNote } from "./notes.js";
import { code, listed, text } from "./page.js";
import type { Block, Fact, Page, Section, Words } from "./page.js";
import { familySamples, plainSamples, schemesOf, traitSample } from "./samples.js";
import { versionsSection } from "./versions.js";

/** Levels of records that are shown in place. */
const depth = 2;

export function familyPage(context: EmitContext, family: Family, links: Links): Page {
  const { model } = context;
  const { newest, terms } = family;
  const why = terms.deprecated ?? newest.deprecated;
  return {
    path: links.operation(family),
    title: family.name,
    kind: "Change",
    summary: sentence(firstSentence(family.doc)),
    request: `POST ${model.contract.basePath}/${family.path}`,
    ...(why === undefined ? {} : { deprecated: true }),
    // A page that is there already is asked for nothing but its title.
    get intro() {
      return [
        ...deprecationNote(why, links, terms.until),
        { kind: "text", words: links.prose(family.doc) } as const,
        {
          kind: "facts",
          facts: [
            { term: "type", words: [code(newest.type)] },
            ...callers(model, family, false, links),
            ...family.traits.map(({ name, enum: declared, value }) => ({
              term: name,
              words: [code(value, links.enum(declared))],
            })),
            definedAt(family.position),
          ],
        } as const,
      ];
    },
    get sections() {
      return [
        ...bodySection(newest.submit?.request, newest.intent, links),
        record("parameters", "Parameters", parametersAbout(family), newest.intent, true, links),
        resultSection(model, family, links),
        ...versionsSection(family, links),
        errorsSection(terms, links),
        ...traitSample(model, family, links),
      ];
    },
    get samples() {
      return familySamples(context, family, links);
    },
    keywords: [family.path, ...family.versions.map(({ type }) => type)],
  };
}

export function plainPage(context: EmitContext, query: PlainOperation, links: Links): Page {
  const { model } = context;
  const { terms, request, response } = query;
  return {
    path: links.operation(query),
    title: query.name,
    kind: query.kind === "query" ? "Query" : "Operation",
    summary: sentence(firstSentence(query.doc)),
    request: `${query.url?.method ?? "POST"} ${model.contract.basePath}/${query.path}`,
    ...(terms.deprecated === undefined ? {} : { deprecated: true }),
    get intro() {
      const facts = [...callers(model, query, query.kind === "query", links), definedAt(query.position)];
      return [
        ...deprecationNote(terms.deprecated, links, terms.until),
        {
          kind: "text",
          words: links.prose([query.doc, pagesNote(query), waitNote(query)].filter(Boolean).join(" ")),
        } as const,
        { kind: "facts", facts } as const,
      ];
    },
    get sections() {
      return [
        record("request", "Request", undefined, request, true, links),
        record("answer", "Answer", undefined, response, false, links),
        ...headersSection(query, links),
        errorsSection(terms, links),
      ];
    },
    get samples() {
      return plainSamples(context, query, links);
    },
    keywords: [query.path],
  };
}

/** Of what is imported, packages carry a part, whose lines are others. */
export function definedAt({ file, line }: Position): Fact {
  return { term: "defined in", words: [code(file.startsWith(importsFolder) ? file : `${file}:${line}`)] };
}

function callers(model: Model, operation: Family | PlainOperation, isQuery: boolean, links: Links): readonly Fact[] {
  const schemes = schemesOf(model, operation, isQuery);
  const words = schemes.map((scheme) => code(scheme.name, links.scheme(scheme)));
  const term = "authentication";
  if (operation.terms.security?.length === 0) return [{ term, words: [text("none: anybody may call it")] }];
  return words.length === 0 ? [] : [{ term, words: listed(words) }];
}

function bodySection(request: Shape | undefined, intent: Shape, links: Links): readonly Section[] {
  if (!request) return [];
  // The parameters have a section of their own.
  const isIntent = ({ type }: Field): boolean => type.kind === "shape" && type.shape === intent;
  const fields = request.fields.map((field) => (isIntent(field) ? { ...field, doc: field.doc || intent.doc } : field));
  return [{ id: "body", title: "Body", blocks: [fieldsBlock(fields, links, { depth: 0, sent: true })] }];
}

function parametersAbout({ newest, versions }: Family): string | undefined {
  return versions.length === 1 ? undefined : `Those of version ${newest.number}, the newest. ${sentence(newest.doc)}`;
}

function record(
  id: string,
  title: string,
  about: string | undefined,
  shape: Shape,
  sent: boolean,
  links: Links,
): Section {
  const extra = shape.extra ? "Members that are not listed are allowed." : undefined;
  const said = [about, extra].filter(Boolean).join(" ");
  const fields = shape.fields.length === 0 ? none : fieldsBlock(shape.fields, links, { depth, sent });
  return { id, title, blocks: [...(said ? [{ kind: "text", words: links.prose(said) } as const] : []), fields] };
}

function headersSection({ headers }: PlainOperation, links: Links): readonly Section[] {
  if (!headers) return [];
  const blocks = [fieldsBlock(headers, links, { depth: 0, sent: false })];
  return [{ id: "headers", title: "Headers of the answer", blocks }];
}

const none: Block = { kind: "text", words: [text("There are none.")] };

function resultSection(model: Model, { newest }: Family, links: Links): Section {
  const activity = activityOf(model);
  const holder = activity.record.fields.find(({ type }) => type.kind === "shape" && type.shape === activity.result);
  const answered: Words = [text("The answer holds "), code(activity.union.name, links.union(activity.union))];
  if (newest.resultKey === undefined || !newest.result) {
    const words: Words = [...answered, text(" that this one is about, which has a result of its own.")];
    return { id: "result", title: "Result", blocks: [{ kind: "text", words }] };
  }
  const path = [activity.response.fields[0]?.name, holder?.name, newest.resultKey].filter(Boolean).join(".");
  const words: Words = [...answered, text(". Once it is completed, what came of it stands at "), code(path), text(".")];
  const fields = newest.result.fields;
  return {
    id: "result",
    title: "Result",
    blocks: [
      { kind: "text", words },
      ...(fields.length === 0 ? [] : [fieldsBlock(fields, links, { depth, sent: false })]),
    ],
  };
}

function errorsSection({ errors = [] }: OperationTerms, links: Links): Section {
  const any: Block = {
    kind: "text",
    words: [
      text(errors.length === 0 ? "It fails with what " : "Beside these it fails with what "),
      { text: "any operation may fail with", to: pagePaths.errors },
      text("."),
    ],
  };
  const rows = errors.map(({ name, code: number, status, doc }) => ({
    cells: [[code(name, links.error(name))], [text(String(number))], [text(String(status))], links.prose(doc)],
  }));
  const head = ["error", "code", "HTTP status", "meaning"];
  return {
    id: "errors",
    title: "Errors",
    blocks: rows.length === 0 ? [any] : [{ kind: "table", label: "Errors", head, rows }, any],
  };
}
