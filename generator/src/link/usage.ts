// Walks everything that can be sent and answered, marks each type with where it occurs, and reports what occurs nowhere.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { importsFolder } from "../load/imports.js";
import type { Enum, Field, Model, Scalar, Shape, Type, Union } from "../model/model.js";
import { errorRecords, isOfTypes, isUncalled, plainOperations } from "../model/operations.js";
import { markFilled } from "./defaults.js";
import type { Draft } from "./draft.js";
import { markReceived } from "./received.js";

type Direction = "request" | "response";

export function markUsage(model: Model, diagnostics: Diagnostics): void {
  const walk = new Walk();
  for (const family of model.families) {
    walk.type(family.body, "request");
    for (const answer of family.answers) walk.shape(answer, "response");
    for (const { enum: trait } of family.traits) walk.seen.add(trait);
  }
  for (const { request, response, headers, stream } of plainOperations(model)) {
    walk.shape(request, "request");
    walk.shape(response, "response");
    if (headers) walk.fields(headers, "response");
    if (stream) walk.type(stream.id, "response");
  }
  if (isOfTypes(model)) walk.all(model);
  else if (!isUncalled(model)) for (const shape of errorRecords(model)) walk.shape(shape, "response");
  for (const webhook of model.webhooks) {
    walk.type(webhook.payload, "response");
    walk.fields(webhook.headers, "response");
  }
  for (const { content } of model.contract.security) if (content) walk.shape(content, "request");
  const { activity } = model;
  if (activity) {
    walk.type({ kind: "union", union: activity.union }, "response");
    walk.shape(activity.base, "response");
    walk.shape(activity.response, "response");
    for (const { enum: trait } of activity.traits) walk.seen.add(trait);
    walk.seen.add(activity.types);
  }

  reportUnused(model, walk.seen, diagnostics);
  reportNeverSent(walk.holders, diagnostics);
  markFilled(model, new Set([...walk.holders].filter(({ usage }) => usage.request)));
  markReceived(walk.holders);
}

class Walk {
  readonly seen = new Set<Scalar | Enum | Shape | Union>();
  /** Records and unions that are sent or answered. */
  readonly holders = new Set<Shape | Union>();

  /** Whoever shares a type sends it and answers with it. */
  all({ scalars, enums, shapes, unions }: Model): void {
    for (const scalar of scalars) this.seen.add(scalar);
    for (const direction of ["request", "response"] as const) {
      for (const declared of enums) this.type({ kind: "enum", enum: declared }, direction);
      for (const shape of shapes) this.shape(shape, direction);
      for (const union of unions) this.type({ kind: "union", union }, direction);
    }
  }

  type(type: Type, direction: Direction): void {
    switch (type.kind) {
      case "scalar":
        this.seen.add(type.scalar);
        return;
      case "enum":
        this.#mark(type.enum, direction);
        return;
      case "literal":
        if (type.of) this.#mark(type.of, direction);
        return;
      case "map":
        if (type.keyScalar) this.seen.add(type.keyScalar);
        return this.type(type.of, direction);
      case "array":
        return this.type(type.of, direction);
      case "shape":
        return this.shape(type.shape, direction);
      case "union":
        if (!this.#mark(type.union, direction)) return;
        for (const { shape } of type.union.variants) this.shape(shape, direction);
        // Only readers of answers meet what they do not know.
        if (type.union.fallback && direction === "response") this.shape(type.union.fallback, direction);
    }
  }

  shape(shape: Shape, direction: Direction): void {
    if (!this.#mark(shape, direction)) return;
    // A record that others start from is used, even where it is never sent itself.
    for (let older = shape.step?.from; older; older = older.step?.from) this.seen.add(older);
    this.#extended(shape);
    this.fields(shape.fields, direction);
  }

  /** A shape that others extend is used through them. */
  #extended({ extends: bases = [] }: Shape): void {
    for (const base of bases) {
      this.seen.add(base);
      this.#extended(base);
    }
  }

  fields(fields: readonly Field[], direction: Direction): void {
    for (const field of fields) this.type(field.type, direction);
  }

  /** Whether this is new. */
  #mark(thing: Enum | Shape | Union, direction: Direction): boolean {
    this.seen.add(thing);
    if (!("values" in thing)) this.holders.add(thing);
    const usage: Draft<typeof thing.usage> = thing.usage;
    if (usage[direction]) return false;
    usage[direction] = true;
    return true;
  }
}

/** Whoever answers gives every value. What an intent holds was sent, even where it no longer can be. */
function reportNeverSent(holders: ReadonlySet<Shape | Union>, diagnostics: Diagnostics): void {
  const records = [...holders].filter((holder) => "fields" in holder);
  const [sent, answered] = [true, false].map((isSent) => {
    const fields = records
      .filter(({ usage, role }) => isSent === (usage.request || role === "intent"))
      .flatMap((record) => record.fields)
      .filter((field) => field.default !== undefined);
    return new Map(fields.map((field) => [field.position, field]));
  });
  // Records that start from others have their fields.
  for (const [position, { name }] of answered ?? []) {
    if (sent?.has(position)) continue;
    diagnostics.report("CS0304", position, `\`default\` has no meaning here: \`${name}\` is never sent`, "remove it");
  }
}

function reportUnused(model: Model, seen: ReadonlySet<unknown>, diagnostics: Diagnostics): void {
  const report = (what: string, { name, position }: { name: string; position: Field["position"] }): void =>
    diagnostics.report("CS0504", position, `nothing uses the ${what} \`${name}\``, "remove it, or use it");

  // What belongs to an imported type is there because of it.
  const isOwn = ({ position }: { position: Field["position"] }): boolean => !position.file.startsWith(importsFolder);
  for (const declared of model.enums.filter(isOwn)) if (!seen.has(declared)) report("enum", declared);
  for (const shape of model.shapes.filter(isOwn)) if (!seen.has(shape)) report("shape", shape);
  for (const union of model.unions.filter(isOwn)) if (!seen.has(union)) report("union", union);
  for (const scalar of model.scalars.filter(isOwn))
    if (!seen.has(scalar) && !isExtended(scalar, model, seen)) report("scalar", scalar);
  for (const headers of model.headers) if (!headers.isUsed) report("set of headers", headers);
  for (const { name, of, position } of model.imports) if (!seen.has(of)) report("import", { name, position });
}

/** A scalar that others only build on is used through them. */
function isExtended(scalar: Scalar, model: Model, seen: ReadonlySet<unknown>): boolean {
  return model.scalars.some(
    (other) => other.extends === scalar.name && (seen.has(other) || isExtended(other, model, seen)),
  );
}
