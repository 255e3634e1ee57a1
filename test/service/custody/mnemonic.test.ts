import { ApiError, MnemonicLanguage } from "@countersign/api";
import { MnemonicLanguage as MnemonicLanguageType } from "@countersign/api/validators";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { entropyToMnemonic } from "@scure/bip39";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeContent, encodeContent } from "../../../service/src/custody/content.js";
import { WalletTree } from "../../../service/src/custody/derive.js";
import { loadSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import {
  findMnemonic,
  mnemonicSeed,
  mnemonicWords,
  readMnemonic,
  wordlistOf,
} from "../../../service/src/custody/mnemonic.js";
import { present } from "../support/results.js";

const { ENGLISH } = MnemonicLanguage;
const LANGUAGES = Object.values(MnemonicLanguage);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const entropyBytes = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe("English mnemonics", () => {
  test.each([
    [
      "00000000000000000000000000000000",
      "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about",
    ],
    ["7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f", "legal winner thank year wave sausage worth useful legal winner thank yellow"],
    [
      "80808080808080808080808080808080",
      "letter advice cage absurd amount doctor acoustic avoid letter advice cage above",
    ],
    ["ffffffffffffffffffffffffffffffff", "zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong"],
    [
      "0ce452419635c1a5faf44d60f2029f73fdc43419b4de1f03",
      "artefact card motor cluster foster spray type meadow genius mosquito pond tree sword borrow grocery orange business burger",
    ],
    [
      "00ac97c48106f0aeb8ba061e0250a559b3251dc35854e694780ba51d53a50120",
      "absent gorilla van acoustic humor firm title dolphin bulk barely citizen recall crane moment aspect appear track phrase actual enforce steel spoon afraid benefit",
    ],
  ])("entropy %s has the published words", (entropy, words) => {
    expect(mnemonicWords({ language: ENGLISH, entropy: Buffer.from(entropy, "hex") })).toBe(words);
    expect(hex(present(readMnemonic(words, ENGLISH)).entropy)).toBe(entropy);
  });

  test("the words of BIP-86 grow into the seed that is published for them", () => {
    const seed = mnemonicSeed({ language: ENGLISH, entropy: new Uint8Array(16) });
    expect(hex(seed)).toBe(
      "5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4",
    );
  });

  test("the words that Ethereum development networks use grow into their first account", () => {
    const { entropy } = findMnemonic("test test test test test test test test test test test junk");
    const tree = new WalletTree(mnemonicSeed({ language: ENGLISH, entropy }), loadSecp256k1());
    const privateKey = tree.privateKey({ curve: "CURVE_SECP256K1", path: "m/44'/60'/0'/0/0" });
    tree.close();
    expect(hex(privateKey)).toBe("ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
  });
});

describe("mnemonics in all languages", () => {
  test.each(LANGUAGES)("in %s grow into the seed of BIP-39: PBKDF2 over the words in NFKD", (language) => {
    const words = mnemonicWords({ language, entropy: Buffer.alloc(32, 0x5a) });
    const { entropy } = present(readMnemonic(words, language));
    const expected = pbkdf2(sha512, words.normalize("NFKD"), "mnemonic", { c: 2048, dkLen: 64 });
    expect(hex(mnemonicSeed({ language, entropy }))).toBe(hex(expected));
  });

  test("there is a list of 2048 different words for every language of the contract", () => {
    expect([...LANGUAGES].sort()).toEqual([...MnemonicLanguageType.values].sort());
    for (const language of LANGUAGES) expect(new Set(wordlistOf(language)).size).toBe(2048);
  });

  test("are those that another library writes", () => {
    fc.assert(
      fc.property(entropyBytes, fc.constantFrom(...LANGUAGES), (entropy, language) => {
        expect(mnemonicWords({ language, entropy })).toBe(entropyToMnemonic(entropy, wordlistOf(language)));
      }),
    );
  });

  test.each([0, 12, 15, 17, 18, 33, 36, 64])("are not written for %i bytes of entropy", (length) => {
    expect(() => mnemonicWords({ language: ENGLISH, entropy: new Uint8Array(length) })).toThrow("not one of BIP-39");
  });

  test("words read back as the entropy they were written for, in whatever normalisation and spacing", () => {
    fc.assert(
      fc.property(
        entropyBytes,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom("NFC", "NFD", "NFKC", "NFKD"),
        fc.constantFrom(" ", "  ", "\n", "\u3000"),
        (entropy, language, form, space) => {
          const words = mnemonicWords({ language, entropy }).normalize(form).split(/\s/u).join(space);
          expect(hex(present(readMnemonic(` ${words}\n`, language)).entropy)).toBe(hex(entropy));
        },
      ),
    );
  });

  test("the same entropy is another wallet in another language, so a sealed wallet keeps its language", () => {
    const entropy = new Uint8Array(16).fill(7);
    const seeds = LANGUAGES.map((language) => {
      const content = decodeContent(encodeContent({ kind: "wallet", mnemonic: { language, entropy } }));
      if (content.kind !== "wallet") throw new Error("a wallet was sealed");
      expect(content.mnemonic.language).toBe(language);
      return hex(mnemonicSeed(content.mnemonic));
    });
    expect(new Set(seeds).size).toBe(LANGUAGES.length);
  });

  test.each([
    ["a wrong checksum", "zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo"],
    ["eleven words", "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon"],
    [
      "an unknown word",
      "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon secretword",
    ],
    ["nothing", ""],
  ])("%s is refused without repeating a word", (_, words) => {
    const parse = (): unknown => findMnemonic(words);
    expect(parse).toThrow(ApiError);
    expect(parse).toThrow(/^not a mnemonic: expected 12, 15, 18, 21, 24 words/);
    expect(parse).not.toThrow(/secretword|zoo|abandon/);
  });

  test.each(["MNEMONIC_LANGUAGE_LATIN", "toString", "__proto__"])("language %s is refused", (language) => {
    expect(() => wordlistOf(language as MnemonicLanguage)).toThrow(/unknown mnemonic language/);
  });
});
