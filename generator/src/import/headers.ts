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
  const found = new Map<string, Member>();
  for (const [name, written] of membersOf(member(answer, "headers"))) {
    const place = parts.flattener.resolve({ schema: written, pointer: below(pointer, "headers", name) });
    const leave = (why: string): void => leaveOut(name, place, why, parts);
    if (isOwnHeader(name)) leave("HTTP has a meaning for it");
    else if (isHeaderName(name) && found.has(name.toLowerCase())) leave("case makes no difference");
    else {
      const header = readHeader(name, place, owner, parts);
      if (header) found.set(name.toLowerCase(), header);
    }
  }
  return [...found.values()];
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

function leaveOut(name: string, { pointer }: Placed, why: string, { findings }: Parts): undefined {
  findings.add("left-out", pointer, `the header \`${name.slice(0, 80)}\` is left out: ${why}`);
  return undefined;
}
