// Interfaces of smart contracts, on a running service: who adds them, what is refused, and what policies see by them.

import { createHash } from "node:crypto";
import { ErrorCode } from "@countersign/api";
import type { CreateSmartContractInterfaceIntent } from "@countersign/api";
import { Keypair, PublicKey, Transaction } from "@solana/web3.js";
import { encodeFunctionData, parseAbi, serializeTransaction } from "viem";
import type { Hex } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company, rule } from "../policy/company.js";
import { account } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { act, newWallet, submit } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const weth = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const friend = "0x08d2b0a37F869FF76BACB5Bab3278E26ab7067B7";
const tokenAbi = parseAbi([
  "function transfer(address dst, uint256 wad) returns (bool)",
  "function swap((address token, uint256 amount)[] legs)",
]);
const transfer = (to: Hex, wad: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: "transfer", args: [to, wad] });
const swap = (token: Hex, amount: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: "swap", args: [[{ token, amount }]] });

const token: CreateSmartContractInterfaceIntent = {
  smartContractAddress: weth.toLowerCase(),
  smartContractInterface: JSON.stringify(tokenAbi),
  type: "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM",
  label: "Wrapped ether",
};
const create = (by: Person, change: Partial<CreateSmartContractInterfaceIntent> = {}) =>
  submit(by, "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", { ...token, ...change });
const denial = ({ error }: Answer) => error?.message;
const statusOf = ({ activity, error }: Answer) => activity?.status ?? error?.message;

let nonce = 0;
async function scene(...interfaces: readonly CreateSmartContractInterfaceIntent[]) {
  const { root, staff } = await company(world.service, "Ada");
  const [ada] = staff;
  const made = [];
  for (const each of interfaces) {
    const activity = await act(root, "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE", each);
    made.push(resultOf(activity, "createSmartContractInterfaceResult").smartContractInterfaceId);
  }
  const signWith = await newWallet(root, "Treasury");
  const call = (data: Hex, to: Hex = weth) => {
    const unsignedTransaction = serializeTransaction({ type: "eip1559", chainId: 1, nonce: nonce++, to, data });
    const type = "TRANSACTION_TYPE_ETHEREUM";
    return submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", { signWith, type, unsignedTransaction });
  };
  return { root, ada, made, call, signWith };
}

const completed = "ACTIVITY_STATUS_COMPLETED";
const explicitly = "policy engine denied request explicitly";
const implicitly = "policy engine denied request: no policy allows it";

describe("what policies see of a call", () => {
  test("names, selectors and arguments allow what they say, and nothing else", async () => {
    const { root, call } = await scene(token);
    await rule(
      root,
      "ALLOW",
      `eth.tx.to == '${weth}' && eth.tx.function_name == 'transfer' && eth.tx.function_signature == '0xa9059cbb'
        && eth.tx.contract_call_args['dst'] == '${friend}' && eth.tx.contract_call_args['wad'] < 100`,
    );
    expect(statusOf(await call(transfer(friend, 99n)))).toBe(completed);
    expect(denial(await call(transfer(friend, 100n)))).toBe(implicitly);
    expect(denial(await call(transfer(weth, 1n)))).toBe(implicitly);
    // The same bytes with an argument that is padded otherwise, cut off, or followed by more.
    expect(denial(await call(`${transfer(friend, 1n)}00`))).toBe(implicitly);
    expect(denial(await call(transfer(friend, 1n).slice(0, -2) as Hex))).toBe(implicitly);
    // An integer beyond the language's.
    expect(denial(await call(transfer(friend, 2n ** 200n)))).toBe(implicitly);
    // Another contract, of which there is no interface.
    expect(denial(await call(transfer(friend, 1n), friend))).toBe(implicitly);
  });

  test("a transaction says the same where it is signed as a payload", async () => {
    const { root, ada, signWith } = await scene(token);
    await rule(root, "ALLOW", "eth.tx.function_name == 'transfer' && eth.tx.contract_call_args['wad'] <= 5");
    const sign = (wad: bigint) =>
      submit(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
        signWith,
        payload: serializeTransaction({ type: "eip1559", chainId: 1, to: weth, data: transfer(friend, wad) }).slice(2),
        encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
        hashFunction: "HASH_FUNCTION_KECCAK256",
      });
    expect(statusOf(await sign(5n))).toBe(completed);
    expect(denial(await sign(6n))).toBe(implicitly);
  });

  test("tuples are indexed by position", async () => {
    const { root, call } = await scene(token);
    await rule(
      root,
      "ALLOW",
      `eth.tx.contract_call_args['legs'].all(leg, leg[0] == '${friend}' && leg[1] <= 5)
        && eth.tx.contract_call_args['legs'].count() == 1`,
    );
    expect(statusOf(await call(swap(friend, 5n)))).toBe(completed);
    expect(denial(await call(swap(friend, 6n)))).toBe(implicitly);
  });

  test("a policy that denies applies to what can't be read, and not to contracts of which there is no interface", async () => {
    const { root, call } = await scene(token);
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", "eth.tx.contract_call_args['wad'] > 5");
    expect(statusOf(await call(transfer(friend, 5n)))).toBe(completed);
    expect(denial(await call(transfer(friend, 6n)))).toBe(explicitly);
    expect(denial(await call(`${transfer(friend, 5n)}00`))).toBe(explicitly);
    expect(denial(await call("0x095ea7b3"))).toBe(explicitly);
    expect(statusOf(await call("0x"))).toBe(completed);
    expect(statusOf(await call("0x095ea7b3", friend))).toBe(completed);
  });

  test("an interface that was deleted is gone for the next request", async () => {
    const { root, made, call } = await scene(token);
    await rule(root, "ALLOW", "eth.tx.function_name == 'transfer'");
    expect(statusOf(await call(transfer(friend, 1n)))).toBe(completed);
    await act(root, "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE", {
      smartContractInterfaceId: firstOf(made),
    });
    expect(denial(await call(transfer(friend, 1n)))).toBe(implicitly);
    expect(statusOf(await create(root))).toBe(completed);
    expect(statusOf(await call(transfer(friend, 1n)))).toBe(completed);
  });

  test("a sub-organization sees nothing by the interfaces of its parent", async () => {
    const parent = world.root;
    expect(statusOf(await create(parent))).toBe(completed);
    const { root, call } = await scene();
    await rule(root, "ALLOW", "eth.tx.function_name == 'transfer'");
    expect(denial(await call(transfer(friend, 1n)))).toBe(implicitly);
  });
});

test("an instruction of Solana is seen by its name, arguments and named accounts", async () => {
  const program = Keypair.generate().publicKey;
  const idl = {
    instructions: [
      {
        name: "withdraw",
        discriminator: [7, 7],
        accounts: [
          { name: "from", signer: true },
          { name: "to", writable: true },
        ],
        args: [{ name: "amount", type: "u64" }],
      },
    ],
    types: [],
  };
  const { root, ada } = await scene({
    smartContractAddress: program.toBase58(),
    smartContractInterface: JSON.stringify(idl),
    type: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA",
    label: "Vault",
  });
  const wallet = await act(root, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Solana",
    accounts: [account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519")],
  });
  const signWith = firstOf(resultOf(wallet, "createWalletResult").addresses);
  const [friendly, other] = [Keypair.generate().publicKey, Keypair.generate().publicKey];
  await rule(
    root,
    "ALLOW",
    `solana.tx.unknown_instructions.count() == 1 && solana.tx.unknown_instructions.all(i, i.parsed_instruction_data.instruction_name == 'withdraw')
      && solana.tx.instructions.all(i, i.parsed_instruction_data.instruction_name == 'withdraw'
      && i.parsed_instruction_data.discriminator == '0707'
      && i.parsed_instruction_data.named_accounts['to'] == '${friendly.toBase58()}'
      && i.parsed_instruction_data.program_call_args['amount'] <= 10)`,
  );
  const withdraw = (to: PublicKey, data: string, programId = program) => {
    const payer = new PublicKey(signWith);
    const keys = [
      { pubkey: payer, isSigner: true, isWritable: false },
      { pubkey: to, isSigner: false, isWritable: true },
    ];
    const transaction = new Transaction({ feePayer: payer, recentBlockhash: other.toBase58() });
    transaction.add({ keys, programId, data: Buffer.from(data, "hex") });
    const unsignedTransaction = transaction.serialize({ requireAllSignatures: false }).toString("hex");
    return submit(ada, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      type: "TRANSACTION_TYPE_SOLANA",
      unsignedTransaction,
    });
  };
  expect(statusOf(await withdraw(friendly, "07070a00000000000000"))).toBe(completed);
  expect(denial(await withdraw(friendly, "07070b00000000000000"))).toBe(implicitly);
  expect(denial(await withdraw(other, "07070a00000000000000"))).toBe(implicitly);
  expect(denial(await withdraw(friendly, "07070a0000000000000000"))).toBe(implicitly);
  expect(denial(await withdraw(friendly, "07070a00000000000000", other))).toBe(implicitly);
});

describe("adding an interface", () => {
  test("is for those whom a policy lets, and one of an address, whichever its letter case", async () => {
    const { root, ada } = await scene(token);
    const other = { smartContractAddress: friend };
    expect(denial(await create(ada, other))).toBe(implicitly);
    await rule(root, "ALLOW", "activity.resource == 'SMART_CONTRACT_INTERFACE' && activity.action == 'CREATE'");
    expect(statusOf(await create(ada, other))).toBe(completed);
    const again = await create(ada, { smartContractAddress: weth });
    expect(again.error).toMatchObject({
      code: ErrorCode.ALREADY_EXISTS,
      message: `smartContractAddress: the organization has an interface of ${weth} already; delete that first`,
    });
  });

  test("deleting one is decided by its id", async () => {
    const { root, ada, made } = await scene(token, { ...token, smartContractAddress: friend });
    await rule(root, "ALLOW", `smart_contract_interface.id == '${firstOf(made)}'`);
    const [mine, others] = made;
    const remove = (smartContractInterfaceId: string | undefined) =>
      submit(ada, "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE", { smartContractInterfaceId });
    expect(denial(await remove(others))).toBe(implicitly);
    expect(statusOf(await remove(mine))).toBe(completed);
    expect(denial(await remove(mine))).toContain("no interface");
  });

  test.each([
    [{ smartContractAddress: weth.slice(2) }, "smartContractAddress: expected 0x and 40 hex digits"],
    [
      { type: "SMART_CONTRACT_INTERFACE_TYPE_SOLANA" as const },
      "smartContractAddress: expected the key of a program in base58",
    ],
    [{ smartContractInterface: "[" }, "smartContractInterface: it is not JSON"],
    [{ smartContractInterface: '[{"type":"function","name":"f","name":"g"}]' }, "smartContractInterface: "],
    [
      { smartContractInterface: `["${"é".repeat(199_999)}"]` },
      "smartContractInterface: it has 400002 bytes; at most 400000 are allowed",
    ],
  ])("%# refuses what is wrong, and says what would be right", async (change, message) => {
    const { root } = await scene();
    expect((await create(root, change)).error).toMatchObject({
      code: ErrorCode.INVALID_ARGUMENT,
      message: expect.stringContaining(message),
    });
  });

  test("the texts of an organization have 2,000,000 bytes together at most", async () => {
    const { root } = await scene();
    const items = Array.from({ length: 20 }, () => ({ type: "event", name: "e".repeat(19_900) }));
    const large = (digit: number) =>
      create(root, {
        smartContractAddress: `0x${String(digit).repeat(40)}`,
        smartContractInterface: JSON.stringify(items),
      });
    for (const digit of [1, 2, 3, 4, 5]) expect(statusOf(await large(digit))).toBe(completed);
    expect((await large(6)).error).toMatchObject({ code: ErrorCode.RESOURCE_EXHAUSTED });
    const { organizationId } = root;
    const { smartContractInterfaces } = await root.generatedClient.listSmartContractInterfaces({ organizationId });
    expect(smartContractInterfaces).toHaveLength(5);
  });
});

test("queries answer with the text as it was sent, and the organization with its SHA-256", async () => {
  const { root, made } = await scene(token);
  const { organizationId, generatedClient: client } = root;
  const [smartContractInterfaceId] = made;
  const one = await client.getSmartContractInterface({
    organizationId,
    smartContractInterfaceId: firstOf(made),
  });
  expect(one.smartContractInterface).toMatchObject({ ...token, notes: "", organizationId, smartContractInterfaceId });
  expect(await client.listSmartContractInterfaces({ organizationId })).toEqual({
    smartContractInterfaces: [one.smartContractInterface],
  });
  const { organizationData } = await client.getOrganization({ organizationId });
  const digest = createHash("sha256").update(token.smartContractInterface).digest("hex");
  expect(organizationData.smartContractInterfaceReferences).toEqual([
    { smartContractInterfaceId, smartContractAddress: token.smartContractAddress, digest },
  ]);
});
