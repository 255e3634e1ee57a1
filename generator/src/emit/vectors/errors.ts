// Error bodies: what clients read of an answer that is no success, and how servers refuse a request.

import type { Json, Model, Type } from "../../model/model.js";
import { plainOperations } from "../../model/operations.js";
import { issues, isRecord } from "../../values/issues.js";
import { simplest } from "../../values/probes.js";
import { codeOf, codesByStatus } from "../own-codes.js";
import { writtenPut } from "./changes.js";

/** Bodies of answers that say less than they should. `code`: what they say all the same. */
const oddBodies: readonly { readonly text: string; readonly code?: number; readonly message?: string }[] = [
  { text: "" },
  { text: "<html>Bad gateway</html>" },
  { text: "{" },
  { text: "null" },
  { text: "[]" },
  { text: "7" },
  { text: "{}" },
  { text: '{"code":"7","message":"m"}', message: "m" },
  { text: '{"code":null,"message":null,"details":null}' },
  { text: '{"message":"only"}', message: "only" },
  { text: '{"code":7654321}', code: 7654321 },
  { text: '{"code":7654321,"message":1,"details":{}}', code: 7654321 },
  { text: '{"code":7654321,"message":"","details":[],"traceId":"t"}', code: 7654321, message: "" },
];

/** Answers as text, with what a client makes of them. */
export function errorVectors({ errors }: Model): readonly Json[] {
  const said = errors.codes.map(({ code, status, name }): Json => {
    const [message, details] = [`${name} 😀`, [{ "@type": "example", n: 1 }]];
    return { status, text: JSON.stringify({ code, message, details }), code, message, details };
  });
  const byStatus = Object.entries(codesByStatus(errors));
  const [[first, code] = ["400", 0]] = byStatus;
  return [
    ...said,
    ...oddBodies.map((odd): Json => ({ status: Number(first), code, details: [], ...odd })),
    ...byStatus.map(([status, found]): Json => ({ status: Number(status), text: "", code: found, details: [] })),
    { status: 500, text: "", code: codeOf("internal", errors), details: [] },
    { status: 200, text: "<html>Welcome</html>", code: codeOf("internal", errors), details: [] },
  ];
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
  { text: '{"b":{"a/c":[0,{"a":1,"b":2,"a":3}]}}', faults: ["/b/a~1c/1/a"] },
];

/** Beyond it, servers do not read a body. */
const mostValues = 10_000;

const longestBody = 2000;

/** What is sent to each path. */
export function bodies(model: Model): readonly { readonly path: string; readonly type: Type }[] {
  return [
    ...model.families.map(({ path, body }) => ({ path, type: body })),
    ...plainOperations(model).map(({ path, request }): { path: string; type: Type } => ({
      path,
      type: { kind: "shape", shape: request },
    })),
  ].map(({ path, type }) => ({ path: `${model.contract.basePath}/${path}`, type }));
}

/** Requests that a server refuses, with its answer. */
export function refusalVectors(model: Model): readonly Json[] {
  const { contract, errors } = model;
  const statusOf = (code: number, otherwise: number): number =>
    errors.codes.find((one) => one.code === code)?.status ?? otherwise;
  const [invalid, lost] = [codeOf("invalid", errors), codeOf("notFound", errors)];
  const refused = { status: statusOf(invalid, 400), code: invalid };
  const operations = bodies(model);
  const path = operations[0]?.path ?? "";
  const values = `[${"0,".repeat(mostValues)}0]`;
  return [
    { path: `${path}/unknown`, value: "{}", status: statusOf(lost, 404), code: lost, faults: [] },
    ...oddRequests.map(({ text, faults = [] }): Json => ({ path, value: text, ...refused, faults })),
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
        return [{ path: own, value: text, ...refused, faults }];
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
