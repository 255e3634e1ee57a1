// The root user of a service that has just started, as a caller: their key, their wallet, and requests in their name.

import { apiKeyStamper, createClient } from "@countersign/api";
import { ECDH } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { request, stampKey } from "./requests.mjs";

export const SIGNING_TYPE = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";

export const ETHEREUM_ACCOUNT = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
};

/**
 * Makes a wallet for them.
 *
 * @param {string} data the service's folder
 * @param {number} port
 */
export async function rootCaller(data, port) {
  const root = JSON.parse(await readFile(path.join(data, "root.json"), "utf8"));
  const key = stampKey(root, ECDH.convertKey(root.apiPublicKey, "prime256v1", "hex", "hex", "uncompressed"));
  const { organizationId } = root;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    stamper: apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
  });
  const { activity } = await client.createWallet({
    organizationId,
    parameters: { walletName: "bench", accounts: [ETHEREUM_ACCOUNT] },
  });
  const [signWith] = activity.result.createWalletResult.addresses;
  const submit = (operation, type, parameters) =>
    request(key, `/public/v1/submit/${operation}`, {
      type,
      timestampMs: String(Date.now()),
      organizationId,
      parameters,
    });
  /** A request to sign a payload, which differs by its number. */
  const signing = (number) => submit("sign_raw_payload", SIGNING_TYPE, { ...rawPayload(number), signWith });
  return { key, organizationId, client, signWith, submit, signing };
}

export function rawPayload(number) {
  return {
    payload: `Release order ${number}`,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_SHA256",
  };
}
