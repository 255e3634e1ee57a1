// Headers of the answer that is carried over: plain values under names that a contract's answers can have.

import { below, member, membersOf } from "./document.js";
import { innermost } from "./draft.js";
import type { Member } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { isHeaderName, isOwnHeader } from "../model/headers.js";
import { typeName } from "./names.js";
import { docOf } from "./schemas.js";
import type { Types } from "./types.js";

export function readHeaders(
  { schema: answer, pointer }: Placed,
  owner: string,
  { flattener, types, findings }: { flattener: Flattener; types: Types; findings: Findings },
): readonly Member[] {
  const found = new Map<string, Member>();
  for (const [name, written] of membersOf(member(answer, "headers"))) {
    const place = flattener.resolve({ schema: written, pointer: below(pointer, "headers", name) });
    const leave = (why: string): void =>
      findings.add("left-out", place.pointer, `the header \`${name.slice(0, 80)}\` is left out: ${why}`);
    const schema = member(place.schema, "schema");
    if (isOwnHeader(name)) leave("HTTP has a meaning for it");
    else if (!isHeaderName(name)) leave("its name is none of a header in a contract");
    else if (found.has(name.toLowerCase())) leave("case makes no difference");
    else if (schema === undefined) leave("it has a media type of its own");
    else {
      const form = types.form({ schema, pointer: below(place.pointer, "schema") }, typeName(`${owner} ${name}`));
      const inner = innermost(form.type);
      const declared = inner.kind === "named" ? types.declared.get(inner.name)?.kind : undefined;
      const isJson = inner.kind === "plain" && inner.name === "json";
      if ("of" in form.type || isJson || form.nullable || declared === "shape" || declared === "union") {
        leave("it is no plain value");
        continue;
      }
      const said = { ...form, doc: docOf(place.schema) ?? form.doc, default: undefined };
      const optional = member(place.schema, "required") !== true;
      found.set(name.toLowerCase(), { name, optional, form: said, pointer: place.pointer });
    }
  }
  return [...found.values()];
}
