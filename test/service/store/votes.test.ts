import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findActivity,
  findActivityOnBallot,
  insertActivity,
  insertVote,
  listVotes,
} from "../../../service/src/store/activities.js";
import type { ActivityRow, BallotedActivityRow, VoteRow } from "../../../service/src/store/activities.js";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import type { Store } from "../../../service/src/store/store.js";
import { database } from "../support/service.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { activity, dated, ours, vote } from "./rows.js";

describe(`a vote on ${database}`, () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore();
    store = opened.store;
  });
  afterAll(() => opened.close());

  const addActivity = (id: string, status: ActivityRow["status"]) =>
    store.write((transaction) =>
      insertActivity(transaction.in(ours), { ...activity(id), ...dated, status, fingerprint: id } as ActivityRow),
    );
  const addVote = async (activityId: string, id: string, count: number) => {
    const row = { ...vote(id), activity_id: activityId, organization_id: ours, created_at: 7 } as VoteRow;
    const outcome = { status: "ACTIVITY_STATUS_CONSENSUS_NEEDED" } as const;
    const activity =
      (await findActivityOnBallot(store.in(ours), activityId)) ??
      ({
        ...(await findActivity(store.in(ours), activityId)),
        ballot: "",
        on_ballot: activityId,
      } as BallotedActivityRow);
    const known = { activity, votes: (await listVotes(store.in(ours), [activityId])).slice(0, count) };
    return store.write((transaction) => insertVote(transaction.in(ours), row, known, outcome));
  };
  const votesOn = async (id: string) => (await listVotes(store.in(ours), [id])).map((row) => row.id);

  test("is a conflict where the activity does not wait for votes", async () => {
    for (const status of ["ACTIVITY_STATUS_COMPLETED", "ACTIVITY_STATUS_FAILED", "ACTIVITY_STATUS_REJECTED"] as const) {
      await addActivity(status, status);
      await expect(addVote(status, "late", 0)).rejects.toBeInstanceOf(WriteConflict);
      expect(await votesOn(status)).toEqual([]);
      expect(await findActivity(store.in(ours), status)).toMatchObject({ status, updated_at: 1 });
    }
  });

  test("is a conflict where others came in since the decision, also at the same instant", async () => {
    await addActivity("contested", "ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const answers = await Promise.allSettled(["a", "b", "c"].map((id) => addVote("contested", id, 0)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [winner] = await votesOn("contested");
    await expect(addVote("contested", "d", 0)).rejects.toBeInstanceOf(WriteConflict);
    await addVote("contested", "e", 1);
    expect(await votesOn("contested")).toEqual([winner, "e"]);
    expect(await findActivity(store.in(ours), "contested")).toMatchObject({ updated_at: 7 });
  });
});
