// The operations of the description: one POST per family, whatever its version, and one per query.

import { answerExample, bodyExample, familyExamples } from "../../values/examples.js";
import { answerName } from "../../model/names.js";
import type {
  EventStream,
  Family,
  FamilyExample,
  Field,
  Json,
  Model,
  OperationTerms,
  PlainExample,
  PlainOperation,
  UrlBinding,
  Version,
} from "../../model/model.js";
import { activityOf, plainOperations } from "../../model/operations.js";
import type { Components, Schema } from "./components.js";
import { errorSchema } from "./info.js";
import { deprecation, enumerate, firstSentence, pagesNote, paragraphs, sentence, waitNote } from "../prose.js";
import { waitExtension, waitLinks } from "./waiting.js";

const queries = "queries";
const operations = "operations";
const untagged = "activities";

export function paths(model: Model, components: Components): Schema {
  const { basePath } = model.contract;
  const found = new Map<string, Schema>();
  const put = (path: string, method: string, operation: Schema): void => {
    const whole = `${basePath}/${path}`;
    found.set(whole, { ...found.get(whole), [method.toLowerCase()]: operation });
  };
  for (const family of model.families) put(family.path, "post", familyOperation(model, family, components));
  for (const operation of plainOperations(model))
    put(operation.path, operation.url?.method ?? "post", plainOperation(model, operation, components));
  return Object.fromEntries(found);
}

/** Tags in use: the values of the first trait in their order, then the queries. */
export function tags(model: Model): readonly Schema[] {
  const used = new Set(model.families.map(tagOf));
  const values = model.activity?.traits[0]?.enum.values ?? [];
  const found = values
    .filter(({ value }) => used.has(value))
    .map(({ value, doc }) => ({ name: value, description: doc }));
  return [
    ...found,
    ...(used.has(untagged) ? [{ name: untagged, description: "Requests that change something." }] : []),
    ...(model.operations.length > 0 ? [{ name: operations, description: "Requests that change something." }] : []),
    ...(model.queries.length > 0 ? [{ name: queries, description: "Requests that read and change nothing." }] : []),
  ];
}

function tagOf(family: Family): string {
  return family.traits[0]?.value ?? untagged;
}

function familyOperation(model: Model, family: Family, components: Components): Schema {
  const { newest } = family;
  const examples = namedExamples(familyExamples(family));
  return {
    operationId: family.name,
    tags: [tagOf(family)],
    summary: firstSentence(family.doc),
    description: paragraphs(family.doc, versionNote(family), resultNote(model, newest), deprecation(newest.deprecated)),
    ...(newest.deprecated === undefined ? {} : { deprecated: true }),
    security: alternatives(model, family.terms, false),
    requestBody: body(components.type(family.body, true), examples, ({ example }) => bodyExample(example)),
    responses: {
      "200": {
        description: `The \`${activityOf(model).union.name}\`; its result is there as soon as it is completed.`,
        content: json(answer(family, components), examples, ({ example }) => answerExample(model, example)),
      },
      ...failures(model, family.terms, components),
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

/** Answers of all versions look alike here, as an activity in its general form: one schema describes them. */
function answer(family: Family, components: Components): Schema {
  const [first] = family.answers;
  if (!first || family.answers.length === 1)
    return first ? components.type({ kind: "shape", shape: first }, false) : {};
  const description = `Answer to a submitted ${enumerate(submittable(family).map(({ type }) => type))}.`;
  return components.define(answerName(family), () => ({
    type: "object",
    description,
    properties: Object.fromEntries(first.fields.map((field) => [field.name, components.member(field, false)])),
    required: first.fields.filter(({ optional }) => !optional).map(({ name }) => name),
  }));
}

function plainOperation(model: Model, query: PlainOperation, components: Components): Schema {
  const isQuery = query.kind === "query";
  const examples = query.examples.map((example, index) => ({
    name: exampleName(query.name, index),
    summary: example.doc ?? firstSentence(query.doc),
    example,
  }));
  return {
    operationId: query.name,
    tags: [isQuery ? queries : operations],
    summary: firstSentence(query.doc),
    description: paragraphs(query.doc, pagesNote(query), waitNote(query), deprecation(query.terms.deprecated)),
    ...(query.terms.deprecated === undefined ? {} : { deprecated: true }),
    ...waitExtension(query),
    security: alternatives(model, query.terms, isQuery),
    ...(query.stream && { parameters: [lastEventId(query.stream, components)] }),
    ...(query.url
      ? inUrl(query, query.url, components, examples)
      : {
          requestBody: body(
            components.type({ kind: "shape", shape: query.request }, true),
            examples,
            ({ example }) => example.request,
          ),
        }),
    responses: {
      "200": {
        description: isQuery ? "What was asked for." : "What came of it.",
        content: query.stream
          ? events(model, query.stream, components.type({ kind: "shape", shape: query.response }, false), components)
          : json(
              components.type({ kind: "shape", shape: query.response }, false),
              examples,
              ({ example }) => example.response,
            ),
        ...(query.headers && { headers: answerHeaders(query.headers, components) }),
        ...waitLinks(query),
      },
      ...failures(model, query.terms, components),
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

/** Members in the URL as parameters, all others as the body. */
function inUrl(
  { request }: PlainOperation,
  { path, query, hasBody }: UrlBinding,
  components: Components,
  examples: readonly Named<PlainExample>[],
): Schema {
  const parameter = (field: Field, place: "path" | "query"): Schema => {
    const { description, deprecated, ...schema } = components.member(field, true);
    return {
      name: field.name,
      in: place,
      ...(place === "path" || !field.optional ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      ...(deprecated === undefined ? {} : { deprecated }),
      schema,
    };
  };
  const inIt = new Set([...path, ...query]);
  const parameters = [
    ...path.map((field) => parameter(field, "path")),
    ...query.map((field) => parameter(field, "query")),
  ];
  const others = request.fields.filter((field) => !inIt.has(field));
  const rest = ({ example }: Named<PlainExample>): Json => {
    const members = Object.entries(example.request as { readonly [name: string]: Json });
    return Object.fromEntries(members.filter(([name]) => others.some((field) => field.name === name)));
  };
  const isSent = hasBody && (others.length > 0 || request.extra);
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isSent ? { requestBody: body(components.members(request, others), examples, rest) } : {}),
  };
}

function answerHeaders(headers: readonly Field[], components: Components): Schema {
  const told = headers.map((field) => {
    const { description, deprecated, ...schema } = components.member(field, false);
    return [
      field.name,
      {
        ...(description === undefined ? {} : { description }),
        ...(field.optional ? {} : { required: true }),
        ...(deprecated === undefined ? {} : { deprecated }),
        schema,
      },
    ] as const;
  });
  return Object.fromEntries(told);
}

/** As the contract says; 3.1 has no words for a sequence of events. */
export function openapiVersion({ contract, queries }: Model): "3.1" | "3.2" {
  return contract.manifest.openapi ?? (queries.some(({ stream }) => stream) ? "3.2" : "3.1");
}

function lastEventId({ id }: EventStream, components: Components): Schema {
  const description = "Id of an event behind which the stream goes on.";
  return { name: "Last-Event-ID", in: "header", required: false, description, schema: components.type(id, true) };
}

/** In 3.1 the schema is that of the data of an event, as generators of clients take it. */
function events(model: Model, { id }: EventStream, schema: Schema, components: Components): Schema {
  if (openapiVersion(model) === "3.1") return { "text/event-stream": { schema } };
  const data = (contentSchema: Schema): Schema => ({
    type: "string",
    contentMediaType: "application/json",
    contentSchema,
  });
  const event = (type: string, sent: Schema, more: Schema = {}): Schema => ({
    type: "object",
    properties: { event: { const: type }, data: sent, ...more },
    required: ["event", "data"],
  });
  const { errors } = model;
  const message = { ...event("message", data(schema), { id: components.type(id, false) }), required: ["data"] };
  const ends = [event("end", { const: "" }), event("error", data(errorSchema(errors, errors.codes, components)))];
  return { "text/event-stream": { itemSchema: { oneOf: [message, ...ends] } } };
}

/** The errors that an operation lists, by the HTTP status that they have. */
function failures({ errors }: Model, { errors: listed = [] }: OperationTerms, components: Components): Schema {
  const statuses = [...new Set(listed.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = listed.filter((code) => code.status === status);
      const description = codes.map(({ name, code, doc }) => `\`${name}\` (code ${code}): ${doc}`).join("\n\n");
      return [status, { description, content: { [errors.media]: { schema: errorSchema(errors, codes, components) } } }];
    }),
  ) as Schema;
}

/** One of these accompanies a request. */
function alternatives(model: Model, { security }: OperationTerms, query: boolean): readonly Schema[] {
  if (security) return security.map(({ name }) => ({ [name]: [] }));
  const kind = query ? "queries" : "submits";
  return model.contract.security.filter(({ only = kind }) => only === kind).map(({ name }) => ({ [name]: [] }));
}

interface Named<Example> {
  readonly name: string;
  readonly summary: string;
  readonly example: Example;
}

/** Named by operation, so that the example of a body and that of its answer go by one name. */
function namedExamples(examples: readonly FamilyExample[]): readonly Named<FamilyExample>[] {
  const counts = new Map<Version, number>();
  return examples.flatMap((example) => {
    const { version } = example;
    if (!version.submit) return [];
    const index = counts.get(version) ?? 0;
    counts.set(version, index + 1);
    const summary = example.doc ?? firstSentence(version.doc);
    return [{ name: exampleName(version.submit.operation, index), summary, example }];
  });
}

function exampleName(operation: string, index: number): string {
  return index === 0 ? operation : `${operation}-${index + 1}`;
}

function body<Example>(
  schema: Schema,
  examples: readonly Named<Example>[],
  value: (named: Named<Example>) => Json,
): Schema {
  return { required: true, content: json(schema, examples, value) };
}

function json<Example>(
  schema: Schema,
  examples: readonly Named<Example>[],
  value: (named: Named<Example>) => Json,
): Schema {
  const shown = examples.map((named): [string, Schema] => [
    named.name,
    { summary: named.summary, value: value(named) },
  ]);
  return { "application/json": { schema, ...(shown.length > 0 ? { examples: Object.fromEntries(shown) } : {}) } };
}

function submittable(family: Family): readonly Version[] {
  return family.versions.filter(({ submit }) => submit);
}

function versionNote(family: Family): string | undefined {
  if (family.versions.length === 1) return undefined;
  const older = submittable(family).filter((version) => version !== family.newest);
  const readable = family.versions.filter(({ submit }) => !submit);
  return [
    `The newest type is \`${family.newest.type}\`.`,
    ...(older.length > 0 ? [`Older clients may send ${enumerate(older.map(({ type }) => type))}.`] : []),
    ...readable.map(
      ({ type, why }) => `\`${type}\` can be read, not submitted.${why === undefined ? "" : ` ${sentence(why)}`}`,
    ),
  ].join(" ");
}

function resultNote(model: Model, { resultKey }: Version): string | undefined {
  const activity = activityOf(model);
  if (resultKey === undefined)
    return `Answers with the \`${activity.union.name}\` that it is about, which has a result of its own.`;
  const holder = activity.record.fields.find(({ type }) => type.kind === "shape" && type.shape === activity.result);
  return `Once completed, \`${activity.response.fields[0]?.name ?? ""}.${holder?.name ?? ""}.${resultKey}\` of the answer holds what came of it.`;
}
