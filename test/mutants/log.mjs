// Faults in the transparency log: proofs, formats, policies, storages and witnesses.

import { mutantsAt } from "./mutant.mjs";

const [merkle, writer, witness] = ["test/log/merkle.test.ts", "test/log/writer.test.ts", "test/log/witness.test.ts"];
const [note, policy, parsers] = ["test/log/note.test.ts", "test/log/policy.test.ts", "test/log/parsers.test.ts"];
const checkpoint = "test/log/checkpoint.test.ts";

export const log = [
  ...mutantsAt(
    "log/src/merkle/proof.ts",
    [merkle],
    [
      ["if (this.#used === this.#hashes.length) return;", "return;", "a proof may have hashes that nothing uses"],
      ["!equalBytes(computed.older, older.root) ||", "", "the older root is not looked at"],
      ["=> length !== hashSize);", "=> length > hashSize);", "an empty hash is one"],
      ["if (size === 0 && !equalBytes(root, emptyRoot))", "if (false)", "an empty tree has any root"],
    ],
  ),
  ...mutantsAt(
    "log/src/encoding.ts",
    [parsers, note],
    [
      ["if (btoa(binary) !== text)", "if (false)", "base64 may have stray bits and spaces"],
      ["(?:0|[1-9][0-9]{0,15})$/", "[0-9]{1,16}$/", "numbers may have leading zeroes", { tests: [checkpoint] }],
    ],
  ),
  ...mutantsAt(
    "log/src/note/note.ts",
    [note],
    [
      [
        "if (!verifier.verify(text, signature.signature)) {",
        "if (!verifier.verify(text, signature.signature)) return [];\n    if (false) {",
        "a bad signature of a known key is ignored",
      ],
      ["if (verified.length === 0) throw", "if (false) throw", "a note that nobody known has signed is opened"],
    ],
  ),
  ...mutantsAt("log/src/note/ed25519.ts", [note], [["zip215: false", "zip215: true", "keys of small order verify"]]),
  ...mutantsAt(
    "log/src/verify.ts",
    [policy],
    [
      ["verifier.name === checkpoint.origin && signed", "signed", "a log's key signs for other origins"],
      ["!isQuorum(policy.quorum, new Set(cosigned))", "cosigned.length > 99", "no cosignature is needed"],
      ["if (older.origin !== newer.origin) {", "if (false) {", "one log continues another"],
    ],
  ),
  ...mutantsAt(
    "log/src/policy.ts",
    [policy],
    [
      ["if (members.has(name)) throw", "if (false) throw", "a witness counts in two groups"],
      ["checkNew(witnessKeys, line.key, where);", "", "one key counts as two witnesses"],
    ],
  ),
  ...mutantsAt(
    "log/src/tiles/reader.ts",
    [writer],
    [["await verifyTile(read, index, hashes, head);", "", "entries are believed of any tile"]],
  ),
  ...mutantsAt(
    "log/src/storage/folder.ts",
    [writer],
    [
      ["if (isSame(there, batch.checkpoint)) return", "if (there) return", "a batch that is half published stays so"],
      ["if (!isSame(found?.batch.checkpoint, previous)) return false;", "", "two writers go on from one checkpoint"],
    ],
  ),
  ...mutantsAt(
    "log/src/writer.ts",
    [writer],
    [
      [
        "const result = this.#turn.then(step);",
        "const result = step();",
        "appends of one process overtake one another",
      ],
      ["if (text !== parseNote(signed).text) return undefined;", "", "cosignatures go to another checkpoint"],
    ],
  ),
  ...mutantsAt(
    "log/src/witness/witness.ts",
    [witness],
    [
      ["if (oldSize !== knownSize) return conflict(knownSize);", "", "a witness does not look at what it knows"],
      ["if (trusted.length === 0)", "if (trusted.length > 99)", "a witness cosigns what the log has not signed"],
      ['if (typeof failed === "string") return failure(422, failed);', "", "a witness cosigns without a proof"],
      ["if (latest && isEarlier(cosignatures, latest.note)) {", "if (false) {", "a witness's time goes back"],
    ],
  ),
  ...mutantsAt(
    "log/src/witness/state.ts",
    [witness],
    [["if (!isSame(this.#latest.get(origin), previous)) return false;", "", "a witness in memory goes back"]],
  ),
  ...mutantsAt(
    "log/src/storage/durable.ts",
    [witness, writer],
    [["await link(temporary, file);", "await rename(temporary, file);", "two processes create one revision"]],
  ),
];
