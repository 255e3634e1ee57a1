// Keys that come in and go out while secrets are searched for: what nobody but their owner may read of it.

import { ApiError } from "@countersign/api";
import type { Client } from "@countersign/api";
import {
  decryptExportBundle,
  encryptPrivateKeyToBundle,
  encryptWalletToBundle,
  generateP256KeyPair,
} from "@turnkey/crypto";
import { randomBytes } from "node:crypto";
import { decryptSecretBundle, encryptSecretToBundle } from "turnkey-crypto-newest";
import { english, generateMnemonic } from "viem/accounts";
import { expect } from "vitest";
import { firstOf, resultOf } from "../support/results.js";
import type { Secret } from "./search.js";

/** Who moves keys, and where. */
export interface Owner {
  readonly client: Client;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly userId: string;
}

/**
 * Imports a wallet, a private key and a secret of another kind, exports them and an account, and is refused with words that are mistyped or not
 * encrypted at all.
 *
 * @param betweenwhiles called while the target keys of imports are there
 * @returns words, keys and the private halves of the keys to which exports were encrypted
 */
export async function moveKeys(
  { client, baseUrl, organizationId, userId }: Owner,
  betweenwhiles: () => Promise<void>,
): Promise<Secret[]> {
  const secrets: Secret[] = [];
  const addText = (name: string, text: string) => secrets.push({ name, bytes: Buffer.from(text) });
  const addHex = (name: string, hex: string) => secrets.push({ name, bytes: Buffer.from(hex, "hex") });
  const signer = (await (await fetch(`${baseUrl}/public/v1/discovery/signer`)).json()) as { publicKey: string };
  const opened = { organizationId, dangerouslyOverrideSignerPublicKey: signer.publicKey };
  const given = { ...opened, userId };

  const [mnemonic, mistyped, unencrypted] = [1, 2, 3].map(() => generateMnemonic(english)) as [string, string, string];
  const privateKey = randomBytes(32).toString("hex");
  addText("imported words", mnemonic);
  addText("first imported words", mnemonic.split(" ").slice(0, 6).join(" "));
  addText("mistyped words", `${mistyped} zoo`);
  addText("first mistyped words", mistyped.split(" ").slice(0, 6).join(" "));
  addText("words that were not encrypted", unencrypted);
  addHex("imported key", privateKey);
  const plaintext = randomBytes(24).toString("base64url");
  addText("imported secret", plaintext);

  const forWallet = await client.initImportWallet({ organizationId, parameters: { userId } });
  const forKey = await client.initImportPrivateKey({ organizationId, parameters: { userId } });
  const forSecret = await client.initImportSecrets({ organizationId, parameters: { ...suite, numSecrets: 1 } });
  const { importBundle } = resultOf(forWallet.activity, "initImportWalletResult");
  await betweenwhiles();
  const importWallet = (encryptedBundle: string) =>
    client.importWallet({
      organizationId,
      parameters: { userId, walletName: "imported", encryptedBundle, accounts: [account] },
    });
  const refused = [
    await encryptWalletToBundle({ mnemonic: `${mistyped} zoo`, importBundle, ...given }),
    unencrypted,
    JSON.stringify({ encappedPublic: unencrypted, ciphertext: unencrypted }),
  ];
  for (const bundle of refused) {
    await expect(importWallet(bundle)).rejects.toSatisfy((error) => error instanceof ApiError && error.code === 3);
  }
  const wallet = await importWallet(await encryptWalletToBundle({ mnemonic, importBundle, ...given }));
  const { walletId, addresses } = resultOf(wallet.activity, "importWalletResult");
  const keyBundle = resultOf(forKey.activity, "initImportPrivateKeyResult").importBundle;
  const key = await client.importPrivateKey({
    organizationId,
    parameters: {
      userId,
      privateKeyName: "imported",
      encryptedBundle: await encryptPrivateKeyToBundle({
        privateKey,
        keyFormat: "HEXADECIMAL",
        importBundle: keyBundle,
        ...given,
      }),
      curve: "CURVE_SECP256K1",
      addressFormats: [],
    },
  });
  const { privateKeyId } = resultOf(key.activity, "importPrivateKeyResult");

  const target = generateP256KeyPair();
  addHex("target key of exports", target.privateKey);
  const targetPublicKey = target.publicKeyUncompressed;
  const embedded = { embeddedKey: target.privateKey, ...opened };
  const words = await client.exportWallet({ organizationId, parameters: { walletId, targetPublicKey } });
  const { exportBundle } = resultOf(words.activity, "exportWalletResult");
  expect(await decryptExportBundle({ exportBundle, returnMnemonic: true, ...embedded })).toBe(mnemonic);
  await client.exportPrivateKey({ organizationId, parameters: { privateKeyId, targetPublicKey } });
  const address = firstOf(addresses);
  const exported = await client.exportWalletAccount({ organizationId, parameters: { address, targetPublicKey } });
  const accountBundle = resultOf(exported.activity, "exportWalletAccountResult").exportBundle;
  const hex = await decryptExportBundle({ exportBundle: accountBundle, returnMnemonic: false, ...embedded });
  addHex("exported key of an account", hex);
  const ingressTargetBundle = firstOf(resultOf(forSecret.activity, "initImportSecretsResult").enclaveTargetMessages);
  const sealed = await encryptSecretToBundle({ plaintext, ingressTargetBundle, ...opened });
  const taken = await client.importSecrets({ organizationId, parameters: { secrets: [{ ...suite, ...sealed }] } });
  const secretId = firstOf(resultOf(taken.activity, "importSecretsResult").secretIds);
  const wanted = { organizationId, parameters: { secrets: [{ ...suite, secretId, targetPublicKey }] } };
  const secretPayload = firstOf(
    resultOf((await client.exportSecrets(wanted)).activity, "exportSecretsResult").secretPayloads,
  );
  const bundle = { secretPayload, embeddedPrivateKey: target.privateKey, ...opened };
  expect(await decryptSecretBundle(bundle)).toBe(plaintext);
  return secrets;
}

const suite = { encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" } as const;

const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;
