// The one way by which families use keys of their organization. Whether a key may be used so has been decided before; it is
// looked at here once more, so that no family can use a key past a freeze or restriction, however it has found it.

import type { Custody, ExportOptions, Ciphertext, Signature } from "../custody/custody.js";
import type { Owner } from "../event-loop/owner.js";
import { refuse, whyHeld, whyStopped } from "./brakes.js";
import type { KeyUse, UsedKey, WithFreezes } from "./brakes.js";
import { readRestrictions, whyNoPayload, whyNotExported } from "./restrictions.js";
import { whyNotSigned } from "./restricted-transactions.js";
import type { Signer } from "./signers.js";
import { signTransactions } from "./transactions.js";
import type { ReadTransaction } from "./transactions.js";

/** A key that is handed out. */
export interface ExportedKey extends UsedKey {
  readonly sealed: string;
  /** The column of its row. */
  readonly restrictions: string | null;
}

export class Keys {
  readonly #custody: Custody;
  readonly #organization: WithFreezes & Owner;
  readonly #initiatorId: string;
  readonly #use: KeyUse | undefined;

  /** @param use what the family says that it does with keys */
  constructor(custody: Custody, organization: WithFreezes & Owner, initiatorId: string, use: KeyUse | undefined) {
    this.#custody = custody;
    this.#organization = organization;
    this.#initiatorId = initiatorId;
    this.#use = use;
  }

  /** @throws ApiError as `Custody.sign` does, and PERMISSION_DENIED for a key that is held */
  async signPayloads(signer: Signer, messages: readonly Uint8Array[]): Promise<Signature[]> {
    this.#check("signs", usedKey(signer), whyNoPayload(signer.restrictions));
    return this.#custody.sign(signer.key, signer.algorithm, messages);
  }

  /** @throws ApiError as `signTransactions` does, and PERMISSION_DENIED for a key that is held */
  async signTransactions(signer: Signer, read: readonly ReadTransaction[]): Promise<string[]> {
    for (const each of read) this.#check("signs", usedKey(signer), whyNotSigned(signer.restrictions, each));
    return signTransactions(this.#custody, signer, read, this.#organization);
  }

  /** @throws ApiError as `Custody.exportSecret` does, and PERMISSION_DENIED for a key that is held */
  async exportSecret(key: ExportedKey, targetPublicKey: string, options?: ExportOptions): Promise<Ciphertext> {
    const { kind, id, sealed, restrictions } = key;
    this.#check("exports", key, whyNotExported(readRestrictions(restrictions)));
    const owner = { organizationId: this.#organization.id, kind, id };
    return this.#custody.exportSecret({ owner, sealed }, targetPublicKey, options);
  }

  #check(use: KeyUse, key: UsedKey, restricted: string | undefined): void {
    if (this.#use !== use) throw new TypeError(`a family that ${use} has not said so: keyUse is ${this.#use}`);
    refuse(whyStopped(this.#organization, this.#initiatorId) ?? whyHeld(this.#organization, key, restricted));
  }
}

/** The wallet or private key that signs. */
export function usedKey({ key }: Pick<Signer, "key">): UsedKey {
  const { kind, id } = key.secret.owner;
  return { kind: kind === "wallet" ? "wallet" : "privateKey", id };
}
