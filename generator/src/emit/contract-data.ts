// `contract.json`: what validators, upgrades, clients and servers in another language have to know of a contract, with
// every reference resolved and every bound in its place. The patterns are in the dialect of that language.

import { hasOwnCodes } from "../model/codes.js";
import { errorForm, faultList, isUsualForm } from "../model/error-form.js";
import { plainOf } from "../model/formats.js";
import type {
  Bounds,
  Conversion,
  Errors,
  Family,
  Field,
  Model,
  Page,
  PlainOperation,
  RefusalKind,
  Shape,
  SignedWebhook,
  Step,
  Template,
  TemplateMember,
  Type,
  Union,
  Wait,
  WaitQuery,
} from "../model/model.js";
import { answerHeadersName, bodyName, isNamed, operationNames, webhookHeadersName } from "../model/names.js";
import { answeredOperations, plainOperations, signedWebhooks } from "../model/operations.js";
import { codeOf, codesByStatus, grpcDetail, passingErrors } from "./own-codes.js";
import { firstSentence } from "./prose.js";
import { isUnion, recordsByHome } from "./validators/records.js";
import type { Holder } from "./validators/records.js";

type Data = Readonly<Record<string, unknown>>;
/** Translates a regular expression. */
type Dialect = (pattern: string) => string;

/** Refusals with the status that each has where the contract says none. */
const statuses: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  notFound: 404,
  unimplemented: 501,
  internal: 500,
  timeout: 504,
  busy: 429,
  cancelled: 499,
  unreachable: 503,
};

/** One type, step and operation per line. */
export function contractData(model: Model, dialect: Dialect): string {
  const { errors, contract } = model;
  const statusOf = (code: number | string): number | undefined => errors.codes.find((one) => one.code === code)?.status;
  const refusals = Object.entries(statuses).map(([kind, status]) => {
    const code = codeOf(kind as RefusalKind, errors);
    return [kind, { code, status: statusOf(code) ?? status }];
  });
  const isOwn = hasOwnCodes(errors);
  return text({
    types: types(model, dialect),
    steps: steps(model),
    operations: operations(model, dialect),
    ...(signedWebhooks(model).length > 0 && { webhooks: webhooks(model) }),
    refusals: Object.fromEntries(refusals) as Data,
    error: errorData(errors),
    // Statuses of gRPC's codes besides those that stand for a refusal.
    byStatus: { ...(isOwn ? {} : { 403: 7, 409: 6, 500: 13 }), ...codesByStatus(errors) },
    otherwise: isOwn ? codeOf("internal", errors) : 2,
    passing: { ...passingErrors(errors) },
    bodyBytes: contract.limits.bodyBytes,
    lenient: contract.json === "lenient",
  });
}

function text(sections: Data): string {
  const lines = Object.entries(sections).map(([name, section]) => {
    if (typeof section !== "object" || section === null) return `${JSON.stringify(name)}:${JSON.stringify(section)}`;
    const said = Object.entries(section).filter(([, value]) => value !== undefined);
    const members = said.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return `${JSON.stringify(name)}:{\n${members.join(",\n")}\n}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Which member of an error's body holds what. */
function errorData(errors: Errors): Data {
  const { code, message, title, status, list } = errorForm(errors);
  const type = isUsualForm(errors) && !hasOwnCodes(errors) ? grpcDetail : "fieldViolations";
  const listed = { type, member: "fieldViolations", place: "field", text: "description" };
  return {
    code: code?.name,
    message: message?.name,
    title: title?.name,
    status: status?.name,
    list: list?.name,
    media: errors.media,
    faults: list ? listed : faultList(errors),
    titles: title && Object.fromEntries(errors.codes.map((one) => [one.code, firstSentence(one.doc)])),
  };
}

function types(model: Model, dialect: Dialect): Data {
  const holders = [...[...recordsByHome(model).values()].flat(), ...headerRecords(model)];
  return Object.fromEntries([
    ...model.scalars.map((scalar) => [scalar.name, typeOf({ kind: "scalar", scalar, bounds: scalar.bounds }, dialect)]),
    ...model.enums.map(({ name, values, open, plain }) => [
      name,
      { kind: "enum", values: values.map(({ value }) => value), ...((open || plain) && { open: true }) },
    ]),
    ...holders.map((holder) => [holder.name, isUnion(holder) ? unionOf(holder) : recordOf(holder, dialect)]),
  ]) as Data;
}

function unionOf({ tag, variants, fallback }: Union): Data {
  const names = Object.fromEntries(variants.map(({ value, shape }) => [value, shape.name]));
  return { kind: "union", tag, variants: names, ...(fallback && { fallback: fallback.name }) };
}

function recordOf({ fields, extra }: Shape, dialect: Dialect): Data {
  return {
    kind: "record",
    fields: fields.map(({ name, type, optional, nullable, default: value }) => ({
      name,
      type: typeOf(type, dialect),
      ...(optional && { optional }),
      ...(nullable === "value" && { nullable: true }),
      ...(value !== undefined && { default: value }),
    })),
    ...(extra && { extra }),
  };
}

function typeOf(type: Type, dialect: Dialect): Data {
  const plain = plainOf(type);
  if (plain) {
    const format = type.kind === "scalar" ? type.scalar.format : undefined;
    return { kind: plain.kind, ...boundsOf(plain.bounds, dialect), ...(format !== undefined && { format }) };
  }
  switch (type.kind) {
    case "literal":
      return { kind: "literal", value: type.value };
    case "enum":
      return { kind: "ref", name: type.enum.name };
    case "union":
      return { kind: "ref", name: type.union.name };
    case "shape":
      return isNamed(type.shape) ? { kind: "ref", name: type.shape.name } : recordOf(type.shape, dialect);
    case "array": {
      const { of, minItems, maxItems, unique, orNull } = type;
      return { kind: "array", of: typeOf(of, dialect), least: minItems, most: maxItems, unique, orNull };
    }
    case "map": {
      const { of, keys, minEntries, maxEntries, orNull } = type;
      const names = { kind: "string", ...boundsOf(keys, dialect) };
      return { kind: "map", of: typeOf(of, dialect), keys: names, least: minEntries, most: maxEntries, orNull };
    }
    default:
      return { kind: type.kind };
  }
}

function boundsOf({ pattern, ...bounds }: Bounds, dialect: Dialect): Data {
  return { ...bounds, ...(pattern !== undefined && { pattern: dialect(pattern) }) };
}

/** By the record that they lead to: there is one way to each. */
export function derivedSteps({ families, shapes }: Model): ReadonlyMap<Shape, Step> {
  const all = [
    ...families.flatMap(({ versions }) => versions.map(({ step }) => step)),
    ...shapes.map(({ step }) => step),
  ];
  return new Map(all.flatMap((step) => (step?.upgrade.kind === "derived" ? [[step.to, step]] : [])));
}

/** The next record that one can become, and the newest that the contract itself can make of it. */
export function upgradesFrom(shape: Shape, model: Model): readonly Shape[] {
  const steps = [...derivedSteps(model).values()];
  const way: Shape[] = [];
  for (let at = steps.find(({ from }) => from === shape)?.to; at;) {
    const from = at;
    way.push(from);
    at = steps.find((step) => step.from === from)?.to;
  }
  return [...new Set([...way.slice(0, 1), ...way.slice(-1)])];
}

/**
 * Those that another language declares. Any activity fits the general record, which has a member for each kind of intent:
 * there is one type for all activities, and one for all answers with one. What callers send is never a union of versions.
 */
export function declaredRecords(model: Model): readonly Holder[] {
  const { activity, families } = model;
  const others = headerRecords(model);
  const declared = [...recordsByHome(model).values()].flat().filter((holder) => {
    if (isUnion(holder)) return !families.some(({ body }) => body.kind === "union" && body.union === holder);
    const isGeneral = holder === activity?.record || holder === activity?.base;
    const isSubmits = families.some(({ answers }) => answers.includes(holder)) && holder !== activity?.response;
    return holder.role !== "activity" && !isGeneral && !isSubmits;
  });
  return [...declared, ...others];
}

/** The headers of answers as records, which is how another language holds and checks them. */
function headerRecords(model: Model): readonly Shape[] {
  const record = (
    name: string,
    doc: string,
    { headers: fields = [], position }: Pick<PlainOperation, "headers" | "position">,
  ): Shape => ({
    name,
    role: "response",
    doc,
    deprecated: undefined,
    extra: false,
    fields,
    usage: { request: false, response: true },
    home: "",
    step: undefined,
    position,
  });
  return [
    ...headedOperations(model).map((one) =>
      record(answerHeadersName(one.name), `Headers of the answer to \`${one.name}\`.`, one),
    ),
    ...signedWebhooks(model).map((one) =>
      record(webhookHeadersName(one.name), `Headers of the webhook \`${one.name}\`.`, one),
    ),
  ];
}

function webhooks(model: Model): Data {
  const rules = signedWebhooks(model).map(({ name, signature }) => [name, { ...signature, position: undefined }]);
  return Object.fromEntries(rules) as Data;
}

/** The record or union that is sent. */
export function payloadName({ payload }: SignedWebhook): string {
  return payload.kind === "shape" ? payload.shape.name : payload.kind === "union" ? payload.union.name : "";
}

type HeadedOperation = PlainOperation & { readonly headers: readonly Field[] };

export function headedOperations(model: Model): readonly HeadedOperation[] {
  return answeredOperations(model).filter((operation): operation is HeadedOperation => operation.headers !== undefined);
}

type PagedQuery = PlainOperation & { readonly page: Page };

export function pagedQueries(model: Model): readonly PagedQuery[] {
  return plainOperations(model).filter((operation): operation is PagedQuery => operation.page !== undefined);
}

export function waitQueries({ queries }: Pick<Model, "queries">): readonly WaitQuery[] {
  return queries.filter((query): query is WaitQuery => query.wait !== undefined);
}

/** State → outcome, which is empty where it is not over yet. */
export function statesOf({ pending, final }: Pick<Wait, "pending" | "final">): readonly (readonly [string, string])[] {
  return [
    ...final.map(({ value, outcome }) => [value, outcome] as const),
    ...pending.map((value) => [value, ""] as const),
  ];
}

function steps(model: Model): Data {
  const found = [...derivedSteps(model)].map(([to, { from, upgrade }]) => {
    const members = upgrade.kind === "derived" ? upgrade.members : [];
    const sources = members.map(({ field: { name, optional }, source }) => member({ name, optional, value: source }));
    return [to.name, { from: from.name, members: sources }];
  });
  return Object.fromEntries(found) as Data;
}

function member({ value, ...other }: TemplateMember): Data {
  return { ...other, value: templateOf(value) };
}

function templateOf(template: Template): Data {
  if (template.kind === "array") return { ...template, items: template.items.map(templateOf) };
  if (template.kind === "object") return { ...template, members: template.members.map(member) };
  return template.kind === "path" ? { ...template, convert: conversionOf(template.convert) } : { ...template };
}

function conversionOf(conversion: Conversion): Data {
  if (conversion.kind === "steps") return { ...conversion, steps: conversion.steps.map(({ to }) => to.name) };
  return "of" in conversion ? { ...conversion, of: conversionOf(conversion.of) } : { ...conversion };
}

function operations(model: Model, dialect: Dialect): Data {
  const { families, activity, contract } = model;
  const fill = activity?.envelope.flatMap((field) => (field.fill ? [field.name] : []));
  const terms = ({ path, terms: { security } }: Family | PlainOperation): Data => ({
    path: `${contract.basePath}/${path}`,
    unproved: security?.length === 0,
  });
  const submits = families.flatMap((family) => {
    const about = { kind: "submit", body: bodyName(family), repeats: activity?.idempotent, fill };
    return family.versions.flatMap(operationNames).map((name) => [name, { ...about, ...terms(family) }]);
  });
  const plain = plainOperations(model).map((operation) => {
    const { name, kind, request, response, idempotent, stream } = operation;
    const events = stream && { stream: { id: typeOf(stream.id, dialect), data: response.name } };
    return [name, { kind, body: request.name, repeats: idempotent, ...events, ...terms(operation) }];
  });
  return Object.fromEntries([...submits, ...plain]) as Data;
}
