// For how long the largest requests that the contract allows hold the event loop: for every type of activity and every
// query, a body that is as large as its lists, texts and the limits of bodies let it be, sent by a root user. Most are
// refused for what they say, after they have been read, checked and looked up.
//
//   node bench/service/largest.mjs [--quick] [NAME…]     only operations and types whose names contain one of these

import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { apiKeyStamper } from "@countersign/api";
import { readOptions } from "../lib/options.mjs";
import { ROOT } from "../lib/places.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable } from "../lib/table.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { startWatched } from "../lib/watched-service.mjs";

const { quick, names } = readOptions();
const repeats = quick ? 2 : 5;
const longestHold = 20;
/** What the service takes, less what it adds itself. */
const mostBytes = 1_040_000;
const mostValues = 9_900;

const { $defs: definitions } = JSON.parse(
  await readFile(path.join(ROOT, "generated/schemas/request.schema.json"), "utf8"),
);
const { paths } = JSON.parse(await readFile(path.join(ROOT, "generated/openapi.json"), "utf8"));

/** Texts are hex, decimal and much else at once where they consist of this. */
const filling = ["1", "a", "[", "é"];

const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
const service = await startWatched(ROOT, data);
try {
  await bench();
} finally {
  await service.stop();
  await rm(data, { recursive: true });
}

async function bench() {
  const root = JSON.parse(await readFile(path.join(data, "root.json"), "utf8"));
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  const found = [];
  for (const { name, url, schema } of requests()) {
    const held = { name, wall: 0, busy: 0, bytes: 0, values: 0, status: 0 };
    for (const text of filling) {
      for (const preferLists of [true, false]) {
        const { value, bytes, values } = largest(schema, text, preferLists);
        for (let round = 0; round < repeats; round++) {
          const body = Buffer.from(
            JSON.stringify({
              ...value,
              ...(value.type && { timestampMs: String(Date.now()) }),
              organizationId: root.organizationId,
            }),
          );
          const { name: header, value: stamp } = await stamper.stamp(body);
          let status = 0;
          const { longest, busiest } = await service.watch(async () => {
            const answer = await fetch(`${service.baseUrl}${url}`, {
              method: "POST",
              headers: { [header]: stamp },
              body,
            });
            ({ status } = answer);
            await answer.text();
          });
          if (busiest > held.busy) Object.assign(held, { wall: longest, busy: busiest, bytes, values, status });
        }
      }
    }
    found.push(held);
  }
  found.sort((one, other) => other.busy - one.busy);
  printTable(
    "Longest block of the event loop by the largest requests, and the CPU time used in it, in milliseconds",
    ["request", "blocked", "used", "bytes", "values", "status"],
    found
      .slice(0, 20)
      .map((each) => [each.name, each.wall.toFixed(1), each.busy.toFixed(1), each.bytes, each.values, each.status]),
  );
  printTargets([atMost("CPU time in the longest block", { limit: longestHold, measured: found[0].busy, unit: " ms" })]);
  if (names.length === 0) {
    await writeResults("largest", { quick, versions: {} }, { found });
  }
}

/** A request of each type of activity, and of each query and other operation. */
function* requests() {
  const all = Object.entries(paths).flatMap(([url, { post }]) => {
    if (!post) return [];
    const reference = post.requestBody.content["application/json"].schema.$ref.split("/").at(-1);
    return variantsOf(definitions[reference]).map((schema) => ({
      url,
      schema,
      name: schema.properties?.type?.const ?? post.operationId,
    }));
  });
  for (const each of all) {
    if (names.length === 0 || names.some((name) => each.name.includes(name))) yield each;
  }
}

function variantsOf(schema) {
  if (schema.$ref) return variantsOf(definitions[schema.$ref.split("/").at(-1)]);
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf?.flatMap((each) => each.then ?? []);
  return variants ? variants.flatMap(variantsOf) : [schema];
}

/** The largest value of a schema within the limits: lists, or texts, are cut until it fits. */
function largest(schema, text, preferLists) {
  let [items, characters] = preferLists ? [1_000_000, 64] : [8, 1_000_000];
  for (;;) {
    const value = fill(schema, { items, characters, text, depth: 0, left: { count: 400_000, bytes: 8_000_000 } });
    const [bytes, values] = [Buffer.byteLength(JSON.stringify(value)), valuesOf(value)];
    if (bytes <= mostBytes && values <= mostValues) return { value, bytes, values };
    if (preferLists && items > 1) items = Math.min(items - 1, Math.ceil(Math.min(items, 10_000) * 0.8));
    else characters = Math.floor(Math.min(characters, 1_000_000) * 0.8);
  }
}

function fill(schema, how) {
  if (schema.$ref) return fill(definitions[schema.$ref.split("/").at(-1)], how);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const variant = (schema.oneOf ?? schema.anyOf)?.[0];
  if (variant) return fill(variant, how);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [name, fill(member, how)]),
      );
    case "array": {
      const count = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 10_000, how.items));
      const list = [];
      for (let index = 0; index < count && how.left.count > 0; index++) {
        how.left.count--;
        list.push(fill(schema.items, how));
      }
      return list;
    }
    case "string": {
      const length = Math.max(1, Math.min(schema.maxLength ?? 65_536, how.characters));
      how.left.bytes -= length;
      return how.left.bytes > 0 ? (schema.pattern ? "1" : how.text).repeat(length) : how.text;
    }
    case "boolean":
      return true;
    default:
      return 1;
  }
}

function valuesOf(value) {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum, each) => sum + valuesOf(each), 1);
}
