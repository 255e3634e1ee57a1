// Wallet accounts on P-256, by the test vectors of SLIP-10 ("nist256p1").

import { describe, expect, test } from "vitest";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import { p256PublicKey, compressPoint } from "../../../service/src/custody/p256.js";
import { slip10P256 } from "../../../service/src/custody/slip10.js";
import { bytes, hex } from "./room.js";

function derive(seed: string, path: string): Uint8Array {
  const tree = new WalletTree(bytes(seed), loadSecp256k1());
  try {
    return tree.privateKey({ curve: "CURVE_P256", path });
  } finally {
    tree.close();
  }
}

const shortSeed = "000102030405060708090a0b0c0d0e0f";
const longSeed =
  "fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542";
const retriedSeed = "a7305bc8df8d0951f0cb224c0e95d7707cbdf2c6ce7e8d481fec69c7ff5e9446";

test.each([
  [shortSeed, "m", "612091aaa12e22dd2abef664f8a01a82cae99ad7441b7ef8110424915c268bc2"],
  [shortSeed, "m/0'", "6939694369114c67917a182c59ddb8cafc3004e63ca5d3b84403ba8613debc0c"],
  [shortSeed, "m/0'/1", "284e9d38d07d21e4e281b645089a94f4cf5a5a81369acf151a1c3a57f18b2129"],
  [shortSeed, "m/0'/1/2'", "694596e8a54f252c960eb771a3c41e7e32496d03b954aeb90f61635b8e092aa7"],
  [shortSeed, "m/0'/1/2'/2", "5996c37fd3dd2679039b23ed6f70b506c6b56b3cb5e424681fb0fa64caf82aaa"],
  [shortSeed, "m/0'/1/2'/2/1000000000", "21c4f269ef0a5fd1badf47eeacebeeaa3de22eb8e5b0adcd0f27dd99d34d0119"],
  [longSeed, "m", "eaa31c2e46ca2962227cf21d73a7ef0ce8b31c756897521eb6c7b39796633357"],
  [longSeed, "m/0", "d7d065f63a62624888500cdb4f88b6d59c2927fee9e6d0cdff9cad555884df6e"],
  [longSeed, "m/0/2147483647'", "96d2ec9316746a75e7793684ed01e3d51194d81a42a3276858a5b7376d4b94b9"],
  [longSeed, "m/0/2147483647'/1", "974f9096ea6873a915910e82b29d7c338542ccde39d2064d1cc228f371542bbc"],
  [longSeed, "m/0/2147483647'/1/2147483646'", "da29649bbfaff095cd43819eda9a7be74236539a29094cd8336b07ed8d4eff63"],
  [longSeed, "m/0/2147483647'/1/2147483646'/2", "bb0a77ba01cc31d77205d51d08bd313b979a71ef4de9b062f8958297e746bd67"],
])("%s at %s derives as in the test vectors", (seed, path, privateKey) => {
  expect(hex(derive(seed, path))).toBe(privateKey);
});

describe("what comes out as no private key is hashed again", () => {
  test.each([
    ["m/28578'", "06f0db126f023755d0b8d86d4591718a5210dd8d024e3e14b6159d63f53aa669"],
    ["m/28578'/33941", "092154eed4af83e078ff9b84322015aefe5769e31270f62c3f66c33888335f3a"],
  ])("at %s, as in the test vectors", (path, privateKey) => {
    expect(hex(derive(shortSeed, path))).toBe(privateKey);
  });

  test("at the master key, as in the test vectors, chain code and public key included", () => {
    const master = slip10P256.master(bytes(retriedSeed));
    expect(hex(master)).toBe(
      "3b8c18469a4634517d6d0b65448f8e6c62091b45540a1743c5846be55d47d88f" +
        "7762f9729fed06121fd13f326884c82f59aa95c57ac492ce8c9654e60efd130c",
    );
    const publicKey = compressPoint(p256PublicKey(master.subarray(0, 32)));
    expect(hex(publicKey)).toBe("0383619fadcde31063d8c5cb00dbfe1713f3e6fa169d8541a798752a1c1ca0cb20");
  });
});

test("a parent stays as it was, for its next child", () => {
  const parent = slip10P256.master(bytes(shortSeed));
  const before = hex(parent);
  const child = hex(slip10P256.child(parent, 28578 + 2 ** 31));
  expect(hex(parent)).toBe(before);
  expect(hex(slip10P256.child(parent, 28578 + 2 ** 31))).toBe(child);
});
