// Private keys as people have them: 64 hexadecimal digits or, of Solana's wallets, base58 of seed and public key.

import { addressFormats } from "../chains/facts.js";
import { fromHex } from "../bytes.js";
import { t } from "../texts/index.js";

const solanaCurves = addressFormats.ADDRESS_FORMAT_SOLANA.curves;

/**
 * The 32 bytes of a private key. The caller zeroes them.
 *
 * @throws Error that says what is wrong with the text, and repeats nothing of it
 */
export async function readPrivateKey(text: string, curve: string): Promise<Uint8Array<ArrayBuffer>> {
  const digits = text.trim().replace(/^0x/i, "");
  if (/^[\da-f]{64}$/i.test(digits)) return fromHex(digits);
  if (!solanaCurves.some((each) => each === curve)) throw new Error(t.import.noHex);
  const { readSolanaKey } = await import("./solana-key.js");
  const seed = readSolanaKey(text.trim());
  if (!seed) throw new Error(t.import.noHexOrBase58);
  return seed;
}
