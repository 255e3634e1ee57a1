// Clients that other generators made of the OpenAPI description read a newer server, in every place where the contract is
// open: hey-api's types, SDK and zod schemas, and openapi-typescript's types. What they send is held to the contract.
// `npm run campaign -- older-clients` installs them.

import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import { build } from "esbuild";
import openapiTs, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openapiDocument } from "../../generator/src/emit/openapi/document.js";
import { tsc } from "../api/tsc.js";
import { answered, isPlain, newerOf, sent, typedAs } from "../contracts/newer.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}
type Call = (options: object) => Promise<{ readonly data?: unknown; readonly error?: unknown }>;

// Below this folder, so that its packages are found.
const here = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(path.join(here, "node_modules/.older-clients-"));
afterAll(() => rmSync(folder, { recursive: true }));

let schemas: Readonly<Record<string, Schema>>;
let sdk: Readonly<Record<string, Call>>;
beforeAll(async () => {
  const document = openapiDocument(modelOf(sourcesOf(path.join(root, "test/contracts/parcels"))));
  const input = path.join(folder, "openapi.json");
  writeFileSync(input, JSON.stringify(document));
  await createClient({
    input,
    output: path.join(folder, "hey"),
    logs: { level: "silent" },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", { name: "@hey-api/sdk", validator: true }, "zod"],
  });
  writeFileSync(path.join(folder, "schema.d.ts"), astToString(await openapiTs(JSON.stringify(document))));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  const bundled = async (name: string): Promise<unknown> => {
    const outfile = path.join(folder, `${name}.js`);
    const entryPoints = [path.join(folder, "hey", `${name}.gen.ts`)];
    await build({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", logLevel: "warning" });
    return import(/* @vite-ignore */ pathToFileURL(outfile).href);
  };
  schemas = (await bundled("zod")) as typeof schemas;
  sdk = (await bundled("sdk")) as typeof sdk;
});

/** Under what name the description has a type. */
const described = (name: string): string => (name === "ParcelMovedPayload" ? "ReceivedParcel" : name);

const newerAnswers = Object.entries(answered).flatMap(([name, value]) =>
  newerOf(value).map((one) => [described(name), one.value] as const),
);
/** Of enums that TypeScript takes any string for, the description lists the values only where they are sent alone. */
const newerRequests = Object.entries(sent).flatMap(([name, value]) =>
  newerOf(value).flatMap((one) => (isPlain(one.at) ? [] : [[name, one.value] as const])),
);

const clients = [
  { name: "hey-api", from: "./hey/types.gen.js", typeOf: (name: string) => `Types.${name}` },
  {
    name: "openapi-typescript",
    from: "./schema.js",
    typeOf: (name: string) => `Types.components["schemas"]["${name}"]`,
  },
];

describe.each(clients)("types of $name", ({ name, from, typeOf }) => {
  const compiled = (text: string): Promise<string> => {
    const file = `${name}-values.ts`;
    writeFileSync(path.join(folder, file), text);
    const options = ["--strict", "--noEmit", "--target", "es2022", "--module", "esnext", "--types", ""];
    return tsc(folder, "--ignoreConfig", ...options, "--moduleResolution", "bundler", "--skipLibCheck", file);
  };

  test("take what a newer server writes", async () => {
    expect(await compiled(typedAs(newerAnswers, from, { typeOf }))).toBe("");
  });

  test("take nothing else in what is sent than the contract lists", async () => {
    expect(await compiled(typedAs(newerRequests, from, { typeOf, refused: true }))).toBe("");
  });
});

const schemaOf = (name: string): Schema => {
  const schema = schemas[`z${described(name)}`];
  if (!schema) throw new Error(`no schema of ${name}`);
  return schema;
};

test.each(Object.entries(answered))("hey-api's zod reads %s of a newer server", (name, value) => {
  const refused = newerOf(value).filter((one) => !schemaOf(name).safeParse(one.value).success);
  expect(refused.map(({ at }) => at)).toEqual([]);
});

test.each(Object.entries(sent))("hey-api's zod refuses what %s does not list", (name, value) => {
  expect(schemaOf(name).safeParse(value).success).toBe(true);
  const taken = newerOf(value).filter((one) => schemaOf(name).safeParse(one.value).success);
  expect(taken.map(({ at }) => at)).toEqual([]);
});

test("hey-api's SDK, which validates, hands on what a newer server answers", async () => {
  const values = newerOf(answered["WeighResponse"] ?? null).map(({ value }) => value);
  let next = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(values[next++]));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const value of values) {
      const answer = await sdk["weigh"]?.({ baseUrl, body: sent["WeighRequest"] });
      expect({ data: answer?.data, error: answer?.error }).toEqual({ data: value, error: undefined });
    }
  } finally {
    server.close();
  }
});
