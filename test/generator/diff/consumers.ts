// Code that uses all of a generated package: one program that calls every operation, and one that implements them.

import {
  familyStepName,
  isFailureName,
  itemsName,
  pascal,
  receivedName,
  untilDoneName,
  withHeadersName,
} from "../../../generator/src/model/names.js";
import type { Family, Model, PlainOperation, Shape, Submit } from "../../../generator/src/model/model.js";
import { detailedErrors, errorForm } from "../../../generator/src/model/error-form.js";
import { activityOf, plainOperations } from "../../../generator/src/model/operations.js";
import { isDeclaredOpen, literal, reads, record, turns } from "./literals.js";
import type { Choice } from "./literals.js";

const sent = (turn: number): Choice => ({ turn, whole: true, answered: false });
const leastSent: Choice = { turn: 0, whole: false, answered: false };
const answered = (turn: number): Choice => ({ turn, whole: true, answered: true });

function shapeType(shape: Shape) {
  return { kind: "shape", shape } as const;
}

/** Names of types that anybody may import. */
function declared({ scalars, enums, shapes, unions }: Model): readonly string[] {
  const received = [...shapes, ...unions].filter((holder) => holder.received).map(receivedName);
  return [...[...scalars, ...enums, ...shapes].map(({ name }) => name), ...received];
}

/** Code that names every value of every enum of the contract's own. */
export function exhaustiveOf({ contract, enums, activity }: Model): string {
  const own = enums.filter((declared) => declared !== activity?.types);
  return [
    `import type { ${own.map(({ name }) => name).join(", ")} } from "${contract.package}";`,
    ...own.map(
      ({ name, values }) =>
        `export const of${name}: Record<${name}, number> = { ${values.map(({ value }) => `${JSON.stringify(value)}: 1`).join(", ")} };`,
    ),
  ].join("\n");
}

const isOnlyAnswered = ({ usage }: Shape): boolean => usage.response && !usage.request;

export function callerOf(model: Model): string {
  const { contract, families, enums, errors, webhooks } = model;
  const { union, types } = activityOf(model);
  const steps = families.flatMap((family) =>
    family.versions.flatMap((version) => (version.next ? [familyStepName(family, version, version.next)] : [])),
  );
  const hooks = webhooks.map(({ name }) => pascal(name));
  const imported = [...declared(model), ...hooks.flatMap((name) => [`${name}Payload`, `${name}Headers`])];
  const values = enums.map(({ name }) => name);
  return [
    `import { createClient, ErrorCode, ${values.join(", ")} } from "${contract.package}";`,
    `import type { Client as Caller } from "${contract.package}";`,
    `import type { ${imported.filter((name) => !values.includes(name)).join(", ")} } from "${contract.package}";`,
    steps.length > 0 ? `import { ${steps.join(", ")} } from "${contract.package}/upgrades";` : "",
    `export type All = [${[...imported, ...values].join(", ")}];`,
    ...model.unions.flatMap((one) =>
      isDeclaredOpen(one) ? [`import { isKnown${one.name} } from "${contract.package}";`] : [],
    ),
    `import type { ${union.name}ByType } from "${contract.package}";`,
    `export type Kinds = [${types.values.map(({ value }) => `${union.name}ByType[${JSON.stringify(value)}]`).join(", ")}];`,
    ...model.shapes.map(({ name }) => `export interface My${name} extends ${name} {}`),
    `const client: Caller = createClient({ baseUrl: "http://localhost" });`,
    `declare const anyText: string;`,
    `void [anyText, ${[...steps, ...values, ...errors.codes.map(({ name }) => `ErrorCode.${name}`)].join(", ")}];`,
    ...families.flatMap((family) =>
      family.versions.flatMap(({ submit }) => (submit ? [submitCall(model, submit)] : [])),
    ),
    ...plainOperations(model).map(plainCall),
    ...[...families, ...plainOperations(model)].map((operation) => failureRead(operation, model)),
    ...detailedErrors(errors).map(({ name, details }) => errorRead(name, details, contract.package)),
    ...webhooks.flatMap(({ name, signature }) =>
      signature
        ? [
            `import { verify${pascal(name)} } from "${contract.package}";`,
            `export const verified${pascal(name)} = verify${pascal(name)}({ headers: {}, body: "" }, new Map());`,
          ]
        : [],
    ),
    ...webhooks.map(
      ({ name, payload, headers }) =>
        `export function on${pascal(name)}(payload: ${pascal(name)}Payload, headers: ${pascal(name)}Headers): void {\n` +
        `${[...reads(payload, "payload", true), ...headers.map((header) => `void headers[${JSON.stringify(header.name)}];`)].join("\n")}\n}`,
    ),
  ].join("\n");
}

function errorRead(name: string, details: Shape, packageName: string): string {
  return [
    `import { isError as is${name} } from "${packageName}";`,
    `export function read${name}(error: unknown): void {`,
    `if (!is${name}(error, ${JSON.stringify(name)})) return;`,
    ...reads(shapeType(details), "error.details", true),
    "}",
  ].join("\n");
}

function submitCall(model: Model, { operation, numbered, request, response }: Submit): string {
  const filled = new Set(activityOf(model).envelope.flatMap(({ name, fill }) => (fill ? [name] : [])));
  const fields = request.fields.filter(({ name }) => name !== "type" && !filled.has(name));
  const inputs = Array.from({ length: turns(shapeType(request)) }, (_, turn) => record(fields, sent(turn)));
  const call = callText(operation, [record(fields, leastSent), ...inputs], response);
  return numbered === undefined ? call : `${call}\nvoid client.${numbered};`;
}

function plainCall(operation: PlainOperation): string {
  const parts = [awaitedCall, headedCall].flatMap((part) => part(operation));
  return [onceCall(operation), ...parts].join("\n");
}

/** Tells all errors of an operation apart. */
function failureRead({ name, terms }: Pick<PlainOperation, "name" | "terms">, { contract }: Model): string {
  if (!terms.errors || terms.errors.length === 0) return "";
  return [
    `import { ${isFailureName(name)} } from "${contract.package}";`,
    `export function ${name}Failed(error: unknown): string {`,
    `if (!${isFailureName(name)}(error)) return "";`,
    "const { code } = error;",
    `switch (code) {\n${terms.errors.map(({ code }) => `case ${JSON.stringify(code)}: return error.message;`).join("\n")}\n}`,
    "const never: never = code;\nreturn never;\n}",
  ].join("\n");
}

/** Reads each header of the answer. */
function headedCall({ name, request, headers }: PlainOperation): string[] {
  if (!headers) return [];
  return [
    `export async function ${name}Headed(): Promise<void> {`,
    `const { headers } = await client.${withHeadersName(name)}(${literal(shapeType(request), leastSent)});`,
    ...headers.map((header, index) => {
      const text = `headers[${JSON.stringify(header.name)}]`;
      // A variable of the type that its first value has.
      const known = `let known${index} = ${literal(header.type, answered(0))};`;
      return header.optional ? `void ${text};` : `${known} known${index} = ${text}; void known${index};`;
    }),
    "}",
  ];
}

/** Waits, and knows every end. */
function awaitedCall({ name, request, wait, awaited }: PlainOperation): string[] {
  const ends = (wait ?? awaited?.query.wait)?.final;
  if (!ends) return [];
  const all = [...ends.map(({ outcome }) => outcome), "unknown", "timedOut", "aborted"];
  return [
    `export async function ${name}Awaited(): Promise<void> {`,
    `const ended = await client.${untilDoneName(name)}(${literal(shapeType(request), leastSent)}, { timeoutMs: 1 });`,
    `switch (ended.outcome) {\n${all.map((one) => `case ${JSON.stringify(one)}:`).join("\n")}\nreturn void ended.answer;`,
    "default: { const never: never = ended; return never; }\n}\n}",
  ];
}

function onceCall({ name, request, response, page, stream }: PlainOperation): string {
  const type = shapeType(request);
  if (stream) {
    const coming = `for await (const { id, data } of client.${name}(${literal(type, leastSent)})) {`;
    const body = [coming, "void id;", ...reads(shapeType(response), "data", true), "}"].join("\n");
    return `export async function ${name}Called(): Promise<void> {\n${body}\n}`;
  }
  const inputs = Array.from({ length: turns(type) }, (_, turn) => literal(type, sent(turn)));
  const call = callText(name, [literal(type, leastSent), ...inputs], response);
  if (!page) return call;
  const going = `for await (const item of client.${itemsName(name)}(${literal(type, leastSent)})) {`;
  const body = [going, ...reads(page.items.type.of, "item", true), "}"].join("\n");
  return `${call}\nexport async function ${name}Gone(): Promise<void> {\n${body}\n}`;
}

function callText(operation: string, inputs: readonly string[], response: Shape): string {
  const calls = inputs.map((input) => `await client.${operation}(${input});`);
  return [
    `export async function ${operation}Called(): Promise<void> {`,
    ...calls.slice(1),
    `const answer = ${calls[0] ?? "undefined;"}`,
    ...reads(shapeType(response), "answer", true),
    "}",
  ].join("\n");
}

export function implementerOf(model: Model): string {
  const { contract, families, errors, webhooks } = model;
  const hooks = webhooks.map(
    ({ name, payload }) =>
      `export const sent${pascal(name)}: ${pascal(name)}Payload = ${literal(payload, answered(0))};`,
  );
  const names = [...declared(model), ...webhooks.map(({ name }) => `${pascal(name)}Payload`)];
  return [
    `import { ErrorCode } from "${contract.package}";`,
    `import type { ${names.join(", ")} } from "${contract.package}";`,
    `import type { Service } from "${contract.package}/server";`,
    `export type All = [${names.join(", ")}];`,
    ...model.shapes.map(({ name }) => `export interface My${name} extends ${name} {}`),
    `declare const anyText: string;`,
    `declare const turn: number;`,
    `void [anyText, ${errors.codes.map(({ name }) => `ErrorCode.${name}`).join(", ")}];`,
    ...hooks,
    ...webhooks.flatMap(({ name, signature }) =>
      signature
        ? [
            `import { sign${pascal(name)} } from "${contract.package}";`,
            `declare const given${pascal(name)}: Parameters<typeof sign${pascal(name)}>[0];`,
            `export const signed${pascal(name)} = sign${pascal(name)}(given${pascal(name)}, "", () => Promise.resolve(new Uint8Array()));`,
          ]
        : [],
    ),
    ...detailedErrors(errors).map(
      ({ name, details }) =>
        `import { errorOf as of${name} } from "${contract.package}";\n` +
        `void of${name}(${JSON.stringify(name)}, "text", ${literal(shapeType(details), answered(0))});`,
    ),
    `import { serve } from "${contract.package}/server";`,
    ...(plainOperations(model).some(({ headers }) => headers)
      ? [`import { Answered } from "${contract.package}/server";`]
      : []),
    `export const served = () => serve({ service, hooks: { authenticate: () => undefined }${errorMembers(errors)} });`,
    `export const service: Service<undefined> = {`,
    ...families.map((family) => submitMethod(family)),
    ...plainOperations(model).map(({ name, request, response, headers, stream }) => {
      const body = bodyText(request, response);
      if (headers) {
        const all = record(headers, answered(0));
        return `${name}(_, request) {\n${body.replace(/\breturn (.*);$/gm, `return new Answered($1, ${all});`)}\n},`;
      }
      if (!stream) return `${name}(_, request) {\n${body}\n},`;
      const id = literal(stream.id, answered(0));
      return `async *${name}(_, request) {\n${body.replace(/\breturn (.*);$/gm, `yield { id: ${id}, data: $1 };`)}\n},`;
    }),
    `};`,
  ].join("\n");
}

/** What the service has to say for every error. */
function errorMembers(errors: Model["errors"]): string {
  const { others } = errorForm(errors);
  return others.length === 0 ? "" : `, errorMembers: () => (${record(others, answered(0))})`;
}

/** Whether only servers write a record decides what TypeScript takes for its open enums. */
function bodyText(request: Shape, response: Shape): string {
  return [...reads(shapeType(request), "request", isOnlyAnswered(request)), ...returns(response)].join("\n");
}

function returns(response: Shape): string[] {
  const type = shapeType(response);
  const count = turns(type);
  const whole = Array.from(
    { length: count },
    (_, turn) => `if (turn === ${turn}) return ${literal(type, answered(turn))};`,
  );
  return [...whole, `return ${literal(type, { ...answered(0), whole: false })};`];
}

function submitMethod(family: Family): string {
  const submitted = family.versions.flatMap(({ submit, type }) => (submit ? [{ ...submit, type }] : []));
  const [only] = submitted;
  if (submitted.length === 1 && only)
    return `${family.name}(_, request) {\n${bodyText(only.request, only.response)}\n},`;
  const cases = submitted.map(
    ({ type, request, response }) => `case ${JSON.stringify(type)}: {\n${bodyText(request, response)}\n}`,
  );
  const others = `default: { const never: never = request; return never; }`;
  return `${family.name}(_, request) {\nswitch (request.type) {\n${cases.join("\n")}\n${others}\n}\n},`;
}
