// Spending limits that count the receivers of an address book alone, or all others.

import type { CreateSpendingLimitIntent } from "@countersign/api";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { parseEther, parseGwei, serializeTransaction } from "viem";
import type { Address, TransactionSerializableEIP1559 } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bitcoinAddress, ownOutputs } from "../../../service/src/chains/bitcoin-addresses.js";
import type { OwnOutput } from "../../../service/src/chains/bitcoin-addresses.js";
import { receiverForm } from "../../../service/src/chains/receivers.js";
import { AddressBook, booksOf } from "../../../service/src/organizations/address-book.js";
import { charging } from "../../../service/src/spending/charges.js";
import { holderForm } from "../../../service/src/spending/spending-limit.js";
import type { SpendingLimit } from "../../../service/src/spending/spending-limit.js";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { act, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { limitOf } from "./limit.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const supplier = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const stranger = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

const payment = (
  nonce: number,
  to: Address,
  value: string,
  more: Partial<TransactionSerializableEIP1559> = {},
): string =>
  serializeTransaction({
    chainId: 1,
    type: "eip1559",
    nonce,
    to,
    value: parseEther(value),
    gas: 21_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    ...more,
  }).slice(2);

/** A limit of one ether for receivers in a book that has the supplier on Ethereum, or for all others. */
async function treasury(outside: boolean, votes = 1, changes: Partial<CreateSpendingLimitIntent> = {}) {
  const { root, staff } = await company(world.service, "Ada", "Ben");
  const [ada, ben] = [firstOf(staff), present(staff[1])];
  await rule(root, "ALLOW", "activity.resource == 'PRIVATE_KEY'", `approvers.count() >= ${votes}`);
  const signWith = await newWallet(root, "Treasury");
  const entries = [{ chain: "eip155:1", address: supplier, label: "Supplier" }];
  const added = await act(root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book: "payouts", entries });
  const made = await act(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "some",
    assets: ["eip155:*/slip44:60"],
    measure: "SPENDING_MEASURE_AMOUNT",
    maximum: String(parseEther("1")),
    window: { period: "SPENDING_PERIOD_DAY" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    receivers: { book: "payouts", ...(outside && { outside }) },
    ...changes,
  });
  const { spendingLimitId } = resultOf(made, "createSpendingLimitResult");
  const pay = (by: Person, unsignedTransaction: string): Promise<Answer> =>
    submit(by, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_ETHEREUM",
      unsignedTransaction,
    });
  const { organizationId } = root;
  const usage = async () => {
    const { usages } = await root.generatedClient.getSpendingUsage({ organizationId, spendingLimitId });
    return { spent: usages[0]?.spent ?? "0", waiting: usages[0]?.waiting ?? "0" };
  };
  return {
    root,
    ada,
    ben,
    pay,
    usage,
    entryIds: resultOf(added, "createAddressBookEntriesResult").addressBookEntryIds,
  };
}

const outcome = ({ activity, error }: Answer) => activity?.status ?? error?.message;
const signed = "ACTIVITY_STATUS_COMPLETED";
const ether = (amount: string) => String(parseEther(amount));

describe("a limit for receivers outside of a book", () => {
  test("counts payments to them, and none to the others, by the chain of the transaction", async () => {
    const { ada, pay, usage } = await treasury(true);
    expect(outcome(await pay(ada, payment(0, supplier, "50")))).toBe(signed);
    expect(outcome(await pay(ada, payment(1, stranger, "0.6")))).toBe(signed);
    expect(outcome(await pay(ada, payment(2, stranger, "0.6")))).toContain("has 400000000000000000 of");
    // The book has the supplier on Ethereum alone.
    expect(outcome(await pay(ada, payment(3, supplier, "0.6", { chainId: 137 })))).toContain("has 400000000000000000");
    expect(await usage()).toEqual({ spent: ether("0.6"), waiting: "0" });
  });

  test("counts fees with them, also where nobody is paid, and none of payments to the others", async () => {
    const { ada, pay, usage } = await treasury(true);
    const fee = { maxFeePerGas: parseGwei("10000") };
    expect(outcome(await pay(ada, payment(0, supplier, "1", fee)))).toBe(signed);
    expect(await usage()).toEqual({ spent: "0", waiting: "0" });
    expect(outcome(await pay(ada, payment(1, stranger, "0.1", fee)))).toBe(signed);
    expect(outcome(await pay(ada, payment(2, stranger, "0", fee)))).toBe(signed);
    expect(await usage()).toEqual({ spent: ether("0.52"), waiting: "0" });
  });
});

describe("a limit for receivers in a book", () => {
  test("counts as many payments to them as it allows, and no other signature", async () => {
    const measured = { measure: "SPENDING_MEASURE_COUNT", maximum: "1", assets: [] } as const;
    const { ada, pay } = await treasury(false, 1, measured);
    for (const nonce of [0, 1]) expect(outcome(await pay(ada, payment(nonce, stranger, "1")))).toBe(signed);
    expect(outcome(await pay(ada, payment(2, supplier, "1")))).toBe(signed);
    expect(outcome(await pay(ada, payment(3, supplier, "1")))).toContain("has 0 of 1");
  });

  test("counts payments to them with their fees, and none to others", async () => {
    const { ada, pay, usage } = await treasury(false);
    const fee = { maxFeePerGas: parseGwei("10000") };
    expect(outcome(await pay(ada, payment(0, stranger, "50", fee)))).toBe(signed);
    expect(outcome(await pay(ada, payment(1, supplier, "0.7", fee)))).toBe(signed);
    expect(outcome(await pay(ada, payment(2, supplier, "0.2")))).toContain("has 90000000000000000 of");
    expect(await usage()).toEqual({ spent: ether("0.91"), waiting: "0" });
  });
});

test("what waits is counted by the book as it is when it is signed, and nothing is held back for ever", async () => {
  const { root, ada, ben, pay, usage, entryIds } = await treasury(false, 2);
  const [paid, rejected] = [await pay(ada, payment(0, supplier, "0.3")), await pay(ada, payment(1, supplier, "0.4"))];
  expect(await usage()).toEqual({ spent: "0", waiting: ether("0.7") });
  await act(root, "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES", { book: "payouts", addressBookEntryIds: entryIds });
  expect(outcome(await vote(ben, "APPROVE", present(paid.activity)))).toBe(signed);
  await vote(ben, "REJECT", present(rejected.activity));
  expect(await usage()).toEqual({ spent: "0", waiting: "0" });
  const later = await pay(ada, payment(2, supplier, "5"));
  expect(outcome(await vote(ben, "APPROVE", present(later.activity)))).toBe(signed);
});

test("a limit is not created for a book that is not there", async () => {
  const { root } = await treasury(true);
  const answer = await submit(root, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "others",
    assets: [],
    measure: "SPENDING_MEASURE_COUNT",
    maximum: "1",
    window: { period: "SPENDING_PERIOD_EVER" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    receivers: { book: "constructor" },
  });
  expect(answer.error?.message).toContain('receivers.book: there is no address book "constructor"');
});

describe("a payment that does not say to whom", () => {
  const solana = (to: string) => ({
    solana: {
      tx: {
        transfers: [{ to, amount: 5n }],
        fee: 1n,
        spl_transfers: [],
        grants: [],
        unknown_instructions: [],
        instructions: [],
      },
    },
  });
  const ethereum = (to: string) => ({
    eth: {
      tx: {
        from: "0xa",
        to,
        data: "0x60",
        value: 5n,
        fee: 1n,
        chain_id: 1n,
        nonce: 0n,
        authorization_list: [],
        erc20_transfers: [],
      },
    },
  });
  const shapes = (["AMOUNT", "COUNT", "RECEIVERS"] as const).flatMap((measure) =>
    (["ORGANIZATION", "RECEIVER"] as const).flatMap((scope) =>
      [undefined, { book: "b" }, { book: "b", outside: true }].map((receivers) => ({ measure, scope, receivers })),
    ),
  );
  const refusedBy = (subject: object, changes: Partial<SpendingLimit>) => {
    const assets = (["solana", "eip155"] as const).map((chain) => ({ chain, reference: undefined, token: "" }));
    const signed = [{ curve: "CURVE_ED25519", texts: [""], subjects: [subject as never] }] as const;
    const turns = charging([limitOf("limit", { assets, ...changes })], () => new Set(), { id: "u", tags: [] }, signed);
    for (;;) {
      const { done, value } = turns.next();
      if (done) return value.refused.map(({ kind }) => kind);
    }
  };

  test.each(shapes)("is counted by no limit that looks at receivers: $measure, $scope, $receivers", (shape) => {
    const { measure, scope, receivers } = shape;
    const looks = measure === "RECEIVERS" || scope === "RECEIVER" || receivers !== undefined;
    const changes = {
      measure: `SPENDING_MEASURE_${measure}`,
      scope: `SPENDING_SCOPE_${scope}`,
      receivers,
    } as const;
    const uncounted = new Set(["UNCOUNTED_SPENDING_CALL"] as const);
    for (const paying of [solana, ethereum]) {
      expect(refusedBy(paying("0xb"), changes)).toEqual([]);
      expect(refusedBy(paying(""), changes)).toEqual(looks ? ["UNCOUNTED_SPENDING_CALL"] : []);
      expect(refusedBy(paying(""), { ...changes, uncounted })).toEqual([]);
    }
  });

  test("is refused where only so many are to be paid, for it could be anybody", async () => {
    const measured = { measure: "SPENDING_MEASURE_RECEIVERS", maximum: "2" } as const;
    const { ada, pay } = await treasury(true, 1, measured);
    const creation = { to: undefined as never, data: "0x6000", gas: 100_000n } as const;
    const refusal =
      /cannot count what an unknown call moves, or whom it pays, and does not allow UNCOUNTED_SPENDING_CALL$/;
    expect(outcome(await pay(ada, payment(0, stranger, "1", creation)))).toMatch(refusal);
    expect(outcome(await pay(ada, payment(0, stranger, "0", creation)))).toBe(signed);
    expect(outcome(await pay(ada, payment(1, stranger, "1")))).toBe(signed);
  });
});

describe("a receiver on Bitcoin", () => {
  const key = secp256k1.getPublicKey(new Uint8Array(32).fill(7), true);
  const networks = ["mainnet", "testnet", "signet", "regtest"] as const;
  const outputs = Object.keys(ownOutputs) as OwnOutput[];
  const addressesOf = (output: OwnOutput) =>
    networks.map((network) => bitcoinAddress(network, output)(secp256k1.Point.fromBytes(key)));
  const countedBy = (address: string, changes: Partial<SpendingLimit>, booked: readonly string[] = []) => {
    const assets = [{ chain: "bip122", reference: undefined, token: "" }] as const;
    const entries = booked.map((each, index) => ({ id: String(index), book: "b", chain: "bip122:*", address: each }));
    const books = booksOf({ addressBook: new AddressBook(entries as never) });
    const tx = { inputs: [], outputs: [{ value: 5n, script_pubkey: "51", address, address_type: "", change: false }] };
    const turns = charging([limitOf("limit", { assets, ...changes })], books, { id: "u", tags: [] }, [
      { curve: "CURVE_SECP256K1", texts: [""], subjects: [{ bitcoin: { tx } } as never] },
    ]);
    for (;;) {
      const { done, value } = turns.next();
      if (done) return value.charges.map(({ holder, items }) => [holder, ...items.keys()]);
    }
  };

  test.each(outputs)("is the same on all networks, which take the same signature: %s", (output) => {
    const addresses = addressesOf(output);
    const [main] = addresses;
    const scope = "SPENDING_SCOPE_RECEIVER";
    const receivers = { measure: "SPENDING_MEASURE_RECEIVERS" } as const;
    for (const address of addresses) {
      expect(receiverForm(address)).toBe(main);
      expect(countedBy(address, receivers)).toEqual([["", main]]);
      expect(countedBy(address, { scope })[0]?.[0]).toBe(main);
      for (const other of addresses) {
        expect(countedBy(address, { scope, scopeId: holderForm(scope, other) })).toHaveLength(1);
        expect(countedBy(address, { ...receivers, receivers: { book: "b" } }, [other])).toEqual([["", main]]);
      }
    }
  });

  test("is nobody else's, and other texts stay as they are", () => {
    const all = outputs.map((output) => receiverForm(addressesOf(output)[1] ?? ""));
    expect(new Set(all).size).toBe(outputs.length);
    for (const text of ["", "2", "mxyz", "tb1qqqq", "bcrt1", "2Z4mBr3vCdBGNvPpMeFFVwLBFTp8wT9xUbHkSGjYZGKo"]) {
      expect(receiverForm(text)).toBe(text);
    }
  });
});

test("whatever is paid to whom, the limits for a book and for all outside count everything together, and no more", () => {
  const assets = [{ chain: "solana", reference: undefined, token: "" }] as const;
  const limit = (receivers: SpendingLimit["receivers"]) => limitOf("limit", { assets, receivers, maximum: 0n });
  const people = ["A", "B", "C", "D"] as const;
  const transfers = fc.array(fc.record({ to: fc.constantFrom(...people), amount: fc.bigInt(0n, 9n) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(transfers, fc.bigInt(0n, 5n), fc.subarray([...people]), (paid, fee, booked) => {
      const tx = { transfers: paid, fee, spl_transfers: [], grants: [], unknown_instructions: [], instructions: [] };
      const subjects = [{ solana: { tx } }] as never;
      const countedBy = (receivers?: SpendingLimit["receivers"]): bigint => {
        const books = (chain: string, book: string) => new Set(chain === "solana:*" && book === "b" ? booked : []);
        const turns = charging([limit(receivers)], books, { id: "u", tags: [] }, [
          { curve: "CURVE_ED25519", texts: [""], subjects },
        ]);
        for (;;) {
          const { done, value } = turns.next();
          if (done) return [...(value.charges[0]?.items.values() ?? [])].reduce((sum, one) => sum + one, 0n);
        }
      };
      const sumOf = (isMeant: (to: string) => boolean) =>
        paid.reduce((sum, { to, amount }) => (isMeant(to) ? sum + amount : sum), 0n);
      const isBooked = (to: string) => (booked as readonly string[]).includes(to);
      const isPaid = paid.some(({ to }) => isBooked(to));
      const others = paid.some(({ to }) => !isBooked(to));
      expect(countedBy()).toBe(sumOf(() => true) + fee);
      expect(countedBy({ book: "b" })).toBe(isPaid ? sumOf(isBooked) + fee : 0n);
      const isOutside = others || paid.length === 0;
      expect(countedBy({ book: "b", outside: true })).toBe(isOutside ? sumOf((to) => !isBooked(to)) + fee : 0n);
    }),
  );
});
