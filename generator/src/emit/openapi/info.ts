// What the description says about all operations at once: conventions of bodies, how changes work, and where errors go.

import { exampleOf, fieldExample } from "../../values/examples.js";
import { detailedErrors, errorBody, errorForm } from "../../model/error-form.js";
import type { ErrorCode, Errors, Field, Json, Model, Shape } from "../../model/model.js";
import type { Components, Schema } from "./components.js";
import { enumerate, errorTable, firstSentence, paragraphs } from "../prose.js";

export function info(model: Model): Schema {
  const { title, version, doc } = model.contract;
  return {
    title,
    version,
    description: paragraphs(doc, bodies(model), activities(model)),
    ...license(model),
  };
}

const licenseNames: Readonly<Record<string, string>> = {
  "Apache-2.0": "Apache License 2.0",
  MIT: "MIT License",
  ISC: "ISC License",
};

/** `UNLICENSED` is npm's word for none. */
function license({ contract }: Model): Schema {
  const { license: identifier } = contract.manifest;
  if (identifier === "UNLICENSED") return {};
  const name = Object.hasOwn(licenseNames, identifier) ? licenseNames[identifier] : undefined;
  return { license: { name: name ?? identifier, identifier } };
}

function bodies({ contract }: Model): string {
  return [
    "Members that are not required may be absent, and `null` stands for absent; answers leave absent members out.",
    "Requests with members that are not described are refused, unless their schema allows them.",
    "Lengths of strings count Unicode code points; bounds and patterns hold for what is sent.",
    `A body has at most ${contract.limits.bodyBytes} bytes.`,
  ].join(" ");
}

function activities({ activity, families }: Model): string | undefined {
  if (!activity || families.length === 0) return undefined;
  const { union, status, poll } = activity;
  const done = status?.final.find(({ outcome }) => outcome === "completed");
  return [
    `Every change is asked for by submitting a body whose \`${union.tag}\` tells what kind of change it is.`,
    `The answer is a record, \`${union.name}\`, that tells how far the change has come${done ? `: \`${status?.field ?? ""}\` is \`${done.value}\` once it is made` : ""}.`,
    ...(status && poll
      ? [
          `While it is ${enumerate(status.pending).replace(/ and (?=`[^`]*`$)/, " or ")}, ask again with \`${poll.query.name}\`.`,
        ]
      : []),
    "Older versions of a kind of change are still accepted where its operation says so.",
  ].join(" ");
}

export function errorResponse(errors: Errors, components: Components): Schema {
  return {
    description: paragraphs(
      `Nothing was done, or it cannot be told whether it was. \`${errorForm(errors).code?.name ?? "code"}\` says why:`,
      errorTable(errors),
    ),
    content: {
      [errors.media]: {
        schema: errorSchema(errors, errors.codes, components),
        examples: Object.fromEntries(
          errors.codes.map((code) => [
            code.name,
            { summary: firstSentence(code.doc), value: errorExample(errors, code) },
          ]),
        ),
      },
    },
  };
}

/** The body of one of these errors: that of all, and what some of them say besides. */
export function errorSchema(errors: Errors, codes: readonly ErrorCode[], components: Components): Schema {
  const ofShape = (shape: Shape): Schema => components.type({ kind: "shape", shape }, false);
  const body = ofShape(errors.body);
  const shapes = [...new Set(detailedErrors({ codes }).map(({ details }) => details))];
  const detailed = shapes.map((shape): Schema => ({ allOf: [body, ofShape(shape)] }));
  const isOfAll = detailed.length === 0 || codes.some(({ details }) => !details);
  const schemas = isOfAll ? [body, ...detailed] : detailed;
  const [first, ...more] = schemas;
  return first && more.length === 0 ? first : { anyOf: schemas };
}

function errorExample(errors: Errors, { code, status, doc, details }: ErrorCode): Json {
  const { list, others } = errorForm(errors);
  const title = firstSentence(doc);
  const said: Json = details ? exampleOf({ kind: "shape", shape: details }) : {};
  const given = others.filter(({ optional }) => !optional).map((field) => [field.name, fieldExample(field)]);
  const error = { error: { code, status, title }, message: title, details: list ? [] : said };
  return errorBody(errors, error, Object.fromEntries(given) as object);
}

/** OpenAPI has no place for the schema of what a header holds, so the description lists its members. */
export function securitySchemes({ contract }: Model): Schema {
  return Object.fromEntries(
    contract.security.map(({ name, header, doc, content, stampers }) => {
      const holds = content ? `Once decoded it holds \`${content.name}\`:` : undefined;
      const members = content?.fields.map(memberText).join("\n");
      const description = paragraphs(doc, holds, members);
      return [name, isBearer(stampers) ? { ...bearer, description } : { ...apiKey(header), description }];
    }),
  );
}

const bearer = { type: "http", scheme: "bearer" };

function apiKey(header: string): Schema {
  return { type: "apiKey", in: "header", name: header };
}

function isBearer(stampers: readonly { readonly name: string }[]): boolean {
  return stampers.some(({ name }) => name === "bearer");
}

function memberText({ name, optional, doc, type }: Field): string {
  const values = type.kind === "enum" ? ` One of ${enumerate(type.enum.values.map(({ value }) => value))}.` : "";
  return `- \`${name}\`${optional ? " (optional)" : ""}: ${doc}${values}`;
}
