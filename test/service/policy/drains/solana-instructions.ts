// One instruction of every kind that the published libraries can build, and some that they can't yet. All that can sign for
// them is the key under attack; other accounts and amounts are chosen at random.

import * as loader from "@solana-program/loader-v3";
import * as stake from "@solana-program/stake";
import * as system from "@solana-program/system";
import * as token2022 from "@solana-program/token-2022";
import { address, createNoopSigner, isSignerRole, isWritableRole, type AccountMeta, type Address } from "@solana/kit";
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Ed25519Program,
  PublicKey,
  Secp256k1Program,
  TransactionInstruction,
  VoteAuthorizationLayout,
  VoteProgram,
} from "@solana/web3.js";
import type { Random } from "./random.js";

export const tokenProgram = new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
export const token2022Program = new PublicKey(token2022.TOKEN_2022_PROGRAM_ADDRESS);
export const memoProgram = new PublicKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr");
const loaderV4 = new PublicKey("LoaderV411111111111111111111111111111111111");
const stranger = new PublicKey("4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi");

/** Whoever may come up in a transaction. */
export interface Cast {
  /** The key that signs, which policies protect. */
  readonly key: PublicKey;
  /** Everybody and every account, the key included. */
  readonly everybody: readonly PublicKey[];
}

export interface Kind {
  readonly name: string;
  /** Whether it moves nothing and gives nothing away, whatever its accounts. */
  readonly isHarmless: boolean;
  readonly build: (cast: Cast, random: Random) => TransactionInstruction;
}

/** The builders of the generated libraries have one form. They are called with whatever they may ask for. */
type Build = (input: object, config?: { readonly programAddress: Address }) => KitInstruction;
interface KitInstruction {
  readonly programAddress: Address;
  readonly accounts?: readonly AccountMeta[];
  readonly data?: Uint8Array;
}

const harmless: ReadonlySet<string> = new Set([
  "AmountToUiAmount",
  "EmitTokenMetadata",
  "GetAccountDataSize",
  "GetMinimumDelegation",
  "HarvestWithheldTokensToMint",
  "HarvestWithheldTokensToMintForConfidentialTransferFee",
  "InitializeImmutableOwner",
  "SyncNative",
  "UiAmountToAmount",
  "UpgradeNonceAccount",
]);

function generated(
  library: object,
  programAddress?: PublicKey,
  isHarmless = (name: string) => harmless.has(name),
): Kind[] {
  return Object.entries(library).flatMap(([exported, build]) => {
    const name = /^get(\w+)Instruction$/.exec(exported)?.[1];
    if (name === undefined || (programAddress && /AssociatedToken/.test(name))) return [];
    const config = programAddress && { programAddress: address(programAddress.toBase58()) };
    const made = (cast: Cast, random: Random) => call(build as Build, config, cast, random);
    return [{ name, isHarmless: isHarmless(name), build: made }];
  });
}

// Some names stand for an account that signs in one instruction and for an address in the data in another. The first way in
// which the builder can be called is taken.
const waysToSign: readonly RegExp[] = [
  /authority|owner|payer|base|account$|address$|source$/i,
  /^(?!new|program|token|metadata|member|group|update|rate|transferFee|withdraw).*(authority|owner|payer|base)/i,
  /^mintAuthority$/,
  /^$/,
];

function call(build: Build, config: { readonly programAddress: Address } | undefined, cast: Cast, random: Random) {
  for (const [index, signs] of waysToSign.entries()) {
    try {
      const given = build.name === "getGetMinimumDelegationInstruction" ? {} : inputs(cast, random, signs);
      const { programAddress, accounts = [], data = new Uint8Array() } = build(given, config);
      const keys = accounts.map(({ address: key, role }) => ({
        pubkey: new PublicKey(key),
        isSigner: isSignerRole(role),
        isWritable: isWritableRole(role),
      }));
      // Whoever signs a transaction signs each of its instructions, so the key may stand where no library puts a signer.
      const some = keys.length > 0 && !keys.some(({ isSigner }) => isSigner) ? random.of(keys) : undefined;
      if (some && random.chance(2)) some.pubkey = cast.key;
      return new TransactionInstruction({ programId: new PublicKey(programAddress), keys, data: Buffer.from(data) });
    } catch (error) {
      if (index === waysToSign.length - 1) throw error;
    }
  }
  throw new RangeError("there is no way to call the builder");
}

// Of the accounts and data that the builders ask for, but for those that they know themselves.
const names: readonly string[] = `
  account additionalBytes amount arg0 arg1 args ata auditorElgamalPubkey authority authorityOwner authoritySeed
  authorityType autoApproveNewAccounts base baseAccount bufferAccount bufferAuthority bufferOrProgramDataAccount
  bytes ciphertextValidityProofInstructionOffset ciphertextValidityRecord closeAuthority currentAuthority
  custodian decimals decryptableZeroBalance delegate delinquentVote destination destinationAccount
  destinationAssociatedAccountAddress destinationStake destinationToken effectiveTimestamp epoch
  equalityProofInstructionOffset equalityRecord expectedPendingBalanceCreditCounter fee
  feeCiphertextValidityProofInstructionOffset feeCiphertextValidityRecord feeReceiver
  feeSigmaProofInstructionOffset feeSigmaRecord field freezeAuthority fromOwner fromSeed group groupAddress
  groupMemberPointerAuthority groupPointerAuthority groupUpdateAuthority idempotent instructionsSysvar
  instructionsSysvarOrContextState key lamports m maxDataLen maxSize maximumFee
  maximumPendingBalanceCreditCounter member memberAddress memberMint memberMintAuthority metadata
  metadataAddress metadataPointerAuthority mint mintAuthority multiplier multisig name nativeMint
  nestedAssociatedAccountAddress nestedTokenMintAddress newAccount newAuthority newAuthorizedPubkey
  newDecryptableAvailableBalance newExtensionTypes newNonceAuthority newSourceDecryptableAvailableBalance
  newUpdateAuthority nonceAccount nonceAuthority numTokenAccounts offset owned owner
  ownerAssociatedAccountAddress ownerTokenMintAddress payer payerAccount permissionedBurnAuthority
  programAccount programAddress programDataAccount programId proofInstructionOffset rangeProofInstructionOffset
  rangeRecord rate rateAuthority recipient recipientAccount record referenceVote seed signers source
  sourceAccount sourceStake sourceToken sources space spillAccount splitStake stake stakeAuthority
  stakeAuthorize state symbol token transferAmountCiphertextValidityProofInstructionOffset
  transferAmountCiphertextValidityRecord transferFeeBasisPoints transferFeeConfigAuthority uiAmount
  unixTimestamp unused updateAuthority uri value vote walletAddress withdrawAmount withdrawAuthority
  withdrawWithheldAuthority withdrawWithheldAuthorityElGamalPubkey
`
  .trim()
  .split(/\s+/);
const numbers =
  /^(decimals|m|state|rate|multiplier|offset|index|numTokenAccounts|authorityType|stakeAuthorize)$|Offset$|Points$/;
const amounts = /amount$|lamports|space|fee$|size$|timestamp$|epoch|counter$|len$|bytes$|^args$/i;
const texts = /^(name|symbol|uri|value|key|uiAmount)$|seed$/i;

const addresses = new WeakMap<PublicKey, Address>();
function addressOf(key: PublicKey): Address {
  const known = addresses.get(key) ?? address(key.toBase58());
  addresses.set(key, known);
  return known;
}

function inputs({ key, everybody }: Cast, random: Random, signs: RegExp): object {
  const signer = createNoopSigner(addressOf(key));
  const anybody = () => addressOf(random.of(everybody));
  const valueOf = (name: string): unknown => {
    if (numbers.test(name)) return name === "decimals" ? 6 : 1;
    if (name === "bytes" || /balance$/i.test(name)) return new Uint8Array(36);
    if (amounts.test(name)) return BigInt(random.of([0, 1, 5, 1000, 1_000_000_000, 2_000_000_000]));
    if (texts.test(name)) return "1";
    // Of the stake program: whom `Authorize` names, and with whom `Initialize` begins.
    if (name === "arg0") return signs.test("mintAuthority") ? { staker: anybody(), withdrawer: anybody() } : anybody();
    if (name === "arg1")
      return signs.test("mintAuthority") ? { unixTimestamp: 0n, epoch: 0n, custodian: anybody() } : 1;
    if (name === "field") return { __kind: "Name" };
    if (name === "newExtensionTypes") return [];
    if (name === "autoApproveNewAccounts" || name === "idempotent") return true;
    if (name === "sources" || name === "signers") return [anybody(), anybody()];
    return signs.test(name) ? signer : anybody();
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** An instruction that no library builds: any tag, with the key as a signer among its accounts. */
function raw(name: string, programId: PublicKey, tag: readonly number[], isHarmless = false): Kind {
  return {
    name,
    isHarmless,
    build: ({ key, everybody }, random) => {
      const meta = (pubkey: PublicKey) => ({ pubkey, isSigner: pubkey.equals(key), isWritable: true });
      const keys = Array.from({ length: 2 + random.below(5) }, () => meta(random.of(everybody)));
      const data = Buffer.from([...tag, ...random.bytes(random.of([0, 1, 8, 9, 17, 32, 33, 65, 96]))]);
      return new TransactionInstruction({ programId, keys: [...keys, meta(key)], data });
    },
  };
}

function kinds(isHarmless: boolean, built: readonly Omit<Kind, "isHarmless">[]): Kind[] {
  return built.map((kind) => ({ ...kind, isHarmless }));
}

const u32 = (tag: number): number[] => [tag, 0, 0, 0];
const tags = (count: number): number[] => Array.from({ length: count }, (_, tag) => tag);

/** Several instructions to a token program in one, as its newer versions take them. */
export function batch(programId: PublicKey, calls: readonly TransactionInstruction[]): TransactionInstruction {
  const data = calls.flatMap(({ keys, data }) => [keys.length, data.length, ...data]);
  return new TransactionInstruction({
    programId,
    keys: calls.flatMap(({ keys }) => keys),
    data: Buffer.from([255, ...data]),
  });
}

// The older program refuses what only the newer one has.
const isHarmlessToken = (name: string): boolean => harmless.has(name) && !/Withheld|Metadata/.test(name);
const tokens = [...generated(token2022, tokenProgram, isHarmlessToken), ...generated(token2022)];

const batched = [tokenProgram, token2022Program].map((programId): Kind => ({
  name: "Batch",
  isHarmless: false,
  build: (cast, random) => {
    const moving = tokens.filter(({ isHarmless }) => !isHarmless);
    return batch(programId, [random.of(moving).build(cast, random), random.of(tokens).build(cast, random)]);
  },
}));

const loaderAndVote: readonly Kind[] = [
  ...tags(8).map((tag) => raw(`loader v4 ${tag}`, loaderV4, u32(tag))),
  ...tags(24).map((tag) => raw(`vote ${tag}`, VoteProgram.programId, u32(tag))),
  {
    name: "vote Withdraw",
    isHarmless: false,
    build: ({ key, everybody }, random) => {
      const [votePubkey, toPubkey] = [random.of(everybody), random.of(everybody)];
      const withdrawal = { votePubkey, toPubkey, authorizedWithdrawerPubkey: key, lamports: 5 };
      return only(VoteProgram.withdraw(withdrawal).instructions);
    },
  },
  {
    name: "vote Authorize",
    isHarmless: false,
    build: ({ key, everybody }, random) =>
      only(
        VoteProgram.authorize({
          votePubkey: random.of(everybody),
          authorizedPubkey: key,
          newAuthorizedPubkey: random.of(everybody),
          voteAuthorizationType: random.of(Object.values(VoteAuthorizationLayout)),
        }).instructions,
      ),
  },
];

const lookupTables = kinds(false, [
  {
    name: "CreateLookupTable",
    build: ({ key, everybody }, random) =>
      AddressLookupTableProgram.createLookupTable({ authority: random.of(everybody), payer: key, recentSlot: 5 })[0],
  },
  {
    name: "ExtendLookupTable",
    build: ({ key, everybody }, random) =>
      AddressLookupTableProgram.extendLookupTable({
        lookupTable: random.of(everybody),
        authority: key,
        payer: key,
        addresses: [random.of(everybody)],
      }),
  },
  {
    name: "FreezeLookupTable",
    build: ({ key, everybody }, random) =>
      AddressLookupTableProgram.freezeLookupTable({ lookupTable: random.of(everybody), authority: key }),
  },
  {
    name: "CloseLookupTable",
    build: ({ key, everybody }, random) =>
      AddressLookupTableProgram.closeLookupTable({
        lookupTable: random.of(everybody),
        authority: key,
        recipient: random.of(everybody),
      }),
  },
]);

/** Instructions that move nothing; what they cost is for the oracle to say. */
const plain = kinds(true, [
  {
    name: "Memo",
    build: ({ key }) =>
      new TransactionInstruction({
        programId: memoProgram,
        keys: [{ pubkey: key, isSigner: true, isWritable: false }],
        data: Buffer.from("Invoice 1042"),
      }),
  },
  {
    name: "SetComputeUnitLimit",
    build: (_, random) => ComputeBudgetProgram.setComputeUnitLimit({ units: random.below(2_000_000) }),
  },
  {
    name: "SetComputeUnitPrice",
    build: (_, random) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10n ** BigInt(random.below(19)) }),
  },
  { name: "RequestHeapFrame", build: () => ComputeBudgetProgram.requestHeapFrame({ bytes: 65_536 }) },
]);

const strangers: readonly Kind[] = [
  raw("a program that nobody knows", stranger, []),
  raw("a loader of old", new PublicKey("BPFLoader2111111111111111111111111111111111"), u32(1)),
  {
    name: "Ed25519",
    isHarmless: false,
    build: (_, random) =>
      Ed25519Program.createInstructionWithPublicKey({
        publicKey: random.bytes(32),
        message: random.bytes(8),
        signature: random.bytes(64),
      }),
  },
  {
    name: "Secp256k1",
    isHarmless: false,
    build: (_, random) =>
      Secp256k1Program.createInstructionWithEthAddress({
        ethAddress: Buffer.from(random.bytes(20)),
        message: random.bytes(8),
        signature: random.bytes(64),
        recoveryId: 1,
      }),
  },
];

const unpublished: readonly Kind[] = [
  ...tags(24).map((tag) => raw(`system ${tag}`, new PublicKey(system.SYSTEM_PROGRAM_ADDRESS), u32(tag))),
  ...tags(24).map((tag) => raw(`stake ${tag}`, new PublicKey(stake.STAKE_PROGRAM_ADDRESS), u32(tag))),
  ...[tokenProgram, token2022Program].flatMap((program) => [
    ...tags(64).map((tag) => raw(`token ${tag}`, program, [tag])),
    ...tags(8).map((tag) => raw(`token 42 ${tag}`, program, [42, tag])),
    raw("token 255", program, [255]),
  ]),
];

/** Built as their program takes them. */
export const wellFormed: readonly Kind[] = [
  ...generated(system),
  ...generated(stake),
  ...generated(loader),
  ...tokens,
  ...batched,
  ...lookupTables,
  ...plain,
  ...strangers,
];

/** With data at random, which may or may not be what a program takes. */
export const malformed: readonly Kind[] = [...loaderAndVote, ...unpublished];

function only([instruction]: readonly TransactionInstruction[]): TransactionInstruction {
  if (instruction === undefined) throw new RangeError("the transaction has no instruction");
  return instruction;
}
