import { ApiError, ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLiveness } from "../../../service/src/activities/engine/liveness.js";
import { rootOf } from "../support/people.js";
import { activitiesOf, send, stamp } from "../support/requests.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const now = 1_762_162_200_391;
const hour = 3_600_000;
const minute = 60_000;
const isAlive = (timestampMs: string) => {
  try {
    checkLiveness(timestampMs, now);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining("timestampMs") as string,
    });
    return false;
  }
};

describe("the time in a body", () => {
  test.each([
    { when: "an hour ago", offset: -hour, admitted: false },
    { when: "a millisecond less than an hour ago", offset: -hour + 1, admitted: true },
    { when: "now", offset: 0, admitted: true },
    { when: "five minutes ahead", offset: 5 * minute, admitted: true },
    { when: "a millisecond more than five minutes ahead", offset: 5 * minute + 1, admitted: false },
  ])("that is $when: admitted is $admitted", ({ offset, admitted }) => {
    expect(isAlive(String(now + offset))).toBe(admitted);
  });

  test("is admitted exactly within that window, whatever number it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -2 * hour, max: 2 * hour }).map((offset) => BigInt(now + offset)),
          fc.bigInt(0n, 2n ** 64n - 1n),
        ),
        (time) => {
          expect(isAlive(String(time))).toBe(time > BigInt(now - hour) && time <= BigInt(now + 5 * minute));
        },
      ),
    );
  });
});

describe("a request outside of the window", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each([
    ["older than an hour", -hour - minute, "too old"],
    ["more than five minutes ahead", 6 * minute, "in the future"],
  ])("%s is refused and leaves no activity, also as a vote", async (_, offset, problem) => {
    const root = rootOf(service);
    const timestampMs = String(Date.now() + offset);
    const tag = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "late", userIds: [] }, timestampMs);
    const fingerprint = `sha256:${"00".repeat(32)}`;
    const vote = await stamp(root, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }, timestampMs);
    for (const request of [tag, vote]) {
      const { status, error } = await send(service, request);
      expect([status, error?.code]).toEqual([400, 3]);
      expect(error?.message).toContain(problem);
    }
    expect(await activitiesOf(root)).toEqual([]);
  });
});
