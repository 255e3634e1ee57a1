// Faults in what proves rows, and in what looks at it.

import { mutantsOf } from "./mutant.mjs";

const rows = ["store/authority.test.ts"];
const refused = ["authority/refused.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const authority = [
  ...mutantsOf("store/authority/proof.ts", rows, [
    ["!text.endsWith(digest.slice(0, macLength)) || ", "", "any text proves a row"],
    ["text += canonicalValue(row[column])", "text += canonicalValue(null)", "a proof is that of any long row"],
    ["${canonicalValue(organizationId)}", "", "a proof is that of another organization's row"],
  ]),
  ...mutantsOf("store/authority/row-digest.ts", rows, [
    ["const value = row[column];", "const value = null;", "a proof is that of any row"],
    ["if (kind === begun) return start;", "if (begun) return start;", "a proof is that of the table before"],
    ["surplus += written - length;", "", "letters beyond ASCII count twice"],
  ]),
  ...mutantsOf("store/authority/heads.ts", rows, [
    [
      "if (!head) throw new NotProved(`organization ${id} has not been written by the service as it is`);",
      "if (!head) return undefined;",
      "an organization that was written past the service is changed",
    ],
    ["if (head.counter < authority.counterOf(id)) {", "if (false) {", "an older state is taken for the present one"],
    ["whole: reduced(base.whole + counted.whole),", "whole: base.whole,", "heads do not count rows"],
  ]),
  ...mutantsOf("store/authority/writer.ts", rows, [
    ["count(scope, table, proof.element - before.element);", "count(scope, table, 0n);", "a change is not counted"],
    ["count(scope, table, -proof.element);", "", "what was removed still counts"],
  ]),
  ...mutantsOf(
    "store/authority/sealing.ts",
    ["authority/sealing.system.test.ts"],
    [
      [
        "if (existsSync(pinsFile)) throw",
        "if (false) throw",
        "a deployment whose proofs were taken away is taken on trust",
      ],
      ["if (trace !== undefined) throw sealedBefore(trace);", "", "traces of proofs in the database do not count"],
    ],
  ),
  ...mutantsOf(
    "transparency/deployment-log.ts",
    ["transparency/restored.test.ts"],
    [
      ["if (published > size) return", "if (false) return", "a log that was put back is continued"],
      [
        "const made = await newKey();",
        "const made = (await findSigningKeys(store, signer.place.name))!.current;",
        "two logs have one key",
      ],
    ],
  ),
  ...mutantsOf(
    "transparency/cosigning.ts",
    ["transparency/restored.test.ts"],
    [["onOlder(witnessed.size);", "", "a fork is signed on though a witness shows a longer log"]],
  ),
  ...mutantsOf("organizations/proved.ts", refused, [
    ["if (refusal !== undefined)", "if (false)", "an organization is open whoever has written in it"],
    [
      "if (reduced(sum) !== head.whole)",
      "if (false)",
      "rows may be missing",
      { tests: ["authority/tampering.system.test.ts"] },
    ],
  ]),
  ...mutantsOf("store/activities.ts", refused, [
    [
      "if (generation !== undefined) return generation + 1;",
      "return (generation ?? 0) + 1;",
      "votes may be written by anyone",
    ],
  ]),
  ...mutantsOf(
    "store/authority/pins.ts",
    ["store/pins.test.ts"],
    [
      ["authority.remember(name, state);", "", "older states are forgotten at a start"],
      ["lines.pop();", "", "half a line keeps the service from starting"],
    ],
  ),
];
