// Which approvals count, held against the rule as one would say it.

import fc from "fast-check";
import { expect, test } from "vitest";
import { countedApprovals } from "../../../service/src/policy/approvals.js";
import type { VoteRow } from "../../../service/src/store/activities.js";
import { entryOf, present } from "../support/results.js";

const day = 24 * 60 * 60 * 1000;
const users = ["alice", "bob", "carol"] as const;

interface Cast {
  readonly userId: (typeof users)[number];
  readonly at: number;
  readonly selection: VoteRow["selection"];
  /** Whether the credential is still there. */
  readonly isHeld: boolean;
}

const history = fc
  .array(
    fc.record({
      userId: fc.constantFrom(...users),
      pause: fc.oneof(fc.nat({ max: 2 * day }), fc.constantFrom(0, 1, day - 1, day)),
      selection: fc.constantFrom<VoteRow["selection"]>("VOTE_SELECTION_APPROVED", "VOTE_SELECTION_REJECTED"),
      isHeld: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((casts) => {
    let at = 0;
    return casts.map(({ pause, ...cast }): Cast => ({ ...cast, at: (at += pause) }));
  });

function approvals(casts: readonly Cast[], now: number): string[] {
  const rows = casts.map(({ userId, at, selection }, index) => ({
    user_id: userId,
    user_record_id: String(index),
    created_at: at,
    selection,
  }));
  const [activity, ...votes] = rows as VoteRow[];
  const isHeld = ({ user_record_id }: Pick<VoteRow, "user_record_id">) => entryOf(casts, Number(user_record_id)).isHeld;
  return countedApprovals({ activity: present(activity), votes }, now, isHeld).map((approval) => approval.userId);
}

test("an approval counts until a day has passed since the first of its round, by a credential that is there, and each user's once", () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 2 * day }), (casts, wait) => {
      const now = present(casts.at(-1)).at + wait;
      // The initiator's request is an approval.
      const approved = casts.filter(({ selection }, index) => index === 0 || selection === "VOTE_SELECTION_APPROVED");
      // A round begins with the first approval that no round before it includes, whatever has become of its credential.
      const starts: number[] = [];
      for (const { at } of approved) if (starts.length === 0 || at >= present(starts.at(-1)) + day) starts.push(at);
      const start = present(starts.at(-1));
      const counted = approved.filter(({ at, isHeld }) => isHeld && at >= start && now < start + day);
      expect(approvals(casts, now)).toEqual([...new Set(counted.map(({ userId }) => userId))]);
    }),
    { numRuns: 500 },
  );
});

test("what counts without a credential counted with it, too", () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 2 * day }), fc.nat({ max: 7 }), (casts, wait, gone) => {
      const now = present(casts.at(-1)).at + wait;
      const before = approvals(casts, now);
      const after = approvals(
        casts.map((cast, index) => (index === gone ? { ...cast, isHeld: false } : cast)),
        now,
      );
      expect(before).toEqual(expect.arrayContaining(after));
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
