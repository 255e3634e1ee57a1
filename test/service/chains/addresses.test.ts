// Addresses: the vectors that each chain publishes, and other libraries over random keys.

import { AddressFormat, Curve, ErrorCode } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { base58check, bech32 } from "@scure/base";
import { mnemonicToSeedSync } from "@scure/bip39";
import { PublicKey } from "@solana/web3.js";
import { Address } from "@ton/core";
import { deriveEd25519Path } from "@ton/crypto";
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from "@ton/ton";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { publicKeyToAddress } from "viem/utils";
import { describe, expect, it } from "vitest";
import { addressOf, lookupForm } from "../../../service/src/chains/addresses.js";
import { isTaproot, suits } from "../../../service/src/chains/formats.js";

const generator = "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798";
const formats = Object.values(AddressFormat);
const secretKeys = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((key) => secp256k1.utils.isValidSecretKey(key));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

describe("published addresses on secp256k1", () => {
  it.each<[string, AddressFormat, string, string]>([
    ["Bitcoin wiki, key 1", AddressFormat.BITCOIN_MAINNET_P2PKH, generator, "1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH"],
    ["BIP-173", AddressFormat.BITCOIN_MAINNET_P2WPKH, generator, "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
    ["BIP-173", AddressFormat.BITCOIN_TESTNET_P2WPKH, generator, "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
    [
      "BIP-173",
      AddressFormat.BITCOIN_MAINNET_P2WSH,
      generator,
      "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
    ],
    [
      "BIP-173",
      AddressFormat.BITCOIN_TESTNET_P2WSH,
      generator,
      "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
    ],
    [
      "BIP-49, first account",
      AddressFormat.BITCOIN_TESTNET_P2SH,
      "03a1af804ac108a8a51782198c2d034b28bf90c8803f5a53f76276fa69a4eae77f",
      "2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2",
    ],
    [
      "BIP-84, first receiving address",
      AddressFormat.BITCOIN_MAINNET_P2WPKH,
      "0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c",
      "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
    ],
    [
      "BIP-84, first change address",
      AddressFormat.BITCOIN_MAINNET_P2WPKH,
      "03025324888e429ab8e3dbaf1f7802648b9cd01e9b418485c5fa4c1b9b5700e1a6",
      "bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el",
    ],
    [
      "BIP-86, first receiving address",
      AddressFormat.BITCOIN_MAINNET_P2TR,
      "03cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115",
      "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr",
    ],
    [
      "BIP-86, second receiving address",
      AddressFormat.BITCOIN_MAINNET_P2TR,
      "0283dfe85a3151d2517290da461fe2815591ef69f2b18a2ce63f01697a8b313145",
      "bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh",
    ],
    ["Ethereum, key 1", AddressFormat.ETHEREUM, generator, "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf"],
    ["Tron, key 1", AddressFormat.TRON, generator, "TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC"],
    ["Dogecoin, key 1", AddressFormat.DOGE_MAINNET, generator, "DFpN6QqFfUm3gKNaxN6tNcab1FArL9cZLE"],
    [
      "CosmJS, amino",
      AddressFormat.COSMOS,
      hex(Buffer.from("AtQaCqFnshaZQp6rIkvAPyzThvCvXSDO+9AzbxVErqJP", "base64")),
      "cosmos1h806c7khnvmjlywdrkdgk2vrayy2mmvf9rxk2r",
    ],
    [
      "XRP Ledger, genesis account",
      AddressFormat.XRP,
      "0330e7fc9d56bb25d6893ba3f317ae5bcf33b3291bd63db32654a313222f7fd020",
      "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
    ],
  ])("%s, %s", (_source, format, publicKey, address) => {
    expect(addressOf(format, Curve.SECP256K1, publicKey)).toBe(address);
  });
});

it("a key of P-256 is its own address, compressed or not", () => {
  const secretKey = new Uint8Array(32).fill(7);
  for (const given of [true, false]) {
    const publicKey = hex(p256.getPublicKey(secretKey, given));
    const compressed = addressOf(AddressFormat.COMPRESSED, Curve.P256, publicKey);
    expect(compressed).toBe(hex(p256.getPublicKey(secretKey, true)));
    expect(addressOf(AddressFormat.UNCOMPRESSED, Curve.P256, publicKey)).toBe(hex(p256.getPublicKey(secretKey, false)));
  }
});

describe("published addresses on Ed25519", () => {
  const suiMnemonic =
    "film crazy soon outside stand loop subway crumble thrive popular green nuclear struggle pistol arm wife phrase " +
    "warfare march wheat nephew ask sunny firm";

  it.each<[string, AddressFormat, string, string]>([
    ["System program", AddressFormat.SOLANA, "00".repeat(32), "11111111111111111111111111111111"],
    [
      "Solana's token program",
      AddressFormat.SOLANA,
      "06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9",
      "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    ],
    [
      "SEP-23",
      AddressFormat.XLM,
      "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a",
      "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
    ],
    [
      "Aptos TypeScript SDK",
      AddressFormat.APTOS,
      "de19e5d1880cac87d57484ce9ed2e84cf0f9599f12e7cc3a52e4e7657a763f2c",
      "0x978c213990c4833df71548df7ce49d54c759d6b6d932de22b24d56060b7af2aa",
    ],
  ])("%s, %s", (_source, format, publicKey, address) => {
    expect(addressOf(format, Curve.ED25519, publicKey)).toBe(address);
  });

  it("Sui TypeScript SDK: a mnemonic's first account", async () => {
    const seed = Buffer.from(mnemonicToSeedSync(suiMnemonic));
    const secretKey = await deriveEd25519Path(seed, [44, 784, 0, 0, 0]);
    expect(addressOf(AddressFormat.SUI, Curve.ED25519, hex(ed25519.getPublicKey(secretKey)))).toBe(
      "0xa2d14fad60c56049ecf75246a481934691214ce413e6a8ae2fe6834c173a6133",
    );
  });
});

describe("addresses of random keys", () => {
  it("are those of viem on Ethereum, and hold the same hash on Tron", () => {
    fc.assert(
      fc.property(secretKeys, (secretKey) => {
        const publicKey = hex(secp256k1.getPublicKey(secretKey, false));
        const address = addressOf(AddressFormat.ETHEREUM, Curve.SECP256K1, publicKey);
        expect(address).toBe(publicKeyToAddress(`0x${publicKey}`));
        const tron = base58check(sha256).decode(addressOf(AddressFormat.TRON, Curve.SECP256K1, publicKey));
        expect(hex(tron)).toBe(`41${address.slice(2).toLowerCase()}`);
      }),
    );
  });

  it("are those of @solana/web3.js on Solana", () => {
    fc.assert(
      fc.property(secretKeys, (secretKey) => {
        const publicKey = ed25519.getPublicKey(secretKey);
        const address = addressOf(AddressFormat.SOLANA, Curve.ED25519, hex(publicKey));
        expect(address).toBe(new PublicKey(publicKey).toBase58());
      }),
    );
  });

  it("are those of @ton/ton on TON, in its form for wallets", () => {
    fc.assert(
      fc.property(secretKeys, (secretKey) => {
        const publicKey = Buffer.from(ed25519.getPublicKey(secretKey));
        for (const [format, contract] of [
          [AddressFormat.TON_V3R2, WalletContractV3R2.create({ workchain: 0, publicKey })],
          [AddressFormat.TON_V4R2, WalletContractV4.create({ workchain: 0, publicKey })],
          [AddressFormat.TON_V5R1, WalletContractV5R1.create({ workchain: 0, publicKey })],
        ] as const) {
          const address = addressOf(format, Curve.ED25519, hex(publicKey));
          expect(address).toBe(contract.address.toString({ bounceable: false }));
          expect(address).toMatch(/^UQ/);
        }
      }),
    );
  });

  it("hold the same key hash on Cosmos, Sei, Bitcoin and both networks of Dogecoin", () => {
    fc.assert(
      fc.property(secretKeys, (secretKey) => {
        const publicKey = hex(secp256k1.getPublicKey(secretKey));
        const of = (format: AddressFormat): string => addressOf(format, Curve.SECP256K1, publicKey);
        const [cosmos, sei] = [
          bech32.decodeToBytes(of("ADDRESS_FORMAT_COSMOS")),
          bech32.decodeToBytes(of(AddressFormat.SEI)),
        ];
        expect([cosmos.prefix, sei.prefix]).toEqual(["cosmos", "sei"]);
        expect(hex(sei.bytes)).toBe(hex(cosmos.bytes));
        for (const [format, version] of [
          [AddressFormat.BITCOIN_MAINNET_P2PKH, "00"],
          [AddressFormat.BITCOIN_TESTNET_P2PKH, "6f"],
          [AddressFormat.DOGE_MAINNET, "1e"],
          [AddressFormat.DOGE_TESTNET, "71"],
        ] as const) {
          expect(hex(base58check(sha256).decode(of(format)))).toBe(version + hex(cosmos.bytes));
        }
      }),
    );
  });

  it("do not depend on whether the key comes compressed, nor on the case of its digits or a 0x", () => {
    fc.assert(
      fc.property(secretKeys, fc.constantFrom(...formats), (secretKey, format) => {
        fc.pre(suits(format, Curve.SECP256K1));
        const compressed = hex(secp256k1.getPublicKey(secretKey, true));
        const address = addressOf(format, Curve.SECP256K1, compressed);
        expect(addressOf(format, Curve.SECP256K1, hex(secp256k1.getPublicKey(secretKey, false)))).toBe(address);
        expect(addressOf(format, Curve.SECP256K1, `0x${compressed.toUpperCase()}`)).toBe(address);
      }),
    );
  });
});

describe("the networks of Bitcoin", () => {
  const of = (network: string, payment: string): string =>
    addressOf(`ADDRESS_FORMAT_BITCOIN_${network}_${payment}` as AddressFormat, Curve.SECP256K1, generator);

  it.each([
    ["MAINNET", "1", "3", "bc1q", "bc1p"],
    ["TESTNET", "[mn]", "2", "tb1q", "tb1p"],
    ["SIGNET", "[mn]", "2", "tb1q", "tb1p"],
    ["REGTEST", "[mn]", "2", "bcrt1q", "bcrt1p"],
  ])("%s has its own prefixes", (network, publicKeyHash, scriptHash, segwit, taproot) => {
    expect(of(network, "P2PKH")).toMatch(new RegExp(`^${publicKeyHash}`));
    expect(of(network, "P2SH")).toMatch(new RegExp(`^${scriptHash}`));
    expect(of(network, "P2WPKH")).toMatch(new RegExp(`^${segwit}.{38}$`));
    expect(of(network, "P2WSH")).toMatch(new RegExp(`^${segwit}.{58}$`));
    expect(of(network, "P2TR")).toMatch(new RegExp(`^${taproot}.{58}$`));
  });

  it("have one Taproot format each", () => {
    const taproot = formats.filter(isTaproot).map((format) => format.slice("ADDRESS_FORMAT_BITCOIN_".length));
    expect(taproot).toEqual(["MAINNET_P2TR", "TESTNET_P2TR", "SIGNET_P2TR", "REGTEST_P2TR"]);
  });
});

describe("what is no key of the format", () => {
  it("each format but COMPRESSED suits exactly one curve", () => {
    const both = formats.filter((format) => suits(format, Curve.SECP256K1) && suits(format, Curve.ED25519));
    const none = formats.filter((format) => !suits(format, Curve.SECP256K1) && !suits(format, Curve.ED25519));
    expect([both, none]).toEqual([[AddressFormat.COMPRESSED], []]);
  });

  it("a format that does not suit the curve is refused with the list of those that do", () => {
    expect(() => addressOf(AddressFormat.ETHEREUM, Curve.ED25519, "00".repeat(32))).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message:
          "ADDRESS_FORMAT_ETHEREUM does not suit a key on CURVE_ED25519; the formats that do are " +
          "ADDRESS_FORMAT_COMPRESSED, ADDRESS_FORMAT_SOLANA, ADDRESS_FORMAT_SUI, ADDRESS_FORMAT_APTOS, " +
          "ADDRESS_FORMAT_XLM, ADDRESS_FORMAT_TON_V3R2, ADDRESS_FORMAT_TON_V4R2, ADDRESS_FORMAT_TON_V5R1",
      }),
    );
  });

  it.each(["ADDRESS_FORMAT_TON_V6R1", "constructor", "__proto__", ""])("%j is refused as a format", (format) => {
    expect(suits(format as AddressFormat, Curve.ED25519)).toBe(false);
    expect(() => addressOf(format as AddressFormat, Curve.ED25519, "00".repeat(32))).toThrow(
      expect.objectContaining({ code: ErrorCode.INVALID_ARGUMENT }),
    );
  });

  it.each([
    ["an Ed25519 key of 31 bytes", Curve.ED25519, "00".repeat(31), "public key has 31 bytes; one of Ed25519 has 32"],
    ["a point off the curve", Curve.SECP256K1, `02${"00".repeat(32)}`, "not a point on secp256k1"],
    ["a point of secp256k1 on P-256", Curve.P256, generator, "not a point on P-256"],
    ["half a point", Curve.SECP256K1, generator.slice(0, 64), "not a point on secp256k1"],
    ["no hex", Curve.SECP256K1, "0279zz", '"z" at position 4 is not a hex digit'],
    ["another curve", "CURVE_X25519" as Curve, generator, "no address format suits a key on CURVE_X25519"],
  ])("%s is refused", (_name, curve, publicKey, message) => {
    expect(() => addressOf(AddressFormat.COMPRESSED, curve, publicKey)).toThrow(
      expect.objectContaining({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});

describe("the form in which addresses are compared", () => {
  it("is a different one for each format and key, and stays as it is", () => {
    const forms = formats.flatMap((format) =>
      [Curve.SECP256K1, Curve.ED25519]
        .filter((curve) => suits(format, curve))
        .map((curve) => {
          const address = addressOf(format, curve, curve === Curve.SECP256K1 ? generator : "07".repeat(32));
          expect(lookupForm(lookupForm(address))).toBe(lookupForm(address));
          return lookupForm(address);
        }),
    );
    // Testnet, signet and regtest share Base58Check prefixes, testnet and signet those of bech32 as well.
    expect(new Set(forms).size).toBe(forms.length - 7);
  });

  it.each([
    AddressFormat.ETHEREUM,
    AddressFormat.UNCOMPRESSED,
    AddressFormat.COMPRESSED,
    AddressFormat.COSMOS,
    AddressFormat.SEI,
    AddressFormat.BITCOIN_MAINNET_P2WPKH,
    AddressFormat.BITCOIN_REGTEST_P2TR,
  ])("is the same for upper and lower case of %s", (format) => {
    const address = addressOf(format, Curve.SECP256K1, generator);
    expect(lookupForm(address.toUpperCase())).toBe(lookupForm(address));
    expect(lookupForm(address.toLowerCase())).toBe(lookupForm(address));
    // Rows of databases have it so.
    expect(lookupForm(address)).toBe(address.toLowerCase());
  });

  it.each([AddressFormat.SUI, AddressFormat.APTOS, AddressFormat.COMPRESSED])(
    "is the same for both cases of %s",
    (format) => {
      const address = addressOf(format, Curve.ED25519, "07".repeat(32));
      expect(lookupForm(address.toUpperCase())).toBe(lookupForm(address));
    },
  );

  it("is the same for every way of writing a TON account", () => {
    const address = addressOf(AddressFormat.TON_V4R2, Curve.ED25519, "07".repeat(32));
    const account = Address.parse(address);
    for (const bounceable of [true, false]) {
      for (const testOnly of [true, false]) {
        for (const urlSafe of [true, false]) {
          expect(lookupForm(account.toString({ bounceable, testOnly, urlSafe }))).toBe(address);
        }
      }
    }
  });

  it.each([
    ["base58", "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"],
    ["an id", "FFDF0DE4-c2ad-49d4-a2fc-8afc1a85614b"],
    ["bech32 of mixed case, which BIP-173 forbids", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4"],
    ["a TON address with a wrong checksum", "EQDSC4qjjpx3kCwTDIdgvb5AfagQAm260bD3QORwpV83Xwiy"],
    ["nothing", ""],
  ])("leaves %s as it is", (_name, text) => {
    expect(lookupForm(text)).toBe(text);
  });

  it("is its own form, for any text", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.base64String({ minLength: 48, maxLength: 48 }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(lookupForm(lookupForm(text))).toBe(lookupForm(text));
      }),
    );
  });
});

function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash("sha256").update(bytes).digest());
}
