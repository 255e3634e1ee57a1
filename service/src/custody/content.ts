// What lies inside a sealed secret: one byte for what it is, one byte for its curve or language, then the key or entropy.

import { MnemonicLanguage, type Curve } from "@countersign/api";
import { CURVES } from "./curve.js";
import type { Mnemonic } from "./mnemonic.js";

/** A private key (32 bytes; on Ed25519 the seed of RFC 8032) or a wallet's mnemonic. */
export type Content =
  | { readonly kind: "privateKey"; readonly curve: Curve; readonly privateKey: Uint8Array }
  | { readonly kind: "wallet"; readonly mnemonic: Mnemonic };

const PRIVATE_KEY = 1;
const WALLET = 2;

/** By their number inside sealed secrets. Append only. */
const LANGUAGES: readonly MnemonicLanguage[] = [
  MnemonicLanguage.ENGLISH,
  MnemonicLanguage.SIMPLIFIED_CHINESE,
  MnemonicLanguage.TRADITIONAL_CHINESE,
  MnemonicLanguage.CZECH,
  MnemonicLanguage.FRENCH,
  MnemonicLanguage.ITALIAN,
  MnemonicLanguage.JAPANESE,
  MnemonicLanguage.KOREAN,
  MnemonicLanguage.SPANISH,
];

/** The bytes to seal. Their user zeroes them. */
export function encodeContent(content: Content): Buffer {
  const [type, variant, secret] =
    content.kind === "wallet"
      ? [WALLET, LANGUAGES.indexOf(content.mnemonic.language), content.mnemonic.entropy]
      : [PRIVATE_KEY, CURVES.indexOf(content.curve), content.privateKey];
  const bytes = Buffer.alloc(2 + secret.length);
  bytes.writeUInt8(type, 0);
  bytes.writeUInt8(variant, 1);
  bytes.set(secret, 2);
  return bytes;
}

/** Reads opened bytes. Key and entropy are views of them: zero the bytes, and they are zeroed too. */
export function decodeContent(bytes: Buffer): Content {
  const variant = bytes.readUInt8(1);
  const secret = bytes.subarray(2);
  const curve = CURVES[variant];
  const language = LANGUAGES[variant];
  switch (bytes.readUInt8(0)) {
    case PRIVATE_KEY:
      if (curve === undefined || secret.length !== 32) break;
      return { kind: "privateKey", curve, privateKey: secret };
    case WALLET:
      if (language === undefined) break;
      return { kind: "wallet", mnemonic: { language, entropy: secret } };
  }
  throw new Error("a sealed secret holds what this version does not know");
}
