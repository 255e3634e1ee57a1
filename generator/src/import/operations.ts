// Operations: what has a JSON record, or none, as its request and as its answer.

import type { Json, Method } from "../model/model.js";
import { membersOfPath, routeOf } from "../model/url.js";
import { below, isRecord, itemsOf, member, membersOf, textOf } from "./document.js";
import type { Document } from "./document.js";
import type { AwaitedDraft, Member, WaitDraft } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { nameOfPath, operationName, typeName } from "./names.js";
import type { Names } from "./names.js";
import { recognisePage } from "./paging.js";
import type { Page } from "./paging.js";
import { readHeaders } from "./headers.js";
import { ParameterReader } from "./parameters.js";
import { kindOf } from "./alternatives.js";
import { prose } from "./schemas.js";
import type { Types } from "./types.js";

export interface OperationDraft {
  readonly kind: "query" | "operation";
  readonly name: string;
  readonly doc: string;
  readonly method: Method;
  /** Without a slash in front. */
  readonly path: string;
  readonly request: RecordDraft;
  /** Members in the query string although there is a body. */
  readonly inQuery: readonly string[];
  readonly response: RecordDraft;
  /** Of the answer, besides its body. */
  readonly headers: readonly Member[];
  /** Of the answer, as it is written. */
  readonly status: string;
  readonly page: Page | undefined;
  readonly wait?: WaitDraft;
  readonly awaited?: AwaitedDraft;
  readonly deprecated: boolean;
  /** HTTP statuses of its errors. */
  readonly failures: readonly number[];
  readonly pointer: string;
}

export interface RecordDraft {
  readonly members: readonly Member[];
  readonly extra: boolean;
  /** As written in the document. */
  readonly examples: readonly Json[];
}

interface Answer {
  readonly record: RecordDraft;
  readonly headers: readonly Member[];
  readonly status: string;
}

const methods: Readonly<Record<string, Method>> = {
  get: "GET",
  put: "PUT",
  post: "POST",
  delete: "DELETE",
  patch: "PATCH",
};
const otherMethods = ["head", "options", "trace"];
const segment = /^[A-Za-z0-9_.:~@-]*(?:\{[@A-Za-z_$][\w$@.-]*\}[A-Za-z0-9_.:~@-]*)?$/;

/** The names of the records that an operation has, and of its errors. */
export function recordsOf(name: string): readonly string[] {
  const start = typeName(name);
  return [
    `${start}Request`,
    `${start}Response`,
    `${start}ErrorCode`,
    `${start}Headers`,
    `${start}Outcome`,
    `Filled${start}Request`,
    `Received${start}Request`,
  ];
}

export class OperationReader {
  readonly #document: Document;
  readonly #flattener: Flattener;
  readonly #types: Types;
  readonly #findings: Findings;
  readonly #parameters: ParameterReader;
  readonly #paths = new Set<string>();

  constructor(document: Document, flattener: Flattener, types: Types, findings: Findings) {
    this.#document = document;
    this.#flattener = flattener;
    this.#types = types;
    this.#findings = findings;
    this.#parameters = new ParameterReader(document, flattener, types, findings);
  }

  /** @param claim gives an operation its name, and those of its records */
  all(names: Names, claim: (name: string) => void): readonly OperationDraft[] {
    const found = this.#places().map((place) => {
      const id = textOf(member(this.#document.at(place.pointer), "operationId"));
      const wanted =
        id === undefined || !/[A-Za-z0-9]/.test(id)
          ? nameOfPath(place.method.toLowerCase(), place.path)
          : operationName(id);
      const name = names.claim(wanted, (one) => [`${one}Items`, `${one}WithHeaders`, `${one}UntilDone`]);
      claim(name);
      return { ...place, name };
    });
    return found.flatMap((place) => {
      const operation = this.#operation(place);
      if (typeof operation !== "string") return [operation];
      this.#findings.add("left-out", place.pointer, `the operation \`${place.name}\` is left out: ${operation}`);
      return [];
    });
  }

  #places(): readonly { method: Method; path: string; item: string; pointer: string }[] {
    return membersOf(member(this.#document.root, "paths")).flatMap(([path, written]) => {
      if (path.startsWith("x-")) return [];
      const { schema: item, pointer } = this.#flattener.resolve({ schema: written, pointer: below("/paths", path) });
      if (member(item, "servers") !== undefined)
        this.#findings.add(
          "left-out",
          below(pointer, "servers"),
          "a contract has one server: those of a path are left out",
        );
      return membersOf(item).flatMap(([key]) => {
        if (otherMethods.includes(key))
          this.#findings.add("left-out", below(pointer, key), `operations have no method ${key.toUpperCase()}`);
        const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
        return method ? [{ method, path, item: pointer, pointer: below(pointer, key) }] : [];
      });
    });
  }

  /** The operation, or why there is none. */
  #operation(place: {
    method: Method;
    path: string;
    item: string;
    pointer: string;
    name: string;
  }): OperationDraft | string {
    const { method, item, pointer, name } = place;
    const written = this.#document.at(pointer);
    if (!isRecord(written)) return "it is no object";
    const owner = typeName(name);
    const parameters = this.#parameters.read(item, pointer, owner);
    if (parameters.impossible !== undefined) return parameters.impossible;
    const path = place.path.split("?")[0]?.replace(/^\/+|\/+$/g, "") ?? "";
    const template = path.split("/");
    if (!template.every((part) => part !== "" && segment.test(part)))
      return `its path \`${place.path.slice(0, 200)}\` has parts that no path of a contract has`;
    const inPath = membersOfPath(path);
    const undeclared = inPath.find((one) => !parameters.path.some((known) => known.name === one));
    if (undeclared !== undefined) return `\`${undeclared}\` of its path is no parameter`;
    if (new Set(inPath).size < inPath.length) return "a parameter is in its path twice";
    const body = this.#body(written, pointer, method, owner);
    if (typeof body === "string") return body;
    const answer = this.#answer(written, pointer, owner);
    if (typeof answer === "string") return answer;
    const key = routeOf(path, method);
    if (this.#paths.has(key)) return "another operation has its method and path";
    const bound = parameters.path.filter((one) => inPath.includes(one.name));
    const ofBody = new Set(body.members.map((one) => one.name));
    const clash = [...bound, ...parameters.query].find((one) => ofBody.has(one.name));
    const twice = bound.find((one) => parameters.query.some((other) => other.name === one.name));
    if (clash ?? twice) return `two of its parameters and members are called \`${(clash ?? twice)?.name ?? ""}\``;
    this.#paths.add(key);
    this.#listed(written, pointer);
    const members = [...bound, ...parameters.query, ...body.members];
    const request = {
      members,
      extra: body.extra,
      examples: body.examples.map((one) => ({ ...parameters.examples, ...(one as object) })),
    };
    // Parameters have examples one by one: those of some of them are no example of a request.
    const isWhole = members.every((one) => one.optional || Object.hasOwn(parameters.examples, one.name));
    const all = request.examples.length > 0 || !isWhole ? request.examples : [parameters.examples];
    const summary = prose(textOf(member(written, "summary")));
    const description = prose(textOf(member(written, "description")));
    const hasBody = method !== "GET" && method !== "DELETE";
    const page =
      method === "GET" || method === "POST" ? recognisePage(members, answer.record.members, this.#types) : undefined;
    return {
      kind: method === "GET" || page ? "query" : "operation",
      name,
      doc: description ?? summary ?? `${method} ${place.path}.`,
      method,
      path,
      request: { ...request, examples: all },
      inQuery: hasBody ? parameters.query.map((one) => one.name) : [],
      response: answer.record,
      headers: answer.headers,
      status: answer.status,
      page,
      deprecated: member(written, "deprecated") === true,
      failures: failures(written),
      pointer,
    };
  }

  #listed(written: Json, pointer: string): void {
    for (const key of ["callbacks", "servers"]) {
      if (membersOf(member(written, key)).length > 0 || itemsOf(member(written, key)).length > 0)
        this.#findings.add("left-out", below(pointer, key), `operations of a contract have no ${key}`);
    }
  }

  #body(written: Json, pointer: string, method: Method, owner: string): RecordDraft | string {
    const none: RecordDraft = { members: [], extra: false, examples: [] };
    const body = member(written, "requestBody");
    if (body === undefined) return none;
    const place = this.#flattener.resolve({ schema: body, pointer: below(pointer, "requestBody") });
    const content = membersOf(member(place.schema, "content"));
    const isRequired = member(place.schema, "required") === true;
    if (method === "GET" || method === "DELETE") {
      if (isRequired && method === "DELETE") return "a DELETE has no body";
      const isEmpty = content.every(
        ([, media]) => membersOf(member(member(media, "schema") ?? {}, "properties")).length === 0,
      );
      if (!isEmpty) this.#findings.add("left-out", place.pointer, `the body of a ${method} is left out`);
      return none;
    }
    const media = this.#json(content, place.pointer, "request");
    if (!media)
      return content.length === 0 || !isRequired
        ? none
        : `its request is not JSON (${content
            .map(([type]) => type)
            .join(", ")
            .slice(0, 200)})`;
    const record = this.#record(media, owner, "request");
    if (typeof record !== "string" && !isRequired && record.members.length > 0)
      this.#findings.add("changed", place.pointer, "the body may be absent: in the contract it is always sent");
    return record;
  }

  #answer(written: Json, pointer: string, owner: string): Answer | string {
    const responses = membersOf(member(written, "responses"));
    const good = responses.filter(([status]) => /^2(?:\d\d|XX)$/i.test(status));
    const [first, ...others] = good.length > 0 ? good : responses.filter(([status]) => status === "default");
    if (!first) return "it has no answer of success";
    const [status, response] = first;
    if (status !== "200" && status !== "default")
      this.#findings.add(
        "changed",
        below(pointer, "responses", status),
        `answers of a contract have the status 200, not ${status}`,
      );
    for (const [other] of others)
      this.#findings.add(
        "left-out",
        below(pointer, "responses", other),
        `the answer ${other} is left out: ${status} is carried over`,
      );
    const place = this.#flattener.resolve({ schema: response, pointer: below(pointer, "responses", status) });
    const parts = { flattener: this.#flattener, types: this.#types, findings: this.#findings };
    const headers = readHeaders(place, owner, parts);
    const content = membersOf(member(place.schema, "content"));
    if (content.length === 0) return { record: { members: [], extra: false, examples: [] }, headers, status };
    const media = this.#json(content, place.pointer, "answer");
    if (!media)
      return `its answer is not JSON (${content
        .map(([type]) => type)
        .join(", ")
        .slice(0, 200)})`;
    const record = this.#record(media, owner, "response");
    return typeof record === "string" ? record : { record, headers, status };
  }

  #json(content: readonly (readonly [string, Json])[], pointer: string, what: string): Placed | undefined {
    const found =
      content.find(([type]) => /^application\/json\b/i.test(type)) ??
      content.find(([type]) => /^(?:application\/(?:[\w.-]+\+json|\*)|text\/json|\*\/\*)/i.test(type));
    if (!found) return undefined;
    for (const [type] of content) {
      if (type !== found[0])
        this.#findings.add(
          "left-out",
          below(pointer, "content", type),
          `the ${what} as ${type.slice(0, 80)} is left out: JSON is carried over`,
        );
    }
    return { schema: found[1], pointer: below(pointer, "content", found[0]) };
  }

  #record({ schema: media, pointer }: Placed, owner: string, role: "request" | "response"): RecordDraft | string {
    const schema = member(media, "schema");
    const what = role === "request" ? "request" : "answer";
    if (schema === undefined) return { members: [], extra: true, examples: [] };
    const placed = this.#flattener.resolve({ schema, pointer: below(pointer, "schema") });
    const flat = this.#flattener.flat(placed);
    const kind = kindOf(flat);
    const isRecordLike = kind === "object" || (kind === "any" && flat.alternatives.length === 0);
    if (!isRecordLike)
      return `its ${what} is not a record but ${kind === "alternatives" ? "one of several" : `of the kind ${kind}`}`;
    const isMap =
      flat.properties.size === 0 &&
      flat.additional !== undefined &&
      isRecord(flat.additional.schema) &&
      membersOf(flat.additional.schema).length > 0;
    if (isMap) return `its ${what} is a map`;
    if (flat.keywords["nullable"] === true)
      this.#findings.add("changed", placed.pointer, `null in the place of the ${what} is left out`);
    const examples = [
      member(media, "example"),
      ...membersOf(member(media, "examples")).map(([, one]) =>
        member(this.#flattener.resolve({ schema: one, pointer }).schema, "value"),
      ),
      flat.keywords["example"],
    ];
    const component = /^\/components\/schemas\/([^/]+)$/.exec(placed.pointer)?.[1];
    // What is inside of it has the same names wherever it is used.
    const holder = component === undefined ? `${owner}${role === "request" ? "" : "Response"}` : typeName(component);
    return {
      members: this.#types.members(flat, holder),
      extra: flat.additional?.schema !== false,
      examples: examples.filter((one) => isRecord(one)).slice(0, 3) as readonly Json[],
    };
  }
}

function failures(written: Json): readonly number[] {
  return membersOf(member(written, "responses")).flatMap(([status]) =>
    /^[45]\d\d$/.test(status) ? [Number(status)] : [],
  );
}
