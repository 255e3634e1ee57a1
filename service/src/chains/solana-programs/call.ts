// One instruction to a known program while it is read: its data front to back, its accounts by their place. What it moves and
// gives away gathers in it.

import { base58 } from "@scure/base";
import type { SolanaAccount, SolanaInstruction } from "../solana-message.js";

/** Keys are base58; one that stands in a lookup table on the chain is empty. */
export interface SolanaTransfer {
  readonly from: string;
  readonly to: string;
  /** At most so many lamports, or of the smallest unit of a token; `everything` where the instruction sets no bound. */
  readonly amount: bigint;
}

export interface SolanaTokenTransfer extends SolanaTransfer {
  /** Whose tokens they are, or who may transfer them for the owner. */
  readonly owner: string;
  /** Who signs for the owner: the owner itself, or members of a multisignature account. */
  readonly signers: readonly string[];
  /** Empty where the instruction does not name it. */
  readonly mint: string;
}

/** Something other than a transfer that takes the authority over an account: it gives power over it away, or changes it. */
export interface SolanaGrant {
  /** The instruction's name in the program's interface, such as `Approve`. */
  readonly kind: string;
  readonly account: string;
  /** Who gets hold of it: a delegate, an authority, an owner. Empty where nobody does. */
  readonly to: string;
  /** As that of a transfer; 0 where nothing of value changes hands. */
  readonly amount: bigint;
}

/** The greatest amount there is, for what takes whatever an account holds or rent costs. */
export const everything: bigint = 2n ** 64n - 1n;

/** How an instruction is read. */
export interface Layout {
  readonly name: string;
  /** How many accounts it uses; any number where it is not told. */
  readonly accounts?: number;
  /** Whether members of a multisignature account may follow and sign for the last of these. */
  readonly multisig?: boolean;
  readonly read: (call: Call) => void;
}

/** A program whose instructions are known. */
export interface Program {
  readonly address: string;
  /** Reads the tag at the beginning of the data. Undefined where no instruction has it. */
  readonly layoutOf: (call: Call) => Layout | undefined;
}

/**
 * Reads past the end of the data or of the accounts give zeros, and make the call `short`. A program refuses to carry out
 * such an instruction, so nothing of it counts.
 */
export class Call {
  readonly transfers: SolanaTransfer[] = [];
  readonly tokenTransfers: SolanaTokenTransfer[] = [];
  readonly grants: SolanaGrant[] = [];
  /** Whether a part of it was not understood. */
  isUnknown = false;
  readonly accounts: readonly SolanaAccount[];
  readonly #programKey: string;
  readonly #data: Buffer;
  #position = 0;
  #isShort = false;
  #name = "";

  constructor({ programKey, accounts, data }: SolanaInstruction) {
    this.#programKey = programKey;
    this.accounts = accounts;
    this.#data = Buffer.from(data, "hex");
  }

  /** Reads it as the program does. */
  read({ layoutOf }: Program): void {
    const layout = layoutOf(this);
    if (layout === undefined) {
      this.isUnknown = true;
      return;
    }
    this.#name = layout.name;
    layout.read(this);
    if (this.#isShort) for (const effects of [this.transfers, this.tokenTransfers, this.grants]) effects.length = 0;
    // Programs take no notice of bytes and accounts left over; whoever put them there meant something by them.
    if (this.#isShort || this.bytesLeft > 0 || !this.#endsWith(layout)) this.isUnknown = true;
  }

  get bytesLeft(): number {
    return this.#data.length - this.#position;
  }

  u8(): number {
    return this.bytes(1)[0] ?? 0;
  }

  u32(): number {
    return this.bytes(4).readUInt32LE();
  }

  u64(): bigint {
    return this.bytes(8).readBigUInt64LE();
  }

  key(): string {
    return base58.encode(this.bytes(32));
  }

  /** A key behind a byte that says whether it is there; empty where it is not. */
  optionalKey(): string {
    return this.u8() === 0 ? "" : this.key();
  }

  /** A key whose 32 bytes are zeros where there is none; empty then. */
  nonzeroKey(): string {
    const bytes = this.bytes(32);
    return bytes.every((byte) => byte === 0) ? "" : base58.encode(bytes);
  }

  bytes(length: number): Buffer {
    if (length > this.bytesLeft) {
      this.#isShort = true;
      // The data may claim any length; none of the readers here needs more than a key has.
      return Buffer.alloc(Math.min(length, 32));
    }
    this.#position += length;
    return this.#data.subarray(this.#position - length, this.#position);
  }

  /** All that is left. */
  rest(): Buffer {
    return this.bytes(this.bytesLeft);
  }

  /** The key of the account at a place. */
  account(place: number): string {
    const account = this.accounts[place];
    if (account === undefined) this.#isShort = true;
    return keyOf(account);
  }

  transfer(from: number, to: number, amount: bigint = everything): void {
    this.transfers.push({ from: this.account(from), to: this.account(to), amount });
  }

  /** A transfer of tokens whose authority stands at a place, with members of a multisignature account behind it. */
  tokenTransfer(
    from: number,
    to: number,
    amount: bigint,
    { owner, mint }: { readonly owner: number; readonly mint?: number },
  ): void {
    this.tokenTransfers.push({
      from: this.account(from),
      to: this.account(to),
      amount,
      owner: this.account(owner),
      signers: this.accounts.slice(owner).flatMap((account) => (account.signer ? [keyOf(account)] : [])),
      mint: mint === undefined ? "" : this.account(mint),
    });
  }

  /** Somebody gets hold of an account, by default of all that it holds. */
  grant(account: number, to: string, amount: bigint = everything): void {
    this.grants.push({ kind: this.#name, account: this.account(account), to, amount });
  }

  /** An authority changes something about an account, and nobody gets hold of it. */
  change(account: number): void {
    this.grant(account, "", 0n);
  }

  /** A call to the same program that this one carries along, which takes its accounts from a place on. */
  inner(firstAccount: number, accounts: number, data: Buffer): Call {
    const end = firstAccount + accounts;
    if (end > this.accounts.length) this.#isShort = true;
    const inner = { programKey: this.#programKey, accounts: this.accounts.slice(firstAccount, end) };
    return new Call({ ...inner, data: data.toString("hex") });
  }

  /** Adds what another call does. */
  include({ transfers, tokenTransfers, grants, isUnknown }: Call): void {
    this.transfers.push(...transfers);
    this.tokenTransfers.push(...tokenTransfers);
    this.grants.push(...grants);
    this.isUnknown ||= isUnknown;
  }

  /**
   * Whether the accounts that follow can do nothing: those that neither sign nor are written to. Signers may be passed on,
   * as Token-2022 does to the transfer hook of a mint.
   */
  #endsWith({ accounts = Infinity, multisig = false }: Layout): boolean {
    const isMultisig = multisig && this.accounts[accounts - 1]?.signer === false;
    return this.accounts.slice(accounts).every(({ signer, writable }) => (signer ? isMultisig : !writable));
  }
}

function keyOf(account: SolanaAccount | undefined): string {
  return account && "accountKey" in account ? account.accountKey : "";
}
