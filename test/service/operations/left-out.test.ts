// What this service leaves out of the API that clients know.

import { operations } from "@countersign/api/server";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leftOut, leftOutOperations } from "../../../service/src/http/left-out.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

// The one that the contract has, and refuses by itself.
const inContract = "/public/v1/query/get_attestation";

test.each([...leftOutOperations].filter(([path]) => path !== inContract))(
  "%s is answered with code 12 and why, to anybody",
  async (path, why) => {
    const response = await fetch(service.baseUrl + path, { method: "POST", body: "{}" });
    expect(response.status).toBe(501);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      code: 12,
      message: `this service does not have ${path}: ${why}`,
      details: [],
    });
  },
);

test("a path that nobody knows is not found", async () => {
  const response = await fetch(`${service.baseUrl}/public/v1/submit/eth_send`, { method: "POST", body: "{}" });
  expect(await response.json()).toMatchObject({ code: 5 });
});

test("nothing that is left out is in the contract", () => {
  const ours = operations.map(({ path }) => path).filter((path) => leftOutOperations.has(path));
  expect(ours).toEqual([inContract]);
});

test("docs/clients.md lists what is left out, and why", () => {
  const page = readFileSync(new URL("../../../docs/clients.md", import.meta.url), "utf8");
  const [, table = ""] = /^\| left out +\| why .*\n\| -.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| (.+?) +\| (.+?)\.? +\|$/gm)];
  const listed = rows.flatMap(([, what = "", why = ""]) => what.split("; ").map((one) => `${one}: ${why}`));
  const expected = leftOut.map(({ what, why }) => `${what}: ${why}`);
  expect(listed.map((line) => line.toLowerCase()).sort()).toEqual(expected.map((line) => line.toLowerCase()).sort());
});
