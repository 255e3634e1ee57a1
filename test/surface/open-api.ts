// The parts of generated/openapi.json that tests read.

import { readFileSync } from "node:fs";

export interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody: Body;
  readonly responses: { readonly "200": Body };
}

interface Body {
  readonly content: { readonly "application/json": Content };
}

interface Content {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

const file = new URL("../../generated/openapi.json", import.meta.url);
export const openApi = JSON.parse(readFileSync(file, "utf8")) as OpenApi;

/** The component that a reference names. */
export function named(name: string): Schema {
  const schema = openApi.components.schemas[name];
  if (!schema) throw new Error(`no component ${name}`);
  return schema;
}

/** Name of the component that a schema refers to, if it does. */
export function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.replace("#/components/schemas/", "");
}

/** The schema that is meant: the component where it is a reference. */
export function resolve(schema: Schema): Schema {
  const name = nameOf(schema);
  return name === undefined ? schema : named(name);
}

/** The records that a body may be. */
export function alternatives(body: Schema): readonly Schema[] {
  return resolve(body).oneOf ?? [body];
}

/** The one record among the alternatives of a body that has this `type`; the body itself where no type is given. */
export function variant(body: Schema, type: string | undefined): Schema {
  if (type === undefined) return body;
  const found = alternatives(body).find((candidate) => typeOf(candidate) === type);
  if (!found) throw new Error(`no alternative of ${nameOf(body)} has the type ${type}`);
  return found;
}

/** What `type` of a submitted body must be. */
export function typeOf(request: Schema): string | undefined {
  return resolve(request).properties?.["type"]?.enum?.[0];
}

export function requestOf(path: string): Content | undefined {
  return openApi.paths[path]?.post.requestBody.content["application/json"];
}

export function responseOf(path: string): Content | undefined {
  return openApi.paths[path]?.post.responses["200"].content["application/json"];
}
