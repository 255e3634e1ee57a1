// The limit: one P-256 verification and one signature by libsecp256k1 in a loop, and nothing else. Prints the processor
// time of a pair in microseconds.

import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, randomBytes, sign, verify } from "node:crypto";
import { createRequire } from "node:module";

const secp256k1 = createRequire(import.meta.url)("secp256k1/bindings.js");
const count = Number(process.argv[2]);

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const verifyingKey = createPublicKey(publicKey.export({ format: "pem", type: "spki" }));
const signingKey = createPrivateKey(privateKey.export({ format: "pem", type: "pkcs8" }));
const body = randomBytes(330);
const stamp = sign("sha256", body, signingKey);
const secret = randomBytes(32);
const digest = hash("sha256", body, "buffer");

const pairs = (times) => {
  for (let index = 0; index < times; index++) {
    if (!verify("sha256", body, verifyingKey, stamp)) throw new Error("the stamp is not valid");
    secp256k1.ecdsaSign(digest, secret);
  }
};
pairs(500);
const before = process.cpuUsage();
pairs(count);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / count);
