// What attackers import: a well-known mnemonic and key, encrypted to a target that the service has given them.

import { encryptPrivateKeyToBundle, encryptWalletToBundle } from "@turnkey/crypto";
import { encryptSecretToBundle } from "turnkey-crypto-newest";
import { junk } from "../families/transfers/mover.js";
import type { Scene } from "./scene.js";

/** Looks like a bundle, and is encrypted to nothing. */
const useless = JSON.stringify({ encappedPublic: `04${"11".repeat(64)}`, ciphertext: "22".repeat(48) });

export async function encryptWords(scene: Scene): Promise<string> {
  const target = targetOf(scene);
  return target ? encryptWalletToBundle({ mnemonic: junk.words, ...target }) : useless;
}

export async function encryptKey(scene: Scene): Promise<string> {
  const target = targetOf(scene);
  const key = { privateKey: junk.privateKey, keyFormat: "HEXADECIMAL" as const };
  return target ? encryptPrivateKeyToBundle({ ...key, ...target }) : useless;
}

/** A secret, encrypted to the newest target of anybody. */
export async function encryptSecret({ victim, environment }: Scene): Promise<object> {
  const ingressTargetBundle = victim.known.get("enclaveTargetMessages")?.at(-1);
  const { organizationId } = victim;
  const options = { organizationId, dangerouslyOverrideSignerPublicKey: environment.signerKey };
  return {
    encryptionSuite: "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1",
    ...(ingressTargetBundle === undefined
      ? { secretPayload: useless, targetPublicKey: `04${"11".repeat(64)}` }
      : await encryptSecretToBundle({ plaintext: "known", ingressTargetBundle, ...options })),
  };
}

/** The newest target of the user who imports. */
function targetOf({ loot, victim, by, environment }: Scene) {
  const { organizationId } = victim;
  const target = loot.importTargets.findLast(
    (each) => each.organizationId === organizationId && each.userId === by.userId,
  );
  return target && { ...target, dangerouslyOverrideSignerPublicKey: environment.signerKey };
}
