// Links plain operations and queries: a request, a response, and examples of both.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, flag, itemsOf, text, toJson } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { pascal } from "../model/case.js";
import type { Awaited, EventStream, Field, Json, Page, PlainExample, PlainOperation, Wait } from "../model/model.js";
import type { Declared } from "./declarations.js";
import { draftShape } from "./draft.js";
import type { ShapeDraft } from "./draft.js";
import { checkFits } from "./fits.js";
import { linkPath, linkTerms } from "./operations.js";
import type { Known } from "./operations.js";
import type { RecordLinker } from "./records.js";
import type { Scope } from "./scope.js";
import { checkSignatures, linkUrl } from "./url.js";

export interface PlainDraft<Kind extends PlainOperation["kind"]> {
  readonly kind: Kind;
  readonly item: Declared;
  readonly path: string;
  readonly request: ShapeDraft;
  readonly response: ShapeDraft;
}

/** Declares both records, so that others can name them. Their fields are linked later. */
export function draftPlain<Kind extends PlainOperation["kind"]>(
  kind: Kind,
  item: Declared,
  scope: Scope,
  records: RecordLinker,
): PlainDraft<Kind> {
  const doc = text(child(item.node, "doc")) ?? "";
  const draft = (role: "request" | "response", said: string): ShapeDraft => {
    const name = `${pascal(item.name)}${pascal(role)}`;
    const shape = draftShape({ name, role, doc: said, home: item.home, position: item.position });
    scope.define(name, { kind: "shape", shape });
    const node = child(item.node, role);
    const older = (from: Node): ShapeDraft | undefined => {
      const wanted = text(from);
      return wanted === undefined ? undefined : scope.shape(wanted, from.position);
    };
    if (node) records.add(shape, { node, older });
    return shape;
  };
  return {
    kind,
    item,
    path: linkPath(item, scope),
    request: draft("request", `Body of the ${kind} \`${item.name}\`. ${doc}`),
    response: draft("response", `Answer to the ${kind} \`${item.name}\`.`),
  };
}

/** What a query answers piece by piece, what a call begins that ends later, and what an answer has besides its body. */
interface Sequence {
  readonly headers?: readonly Field[] | undefined;
  readonly page?: Page | undefined;
  readonly stream?: EventStream | undefined;
  readonly wait?: Wait | undefined;
  readonly awaited?: Awaited | undefined;
}

export function linkPlain<Kind extends PlainOperation["kind"]>(
  draft: PlainDraft<Kind>,
  known: Known,
  diagnostics: Diagnostics,
  { headers, page, stream, wait, awaited }: Sequence = {},
): PlainOperation & { readonly kind: Kind } {
  const { kind, item, path, request, response } = draft;
  const url = linkUrl(draft, diagnostics);
  const terms = linkTerms(item.name, item.node, known, diagnostics);
  if (url) checkSignatures(draft, terms.security ?? known.security, diagnostics);
  const examples = itemsOf(child(item.node, "examples")).map((node): PlainExample => {
    const part = (key: string, shape: ShapeDraft): Json => {
      const value = child(node, key);
      if (!value) return {};
      checkFits(value, { kind: "shape", shape }, diagnostics);
      return toJson(value);
    };
    return { doc: text(child(node, "doc")), request: part("request", request), response: part("response", response) };
  });
  return {
    kind,
    name: item.name,
    doc: text(child(item.node, "doc")) ?? "",
    path,
    ...(url && { url }),
    request,
    response,
    ...(headers && { headers }),
    idempotent: kind === "query" || flag(child(item.node, "idempotent")),
    ...(page && { page }),
    ...(stream && { stream }),
    ...(wait && { wait }),
    ...(awaited && { awaited }),
    examples,
    terms,
    home: item.home,
    position: item.position,
  };
}
