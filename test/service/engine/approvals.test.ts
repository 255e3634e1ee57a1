// Which approvals count, held against the rule as one would say it.

import fc from "fast-check";
import { expect, test } from "vitest";
import { liveApprovals } from "../../../service/src/policy/approvals.js";
import type { VoteRow } from "../../../service/src/store/activities.js";
import { present } from "../support/results.js";

const day = 24 * 60 * 60 * 1000;
const users = ["alice", "bob", "carol"] as const;

interface Cast {
  readonly userId: (typeof users)[number];
  readonly at: number;
  readonly selection: VoteRow["selection"];
}

const history = fc
  .array(
    fc.record({
      userId: fc.constantFrom(...users),
      pause: fc.oneof(fc.nat({ max: 2 * day }), fc.constantFrom(0, 1, day - 1, day)),
      selection: fc.constantFrom<VoteRow["selection"]>("VOTE_SELECTION_APPROVED", "VOTE_SELECTION_REJECTED"),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((casts) => {
    let at = 0;
    return casts.map(({ userId, pause, selection }): Cast => ({ userId, at: (at += pause), selection }));
  });

function approvals([first, ...others]: readonly Cast[], now: number): string[] {
  const votes = others.map(({ userId, at, selection }) => ({ user_id: userId, created_at: at, selection }) as VoteRow);
  const initiated = { user_id: present(first, "first").userId, created_at: present(first, "first").at, public_key: "" };
  return liveApprovals(initiated, votes, now).map(({ userId }) => userId);
}

test("an approval counts until a day has passed since the first of its round, and each user's once", () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 2 * day }), (casts, wait) => {
      const now = present(casts.at(-1)).at + wait;
      // The initiator's request is an approval.
      const approved = casts.filter(({ selection }, index) => index === 0 || selection === "VOTE_SELECTION_APPROVED");
      // A round begins with the first approval that no round before it includes.
      const starts: number[] = [];
      for (const { at } of approved) if (starts.length === 0 || at >= present(starts.at(-1)) + day) starts.push(at);
      const start = present(starts.at(-1));
      const expected = now < start + day ? approved.filter(({ at }) => at >= start).map(({ userId }) => userId) : [];
      expect(approvals(casts, now)).toEqual([...new Set(expected)]);
    }),
    { numRuns: 500 },
  );
});

test("nobody's approval counts twice, and none that nobody gave", () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 3 * day }), (casts, wait) => {
      const counted = approvals(casts, present(casts.at(-1)).at + wait);
      expect(new Set(counted).size).toBe(counted.length);
      for (const userId of counted) expect(casts.some((cast) => cast.userId === userId)).toBe(true);
    }),
  );
});
