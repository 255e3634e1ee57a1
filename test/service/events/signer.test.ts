// The deployment's signing key: one for all of its processes, the same after a restart.

import { createPublicKey, verify } from "node:crypto";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { database } from "../support/service.js";
import { addMasterKey, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import type { Custody } from "../../../service/src/custody/custody.js";
import { createWebhookSigner, webhookKey } from "../../../service/src/delivery/signer.js";
import { webhookKeys } from "../../../service/src/deployment-keys/places.js";
import { openDeploymentSigners } from "../../../service/src/deployment-keys/signers.js";
import { dropOldKeys } from "../../../service/src/maintenance/dropping.js";
import { rotateTo } from "../../../service/src/maintenance/rotation.js";
import { findSetting } from "../../../service/src/store/deployment.js";
import { openStore } from "../../../service/src/store/open.js";
import { addNextKey, currentKey, promoteNextKey } from "../../../service/src/store/signing-keys.js";
import type { Store } from "../../../service/src/store/store.js";
import { present } from "../support/results.js";

import { openDeployment } from "./deployment.js";
import type { Deployment } from "./deployment.js";
import { testAuthority } from "../support/authority.js";

async function openWebhookSigner(store: Store, custody: Custody) {
  return createWebhookSigner((await openDeploymentSigners(store, custody)).webhooks);
}

let deployment: Deployment;
afterEach(() => deployment?.close());

test("a key's id is its thumbprint (RFC 8037 appendix A.3)", () => {
  expect(webhookKey("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")).toEqual({
    kty: "OKP",
    crv: "Ed25519",
    x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
    kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
    use: "sig",
    alg: "EdDSA",
    turnkey_signature_algorithm: "ed25519",
    turnkey_signature_version: "v1",
  });
});

test(`processes that start together for the first time make one key on ${database}`, async () => {
  deployment = await openDeployment();
  await deployment.store.write(async (transaction) => {
    await transaction.database.deleteFrom("deployment").execute();
  });
  const stores = await Promise.all([1, 2, 3].map(() => openStore(deployment.database, { authority: testAuthority() })));
  const signers = await Promise.all(stores.map((store) => openWebhookSigner(store, deployment.custody)));
  await Promise.all(stores.map((store) => store.close()));
  expect(new Set(signers.map((each) => each.current().keyId)).size).toBe(1);
});

describe.skipIf(database === "postgres")("the key of webhooks", () => {
  test("the key is the same after a restart, and what it signs is verified with the key set", async () => {
    deployment = await openDeployment();
    const again = await openWebhookSigner(deployment.store, deployment.custody);
    expect(again.jwks()).toEqual(deployment.signer.jwks());
    const message = Buffer.from("message");
    const signature = Buffer.from(await again.current().sign(message), "hex");
    const publicKey = createPublicKey({ key: { ...again.jwks().keys[0] }, format: "jwk" });
    expect(verify(null, message, publicKey, signature)).toBe(true);
  });

  const sealedKey = async ({ store }: Deployment) =>
    present(await findSetting(store, currentKey("webhooks").sealed), "the sealed key");

  /** Seals everything anew, so that a text of before opens no more. */
  async function makeUseless({ store, custody, folder }: Deployment, sealed: string): Promise<void> {
    const keyFile = join(folder, "master.key");
    const current = addMasterKey(keyFile);
    await rotateTo(current, { store, custody, patienceMilliseconds: 0 });
    const [old = ""] = await dropOldKeys(store, current, 0);
    dropOldMasterKeys(keyFile);
    await custody.readMasterKeys();
    await custody.forgetMasterKey(old);
    // As after a new start of the worker: what it remembers would open by the old text.
    await custody.forget({ owner: webhookKeys.owner, sealed });
  }

  test("a key that was replaced, and opens no more, has no other sign in its name", async () => {
    deployment = await openDeployment();
    const { store, custody, signer } = deployment;
    const [before, sealed] = [signer.current(), await sealedKey(deployment)];
    const next = await webhookKeys.create(custody);
    await store.write((transaction) => addNextKey(transaction, "webhooks", next));
    await store.write((transaction) => promoteNextKey(transaction, "webhooks", next.publicKey));
    await makeUseless(deployment, sealed);
    await expect(before.sign(Buffer.from("message"))).rejects.toThrow("cannot be opened");
  });

  test("the key signs on where it was sealed anew and the old key-encryption key is gone", async () => {
    deployment = await openDeployment();
    const { signer } = deployment;
    await makeUseless(deployment, await sealedKey(deployment));
    const message = Buffer.from("message");
    const publicKey = createPublicKey({ key: { ...signer.jwks().keys[0] }, format: "jwk" });
    expect(verify(null, message, publicKey, Buffer.from(await signer.current().sign(message), "hex"))).toBe(true);
  });

  test("a public key that was exchanged in the database is found at the start", async () => {
    deployment = await openDeployment();
    const other = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    await deployment.store.write(async ({ database }) => {
      await database
        .updateTable("deployment")
        .set({ value: other })
        .where("value", "=", deployment.signer.current().publicKey)
        .execute();
    });
    await expect(openWebhookSigner(deployment.store, deployment.custody)).rejects.toThrow(/do not match/);
  });
});
