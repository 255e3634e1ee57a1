// What the worker does with the recovery key: makes it, and encrypts the key-encryption keys to it.

import { ApiError, ErrorCode } from "@countersign/api";
import type { RecoveryContent } from "./content.js";
import type { Contents } from "./contents.js";
import type { MasterKeys } from "./master-keys.js";
import type { SealedSecret, SecretOwner } from "./owner.js";
import { checkOwner } from "./owner.js";
import { makeRecoveryKey, sealToRecovery } from "./recovery-key.js";
import type { RecoveryPublicKey } from "./recovery-key.js";
import { maxShares, minThreshold, recoverySet } from "./recovery-record.js";
import type { RecoveredKey, RecoveryRecord } from "./recovery-record.js";
import { copySecret } from "./secret-bytes.js";

/** What a recovery key is made from. */
export type RecoveryPlan = Pick<RecoveryRecord, "deployment" | "shares" | "threshold">;

export interface MadeRecovery {
  readonly record: RecoveryRecord;
  /** What encrypts later keys to it, sealed. */
  readonly sealed: string;
  /** They are nowhere else. */
  readonly shares: readonly string[];
}

export class Recovery {
  readonly #masterKeys: MasterKeys;
  readonly #contents: Contents;

  constructor(masterKeys: MasterKeys, contents: Contents) {
    this.#masterKeys = masterKeys;
    this.#contents = contents;
  }

  /** @throws ApiError INVALID_ARGUMENT: so many shares, or such a threshold, are not possible */
  async create(owner: SecretOwner, { deployment, shares, threshold }: RecoveryPlan): Promise<MadeRecovery> {
    checkOwner(owner, "service");
    if (!(threshold >= minThreshold && shares >= threshold && shares <= maxShares)) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `a recovery key cannot have ${shares} shares and a threshold of ${threshold}: it has at most ${maxShares} shares, of which ` +
          `at least ${minThreshold} and at most all are needed`,
      );
    }
    const { key, shares: texts } = await makeRecoveryKey(shares, threshold);
    try {
      const set = recoverySet(key.publicKey);
      const publicKey = Buffer.from(key.publicKey).toString("hex");
      const keys = await this.#seal(key, { deployment, set });
      const sealed = this.#contents.seal(owner, { kind: "recovery", ...key });
      return { record: { deployment, set, shares, threshold, publicKey, keys }, sealed, shares: texts };
    } finally {
      key.authentication.fill(0);
    }
  }

  /**
   * The record with the keys of the source as they are now.
   *
   * @throws ApiError FAILED_PRECONDITION: the record is not of the key that was sealed
   */
  async cover(secret: SealedSecret, record: RecoveryRecord): Promise<RecoveryRecord> {
    const key = this.check(secret, record);
    try {
      return { ...record, keys: await this.#seal(key, record) };
    } finally {
      key.authentication.fill(0);
    }
  }

  /**
   * Whether the record is of the key that was sealed: whoever can write to the database could put one of their own there.
   *
   * @returns a copy of what was sealed, whose authentication the caller zeroes
   * @throws ApiError FAILED_PRECONDITION: it is not
   */
  check(secret: SealedSecret, record: RecoveryRecord): RecoveryPublicKey {
    const key = this.#contents.use(secret, ["recovery"], copyOf);
    const isSame =
      Buffer.from(key.publicKey).toString("hex") === record.publicKey &&
      recoverySet(key.publicKey) === record.set &&
      key.shares === record.shares &&
      key.threshold === record.threshold;
    if (isSame) return key;
    key.authentication.fill(0);
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "the record of the recovery key was altered: it does not match the key that was created. Find out who changed it, and run " +
        "`countersign master-key recovery create`",
    );
  }

  #seal(key: RecoveryPublicKey, bound: Pick<RecoveryRecord, "deployment" | "set">): Promise<RecoveredKey[]> {
    return this.#masterKeys.each(async (id, bytes) => ({ id, sealed: await sealToRecovery(key, bound, id, bytes) }));
  }
}

function copyOf({ publicKey, authentication, ...rest }: RecoveryContent): RecoveryPublicKey {
  return { ...rest, publicKey: copySecret(publicKey), authentication: copySecret(authentication) };
}
