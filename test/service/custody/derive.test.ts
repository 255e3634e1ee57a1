import { ApiError, type Curve } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";
import { HDKey } from "@scure/bip32";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { loadSecp256k1, nativeSecp256k1, wasmSecp256k1 } from "../../../service/src/custody/secp256k1.js";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function derive(seed: string, curve: Curve, path: string): Uint8Array {
  const tree = new WalletTree(Buffer.from(seed, "hex"), loadSecp256k1());
  try {
    return tree.privateKey({ curve, path });
  } finally {
    tree.close();
  }
}

/** The private key inside a serialized extended key (BIP-32, "Serialization format"). */
function privateKeyOf(extendedKey: string): Uint8Array {
  return createBase58check(sha256).decode(extendedKey).slice(46);
}

const SHORT_SEED = "000102030405060708090a0b0c0d0e0f";
const LONG_SEED =
  "fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542";
// Vectors 3 and 4 hold keys with leading zeros.
const SEED_3 =
  "4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be";
const SEED_4 = "3ddd5602285899a946114506157c7997e5444528f3003f6134712147db19b678";

test.each([nativeSecp256k1(), wasmSecp256k1()])("accounts by $build are those of another library", (secp256k1) => {
  const step = fc.oneof(
    fc.nat({ max: 2 ** 31 - 1 }).map(String),
    fc.nat({ max: 2 ** 31 - 1 }).map((index) => `${index}'`),
  );
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 64 }), fc.array(step, { maxLength: 4 }), (seed, steps) => {
      const path = ["m", ...steps].join("/");
      const tree = new WalletTree(Uint8Array.from(seed), secp256k1);
      const privateKey = tree.privateKey({ curve: "CURVE_SECP256K1", path });
      expect(privateKey).toEqual(Buffer.from(HDKey.fromMasterSeed(seed).derive(path).privateKey ?? []));
    }),
  );
});

describe("secp256k1 accounts", () => {
  test.each([
    [
      SHORT_SEED,
      "m",
      "xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi",
    ],
    [
      SHORT_SEED,
      "m/0'",
      "xprv9uHRZZhk6KAJC1avXpDAp4MDc3sQKNxDiPvvkX8Br5ngLNv1TxvUxt4cV1rGL5hj6KCesnDYUhd7oWgT11eZG7XnxHrnYeSvkzY7d2bhkJ7",
    ],
    [
      SHORT_SEED,
      "m/0'/1",
      "xprv9wTYmMFdV23N2TdNG573QoEsfRrWKQgWeibmLntzniatZvR9BmLnvSxqu53Kw1UmYPxLgboyZQaXwTCg8MSY3H2EU4pWcQDnRnrVA1xe8fs",
    ],
    [
      SHORT_SEED,
      "m/0'/1/2'",
      "xprv9z4pot5VBttmtdRTWfWQmoH1taj2axGVzFqSb8C9xaxKymcFzXBDptWmT7FwuEzG3ryjH4ktypQSAewRiNMjANTtpgP4mLTj34bhnZX7UiM",
    ],
    [
      SHORT_SEED,
      "m/0'/1/2'/2",
      "xprvA2JDeKCSNNZky6uBCviVfJSKyQ1mDYahRjijr5idH2WwLsEd4Hsb2Tyh8RfQMuPh7f7RtyzTtdrbdqqsunu5Mm3wDvUAKRHSC34sJ7in334",
    ],
    [
      SHORT_SEED,
      "m/0'/1/2'/2/1000000000",
      "xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76",
    ],
    [
      LONG_SEED,
      "m",
      "xprv9s21ZrQH143K31xYSDQpPDxsXRTUcvj2iNHm5NUtrGiGG5e2DtALGdso3pGz6ssrdK4PFmM8NSpSBHNqPqm55Qn3LqFtT2emdEXVYsCzC2U",
    ],
    [
      LONG_SEED,
      "m/0",
      "xprv9vHkqa6EV4sPZHYqZznhT2NPtPCjKuDKGY38FBWLvgaDx45zo9WQRUT3dKYnjwih2yJD9mkrocEZXo1ex8G81dwSM1fwqWpWkeS3v86pgKt",
    ],
    [
      LONG_SEED,
      "m/0/2147483647'",
      "xprv9wSp6B7kry3Vj9m1zSnLvN3xH8RdsPP1Mh7fAaR7aRLcQMKTR2vidYEeEg2mUCTAwCd6vnxVrcjfy2kRgVsFawNzmjuHc2YmYRmagcEPdU9",
    ],
    [
      LONG_SEED,
      "m/0/2147483647'/1",
      "xprv9zFnWC6h2cLgpmSA46vutJzBcfJ8yaJGg8cX1e5StJh45BBciYTRXSd25UEPVuesF9yog62tGAQtHjXajPPdbRCHuWS6T8XA2ECKADdw4Ef",
    ],
    [
      LONG_SEED,
      "m/0/2147483647'/1/2147483646'",
      "xprvA1RpRA33e1JQ7ifknakTFpgNXPmW2YvmhqLQYMmrj4xJXXWYpDPS3xz7iAxn8L39njGVyuoseXzU6rcxFLJ8HFsTjSyQbLYnMpCqE2VbFWc",
    ],
    [
      LONG_SEED,
      "m/0/2147483647'/1/2147483646'/2",
      "xprvA2nrNbFZABcdryreWet9Ea4LvTJcGsqrMzxHx98MMrotbir7yrKCEXw7nadnHM8Dq38EGfSh6dqA9QWTyefMLEcBYJUuekgW4BYPJcr9E7j",
    ],
    [
      SEED_3,
      "m",
      "xprv9s21ZrQH143K25QhxbucbDDuQ4naNntJRi4KUfWT7xo4EKsHt2QJDu7KXp1A3u7Bi1j8ph3EGsZ9Xvz9dGuVrtHHs7pXeTzjuxBrCmmhgC6",
    ],
    [
      SEED_3,
      "m/0'",
      "xprv9uPDJpEQgRQfDcW7BkF7eTya6RPxXeJCqCJGHuCJ4GiRVLzkTXBAJMu2qaMWPrS7AANYqdq6vcBcBUdJCVVFceUvJFjaPdGZ2y9WACViL4L",
    ],
    [
      SEED_4,
      "m",
      "xprv9s21ZrQH143K48vGoLGRPxgo2JNkJ3J3fqkirQC2zVdk5Dgd5w14S7fRDyHH4dWNHUgkvsvNDCkvAwcSHNAQwhwgNMgZhLtQC63zxwhQmRv",
    ],
    [
      SEED_4,
      "m/0'",
      "xprv9vB7xEWwNp9kh1wQRfCCQMnZUEG21LpbR9NPCNN1dwhiZkjjeGRnaALmPXCX7SgjFTiCTT6bXes17boXtjq3xLpcDjzEuGLQBM5ohqkao9G",
    ],
    [
      SEED_4,
      "m/0'/1'",
      "xprv9xJocDuwtYCMNAo3Zw76WENQeAS6WGXQ55RCy7tDJ8oALr4FWkuVoHJeHVAcAqiZLE7Je3vZJHxspZdFHfnBEjHqU5hG1Jaj32dVoS6XLT1",
    ],
  ])("%s at %s derives as in the test vectors of BIP-32", (seed, path, extendedKey) => {
    expect(hex(derive(seed, "CURVE_SECP256K1", path))).toBe(hex(privateKeyOf(extendedKey)));
  });
});

describe("Ed25519 accounts", () => {
  test.each([
    [
      SHORT_SEED,
      "m",
      "2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7",
      "a4b2856bfec510abab89753fac1ac0e1112364e7d250545963f135f2a33188ed",
    ],
    [
      SHORT_SEED,
      "m/0'",
      "68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3",
      "8c8a13df77a28f3445213a0f432fde644acaa215fc72dcdf300d5efaa85d350c",
    ],
    [
      SHORT_SEED,
      "m/0'/1'",
      "b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2",
      "1932a5270f335bed617d5b935c80aedb1a35bd9fc1e31acafd5372c30f5c1187",
    ],
    [
      SHORT_SEED,
      "m/0'/1'/2'",
      "92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9",
      "ae98736566d30ed0e9d2f4486a64bc95740d89c7db33f52121f8ea8f76ff0fc1",
    ],
    [
      SHORT_SEED,
      "m/0'/1'/2'/2'",
      "30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662",
      "8abae2d66361c879b900d204ad2cc4984fa2aa344dd7ddc46007329ac76c429c",
    ],
    [
      SHORT_SEED,
      "m/0'/1'/2'/2'/1000000000'",
      "8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793",
      "3c24da049451555d51a7014a37337aa4e12d41e485abccfa46b47dfb2af54b7a",
    ],
    [
      LONG_SEED,
      "m",
      "171cb88b1b3c1db25add599712e36245d75bc65a1a5c9e18d76f9f2b1eab4012",
      "8fe9693f8fa62a4305a140b9764c5ee01e455963744fe18204b4fb948249308a",
    ],
    [
      LONG_SEED,
      "m/0'",
      "1559eb2bbec5790b0c65d8693e4d0875b1747f4970ae8b650486ed7470845635",
      "86fab68dcb57aa196c77c5f264f215a112c22a912c10d123b0d03c3c28ef1037",
    ],
    [
      LONG_SEED,
      "m/0'/2147483647'",
      "ea4f5bfe8694d8bb74b7b59404632fd5968b774ed545e810de9c32a4fb4192f4",
      "5ba3b9ac6e90e83effcd25ac4e58a1365a9e35a3d3ae5eb07b9e4d90bcf7506d",
    ],
    [
      LONG_SEED,
      "m/0'/2147483647'/1'",
      "3757c7577170179c7868353ada796c839135b3d30554bbb74a4b1e4a5a58505c",
      "2e66aa57069c86cc18249aecf5cb5a9cebbfd6fadeab056254763874a9352b45",
    ],
    [
      LONG_SEED,
      "m/0'/2147483647'/1'/2147483646'",
      "5837736c89570de861ebc173b1086da4f505d4adb387c6a1b1342d5e4ac9ec72",
      "e33c0f7d81d843c572275f287498e8d408654fdf0d1e065b84e2e6f157aab09b",
    ],
    [
      LONG_SEED,
      "m/0'/2147483647'/1'/2147483646'/2'",
      "551d333177df541ad876a60ea71f00447931c0a9da16f227c11ea080d7391b8d",
      "47150c75db263559a70d5778bf36abbab30fb061ad69f69ece61a72b0cfa4fc0",
    ],
  ])("%s at %s derives as in the test vectors of SLIP-10", (seed, path, privateKey, publicKey) => {
    const derived = derive(seed, "CURVE_ED25519", path);
    expect(hex(derived)).toBe(privateKey);
    expect(hex(ed25519.getPublicKey(derived))).toBe(publicKey);
  });

  test("a step that is not hardened is refused", () => {
    expect(() => derive(SHORT_SEED, "CURVE_ED25519", "m/44'/501'/0")).toThrow(/step 0 must be hardened \(0'\)/);
  });
});

describe("a wallet tree", () => {
  test("gives the same key for an account whichever accounts were derived before", () => {
    const tree = new WalletTree(Buffer.from(SHORT_SEED, "hex"), loadSecp256k1());
    const paths = ["m/0'/1/2'/2/1000000000", "m", "m/0'/1/2'", "m/0'/1/2'/2/1000000000"];
    const derived = paths.map((path) => hex(tree.privateKey({ curve: "CURVE_SECP256K1", path })));
    tree.close();
    expect(derived).toEqual(paths.map((path) => hex(derive(SHORT_SEED, "CURVE_SECP256K1", path))));
  });

  test("refuses a curve that it does not know", () => {
    expect(() => derive(SHORT_SEED, "CURVE_X25519" as Curve, "m")).toThrow(ApiError);
    expect(() => derive(SHORT_SEED, "CURVE_X25519" as Curve, "m")).toThrow(/unknown curve "CURVE_X25519"/);
  });

  test("zeroes the seed when it is closed, and leaves the keys that it has handed out", () => {
    const seed = Buffer.from(LONG_SEED, "hex");
    const tree = new WalletTree(seed, loadSecp256k1());
    const handedOut = [
      tree.privateKey({ curve: "CURVE_SECP256K1", path: "m/0" }),
      tree.privateKey({ curve: "CURVE_ED25519", path: "m/0'" }),
      tree.privateKey({ curve: "CURVE_P256", path: "m/0'" }),
    ];
    const before = handedOut.map(hex);
    tree.close();
    expect(seed.every((byte) => byte === 0)).toBe(true);
    expect(handedOut.map(hex)).toEqual(before);
  });
});

test("accounts of one tree are those that each would be alone, whatever their digits", () => {
  const steps = ["1", "11", "111", "0", "10"].flatMap((one) => ["1", "11", "0"].map((other) => [one, other] as const));
  for (const [curve, mark] of [
    ["CURVE_SECP256K1", ""],
    ["CURVE_ED25519", "'"],
    ["CURVE_P256", ""],
  ] as const) {
    const paths = steps.map(([one, other]) => `m/${one}${mark}/${other}${mark}`);
    const tree = new WalletTree(Buffer.from(SHORT_SEED, "hex"), loadSecp256k1());
    const together = paths.map((path) => hex(tree.privateKey({ curve, path })));
    tree.close();
    expect(together).toEqual(paths.map((path) => hex(derive(SHORT_SEED, curve, path))));
  }
});
