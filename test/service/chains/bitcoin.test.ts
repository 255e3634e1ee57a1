// PSBTs as a key reads them: what is its own, what is proven, and what is refused. bitcoinjs-lib makes them.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOfPayment } from "../../../service/src/chains/bitcoin-addresses.js";
import { bitcoinNetworkOf } from "../../../service/src/chains/formats.js";
import { readBitcoinTransaction, unbounded } from "../../../service/src/chains/bitcoin/bitcoin.js";
import { bitcoinKey, keyOfAddress } from "../../../service/src/chains/bitcoin/keys.js";
import { paymentOf as read } from "../../../service/src/chains/bitcoin/scripts.js";
import { firstOf, present } from "../support/results.js";
import { fundingOf, kinds, paymentOf, psbtOf, rawPsbt, scriptOf, type Coin, type Kind } from "./bitcoin-psbts.js";
import { timesOfKeccak } from "./processor-time.js";
import { readOrRefused } from "./read-or-refused.js";
import { runs } from "../support/runs.js";

const bytes = (text: string): Uint8Array => Buffer.from(text, "hex");
const own = bytes("02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5");
const other = bytes("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798");
const [ecdsa, taproot] = [bitcoinKey(own, "ecdsa"), bitcoinKey(own, "taproot")];

const coin = (kind: Kind, more: Partial<Coin> = {}): Coin => ({ kind, publicKey: own, value: 100_000n, ...more });
const pays = [{ script: scriptOf("P2WPKH", other), value: 60_000n }];
const alone = { shown: ["alone"] } as const;

describe("what is proven of a transaction", () => {
  it.each<[string, Coin[], bigint]>([
    ["all values, by the transactions that are spent", [coin("P2WPKH"), coin("P2SH"), coin("P2WSH")], 240_000n],
    ["the value of the only input, by its signature", [coin("P2WPKH", alone)], 40_000n],
    [
      "the values of others' inputs, by their transactions",
      [coin("P2WPKH", alone), coin("P2WPKH", { publicKey: other })],
      140_000n,
    ],
    ["nothing where one of two values stands alone", [coin("P2WPKH"), coin("P2WPKH", alone)], unbounded],
    ["nothing where another's value stands alone", [coin("P2WPKH"), coin("P2TR", { publicKey: other })], unbounded],
    [
      "nothing where another's output is left out",
      [coin("P2WPKH"), coin("P2WPKH", { publicKey: other, shown: [] })],
      unbounded,
    ],
    ["nothing by Taproot where another signs nothing of it", [coin("P2WPKH"), coin("P2TR")], unbounded],
  ])("by ECDSA: %s", (_, coins, fee) => {
    expect(readBitcoinTransaction(psbtOf(coins, pays).toHex(), ecdsa).fee).toBe(fee);
  });

  it("by Taproot: all values, which each of its signatures signs", () => {
    const coins = [coin("P2TR"), coin("P2WPKH", { publicKey: other, ...alone }), coin("P2TR")];
    expect(readBitcoinTransaction(psbtOf(coins, pays).toHex(), taproot).fee).toBe(240_000n);
    const unknown = psbtOf([coin("P2TR"), coin("P2WPKH", { publicKey: other, shown: [] })], pays);
    expect(() => readBitcoinTransaction(unknown.toHex(), taproot)).toThrow(/input 1 has no PSBT_IN_WITNESS_UTXO/);
  });

  it("a value that is not proven is the greatest there is", () => {
    const { inputs } = readBitcoinTransaction(psbtOf([coin("P2WPKH"), coin("P2WPKH", alone)], pays).toHex(), ecdsa);
    expect(inputs.map(({ value }) => value)).toEqual([100_000n, unbounded]);
  });
});

describe("what is a key's own", () => {
  it("are outputs of each kind by its algorithm, and no others", () => {
    const outputs = kinds.flatMap((kind) => [own, other].map((key) => ({ script: scriptOf(kind, key), value: 1n })));
    const changeOf = (key: typeof ecdsa, spent: Kind) =>
      readBitcoinTransaction(psbtOf([coin(spent)], outputs).toHex(), key).outputs.map(({ change }) => change);
    expect(changeOf(ecdsa, "P2WPKH")).toEqual([true, false, true, false, true, false, true, false, false, false]);
    expect(changeOf(taproot, "P2TR")).toEqual([...Array.from({ length: 8 }, () => false), true, false]);
  });

  it.each(kinds)("is known by the address of an output of %s alone", (kind) => {
    const { address, output } = paymentOf(kind, own);
    const { key, network } = keyOfAddress(present(address, "address"));
    const psbt = psbtOf(
      [coin(kind), coin("P2WPKH", { publicKey: other, ...alone })],
      [{ script: present(output, "output"), value: 5n }, ...pays],
    );
    const transaction = readBitcoinTransaction(psbt.toHex(), key);
    expect([network, transaction.inputs.map(({ signed }) => signed)]).toEqual(["mainnet", [true, false]]);
    expect(transaction.outputs.map(({ change }) => change)).toEqual([true, false]);
  });

  it("is not what spends its output with other scripts, or has been finalized", () => {
    const signs = (psbt: ReturnType<typeof psbtOf>) =>
      readBitcoinTransaction(psbt.toHex(), ecdsa).inputs.map(({ signed }) => signed);
    const done = psbtOf([coin("P2WPKH"), coin("P2WPKH")], pays);
    firstOf(done.data.inputs).finalScriptWitness = bytes("00");
    expect(signs(done)).toEqual([false, true]);
    const wrong = psbtOf([coin("P2SH")], pays);
    firstOf(wrong.data.inputs).redeemScript = scriptOf("P2WPKH", other);
    expect(() => signs(wrong)).toThrow(/does not have this PSBT_IN_REDEEM_SCRIPT/);
    const missing = psbtOf([coin("P2WSH")], pays);
    delete firstOf(missing.data.inputs).witnessScript;
    expect(() => signs(missing)).toThrow(/input 0 spends P2WSH without PSBT_IN_WITNESS_SCRIPT/);
    const leaf = psbtOf([coin("P2TR")], pays);
    firstOf(leaf.data.inputs).tapMerkleRoot = new Uint8Array(32);
    expect(() => readBitcoinTransaction(leaf.toHex(), taproot)).toThrow(/input 0 has PSBT_IN_TAP_MERKLE_ROOT/);
  });

  it("is not spent twice, nor from another transaction than the input names", () => {
    const twice = psbtOf([coin("P2WPKH")], pays);
    firstOf(twice.data.inputs).nonWitnessUtxo = fundingOf(scriptOf("P2WPKH", own), 5_000_000n, 0).toBuffer();
    expect(() => readBitcoinTransaction(twice.toHex(), ecdsa)).toThrow(/is not the transaction that it spends/);
    const hex = psbtOf([coin("P2WPKH"), coin("P2WPKH")], pays).toHex();
    const [first, second] = [0, 1].map((number) => fundingOf(scriptOf("P2WPKH", own), 100_000n, number).getHash());
    const same = hex.replace(
      Buffer.from(present(second, "second")).toString("hex"),
      Buffer.from(present(first, "first")).toString("hex"),
    );
    expect(() => readBitcoinTransaction(same, ecdsa)).toThrow(/inputs 0 and 1 spend the same output/);
  });
});

it.each(["MAINNET", "TESTNET", "SIGNET", "REGTEST"] as const)("addresses are written for the network: %s", (name) => {
  const prefix = { MAINNET: "bc1q", TESTNET: "tb1q", SIGNET: "tb1q", REGTEST: "bcrt1q" }[name];
  const network = bitcoinNetworkOf(`ADDRESS_FORMAT_BITCOIN_${name}_P2TR`);
  expect(addressOfPayment(present(read(scriptOf("P2WPKH", own)), "read"), network).startsWith(prefix)).toBe(true);
});

it("an output of 34 bytes is Taproot's by its first byte alone", () => {
  const script = scriptOf("P2TR", own);
  expect(read(script)?.type).toBe("P2TR");
  // Later versions of witness programs are nobody's yet.
  for (const version of [0x52, 0x60]) expect(read(Uint8Array.of(version, ...script.subarray(1)))).toBeUndefined();
});

it.each(kinds)("the address of an output of %s is the one that bitcoinjs-lib writes", (kind) => {
  expect(addressOfPayment(present(read(scriptOf(kind, own)), "read"), "mainnet")).toBe(paymentOf(kind, own).address);
});

describe("a hostile PSBT", () => {
  const seeds = [
    psbtOf(
      kinds.map((kind) => coin(kind, kind === "P2TR" ? {} : { shown: ["whole"] })),
      pays,
    ).toHex(),
    psbtOf([coin("P2TR"), coin("P2TR")], pays).toHex(),
    psbtOf([coin("P2WPKH", alone)], pays).toHex(),
  ];

  it("is read or refused by name, wherever bytes are changed, left out or put in; what is read is kept", () => {
    const edit = fc.record({
      at: fc.nat(),
      byte: fc.integer({ min: 0, max: 255 }),
      how: fc.constantFrom("change", "remove", "insert"),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...seeds),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (seed, edits, isTaproot) => {
          const changed = [...bytes(seed)];
          for (const { at, byte, how } of edits) {
            changed.splice(at % changed.length, how === "insert" ? 0 : 1, ...(how === "remove" ? [] : [byte]));
          }
          const text = Buffer.from(changed).toString("hex");
          const transaction = readOrRefused(() => readBitcoinTransaction(text, isTaproot ? taproot : ecdsa));
          if (transaction === undefined) return;
          const digests = [...transaction.digests()];
          expect(digests.every(({ length }) => length === 32)).toBe(true);
          expect(transaction.fee === unbounded || transaction.fee <= 21n * 10n ** 14n).toBe(true);
          const signed = transaction.sign(digests.map(() => ({ r: "7f".repeat(32), s: "01".repeat(32) })));
          const again = readBitcoinTransaction(signed, isTaproot ? taproot : ecdsa);
          expect(again.outputs).toEqual(transaction.outputs);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it("has 1,750 inputs and 4,000 outputs at most, in either version", () => {
    const first = (inputs: number, outputs: number) =>
      rawPsbt({
        inputs: Array.from({ length: inputs }, (_, index) => ({
          outpoint: index.toString(16).padStart(72, "0"),
          map: "",
        })),
        outputs: Array.from({ length: outputs }, () => "000000000000000000"),
      });
    const second = (inputs: number, outputs: number) => {
      const size = (count: number) => `03fd${Buffer.of(count & 255, count >> 8).toString("hex")}`;
      return `70736274ff01fb0402000000010204020000000104${size(inputs)}0105${size(outputs)}00`;
    };
    for (const psbt of [first, second]) {
      const reading = (inputs: number, outputs: number) => () => readBitcoinTransaction(psbt(inputs, outputs), ecdsa);
      expect(reading(1_751, 300)).toThrow("it has 1751 inputs; 1750 are allowed at most");
      expect(reading(300, 4_001)).toThrow("it has 4001 outputs; 4000 are allowed at most");
      for (const largest of [reading(1_750, 300), reading(300, 4_000)]) {
        expect(largest).not.toThrow("allowed at most");
      }
    }
  });

  it("of the largest size is read or refused in 3.3 times of Keccak, 20 ms of a quiet machine", () => {
    const hex = (data: Uint8Array) => Buffer.from(data).toString("hex");
    const [mine, theirs] = [own, other].map((key) => hex(scriptOf("P2WPKH", key))) as [string, string];
    const outpoint = (index: number) => `${index.toString(16).padStart(64, "0")}00000000`;
    const witness = (script: string) => `01011fe80300000000000016${script}`;
    const pay = `010000000000000016${theirs}`;
    const input = { outpoint: outpoint(1), map: witness(mine) };
    const legacy = Array.from({ length: 500 }, (_, index) => fundingOf(scriptOf("P2PKH", own), 1n, 2 * index));
    const keys = (count: number, key: (digits: string) => string) =>
      Array.from({ length: count }, (_, index) => key(index.toString(16).padStart(4, "0"))).join("");
    const spending = (maps: readonly string[]) => maps.map((map, index) => ({ outpoint: outpoint(index), map }));
    const texts = [
      rawPsbt({
        inputs: spending(Array.from({ length: 1_750 }, (_, index) => witness(index < 500 ? mine : theirs))),
        outputs: [pay],
      }),
      rawPsbt({ inputs: [input], outputs: Array.from({ length: 3_100 }, () => `000000000000000016${mine}`) }),
      rawPsbt({ inputs: [input], outputs: Array.from({ length: 4_000 }, () => "000000000000000000") }),
      rawPsbt({
        inputs: legacy.map((funding) => ({
          outpoint: `${hex(funding.getHash())}01000000`,
          map: `0100${funding.byteLength().toString(16)}${funding.toHex()}`,
        })),
        outputs: [`010000000000000000`],
      }),
      rawPsbt({
        inputs: [{ ...input, map: `${input.map}${keys(11_900, (digits) => `03f0${digits}00`)}` }],
        outputs: [pay],
      }),
      rawPsbt({
        inputs: [{ ...input, map: `${input.map}${keys(50_000, (digits) => `03f0${digits}00`)}` }],
        outputs: [pay],
      }),
      rawPsbt({
        inputs: [
          { ...input, map: `${input.map}${keys(6_000, (digits) => `2206${"02".padEnd(62, "7")}${digits}0400000000`)}` },
        ],
        outputs: [pay],
      }),
      "70736274ff".padEnd(524_288, "f"),
    ];
    const read = texts.map((text) => readOrRefused(() => readBitcoinTransaction(text, ecdsa)) !== undefined);
    expect(read).toEqual([true, true, true, true, true, false, true, false]);
    for (const text of texts) {
      const time = timesOfKeccak(() => readOrRefused(() => readBitcoinTransaction(text, ecdsa)), 3.3);
      expect(time).toBeLessThan(3.3);
    }
  });
});
