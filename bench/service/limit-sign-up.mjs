// What a sign-up costs in cryptography alone: one P-256 verification, the seed of a wallet (BIP-39), two of its accounts
// at m/44'/60'/0'/0/i with their public keys by libsecp256k1 (BIP-32), and one seal (AES-256-GCM). Prints the processor
// time of all of it in microseconds.

import { createCipheriv, createHmac, generateKeyPairSync, pbkdf2Sync, randomBytes, sign, verify } from "node:crypto";
import { createRequire } from "node:module";

const secp256k1 = createRequire(import.meta.url)("secp256k1/bindings.js");
const count = Number(process.argv[2]);

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const body = randomBytes(900);
const stamp = sign("sha256", body, privateKey);
const hardened = 0x80000000;
const sealingKey = randomBytes(32);

function child({ key, code }, index) {
  const data = index >= hardened ? [Buffer.from([0]), key] : [secp256k1.publicKeyCreate(key, true)];
  const number = Buffer.alloc(4);
  number.writeUInt32BE(index);
  const digest = createHmac("sha512", code)
    .update(Buffer.concat([...data, number]))
    .digest();
  return { key: secp256k1.privateKeyTweakAdd(Buffer.from(key), digest.subarray(0, 32)), code: digest.subarray(32) };
}

const signUps = (times) => {
  for (let index = 0; index < times; index++) {
    if (!verify("sha256", body, publicKey, stamp)) throw new Error("the stamp is not valid");
    const seed = pbkdf2Sync(randomBytes(16).toString("hex"), "mnemonic", 2048, 64, "sha512");
    const master = createHmac("sha512", "Bitcoin seed").update(seed).digest();
    let node = { key: master.subarray(0, 32), code: master.subarray(32) };
    for (const step of [44 + hardened, 60 + hardened, hardened, 0]) node = child(node, step);
    for (const account of [0, 1]) secp256k1.publicKeyCreate(child(node, account).key, false);
    const cipher = createCipheriv("aes-256-gcm", sealingKey, randomBytes(12));
    Buffer.concat([cipher.update(seed), cipher.final(), cipher.getAuthTag()]);
  }
};
signUps(20);
const before = process.cpuUsage();
signUps(count);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / count);
