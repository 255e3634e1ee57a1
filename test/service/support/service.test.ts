import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, newKey, startService } from "./service.js";
import type { RunningService } from "./service.js";

describe.each(databases)("a new deployment on %s", (database) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
  });
  afterAll(() => service.close());

  test("knows its root user by the key in root.json", async () => {
    const { organizationId, userId } = service.root;
    expect(await service.client.whoami({ organizationId })).toMatchObject({ organizationId, userId });
  });

  test("refuses a key that is not registered", async () => {
    const { organizationId } = service.root;
    await expect(service.as(newKey()).whoami({ organizationId })).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
      status: 401,
    });
  });
});
