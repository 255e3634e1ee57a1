// Transactions of Bitcoin that are like those that a policy allows and do something more. bitcoinjs-lib makes the PSBTs; what they
// do is judged by what they really spend and pay, not by what they claim or the service reads.

import { payments } from "bitcoinjs-lib";
import { readBitcoinTransaction } from "../../../../service/src/chains/bitcoin/bitcoin.js";
import { bitcoinKey } from "../../../../service/src/chains/bitcoin/keys.js";
import { atOnce } from "../../../../service/src/event-loop/turns.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { bitcoinContext } from "../../../../service/src/policy/bitcoin-context.js";
import { kinds, psbtOf, scriptOf, type Coin, type Kind, type Pay } from "../../chains/bitcoin-psbts.js";
import { present } from "../../support/results.js";
import type { Random } from "./random.js";

export interface BitcoinDraft {
  readonly algorithm: "ecdsa" | "taproot";
  readonly coins: readonly Coin[];
  readonly pays: readonly Pay[];
}

export interface BitcoinAttempt {
  readonly draft: BitcoinDraft;
  readonly changes: readonly string[];
}

/** In satoshi. */
export interface BitcoinLimits {
  /** To the payee; nothing where it is left out. */
  readonly payment?: bigint;
  readonly fee: bigint;
}

const bytes = (text: string): Uint8Array => Buffer.from(text, "hex");
const own = bytes("02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5");
const payee = bytes("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798");
const stranger = bytes("02f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9");

const ecdsaKinds = kinds.filter((kind) => kind !== "P2TR");
const payeeScript = scriptOf("P2WPKH", payee);
// Whoever has the other key can spend it alone.
const shared = present(payments.p2wsh({ redeem: payments.p2ms({ m: 1, pubkeys: [own, stranger] }) }).output, "output");

const keys = { ecdsa: bitcoinKey(own, "ecdsa"), taproot: bitcoinKey(own, "taproot") };

/** Own outputs of the key that signs. */
function isOwn(script: Uint8Array, algorithm: BitcoinDraft["algorithm"]): boolean {
  const mine = algorithm === "taproot" ? (["P2TR"] as const) : ecdsaKinds;
  return mine.some((kind) => Buffer.from(scriptOf(kind, own)).equals(script));
}

const coin = (kind: Kind, more: Partial<Coin> = {}): Coin => ({ kind, publicKey: own, value: 3_000_000n, ...more });
const change = (value: bigint, kind: Kind = "P2WPKH"): Pay => ({ script: scriptOf(kind, own), value });

/** What a policy means to allow: with previous transactions, without for one input, and by Taproot. */
export function legitimateBitcoin(payment: bigint): BitcoinDraft[] {
  const paid = payment > 0n ? [{ script: payeeScript, value: payment }] : [];
  const pays = (inputs: bigint, kind?: Kind) => [...paid, change(inputs - payment - 10_000n, kind)];
  return [
    { algorithm: "ecdsa", coins: [coin("P2WPKH"), coin("P2PKH")], pays: pays(6_000_000n) },
    { algorithm: "ecdsa", coins: [coin("P2WPKH", { shown: ["alone"] })], pays: pays(3_000_000n) },
    { algorithm: "taproot", coins: [coin("P2TR"), coin("P2TR")], pays: pays(6_000_000n, "P2TR") },
  ];
}

/** What policies see of it. */
export function bitcoinSeen({ algorithm, coins, pays }: BitcoinDraft): Pick<Context, "bitcoin"> {
  const transaction = readBitcoinTransaction(psbtOf(coins, pays).toHex(), keys[algorithm]);
  return { bitcoin: { tx: atOnce(bitcoinContext(transaction, "mainnet")) } };
}

/** What is signed of it. */
export function bitcoinDigests({ algorithm, coins, pays }: BitcoinDraft): string[] {
  const transaction = readBitcoinTransaction(psbtOf(coins, pays).toHex(), keys[algorithm]);
  return [...transaction.digests()].map((digest) => Buffer.from(digest).toString("hex"));
}

export function* changedBitcoin(payment: bigint, count: number, random: Random): Generator<BitcoinAttempt> {
  const legitimate = legitimateBitcoin(payment);
  for (let made = 0; made < count; made++) {
    let draft = random.of(legitimate);
    const changes: string[] = [];
    while (changes.length < 2 || random.chance(2)) {
      const [name, changed] = random.of(mutations);
      draft = changed(draft, random);
      changes.push(name);
    }
    yield { draft, changes };
  }
}

const values = [0n, 546n, 10_000n, 999_999n, 1_000_000n, 1_000_001n, 1_500_000n, 1_989_999n];
const scripts = [
  ...kinds.flatMap((kind) => [own, payee, stranger].map((key) => scriptOf(kind, key))),
  shared,
  payeeScript,
  Uint8Array.of(0x6a, 1, 7),
  new Uint8Array(),
];

function placed<Item>(items: readonly Item[], at: number, change: (item: Item) => Item): Item[] {
  return items.map((item, index) => (index === at ? change(item) : item));
}

const mutations: readonly (readonly [string, (draft: BitcoinDraft, random: Random) => BitcoinDraft])[] = [
  [
    "value",
    (draft, random) => ({
      ...draft,
      pays: placed(draft.pays, random.below(3), (pay) => ({ ...pay, value: random.of(values) })),
    }),
  ],
  [
    "script",
    (draft, random) => ({
      ...draft,
      pays: placed(draft.pays, random.below(3), (pay) => ({ ...pay, script: random.of(scripts) })),
    }),
  ],
  [
    "fewer outputs",
    (draft, random) => ({ ...draft, pays: draft.pays.filter((_, index) => index !== random.below(2)) }),
  ],
  [
    "another output",
    ({ pays, ...draft }, random) => {
      const added = { script: random.of(scripts), value: random.of(values) };
      // Out of what would have come back.
      const payer = pays.findIndex(({ value }) => value > added.value);
      const rest = placed(pays, payer, (pay) => ({ ...pay, value: pay.value - added.value }));
      return { ...draft, pays: random.shuffled([...rest, added]) };
    },
  ],
  [
    "another input",
    (draft, random) => {
      const made = coin(random.of(kinds), { publicKey: random.of([own, own, stranger]), value: random.of(values) });
      return { ...draft, coins: random.shuffled([...draft.coins, random.chance(2) ? made : lied(made, random)]) };
    },
  ],
  [
    "a claim",
    (draft, random) => ({ ...draft, coins: placed(draft.coins, random.below(2), (made) => lied(made, random)) }),
  ],
  [
    "what an input has",
    (draft, random) => ({
      ...draft,
      coins: placed(draft.coins, random.below(2), (made) => ({ ...made, value: made.value + random.of(values) })),
    }),
  ],
];

/** The same with an output that stands alone, mostly with a value that it does not have. */
function lied(made: Coin, random: Random): Coin {
  const claimed = random.of([made.value, 2_000_000n, 3_000_000n, 5_000_000n]);
  return { ...made, shown: ["alone"], claimed };
}

/** What in a transaction goes beyond the limits; undefined where nothing does, or where no signature of it is good. */
export function beyondBitcoinLimits(
  { algorithm, coins, pays }: BitcoinDraft,
  { payment, fee: most }: BitcoinLimits,
): string | undefined {
  const isTrue = ({ value, claimed = value }: Coin) => claimed === value;
  const signed = coins.filter(
    ({ kind, publicKey }) => publicKey === own && (kind === "P2TR") === (algorithm === "taproot"),
  );
  const isGood = algorithm === "taproot" ? coins.every(isTrue) : signed.some(isTrue);
  if (!isGood) return undefined;
  const others = pays.filter(({ script }) => !isOwn(script, algorithm));
  if (others.length > (payment === undefined ? 0 : 1)) return `${others.length} outputs do not come back`;
  for (const { script, value } of others) {
    if (!Buffer.from(script).equals(payeeScript)) return `${Buffer.from(script).toString("hex")} gets ${value}`;
    if (value > present(payment, "payment")) return `the payee gets ${value}`;
  }
  const sum = (items: readonly { readonly value: bigint }[]) => items.reduce((total, { value }) => total + value, 0n);
  const fee = sum(coins) - sum(pays);
  return fee > most ? `the fee is ${fee}` : undefined;
}

/** Whether it pays anybody but the payee and the key that signs. */
export function paysSomebody({ algorithm, pays }: BitcoinDraft): boolean {
  return pays.some(({ script }) => !isOwn(script, algorithm) && !Buffer.from(script).equals(payeeScript));
}
