// Bytes of SSH (RFC 4251 §5), and what is asked of a key: SSH authentication (RFC 4252 §7), or a signature of a file or commit
// (SSHSIG, PROTOCOL.sshsig of OpenSSH).

import { sshNamespaceOf } from "../../chains/ssh-signature.js";

/** Reads fields in their order. */
export class SshReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** @throws RangeError where there are no more bytes, as all of these */
  byte(): number {
    return this.#take(1).readUInt8();
  }

  uint32(): number {
    return this.#take(4).readUInt32BE();
  }

  string(): Buffer {
    return this.#take(this.uint32());
  }

  text(): string {
    return this.string().toString("utf8");
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  #take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError("a field is longer than what is left");
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function string(value: string | Uint8Array): Buffer {
  const bytes = typeof value === "string" ? Buffer.from(value) : value;
  return Buffer.concat([uint32(bytes.length), bytes]);
}

/** A positive integer, big-endian in hex: without leading zeros, but with one ahead of a first bit that is set. */
export function mpint(hex: string): Buffer {
  const digits = hex.replace(/^(?:00)+/, "");
  return string(Buffer.from(/^[89a-f]/i.test(digits) ? `00${digits}` : digits, "hex"));
}

/** What data says that a key is to sign. */
export type SshPurpose =
  | { readonly kind: "signature"; readonly namespace: string }
  | { readonly kind: "login"; readonly user: string }
  | undefined;

const userauthRequest = 50;
const hostBound = "publickey-hostbound-v00@openssh.com";

/** Reads what a key is to sign, in whole. Undefined for anything else. */
export function purposeOf(data: Buffer): SshPurpose {
  const namespace = sshNamespaceOf(data);
  if (namespace !== undefined) return { kind: "signature", namespace };
  try {
    return loginIn(data);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function loginIn(data: Buffer): SshPurpose {
  const reader = new SshReader(data);
  reader.string();
  const message = reader.byte();
  const user = reader.text();
  const service = reader.text();
  const method = reader.text();
  const hasSignature = reader.byte();
  reader.string();
  reader.string();
  if (method === hostBound) reader.string();
  const isWhole = message === userauthRequest && service === "ssh-connection" && hasSignature === 1 && reader.isAtEnd;
  return isWhole && (method === "publickey" || method === hostBound) ? { kind: "login", user } : undefined;
}
