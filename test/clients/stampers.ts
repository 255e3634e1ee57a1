// Stampers: each stamps requests of a user who has its key.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { WalletStamper, WalletType } from "@turnkey/wallet-stamper";
import { WebauthnStamper } from "@turnkey/webauthn-stamper";
import { Wallet } from "ethers";
import { Keypair } from "@solana/web3.js";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { rootOf } from "../service/support/people.js";
import { act } from "../service/support/requests.js";
import { createAuthenticator } from "../service/support/authenticator.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import type { Stamper } from "./table.js";

/** A request of a new user who has a credential. */
async function stamps(keys: Keys, user: object, stamper: Stamper): Promise<void> {
  const root = rootOf(keys.service);
  const users = [
    { userName: `User ${Math.random()}`, apiKeys: [], authenticators: [], oauthProviders: [], userTags: [], ...user },
  ];
  const { result } = await act(root, "ACTIVITY_TYPE_CREATE_USERS_V3", { users });
  const [userId] = (result as { createUsersResult: { userIds: string[] } }).createUsersResult.userIds;
  const body = JSON.stringify({ organizationId: root.organizationId });
  const { stampHeaderName, stampHeaderValue } = await stamper.stamp(body);
  const headers = { [stampHeaderName]: stampHeaderValue };
  const response = await fetch(`${root.service.baseUrl}/public/v1/query/whoami`, { method: "POST", headers, body });
  const answer = (await response.json()) as { userId?: string };
  assert(answer.userId === userId, `the answer is ${JSON.stringify(answer)}`);
}

const apiKey = (publicKey: string, curve: string) => ({
  apiKeys: [{ apiKeyName: "Stamper", publicKey, curveType: `API_KEY_CURVE_${curve}` }],
});

function newApiKey(runtimeOverride?: "purejs") {
  const secret = p256.utils.randomSecretKey();
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
  const apiPublicKey = hex(p256.getPublicKey(secret, true));
  const config = { apiPublicKey, apiPrivateKey: hex(secret), ...(runtimeOverride && { runtimeOverride }) };
  return { user: apiKey(apiPublicKey, "P256"), stamper: new ApiKeyStamper(config as never) };
}

export const apiKeyStamperOperations: Operations = {
  stamp: (keys) => {
    const { user, stamper } = newApiKey();
    return stamps(keys, user, stamper);
  },
  "stamp, without native cryptography": (keys) => {
    const { user, stamper } = newApiKey("purejs");
    return stamps(keys, user, stamper);
  },
};

export const walletStamperOperations: Operations = {
  "stamp, by a wallet on Ethereum": (keys) => {
    const wallet = Wallet.createRandom();
    const publicKey = wallet.publicKey.slice(2);
    const stamper = new WalletStamper({
      type: WalletType.Ethereum,
      signMessage: (message) => wallet.signMessage(message),
      getPublicKey: async () => publicKey,
    });
    return stamps(keys, apiKey(publicKey, "SECP256K1"), stamper);
  },
  "stamp, by a wallet on Solana": (keys) => {
    const { publicKey, secretKey } = Keypair.generate();
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
    const key = hex(publicKey.toBytes());
    const stamper = new WalletStamper({
      type: WalletType.Solana,
      signMessage: async (message) => hex(ed25519.sign(new TextEncoder().encode(message), secretKey.slice(0, 32))),
      getPublicKey: async () => key,
    });
    return stamps(keys, apiKey(key, "ED25519"), stamper);
  },
};

export const webauthnStamperOperations: Operations = {
  "stamp, by a passkey": async (keys) => {
    const authenticator = createAuthenticator({ origin: "https://app.example.com" });
    const { challenge, attestation } = authenticator.register();
    const authenticators = [{ authenticatorName: "Passkey", challenge, attestation }];
    const { credentials } = authenticator;
    Object.defineProperty(globalThis, "navigator", { value: { credentials }, configurable: true });
    await stamps(keys, { authenticators }, new WebauthnStamper({ rpId: authenticator.rpId }));
  },
};
