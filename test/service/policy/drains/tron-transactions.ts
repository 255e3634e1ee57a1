// Transactions of TRON that are like those that a policy allows and do something more. tronweb makes them, and what they do is
// judged by what was asked of it, not by what the service reads.

import { readTronTransaction } from "../../../../service/src/chains/tron/transaction.js";
import type { Context } from "../../../../service/src/policy-language/policy.js";
import { tronContext } from "../../../../service/src/policy/transaction-context.js";
import { hexAddress, owner, payee, rawDataOf, stranger, token, type Draft } from "../../chains/tron-raw-data.js";
import { present } from "../../support/results.js";
import type { Random } from "./random.js";

export interface TronAttempt {
  readonly draft: Draft;
  readonly changes: readonly string[];
}

/** What a policy means to allow, one of the three. */
export interface TronLimits {
  /** In sun, from the owner to the payee. */
  readonly transfer?: number;
  /** Of the token's smallest unit. */
  readonly token?: { readonly most: bigint; readonly feeLimit: number };
  readonly staking?: true;
}

const everybody = [owner, payee, stranger, token];
const word = (address: string) => hexAddress(address).slice(2).padStart(64, "0");
const sum = (amount: bigint) => amount.toString(16).padStart(64, "0");

export const transferDraft: Draft = {
  type: "TransferContract",
  value: { owner_address: owner, to_address: payee, amount: 100_000_000 },
};
export const tokenDraft: Draft = {
  type: "TriggerSmartContract",
  value: { owner_address: owner, contract_address: token, data: `a9059cbb${word(payee)}${sum(10n ** 9n)}` },
  feeLimit: 100_000_000,
};
export const stakingDraft: Draft = {
  type: "FreezeBalanceV2Contract",
  value: { owner_address: owner, frozen_balance: 1_000_000, resource: "ENERGY" },
};

/** What policies see of it. */
export function tronSeen(draft: Draft): Pick<Context, "tron"> {
  return { tron: { tx: tronContext(readTronTransaction(rawDataOf(draft))) } };
}

export function* changedTron(legitimate: Draft, count: number, random: Random): Generator<TronAttempt> {
  for (let made = 0; made < count; made++) {
    let draft = legitimate;
    const changes: string[] = [];
    while (changes.length === 0 || random.chance(3)) {
      const [name, change] = random.of(mutations);
      const next = change(draft, random);
      if (next === draft) continue;
      draft = next;
      changes.push(name);
    }
    yield { draft, changes };
  }
}

const changed = (draft: Draft, value: Readonly<Record<string, unknown>>): Draft => ({
  ...draft,
  value: { ...draft.value, ...value },
});

const amounts = [1, 99_999_999, 100_000_000, 100_000_001, 10 ** 9, 10 ** 9 + 1, 10 ** 15];

/** Calls of tokens, and what is nearly one. */
function callData(random: Random): string {
  const amount = sum(BigInt(random.of(amounts)));
  const receiver = word(random.of(everybody));
  return random.of([
    `a9059cbb${receiver}${amount}`,
    `a9059cbb${word(payee)}${amount}`,
    `a9059cbb${word(payee)}${amount}00`,
    `a9059cbb${"ff".repeat(12)}${word(payee).slice(24)}${amount}`,
    `095ea7b3${receiver}${amount}`,
    `095ea7b3${word(payee)}${amount}`,
    `23b872dd${word(random.of(everybody))}${receiver}${amount}`,
    `23b872dd${word(owner)}${word(payee)}${amount}`,
    `39509351${receiver}${amount}`,
    "a9059cbb",
  ]);
}

const mutations: readonly (readonly [string, (draft: Draft, random: Random) => Draft])[] = [
  ["owner", (draft, random) => changed(draft, { owner_address: random.of(everybody) })],
  [
    "receiver",
    (draft, random) => ("to_address" in draft.value ? changed(draft, { to_address: random.of(everybody) }) : draft),
  ],
  ["amount", (draft, random) => ("amount" in draft.value ? changed(draft, { amount: random.of(amounts) }) : draft)],
  [
    "contract",
    (draft, random) =>
      "contract_address" in draft.value ? changed(draft, { contract_address: random.of(everybody) }) : draft,
  ],
  ["data", (draft, random) => ("data" in draft.value ? changed(draft, { data: callData(random) }) : draft)],
  [
    "call value",
    (draft, random) => ("data" in draft.value ? changed(draft, { call_value: random.of(amounts) }) : draft),
  ],
  [
    "call token value",
    (draft, random) =>
      "data" in draft.value ? changed(draft, { call_token_value: random.of(amounts), token_id: 1_000_001 }) : draft,
  ],
  ["note", (draft, random) => ({ ...draft, data: Buffer.from(random.bytes(1 + random.below(40))).toString("hex") })],
  ["fee limit", (draft, random) => ({ ...draft, feeLimit: random.of([1, 100_000_000, 100_000_001, 15_000_000_000]) })],
  ["permission", (draft, random) => ({ ...draft, permissionId: random.below(4) })],
  ["another contract", (draft, random) => ({ ...draft, ...random.of(others(random)) })],
];

const key = (address: string) => ({ keys: [{ address, weight: 1 }], threshold: 1 });

function others(random: Random): Draft[] {
  const owner_address = random.of([owner, owner, stranger]);
  const somebody = random.of(everybody);
  const permissions = {
    owner: { type: 0, permission_name: "owner", ...key(somebody) },
    actives: [{ type: 2, permission_name: "active", operations: "7f".repeat(32), ...key(somebody) }],
  };
  return [
    { type: "TransferContract", value: { owner_address, to_address: somebody, amount: random.of(amounts) } },
    {
      type: "TransferAssetContract",
      value: { owner_address, to_address: payee, amount: 1, asset_name: "31303030303031" },
    },
    { type: "TriggerSmartContract", value: { owner_address, contract_address: token, data: callData(random) } },
    { type: "FreezeBalanceV2Contract", value: { owner_address, frozen_balance: 5, resource: "BANDWIDTH" } },
    { type: "UnfreezeBalanceV2Contract", value: { owner_address, unfreeze_balance: 5, resource: "ENERGY" } },
    {
      type: "DelegateResourceContract",
      value: { owner_address, receiver_address: somebody, balance: 5, resource: "ENERGY" },
    },
    {
      type: "UnDelegateResourceContract",
      value: { owner_address, receiver_address: somebody, balance: 5, resource: "ENERGY" },
    },
    { type: "AccountPermissionUpdateContract", value: { owner_address, ...permissions } },
    { type: "VoteWitnessContract", value: { owner_address, votes: [{ vote_address: somebody, vote_count: 5 }] } },
    { type: "WithdrawBalanceContract", value: { owner_address } },
  ];
}

/** What in a transaction goes beyond the limits; undefined where nothing does. */
export function beyondTronLimits({ type, value, data, feeLimit = 0 }: Draft, limits: TronLimits): string | undefined {
  if (data) return "it pays for a note";
  if (value["owner_address"] !== owner && !limits.token)
    return `it is about the account of ${String(value["owner_address"])}`;
  if (limits.staking)
    return type === "FreezeBalanceV2Contract" || type === "UnfreezeBalanceV2Contract" ? undefined : `it is a ${type}`;
  if (limits.transfer !== undefined) {
    if (type !== "TransferContract") return `it is a ${type}`;
    const [to, amount] = [value["to_address"], Number(value["amount"])];
    return to === payee && amount <= limits.transfer ? undefined : `${String(to)} gets ${amount}`;
  }
  if (type !== "TriggerSmartContract") return `it is a ${type}`;
  return beyondToken(value, feeLimit, present(limits.token, "token"));
}

function beyondToken(
  value: Draft["value"],
  feeLimit: number,
  limits: NonNullable<TronLimits["token"]>,
): string | undefined {
  if (feeLimit > limits.feeLimit) return `it burns ${feeLimit}`;
  if (value["call_value"] || value["call_token_value"]) return "the contract gets more than a call";
  if (value["contract_address"] !== token) return `${String(value["contract_address"])} is called`;
  const data = String(value["data"]);
  const amount = BigInt(`0x${data.slice(-64)}`);
  const ownTransfer = `a9059cbb${word(payee)}${sum(amount)}`;
  const transferFrom = `23b872dd${word(owner)}${word(payee)}${sum(amount)}`;
  const isOurs = (data === ownTransfer && value["owner_address"] === owner) || data === transferFrom;
  return isOurs && amount <= limits.most ? undefined : `it calls ${data}`;
}
