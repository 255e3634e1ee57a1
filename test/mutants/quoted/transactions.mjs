// Faults in transactions that writes of one organization share, and in readings of revisions that requests share.

import { mutantsOf } from "./mutant.mjs";

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const transactions = [
  ...mutantsOf(
    "store/transaction-groups.ts",
    ["store/transaction-groups.system.test.ts"],
    [
      [
        "if (isUnavailable || group.length === 1)",
        "if (true)",
        "writes fail with another one",
        { tests: ["store/transactions.test.ts"], postgres: true },
      ],
      [
        "if (isUnavailable || group.length === 1)",
        "if (group.length === 1)",
        "what may have been committed is done again",
      ],
      ["queue.waiting.splice(0, largestGroup)", "queue.waiting.splice(0)", "a group has any size"],
      ["if (queue.underWay < transactionsAtOnce)", "if (true)", "no write waits for another one"],
      ["if (queue.underWay === 0)", "if (true)", "a queue is forgotten in which a transaction runs"],
      ["if (cause) giveUp(queue.waiting, cause);", "", "writes wait for a server that is silent"],
      ["performance.now() - since < patienceMilliseconds", "false", "a lost connection fails those that wait"],
    ],
  ),
  ...mutantsOf(
    "store/sqlite/group-commit.ts",
    ["store/sqlite.test.ts"],
    [
      [
        "if (settle.length > 0 && performance.now() > end) break;",
        "",
        "transactions that take long are done in one turn of the event loop",
      ],
      [
        "this.#leftOver = group.splice(settle.length);",
        "group.splice(settle.length);",
        "what was left for the next group is forgotten",
      ],
      [
        "this.#leftOver = group.splice(settle.length);",
        "this.#leftOver = group.slice(settle.length);",
        "what was left for the next group is refused with this one",
      ],
      ["this.#careful = carefulGroups;", "", "who fails makes each group run twice"],
      ["if (!this.#parts.file.inTransaction) throw error;", "", "a transaction that has ended goes on"],
    ],
  ),
  ...mutantsOf(
    "store/sqlite/durability.ts",
    ["store/durability.test.ts"],
    [
      ["    snapshot.hold();\n", "", "readers see what is not on the disk"],
      ["await this.#parts.log.flush();", "void this.#parts.log.flush();", "nobody waits for the disk"],
      ["      this.#isInDoubt = true;\n", "", "what follows a flush that has failed is taken for kept"],
      ['throw new Error("others read or write");', "void 0;", "what may be lost is taken for kept"],
    ],
  ),
  ...mutantsOf(
    "store/open-transaction.ts",
    ["store/transaction-groups.system.test.ts"],
    [
      [
        "if (this.#changed.has(id) || this.#expected.has(id)) throw new WriteConflict();",
        "",
        "two changes from one revision succeed",
        { postgres: true },
      ],
      [
        "else if (expected !== undefined) await checkRevision(scope, expected);",
        "",
        "a revision is not checked",
        { tests: ["store/transactions.test.ts"] },
      ],
    ],
  ),
  ...mutantsOf(
    "organizations/revision-reads.ts",
    ["organizations/revision-reads.test.ts"],
    [
      [
        "if (!reading) return this.#begin(organization);",
        'if (!reading) return this.#begin(organization);\n    if (id !== "") return reading.now;',
        "a reading is older than its request",
        { postgres: true },
      ],
      ["if (!reading.next) this.#underWay.delete(id);", "", "readings are kept for ever", { postgres: true }],
      ["if (this.#ofTurn?.commits !== commits)", "if (!this.#ofTurn)", "a reading of a turn is older than a commit"],
    ],
  ),
  ...mutantsOf(
    "store/postgres/dialect.ts",
    ["postgres/turns.system.test.ts"],
    [["await pool.lend(owner)", "await pool.lend(nobody)", "all organizations have one turn", { postgres: true }]],
  ),
  ...mutantsOf(
    "delivery/webhooks/turns.ts",
    ["events/turns.test.ts"],
    [["parentId: head.parent_id ?? undefined", "parentId: undefined", "sub-organizations have turns of their own"]],
  ),
];
