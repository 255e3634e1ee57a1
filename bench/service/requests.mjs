// Requests as they go over the wire, stamped by a P-256 API key.

import { createECDH, createPrivateKey, sign } from "node:crypto";

/** @typedef {{ publicKey: string, privateKey: import("node:crypto").KeyObject, jwk: object }} StampKey */

/** A new API key, as in root.json, and its public key, uncompressed, in hex. */
export function newApiKey() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    apiPublicKey: pair.getPublicKey("hex", "compressed"),
    apiPrivateKey: pair.getPrivateKey("hex").padStart(64, "0"),
    uncompressed: pair.getPublicKey("hex", "uncompressed"),
  };
}

/**
 * @param {{ apiPublicKey: string, apiPrivateKey: string }} root as in root.json
 * @param {string} uncompressed the public key, uncompressed, in hex
 * @returns {StampKey}
 */
export function stampKey({ apiPublicKey, apiPrivateKey }, uncompressed) {
  const coordinate = (start) => Buffer.from(uncompressed.slice(start, start + 64), "hex").toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(2), y: coordinate(66) };
  const d = Buffer.from(apiPrivateKey, "hex").toString("base64url");
  return { publicKey: apiPublicKey, privateKey: createPrivateKey({ key: { ...jwk, d }, format: "jwk" }), jwk };
}

/**
 * @param {StampKey} key
 * @param {string} path
 * @param {object} value the body
 * @returns {Buffer} a whole HTTP request
 */
export function request(key, path, value) {
  const body = Buffer.from(JSON.stringify(value));
  const signature = sign("sha256", body, key.privateKey).toString("hex");
  const stamp = { publicKey: key.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_P256", signature };
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    `X-Stamp: ${Buffer.from(JSON.stringify(stamp)).toString("base64url")}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}

/** An unsigned transfer of 0.25 ETH (EIP-1559), in hex, different for each nonce. */
export function unsignedTransfer(nonce) {
  const fields = [
    "01",
    `83${(0x010000 + nonce).toString(16).padStart(6, "0")}`,
    "843b9aca00",
    "8506fc23ac00",
    "825208",
    `94${"70997970c51812dc3a010c7d01b50e0d17dc79c8"}`,
    "8803782dace9d90000",
    "80",
    "c0",
  ].join("");
  return `0x02${(0xc0 + fields.length / 2).toString(16)}${fields}`;
}
