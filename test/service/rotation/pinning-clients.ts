// Clients that have the deployment's public keys in their own configuration, and accept nothing that another key has signed.
// They check by the npm packages of existing clients.

import { setTimeout as pause } from "node:timers/promises";
import { decryptExportBundle, encryptWalletToBundle } from "@turnkey/crypto";
import { encryptOtpCodeToBundle, verifyOtpVerificationToken, verifySessionJwtSignature } from "turnkey-crypto-newest";
import { codeForm, initiated, loginOf, otpLogin, verify } from "../families/logins/contact-world.js";
import type { Asking } from "../families/logins/contact-world.js";
import type { Outbox } from "../families/logins/outbox.js";
import type { Customer } from "../families/logins/world.js";
import { activityOf, stampLogin } from "../families/sessions/login.js";
import { importWallet, initImportWallet, junk, newTargetKey } from "../families/transfers/mover.js";
import type { Reached } from "../support/people.js";
import { complete } from "../support/requests.js";
import { entryOf, present } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";

export const pinnedNames = ["bundles", "sessions", "codes"] as const;
export type PinnedName = (typeof pinnedNames)[number];

/** What a service publishes. */
export interface Published extends Readonly<Record<PinnedName, string>> {
  readonly next: Readonly<Partial<Record<PinnedName, string>>>;
  readonly previous: Readonly<Record<PinnedName, readonly string[]>>;
}

export async function publishedBy({ baseUrl }: Pick<Reached, "baseUrl">): Promise<Published> {
  return (await (await fetch(`${baseUrl}/public/v1/discovery/keys`)).json()) as Published;
}

/** The keys in the clients' configuration. */
export class Configuration {
  readonly #keys: Readonly<Record<PinnedName, Set<string>>>;

  private constructor(keys: Readonly<Record<PinnedName, string>>) {
    this.#keys = {
      bundles: new Set([keys.bundles]),
      sessions: new Set([keys.sessions]),
      codes: new Set([keys.codes]),
    };
  }

  static async of(service: Pick<Reached, "baseUrl">): Promise<Configuration> {
    return new Configuration(await publishedBy(service));
  }

  accept(name: PinnedName, key: string): void {
    this.#keys[name].add(key);
  }

  acceptOnly(name: PinnedName, key: string): void {
    this.#keys[name].clear();
    this.#keys[name].add(key);
  }

  keys(name: PinnedName): readonly string[] {
    return [...this.#keys[name]];
  }

  /** The key that an envelope names, which must be one of these. */
  signerOf(name: "bundles" | "codes", envelope: string): string {
    const { enclaveQuorumPublic: key } = JSON.parse(envelope) as { enclaveQuorumPublic: string };
    if (this.#keys[name].has(key)) return key;
    throw new Error(`${name} are signed with ${key}, which is not in the configuration`);
  }
}

/** A verification token, and the key that it is bound to. */
export interface BoundToken {
  readonly token: string;
  readonly key: ApiKeyPair;
}

/** A client that acts as the root user of an organization of its own. */
export class PinningClient {
  readonly customer: Customer;
  readonly #configuration: Configuration;
  readonly #outbox: Outbox;

  constructor(customer: Customer, configuration: Configuration, outbox: Outbox) {
    this.customer = customer;
    this.#configuration = configuration;
    this.#outbox = outbox;
  }

  asking(service: Reached): Asking {
    return { service, by: this.customer.key, organizationId: this.customer.organizationId };
  }

  /** The words of a wallet, encrypted to an import bundle. @returns the key that had signed the bundle, too */
  async encryptWords(importBundle: string): Promise<{ readonly bundle: string; readonly signer: string }> {
    const { userId, organizationId } = this.customer;
    const signer = this.#configuration.signerOf("bundles", importBundle);
    const checked = { userId, organizationId, dangerouslyOverrideSignerPublicKey: signer };
    return { signer, bundle: await encryptWalletToBundle({ mnemonic: junk.words, importBundle, ...checked }) };
  }

  /** Brings a wallet in and out. @returns the keys that have signed the bundles */
  async move(service: Reached): Promise<readonly string[]> {
    const by = this.customer.through(service);
    const { bundle, signer } = await this.encryptWords(await initImportWallet(by));
    const { walletId } = await importWallet(by, `moved ${crypto.randomUUID()}`, bundle);
    const target = newTargetKey();
    const parameters = { walletId, targetPublicKey: target.publicKey };
    const { exportBundle } = await complete(by, "ACTIVITY_TYPE_EXPORT_WALLET", parameters);
    const exporter = this.#configuration.signerOf("bundles", exportBundle);
    const words = await decryptExportBundle({
      exportBundle,
      embeddedKey: target.privateKey,
      organizationId: by.organizationId,
      returnMnemonic: true,
      dangerouslyOverrideSignerPublicKey: exporter,
    });
    if (words !== junk.words) throw new Error(`other words came out: ${words}`);
    return [signer, exporter];
  }

  /** Opens a session by a stamp. @returns the key that has signed it */
  async openSession(service: Reached): Promise<string> {
    const { key, organizationId } = this.customer;
    return this.sessionSigner(await stampLogin(service, key, organizationId, { publicKey: newKey().publicKey }));
  }

  /** The key in the configuration that has signed a session. */
  async sessionSigner(session: string): Promise<string> {
    for (const key of this.#configuration.keys("sessions")) {
      if (await verifySessionJwtSignature(session, key)) return key;
    }
    throw new Error("a session is signed with no key that is in the configuration");
  }

  /** A verification token, from a code that was sent. @returns the key that has signed what the code was encrypted to, too */
  async verify(service: Reached): Promise<BoundToken & { readonly signer: string }> {
    const asking = this.asking(service);
    const { email: contact } = this.customer;
    const sent = await initiated(asking, { contact });
    const signer = this.#configuration.signerOf("codes", sent.otpEncryptionTargetBundle);
    const code = await this.#outbox.nextMatch(contact, codeForm);
    const key = newKey();
    const bundle = await encryptOtpCodeToBundle(code, sent.otpEncryptionTargetBundle, key.publicKey, signer);
    const answer = await verify(asking, { otpId: sent.otpId, encryptedOtpBundle: bundle });
    const token = String(entryOf(activityOf(answer).result, "verifyOtpResult")["verificationToken"]);
    return { token, key, signer };
  }

  /** The key in the configuration that has signed a verification token. */
  async tokenSigner({ token }: BoundToken): Promise<string> {
    for (const key of this.#configuration.keys("codes")) {
      const isIts = await verifyOtpVerificationToken(token, key).then(
        () => true,
        () => false,
      );
      if (isIts) return key;
    }
    throw new Error("a verification token is signed with no key that is in the configuration");
  }

  /** Logs in by a token. @returns the key that has signed the session */
  async logIn(service: Reached, { token, key }: BoundToken): Promise<string> {
    const { result } = activityOf(await otpLogin(this.asking(service), loginOf(token, key)));
    return this.sessionSigner(String(entryOf(result, "otpLoginResult")["session"]));
  }
}

/** Clients that move keys, open sessions and log in by codes, one after the other each. */
export class PinningLoad {
  readonly failures: unknown[] = [];
  /** Keys that have signed. */
  readonly signers: Readonly<Record<PinnedName, Set<string>>> = {
    bundles: new Set(),
    sessions: new Set(),
    codes: new Set(),
  };
  /** Rounds of each kind of work. */
  rounds = 0;
  readonly #services: readonly Reached[];
  #isOver = false;
  readonly #clients: Promise<void>[];

  constructor(services: readonly Reached[], clients: readonly PinningClient[]) {
    this.#services = services;
    this.#clients = clients.map((client, place) => this.#work(client, place));
  }

  /** Resolves when so many more rounds have ended. */
  async more(rounds: number): Promise<void> {
    const enough = this.rounds + rounds;
    while (this.rounds < enough && this.failures.length === 0) await pause(5);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #work(client: PinningClient, place: number): Promise<void> {
    for (let turn = place; !this.#isOver; turn++) {
      const at = (offset: number) => present(this.#services[(turn + offset) % this.#services.length]);
      try {
        for (const signer of await client.move(at(0))) await this.#note("bundles", signer, at(1));
        await this.#note("sessions", await client.openSession(at(0)), at(1));
        const bound = await client.verify(at(0));
        await this.#note("codes", bound.signer, at(1));
        await this.#note("codes", await client.tokenSigner(bound), at(1));
        // What one process has signed is read by another.
        await this.#note("sessions", await client.logIn(at(1), bound), at(0));
        this.rounds++;
        // Enough rounds while a command runs; whoever signs without a pause takes the processors from it.
        await pause(200);
      } catch (error) {
        this.failures.push(error);
        return;
      }
    }
  }

  /** Whatever has signed is published by every service. */
  async #note(name: PinnedName, signer: string, elsewhere: Reached): Promise<void> {
    this.signers[name].add(signer);
    const { [name]: current, next, previous } = await publishedBy(elsewhere);
    if ([current, next[name], ...previous[name]].includes(signer)) return;
    throw new Error(`${name} are signed with ${signer}, which a service does not publish`);
  }
}
