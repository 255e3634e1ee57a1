// Every query looks at the whole request: what the contract does not know is refused, where nothing else could be.

import { operations } from "@countersign/api/server";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const queries = operations.filter(({ kind }) => kind === "query");

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each(queries)("$name refuses a member that the contract does not have", async ({ path }) => {
  const { organizationId, apiPublicKey, apiPrivateKey } = service.root;
  const body = JSON.stringify({ organizationId, unheardOf: true });
  const stamp = await new ApiKeyStamper({ apiPublicKey, apiPrivateKey }).stamp(body);
  const headers = { [stamp.stampHeaderName]: stamp.stampHeaderValue };
  const response = await fetch(service.baseUrl + path, { method: "POST", headers, body });
  expect(response.status).toBe(400);
  const { code, details } = (await response.json()) as { code: number; details: unknown[] };
  expect(code).toBe(3);
  expect(JSON.stringify(details)).toContain("unheardOf");
});
