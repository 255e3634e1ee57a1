// The table of request-types.ts is whole: an operation for each method of the npm client, with our own request type.
// That the types fit is checked by the compiler (test/api/types.depth.test.ts).

import { readFileSync } from "node:fs";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";
import { expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { nameOf, requestOf } from "../surface/open-api.js";
import { packagePaths } from "../surface/surface.js";

const table = readFileSync(new URL("request-types.ts", import.meta.url), "utf8");
const entries = [...table.matchAll(/"(\/public\/v1\/\S+)": Accepts<\s*Api\.(\w+),\s*Body<"(\w+)">\s*>;/g)];

test("every operation of the client is in the table, once, under the path that its method names", () => {
  const client = new TurnkeyClient(
    { baseUrl: "http://127.0.0.1" },
    new ApiKeyStamper({ apiPublicKey: "", apiPrivateKey: "" }),
  );
  expect(entries.map(([, path]) => path)).toEqual(packagePaths);
  const elsewhere = entries.filter(
    ([, path, , method]) => !String(Reflect.get(client, present(method, "method"))).includes(`"${path}"`),
  );
  expect(elsewhere.map(([line]) => line)).toEqual([]);
});

test("ours is the type that the path takes", () => {
  const other = entries.filter(
    ([, path, ours]) => nameOf(present(requestOf(present(path, "path")), "requestOf").schema) !== ours,
  );
  expect(other.map(([line]) => line)).toEqual([]);
});
