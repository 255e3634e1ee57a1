// Errors: one for each status that answers have, and the record that is their body, where the document has one that the
// generated server can write.

import { STATUS_CODES } from "node:http";
import { below, isRecord, member, membersOf } from "./document.js";
import type { Document } from "./document.js";
import type { Member, ShapeDraft } from "./draft.js";
import { named, plain } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { around, typeName } from "./names.js";
import type { Names } from "./names.js";
import type { OperationDraft } from "./operations.js";
import type { Types } from "./types.js";

export interface ErrorsDraft {
  /** Name of a shape. */
  readonly body: string;
  readonly media: "application/json" | "application/problem+json";
  readonly codes: readonly ErrorDraft[];
}

export interface ErrorDraft {
  readonly name: string;
  readonly status: number;
  /** Numbers are those of the statuses; words are the names. */
  readonly code: number | undefined;
  readonly doc: string;
  readonly refuses: readonly string[];
}

/** What the generated server refuses by itself. */
const refusals: Readonly<Record<number, string>> = {
  400: "invalid",
  404: "notFound",
  500: "internal",
  501: "unimplemented",
};

export function nameOfStatus(status: number): string {
  const phrase = STATUS_CODES[status];
  return phrase === undefined
    ? `STATUS_${status}`
    : phrase
        .replace(/'/g, "")
        .replace(/[^A-Za-z]+/g, "_")
        .toUpperCase();
}

export function readErrors(
  document: Document,
  flattener: Flattener,
  types: Types,
  names: Names,
  findings: Findings,
  operations: readonly OperationDraft[],
): ErrorsDraft {
  const bodies = errorBodies(document, flattener, operations);
  const [most] = [...bodies.values()].sort((a, b) => b.count - a.count);
  const shape = most && shapeOf(most.placed, types);
  const members = shape?.members ?? [];
  const code = members.find(({ name }) => name === "code") ?? members.find(({ name }) => name === "type");
  const isOwn = shape !== undefined && isErrorBody(members);
  if (most && !isOwn) {
    const help = "the contract has one of its own, with `code`, `message` and `details`";
    findings.add(
      "changed",
      most.placed.pointer,
      `this body of errors lacks a code or a message, or needs more than these: ${help}`,
    );
  }
  const body = isOwn ? shape : ownBody(names, types);
  for (const [key, { placed }] of bodies) {
    if (isOwn && key !== most?.placed.pointer)
      findings.add("left-out", placed.pointer, `errors have one body, \`${body.name}\`: this one is left out`);
  }
  const hasWords = isOwn && code?.form.type.kind === "plain" && code.form.type.name === "string";
  const statuses = new Set([...operations.flatMap(({ failures }) => failures), ...Object.keys(refusals).map(Number)]);
  return {
    body: body.name,
    media: isOwn && most?.isProblem ? "application/problem+json" : "application/json",
    codes: [...statuses]
      .sort((a, b) => a - b)
      .map((status) => ({
        name: nameOfStatus(status),
        status,
        code: hasWords ? undefined : status,
        doc:
          STATUS_CODES[status] === undefined
            ? `HTTP status ${status}.`
            : `${STATUS_CODES[status]} (HTTP status ${status}).`,
        refuses: refusals[status] === undefined ? [] : [refusals[status]],
      })),
  };
}

interface Found {
  readonly placed: Placed;
  readonly isProblem: boolean;
  count: number;
}

/** The bodies of errors by their places, in the order of the document. */
function errorBodies(
  document: Document,
  flattener: Flattener,
  operations: readonly OperationDraft[],
): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const { pointer } of operations) {
    for (const [status, written] of membersOf(member(document.at(pointer), "responses"))) {
      if (!/^[45]/.test(status) && status !== "default") continue;
      const response = flattener.resolve({ schema: written, pointer: below(pointer, "responses", status) });
      const media = membersOf(member(response.schema, "content")).find(([type]) => /json/i.test(type));
      const schema = media && member(media[1], "schema");
      if (!media || schema === undefined) continue;
      const placed = flattener.resolve({ schema, pointer: below(response.pointer, "content", media[0], "schema") });
      const known = found.get(placed.pointer);
      if (known) known.count++;
      else if (isRecord(placed.schema))
        found.set(placed.pointer, { placed, count: 1, isProblem: /problem/.test(media[0]) });
    }
  }
  return found;
}

function shapeOf(placed: Placed, types: Types): ShapeDraft | undefined {
  const name = placed.pointer.split("/").at(-1) ?? "";
  const { type } = types.form(placed, name === "schema" ? "ErrorBody" : typeName(name));
  types.finish();
  const declared = type.kind === "named" ? types.declared.get(type.name) : undefined;
  return declared?.kind === "shape" ? declared : undefined;
}

/** Whether the generated server can write it. */
function isErrorBody(members: readonly Member[]): boolean {
  const find = (name: string): Member | undefined => members.find((one) => one.name === name);
  const code = find("code") ?? find("type");
  const message = find("message") ?? find("detail");
  const is = (one: Member | undefined, kinds: readonly string[]): boolean =>
    one !== undefined &&
    !one.optional &&
    !one.form.nullable &&
    one.form.type.kind === "plain" &&
    kinds.includes(one.form.type.name) &&
    Object.keys(one.form.bounds).length === 0;
  if (!is(code, ["string", "int32"]) || !is(message, ["string"])) return false;
  return members.every((one) => {
    if (one === code || one === message) return true;
    if (one.name === "title" || one.name === "status") return is(one, [one.name === "title" ? "string" : "int32"]);
    if (one.name === "details") return isListOfAny(one);
    return one.optional;
  });
}

function isListOfAny({ form: { type } }: Member): boolean {
  return type.kind === "array" && type.of.kind === "plain" && type.of.name === "json";
}

function ownBody(names: Names, types: Types): ShapeDraft {
  const name = names.claim("ErrorBody", around);
  const made = (member: string, form: Member["form"], doc: string): Member => ({
    name: member,
    optional: false,
    form: { ...form, doc },
    pointer: "",
  });
  const list = { ...named(""), type: { kind: "array", of: { kind: "plain", name: "json" }, orNull: false } as const };
  const shape: ShapeDraft = {
    kind: "shape",
    name,
    doc: "What every error says.",
    deprecated: false,
    extra: false,
    members: [
      made("code", plain("int32"), "Which error it is."),
      made("message", plain("string"), "What happened, for people."),
      made("details", list, "What the error says besides."),
    ],
    pointer: "",
  };
  types.declared.set(name, shape);
  return shape;
}
