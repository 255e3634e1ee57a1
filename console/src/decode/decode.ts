// From the parameters of a signing request to what they say. Each chain's decoder is loaded when it is first needed.

import { sha256, toHex, fromHex } from "../bytes.js";
import { t } from "../texts/index.js";
import { hex, text } from "./decoded.js";
import type { Decoded } from "./decoded.js";

/** Something that would be signed, and how it is to be read. */
export interface Signable {
  readonly kind: "ethereum" | "solana" | "bitcoin" | "tron" | "typedData" | "authorization" | "payload";
  readonly data: string;
  /** With what it would be signed. */
  readonly signWith: string;
  readonly encoding?: string;
  readonly hashFunction?: string;
}

const kinds: Readonly<Record<string, Signable["kind"]>> = {
  TRANSACTION_TYPE_ETHEREUM: "ethereum",
  TRANSACTION_TYPE_SOLANA: "solana",
  TRANSACTION_TYPE_BITCOIN: "bitcoin",
  TRANSACTION_TYPE_TRON: "tron",
};

type Members = Readonly<Record<string, unknown>>;

/** All that a request would have signed; none for a request that signs nothing. */
export function signablesOf(type: string, parameters: Members): readonly Signable[] {
  const member = (name: string) => (typeof parameters[name] === "string" ? parameters[name] : "");
  const signWith = member("signWith") || member("privateKeyId");
  if (/^ACTIVITY_TYPE_SIGN_TRANSACTION(?:_V\d+)?$/.test(type)) {
    return [{ kind: kinds[member("type")] ?? "payload", data: member("unsignedTransaction"), signWith }];
  }
  if (/^ACTIVITY_TYPE_SIGN_TRANSACTIONS(?:_V\d+)?$/.test(type)) {
    const transactions = Array.isArray(parameters["unsignedTransactions"]) ? parameters["unsignedTransactions"] : [];
    return transactions.map((data) => ({ kind: kinds[member("type")] ?? "payload", data: String(data), signWith }));
  }
  if (!/^ACTIVITY_TYPE_SIGN_RAW_PAYLOADS?(?:_V\d+)?$/.test(type)) return [];
  const [encoding, hashFunction] = [member("encoding"), member("hashFunction")];
  const kind =
    encoding === "PAYLOAD_ENCODING_EIP712"
      ? "typedData"
      : encoding === "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION"
        ? "authorization"
        : "payload";
  const payloads = Array.isArray(parameters["payloads"]) ? parameters["payloads"] : [parameters["payload"]];
  return payloads.map((data) => ({ kind, data: String(data), signWith, encoding, hashFunction }));
}

/** @throws Error where the bytes are not what they are said to be, or where no decoder knows them */
export async function decode({ kind, data, signWith, encoding = "", hashFunction = "" }: Signable): Promise<Decoded> {
  switch (kind) {
    case "ethereum":
      return (await import("./ethereum.js")).decodeTransaction(data);
    case "typedData":
      return (await import("./ethereum.js")).decodeTypedData(data);
    case "authorization":
      return (await import("./ethereum.js")).decodeAuthorization(data);
    case "solana":
      return (await import("./solana.js")).decodeTransaction(data);
    case "bitcoin":
      return (await import("./bitcoin.js")).decodePsbt(data, signWith);
    case "tron":
      return (await import("./tron.js")).decodeTransaction(data);
    case "payload":
      return decodePayload(data, encoding, hashFunction);
  }
}

async function decodePayload(data: string, encoding: string, hashFunction: string): Promise<Decoded> {
  const isText = encoding === "PAYLOAD_ENCODING_TEXT_UTF8";
  const bytes = isText ? new TextEncoder().encode(data) : fromHex(data.replace(/^0x/i, ""));
  const warnings: string[] = [];
  if (hashFunction === "HASH_FUNCTION_NO_OP") warnings.push(t.decode.blind);
  const known = isText ? undefined : readable(bytes);
  return {
    title: isText ? t.decode.textPayload : t.decode.bytesPayload,
    groups: [
      {
        lines: [
          isText ? text(t.decode.text, data, { matters: true }) : hex(t.decode.bytes, data),
          ...(known === undefined ? [] : [text(t.decode.asText, known)]),
          text(t.decode.hashFunction, hashFunction.replace("HASH_FUNCTION_", "")),
        ],
      },
    ],
    warnings,
    digest: await digestOf(bytes, hashFunction),
  };
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>, hashFunction: string): Promise<Decoded["digest"]> {
  switch (hashFunction) {
    case "HASH_FUNCTION_KECCAK256":
      return { name: t.decode.signingHash, hex: (await import("./ethereum.js")).keccak(bytes) };
    case "HASH_FUNCTION_NO_OP":
      return { name: t.decode.signingHash, hex: toHex(bytes) };
    case "HASH_FUNCTION_SHA256":
      return { name: t.decode.signingHash, hex: await sha256(bytes) };
    default:
      return { name: t.decode.messageDigest, hex: await sha256(bytes) };
  }
}

/** Bytes as text, where they are one. */
function readable(bytes: Uint8Array): string | undefined {
  try {
    const found = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return found.length > 0 && !/[^\P{Cc}\n\t\r]/u.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
