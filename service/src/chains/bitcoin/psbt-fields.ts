// The fields of PSBTs that BIP-174, BIP-370 and BIP-371 define: how long their keys and values are, and in which version of
// the format they may be there. Other fields are kept as they are.

import { Cursor, refusal } from "./cursor.js";

export type PsbtVersion = 0 | 2;

interface Field {
  readonly name: string;
  /** Lengths that the data of the key may have; none where it must not have any. */
  readonly keys?: readonly number[] | ((length: number) => boolean);
  readonly values?: readonly number[] | ((value: Uint8Array, place: string) => boolean);
  /** Both, unless it is said. */
  readonly version?: PsbtVersion;
}

export type Fields = ReadonlyMap<number, Field>;

const publicKeys = [33, 65] as const;
const path = (value: Uint8Array): boolean => value.length >= 4 && value.length % 4 === 0;

/** Hashes of leaves behind their number, then a path. */
function leavesAndPath(value: Uint8Array, place: string): boolean {
  const cursor = new Cursor(value, place);
  cursor.skip(32 * cursor.compactSize());
  return cursor.left >= 4 && cursor.left % 4 === 0;
}

export const globalFields: Fields = new Map<number, Field>([
  [0x00, { name: "PSBT_GLOBAL_UNSIGNED_TX", version: 0 }],
  [0x01, { name: "PSBT_GLOBAL_XPUB", keys: [78], values: path }],
  [0x02, { name: "PSBT_GLOBAL_TX_VERSION", values: [4], version: 2 }],
  [0x03, { name: "PSBT_GLOBAL_FALLBACK_LOCKTIME", values: [4], version: 2 }],
  [0x04, { name: "PSBT_GLOBAL_INPUT_COUNT", version: 2 }],
  [0x05, { name: "PSBT_GLOBAL_OUTPUT_COUNT", version: 2 }],
  [0x06, { name: "PSBT_GLOBAL_TX_MODIFIABLE", values: [1], version: 2 }],
  [0xfb, { name: "PSBT_GLOBAL_VERSION", values: [4] }],
]);

export const inputFields: Fields = new Map<number, Field>([
  [0x00, { name: "PSBT_IN_NON_WITNESS_UTXO" }],
  [0x01, { name: "PSBT_IN_WITNESS_UTXO" }],
  [0x02, { name: "PSBT_IN_PARTIAL_SIG", keys: publicKeys, values: ({ length }) => length > 0 }],
  [0x03, { name: "PSBT_IN_SIGHASH_TYPE", values: [4] }],
  [0x04, { name: "PSBT_IN_REDEEM_SCRIPT" }],
  [0x05, { name: "PSBT_IN_WITNESS_SCRIPT" }],
  [0x06, { name: "PSBT_IN_BIP32_DERIVATION", keys: publicKeys, values: path }],
  [0x07, { name: "PSBT_IN_FINAL_SCRIPTSIG" }],
  [0x08, { name: "PSBT_IN_FINAL_SCRIPTWITNESS" }],
  [0x09, { name: "PSBT_IN_POR_COMMITMENT" }],
  [0x0a, { name: "PSBT_IN_RIPEMD160", keys: [20] }],
  [0x0b, { name: "PSBT_IN_SHA256", keys: [32] }],
  [0x0c, { name: "PSBT_IN_HASH160", keys: [20] }],
  [0x0d, { name: "PSBT_IN_HASH256", keys: [32] }],
  [0x0e, { name: "PSBT_IN_PREVIOUS_TXID", values: [32], version: 2 }],
  [0x0f, { name: "PSBT_IN_OUTPUT_INDEX", values: [4], version: 2 }],
  [0x10, { name: "PSBT_IN_SEQUENCE", values: [4], version: 2 }],
  [0x11, { name: "PSBT_IN_REQUIRED_TIME_LOCKTIME", values: [4], version: 2 }],
  [0x12, { name: "PSBT_IN_REQUIRED_HEIGHT_LOCKTIME", values: [4], version: 2 }],
  [0x13, { name: "PSBT_IN_TAP_KEY_SIG", values: [64, 65] }],
  [0x14, { name: "PSBT_IN_TAP_SCRIPT_SIG", keys: [64], values: [64, 65] }],
  [
    0x15,
    {
      name: "PSBT_IN_TAP_LEAF_SCRIPT",
      keys: (length) => length >= 33 && (length - 33) % 32 === 0,
      values: ({ length }) => length > 0,
    },
  ],
  [0x16, { name: "PSBT_IN_TAP_BIP32_DERIVATION", keys: [32], values: leavesAndPath }],
  [0x17, { name: "PSBT_IN_TAP_INTERNAL_KEY", values: [32] }],
  [0x18, { name: "PSBT_IN_TAP_MERKLE_ROOT", values: [32] }],
]);

export const outputFields: Fields = new Map<number, Field>([
  [0x00, { name: "PSBT_OUT_REDEEM_SCRIPT" }],
  [0x01, { name: "PSBT_OUT_WITNESS_SCRIPT" }],
  [0x02, { name: "PSBT_OUT_BIP32_DERIVATION", keys: publicKeys, values: path }],
  [0x03, { name: "PSBT_OUT_AMOUNT", values: [8], version: 2 }],
  [0x04, { name: "PSBT_OUT_SCRIPT", version: 2 }],
  [0x05, { name: "PSBT_OUT_TAP_INTERNAL_KEY", values: [32] }],
  [0x06, { name: "PSBT_OUT_TAP_TREE" }],
  [0x07, { name: "PSBT_OUT_TAP_BIP32_DERIVATION", keys: [32], values: leavesAndPath }],
]);

/** Throws ApiError INVALID_ARGUMENT for a key or value of another length than its field has. */
export function checkField(fields: Fields, type: number, keyLength: number, value: Uint8Array, place: string): void {
  const field = fields.get(type);
  // Before BIP-370, its types were anybody's.
  if (field === undefined || (field.version === 2 && keyLength > 0)) return;
  const { name, keys, values } = field;
  const fits =
    keys === undefined ? keyLength === 0 : typeof keys === "function" ? keys(keyLength) : keys.includes(keyLength);
  if (!fits) throw refusal(`${place}: the key of ${name} has ${keyLength} bytes after its type`);
  const holds =
    typeof values === "function" ? values(value, `${place}: ${name}`) : (values?.includes(value.length) ?? true);
  if (!holds) throw refusal(`${place}: ${name} has ${value.length} bytes, a wrong length`);
}

/** Throws ApiError INVALID_ARGUMENT for a field that the version of the PSBT does not have. */
export function checkVersion(
  fields: Fields,
  type: number,
  keyLength: number,
  version: PsbtVersion,
  place: string,
): void {
  const field = fields.get(type);
  if (field?.version === undefined) return;
  const { name } = field;
  if (field.version !== version && keyLength === 0)
    throw refusal(`${place}: ${name} is not for PSBTs of version ${version}`);
  if (field.version === version && keyLength > 0) {
    throw refusal(`${place}: the key of ${name} has ${keyLength} bytes after its type`);
  }
}
