// Unions that a contract's author declares, in what is sent and in what is answered.

import { expect, test } from "vitest";
import { compare } from "../../../generator/src/diff/compare.js";
import type { Change } from "../../../generator/src/diff/change.js";
import type { Model, Shape, Type, Union } from "../../../generator/src/model/model.js";
import { firstOf } from "../../service/support/results.js";
import { modelOf } from "../fixture.js";
import { shop } from "./cases.js";

const position = { file: "shapes/shop.yaml", line: 1, column: 1, length: 1 };

function variant(model: Model, tag: string, value: string): Shape {
  const any = firstOf(model.shapes);
  const type: Type = { kind: "literal", value, of: firstOf(model.enums) };
  const field = { ...firstOf(any.fields), name: tag, optional: false, type };
  return { ...any, name: `Way${value}`, fields: [field], extra: false, step: undefined };
}

/** The shop's contract with a union in the place of one member of a record. */
function withUnion(record: string, member: string, tag: string, values: readonly string[]): Model {
  // The model is shared by tests.
  const model = structuredClone(modelOf(shop));
  const union: Union = {
    name: "Way",
    doc: "One of several.",
    tag,
    variants: values.map((value) => ({ value, shape: variant(model, tag, value) })),
    fallback: undefined,
    usage: { request: record === "Filter", response: record === "Tea" },
    home: "shapes/shop",
    position,
  };
  const field = model.shapes.find(({ name }) => name === record)?.fields.find(({ name }) => name === member);
  if (!field) throw new Error(`no ${record}.${member}`);
  Object.assign(field, { type: { kind: "union", union } satisfies Type });
  return model;
}

async function between(record: string, old: readonly string[], now: readonly string[], tags = ["kind", "kind"]) {
  const member = record === "Filter" ? "more" : "anything";
  const [before = "", after = ""] = tags;
  const changes = await compare(withUnion(record, member, before, old), withUnion(record, member, after, now));
  return changes.map(({ rule, subject, effects, witness }: Change) => ({
    rule,
    subject,
    wire: [effects.requests, effects.responses],
    witness: witness?.refusal,
  }));
}

test("a variant more of a union that is sent breaks no request", async () => {
  expect(await between("Filter", ["A"], ["A", "B"])).toEqual([
    { rule: "request-union-variant-added", subject: "Way.B", wire: ["safe", "safe"], witness: undefined },
  ]);
});

test("a variant less of a union that is sent breaks requests with it", async () => {
  expect(await between("Filter", ["A", "B"], ["A"])).toEqual([
    {
      rule: "request-union-variant-removed",
      subject: "Way.B",
      wire: ["breaks", "safe"],
      witness: "/filter/more/kind: expected a known kind",
    },
  ]);
});

test("a variant more of a closed union that is answered breaks its readers", async () => {
  expect(await between("Tea", ["A"], ["A", "B"])).toEqual([
    {
      rule: "response-union-variant-added",
      subject: "Way.B",
      wire: ["safe", "breaks"],
      witness: "/teas/0/anything/kind: expected a known kind",
    },
  ]);
});

test("a variant less of a union that is answered breaks no reader", async () => {
  expect(await between("Tea", ["A", "B"], ["A"])).toEqual([
    { rule: "response-union-variant-removed", subject: "Way.B", wire: ["safe", "safe"], witness: undefined },
  ]);
});

test("another member that tells the variants apart breaks requests", async () => {
  expect(await between("Filter", ["A"], ["A"], ["kind", "sort"])).toEqual([
    {
      rule: "request-discriminator-changed",
      subject: "Way",
      wire: ["breaks", "safe"],
      witness: "/filter/more/sort: expected a known sort",
    },
  ]);
});
