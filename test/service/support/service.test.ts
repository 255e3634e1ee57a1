import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newKey, startService } from "./service.js";
import type { RunningService } from "./service.js";

describe("a new deployment", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
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
