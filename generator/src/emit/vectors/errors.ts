// Error bodies: what clients read of an answer that is no success, and how servers refuse a request.

import { errorBody, errorForm, faultList, hasWords } from "../../model/error-form.js";
import type { ErrorForm } from "../../model/error-form.js";
import type { Errors, Json, Model, Type } from "../../model/model.js";
import { plainOperations } from "../../model/operations.js";
import { exampleOf, fieldExample } from "../../values/examples.js";
import { issues, isRecord } from "../../values/issues.js";
import { simplest } from "../../values/probes.js";
import { codeOf, codesByStatus, passingErrors } from "../own-codes.js";
import { firstSentence } from "../prose.js";
import { writtenPut } from "./changes.js";

/** Texts of answers that are no error body. */
const noBodies = ["", "<html>Bad gateway</html>", "{", "null", "[]", "7", "{}"];

/** Answers as text, with what a client makes of them. */
export function errorVectors({ errors }: Model): readonly Json[] {
  const form = errorForm(errors);
  const given = Object.fromEntries(
    form.others.filter(({ optional }) => !optional).map((field) => [field.name, fieldExample(field)]),
  );
  const said = errors.codes.map(({ code, status, name, doc, details: own }) => {
    const message = `${name} 😀`;
    const more: Json = own ? exampleOf({ kind: "shape", shape: own }) : { n: 1 };
    const details = form.list ? [{ "@type": "example", n: 1 }] : more;
    const error = { code, status, title: firstSentence(doc) };
    const body = errorBody(errors, { error, message, details }, given);
    return { status, text: JSON.stringify(body), code, message, details: detailsIn(form, body) };
  });
  const byStatus = Object.entries(codesByStatus(errors));
  const [[first, code] = ["400", 0]] = byStatus;
  const details = form.list ? [] : {};
  const internal = codeOf("internal", errors);
  const answers = [
    ...said,
    ...[...noBodies, ...(form.list ? [] : ["[1]", '"ab"'])].map((text) => ({
      status: Number(first),
      code,
      details,
      text,
    })),
    ...oddBodies(errors, form).map(({ body, ...odd }) => ({
      status: Number(first),
      code,
      details: detailsIn(form, body),
      text: JSON.stringify(body),
      ...odd,
    })),
    ...byStatus.map(([status, found]) => ({ status: Number(status), text: "", code: found, details })),
    { status: 500, text: "", code: internal, details },
    { status: 200, text: "<html>Welcome</html>", code: internal, details },
  ];
  const { codes, statuses } = passingErrors(errors);
  return answers.map((one): Json => ({
    ...one,
    passing: codes.includes(one.code) || (one.code === internal && statuses.includes(one.status)),
  }));
}

interface OddBody {
  readonly body: Json;
  readonly code?: number | string;
  readonly message?: string;
  readonly status?: number;
}

/** Bodies of answers that say less than they should. `code` and `message`: what they say all the same. */
function oddBodies(errors: Errors, form: ErrorForm): readonly OddBody[] {
  const [codeName, messageName] = [form.code?.name ?? "code", form.message?.name ?? "message"];
  const [unknown, wrong] = hasWords(errors) ? ["unheard-of", 7] : [7654321, "7"];
  return [
    { body: { [codeName]: wrong, [messageName]: "m" }, message: "m" },
    { body: { [codeName]: null, [messageName]: null, details: null } },
    { body: { [messageName]: "only" }, message: "only" },
    { body: { [codeName]: unknown }, code: unknown },
    ...[unknown, codeOf("internal", errors)].map((said) => ({ body: { [codeName]: said }, code: said, status: 502 })),
    { body: { [codeName]: unknown, [messageName]: 1, details: {} }, code: unknown },
    { body: { [codeName]: unknown, [messageName]: "", details: [], traceId: "t" }, code: unknown, message: "" },
    ...[form.title, form.status].flatMap((field) =>
      field ? [{ body: { [codeName]: unknown, [field.name]: [field.name] }, code: unknown }] : [],
    ),
  ];
}

/** What a client hands on for programs. */
function detailsIn({ list, code, message, title, status }: ErrorForm, body: Json): Json {
  if (!isRecord(body)) return list ? [] : {};
  if (list) return Array.isArray(body[list.name]) ? (body[list.name] ?? []) : [];
  const own = new Set([code, message, title, status].map((field) => field?.name));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !own.has(name)));
}

/** Texts that are no JSON of one meaning; `faults`: places at which something is there twice. */
const oddRequests: readonly { readonly text: string; readonly faults?: readonly string[] }[] = [
  ...[
    "{",
    "[1,]",
    '{"a":1,}',
    "nul",
    "NaN",
    '{"a":-Infinity}',
    '{"a":01}',
    '{"a":1}x',
    "{'a':1}",
    '{"a":"\n"}',
    "// {}\n{}",
  ].map((text) => ({ text })),
  { text: '{"a":1,"a":1}', faults: ["/a"] },
  { text: '{"a":1,"a":1,"b":1,"b":1}', faults: ["/a"] },
  { text: '{"b":{"a/c":[0,{"a":1,"b":2,"a":3}]}}', faults: ["/b/a~1c/1/a"] },
];

/** Beyond it, servers do not read a body. */
const mostValues = 10_000;

const longestBody = 2000;

/** What is sent to each path. */
export function bodies(model: Model): readonly { readonly path: string; readonly type: Type }[] {
  return [
    ...model.families.map(({ path, body }) => ({ path, type: body })),
    ...plainOperations(model).flatMap(({ path, url, request }): { path: string; type: Type }[] =>
      url ? [] : [{ path, type: { kind: "shape", shape: request } }],
    ),
  ].map(({ path, type }) => ({ path: `${model.contract.basePath}/${path}`, type }));
}

/** Requests that a server refuses, with its answer. */
export function refusalVectors(model: Model): readonly Json[] {
  const { contract, errors } = model;
  const statusOf = (code: number | string, otherwise: number): number =>
    errors.codes.find((one) => one.code === code)?.status ?? otherwise;
  const [invalid, lost] = [codeOf("invalid", errors), codeOf("notFound", errors)];
  const refused = { status: statusOf(invalid, 400), code: invalid };
  const isTold = errorForm(errors).list !== undefined || faultList(errors) !== undefined;
  const told = (places: readonly string[]): readonly string[] => (isTold ? places : []);
  const operations = bodies(model);
  const path = operations[0]?.path ?? "";
  const values = `[${"0,".repeat(mostValues)}0]`;
  return [
    { path: `${path}/unknown`, value: "{}", status: statusOf(lost, 404), code: lost, faults: [] },
    ...oddRequests.map(({ text, faults = [] }): Json => ({ path, value: text, ...refused, faults: told(faults) })),
    { path, ...writtenPut(values), ...refused, status: 413, faults: [] },
    {
      path,
      ...writtenPut(" ".repeat(contract.limits.bodyBytes + 1)),
      ...refused,
      status: 413,
      faults: [],
    },
    ...operations.flatMap(({ path: own, type }): Json[] =>
      misfits(type).flatMap(({ value, faults }) => {
        const text = JSON.stringify(value);
        if (text.length > Math.min(longestBody, contract.limits.bodyBytes / 2)) return [];
        return [{ path: own, value: text, ...refused, faults: told(faults) }];
      }),
    ),
  ];
}

/** Bodies with one fault and with two, in the order in which servers tell them. */
function misfits(type: Type): readonly { readonly value: Json; readonly faults: readonly string[] }[] {
  const least = simplest(type);
  if (!isRecord(least)) return [];
  const values: readonly Json[] = [{ ...least, "not/listed": 1 }, [], { ...least, one: 1, two: 2 }];
  return values.map((value) => ({ value, faults: issues(type, value, "strict").map(({ path }) => path) }));
}
