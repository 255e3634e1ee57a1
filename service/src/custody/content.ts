// What lies inside a sealed secret: one byte for what it is, one byte for its curve or language, then the key, the entropy
// or the text.

import { MnemonicLanguage, type Curve } from "@countersign/api";
import { maxPlaintextLength } from "./bundle.js";
import { curveSealedAs, curves } from "./curve.js";
import type { Mnemonic } from "./mnemonic.js";
import { secretBytes } from "./secret-bytes.js";

export type Content =
  /** 32 bytes; on Ed25519 the seed of RFC 8032. */
  | { readonly kind: "privateKey"; readonly curve: Curve; readonly privateKey: Uint8Array }
  | { readonly kind: "wallet"; readonly mnemonic: Mnemonic }
  /** A private key on P-256, 32 bytes, that moves other keys and signs nothing of a chain. */
  | { readonly kind: "transferKey"; readonly privateKey: Uint8Array }
  /** UTF-8, at most 64 bytes. */
  | { readonly kind: "text"; readonly text: Uint8Array }
  /** Whatever an organization keeps for others, 1 to 4,096 bytes. */
  | { readonly kind: "secret"; readonly bytes: Uint8Array }
  | RecoveryContent;

/** What encrypts to a deployment's recovery key. */
export interface RecoveryContent {
  readonly kind: "recovery";
  readonly threshold: number;
  readonly shares: number;
  /** 33 bytes, compressed. */
  readonly publicKey: Uint8Array;
  /** 32 bytes. */
  readonly authentication: Uint8Array;
}

/** The content of a kind. */
export type ContentOf<Kind extends Content["kind"]> = Extract<Content, { kind: Kind }>;

// Append only.
const privateKeyType = 1;
const walletType = 2;
const transferKeyType = 3;
const textType = 4;
const recoveryType = 5;
const secretType = 6;

/** For contents that have neither curve nor language to tell. */
const noVariant = 0;
const maxTextLength = 64;
const recoveryLength = 67;

/** By their number inside sealed secrets. Append only. */
const languages: readonly MnemonicLanguage[] = [
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
  const [type, variant, secret] = parts(content);
  const bytes = secretBytes(2 + secret.length);
  bytes.writeUInt8(type, 0);
  bytes.writeUInt8(variant, 1);
  bytes.set(secret, 2);
  return bytes;
}

/** Reads opened bytes. What it holds are views of them: zero the bytes, and they are zeroed too. */
export function decodeContent(bytes: Buffer): Content {
  const variant = bytes.readUInt8(1);
  const secret = bytes.subarray(2);
  const curve = curveSealedAs(variant);
  const language = languages[variant];
  switch (bytes.readUInt8(0)) {
    case privateKeyType:
      if (curve === undefined || secret.length !== 32) break;
      return { kind: "privateKey", curve, privateKey: secret };
    case walletType:
      if (language === undefined) break;
      return { kind: "wallet", mnemonic: { language, entropy: secret } };
    case transferKeyType:
      if (variant !== noVariant || secret.length !== 32) break;
      return { kind: "transferKey", privateKey: secret };
    case textType:
      if (variant !== noVariant || secret.length > maxTextLength) break;
      return { kind: "text", text: secret };
    case secretType:
      if (variant !== noVariant || secret.length === 0 || secret.length > maxPlaintextLength) break;
      return { kind: "secret", bytes: secret };
    case recoveryType: {
      if (variant !== noVariant || secret.length !== recoveryLength) break;
      const [threshold = 0, shares = 0] = secret;
      return {
        kind: "recovery",
        threshold,
        shares,
        publicKey: secret.subarray(2, 35),
        authentication: secret.subarray(35),
      };
    }
  }
  throw new Error("a sealed secret has content that this version does not know");
}

function parts(content: Content): [type: number, variant: number, secret: Uint8Array] {
  switch (content.kind) {
    case "privateKey":
      return [privateKeyType, curves[content.curve].sealedAs, content.privateKey];
    case "wallet":
      return [walletType, languages.indexOf(content.mnemonic.language), content.mnemonic.entropy];
    case "transferKey":
      return [transferKeyType, noVariant, content.privateKey];
    case "text":
      return [textType, noVariant, content.text];
    case "secret":
      return [secretType, noVariant, content.bytes];
    case "recovery": {
      const { threshold, shares, publicKey, authentication } = content;
      const secret = secretBytes(recoveryLength);
      secret.set([threshold, shares]);
      secret.set(publicKey, 2);
      secret.set(authentication, 35);
      return [recoveryType, noVariant, secret];
    }
  }
}
