// Faults in the console: what it decodes from bytes, and what it takes for a request without its secrets.

import { mutantsAt } from "./mutant.mjs";

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const webConsole = [
  ...mutantsAt(
    "console/src/check/redaction.ts",
    ["test/service/console/redaction.test.ts"],
    [
      [" || isWaiting({ status })", "", "a request that waits for votes passes for one without its secrets"],
      ["votes.length !== 1 || ", "", "a request that has waited for votes passes for one without its secrets"],
      [
        "  if (JSON.stringify(JSON.parse(body)) !== body) return false;\n",
        "",
        "a body in another form passes for one without its secrets",
      ],
      [
        "secrets.length > 0 && secrets.every(Boolean)",
        "secrets.length > 0",
        "a secret that is there passes for left out",
      ],
      ["{ otpCode: /^\\*{6}$/ }", "{ otpCode: /^/ }", "a code that is there passes for left out"],
    ],
  ),
  ...mutantsAt(
    "console/src/check/activity.ts",
    ["test/service/console/redaction.test.ts"],
    [
      ["activity.fingerprint !== fingerprint)", "false)", "another fingerprint is believed"],
      ['if (verdict === "invalid") findings', "if (false) findings", "a wrong signature is not told"],
    ],
  ),
  ...mutantsAt(
    "console/src/check/log.ts",
    ["test/service/console/seal.test.ts"],
    [
      ["findings.push(bad(`log.receipts[${place}]`", "void (bad(`log.receipts[${place}]`", "a receipt may fail"],
      ["...(last ? [parseCheckpoint(parseNote(last).text)] : []),", "", "the log may contradict what was seen of it"],
      ["const isCosigned = isQuorum(policy.quorum, cosigned);", "const isCosigned = true;", "witnesses are not needed"],
      [" && event.activityId === activity.id", "", "the record of another activity passes"],
      ["if (entry.isCosigned && ", "if (", "a checkpoint that lacks cosignatures is kept"],
      ['same("votes", cast.size, 0);', "", "a vote that the log has may be missing"],
      ["same(field, event !== undefined, true);", "", "a vote that the log has not may be shown"],
      ['same("result", await digestOfJson(result), outcome?.result);', "", "another result may be shown"],
      ["toMilliseconds(activity.createdAt) > parts.since", "false", "an activity may be missing in the log"],
    ],
  ),
  ...mutantsAt(
    "console/src/decode/ethereum.ts",
    ["test/service/console/decoders.test.ts"],
    [
      [
        "amount(t.decode.amount, value, { decimals: 18, unit",
        "amount(t.decode.amount, value, { decimals: 17, unit",
        "an amount is ten times as much",
      ],
      ["(gas ?? 0n) * price + blobFee", "(gas ?? 0n) * price", "the fee of blobs is left out"],
      ["      warnings.push(t.decode.delegates);\n".trimStart(), "", "a delegation is not warned of"],
      ["hex: keccak256(bytes) },\n  };", "hex: keccak256(`${bytes}00`) },\n  };", "the hash is another than is signed"],
    ],
  ),
  ...mutantsAt(
    "console/src/decode/numbers.ts",
    ["test/service/console/decoders.test.ts"],
    [
      [".padStart(decimals + 1,", ".padStart(decimals,", "a fraction has no zero before it"],
      ['.replace(/0+$/, "")', '.replace(/0/, "")', "a zero within a fraction is lost"],
    ],
  ),
  ...mutantsAt(
    "console/src/secrets/mnemonic.ts",
    ["test/service/console/secrets.test.ts"],
    [
      [".startsWith(bits.slice(length))", '.startsWith("")', "words with a wrong checksum are taken"],
      ['.normalize("NFKD")', "", "words of other languages are not known"],
      ['words.join(" "))', "text)", "words are handed over as they were spaced"],
    ],
  ),
  ...mutantsAt(
    "console/src/secrets/solana-key.ts",
    ["test/service/console/secrets.test.ts"],
    [["byte === bytes[32 + index]", "byte >= 0", "a key passes with the public key of another"]],
  ),
  ...mutantsAt(
    "console/src/completion/suggest.ts",
    ["test/service/console/completion.test.ts"],
    [
      ["frames.findLast(", "frames.find(", "an outer name hides one within"],
      ["? base : {", "? undefined : {", "a part of a list is no list"],
    ],
  ),
];
