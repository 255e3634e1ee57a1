// What instructions of Solana's known programs do, as the service reads it. The published libraries build them.

import { STAKE_PROGRAM_ADDRESS } from "@solana-program/stake";
import {
  getSetAuthorityInstruction as getSetLoaderAuthorityInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from "@solana-program/loader-v3";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  getApproveInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getInitializeAccount3Instruction,
  getRecoverNestedAssociatedTokenInstruction,
  getSetAuthorityInstruction,
  getUnwrapLamportsInstruction,
  getWithdrawWithheldTokensFromAccountsInstruction,
  AuthorityType,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "@solana-program/token-2022";
import { address, createNoopSigner, isSignerRole, isWritableRole, type AccountMeta, type Address } from "@solana/kit";
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  StakeProgram,
  SystemProgram,
  TransactionInstruction,
  VoteProgram,
} from "@solana/web3.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SolanaInstruction } from "../../../service/src/chains/solana-message.js";
import { effectsOf } from "../../../service/src/chains/solana-programs/effects.js";
import { Random } from "../policy/drains/random.js";
import {
  batch,
  memoProgram,
  tokenProgram,
  token2022Program,
  wellFormed,
} from "../policy/drains/solana-instructions.js";
import { firstOf } from "../support/results.js";
import { runs } from "../support/runs.js";

const keys = Array.from({ length: 6 }, (_, index) => Keypair.fromSeed(new Uint8Array(32).fill(index + 1)).publicKey);
const [owner, source, receiver, mint, delegate, other] = keys as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
];
const everything = 2n ** 64n - 1n;
const text = (key: PublicKey): Address => address(key.toBase58());
const signer = createNoopSigner(text(owner));

/** An instruction as it stands in a message that the owner signs. */
function inMessage({ programId, keys, data }: TransactionInstruction): SolanaInstruction {
  return {
    programKey: programId.toBase58(),
    accounts: keys.map(({ pubkey, isSigner, isWritable }) => ({
      accountKey: pubkey.toBase58(),
      signer: isSigner || pubkey.equals(owner),
      writable: isWritable,
    })),
    data: data.toString("hex"),
  };
}

interface KitInstruction {
  readonly programAddress: Address;
  readonly accounts: readonly AccountMeta[];
  readonly data: { readonly length: number };
}

function fromKit({ programAddress, accounts, data }: KitInstruction): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(programAddress),
    keys: accounts.map(({ address: key, role }) => ({
      pubkey: new PublicKey(key),
      isSigner: isSignerRole(role),
      isWritable: isWritableRole(role),
    })),
    data: Buffer.from(data as Uint8Array),
  });
}

const effects = (...instructions: readonly TransactionInstruction[]) => effectsOf(instructions.map(inMessage));
const none = { transfers: [], tokenTransfers: [], grants: [], unknownInstructions: [] };
const lamports = (from: PublicKey, to: PublicKey, amount: bigint) => ({ from: text(from), to: text(to), amount });

describe("an instruction that a published library builds", () => {
  test.each(wellFormed)("leaves nothing unseen: $name", ({ isHarmless, build }) => {
    const random = new Random(1);
    for (let round = 0; round < 5; round += 1) {
      const instruction = build({ key: owner, everybody: keys }, random);
      const read = effects(instruction);
      const seen = [read.transfers, read.tokenTransfers, read.grants, read.unknownInstructions].some(
        (list) => list.length > 0,
      );
      expect(seen).toBe(!isHarmless);
    }
  });

  test("is understood where its program is known", () => {
    const random = new Random(4);
    const strangers = ["a program that nobody knows", "a loader of old", "Ed25519", "Secp256k1"];
    for (const { name, build } of wellFormed) {
      const instruction = build({ key: owner, everybody: keys }, random);
      // The older token program knows a part of what the newer one does, as does a batch at random.
      if (strangers.includes(name) || name === "Batch" || instruction.programId.equals(tokenProgram)) continue;
      expect(effects(instruction).unknownInstructions, name).toEqual([]);
    }
  });

  test("is known by its name in the published interface where it grants something", () => {
    const random = new Random(2);
    const published = new Map([["TransferSol", "Transfer"]]);
    for (const { name, build } of wellFormed) {
      if (name === "Batch") continue;
      for (const { kind } of effects(build({ key: owner, everybody: keys }, random)).grants) {
        expect(kind).toBe(published.get(name) ?? name);
      }
    }
  });
});

describe("lamports", () => {
  const space = NONCE_ACCOUNT_LENGTH;
  const seed = "savings";
  const nonce = { noncePubkey: source, authorizedPubkey: owner };

  test.each([
    [
      "CreateAccount, which gives the account to a program",
      SystemProgram.createAccount({
        fromPubkey: owner,
        newAccountPubkey: receiver,
        lamports: 7,
        space,
        programId: other,
      }),
      [lamports(owner, receiver, 7n)],
      [{ kind: "CreateAccount", account: text(receiver), to: text(other), amount: everything }],
    ],
    [
      "CreateAccountWithSeed",
      SystemProgram.createAccountWithSeed({
        fromPubkey: owner,
        newAccountPubkey: receiver,
        basePubkey: owner,
        seed,
        lamports: 7,
        space,
        programId: other,
      }),
      [lamports(owner, receiver, 7n)],
      [{ kind: "CreateAccountWithSeed", account: text(receiver), to: text(other), amount: everything }],
    ],
    [
      "WithdrawNonceAccount",
      SystemProgram.nonceWithdraw({ ...nonce, toPubkey: receiver, lamports: 7 }),
      [lamports(source, receiver, 7n)],
      [],
    ],
    [
      "Assign",
      SystemProgram.assign({ accountPubkey: owner, programId: other }),
      [],
      [{ kind: "Assign", account: text(owner), to: text(other), amount: everything }],
    ],
    [
      "AuthorizeNonceAccount",
      SystemProgram.nonceAuthorize({ ...nonce, newAuthorizedPubkey: other }),
      [],
      [{ kind: "AuthorizeNonceAccount", account: text(source), to: text(other), amount: everything }],
    ],
    [
      "AdvanceNonceAccount",
      SystemProgram.nonceAdvance(nonce),
      [],
      [{ kind: "AdvanceNonceAccount", account: text(source), to: "", amount: 0n }],
    ],
    [
      "Withdraw of the stake program",
      firstOf(
        StakeProgram.withdraw({ stakePubkey: source, authorizedPubkey: owner, toPubkey: receiver, lamports: 7 })
          .instructions,
      ),
      [lamports(source, receiver, 7n)],
      [],
    ],
    [
      "Withdraw of the vote program",
      firstOf(
        VoteProgram.withdraw({ votePubkey: source, authorizedWithdrawerPubkey: owner, toPubkey: receiver, lamports: 7 })
          .instructions,
      ),
      [lamports(source, receiver, 7n)],
      [],
    ],
    [
      "CloseAccount of a token, with all that it holds",
      fromKit(getCloseAccountInstruction({ account: text(source), destination: text(receiver), owner: signer })),
      [lamports(source, receiver, everything)],
      [],
    ],
    [
      "UnwrapLamports, with so much",
      fromKit(
        getUnwrapLamportsInstruction({
          source: text(source),
          destination: text(receiver),
          authority: signer,
          amount: 7n,
        }),
      ),
      [lamports(source, receiver, 7n)],
      [],
    ],
    [
      "CloseLookupTable",
      AddressLookupTableProgram.closeLookupTable({ lookupTable: source, authority: owner, recipient: receiver }),
      [lamports(source, receiver, everything)],
      [],
    ],
  ])("are seen with %s", (_name, instruction, transfers, grants) => {
    expect(effects(instruction)).toEqual({ ...none, transfers, grants });
  });
});

describe("tokens", () => {
  test.each([
    [
      "Approve",
      getApproveInstruction({ source: text(source), delegate: text(delegate), owner: signer, amount: 5n }),
      { kind: "Approve", account: text(source), to: text(delegate), amount: 5n },
    ],
    [
      "SetAuthority",
      getSetAuthorityInstruction({
        owned: text(source),
        owner: signer,
        authorityType: AuthorityType.AccountOwner,
        newAuthority: text(other),
      }),
      { kind: "SetAuthority", account: text(source), to: text(other), amount: everything },
    ],
    [
      "SetAuthority to nobody",
      getSetAuthorityInstruction({
        owned: text(source),
        owner: signer,
        authorityType: AuthorityType.CloseAccount,
        newAuthority: null,
      }),
      { kind: "SetAuthority", account: text(source), to: "", amount: everything },
    ],
    [
      "Burn",
      getBurnInstruction({ account: text(source), mint: text(mint), authority: signer, amount: 5n }),
      { kind: "Burn", account: text(source), to: "", amount: 5n },
    ],
    [
      "InitializeAccount3",
      getInitializeAccount3Instruction({ account: text(source), mint: text(mint), owner: text(other) }),
      { kind: "InitializeAccount3", account: text(source), to: text(other), amount: everything },
    ],
  ])("are granted by %s", (_name, instruction, grant) => {
    expect(effects(fromKit(instruction))).toEqual({ ...none, grants: [grant] });
  });

  test("are moved from each account that WithdrawWithheldTokensFromAccounts names", () => {
    const withdrawal = getWithdrawWithheldTokensFromAccountsInstruction({
      mint: text(mint),
      feeReceiver: text(receiver),
      withdrawWithheldAuthority: signer,
      numTokenAccounts: 2,
      sources: [text(source), text(other)],
    });
    const moved = {
      to: text(receiver),
      amount: everything,
      owner: text(owner),
      signers: [text(owner)],
      mint: text(mint),
    };
    expect(effects(fromKit(withdrawal))).toEqual({
      ...none,
      tokenTransfers: [
        { from: text(source), ...moved },
        { from: text(other), ...moved },
      ],
    });
  });

  test("are moved by RecoverNested, with the rent of the nested account", () => {
    const recovery = getRecoverNestedAssociatedTokenInstruction({
      nestedAssociatedAccountAddress: text(source),
      nestedTokenMintAddress: text(mint),
      destinationAssociatedAccountAddress: text(receiver),
      ownerAssociatedAccountAddress: text(other),
      ownerTokenMintAddress: text(delegate),
      walletAddress: signer,
    });
    const { transfers, tokenTransfers, grants, unknownInstructions } = effects(fromKit(recovery));
    expect(transfers).toEqual([lamports(source, owner, everything)]);
    expect(tokenTransfers).toMatchObject([{ from: text(source), to: text(receiver), amount: everything }]);
    expect([grants, unknownInstructions]).toEqual([[], []]);
  });
});

describe("a batch of a token program", () => {
  const approval = fromKit(
    getApproveInstruction({ source: text(source), delegate: text(delegate), owner: signer, amount: 5n }),
  );
  const closing = fromKit(
    getCloseAccountInstruction({ account: text(source), destination: text(receiver), owner: signer }),
  );

  test.each([tokenProgram, token2022Program])("is read as the instructions in it: %s", (programId) => {
    const { transfers, grants, unknownInstructions } = effects(batch(programId, [approval, closing]));
    expect(grants).toEqual([{ kind: "Approve", account: text(source), to: text(delegate), amount: 5n }]);
    expect(transfers).toEqual([lamports(source, receiver, everything)]);
    expect(unknownInstructions).toEqual([]);
  });

  test("is unknown within another, without its end, or with accounts left over", () => {
    const inner = batch(tokenProgram, [approval]);
    const short = new TransactionInstruction({ ...inner, data: inner.data.subarray(0, -1) });
    const meta = { pubkey: other, isSigner: false, isWritable: false };
    const more = new TransactionInstruction({ ...inner, keys: [...inner.keys, meta] });
    for (const instruction of [batch(tokenProgram, [inner]), short, more]) {
      expect(effects(instruction).unknownInstructions).toHaveLength(1);
    }
  });
});

describe("an instruction is unknown", () => {
  const transfer = SystemProgram.transfer({ fromPubkey: owner, toPubkey: receiver, lamports: 7 });
  const changed = (change: Partial<TransactionInstruction>) => new TransactionInstruction({ ...transfer, ...change });

  test("at a program that nobody knows", () => {
    const instruction = changed({ programId: other });
    expect(effects(instruction)).toEqual({ ...none, unknownInstructions: [inMessage(instruction)] });
  });

  test("with data cut short, or fewer accounts than it needs, and does nothing then", () => {
    for (const change of [{ data: transfer.data.subarray(0, -1) }, { keys: transfer.keys.slice(0, 1) }]) {
      expect(effects(changed(change))).toEqual({ ...none, unknownInstructions: [inMessage(changed(change))] });
    }
  });

  test("with bytes or signers left over, and is a transfer all the same", () => {
    const passedOn = { pubkey: owner, isSigner: true, isWritable: false };
    for (const change of [
      { data: Buffer.concat([transfer.data, Buffer.of(0)]) },
      { keys: [...transfer.keys, passedOn] },
    ]) {
      const { transfers, unknownInstructions } = effects(changed(change));
      expect(transfers).toEqual([lamports(owner, receiver, 7n)]);
      expect(unknownInstructions).toHaveLength(1);
    }
  });

  test("not for accounts behind it that neither sign nor are written to, as references of payments are", () => {
    const reference = { pubkey: other, isSigner: false, isWritable: false };
    expect(effects(changed({ keys: [...transfer.keys, reference] })).unknownInstructions).toEqual([]);
  });

  test("whatever a known program's data and accounts are, it is read without an error", () => {
    const programs = [
      ...new Set(
        wellFormed.map(({ build }) => build({ key: owner, everybody: keys }, new Random(3)).programId.toBase58()),
      ),
    ];
    const account = fc.record({
      accountKey: fc.constantFrom(...keys.map(text)),
      signer: fc.boolean(),
      writable: fc.boolean(),
    });
    const instruction = fc.record({
      programKey: fc.constantFrom(...programs),
      accounts: fc.array(account, { maxLength: 12 }),
      data: fc
        .tuple(fc.nat(48), fc.uint8Array({ maxLength: 80 }))
        .map(([tag, rest]) => Buffer.from([tag, ...rest]).toString("hex")),
    });
    expect(programs.length).toBeGreaterThan(8);
    fc.assert(
      fc.property(instruction, (given) => {
        const { transfers, tokenTransfers } = effectsOf([given]);
        for (const { amount } of [...transfers, ...tokenTransfers]) expect(amount).toBeLessThanOrEqual(everything);
      }),
      { numRuns: runs(500) },
    );
  });
});

test.each([
  ["somebody", 3, text(other)],
  ["nobody, for good, where the third account is left out", 2, ""],
])("a program is handed to %s", (_whom, length, to) => {
  const { accounts, ...handing } = getSetLoaderAuthorityInstruction({
    bufferOrProgramDataAccount: text(source),
    currentAuthority: signer,
    newAuthority: text(other),
  });
  const grant = { kind: "SetAuthority", account: text(source), to, amount: everything };
  expect(effects(fromKit({ ...handing, accounts: accounts.slice(0, length) }))).toEqual({ ...none, grants: [grant] });
});

test.each([
  ["by whom its call names", 4, [lamports(other, source, everything)]],
  ["by nobody where the account has enough", 2, []],
])("what a program is extended by is paid %s", (_whom, length, transfers) => {
  const meta = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true });
  const instruction = new TransactionInstruction({
    programId: new PublicKey(LOADER_V3_PROGRAM_ADDRESS),
    keys: [source, mint, SystemProgram.programId, other].map(meta).slice(0, length),
    data: Buffer.of(6, 0, 0, 0, 10, 0, 0, 0),
  });
  expect(effects(instruction)).toEqual({
    ...none,
    transfers,
    grants: [{ kind: "ExtendProgram", account: text(mint), to: "", amount: 0n }],
  });
});

test("the programs are those of the published libraries", () => {
  const plain = [
    ComputeBudgetProgram.setComputeUnitLimit({ units: 1 }),
    new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from("hello") }),
  ];
  expect(effects(...plain)).toEqual(none);
  const known = [STAKE_PROGRAM_ADDRESS, LOADER_V3_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS];
  const others = [ASSOCIATED_TOKEN_PROGRAM_ADDRESS, AddressLookupTableProgram.programId, VoteProgram.programId];
  for (const programId of [...known, ...others]) {
    // The tags 1 of these are Authorize, Write, InitializeAccount, CreateIdempotent, FreezeLookupTable and Authorize.
    const meta = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true });
    const data = Buffer.from([1, ...(programId === ASSOCIATED_TOKEN_PROGRAM_ADDRESS ? [] : [0, 0, 0])]);
    const instruction = new TransactionInstruction({
      programId: new PublicKey(programId),
      keys: keys.map(meta),
      data: programId === TOKEN_2022_PROGRAM_ADDRESS ? data.subarray(0, 1) : Buffer.concat([data, Buffer.alloc(40)]),
    });
    const { transfers, grants } = effects(instruction);
    const isAssociated = programId === ASSOCIATED_TOKEN_PROGRAM_ADDRESS;
    expect([...(isAssociated ? transfers : grants)]).toHaveLength(1);
  }
});
