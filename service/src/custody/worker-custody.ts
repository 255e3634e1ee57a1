// Custody as the rest of the service calls it: each method is a request to one of the worker threads.

import { ApiError, ErrorCode, type Curve } from "@countersign/api";
import { nobody as deployment, type Owner } from "../event-loop/owner.js";
import type { Ciphertext } from "./bundle.js";
import type { SigningAlgorithm } from "./curve.js";
import type { AuthoritySecret } from "./authority-secret.js";
import type { Custody, Signature } from "./custody.js";
import type { AccountPath } from "./derive.js";
import type { ExportOptions } from "./key-transfer.js";
import type { CustodyMetrics } from "./metrics.js";
import type { WordCount } from "./mnemonic.js";
import type { SecretForm } from "./one-time-secret.js";
import type { SealedSecret, SecretOwner } from "./owner.js";
import { bytesToText, type Operation } from "./protocol.js";
import type { MadeRecovery, RecoveryPlan } from "./recovery.js";
import { formatRecovery, parseRecovery, type RecoveryRecord } from "./recovery-record.js";
import type { SigningKey } from "./vault.js";
import type { WorkerClient } from "./worker-client.js";
import { formatWrappedKeys, type WrappedKey, type WrappedKeys } from "./wrapped-keys.js";

/** For what concerns no secret of anyone. */
const nobody: SecretOwner = { kind: "service", organizationId: "", id: "" };

/** Accounts derived at once, and steps of their paths. Other wallets' are to have their turn in between. */
const accountsPerRequest = 8;
const stepsPerRequest = 40;
/** Messages signed at once. */
const messagesPerRequest = 8;
/** Messages that one request may have signed. */
const mostMessages = 1000;

export class WorkerCustody implements Custody {
  readonly #workers: readonly WorkerClient[];
  readonly #metrics: CustodyMetrics | undefined;
  /** Whose turns it uses; of whoever owns the secrets where it is undefined. */
  readonly #whose: Owner | undefined;

  constructor(workers: readonly WorkerClient[], metrics?: CustodyMetrics, whose?: Owner) {
    this.#workers = workers;
    this.#metrics = metrics;
    this.#whose = whose;
  }

  onBehalfOf({ id, parentId }: Owner): Custody {
    return new WorkerCustody(this.#workers, this.#metrics, { id, parentId });
  }

  get heldBack(): number {
    return this.#workers.reduce((sum, { heldBack }) => sum + heldBack, 0);
  }

  async createPrivateKey(owner: SecretOwner, curve: Curve): Promise<{ sealed: string; publicKey: string }> {
    const [sealed = "", publicKey = ""] = await this.#ask("createPrivateKey", owner, "", [curve]);
    return { sealed, publicKey };
  }

  async createWallet(owner: SecretOwner, wordCount: WordCount): Promise<{ sealed: string }> {
    const [sealed = ""] = await this.#ask("createWallet", owner, "", [String(wordCount)]);
    return { sealed };
  }

  async publicKey({ owner, sealed }: SealedSecret, curve: Curve): Promise<string> {
    const [publicKey = ""] = await this.#ask("publicKey", owner, sealed, [curve]);
    return publicKey;
  }

  async derive({ owner, sealed }: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]> {
    const publicKeys: string[] = [];
    for (const some of inPortions(accounts)) {
      const parameters = some.flatMap(({ curve, path }) => [curve, path]);
      publicKeys.push(...(await this.#ask("derive", owner, sealed, parameters)));
    }
    return publicKeys;
  }

  async sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): Promise<Signature[]> {
    const made = this.#sign(key, algorithm, messages);
    // The deployment's own keys sign for it, not for anybody.
    if (!this.#metrics || key.secret.owner.kind === "service") return (await made).map(signature);
    try {
      const signatures = (await made).map(signature);
      this.#metrics.signed(key.curve, "signed", signatures.length);
      return signatures;
    } catch (error) {
      this.#metrics.signed(key.curve, "failed", messages.length);
      throw error;
    }
  }

  async #sign(
    { secret: { owner, sealed }, curve, path = "" }: SigningKey,
    algorithm: SigningAlgorithm,
    messages: readonly Uint8Array[],
  ): Promise<string[]> {
    if (messages.length > mostMessages) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${messages.length} messages to sign at once; at most ${mostMessages} are allowed`,
      );
    }
    const signatures: string[] = [];
    for (let start = 0; start < messages.length; start += messagesPerRequest) {
      const some = messages.slice(start, start + messagesPerRequest).map(bytesToText);
      signatures.push(...(await this.#ask("sign", owner, sealed, [curve, path, algorithm, ...some])));
    }
    return signatures;
  }

  async createTransferKey(owner: SecretOwner): Promise<{ sealed: string; publicKey: string }> {
    const [sealed = "", publicKey = ""] = await this.#ask("createTransferKey", owner, "", []);
    return { sealed, publicKey };
  }

  async signTransfer({ owner, sealed }: SealedSecret, message: Uint8Array): Promise<string> {
    const parameters = [bytesToText(message)];
    const [signature = ""] = await this.#ask("signTransfer", owner, sealed, parameters);
    return signature;
  }

  async exportSecret(
    { owner, sealed }: SealedSecret,
    targetPublicKey: string,
    { account, language }: ExportOptions = {},
  ): Promise<Ciphertext> {
    const parameters = [targetPublicKey, language ?? "", ...(account ? [account.curve, account.path] : [])];
    const answer = await this.#ask("exportSecret", owner, sealed, parameters);
    const [encappedPublic = "", ciphertext = ""] = answer;
    return { encappedPublic, ciphertext };
  }

  async importWallet(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<{ sealed: string }> {
    const parameters = importParameters(target, bundle);
    const [sealed = ""] = await this.#ask("importWallet", owner, "", parameters);
    return { sealed };
  }

  async importPrivateKey(
    owner: SecretOwner,
    target: SealedSecret,
    bundle: Ciphertext,
    curve: Curve,
  ): Promise<{ sealed: string; publicKey: string }> {
    const parameters = [...importParameters(target, bundle), curve];
    const answer = await this.#ask("importPrivateKey", owner, "", parameters);
    const [sealed = "", publicKey = ""] = answer;
    return { sealed, publicKey };
  }

  async importSecret(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<{ sealed: string }> {
    const [sealed = ""] = await this.#ask("importSecret", owner, "", importParameters(target, bundle));
    return { sealed };
  }

  async openCode({ owner, sealed }: SealedSecret, { encappedPublic, ciphertext }: Ciphertext): Promise<string> {
    const [text = ""] = await this.#ask("openCode", owner, sealed, [encappedPublic, ciphertext]);
    return text;
  }

  async importText(owner: SecretOwner, target: SealedSecret, envelope: Uint8Array): Promise<{ sealed: string }> {
    const parameters = [...ownerParameters(target.owner), target.sealed, bytesToText(envelope)];
    const [sealed = ""] = await this.#ask("importText", owner, "", parameters);
    return { sealed };
  }

  async encryptText(owner: SecretOwner, targetPublicKey: string, text: string): Promise<Ciphertext> {
    const [encappedPublic = "", ciphertext = ""] = await this.#ask("encryptText", owner, "", [targetPublicKey, text]);
    return { encappedPublic, ciphertext };
  }

  async createCredential(targetPublicKey: string): Promise<{ publicKey: string; credentialBundle: string }> {
    // Nobody's yet: any worker will do.
    const owner: SecretOwner = { ...nobody, id: targetPublicKey };
    const answer = await this.#ask("createCredential", owner, "", [targetPublicKey]);
    const [publicKey = "", credentialBundle = ""] = answer;
    return { publicKey, credentialBundle };
  }

  async createOneTimeSecret(
    owner: SecretOwner,
    message: SecretOwner,
    form: SecretForm,
  ): Promise<{ hash: string; sealed: string }> {
    const parameters = [...ownerParameters(message), form];
    const [hash = "", sealed = ""] = await this.#ask("createOneTimeSecret", owner, "", parameters);
    return { hash, sealed };
  }

  async checkOneTimeSecret(owner: SecretOwner, hash: string, text: string): Promise<boolean> {
    const [isRight] = await this.#ask("checkOneTimeSecret", owner, "", [hash, text]);
    return isRight === "true";
  }

  async openText({ owner, sealed }: SealedSecret): Promise<string> {
    const [text = ""] = await this.#ask("openText", owner, sealed, []);
    return text;
  }

  async reseal({ owner, sealed }: SealedSecret): Promise<string> {
    const [resealed = ""] = await this.#ask("reseal", owner, sealed, []);
    return resealed;
  }

  async forget({ owner, sealed }: SealedSecret): Promise<void> {
    await this.#ask("forget", owner, sealed, []);
  }

  async readMasterKeys(wrapped?: WrappedKeys): Promise<string[]> {
    for (const worker of this.#workers) worker.readFrom(wrapped);
    const text = wrapped ? formatWrappedKeys(wrapped) : "";
    const [ids = [], ...others] = await this.#askAll("readMasterKeys", text);
    // A file that changes meanwhile may be read before by one and after by another.
    return ids.filter((id) => others.every((each) => each.includes(id)));
  }

  async createMasterKey(): Promise<WrappedKey> {
    const [id = "", wrapped = ""] = await this.#ask("createMasterKey", nobody, "", []);
    return { id, wrapped };
  }

  async wrapMasterKeys(target: Omit<WrappedKeys, "keys">): Promise<WrappedKey[]> {
    const text = formatWrappedKeys({ ...target, keys: [] });
    const texts = await this.#ask("wrapMasterKeys", nobody, "", [text]);
    const keys: WrappedKey[] = [];
    for (let i = 0; i < texts.length; i += 2) keys.push({ id: texts[i]!, wrapped: texts[i + 1]! });
    return keys;
  }

  async saveMasterKeys(path: string): Promise<void> {
    await this.#ask("saveMasterKeys", nobody, "", [path]);
  }

  async createRecovery(owner: SecretOwner, { deployment, shares, threshold }: RecoveryPlan): Promise<MadeRecovery> {
    const parameters = [deployment, String(shares), String(threshold)];
    const answer = await this.#ask("createRecovery", owner, "", parameters);
    const [record = "", sealed = "", ...texts] = answer;
    return { record: parseRecovery(record), sealed, shares: texts };
  }

  async coverRecovery({ owner, sealed }: SealedSecret, record: RecoveryRecord): Promise<RecoveryRecord> {
    const parameters = [formatRecovery(record)];
    const [covered = ""] = await this.#ask("coverRecovery", owner, sealed, parameters);
    return parseRecovery(covered);
  }

  async checkRecovery({ owner, sealed }: SealedSecret, record: RecoveryRecord): Promise<void> {
    await this.#ask("checkRecovery", owner, sealed, [formatRecovery(record)]);
  }

  async sealUnder(masterKeyId: string): Promise<void> {
    for (const worker of this.#workers) worker.sealUnder(masterKeyId);
    await this.#askAll("sealUnder", masterKeyId);
  }

  async spareMasterKeys(): Promise<string[]> {
    return [...new Set((await this.#askAll("spareMasterKeys")).flat())];
  }

  async authorityKeys(): Promise<AuthoritySecret[]> {
    const texts = await this.#ask("authorityKeys", nobody, "", []);
    const keys: AuthoritySecret[] = [];
    for (let i = 0; i < texts.length; i += 2) keys.push({ id: texts[i]!, key: texts[i + 1]! });
    return keys;
  }

  async forgetMasterKey(masterKeyId: string): Promise<void> {
    await this.#askAll("forgetMasterKey", masterKeyId);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #askAll(operation: Operation, ...parameters: string[]): Promise<string[][]> {
    return Promise.all(this.#workers.map((worker) => worker.request(deployment, operation, nobody, "", parameters)));
  }

  #ask(operation: Operation, owner: SecretOwner, sealed: string, parameters: readonly string[]): Promise<string[]> {
    const whose = this.#whose ?? { id: owner.organizationId, parentId: undefined };
    return this.#worker(owner).request(whose, operation, owner, sealed, parameters);
  }

  #worker({ organizationId, id }: SecretOwner): WorkerClient {
    const worker = this.#workers[this.#workers.length === 1 ? 0 : spread(organizationId + id) % this.#workers.length];
    if (!worker) throw new ApiError(ErrorCode.UNAVAILABLE, "custody has no workers");
    return worker;
  }
}

function ownerParameters({ kind, organizationId, id }: SecretOwner): string[] {
  return [kind, organizationId, id];
}

function importParameters({ owner, sealed }: SealedSecret, { encappedPublic, ciphertext }: Ciphertext): string[] {
  return [...ownerParameters(owner), sealed, encappedPublic, ciphertext];
}

/** Accounts in their order, so many at a time that others need not wait for long. */
function* inPortions(accounts: readonly AccountPath[]): Generator<readonly AccountPath[]> {
  let portion: AccountPath[] = [];
  let steps = 0;
  for (const account of accounts) {
    const added = account.path.split("/").length - 1;
    if (portion.length === accountsPerRequest || (portion.length > 0 && steps + added > stepsPerRequest)) {
      yield portion;
      [portion, steps] = [[], 0];
    }
    portion.push(account);
    steps += added;
  }
  if (portion.length > 0) yield portion;
}

/** r ‖ s ‖ v, 65 bytes in hex. */
function signature(text: string): Signature {
  return { r: text.slice(0, 64), s: text.slice(64, 128), v: text.endsWith("01") ? "01" : "00" };
}

/** FNV-1a, 32 bits: spreads texts evenly, which is all that is asked of it. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
