// The key of a provider that wraps one deployment's key-encryption keys.

import { masterKeyId } from "./key-ring.js";
import type { Providers } from "./master-key.js";
import { openProvider } from "./providers/open-provider.js";
import { ProviderRefused, type Binding, type MasterKeyProvider } from "./providers/provider.js";
import type { WrappedKeys } from "./wrapped-keys.js";

type Bound = Omit<WrappedKeys, "keys">;

export class ProviderKey {
  readonly #provider: MasterKeyProvider;
  readonly #bound: Bound;

  private constructor(provider: MasterKeyProvider, bound: Bound) {
    this.#provider = provider;
    this.#bound = bound;
  }

  /** @throws ProviderAway, ProviderRefused */
  static async open(bound: Bound, providers: Providers): Promise<ProviderKey> {
    const settings = providers.find(({ kind }) => kind === bound.provider);
    if (!settings) throw new ProviderRefused(`the settings of ${bound.provider}, which wraps the keys, are missing`);
    return new ProviderKey(await openProvider({ ...settings, providerKey: bound.providerKey }), bound);
  }

  wrap(id: string, key: Uint8Array): Promise<string> {
    return this.#provider.wrap(key, this.#bindingOf(id));
  }

  /** The caller zeroes the key. */
  async unwrap(id: string, wrapped: string): Promise<Buffer> {
    const key = await this.#provider.unwrap(wrapped, this.#bindingOf(id));
    if (key.length === 32 && masterKeyId(key) === id) return key;
    key.fill(0);
    throw new ProviderRefused(`${this.#bound.provider} unwrapped something other than key-encryption key ${id}`);
  }

  close(): void {
    this.#provider.close();
  }

  #bindingOf(keyId: string): Binding {
    const { provider, providerKey, deployment } = this.#bound;
    return { provider, providerKey, deployment, keyId };
  }
}
