// What policies see of a request, through the public API and the unmodified npm client. Transactions are made by viem and
// @solana/web3.js; what policies are told of them comes from the bytes alone.

import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { encodeFunctionData, erc20Abi, parseEther, serializeTransaction } from "viem";
import type { Hex } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { effectsOf } from "../../../service/src/chains/solana-programs/effects.js";
import { readSolanaTransaction } from "../../../service/src/chains/solana.js";
import { ethereumAccount } from "../support/accounts.js";
import type { Person } from "../support/people.js";
import { rejectionOf } from "../support/refusal.js";
import { ask } from "../support/requests.js";
import { entryOf, firstOf, present, resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { company, rule } from "./company.js";

const banned = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const friend = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const explicitly = "7 policy engine denied request explicitly";
const implicitly = "7 policy engine denied request: no policy allows it";

const solanaAccount = {
  curve: "CURVE_ED25519",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/501'/0'/0'",
  addressFormat: "ADDRESS_FORMAT_SOLANA",
};

/** An unsigned transaction in hex. */
function ethereum({ to = friend, value = 1n, data }: { to?: Hex; value?: bigint; data?: Hex }): string {
  const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1n, gas: 90_000n };
  const transaction = { type: "eip1559", chainId: 1, nonce: 7, to, value, ...fees, ...(data && { data }) } as const;
  return serializeTransaction(transaction).slice(2);
}

const erc20 = (to: Hex) => encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 5n] });
const approval = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [banned, 5n] });

const recentBlockhash = new PublicKey(new Uint8Array(32).fill(9)).toBase58();
const key = (fill: number) => new PublicKey(new Uint8Array(32).fill(fill));
const tokenProgram = new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const token2022Program = new PublicKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");

function solana(payer: string, ...instructions: readonly TransactionInstruction[]): string {
  const feePayer = new PublicKey(payer);
  const transaction = new Transaction({ feePayer, recentBlockhash }).add(...instructions);
  return transaction.serialize({ requireAllSignatures: false, verifySignatures: false }).toString("hex");
}

function tokenInstruction(
  programId: PublicKey,
  data: readonly number[],
  keys: readonly PublicKey[],
  signing: readonly PublicKey[],
): TransactionInstruction {
  const metas = keys.map((pubkey) => ({ pubkey, isSigner: signing.includes(pubkey), isWritable: true }));
  return new TransactionInstruction({ programId, keys: metas, data: Buffer.from(data) });
}

describe("a policy sees", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  /** Ada's organization with a wallet of both chains. */
  async function treasury() {
    const { root, staff } = await company(service, "Ada");
    const accounts = [ethereumAccount, solanaAccount] as never;
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Treasury", accounts });
    const { walletId, addresses } = resultOf({ result }, "createWalletResult");
    return { root, ada: staff[0], walletId, ether: firstOf(addresses), sol: entryOf(addresses, 1) };
  }

  const sign = (
    actor: Person,
    signWith: string,
    unsignedTransaction: string,
    type: "ETHEREUM" | "SOLANA" = "ETHEREUM",
  ) =>
    ask(actor, "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", {
      signWith,
      unsignedTransaction,
      type: `TRANSACTION_TYPE_${type}`,
    });
  const signRaw = (actor: Person, signWith: string, payload: string) =>
    ask(actor, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
      signWith,
      payload,
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_KECCAK256",
    });

  test("to whom an Ethereum transaction goes, so that a banned address gets nothing", async () => {
    const { root, ada, ether } = await treasury();
    await rule(root, "ALLOW", "activity.action == 'SIGN'");
    await rule(root, "DENY", `eth.tx.to == '${banned.toLowerCase()}'`);
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: banned })))).toBe(explicitly);
    const { result } = await sign(ada, ether, ethereum({ to: friend }));
    expect(resultOf({ result }, "signTransactionResult").signedTransaction).toMatch(/^02/);
  });

  test("which function a contract is called with, by the selector's bytes", async () => {
    const { root, ada, ether } = await treasury();
    await rule(root, "ALLOW", `eth.tx.to == '${token}' && eth.tx.data[0..10] == '0xa9059cbb'`);
    expect(
      await rejectionOf(sign(ada, ether, ethereum({ to: token, value: 0n, data: erc20(friend) }))),
    ).toBeUndefined();
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: token, data: approval })))).toBe(implicitly);
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: friend, data: erc20(friend) })))).toBe(implicitly);
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: token })))).toBe(implicitly);
  });

  test("all fields of an Ethereum transaction, with the sender made from the key that signs", async () => {
    const { root, ada, ether } = await treasury();
    const fields = [
      `eth.tx.from == '${ether}' && wallet_account.address == '${ether}' && eth.tx.value == ${parseEther("1")}`,
      "eth.tx.gas == 90000 && eth.tx.gas_price == 30000000000 && eth.tx.chain_id == 1 && eth.tx.nonce == 7",
      `eth.tx.data == '0x' && activity.params.signWith == '${ether}'`,
      "activity.type == 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2' && activity.resource == 'PRIVATE_KEY'",
    ];
    await rule(root, "ALLOW", fields.join(" && "));
    expect(await rejectionOf(sign(ada, ether, ethereum({ value: parseEther("1") })))).toBeUndefined();
    expect(await rejectionOf(sign(ada, ether, ethereum({ value: parseEther("1.1") })))).toBe(implicitly);
  });

  test("the kind of an Ethereum transaction, what it may cost, and what it asks a token for", async () => {
    const { root, ada, ether } = await treasury();
    await rule(
      root,
      "ALLOW",
      `eth.tx.type == 2 && eth.tx.fee == ${90_000n * 30_000_000_000n} && eth.tx.authorization_list.count() == 0
        && eth.tx.erc20_transfers.count() == 1
        && eth.tx.erc20_transfers.all(t, t.from == '${ether}' && t.to == '${friend.toLowerCase()}' && t.amount == 5)`,
    );
    expect(
      await rejectionOf(sign(ada, ether, ethereum({ to: token, value: 0n, data: erc20(friend) }))),
    ).toBeUndefined();
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: token, value: 0n, data: erc20(banned) })))).toBe(
      implicitly,
    );
    expect(await rejectionOf(sign(ada, ether, ethereum({ to: token, value: 0n, data: approval })))).toBe(implicitly);
  });

  test("which contracts an Ethereum transaction lets act for an account, and what its blobs may cost", async () => {
    const { root, ada, ether } = await treasury();
    const fees = { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, gas: 100n };
    const call = { chainId: 1, nonce: 7, to: friend, value: 1n, ...fees } as const;
    const hash: Hex = `0x01${"22".repeat(31)}`;
    const authorization = { chainId: 0, address: banned, nonce: 3, r: hash, s: hash, yParity: 1 } as const;
    const delegating = serializeTransaction({ type: "eip7702", ...call, authorizationList: [authorization] });
    const blobs = { maxFeePerBlobGas: 3n, blobVersionedHashes: [hash, hash] };
    const carrying = serializeTransaction({ type: "eip4844", ...call, ...blobs });
    await rule(
      root,
      "DENY",
      `eth.tx.authorization_list.any(a, a.address == '${banned}' && a.chain_id == 0 && a.nonce == 3)`,
    );
    await rule(root, "ALLOW", `eth.tx.type == 4 || (eth.tx.type == 3 && eth.tx.fee == ${200 + 2 * 131_072 * 3})`);
    expect(await rejectionOf(sign(ada, ether, delegating.slice(2)))).toBe(explicitly);
    expect(await rejectionOf(sign(ada, ether, carrying.slice(2)))).toBeUndefined();
    const [gas, tip, blob] = ["max_fee_per_gas <= 1", "max_priority_fee_per_gas <= 0", "max_fee_per_blob_gas <= 2"];
    for (const limit of [gas, tip, blob]) await rule(root, "DENY", `(eth.tx.${limit}) == false && eth.tx.nonce == 8`);
    const next = (fields: object) =>
      sign(ada, ether, serializeTransaction({ type: "eip4844", ...call, ...blobs, nonce: 8, ...fields }).slice(2));
    const dear = { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n, gas: 200n };
    expect(await rejectionOf(next({ ...dear, maxFeePerBlobGas: 2n }))).toBe(implicitly);
    expect(await rejectionOf(next({ ...dear, maxPriorityFeePerGas: 1n, maxFeePerBlobGas: 2n }))).toBe(explicitly);
    expect(await rejectionOf(next({ ...dear, maxFeePerGas: 2n, maxFeePerBlobGas: 2n }))).toBe(explicitly);
    expect(await rejectionOf(next(dear))).toBe(explicitly);
  });

  test("a transaction in the bytes of a payload, and none in bytes that are nearly one", async () => {
    const { root, ada, ether } = await treasury();
    const bytes = ethereum({ to: friend });
    await rule(root, "ALLOW", `eth.tx.to == '${friend}'`);
    expect(await rejectionOf(sign(ada, ether, bytes))).toBeUndefined();
    expect(await rejectionOf(signRaw(ada, ether, bytes))).toBeUndefined();
    expect(await rejectionOf(signRaw(ada, ether, `${bytes}00`))).toBe(implicitly);
    await rule(root, "DENY", "eth.tx.value >= 0");
    await rule(root, "ALLOW", `wallet_account.address == '${ether.toLowerCase()}'`);
    expect(await rejectionOf(signRaw(ada, ether, bytes))).toBe(explicitly);
    expect(await rejectionOf(signRaw(ada, ether, `${bytes}00`))).toBeUndefined();
    expect(await rejectionOf(sign(ada, ether, bytes))).toBe(explicitly);
  });

  test("nothing of a transaction with bytes left over or of another form, which is refused before any policy is asked", async () => {
    const { root, ada, ether, sol } = await treasury();
    await rule(root, "ALLOW", "");
    const bytes = ethereum({});
    const lamports = SystemProgram.transfer({ fromPubkey: new PublicKey(sol), toPubkey: key(5), lamports: 1 });
    for (const wrong of [`${bytes}00`, `${bytes}${bytes}`, bytes.slice(0, -2), "02c0", ""]) {
      expect(await rejectionOf(sign(ada, ether, wrong))).toMatch(/^3 /);
    }
    expect(await rejectionOf(sign(ada, sol, `${solana(sol, lamports)}00`, "SOLANA"))).toMatch(/^3 /);
    expect(await rejectionOf(sign(ada, ether, solana(sol, lamports), "SOLANA"))).toMatch(/^3 /);
    await rule(root, "DENY", "");
    expect(await rejectionOf(sign(ada, ether, `${bytes}00`))).toMatch(/^3 /);
    expect(await rejectionOf(sign(ada, ether, bytes))).toBe(explicitly);
  });

  test("which programs a Solana transaction calls, and whom it pays", async () => {
    const { root, ada, sol } = await treasury();
    const payer = new PublicKey(sol);
    const pay = (toPubkey: PublicKey, lamports: number) =>
      solana(sol, SystemProgram.transfer({ fromPubkey: payer, toPubkey, lamports }));
    await rule(
      root,
      "ALLOW",
      `solana.tx.program_keys.all(p, p == '${SystemProgram.programId.toBase58()}')
        && solana.tx.transfers.count() == 1
        && solana.tx.transfers.all(t, t.from == '${sol}' && t.to == '${key(5).toBase58()}' && t.amount <= 1000)
        && solana.tx.account_keys[0] == '${sol}' && solana.tx.recent_blockhash == '${recentBlockhash}'`,
    );
    expect(await rejectionOf(sign(ada, sol, pay(key(5), 1000), "SOLANA"))).toBeUndefined();
    expect(await rejectionOf(sign(ada, sol, pay(key(5), 1001), "SOLANA"))).toBe(implicitly);
    expect(await rejectionOf(sign(ada, sol, pay(key(6), 1000), "SOLANA"))).toBe(implicitly);
    const memo = new TransactionInstruction({ programId: key(7), keys: [], data: Buffer.from("hello") });
    const both = solana(sol, SystemProgram.transfer({ fromPubkey: payer, toPubkey: key(5), lamports: 1 }), memo);
    expect(await rejectionOf(sign(ada, sol, both, "SOLANA"))).toBe(implicitly);
  });

  test("what a Solana transaction gives away, what in it is unknown, and who pays how much for it", async () => {
    const { root, ada, sol } = await treasury();
    const payer = new PublicKey(sol);
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: key(5), lamports: 1 });
    const assign = SystemProgram.assign({ accountPubkey: payer, programId: key(6) });
    const stranger = new TransactionInstruction({ programId: key(7), keys: [], data: Buffer.from("hello") });
    await rule(
      root,
      "DENY",
      `solana.tx.grants.any(g, g.kind == 'Assign' && g.account == '${sol}' && g.recipient == '${key(6).toBase58()}')`,
    );
    await rule(root, "DENY", `solana.tx.unknown_instructions.any(i, i.program_key == '${key(7).toBase58()}')`);
    await rule(
      root,
      "ALLOW",
      `solana.tx.fee_payer == '${sol}' && solana.tx.fee == 5000 && solana.tx.address_table_lookups.count() == 0
        && solana.tx.transfers.count() == 1`,
    );
    expect(await rejectionOf(sign(ada, sol, solana(sol, transfer), "SOLANA"))).toBeUndefined();
    expect(await rejectionOf(sign(ada, sol, solana(sol, transfer, assign), "SOLANA"))).toBe(explicitly);
    expect(await rejectionOf(sign(ada, sol, solana(sol, transfer, stranger), "SOLANA"))).toBe(explicitly);
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 });
    expect(await rejectionOf(sign(ada, sol, solana(sol, price, transfer), "SOLANA"))).toBe(implicitly);
  });

  test("an account from a lookup table at its place, without a key that a rule could take for another", async () => {
    const { root, ada, sol } = await treasury();
    const payer = new PublicKey(sol);
    const table = new AddressLookupTableAccount({
      key: key(6),
      state: { deactivationSlot: 0n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses: [key(8), key(9)] },
    });
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: key(9), lamports: 5 });
    // The program takes no notice of a third account.
    transfer.keys.push({ pubkey: key(5), isSigner: false, isWritable: false });
    const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions: [transfer] });
    const bytes = Buffer.from(new VersionedTransaction(message.compileToV0Message([table])).serialize()).toString(
      "hex",
    );
    await rule(root, "ALLOW", `solana.tx.transfers.all(t, t.to == '${key(5).toBase58()}')`);
    await rule(root, "ALLOW", `solana.tx.instructions.all(i, i.accounts[1].account_key == '${key(5).toBase58()}')`);
    expect(await rejectionOf(sign(ada, sol, bytes, "SOLANA"))).toBe(implicitly);
    await rule(
      root,
      "ALLOW",
      `solana.tx.transfers[0].to == '' && solana.tx.instructions[0].accounts[1].account_key == ''
        && solana.tx.instructions[0].accounts[2].account_key == '${key(5).toBase58()}'
        && solana.tx.address_table_lookups.count() == 1
        && solana.tx.instructions[0].address_table_lookups.all(l,
             l.address_table_key == '${key(6).toBase58()}' && l.writable_indexes[0] == 1 && l.readonly_indexes.count() == 0)`,
    );
    expect(await rejectionOf(sign(ada, sol, bytes, "SOLANA"))).toBeUndefined();
  });

  test("the wallet whose account signs, and no private key beside it", async () => {
    const { root, ada, walletId, ether } = await treasury();
    await rule(root, "ALLOW", `wallet.id == '${walletId}' || private_key.id == 'k'`);
    expect(await rejectionOf(signRaw(ada, ether, "ab"))).toBe(implicitly);
    await rule(root, "ALLOW", `wallet.id == '${walletId}'`);
    expect(await rejectionOf(signRaw(ada, ether, "ab"))).toBeUndefined();
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Other",
      accounts: [ethereumAccount as never],
    });
    expect(await rejectionOf(signRaw(ada, firstOf(resultOf({ result }, "createWalletResult").addresses), "ab"))).toBe(
      implicitly,
    );
  });

  test("the private key that signs, by whichever name, with the tags that it carries now", async () => {
    const { root, ada } = await treasury();
    const tags = async (name: string, ...privateKeyIds: string[]) => {
      const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", {
        privateKeyTagName: name,
        privateKeyIds,
      });
      return resultOf({ result }, "createPrivateKeyTagResult").privateKeyTagId;
    };
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
      privateKeys: [
        {
          privateKeyName: "Hot",
          curve: "CURVE_SECP256K1",
          privateKeyTags: [],
          addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
        },
      ],
    });
    const { privateKeyId, addresses } = firstOf(resultOf({ result }, "createPrivateKeysResultV2").privateKeys);
    const address = present(firstOf(addresses).address, "address");
    const none = await tags("None");
    await rule(root, "ALLOW", `private_key.id == '${privateKeyId}' && private_key.tags.contains('${none}')`);
    expect(await rejectionOf(signRaw(ada, address, "ab"))).toBe(implicitly);
    const hot = await tags("Hot", present(privateKeyId, "privateKeyId"));
    await rule(root, "ALLOW", `private_key.id == '${privateKeyId}' && private_key.tags.contains('${hot}')`);
    expect(await rejectionOf(signRaw(ada, address, "ab"))).toBeUndefined();
    expect(await rejectionOf(signRaw(ada, present(privateKeyId, "privateKeyId"), "ab"))).toBeUndefined();
    const deletion = { privateKeyIds: [present(privateKeyId, "privateKeyId")], deleteWithoutExport: true };
    expect(await rejectionOf(ask(ada, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", deletion))).toBeUndefined();
  });

  test("the one wallet that a request is about, and none where there are several", async () => {
    const { root, ada, walletId } = await treasury();
    await rule(root, "ALLOW", `wallet.id == '${walletId}'`);
    const { result } = await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", {
      walletName: "Other",
      accounts: [ethereumAccount as never],
    });
    const other = resultOf({ result }, "createWalletResult").walletId;
    expect(
      await rejectionOf(ask(ada, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "Renamed" })),
    ).toBeUndefined();
    expect(await rejectionOf(ask(ada, "ACTIVITY_TYPE_UPDATE_WALLET", { walletId: other, walletName: "Mine" }))).toBe(
      implicitly,
    );
    const removal = (...walletIds: string[]) =>
      ask(ada, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true });
    expect(await rejectionOf(removal(walletId, other))).toBe(implicitly);
    expect(await rejectionOf(removal(walletId))).toBeUndefined();
  });

  test("with which credentials users approved", async () => {
    const { root, ada, ether } = await treasury();
    await rule(
      root,
      "ALLOW",
      "activity.action == 'SIGN'",
      `credentials.all(c, c.public_key == '${ada.key.publicKey}' && c.user_id == '${ada.userId}'
        && c.type == 'CREDENTIAL_TYPE_API_KEY_P256') && credentials.count() == 1`,
    );
    expect(await rejectionOf(signRaw(ada, ether, "ab"))).toBeUndefined();
  });

  test("nothing of keys of other organizations, which are not found", async () => {
    const { root, ada } = await treasury();
    const foreign = await treasury();
    await rule(root, "ALLOW", "");
    expect(await rejectionOf(signRaw(ada, foreign.ether, "ab"))).toMatch(/^5 /);
  });
});

describe("transfers of Solana", () => {
  const [owner, first, second] = [1, 2, 3].map((seed) => Keypair.fromSeed(new Uint8Array(32).fill(seed)).publicKey) as [
    PublicKey,
    PublicKey,
    PublicKey,
  ];
  const [source, mint, receiver] = [key(11), key(12), key(13)];
  const read = (instruction: TransactionInstruction) => readSolanaTransaction(solana(owner.toBase58(), instruction));
  const amount = [0x39, 0x30, 0, 0, 0, 0, 0, 0];

  test("are read from what the system program is told, with a seed or without", () => {
    const parameters = { fromPubkey: source, toPubkey: receiver, lamports: 2n ** 63n };
    const withSeed = { ...parameters, basePubkey: owner, seed: "savings", programId: key(14) };
    const plain = SystemProgram.transfer({ ...parameters, fromPubkey: owner });
    const wanted = { from: source.toBase58(), to: receiver.toBase58(), amount: 2n ** 63n };
    expect(effectsOf(read(SystemProgram.transfer(withSeed)).instructions).transfers).toEqual([wanted]);
    expect(effectsOf(read(plain).instructions).transfers).toEqual([{ ...wanted, from: owner.toBase58() }]);
  });

  test("are none where the system program does something else, or another program is told the same", () => {
    const plain = SystemProgram.transfer({ fromPubkey: owner, toPubkey: receiver, lamports: 1 });
    const elsewhere = new TransactionInstruction({ ...plain, programId: key(15) });
    const assign = SystemProgram.assign({ accountPubkey: owner, programId: key(15) });
    for (const instruction of [elsewhere, assign])
      expect(effectsOf(read(instruction).instructions).transfers).toEqual([]);
  });

  test.each([
    ["Transfer", tokenProgram, [3, ...amount], [source, receiver, owner], ""],
    ["Transfer of Token-2022", token2022Program, [3, ...amount], [source, receiver, owner], ""],
    ["Transfer with data that the program ignores", tokenProgram, [3, ...amount, 9, 9], [source, receiver, owner], ""],
    ["TransferChecked", tokenProgram, [12, ...amount, 6], [source, mint, receiver, owner], mint.toBase58()],
    [
      "TransferCheckedWithFee of Token-2022",
      token2022Program,
      [26, 1, ...amount, 6, 1, 0, 0, 0, 0, 0, 0, 0],
      [source, mint, receiver, owner],
      mint.toBase58(),
    ],
  ] as const)("of tokens are read from %s", (_name, programId, data, keys, wantedMint) => {
    const wanted = {
      from: source.toBase58(),
      to: receiver.toBase58(),
      amount: 12345n,
      owner: owner.toBase58(),
      signers: [owner.toBase58()],
      mint: wantedMint,
    };
    const instruction = tokenInstruction(programId, data, keys, [owner]);
    expect(effectsOf(read(instruction).instructions).tokenTransfers).toEqual([wanted]);
  });

  test("of tokens name those who sign for an owner that is a multisignature account", () => {
    const multisig = key(16);
    const keys = [source, receiver, multisig, first, second];
    const [transfer] = effectsOf(
      read(tokenInstruction(tokenProgram, [3, ...amount], keys, [first, second])).instructions,
    ).tokenTransfers;
    expect(transfer).toMatchObject({
      owner: multisig.toBase58(),
      signers: [first.toBase58(), second.toBase58()],
    });
  });

  test.each([
    ["another instruction", tokenProgram, [7, ...amount], [source, receiver, owner]],
    ["data that are cut short", tokenProgram, [3, ...amount.slice(1)], [source, receiver, owner]],
    ["too few accounts", tokenProgram, [12, ...amount, 6], [source, mint, receiver]],
    [
      "the fee's instruction at the older program",
      tokenProgram,
      [26, 1, ...amount, 6],
      [source, mint, receiver, owner],
    ],
    ["another program", key(17), [3, ...amount], [source, receiver, owner]],
  ] as const)("of tokens are none with %s", (_name, programId, data, keys) => {
    expect(effectsOf(read(tokenInstruction(programId, data, keys, [owner])).instructions).tokenTransfers).toEqual([]);
  });
});
