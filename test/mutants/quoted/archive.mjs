// Faults in the archive: what moves, whether it is there before it is deleted, and what is noticed of altered files.

import { mutantsOf } from "./mutant.mjs";

const moving = ["archive/moving.test.ts", "archive/model.test.ts"];
const damage = ["archive/commands.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const archive = [
  ...mutantsOf("archive/slices.ts", moving, [
    ["!isWaiting({ status }) && ", "", "what waits for votes is taken for finished"],
    [
      "Math.max(requested_at, created_at, updated_at)",
      "Math.max(requested_at, created_at)",
      "what was voted on lately moves",
    ],
    [
      "!isOver(row, before) || (await events.tellOf(organizationId, row.id))",
      "!isOver(row, before)",
      "what undelivered events tell of moves",
    ],
    ["[organizationId, parentId]", "[organizationId]", "events of the parent's webhooks are not looked for"],
  ]),
  ...mutantsOf("archive/moving.ts", moving, [
    [
      "        yield {\n          activity,",
      "        if (votes.length === 0) yield {\n          activity,",
      "what was voted on is deleted and not in the file",
    ],
    ["moving.votes += votes.length;", "", "votes are not counted"],
    ["number: (last?.number ?? 0) + 1", "number: 1", "all files have one number"],
    ["previous: last?.sha256 ?? null", "previous: null", "files do not name the one before"],
  ]),
  ...mutantsOf("store/archive.ts", moving, [
    [
      "deleted !== ids.length || deletedVotes !== votes",
      "deleted !== ids.length",
      "a vote that is not in the file is deleted",
    ],
    [
      '.where("organization_id", "=", organizationId)\n    .where("last_id", ">=", id)',
      '.where("last_id", ">=", id)',
      "others learn what has moved",
    ],
  ]),
  ...mutantsOf("archive/check-activity.ts", damage, [
    ["isDeepStrictEqual(intent, activity.intent)", "true", "an intent that was not signed is passed over"],
    ["hasRedaction || fingerprint === digestOf(body)", "true", "a body that was altered is passed over"],
    [".fingerprint === activity.fingerprint", ".fingerprint !== undefined", "votes for other activities count"],
    ["isOfType(vote, selections[vote.selection])", "true", "a rejection passes for an approval"],
    ['if (verdict === "invalid") problems', "if (verdict === undefined) problems", "wrong signatures are passed over"],
  ]),
  ...mutantsOf("archive/verify.ts", damage, [
    ["sha256 !== file.sha256 || bytes !== file.bytes", "false", "a file with other bytes is passed over"],
    ["header.previous !== previous", "false", "a chain that is broken is passed over"],
    ["header.deployment !== deployment", "false", "another deployment's file is passed over"],
    ["if (!ranges.take(row))", "if (ranges.take(row) === undefined)", "a file that lacks activities is passed over"],
  ]),
];
