// An older client reads a newer server: with one value more of an enum, or one variant more of a union, in any place where
// the contract is open, and in no place where it is sent.

import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Type } from "../../templates/runtime/validate-type.js";
import type { Type as FieldType } from "../../generator/src/model/model.js";
import { openapiDocument } from "../../generator/src/emit/openapi/document.js";
import { tsc } from "../api/tsc.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { answered, isPlain, newer, newerOf, sent, typedAs } from "./newer.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

let made: Loaded;
let types: Readonly<Record<string, Type<unknown>>>;
beforeAll(async () => {
  made = await loadPackage("parcels");
  types = await made.load("validators/index.js");
});

const answers = Object.entries(answered);
const requests = Object.entries(sent);

async function compiled(name: string, text: string): Promise<string> {
  writeFileSync(path.join(made.folder, `${name}.ts`), text);
  const options = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noEmit",
    "--target",
    "es2022",
    "--module",
    "nodenext",
  ];
  return tsc(made.folder, "--ignoreConfig", ...options, "--skipLibCheck", `${name}.ts`);
}

const model = modelOf(sourcesOf(path.join(root, "test/contracts/parcels")));

function isOpenPlace(type: FieldType): boolean {
  if (type.kind === "array" || type.kind === "map") return isOpenPlace(type.of);
  return type.kind === "enum" || (type.kind === "union" && type.union.fallback !== undefined);
}

test("every member of the contract that may hold something newer is tried", () => {
  const fields = model.shapes.flatMap(({ name, fields }) =>
    name === "Order" ? [] : fields.filter(({ type }) => isOpenPlace(type)).map((field) => field.name),
  );
  const places = Object.values(answered).flatMap(newerOf);
  const tried = places.map(({ at }) => at.replace(/\/(?:a|\d+)(?=\/|$)/g, "").replace(/^.*\//, ""));
  expect([...new Set(tried)].sort()).toEqual([...new Set(fields)].sort());
});

describe("types of answers", () => {
  test("take what a newer server writes", async () => {
    const values = answers.flatMap(([type, value]) => newerOf(value).map((one) => [type, one.value] as const));
    expect(await compiled("answers", typedAs(values, "./dist/index.js"))).toBe("");
  });

  test("take what is listed", async () => {
    expect(await compiled("listed", typedAs([...answers, ...requests], "./dist/index.js"))).toBe("");
  });
});

test("types of requests take what the contract lists, and nothing else", async () => {
  const values = requests.flatMap(([type, value]) =>
    newerOf(value).flatMap(({ at, value: one }) => (isPlain(at) ? [] : [[type, one] as const])),
  );
  expect(await compiled("requests", typedAs(values, "./dist/index.js", { refused: true }))).toBe("");
});

describe("validators", () => {
  test.each(answers)("read %s of a newer server", (name, value) => {
    const type = types[name === "ParcelMovedPayload" ? "Parcel" : name];
    const refused = newerOf(value).filter((one) => type?.received.parse(one.value).ok !== true);
    expect(refused.map(({ at }) => at)).toEqual([]);
  });

  test.each(requests)("refuse what %s does not list", (name, value) => {
    const taken = newerOf(value).filter((one) => types[name]?.parse(one.value).ok !== false);
    expect(types[name]?.parse(value).ok).toBe(true);
    expect(taken.map(({ at }) => at)).toEqual([]);
  });
});

test("the client hands on what a newer server answers, as it was answered", async () => {
  const { createClient } = await made.load<{
    createClient: (options: object) => Readonly<Record<string, (input: unknown) => Promise<unknown>>>;
  }>("index.js");
  const values = newerOf(answered["WeighResponse"] ?? null).map(({ value }) => value);
  let next = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(values[next++]));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    for (const value of values) expect(await client["weigh"]?.(sent["WeighRequest"])).toEqual(value);
  } finally {
    server.close();
  }
});

describe("the OpenAPI description", () => {
  const document = openapiDocument(model);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = (name: string) => ajv.compile({ ...document, $ref: `#/components/schemas/${name}` });

  test.each(answers)("takes %s of a newer server", (name, value) => {
    const schema = { KeepResponse: "KeepResponse", ParcelMovedPayload: "ReceivedParcel" }[name] ?? name;
    const validate = fits(schema);
    expect(
      newerOf(value)
        .filter((one) => !validate(one.value))
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test.each(requests)("refuses what %s does not list", (name, value) => {
    const validate = fits(name);
    expect(validate(value)).toBe(true);
    expect(
      newerOf(value)
        .filter((one) => validate(one.value))
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test("tells nobody to choose among the variants of an open union", () => {
    const schemas = (document["components"] as { schemas: Record<string, { anyOf?: object; discriminator?: object }> })
      .schemas;
    const open = Object.entries(schemas).filter(([, { anyOf }]) => anyOf !== undefined);
    expect(open.map(([name]) => name).sort()).toEqual(["LastWay", "ReceivedWay"]);
    expect(open.filter(([, { discriminator }]) => discriminator)).toEqual([]);
    expect(JSON.stringify(schemas)).not.toContain(newer);
  });
});
