// Signing of Bitcoin's transactions through the public API. bitcoinjs-lib makes the PSBTs; it and @scure/btc-signer check the
// signatures, finalize, and agree on what can be sent.

import { Transaction } from "@scure/btc-signer";
import { Psbt, payments } from "bitcoinjs-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  finalized,
  fundingOf,
  kinds,
  paymentOf,
  psbtOf,
  scriptOf,
  type Coin,
  type Kind,
} from "../../chains/bitcoin-psbts.js";
import { company, rule } from "../../policy/company.js";
import { account } from "../../support/accounts.js";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal, rejectionOf } from "../../support/refusal.js";
import { ask, complete } from "../../support/requests.js";
import { entryOf, firstOf, present } from "../../support/results.js";
import { startService, type RunningService } from "../../support/service.js";

const format = (kind: Kind) => `ADDRESS_FORMAT_BITCOIN_MAINNET_${kind}` as const;
const stranger = Buffer.from("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex");

/** A private key with an address of each kind. */
async function newBitcoinKey(owner: Person) {
  const { privateKeys } = await complete(owner, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [
      {
        privateKeyName: "Bitcoin",
        curve: "CURVE_SECP256K1",
        addressFormats: ["ADDRESS_FORMAT_COMPRESSED", ...kinds.map(format)],
        privateKeyTags: [],
      },
    ],
  });
  const [hex = "", ...own] = present(firstOf(privateKeys).addresses, "addresses").map(({ address = "" }) => address);
  const addresses = Object.fromEntries(kinds.map((kind, index) => [kind, entryOf(own, index)])) as Record<Kind, string>;
  return { publicKey: Buffer.from(hex, "hex") as Uint8Array, addresses };
}

/** The transaction that @scure/btc-signer makes of a signed PSBT. */
function extracted(signed: string): string {
  const transaction = Transaction.fromPSBT(Buffer.from(signed, "hex"));
  transaction.finalize();
  return transaction.hex;
}

describe("transactions of Bitcoin", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  let publicKey: Uint8Array;
  let addresses: Readonly<Record<Kind, string>>;
  let solana: string;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(ours);
    const key = await newBitcoinKey(ours);
    publicKey = key.publicKey;
    const accounts = [account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519")];
    const wallet = await complete(ours, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "transactions", accounts });
    [solana = ""] = wallet.addresses;
    addresses = key.addresses;
  });
  afterAll(() => service.close());

  const sign = async (signWith: string, psbt: Psbt | string, owner = ours) => {
    const unsignedTransaction = typeof psbt === "string" ? psbt : psbt.toHex();
    const parameters = { signWith, unsignedTransaction, type: "TRANSACTION_TYPE_BITCOIN" } as const;
    return (await complete(owner, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", parameters)).signedTransaction;
  };
  const coin = (kind: Kind, more: Partial<Coin> = {}): Coin => ({ kind, publicKey, value: 100_000n, ...more });
  const pay = (value: bigint) => [{ script: scriptOf("P2WPKH", stranger), value }];

  test.each(kinds)("an input of %s comes back with a signature that both libraries finalize alike", async (kind) => {
    expect(addresses[kind]).toBe(paymentOf(kind, publicKey).address);
    const signed = await sign(addresses[kind], psbtOf([coin(kind), coin(kind)], pay(190_000n)));
    expect(finalized(signed).toHex()).toBe(extracted(signed));
  });

  test("inputs of all kinds are signed by their key, those of Taproot by their own address", async () => {
    const psbt = psbtOf(
      kinds.map((kind) => coin(kind, { shown: kind === "P2TR" ? ["alone"] : ["whole"] })),
      pay(490_000n),
    );
    const first = await sign(addresses.P2WPKH, psbt);
    expect(Psbt.fromHex(first).data.inputs.map(({ partialSig, tapKeySig }) => [partialSig?.length, tapKeySig])).toEqual(
      [
        [1, undefined],
        [1, undefined],
        [1, undefined],
        [1, undefined],
        [undefined, undefined],
      ],
    );
    const whole = await sign(addresses.P2TR, first);
    expect(finalized(whole).toHex()).toBe(extracted(whole));
    // Whoever signs last.
    const other = await sign(addresses.P2PKH, await sign(addresses.P2TR, psbt));
    expect(finalized(other).getId()).toBe(finalized(whole).getId());
  });

  test("everything else in the PSBT stays as it was, and signing again changes nothing", async () => {
    const psbt = psbtOf([coin("P2WPKH")], pay(90_000n));
    psbt.addUnknownKeyValToInput(0, { key: Buffer.from("f0aa", "hex"), value: Buffer.from("beef", "hex") });
    const signed = await sign(addresses.P2WPKH, psbt);
    const read = Psbt.fromHex(signed);
    const kept = present(firstOf(read.data.inputs).unknownKeyVals, "unknownKeyVals").map(({ key, value }) =>
      [key, value].map((bytes) => Buffer.from(bytes).toString("hex")),
    );
    expect(kept).toEqual([["f0aa", "beef"]]);
    const { partialSig: _, ...rest } = firstOf(read.data.inputs);
    expect(JSON.stringify(rest)).toBe(JSON.stringify(Psbt.fromHex(psbt.toHex()).data.inputs[0]));
    expect(await sign(addresses.P2WPKH, signed)).toBe(signed);
  });

  test("one of several keys signs its part, in P2WSH and P2SH", async () => {
    const pubkeys = [publicKey, stranger].map((key) => Buffer.from(key));
    const redeem = payments.p2ms({ m: 1, pubkeys });
    for (const kind of ["P2WSH", "P2SH"] as const) {
      const output = kind === "P2WSH" ? payments.p2wsh({ redeem }) : payments.p2sh({ redeem });
      const psbt = psbtOf([coin("P2WPKH")], pay(90_000n));
      const funding = fundingOf(present(output.output, "output"), 50_000n, 90);
      psbt.addInput({
        hash: funding.getId(),
        index: 1,
        nonWitnessUtxo: funding.toBuffer(),
        ...(kind === "P2WSH"
          ? { witnessScript: present(redeem.output, "output") }
          : { redeemScript: present(redeem.output, "output") }),
      });
      const signed = await sign(addresses.P2WPKH, psbt);
      expect(finalized(signed).ins).toHaveLength(2);
    }
  });

  test.each<[string, RegExp, () => Psbt | string]>([
    [
      "no input is the key's",
      /signs none of its 1 inputs/,
      () => psbtOf([coin("P2WPKH", { publicKey: stranger })], pay(1n)),
    ],
    ["it is no PSBT", /does not begin with 70736274ff/, () => "02000000"],
    [
      "an input asks for SIGHASH_SINGLE",
      /input 0 asks for SIGHASH_SINGLE; what/,
      () => psbtOf([coin("P2WPKH", { sighashType: 3 })], pay(1n)),
    ],
    [
      "an input asks for SIGHASH_NONE beside others",
      /input 1 asks for SIGHASH_NONE \| SIGHASH_ANYONECANPAY/,
      () => psbtOf([coin("P2PKH"), coin("P2WPKH", { sighashType: 0x82 })], pay(1n)),
    ],
    [
      "the outputs are more than the inputs",
      /outputs are 1 satoshi more/,
      () => psbtOf([coin("P2WPKH")], pay(100_001n)),
    ],
    [
      "a legacy input lacks the transaction that it spends",
      /input 0 spends P2PKH without PSBT_IN_NON_WITNESS_UTXO/,
      () => psbtOf([coin("P2PKH", { shown: ["alone"] })], pay(1n)),
    ],
    [
      "the two claims about an output differ",
      /PSBT_IN_WITNESS_UTXO and PSBT_IN_NON_WITNESS_UTXO differ/,
      () => psbtOf([coin("P2WPKH", { shown: ["whole", "alone"], claimed: 200_000n })], pay(1n)),
    ],
  ])("is refused where %s", async (_, message, psbt) => {
    await expect(sign(addresses.P2WPKH, psbt())).rejects.toEqual(refusal(3, message));
  });

  test("is refused for keys that are no Bitcoin keys, or another organization's", async () => {
    const psbt = psbtOf([coin("P2WPKH")], pay(1n));
    await expect(sign(solana, psbt)).rejects.toEqual(refusal(3, /a key on CURVE_ED25519 cannot sign Bitcoin/));
    await expect(sign(addresses.P2WPKH, psbt, theirs)).rejects.toEqual(refusal(5, /no key with/));
  });

  test("policies see whom a transaction pays, what comes back, and a fee that is proven", async () => {
    const { root, staff } = await company(service, "Ada");
    const [ada] = staff;
    const own = await newBitcoinKey(root);
    const payee = present(paymentOf("P2WPKH", stranger).address, "address");
    await rule(
      root,
      "ALLOW",
      `bitcoin.tx.outputs.all(o, o.change || (o.address == '${payee}' && o.value <= 50000)) && bitcoin.tx.fee <= 10000`,
    );
    const change = (value: bigint) => ({ script: scriptOf("P2WPKH", own.publicKey), value });
    const attempt = (psbt: Psbt) =>
      rejectionOf(
        ask(present(ada, "ada"), "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
          signWith: own.addresses.P2WPKH,
          unsignedTransaction: psbt.toHex(),
          type: "TRANSACTION_TYPE_BITCOIN" as never,
        }),
      );
    const two = (shown: NonNullable<Coin["shown"]>) => [
      coin("P2WPKH", { publicKey: own.publicKey, shown }),
      coin("P2WPKH", { publicKey: own.publicKey, shown }),
    ];
    expect(await attempt(psbtOf(two(["whole"]), [...pay(50_000n), change(145_000n)]))).toBeUndefined();
    expect(await attempt(psbtOf(two(["whole"]), [...pay(50_001n), change(145_000n)]))).toMatch(/^7 /);
    expect(await attempt(psbtOf(two(["whole"]), [...pay(50_000n), change(130_000n)]))).toMatch(/^7 /);
    expect(
      await attempt(psbtOf(two(["whole"]), [{ script: scriptOf("P2TR", stranger), value: 50n }, change(199_000n)])),
    ).toMatch(/^7 /);
    // What each input has might be a lie to the signature of the other.
    expect(await attempt(psbtOf(two(["alone"]), [...pay(50_000n), change(145_000n)]))).toMatch(/^7 /);
    expect(await attempt(psbtOf(two(["alone"]).slice(1), [...pay(50_000n), change(45_000n)]))).toBeUndefined();
  });
});
