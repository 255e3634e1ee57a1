// Shares of a recovery key as people keep them: bech32m (BIP-350), whose checksum finds every mistake in up to three
// characters, in groups of five. Such a text says of which set it is, how many there are and how many are needed.

import { bech32m } from "@scure/base";
import type { RecoveryRecord } from "./recovery-record.js";
import { secretBytes } from "./secret-bytes.js";

export interface RecoveryShare {
  /** Id of the shares that belong together, 8 hex digits. */
  readonly set: string;
  readonly threshold: number;
  readonly shares: number;
  /** 1 for the first. */
  readonly number: number;
  /** 33 bytes: what `split` has made. The caller zeroes them. */
  readonly bytes: Uint8Array;
}

/** What such texts begin with. */
export const sharePrefix = "cshr";

const headLength = 7;
const shareLength = 33;
const textLength = 75;
const group = 5;

/** The text of a share. */
export function formatShare({ set, threshold, shares, number, bytes }: RecoveryShare): string {
  const whole = secretBytes(headLength + shareLength);
  whole.set(Buffer.from(set, "hex"));
  whole.set([threshold, shares, number], 4);
  whole.set(bytes, headLength);
  const text = bech32m.encode(sharePrefix, bech32m.toWords(whole));
  whole.fill(0);
  return text.match(new RegExp(`.{1,${group}}`, "g"))?.join("-") ?? "";
}

/**
 * Reads a share, in either case, with or without blanks and hyphens.
 *
 * @param name what it is called in messages, which repeat nothing of it
 * @throws Error it is none, or was mistyped
 */
export function parseShare(text: string, name: string): RecoveryShare {
  const letters = text.replaceAll(/[\s-]+/g, "").toLowerCase();
  if (!letters.startsWith(`${sharePrefix}1`)) {
    throw new Error(`${name} is not a share of a recovery key; shares begin with ${sharePrefix}1`);
  }
  if (letters.length !== textLength) {
    throw new Error(
      `${name} is mistyped: it has ${letters.length} characters without hyphens instead of ${textLength}`,
    );
  }
  const decoded = bech32m.decodeUnsafe(letters);
  const whole = decoded && bech32m.fromWordsUnsafe(decoded.words);
  if (!whole || whole.length !== headLength + shareLength) {
    throw new Error(`${name} is mistyped: its checksum does not match`);
  }
  const bytes = secretBytes(shareLength);
  bytes.set(whole.subarray(headLength));
  const set = Buffer.from(whole.subarray(0, 4)).toString("hex");
  const [threshold = 0, shares = 0, number = 0] = whole.subarray(4, headLength);
  whole.fill(0);
  return { set, threshold, shares, number, bytes };
}

/** Shares as they come in. Each is looked at before the next one. */
export class ShareCollection {
  readonly #record: Pick<RecoveryRecord, "set" | "shares" | "threshold">;
  readonly #found = new Map<number, { readonly name: string; readonly share: RecoveryShare }>();

  constructor(record: Pick<RecoveryRecord, "set" | "shares" | "threshold">) {
    this.#record = record;
  }

  /** How many more are needed. */
  get missing(): number {
    return Math.max(0, this.#record.threshold - this.#found.size);
  }

  /** What `combine` takes. */
  get bytes(): Uint8Array[] {
    return [...this.#found.values()].map(({ share }) => share.bytes);
  }

  /** @throws Error it is none, was mistyped, is of another set or there already */
  add(text: string, name: string): void {
    const share = parseShare(text, name);
    const { set } = this.#record;
    if (share.set !== set) {
      throw new Error(
        `${name} is share ${share.number} of ${share.shares} of set ${share.set}, and the recovery key of this deployment ` +
          `has set ${set}: the share belongs to another deployment, or was replaced by a later \`recovery create\``,
      );
    }
    const before = this.#found.get(share.number);
    if (before) {
      const earlier = before.name === name ? "" : ` as ${before.name}`;
      throw new Error(`${name} is share ${share.number} of ${share.shares}, already given${earlier}`);
    }
    this.#found.set(share.number, { name, share });
  }

  /** @throws Error there are too few */
  check(): void {
    const { threshold } = this.#record;
    if (this.missing === 0) return;
    const given = this.#found.size === 1 ? "1 was" : `${this.#found.size} were`;
    throw new Error(`${threshold} different shares are needed; ${given} given`);
  }
}
