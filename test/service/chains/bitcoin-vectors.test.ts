// The test vectors of BIP-174, BIP-370 and BIP-371. Most are one PSBT with one record changed, and so they are made here;
// bitcoinjs-lib names the same fault in those of BIP-174.

import { Psbt } from "bitcoinjs-lib";
import { describe, expect, it } from "vitest";
import { readPsbt, writePsbt } from "../../../service/src/chains/bitcoin/psbt.js";
import { entryOf, firstOf } from "../support/results.js";

const hexOfBase64 = (text: string): string => Buffer.from(text, "base64").toString("hex");
const replaced = (text: string, from: string, to: string): string => {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
};

/** BIP-174: P2WSH of two keys nested in P2SH, with both scripts, paths, and one signature. */
const multisig = hexOfBase64(
  "cHNidP8BAFUCAAAAASeaIyOl37UfxF8iD6WLD8E+HjNCeSqF1+Ns1jM7XLw5AAAAAAD/////AaBa6gsAAAAAGXapFP/pwAYQl8w7Y28ssEYPpPxCfStFiKwAAAAAAAEBIJVe6gsAAAAAF6kUY0UgD2jRieGtwN8cTRbqjxTA2+uHIgIDsTQcy6doO2r08SOM1ul+cWfVafrEfx5I1HVBhENVvUZGMEMCIAQktY7/qqaU4VWepck7v9SokGQiQFXN8HC2dxRpRC0HAh9cjrD+plFtYLisszrWTt5g6Hhb+zqpS5m9+GFR25qaAQEEIgAgdx/RitRZZm3Unz1WTj28QvTIR3TjYK2haBao7UiNVoEBBUdSIQOxNBzLp2g7avTxI4zW6X5xZ9Vp+sR/HkjUdUGEQ1W9RiED3lXR4drIBeP4pYwfv5uUwC89uq/hJ/78pJlfJvggg71SriIGA7E0HMunaDtq9PEjjNbpfnFn1Wn6xH8eSNR1QYRDVb1GELSmumcAAACAAAAAgAQAAIAiBgPeVdHh2sgF4/iljB+/m5TALz26r+En/vykmV8m+CCDvRC0prpnAAAAgAAAAIAFAACAAAA=",
);
const key = "03b1341ccba7683b6af4f1238cd6e97e7167d569fac47f1e48d47541844355bd46";

/** BIP-174: P2WPKH with the scripts of both outputs. */
const outputs = hexOfBase64(
  "cHNidP8BAHMCAAAAATAa6YblFqHsisW0vGVz0y+DtGXiOtdhZ9aLOOcwtNvbAAAAAAD/////AnR7AQAAAAAAF6kUA6oXrogrXQ1Usl1jEE5P/s57nqKHYEOZOwAAAAAXqRS5IbG6b3IuS/qDtlV6MTmYakLsg4cAAAAAAAEBHwDKmjsAAAAAFgAU0tlLZK4IWH7vyO6xh8YB6Tn5A3wBAwQBAAAAAAEAFgAUYunpgv/zTdgjlhAxawkM0qO3R8sAAQAiACCHa62DLx0WgBXtQSMqnqZaGBXZ7xPA74dZ9ktbKyeKZQEBJVEhA7fOI6AcW0vwCmQlN836uzFbZoMyhnR471EwnSvVf4qHUa4A",
);

const networkTransaction =
  "AgAAAAEmgXE3Ht/yhek3re6ks3t4AAwFZsuzrWRkFxPKQhcb9gAAAABqRzBEAiBwsiRRI+a/R01gxbUMBD1MaRpdJDXwmjSnZiqdwlF5CgIgATKcqdrPKAvfMHQOwDkEIkIsgctFg5RXrrdvwS7dlbMBIQJlfRGNM1e44PTCzUbbezn22cONmnCry5st5dyNv+TOMf7///8C09/1BQAAAAAZdqkU0MWZA8W6woaHYOkP1SGkZlqnZSCIrADh9QUAAAAAF6kUNUXm4zuDLEcFDyTT7rk8nAOUi8eHsy4TAA==";
const filledScript =
  "cHNidP8BAP0KAQIAAAACqwlJoIxa98SbghL0F+LxWrP1wz3PFTghqBOfh3pbe+QAAAAAakcwRAIgR1lmF5fAGwNrJZKJSGhiGDR9iYZLcZ4ff89X0eURZYcCIFMJ6r9Wqk2Ikf/REf3xM286KdqGbX+EhtdVRs7tr5MZASEDXNxh/HupccC1AaZGoqg7ECy0OIEhfKaC3Ibi1z+ogpL+////qwlJoIxa98SbghL0F+LxWrP1wz3PFTghqBOfh3pbe+QBAAAAAP7///8CYDvqCwAAAAAZdqkUdopAu9dAy+gdmI5x3ipNXHE5ax2IrI4kAAAAAAAAGXapFG9GILVT+glechue4O/p+gOcykWXiKwAAAAAAAABASAA4fUFAAAAABepFDVF5uM7gyxHBQ8k0+65PJwDlIvHhwEEFgAUhdE1N/LiZUBaNNuvqePdoB+4IwgAAAA=";

describe("of the vectors of BIP-174", () => {
  it("a PSBT with scripts, paths and a signature is read", () => {
    expect(readPsbt(multisig).transaction.outputs).toEqual([expect.objectContaining({ value: 199_908_000n })]);
    expect(Psbt.fromHex(multisig).inputCount).toBe(1);
  });

  it("a PSBT with a type that is not known is read and written as it was", () => {
    const unsigned = `0200000001${"ff".repeat(32)}0000000000ffffffff010000000000000000036a010000000000`;
    const unknown = "0a0f0102030405060708090f0102030405060708090a0b0c0d0e0f";
    const psbt = `70736274ff01003f${unsigned}00${unknown}0000`;
    expect(writePsbt(readPsbt(psbt))).toBe(psbt);
  });

  it.each<[string, string, RegExp, string]>([
    ["a network transaction", hexOfBase64(networkTransaction), /begin with 70736274ff/, "Invalid Magic Number"],
    [
      "a script in the unsigned transaction",
      hexOfBase64(filledScript),
      /input 0 of the unsigned transaction has a script/,
      "Transaction ScriptSigs are not empty",
    ],
    ["missing outputs", multisig.slice(0, -2), /no room for the maps of 1 outputs/, "Unexpected End of PSBT"],
    [
      "no unsigned transaction",
      replaced(multisig, multisig.slice(10, 10 + 2 * 88), ""),
      /no PSBT_GLOBAL_UNSIGNED_TX/,
      "Only one UNSIGNED_TX allowed",
    ],
    [
      "the same key twice",
      replaced(multisig, "01042200", "0104010001042200"),
      /input 0 has the same key twice, of type 4/,
      "Keys must be unique for each input",
    ],
    [
      "a global transaction typed key",
      replaced(multisig, "ff01005502", "ff0200015502"),
      /key of PSBT_GLOBAL_UNSIGNED_TX has 1 bytes/,
      "Invalid global key: 0001",
    ],
    [
      "an input witness utxo typed key",
      replaced(multisig, "00010120955e", "0002010020955e"),
      /key of PSBT_IN_WITNESS_UTXO has 1 bytes/,
      "Invalid input key: 0100",
    ],
    [
      "a public key of a signature that is too short",
      replaced(multisig, `2202${key}`, `2102${key.slice(0, -2)}`),
      /key of PSBT_IN_PARTIAL_SIG has 32 bytes/,
      "invalid pubkey in key",
    ],
    [
      "a redeemscript typed key",
      replaced(multisig, "0104220020", "020400220020"),
      /key of PSBT_IN_REDEEM_SCRIPT has 1 bytes/,
      "Invalid input key: 0400",
    ],
    [
      "a witnessscript typed key",
      replaced(multisig, "01054752", "0205004752"),
      /key of PSBT_IN_WITNESS_SCRIPT has 1 bytes/,
      "Invalid input key: 0500",
    ],
    [
      "a public key of a path that is too short",
      replaced(multisig, `2206${key}`, `2106${key.slice(0, -2)}`),
      /key of PSBT_IN_BIP32_DERIVATION has 32 bytes/,
      "invalid pubkey in key",
    ],
    [
      "a non-witness utxo typed key",
      replaced(multisig, "0104220020", "02000001010104220020"),
      /key of PSBT_IN_NON_WITNESS_UTXO has 1 bytes/,
      "Invalid input key: 0000",
    ],
    [
      "a final scriptsig typed key",
      replaced(multisig, "0104220020", "02070001010104220020"),
      /key of PSBT_IN_FINAL_SCRIPTSIG has 1 bytes/,
      "Invalid input key: 0700",
    ],
    [
      "a final script witness typed key",
      replaced(multisig, "0104220020", "02080001010104220020"),
      /key of PSBT_IN_FINAL_SCRIPTWITNESS has 1 bytes/,
      "Invalid input key: 0800",
    ],
    [
      "an input sighash type typed key",
      replaced(outputs, "01030401000000", "0203000100"),
      /key of PSBT_IN_SIGHASH_TYPE has 1 bytes/,
      "Invalid input key: 0300",
    ],
    [
      "an output redeemScript typed key",
      replaced(outputs, "010016001462", "02000016001462"),
      /key of PSBT_OUT_REDEEM_SCRIPT has 1 bytes/,
      "Invalid output key: 0000",
    ],
    [
      "an output witnessScript typed key",
      replaced(outputs, "01012551", "0201002551"),
      /key of PSBT_OUT_WITNESS_SCRIPT has 1 bytes/,
      "Invalid output key: 0100",
    ],
  ])("a PSBT with %s is refused", (_, psbt, message, theirs) => {
    expect(() => readPsbt(psbt)).toThrow(message);
    expect(() => Psbt.fromHex(psbt)).toThrow(theirs);
  });
});

const txid = "0b0ad921419c1c8719735d72dc739f9ea9e0638d1fe4c1eef0f9944084815fc8";
const scripts = [
  "0014c430f64c4756da310dbd1a085572ef299926272c",
  "0014a07dac8ab6ca942d379ed795f835ba71c9cc6885",
] as const;
const values = ["0008af2f00000000", "8bbdeb0b00000000"] as const;
const magic = "70736274ff";

/** BIP-370: its PSBT of version 0, with records in its maps. */
function first({ global = "", input = "", output = "" } = {}): string {
  const unsigned = `0200000001${txid}0000000000feffffff02${values[0]}16${scripts[0]}${values[1]}16${scripts[1]}00000000`;
  return `${magic}010071${unsigned}${global}00${input}00${output}0000`;
}

/** BIP-370: the same of version 2 with required fields only, and records in its maps. */
function second({ global = "", inputs = [""], output = "", without = "" } = {}): string {
  const count = inputs.length.toString(16).padStart(2, "0");
  const spent = inputs.map((more, index) => `010e20${txid}010f040${index}000000${more}00`).join("");
  const paid = values
    .map((value, index) => `010308${value}010416${entryOf(scripts, index)}${index === 0 ? output : ""}00`)
    .join("");
  const whole = `${magic}0102040200000001${`0401${count}`}010501${"02"}${global}01fb040200000000${spent}${paid}`;
  return without === "" ? whole : whole.replace(without, "");
}

describe("of the vectors of BIP-370", () => {
  it("PSBTs with required fields only are read, of both versions", () => {
    const [zero, two] = [readPsbt(first()), readPsbt(second({ inputs: ["011004feffffff"] }))];
    expect(two.transaction).toEqual(zero.transaction);
    expect([zero.version, two.version]).toEqual([0, 2]);
  });

  it.each([
    [
      "PSBT_GLOBAL_VERSION set to 2",
      first({ global: "01fb0402000000" }),
      /PSBT_GLOBAL_UNSIGNED_TX is not for PSBTs of version 2/,
    ],
    [
      "PSBT_GLOBAL_TX_VERSION",
      first({ global: "01020402000000" }),
      /PSBT_GLOBAL_TX_VERSION is not for PSBTs of version 0/,
    ],
    ["PSBT_GLOBAL_FALLBACK_LOCKTIME", first({ global: "01030402000000" }), /PSBT_GLOBAL_FALLBACK_LOCKTIME is not/],
    ["PSBT_GLOBAL_INPUT_COUNT", first({ global: "01040102" }), /PSBT_GLOBAL_INPUT_COUNT is not/],
    ["PSBT_GLOBAL_OUTPUT_COUNT", first({ global: "01050102" }), /PSBT_GLOBAL_OUTPUT_COUNT is not/],
    ["PSBT_GLOBAL_TX_MODIFIABLE", first({ global: "01060100" }), /PSBT_GLOBAL_TX_MODIFIABLE is not/],
    ["PSBT_IN_PREVIOUS_TXID", first({ input: `010e20${txid}` }), /PSBT_IN_PREVIOUS_TXID is not/],
    ["PSBT_IN_OUTPUT_INDEX", first({ input: "010f0400000000" }), /PSBT_IN_OUTPUT_INDEX is not/],
    ["PSBT_IN_SEQUENCE", first({ input: "011004ffffffff" }), /PSBT_IN_SEQUENCE is not/],
    ["PSBT_IN_REQUIRED_TIME_LOCKTIME", first({ input: "0111048c8dc462" }), /PSBT_IN_REQUIRED_TIME_LOCKTIME is not/],
    ["PSBT_IN_REQUIRED_HEIGHT_LOCKTIME", first({ input: "01120410270000" }), /PSBT_IN_REQUIRED_HEIGHT_LOCKTIME is not/],
    ["PSBT_OUT_AMOUNT", first({ output: `010308${values[0]}` }), /PSBT_OUT_AMOUNT is not/],
    ["PSBT_OUT_SCRIPT", first({ output: `010416${scripts[0]}` }), /PSBT_OUT_SCRIPT is not/],
  ])("version 0 with %s is refused", (_, psbt, message) => {
    expect(() => readPsbt(psbt)).toThrow(message);
  });

  it.each([
    ["PSBT_GLOBAL_INPUT_COUNT", "01040101"],
    ["PSBT_GLOBAL_OUTPUT_COUNT", "01050102"],
    ["PSBT_GLOBAL_TX_VERSION", "01020402000000"],
    ["PSBT_IN_PREVIOUS_TXID", `010e20${txid}`],
    ["PSBT_IN_OUTPUT_INDEX", "010f0400000000"],
    ["PSBT_OUT_AMOUNT", `010308${values[0]}`],
    ["PSBT_OUT_SCRIPT", `010416${scripts[0]}`],
  ])("version 2 without %s is refused", (name, without) => {
    expect(() => readPsbt(second({ without }))).toThrow(new RegExp(`has no ${name}`));
  });

  it("version 2 with a sequence number of three bytes is refused", () => {
    expect(() => readPsbt(second({ inputs: ["011003feffff"] }))).toThrow(
      "input 0: PSBT_IN_SEQUENCE has 3 bytes, a wrong length",
    );
  });

  it.each([
    ["a time below 500000000", "011104ff64cd1d"],
    ["a height of 500000000", "0112040065cd1d"],
    ["a height of 0", "01120400000000"],
  ])("version 2 that requires %s is refused", (_, input) => {
    expect(() => readPsbt(second({ inputs: [input] }))).toThrow(/input 0 requires lock time \d+, which is not a/);
  });

  const [height, lower] = ["01120410270000", "01120428230000"];
  const [time, earlier] = ["0111048c8dc462", "0111048b8dc462"];
  it.each([
    ["nothing required, no fallback", "", ["", ""], 0],
    ["nothing required, a fallback", "01030439300000", ["", ""], 12_345],
    ["one height", "", [height, ""], 10_000],
    ["two heights", "", [lower, height], 10_000],
    ["a height, and both of the other", "", [height, lower + time], 10_000],
    ["both of each", "", [height + earlier, lower + time], 10_000],
    ["a time, and both of the other", "", [earlier, height + time], 1_657_048_460],
    ["a time, and nothing of the other", "", [time, ""], 1_657_048_460],
  ])("the lock time is found with %s", (_, global, inputs, expected) => {
    expect(readPsbt(second({ global, inputs })).transaction.lockTime).toBe(expected);
  });

  it("a time of one input and a height of another have no lock time", () => {
    expect(() => readPsbt(second({ inputs: [height, time] }))).toThrow(/require a time and others a height/);
  });
});

describe("of the vectors of BIP-371", () => {
  const [x, signature] = ["fe".repeat(32), "01".repeat(64)];
  it.each([
    ["an internal key of 33 bytes", { input: `011721${x}02` }, /PSBT_IN_TAP_INTERNAL_KEY has 33 bytes/],
    ["a signature of 63 bytes", { input: `01133f${signature.slice(2)}` }, /PSBT_IN_TAP_KEY_SIG has 63 bytes/],
    ["a signature of 66 bytes", { input: `011342${signature}0000` }, /PSBT_IN_TAP_KEY_SIG has 66 bytes/],
    [
      "a path under a key of 33 bytes",
      { input: `2216${x}020500000000${"00"}` },
      /key of PSBT_IN_TAP_BIP32_DERIVATION has 33 bytes/,
    ],
    ["an internal key of an output of 33 bytes", { output: `010521${x}02` }, /PSBT_OUT_TAP_INTERNAL_KEY has 33 bytes/],
    [
      "a path of an output under a key of 33 bytes",
      { output: `2207${x}020500000000${"00"}` },
      /key of PSBT_OUT_TAP_BIP32_DERIVATION has 33 bytes/,
    ],
    [
      "a signature of a script under a key and hash of 65 bytes",
      { input: `4214${x}${x}0040${signature}` },
      /key of PSBT_IN_TAP_SCRIPT_SIG has 65 bytes/,
    ],
    [
      "a signature of a script of 66 bytes",
      { input: `4114${x}${x}42${signature}0000` },
      /PSBT_IN_TAP_SCRIPT_SIG has 66 bytes/,
    ],
    [
      "a signature of a script of 63 bytes",
      { input: `4114${x}${x}3f${signature.slice(2)}` },
      /PSBT_IN_TAP_SCRIPT_SIG has 63 bytes/,
    ],
    ["a control block of 34 bytes", { input: `2315c0${x}0101c0` }, /key of PSBT_IN_TAP_LEAF_SCRIPT has 34 bytes/],
    ["a control block of 64 bytes", { input: `4115${x}${x}01c0` }, /key of PSBT_IN_TAP_LEAF_SCRIPT has 64 bytes/],
  ])("a PSBT with %s is refused", (_, records, message) => {
    expect(() => readPsbt(first(records))).toThrow(message);
  });

  it("PSBTs with all of its fields are read", () => {
    const input = `0113 40${signature} 4114${x}${x}40${signature} 2215c0${x}02acc0 2116${x}25 01${x}00000000 011720${x} 011820${x}`;
    const output = `010520${x} 010604 00c001ac 2107${x}05 00 00000000`;
    const psbt = readPsbt(first({ input: input.replaceAll(" ", ""), output: output.replaceAll(" ", "") }));
    expect(firstOf(psbt.inputs).get(0x17)).toHaveLength(32);
    expect(firstOf(psbt.outputs).get(0x05)).toHaveLength(32);
  });
});
