// What can be asked of the worker: requests as they cross between the threads, and the parts of the room that answer
// them.

import { ApiError, type Curve, type MnemonicLanguage, ErrorCode } from "@countersign/api";
import { Contents } from "./contents.js";
import type { SigningAlgorithm } from "./curve.js";
import type { AccountPath } from "./derive.js";
import { KeyTransfer } from "./key-transfer.js";
import type { Providers } from "./master-key.js";
import type { MasterKeys } from "./master-keys.js";
import { saveMasterKeys, wrapMasterKeys } from "./key-moves.js";
import { OneTimeSecrets, type SecretForm } from "./one-time-secret.js";
import type { SecretOwner } from "./owner.js";
import { textToBytes, type Request } from "./protocol.js";
import { Recovery } from "./recovery.js";
import { formatRecovery, parseRecovery } from "./recovery-record.js";
import type { Secp256k1 } from "./secp256k1.js";
import { Vault } from "./vault.js";
import { parseWrappedKeys } from "./wrapped-keys.js";

/** Parts of {@link Operations}. */
export interface OperationsOptions {
  readonly masterKeys: MasterKeys;
  readonly providers: Providers;
  readonly secp256k1: Secp256k1;
  /** How many opened keys are remembered. */
  readonly cacheSize: number;
}

export class Operations {
  readonly #contents: Contents;
  readonly #vault: Vault;
  readonly #movement: KeyTransfer;
  readonly #oneTimeSecrets: OneTimeSecrets;
  readonly #masterKeys: MasterKeys;
  readonly #recovery: Recovery;
  readonly #providers: Providers;

  constructor({ masterKeys, providers, secp256k1, cacheSize }: OperationsOptions) {
    const contents = new Contents(masterKeys);
    this.#contents = contents;
    this.#masterKeys = masterKeys;
    this.#recovery = new Recovery(masterKeys, contents);
    this.#providers = providers;
    this.#vault = new Vault({ contents, secp256k1, cacheSize });
    this.#movement = new KeyTransfer({ contents, secp256k1 });
    this.#oneTimeSecrets = new OneTimeSecrets({ contents, masterKeys });
  }

  /** Results of a request that is answered at once. */
  carryOut([, operation, kind, organizationId, id, sealed, ...parameters]: Request): string[] {
    const owner = { kind, organizationId, id };
    const secret = { owner, sealed };
    switch (operation) {
      case "createPrivateKey": {
        const created = this.#vault.createPrivateKey(owner, parameters[0] as Curve);
        return [created.sealed, created.publicKey];
      }
      case "createWallet":
        return [this.#vault.createWallet(owner, Number(parameters[0]))];
      case "publicKey":
        return [this.#vault.publicKey(secret, parameters[0] as Curve)];
      case "sign": {
        const [curve, path = "", algorithm, ...messages] = parameters;
        const key = { secret, curve: curve as Curve, path };
        return this.#vault.sign(key, algorithm as SigningAlgorithm, messages.map(textToBytes));
      }
      case "createTransferKey": {
        const created = this.#movement.createTransferKey(owner);
        return [created.sealed, created.publicKey];
      }
      case "signTransfer":
        return [this.#movement.signTransfer(secret, textToBytes(parameters[0] ?? ""))];
      case "importText": {
        const { target, bundle } = importOf(parameters);
        return [this.#movement.importText(owner, target, textToBytes(bundle.encappedPublic))];
      }
      case "createOneTimeSecret": {
        const [messageKind, messageOrganization, messageId, form] = parameters;
        const message = ownerOf(messageKind, messageOrganization, messageId);
        const created = this.#oneTimeSecrets.create(owner, message, form as SecretForm);
        return [created.hash, created.sealed];
      }
      case "checkOneTimeSecret": {
        const [hash = "", text = ""] = parameters;
        return [String(this.#oneTimeSecrets.check(owner, hash, text))];
      }
      case "openText":
        return [this.#oneTimeSecrets.openText(secret)];
      case "reseal":
        return [this.#contents.reseal(secret)];
      case "saveMasterKeys":
        saveMasterKeys(this.#masterKeys, parameters[0] ?? "");
        return [];
      case "checkRecovery":
        this.#recovery.check(secret, parseRecovery(parameters[0] ?? "")).authentication.fill(0);
        return [];
      case "sealUnder":
        this.#masterKeys.sealUnder(parameters[0] ?? "");
        return [];
      case "spareMasterKeys":
        return this.#masterKeys.spare();
      case "authorityKeys":
        return this.#masterKeys.authorityKeys().flatMap(({ id, key }) => [id, key]);
      case "forgetMasterKey":
        this.#masterKeys.forget(parameters[0] ?? "");
        return [];
      case "forget":
        this.#vault.forget(owner);
        return [];
      default:
        throw new ApiError(ErrorCode.INTERNAL, `custody does not answer ${operation} at once`);
    }
  }

  /** Results of a request that takes several turns of the event loop. */
  async carryOutSlowly([, operation, kind, organizationId, id, sealed, ...parameters]: Request): Promise<string[]> {
    const owner = { kind, organizationId, id };
    switch (operation) {
      case "derive":
        return this.#vault.derive({ owner, sealed }, accountPaths(parameters));
      case "exportSecret": {
        const [targetPublicKey = "", language, ...path] = parameters;
        const [account] = accountPaths(path);
        const options = {
          ...(account ? { account } : {}),
          ...(language ? { language: language as MnemonicLanguage } : {}),
        };
        const exported = await this.#movement.exportSecret({ owner, sealed }, targetPublicKey, options);
        return [exported.encappedPublic, exported.ciphertext];
      }
      case "importWallet": {
        const { target, bundle } = importOf(parameters);
        return [await this.#movement.importWallet(owner, target, bundle)];
      }
      case "importPrivateKey": {
        const { target, bundle, curve } = importOf(parameters);
        const imported = await this.#movement.importPrivateKey(owner, target, bundle, curve);
        return [imported.sealed, imported.publicKey];
      }
      case "importSecret": {
        const { target, bundle } = importOf(parameters);
        return [await this.#movement.importSecret(owner, target, bundle)];
      }
      case "openCode": {
        const [encappedPublic = "", ciphertext = ""] = parameters;
        return [await this.#movement.openCode({ owner, sealed }, { encappedPublic, ciphertext })];
      }
      case "encryptText": {
        const [targetPublicKey = "", text = ""] = parameters;
        const encrypted = await this.#movement.encryptText(targetPublicKey, text);
        return [encrypted.encappedPublic, encrypted.ciphertext];
      }
      case "createCredential": {
        const created = await this.#movement.createCredential(parameters[0] ?? "");
        return [created.publicKey, created.credentialBundle];
      }
      case "readMasterKeys":
        return this.#masterKeys.read(parameters[0] ? parseWrappedKeys(parameters[0]) : undefined);
      case "createMasterKey": {
        const created = await this.#masterKeys.create();
        return [created.id, created.wrapped];
      }
      case "wrapMasterKeys": {
        const keys = await wrapMasterKeys(this.#masterKeys, parseWrappedKeys(parameters[0] ?? ""), this.#providers);
        return keys.flatMap(({ id, wrapped }) => [id, wrapped]);
      }
      case "createRecovery": {
        const [deployment = "", shares, threshold] = parameters;
        const plan = { deployment, shares: Number(shares), threshold: Number(threshold) };
        const created = await this.#recovery.create(owner, plan);
        return [formatRecovery(created.record), created.sealed, ...created.shares];
      }
      case "coverRecovery":
        return [formatRecovery(await this.#recovery.cover({ owner, sealed }, parseRecovery(parameters[0] ?? "")))];
      default:
        throw new ApiError(ErrorCode.INTERNAL, `custody answers ${operation} at once`);
    }
  }

  /** Zeroes all that is remembered. */
  close(): void {
    this.#vault.close();
    this.#masterKeys.close();
  }
}

function ownerOf(kind: string | undefined, organizationId = "", id = ""): SecretOwner {
  return { kind: kind as SecretOwner["kind"], organizationId, id };
}

function accountPaths(parameters: readonly string[]): AccountPath[] {
  const accounts: AccountPath[] = [];
  for (let i = 0; i + 1 < parameters.length; i += 2) {
    accounts.push({ curve: parameters[i] as Curve, path: parameters[i + 1] ?? "" });
  }
  return accounts;
}

function importOf([kind, organizationId, id, sealed = "", encappedPublic = "", ciphertext = "", curve]: string[]) {
  const target = { owner: ownerOf(kind, organizationId, id), sealed };
  return { target, bundle: { encappedPublic, ciphertext }, curve: curve as Curve };
}
