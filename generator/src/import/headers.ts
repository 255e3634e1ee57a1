// Headers of answers and webhooks that are carried over: plain values under names that a contract's headers can have.

import { isHeaderName, isOwnHeader } from "../model/headers.js";
import { below, member, membersOf } from "./document.js";
import { innermost } from "./draft.js";
import type { Member } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { typeName } from "./names.js";
import { docOf } from "./schemas.js";
import type { Types } from "./types.js";

interface Parts {
  readonly flattener: Flattener;
  readonly types: Types;
  readonly findings: Findings;
}

/** Of the answer that is carried over. */
export function readHeaders({ schema: answer, pointer }: Placed, owner: string, parts: Parts): readonly Member[] {
  const found = membersOf(member(answer, "headers")).flatMap(([name, written]) => {
    const place = parts.flattener.resolve({ schema: written, pointer: below(pointer, "headers", name) });
    const header = isOwnHeader(name)
      ? leaveOut(name, place, "HTTP has a meaning for it", parts)
      : readHeader(name, place, owner, parts);
    return header ?? [];
  });
  return eachOnce(found, parts);
}

/** Case makes no difference to names of headers. */
export function eachOnce(headers: readonly Member[], parts: Pick<Parts, "findings">): readonly Member[] {
  const names = new Set<string>();
  return headers.filter((header) => {
    const name = header.name.toLowerCase();
    if (!names.has(name)) return names.add(name);
    leaveOut(header.name, header, "case makes no difference", parts);
    return false;
  });
}

/** A header, or undefined where it has been listed as left out. */
export function readHeader(name: string, place: Placed, owner: string, parts: Parts): Member | undefined {
  const { types } = parts;
  const schema = member(place.schema, "schema");
  const leave = (why: string): undefined => leaveOut(name, place, why, parts);
  if (!isHeaderName(name)) return leave("its name is none of a header in a contract");
  if (schema === undefined) return leave("it has a media type of its own");
  const form = types.form({ schema, pointer: below(place.pointer, "schema") }, typeName(`${owner} ${name}`));
  const inner = innermost(form.type);
  const declared = inner.kind === "named" ? types.declared.get(inner.name)?.kind : undefined;
  const isJson = inner.kind === "plain" && inner.name === "json";
  if ("of" in form.type || isJson || form.nullable || declared === "shape" || declared === "union")
    return leave("it is no plain value");
  const said = { ...form, doc: docOf(place.schema) ?? form.doc, default: undefined };
  return { name, optional: member(place.schema, "required") !== true, form: said, pointer: place.pointer };
}

function leaveOut(
  name: string,
  { pointer }: Pick<Placed, "pointer">,
  why: string,
  { findings }: Pick<Parts, "findings">,
): undefined {
  findings.add("left-out", pointer, `the header \`${name.slice(0, 80)}\` is left out: ${why}`);
  return undefined;
}
