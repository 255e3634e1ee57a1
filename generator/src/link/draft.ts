// Things of the model while they are being put together. Identity comes first and content later, so that types can
// refer to each other in any order.

import type { Position } from "../diagnostics/position.js";
import type { Node } from "../load/tree.js";
import type { Enum, Field, Shape, ShapeRole, Union } from "../model/model.js";

export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export interface ShapeDraft extends Draft<Shape> {
  fields: Field[];
  usage: { request: boolean; response: boolean };
}

export interface EnumDraft extends Draft<Enum> {
  usage: { request: boolean; response: boolean };
}

export interface UnionDraft extends Draft<Union> {
  usage: { request: boolean; response: boolean };
}

export interface ShapeInit {
  readonly name: string;
  readonly role: ShapeRole;
  readonly doc: string;
  readonly home: string;
  readonly position: Position;
  readonly fields?: Field[];
  readonly deprecated?: string | undefined;
}

export function draftShape(init: ShapeInit): ShapeDraft {
  return {
    name: init.name,
    role: init.role,
    doc: init.doc,
    deprecated: init.deprecated,
    extra: false,
    fields: init.fields ?? [],
    usage: { request: false, response: false },
    home: init.home,
    step: undefined,
    position: init.position,
  };
}

/** Where a field is written decides which keys it may have. */
export type FieldPlace = "fields" | "add" | "retype" | "wrap" | "envelope" | "headers";

export interface FieldInit {
  readonly name: string;
  readonly type: Field["type"];
  readonly doc: string;
  readonly position: Position;
  readonly optional?: boolean;
}

export function makeField(init: FieldInit): Field {
  return {
    name: init.name,
    optional: init.optional ?? false,
    nullable: false,
    type: init.type,
    doc: init.doc,
    deprecated: undefined,
    example: undefined,
    fill: undefined,
    position: init.position,
  };
}

/** A record as written: where it stands, and which older record a `from` there may name. */
export interface RecordSource {
  readonly node: Node;
  /** Finds the record that `from` names; reports and answers undefined where there is none. */
  readonly older: (from: Node) => ShapeDraft | undefined;
  /** The version before this one: what an `upgrade` speaks of where the record is written out afresh. */
  readonly previous?: ShapeDraft | undefined;
}
