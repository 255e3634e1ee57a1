// `@turnkey/cosmjs`: what it signs is verified by @noble/curves.

import { fromBase64 } from "@cosmjs/encoding";
import { makeAuthInfoBytes, makeSignBytes, makeSignDoc } from "@cosmjs/proto-signing";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { TurnkeyDirectWallet, fetchCompressedPublicKey } from "@turnkey/cosmjs";
import { present } from "../service/support/results.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";

async function signs(wallet: TurnkeyDirectWallet): Promise<void> {
  const [account] = await wallet.getAccounts();
  const { address, pubkey } = present(account, "account");
  const auth = makeAuthInfoBytes([], [{ denom: "uatom", amount: "5000" }], 200_000, undefined, undefined);
  const document = makeSignDoc(Uint8Array.of(1, 2, 3), auth, "cosmoshub-4", 7);
  const { signature } = await wallet.signDirect(address, document);
  const bytes = fromBase64(signature.signature);
  assert(secp256k1.verify(bytes, makeSignBytes(document), pubkey), "its signature does not verify");
}

const clients = await clientsOf("@turnkey/cosmjs");
const configOf = (keys: Keys, client: object, signWith: string) => ({
  config: { client: client as never, organizationId: keys.organizationId, signWith },
});

export const cosmjsOperations: Operations = {
  fetchCompressedPublicKey: async (keys) => {
    const { organizationId, privateKeyId } = keys;
    const client = clients.http(keys) as never;
    const { compressedPublicKey } = await fetchCompressedPublicKey({ client, organizationId, privateKeyId });
    assert(compressedPublicKey.length === 33, `it has ${compressedPublicKey.length} bytes`);
  },
  "signDirect, of a wallet account": async (keys) =>
    signs(TurnkeyDirectWallet.initWithPublicKey(configOf(keys, clients.server(keys), keys.secp256k1))),
  "signDirect, by the client of @turnkey/http": async (keys) =>
    signs(TurnkeyDirectWallet.initWithPublicKey(configOf(keys, clients.http(keys), keys.secp256k1))),
};
