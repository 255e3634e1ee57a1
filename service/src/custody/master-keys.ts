// The key-encryption keys that a custody worker holds, and which of them seals.

import { randomBytes } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { authoritySecret, type AuthoritySecret } from "./authority-secret.js";
import { KeyFile } from "./key-file.js";
import { keyRing, masterKeyId, type KeyRing, type MasterKey } from "./key-ring.js";
import {
  localOf,
  readLocal,
  type LocalSource,
  type MasterKeySource,
  type Providers,
  type RecoveredSource,
} from "./master-key.js";
import { ProviderKey } from "./provider-key.js";
import { recoverKeys } from "./recovery-key.js";
import { copySecret } from "./secret-bytes.js";
import type { WrappedKey, WrappedKeys } from "./wrapped-keys.js";

/** After a provider has failed to unwrap another key, nobody waits for it again so soon. */
const pauseMilliseconds = 5000;

/**
 * The keys of a source, read once at first and again whenever that can matter: a running service learns of a new key that a
 * command has added. One that the source has no more still opens until it is forgotten. A provider is asked for keys that
 * are not held yet, and never for others.
 */
export class MasterKeys {
  readonly #local: LocalSource;
  readonly #file: KeyFile | undefined;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #providers: Providers;
  /** The record, while a provider wraps the keys. */
  #wrapped: WrappedKeys | undefined;
  /** Ids of those that the source had when it was read, oldest first. */
  #ring: readonly string[] = [];
  /** What opens, by id: the one copy of each key. */
  readonly #held = new Map<string, Uint8Array>();
  #sealsUnder: string | undefined;
  #failure: { readonly error: Error; readonly at: number } | undefined;

  /**
   * @param environment The variable with the keys is deleted from it.
   * @param begin A record whose keys are still to be unwrapped, see {@link MasterKeys.open}; or keys that come from elsewhere.
   * @throws Error Nothing there, or not a list of keys; see `readMasterKeyFile`
   */
  constructor(
    local: LocalSource,
    environment: NodeJS.ProcessEnv = process.env,
    providers: Providers = [],
    begin?: WrappedKeys | KeyRing["byId"],
  ) {
    this.#local = local;
    this.#file = local.kind === "file" ? new KeyFile(local.path) : undefined;
    this.#environment = environment;
    this.#providers = providers;
    if (begin && "provider" in begin) this.#wrapped = begin;
    else this.#hold(begin ?? readLocal(local, environment).byId);
  }

  /**
   * Reads the keys of a source, or has them unwrapped.
   *
   * @throws ProviderAway another attempt may succeed
   * @throws ProviderRefused none will
   * @throws Error see the constructor
   */
  static async open(source: MasterKeySource | RecoveredSource, providers: Providers): Promise<MasterKeys> {
    if (source.kind === "recovered") {
      const { byId } = keyRing(await recoverKeys(source.record, source.shares));
      return new MasterKeys(localOf(source), {}, providers, byId);
    }
    if (source.kind !== "wrapped") return new MasterKeys(source, process.env, providers);
    const keys = new MasterKeys(source.local, process.env, providers, source.keys);
    await keys.#unwrap(source.keys);
    return keys;
  }

  /**
   * Ids of the keys that the source has now, oldest first.
   *
   * @param wrapped The record, where a provider wraps the keys.
   * @throws ApiError UNAVAILABLE: the source cannot be read.
   */
  async read(wrapped?: WrappedKeys): Promise<string[]> {
    if (wrapped) await this.#follow(wrapped);
    else this.#readLocal();
    return [...this.#ring];
  }

  /** Has a key of the source seal from now on; until then, the last one does. */
  sealUnder(id: string): void {
    this.#sealsUnder = id;
  }

  /** Ids of the keys that still open, and that the source has no more. */
  spare(): string[] {
    return [...this.#held.keys()].filter((id) => !this.#ring.includes(id));
  }

  /** One for each key that opens. */
  authorityKeys(): AuthoritySecret[] {
    if (!this.#wrapped) this.#reload();
    return [...this.#held].map(([id, key]) => authoritySecret(id, key));
  }

  /** Zeroes a key that the source has no more. */
  forget(id: string): void {
    if (this.#ring.includes(id)) return;
    this.#held.get(id)?.fill(0);
    this.#held.delete(id);
  }

  /** Zeroes all keys. */
  close(): void {
    this.#ring = [];
    for (const id of this.#held.keys()) this.forget(id);
  }

  /**
   * The key that seals now.
   *
   * @throws ApiError UNAVAILABLE: the source does not have it any more, or cannot be read. What is sealed then might never
   *   be opened again.
   */
  current(): MasterKey {
    if (!this.#wrapped) this.#reload();
    const id = this.#sealsUnder ?? this.#ring.at(-1) ?? "";
    const key = this.#ring.includes(id) ? this.#held.get(id) : undefined;
    if (key) return { id, key };
    throw new ApiError(ErrorCode.UNAVAILABLE, `the current key-encryption key ${id} is not available at the moment`);
  }

  /** The key of an id, or undefined. */
  find(id: string): Uint8Array | undefined {
    const known = this.#held.get(id);
    if (known || this.#wrapped) return known;
    this.#reload();
    return this.#held.get(id);
  }

  /**
   * Draws a key and has the provider wrap it. It is held from then on, and seals once the source has it.
   *
   * @throws ProviderAway, ProviderRefused
   */
  async create(): Promise<WrappedKey> {
    if (!this.#wrapped) throw new Error("no provider wraps the keys of this deployment");
    const provider = await ProviderKey.open(this.#wrapped, this.#providers);
    const bytes = randomBytes(32);
    try {
      const id = masterKeyId(bytes);
      const wrapped = await provider.wrap(id, bytes);
      this.#held.set(id, keyRing([bytes]).current.key);
      return { id, wrapped };
    } finally {
      bytes.fill(0);
      provider.close();
    }
  }

  /** Copies of what the source has, oldest first. The caller zeroes them. */
  export(): Buffer[] {
    return this.#ring.map((id) => copySecret(this.#held.get(id)!));
  }

  /** As the source has them, until all have been through `action`. */
  async each<Result>(action: (id: string, key: Buffer) => Promise<Result>): Promise<Result[]> {
    // The source may change meanwhile.
    const ids = this.#ring;
    const keys = this.export();
    try {
      const results: Result[] = [];
      for (const [place, id] of ids.entries()) results.push(await action(id, keys[place]!));
      return results;
    } finally {
      for (const key of keys) key.fill(0);
    }
  }

  async #follow(wrapped: WrappedKeys): Promise<void> {
    const failure = this.#failure;
    if (failure && performance.now() - failure.at < pauseMilliseconds && !this.#holds(wrapped)) throw failure.error;
    try {
      await this.#unwrap(wrapped);
      this.#failure = undefined;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : "";
      const error = new ApiError(ErrorCode.UNAVAILABLE, `a key-encryption key cannot be unwrapped: ${reason}`, {
        cause,
      });
      this.#failure = { error, at: performance.now() };
      throw error;
    }
  }

  /** Nothing has changed where a key does not unwrap. */
  async #unwrap(wrapped: WrappedKeys): Promise<void> {
    const unwrapped = new Map<string, Uint8Array>();
    const provider = this.#holds(wrapped) ? undefined : await ProviderKey.open(wrapped, this.#providers);
    try {
      for (const { id, wrapped: text } of wrapped.keys) {
        if (!this.#held.has(id)) unwrapped.set(id, keyRing([await provider!.unwrap(id, text)]).current.key);
      }
    } catch (error) {
      for (const key of unwrapped.values()) key.fill(0);
      throw error;
    } finally {
      provider?.close();
    }
    this.#wrapped = wrapped;
    this.#add(unwrapped);
    this.#ring = wrapped.keys.map(({ id }) => id);
  }

  #holds({ keys }: WrappedKeys): boolean {
    return keys.every(({ id }) => this.#held.has(id));
  }

  #readLocal(): void {
    // Before a deployment has its first record, and where a command has just put the keys back into a file.
    if (this.#wrapped) this.#hold(this.#unlessGone(() => readLocal(this.#local, this.#environment).byId));
    else this.#reload();
    this.#wrapped = undefined;
  }

  #reload(): void {
    const keys = this.#unlessGone(() => this.#file?.readChanged());
    if (keys) this.#hold(keyRing(keys).byId);
  }

  #unlessGone<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (cause) {
      throw new ApiError(ErrorCode.UNAVAILABLE, "the key-encryption keys cannot be read at the moment", { cause });
    }
  }

  #hold(keys: KeyRing["byId"]): void {
    this.#add(keys);
    this.#ring = [...keys.keys()];
  }

  /** Takes over those that are not held yet, and zeroes the others. */
  #add(keys: KeyRing["byId"]): void {
    for (const [id, key] of keys) {
      if (this.#held.has(id)) key.fill(0);
      else this.#held.set(id, key);
    }
  }
}
