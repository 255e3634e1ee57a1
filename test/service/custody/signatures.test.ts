import { createHash, randomBytes } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { ed25519PrivateKey, ed25519PublicKey, signEd25519 } from "../../../service/src/custody/ed25519.js";
import { loadSecp256k1, wasmSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import { signSchnorr, tweakedPrivateKey } from "../../../service/src/custody/taproot.js";

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "hex"));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const privateKeys = bytes32.filter((key) => secp256k1.utils.isValidSecretKey(key));

// Where the native binding loads, both builds are tried; elsewhere the second one is all there is.
describe.each([loadSecp256k1(), wasmSecp256k1()])("the $build build of libsecp256k1", (library) => {
  // Deterministic signatures as they were agreed on among Bitcoin libraries; RFC 6979 itself has none on this curve.
  test.each([
    [
      "0000000000000000000000000000000000000000000000000000000000000001",
      "Satoshi Nakamoto",
      "934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d82442ce9d2b916064108014783e923ec36b49743e2ffa1c4496f01a512aafd9e5",
    ],
    [
      "0000000000000000000000000000000000000000000000000000000000000001",
      "All those moments will be lost in time, like tears in rain. Time to die...",
      "8600dbd41e348fe5c9465ab92d23e3db8b98b873beecd930736488696438cb6b547fe64427496db33bf66019dacbf0039c04199abb0122918601db38a72cfc21",
    ],
    [
      "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140",
      "Satoshi Nakamoto",
      "fd567d121db66e382991534ada77a6bd3106f0a1098c231e47993447cd6af2d06b39cd0eb1bc8603e159ef5c20a5c8ad685a45b06ce9bebed3f153d10d93bed5",
    ],
    [
      "f8b8af8ce3c7cca5e300d33939540c10d45ce001b8f252bfbc57ba0342904181",
      "Alan Turing",
      "7063ae83e7f62bbb171798131b4a0564b956930092b33b07b395615d9ec7e15c58dfcc1e00a35e1572f366ffe34ba0fc47db1e7189759b9fb233c5b05ab388ea",
    ],
    [
      "e91671c46231f833a6406ccbea0e3e392c76c167bac1cb013f6f1013980455c2",
      "There is a computer disease that anybody who works with computers knows about. It's a very serious disease and it interferes completely with the work. The trouble with computers is that you 'play' with them!",
      "b552edd27580141f3b2a5463048cb7cd3e047b97c9f98076c32dbdf85a68718b279fa72dd19bfae05577e06c7c0c1900c371fcd5893f7e1d56a37d30174671f6",
    ],
    [
      "cca9fbcc1b41e5a95d369eaa6ddcff73b61a4efaa279cfc6567e8daa39cbaf50",
      "sample",
      "af340daf02cc15c8d5d08d7735dfe6b98a474ed373bdb5fbecf7571be52b38425009fb27f37034a9b24b707b7c6b79ca23ddef9e25f7282e8a797efe53a8f124",
    ],
  ])("key %s signs %s as published", (privateKey, message, signature) => {
    const digest = createHash("sha256").update(message).digest();
    expect(hex(library.sign(digest, bytes(privateKey)).signature)).toBe(signature);
  });

  test("makes low-S signatures that another library verifies and recovers the public key from", () => {
    fc.assert(
      fc.property(privateKeys, bytes32, (privateKey, digest) => {
        const { signature, recoveryId } = library.sign(digest, privateKey);
        const publicKey = secp256k1.getPublicKey(privateKey, false);
        expect(secp256k1.verify(signature, digest, publicKey, { prehash: false, lowS: true })).toBe(true);
        const recovered = secp256k1.Signature.fromBytes(signature).addRecoveryBit(recoveryId).recoverPublicKey(digest);
        expect(hex(recovered.toBytes(false))).toBe(hex(publicKey));
      }),
      { numRuns: 50 },
    );
  });

  test("derives the public keys that another library derives", () => {
    fc.assert(
      fc.property(privateKeys, (privateKey) => {
        expect(hex(library.publicKey(privateKey))).toBe(hex(secp256k1.getPublicKey(privateKey, false)));
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["zero", "00".repeat(32), false],
    ["one", `${"00".repeat(31)}01`, true],
    ["the order less one", "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140", true],
    ["the order", "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", false],
  ])("knows whether %s is a private key", (_, privateKey, isPrivateKey) => {
    expect(library.isPrivateKey(bytes(privateKey))).toBe(isPrivateKey);
  });
});

describe("Taproot", () => {
  test.each([
    [
      "6b973d88838f27366ed61c9ad6367663045cb456e28335c109e30717ae0c6baa",
      "",
      "2405b971772ad26915c8dcdf10f238753a9b837e5f8e6a86fd7c0cce5b7296d9",
    ],
    [
      "1e4da49f6aaf4e5cd175fe08a32bb5cb4863d963921255f33d3bc31e1343907f",
      "5b75adecf53548f3ec6ad7d78383bf84cc57b55a3127c72b9a2481752dd88b21",
      "ea260c3b10e60f6de018455cd0278f2f5b7e454be1999572789e6a9565d26080",
    ],
  ])("key %s with scripts %s is tweaked as in the test vectors of BIP-341", (internal, merkleRoot, tweaked) => {
    expect(hex(tweakedPrivateKey(bytes(internal), bytes(merkleRoot)))).toBe(tweaked);
  });

  test.each([
    ["m/86'/0'/0'/0/0", "a60869f0dbcf1dc659c9cecbaf8050135ea9e8cdc487053f1dc6880949dc684c"],
    ["m/86'/0'/0'/0/1", "a82f29944d65b86ae6b5e5cc75e294ead6c59391a1edc5e016e3498c67fc7bbb"],
    ["m/86'/0'/0'/1/0", "882d74e5d0572d5a816cef0041a96b6c1de832f6f9676d9605c44d5e9a97d3dc"],
  ])("the account at %s has the output key that BIP-86 publishes", (path, outputKey) => {
    const seed =
      "5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4";
    const tree = new WalletTree(bytes(seed), loadSecp256k1());
    const privateKey = tree.privateKey({ curve: "CURVE_SECP256K1", path });
    tree.close();
    expect(hex(schnorr.getPublicKey(tweakedPrivateKey(privateKey)))).toBe(outputKey);
  });

  test("signatures verify under the output key by another library, and no two are alike", () => {
    fc.assert(
      fc.property(privateKeys, bytes32, (privateKey, digest) => {
        const outputKey = tweakedPrivateKey(privateKey);
        const signature = signSchnorr(digest, outputKey);
        expect(schnorr.verify(signature, digest, schnorr.getPublicKey(outputKey))).toBe(true);
        expect(hex(signSchnorr(digest, outputKey))).not.toBe(hex(signature));
      }),
      { numRuns: 30 },
    );
  });

  test("the key that is tweaked stays as it was", () => {
    const privateKey = bytes("6b973d88838f27366ed61c9ad6367663045cb456e28335c109e30717ae0c6baa");
    const before = hex(privateKey);
    tweakedPrivateKey(privateKey);
    expect(hex(privateKey)).toBe(before);
  });
});

describe("Ed25519", () => {
  test.each([
    [
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ],
    [
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ],
    [
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ],
  ])("key %s signs as in RFC 8032 §7.1", (seed, publicKey, message, signature) => {
    const privateKey = ed25519PrivateKey(bytes(seed));
    expect(hex(ed25519PublicKey(privateKey))).toBe(publicKey);
    expect(hex(signEd25519(bytes(message), privateKey))).toBe(signature);
  });

  test("signatures verify by another library", () => {
    fc.assert(
      fc.property(bytes32, fc.uint8Array({ maxLength: 300 }), (seed, message) => {
        const signature = signEd25519(message, ed25519PrivateKey(seed));
        expect(ed25519.verify(signature, message, ed25519.getPublicKey(seed))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test("the seed stays as it was", () => {
    const seed = randomBytes(32);
    const before = hex(seed);
    ed25519PrivateKey(seed);
    expect(hex(seed)).toBe(before);
  });
});
