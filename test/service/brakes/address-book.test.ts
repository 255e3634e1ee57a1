// Address books, on a running service: what policies see of them, for each chain, and who changes them.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { encodeFunctionData, erc20Abi, serializeTransaction } from "viem";
import type { Hex } from "viem";
import { rule } from "../policy/company.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, look, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { later } from "./rounds.js";

let world: World;
beforeAll(async () => {
  world = await openWorld({ expiryTimes: { milliseconds: 20 } });
});
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const completed = "ACTIVITY_STATUS_COMPLETED";
const denied = "policy engine denied request: no policy allows it";
const supplier = "0x000000000000000000000000000000000000bEEF";
const stranger = "0x00000000000000000000000000000000000000aa";
const token = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";

async function treasury(condition: string) {
  const [root] = await newSubOrganizationOf(rootOf(world.service), "Root");
  const ada = await newUser(root, { userName: "Ada" });
  const signWith = await newWallet(root, "Treasury");
  await rule(root, "ALLOW", condition);
  const add = async (entries: readonly object[], book = "payouts", by: Person = root) =>
    outcome(await submit(by, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book, entries }));
  const sign = async (transaction: object) => {
    const fields = { chainId: 1, nonce: 0, gas: 100_000n, maxFeePerGas: 1n, ...transaction };
    const unsigned = serializeTransaction(fields as Parameters<typeof serializeTransaction>[0]);
    const type = "TRANSACTION_TYPE_ETHEREUM";
    return outcome(
      await submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
        signWith,
        type,
        unsignedTransaction: unsigned.slice(2),
      }),
    );
  };
  const list = async () => {
    const { organizationId } = root;
    return (await root.generatedClient.listAddressBook({ organizationId })).entries;
  };
  return { root, ada, add, sign, list };
}

describe("a policy that asks for an address book", () => {
  test("allows what goes to a receiver in it, however the address is written, and nothing else", async () => {
    const { add, sign } = await treasury("eth.tx.to in book('payouts')");
    const pay = (to: string) => sign({ to: to as Hex, value: 1n });
    // It is an error before there is the book.
    expect(await pay(supplier)).toBe(denied);
    expect(await add([{ chain: "eip155:1", address: supplier.toUpperCase().replace("0X", "0x") }])).toBe(completed);
    expect(await pay(supplier)).toBe(completed);
    expect(await pay(supplier.toLowerCase())).toBe(completed);
    expect(await pay(stranger)).toBe(denied);
  });

  test("sees the receivers on the chain of the transaction alone", async () => {
    const { add, sign } = await treasury("book('payouts').contains(eth.tx.to)");
    await add([
      { chain: "eip155:1", address: supplier },
      { chain: "eip155:*", address: stranger },
    ]);
    const to = supplier as Hex;
    expect(await sign({ to, chainId: 10 })).toBe(denied);
    expect(await sign({ to, chainId: 1 })).toBe(completed);
    expect(await sign({ to: stranger as Hex, chainId: 10 })).toBe(completed);
    const unbound = { chainId: undefined, maxFeePerGas: undefined, gasPrice: 1n };
    expect(await sign({ to, ...unbound })).toBe(denied);
    expect(await sign({ to: stranger as Hex, ...unbound })).toBe(completed);
  });

  test("sees the receivers of tokens", async () => {
    const { add, sign } = await treasury(
      "eth.tx.erc20_transfers.count == 1 && eth.tx.erc20_transfers.all(t, t.to in book('payouts'))",
    );
    await add([{ chain: "eip155:1", address: supplier }]);
    const transfer = (to: string) =>
      sign({ to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to as Hex, 5n] }) });
    expect(await transfer(supplier)).toBe(completed);
    expect(await transfer(stranger)).toBe(denied);
  });

  test("is in error where there is no receiver, so that one that denies does", async () => {
    const { root, add, sign } = await treasury("true");
    await add([{ chain: "eip155:1", address: stranger }], "blocked");
    await rule(root, "DENY", "eth.tx.to in book('blocked')");
    expect(await sign({ to: supplier as Hex })).toBe(completed);
    expect(await sign({ to: stranger as Hex })).toBe("policy engine denied request explicitly");
    expect(await sign({ data: "0x00" })).toBe("policy engine denied request explicitly");
  });
});

describe("an address book", () => {
  test("lists its receivers, and loses those that are removed", async () => {
    const { root, add, list } = await treasury("true");
    const solana = "7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV";
    await add([
      { chain: "eip155:1", address: supplier, label: "Supplier" },
      { chain: "solana:*", address: solana },
    ]);
    const [one, other] = await list();
    expect(one).toMatchObject({
      book: "payouts",
      chain: "eip155:1",
      address: supplier.toLowerCase(),
      label: "Supplier",
    });
    expect(other).toMatchObject({ chain: "solana:*", address: solana });
    const remove = (book: string, id: string) =>
      submit(root, "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES", { book, addressBookEntryIds: [id] });
    const { addressBookEntryId: id } = firstOf(await list());
    expect(outcome(await remove("payroll", id))).toBe(`addressBookEntryIds.0: the book payroll has no entry "${id}"`);
    expect(outcome(await remove("payouts", id))).toBe(completed);
    expect(await list()).toEqual([other]);
  });

  test.each([
    [{ chain: "ethereum", address: supplier }, /^entries.0.chain: no book has "ethereum"; write eip155:1/],
    [{ chain: "solana:mainnet", address: supplier }, /^entries.0.chain/],
    [{ chain: "eip155:0", address: supplier }, /^entries.0.chain/],
    [{ chain: "eip155:1", address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" }, /is no address of eip155$/],
    [{ chain: "tron:*", address: supplier }, /is no address of tron$/],
  ])("takes no %j", async (entry, message) => {
    const { add } = await treasury("true");
    expect(await add([entry])).toMatch(message);
  });

  test("takes a receiver once", async () => {
    const { add } = await treasury("true");
    const entry = { chain: "eip155:1", address: supplier };
    const twice = /^entries.\d: the book payouts has eip155:1:0x0+beef already, or the request names it twice$/;
    expect(await add([entry, { ...entry, address: supplier.toLowerCase() }])).toMatch(twice);
    expect(await add([entry])).toBe(completed);
    expect(await add([entry])).toMatch(twice);
    expect(await add([entry], "payroll")).toBe(completed);
  });

  test("is changed by the root quorum, and by others as a policy lets them, for a book alone", async () => {
    const { root, ada, add } = await treasury("false");
    const entry = { chain: "eip155:1", address: supplier };
    expect(await add([entry], "payouts", ada)).toBe(denied);
    await rule(root, "ALLOW", "activity.resource == 'ADDRESS_BOOK' && activity.params.book == 'payouts'");
    expect(await add([entry], "payouts", ada)).toBe(completed);
    expect(await add([entry], "payroll", ada)).toBe(denied);
  });

  test("changes only after its delay, and not at all where a root user has stopped that", async () => {
    const { root, add, sign, list } = await treasury("eth.tx.to in book('payouts')");
    await act(root, "ACTIVITY_TYPE_SET_DELAYS", { addressBook: "7200" });
    const pay = () => sign({ to: supplier as Hex });
    const entries = [{ chain: "eip155:1", address: supplier }];
    const asked = await act(root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book: "payouts", entries });
    const stopped = await act(root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", {
      book: "payouts",
      entries: [{ chain: "eip155:1", address: stranger }],
    });
    expect(outcome(await vote(root, "REJECT", stopped))).toBe("ACTIVITY_STATUS_REJECTED");
    expect(await pay()).toBe(denied);
    later(7_260_000);
    await expect.poll(async () => (await look(root, asked)).status).toBe(completed);
    expect(await pay()).toBe(completed);
    const [entry, ...others] = await list();
    expect([entry?.addressBookEntryId, others]).toEqual([
      firstOf(resultOf(await look(root, asked), "createAddressBookEntriesResult").addressBookEntryIds),
      [],
    ]);
    expect(await add([{ chain: "eip155:1", address: stranger }])).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });
});
