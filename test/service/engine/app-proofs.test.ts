// `generateAppProofs`, which today's clients put on every submit: it is taken, and changes nothing.
import { ErrorCode } from "@countersign/api";

import type { Activity } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootOf } from "../support/people.js";
import { send, stampBody } from "../support/requests.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";

const type = "ACTIVITY_TYPE_CREATE_USER_TAG";

describe(`on ${database}, a submit with generateAppProofs`, () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
  });
  afterAll(() => service.close());

  const submitted = async (generateAppProofs: unknown) => {
    const actor = rootOf(service);
    const parameters = { userTagName: `tag ${nextTimestamp()}`, userIds: [] };
    const whole = { type, timestampMs: nextTimestamp(), organizationId: actor.organizationId, parameters };
    return send(service, await stampBody(actor, type, JSON.stringify({ ...whole, generateAppProofs })));
  };

  test.each([false, true, null])("of %s is carried out, without proofs", async (value) => {
    const { activity } = await submitted(value);
    expect(activity).toMatchObject({ status: "ACTIVITY_STATUS_COMPLETED" } satisfies Partial<Activity>);
    expect(activity).not.toHaveProperty("appProofs");
  });

  test("that is neither true nor false is refused", async () => {
    expect(await submitted("yes")).toMatchObject({ error: { code: ErrorCode.INVALID_ARGUMENT } });
  });
});
