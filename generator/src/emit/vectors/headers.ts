// Headers of answers, with what a client reads of them, or which one it refuses.

import type { Field, Json, Model } from "../../model/model.js";
import { plainOf } from "../../model/formats.js";
import { exampleOf, fieldExample } from "../../values/examples.js";
import { kindOf } from "../answer-headers.js";
import { headedOperations } from "../contract-data.js";

type Texts = Readonly<Record<string, string>>;

interface HeaderVector {
  readonly headers: Texts;
  readonly read?: { readonly [name: string]: Json };
  /** The header that is wrong. */
  readonly fault?: string;
}

export function headerVectors(model: Model): readonly Json[] {
  return headedOperations(model).flatMap(({ name, request, response, headers }) => {
    const [asked, answer] = [request, response].map((shape) => exampleOf({ kind: "shape", shape }));
    return casesOf(headers).map((one) => ({ operation: name, request: asked!, answer: answer!, ...one }));
  });
}

function casesOf(fields: readonly Field[]): readonly HeaderVector[] {
  const listed = (some: readonly Field[]) => Object.fromEntries(some.map((field) => [field.name, fieldExample(field)]));
  const required = fields.filter(({ optional }) => !optional);
  const [whole, least] = [listed(fields), listed(required)];
  const said = textsOf(whole);
  const spelt = (spell: (name: string) => string): Texts =>
    Object.fromEntries(Object.entries(said).map(([name, text]) => [spell(name), text]));
  return [
    { headers: said, read: whole },
    { headers: textsOf(least), read: least },
    { headers: spelt((name) => name.toLowerCase()), read: whole },
    { headers: spelt((name) => name.toUpperCase()), read: whole },
    { headers: { ...said, "X-Unknown-To-The-Contract": "1" }, read: whole },
    ...required.map(({ name }) => ({
      headers: Object.fromEntries(Object.entries(said).filter(([other]) => other !== name)),
      fault: name,
    })),
    ...fields.flatMap((field) => {
      const { fits, faults } = spellings(field);
      const put = (text: string): Texts => ({ ...said, [field.name]: text });
      return [
        ...fits.map(([text, value]) => ({ headers: put(text), read: { ...whole, [field.name]: value } })),
        ...faults.map((text) => ({ headers: put(text), fault: field.name })),
      ];
    }),
  ];
}

function textsOf(values: { readonly [name: string]: Json }): Texts {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Texts with the values that they stand for, and those that stand for none. Bounds are not looked at in answers. */
function spellings({ type }: Field): {
  readonly fits: readonly (readonly [text: string, value: Json])[];
  readonly faults: readonly string[];
} {
  const noNumbers = ["", "x", "null", "true", "[1]", '"1"', "0x1", "+1", "007", "1.", ".5", "NaN", "Infinity", "1e400"];
  if (type.kind === "literal") return { fits: [], faults: [] };
  switch (kindOf(type)) {
    case "int32":
      return {
        fits: [
          ["-2147483648", -2_147_483_648],
          ["2147483647", 2_147_483_647],
          ["0", 0],
          ["5.0", 5],
          ["1e1", 10],
        ],
        faults: [...noNumbers, "1.5", "2147483648"],
      };
    case "number":
      return {
        fits: [
          ["-0.5", -0.5],
          ["1E3", 1000],
          ["0", 0],
        ],
        faults: noNumbers,
      };
    case "boolean":
      return {
        fits: [
          ["true", true],
          ["false", false],
        ],
        faults: ["", "True", "1", "yes", "null", '"true"'],
      };
    default:
      return {
        fits: plainOf(type)?.kind === "string" ? ["", "1", "true", "null", "a, b"].map((text) => [text, text]) : [],
        faults: [],
      };
  }
}
