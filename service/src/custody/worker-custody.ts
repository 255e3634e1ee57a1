// Custody as the rest of the service calls it: each method is a request to one of the worker threads.

import { ApiError, ErrorCode, type Curve } from "@countersign/api";
import type { Ciphertext } from "./bundle.js";
import type { SigningAlgorithm } from "./curve.js";
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

/** Accounts derived at once. Other wallets' are to have their turn in between. */
const accountsPerRequest = 8;

export class WorkerCustody implements Custody {
  readonly #workers: readonly WorkerClient[];
  #credentials = 0;

  readonly #metrics: CustodyMetrics | undefined;

  constructor(workers: readonly WorkerClient[], metrics?: CustodyMetrics) {
    this.#workers = workers;
    this.#metrics = metrics;
    metrics?.watch(() => workers.reduce((sum, { waiting }) => sum + waiting, 0));
  }

  get heldBack(): number {
    return this.#workers.reduce((sum, { heldBack }) => sum + heldBack, 0);
  }

  async createPrivateKey(owner: SecretOwner, curve: Curve): Promise<{ sealed: string; publicKey: string }> {
    const [sealed = "", publicKey = ""] = await this.#worker(owner).request("createPrivateKey", owner, "", [curve]);
    return { sealed, publicKey };
  }

  async createWallet(owner: SecretOwner, wordCount: WordCount): Promise<{ sealed: string }> {
    const [sealed = ""] = await this.#worker(owner).request("createWallet", owner, "", [String(wordCount)]);
    return { sealed };
  }

  async publicKey({ owner, sealed }: SealedSecret, curve: Curve): Promise<string> {
    const [publicKey = ""] = await this.#worker(owner).request("publicKey", owner, sealed, [curve]);
    return publicKey;
  }

  async derive({ owner, sealed }: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]> {
    const publicKeys: string[] = [];
    for (let start = 0; start < accounts.length; start += accountsPerRequest) {
      const some = accounts.slice(start, start + accountsPerRequest).flatMap(({ curve, path }) => [curve, path]);
      publicKeys.push(...(await this.#worker(owner).request("derive", owner, sealed, some)));
    }
    return publicKeys;
  }

  async sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): Promise<Signature[]> {
    const { owner, sealed } = key.secret;
    const parameters = [key.curve, key.path ?? "", algorithm, ...messages.map(bytesToText)];
    const made = this.#worker(owner).request("sign", owner, sealed, parameters);
    // The deployment's own keys sign for it, not for anybody.
    if (!this.#metrics || owner.kind === "service") return (await made).map(signature);
    try {
      const signatures = (await made).map(signature);
      this.#metrics.signed(key.curve, "signed", signatures.length);
      return signatures;
    } catch (error) {
      this.#metrics.signed(key.curve, "failed", messages.length);
      throw error;
    }
  }

  async createTransferKey(owner: SecretOwner): Promise<{ sealed: string; publicKey: string }> {
    const [sealed = "", publicKey = ""] = await this.#worker(owner).request("createTransferKey", owner, "", []);
    return { sealed, publicKey };
  }

  async signTransfer({ owner, sealed }: SealedSecret, message: Uint8Array): Promise<string> {
    const parameters = [bytesToText(message)];
    const [signature = ""] = await this.#worker(owner).request("signTransfer", owner, sealed, parameters);
    return signature;
  }

  async exportSecret(
    { owner, sealed }: SealedSecret,
    targetPublicKey: string,
    { account, language }: ExportOptions = {},
  ): Promise<Ciphertext> {
    const parameters = [targetPublicKey, language ?? "", ...(account ? [account.curve, account.path] : [])];
    const answer = await this.#worker(owner).request("exportSecret", owner, sealed, parameters);
    const [encappedPublic = "", ciphertext = ""] = answer;
    return { encappedPublic, ciphertext };
  }

  async importWallet(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<{ sealed: string }> {
    const parameters = importParameters(target, bundle);
    const [sealed = ""] = await this.#worker(owner).request("importWallet", owner, "", parameters);
    return { sealed };
  }

  async importPrivateKey(
    owner: SecretOwner,
    target: SealedSecret,
    bundle: Ciphertext,
    curve: Curve,
  ): Promise<{ sealed: string; publicKey: string }> {
    const parameters = [...importParameters(target, bundle), curve];
    const answer = await this.#worker(owner).request("importPrivateKey", owner, "", parameters);
    const [sealed = "", publicKey = ""] = answer;
    return { sealed, publicKey };
  }

  async openCode({ owner, sealed }: SealedSecret, { encappedPublic, ciphertext }: Ciphertext): Promise<string> {
    const [text = ""] = await this.#worker(owner).request("openCode", owner, sealed, [encappedPublic, ciphertext]);
    return text;
  }

  async createCredential(targetPublicKey: string): Promise<{ publicKey: string; credentialBundle: string }> {
    // Nobody's yet: any worker will do.
    const owner: SecretOwner = { kind: "service", organizationId: "", id: String(this.#credentials++) };
    const answer = await this.#worker(owner).request("createCredential", owner, "", [targetPublicKey]);
    const [publicKey = "", credentialBundle = ""] = answer;
    return { publicKey, credentialBundle };
  }

  async createOneTimeSecret(
    owner: SecretOwner,
    message: SecretOwner,
    form: SecretForm,
  ): Promise<{ hash: string; sealed: string }> {
    const parameters = [...ownerParameters(message), form];
    const [hash = "", sealed = ""] = await this.#worker(owner).request("createOneTimeSecret", owner, "", parameters);
    return { hash, sealed };
  }

  async checkOneTimeSecret(owner: SecretOwner, hash: string, text: string): Promise<boolean> {
    const [isRight] = await this.#worker(owner).request("checkOneTimeSecret", owner, "", [hash, text]);
    return isRight === "true";
  }

  async openText({ owner, sealed }: SealedSecret): Promise<string> {
    const [text = ""] = await this.#worker(owner).request("openText", owner, sealed, []);
    return text;
  }

  async reseal({ owner, sealed }: SealedSecret): Promise<string> {
    const [resealed = ""] = await this.#worker(owner).request("reseal", owner, sealed, []);
    return resealed;
  }

  async forget({ owner, sealed }: SealedSecret): Promise<void> {
    await this.#worker(owner).request("forget", owner, sealed, []);
  }

  async readMasterKeys(wrapped?: WrappedKeys): Promise<string[]> {
    for (const worker of this.#workers) worker.readFrom(wrapped);
    const text = wrapped ? formatWrappedKeys(wrapped) : "";
    const [ids = [], ...others] = await this.#askAll("readMasterKeys", text);
    // A file that changes meanwhile may be read before by one and after by another.
    return ids.filter((id) => others.every((each) => each.includes(id)));
  }

  async createMasterKey(): Promise<WrappedKey> {
    const [id = "", wrapped = ""] = await this.#worker(nobody).request("createMasterKey", nobody, "", []);
    return { id, wrapped };
  }

  async wrapMasterKeys(target: Omit<WrappedKeys, "keys">): Promise<WrappedKey[]> {
    const text = formatWrappedKeys({ ...target, keys: [] });
    const texts = await this.#worker(nobody).request("wrapMasterKeys", nobody, "", [text]);
    const keys: WrappedKey[] = [];
    for (let i = 0; i < texts.length; i += 2) keys.push({ id: texts[i]!, wrapped: texts[i + 1]! });
    return keys;
  }

  async saveMasterKeys(path: string): Promise<void> {
    await this.#worker(nobody).request("saveMasterKeys", nobody, "", [path]);
  }

  async createRecovery(owner: SecretOwner, { deployment, shares, threshold }: RecoveryPlan): Promise<MadeRecovery> {
    const parameters = [deployment, String(shares), String(threshold)];
    const answer = await this.#worker(nobody).request("createRecovery", owner, "", parameters);
    const [record = "", sealed = "", ...texts] = answer;
    return { record: parseRecovery(record), sealed, shares: texts };
  }

  async coverRecovery({ owner, sealed }: SealedSecret, record: RecoveryRecord): Promise<RecoveryRecord> {
    const parameters = [formatRecovery(record)];
    const [covered = ""] = await this.#worker(nobody).request("coverRecovery", owner, sealed, parameters);
    return parseRecovery(covered);
  }

  async checkRecovery({ owner, sealed }: SealedSecret, record: RecoveryRecord): Promise<void> {
    await this.#worker(nobody).request("checkRecovery", owner, sealed, [formatRecovery(record)]);
  }

  async sealUnder(masterKeyId: string): Promise<void> {
    for (const worker of this.#workers) worker.sealUnder(masterKeyId);
    await this.#askAll("sealUnder", masterKeyId);
  }

  async spareMasterKeys(): Promise<string[]> {
    return [...new Set((await this.#askAll("spareMasterKeys")).flat())];
  }

  async forgetMasterKey(masterKeyId: string): Promise<void> {
    await this.#askAll("forgetMasterKey", masterKeyId);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #askAll(operation: Operation, ...parameters: string[]): Promise<string[][]> {
    return Promise.all(this.#workers.map((worker) => worker.request(operation, nobody, "", parameters)));
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
