// `@turnkey/crypto`: its functions that read what the service makes, and make what the service reads.

import {
  computeActivityFingerprint,
  decryptCredentialBundle,
  decryptExportBundle,
  decryptSecretBundle,
  encryptOtpCodeToBundle,
  encryptPrivateKeyToBundle,
  encryptSecretToBundle,
  encryptWalletToBundle,
  generateP256KeyPair,
  getPublicKey,
  verifyOtpVerificationToken,
  verifySessionJwtSignature,
  verifyStampSignature,
  verifyTurnkeyWebhookSignature,
} from "@turnkey/crypto";
import type { Activity, ActivityType } from "@countersign/api";
import { rootOf } from "../service/support/people.js";
import { act, stamp } from "../service/support/requests.js";
import { codeForm } from "../service/families/logins/contact-world.js";
import { openOutbox } from "../service/families/logins/outbox.js";
import { publicKeysOf } from "../service/families/sessions/login.js";
import { startReceiver } from "../service/support/receiver.js";
import { entryOf, firstOf, present } from "../service/support/results.js";
import { newKey, startService } from "../service/support/service.js";
import { assert, attempt } from "./outcome.js";
import type { Outcome } from "./outcome.js";

const words = "test test test test test test test test test test test junk";

/** All of them, upon a service of their own that may send webhooks to this machine. */
export async function tryCrypto(): Promise<readonly Outcome[]> {
  const service = await startService({ config: { "webhooks.allowPrivateTargets": true } });
  const receiver = await startReceiver();
  const root = rootOf(service);
  const { organizationId, userId } = root;
  const keys = await publicKeysOf(service);
  const signed = { organizationId, dangerouslyOverrideSignerPublicKey: entryOf(keys, "bundles") };
  const make = async (type: ActivityType, parameters: object) => only(await act(root, type, parameters));
  const target = generateP256KeyPair();
  const exported = { targetPublicKey: target.publicKeyUncompressed };
  const opened = { ...signed, embeddedKey: target.privateKey };

  const words12 = async () => {
    const { importBundle } = await make("ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId });
    const encryptedBundle = await encryptWalletToBundle({
      ...signed,
      mnemonic: words,
      importBundle: present(importBundle, "importBundle"),
      userId,
    });
    const parameters = { userId, walletName: "Imported", encryptedBundle, accounts: [] };
    return entryOf(await make("ACTIVITY_TYPE_IMPORT_WALLET", parameters), "walletId");
  };
  let walletId = "";
  const privateKey = "7".repeat(64);
  const importKey = async () => {
    const { importBundle } = await make("ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", { userId });
    const bundle = {
      ...signed,
      privateKey,
      keyFormat: "HEXADECIMAL" as const,
      importBundle: present(importBundle, "importBundle"),
      userId,
    };
    return make("ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", {
      userId,
      privateKeyName: "Imported",
      encryptedBundle: await encryptPrivateKeyToBundle(bundle),
      curve: "CURVE_SECP256K1",
      addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
    });
  };
  let privateKeyId = "";
  let secretId = "";
  const suite = { encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1" };
  const login = newKey();
  let token = "";
  const operations: Record<string, () => Promise<void>> = {
    encryptWalletToBundle: async () => void (walletId = await words12()),
    "decryptExportBundle, words": async () => {
      const { exportBundle } = await make("ACTIVITY_TYPE_EXPORT_WALLET", { walletId, ...exported });
      const found = await decryptExportBundle({
        ...opened,
        exportBundle: present(exportBundle, "exportBundle"),
        returnMnemonic: true,
      });
      assert(found === words, "they are other words");
    },
    encryptPrivateKeyToBundle: async () => void (privateKeyId = entryOf(await importKey(), "privateKeyId")),
    "decryptExportBundle, private key": async () => {
      const { exportBundle } = await make("ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", { privateKeyId, ...exported });
      const bundle = {
        ...opened,
        exportBundle: present(exportBundle, "exportBundle"),
        keyFormat: "HEXADECIMAL" as const,
      };
      assert((await decryptExportBundle({ ...bundle, returnMnemonic: false })) === privateKey, "it is another key");
    },
    encryptSecretToBundle: async () => {
      const made = await make("ACTIVITY_TYPE_INIT_IMPORT_SECRETS", { ...suite, numSecrets: 1 });
      const [ingressTargetBundle = ""] = made["enclaveTargetMessages"] as unknown as string[];
      const sealed = await encryptSecretToBundle({ ...signed, plaintext: words, ingressTargetBundle });
      const imported = await make("ACTIVITY_TYPE_IMPORT_SECRETS", { secrets: [{ ...suite, ...sealed }] });
      [secretId = ""] = imported["secretIds"] as unknown as string[];
    },
    decryptSecretBundle: async () => {
      const secrets = [{ secretId, ...exported, ...suite }];
      const made = await make("ACTIVITY_TYPE_EXPORT_SECRETS", { secrets });
      const [secretPayload = ""] = made["secretPayloads"] as unknown as string[];
      const bundle = { ...signed, secretPayload, embeddedPrivateKey: target.privateKey };
      assert((await decryptSecretBundle(bundle)) === words, "it is another secret");
    },
    decryptCredentialBundle: async () => {
      const parameters = { targetPublicKey: target.publicKeyUncompressed, userId };
      const made = await make("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", parameters);
      const privateKey = decryptCredentialBundle(entryOf(made, "credentialBundle"), target.privateKey);
      const publicKey = Buffer.from(getPublicKey(Buffer.from(privateKey, "hex"), true)).toString("hex");
      const { userId: whose } = await service.as({ publicKey, privateKey }).whoami({ organizationId });
      assert(whose === userId, "the key is not the user's");
    },
    encryptOtpCodeToBundle: async () => {
      const contact = "robin@example.com";
      const asked = { otpType: "OTP_TYPE_EMAIL", contact, appName: "Harbour" };
      const sent = await make("ACTIVITY_TYPE_INIT_OTP_V3", asked);
      const code = await openOutbox(service.dataFolder).nextMatch(contact, codeForm);
      const bundle = entryOf(sent, "otpEncryptionTargetBundle");
      const encryptedOtpBundle = await encryptOtpCodeToBundle(code, bundle, login.publicKey, keys["codes"]);
      const verified = await make("ACTIVITY_TYPE_VERIFY_OTP_V2", { otpId: sent["otpId"], encryptedOtpBundle });
      token = entryOf(verified, "verificationToken");
    },
    verifyOtpVerificationToken: async () => {
      const { contact, public_key: publicKey } = await verifyOtpVerificationToken(token, keys["codes"]);
      assert(contact === "robin@example.com" && publicKey === login.publicKey, "they are other claims");
    },
    verifySessionJwtSignature: async () => {
      const { session } = await make("ACTIVITY_TYPE_STAMP_LOGIN", { publicKey: login.publicKey });
      assert(await verifySessionJwtSignature(present(session, "session"), keys["sessions"]), "it does not verify");
    },
    computeActivityFingerprint: async () => {
      const parameters = { userTagName: "Fingerprint", userIds: [] };
      const { body, path, stampHeader } = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", parameters);
      const response = await fetch(service.baseUrl + path, { method: "POST", headers: [[...stampHeader]], body });
      const { activity } = (await response.json()) as { activity: Activity };
      assert(computeActivityFingerprint(body) === activity.fingerprint, `it is ${activity.fingerprint}`);
    },
    verifyStampSignature: async () => {
      const { votes } = await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Stamp", userIds: [] });
      const { publicKey, signature, message } = firstOf(votes);
      assert(await verifyStampSignature(publicKey, signature, message), "it does not verify");
    },
    verifyTurnkeyWebhookSignature: async () => {
      await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_WEBHOOK", value: receiver.url });
      await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Webhook", userIds: [] });
      await receiver.until(() => receiver.deliveries.length > 0);
      const { headers, body } = firstOf(receiver.deliveries);
      const jwks = await fetch(`${service.baseUrl}/public/v1/discovery/webhooks/jwks`);
      const { keys } = (await jwks.json()) as { keys: { kid: string; x: string }[] };
      const verificationKeys = keys.map(({ kid, x }) => ({
        keyId: kid,
        publicKey: Buffer.from(x, "base64url").toString("hex"),
      }));
      const found = verifyTurnkeyWebhookSignature({ headers, body, verificationKeys, maxTimestampAgeMs: 60_000 });
      assert(found.ok, JSON.stringify(found));
    },
  };
  const outcomes: Outcome[] = [];
  for (const [operation, work] of Object.entries(operations)) outcomes.push(await attempt(operation, work));
  await service.close();
  await receiver.close();
  return outcomes;
}

const only = ({ result }: Activity) => Object.values(result)[0] as Readonly<Record<string, string>>;
