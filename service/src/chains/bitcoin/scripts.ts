// Scripts of outputs that wallets know, and the scripts behind their hashes that a key can sign for.

export type PaymentType = "P2PKH" | "P2SH" | "P2WPKH" | "P2WSH" | "P2TR";

/** What an output pays to: the hash of a key or script, or a Taproot output key. */
export interface Payment {
  readonly type: PaymentType;
  readonly payload: Uint8Array;
}

const op = { dup: 0x76, hash160: 0xa9, equal: 0x87, equalVerify: 0x88, checkSig: 0xac, checkMultisig: 0xae, one: 0x51 };

/** What a script pays to; undefined for any other script, such as one that holds data. */
export function paymentOf(script: Uint8Array): Payment | undefined {
  const [first, second] = script;
  switch (script.length) {
    case 25:
      return begins(script, op.dup, op.hash160, 20) && script[23] === op.equalVerify && script[24] === op.checkSig
        ? { type: "P2PKH", payload: script.subarray(3, 23) }
        : undefined;
    case 23:
      return begins(script, op.hash160, 20) && script[22] === op.equal
        ? { type: "P2SH", payload: script.subarray(2, 22) }
        : undefined;
    case 22:
      return first === 0 && second === 20 ? { type: "P2WPKH", payload: script.subarray(2) } : undefined;
    case 34:
      if (second !== 32) return undefined;
      if (first === 0) return { type: "P2WSH", payload: script.subarray(2) };
      return first === op.one ? { type: "P2TR", payload: script.subarray(2) } : undefined;
    default:
      return undefined;
  }
}

function begins(script: Uint8Array, ...bytes: number[]): boolean {
  return bytes.every((byte, index) => script[index] === byte);
}

/** `OP_DUP OP_HASH160 <hash> OP_EQUALVERIFY OP_CHECKSIG`. */
export function payToKeyHash(hash: Uint8Array): Uint8Array {
  return Uint8Array.of(op.dup, op.hash160, 20, ...hash, op.equalVerify, op.checkSig);
}

/** Whether a script asks for a signature by a key: alone, or as one of up to 16 keys. */
export function asksFor(script: Uint8Array, publicKey: Uint8Array | undefined): boolean {
  return publicKey !== undefined && keysOf(script).some((key) => sameBytes(key, publicKey));
}

/** The keys of `<key> OP_CHECKSIG` and `m <keys> n OP_CHECKMULTISIG`; none of any other script. */
function keysOf(script: Uint8Array): Uint8Array[] {
  const end = script.length - 1;
  if (script[end] === op.checkSig) {
    const [key] = pushedKeys(script, 0, end) ?? [];
    return key !== undefined && key.length === end - 1 ? [key] : [];
  }
  if (script[end] !== op.checkMultisig) return [];
  const [least, count] = [script[0]! - op.one + 1, script[end - 1]! - op.one + 1];
  const keys = pushedKeys(script, 1, end - 1) ?? [];
  return least >= 1 && least <= count && count <= 16 && keys.length === count ? keys : [];
}

function pushedKeys(script: Uint8Array, start: number, end: number): Uint8Array[] | undefined {
  const keys: Uint8Array[] = [];
  for (let at = start; at < end;) {
    const length = script[at]!;
    if ((length !== 33 && length !== 65) || at + 1 + length > end) return undefined;
    keys.push(script.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return keys;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}
