// Ed25519 cosignatures (C2SP tlog-cosignature, type 0x04): that a witness saw this checkpoint at a time, and none larger.

import { parseCheckpoint } from "./checkpoint.js";
import { concatBytes, fromUint64, fromUtf8, uint64, utf8 } from "./encoding.js";
import { LogError } from "./error.js";
import { checkPublicKey, verifyEd25519, type SignEd25519 } from "./note/ed25519.js";
import { noteKey, signatureTypes, type NoteKey, type NoteSigner, type NoteVerifier } from "./note/key.js";

/** @returns when a cosignature was made, in seconds since 1970 */
export type Clock = () => number;

/** The clock of this machine. */
export const systemClock: Clock = () => Math.floor(Date.now() / 1000);

export function cosignatureVerifier(key: NoteKey): NoteVerifier {
  checkPublicKey(key, signatureTypes.cosignature);
  return {
    ...key,
    verify: (text, signature) => {
      if (signature.length !== 72 || !isCheckpoint(text)) return false;
      const time = fromUint64(signature);
      return time !== undefined && verifyEd25519(key.publicKey, cosignedMessage(time, text), signature.subarray(8));
    },
  };
}

/**
 * A cosigner that asks the clock at each signature.
 *
 * @param sign makes Ed25519 signatures that the public key verifies; a key cosigns for one name only
 */
export function cosigner(
  name: string,
  publicKey: Uint8Array,
  sign: SignEd25519,
  clock: Clock = systemClock,
): NoteSigner {
  const key = noteKey(name, signatureTypes.cosignature, publicKey);
  checkPublicKey(key, signatureTypes.cosignature);
  return {
    ...key,
    sign: async (text) => {
      parseCheckpoint(fromUtf8(text, "cosigned checkpoint"));
      const time = clock();
      return concatBytes(uint64(time), await sign(cosignedMessage(time, text)));
    },
  };
}

/**
 * When a cosignature says that it was made, in seconds since 1970. Only a verified cosignature proves it.
 *
 * @throws LogError when it is too short, or the time is beyond all clocks
 */
export function cosignatureTime(signature: Uint8Array): number {
  const time = signature.length > 8 ? fromUint64(signature) : undefined;
  if (time === undefined) throw LogError.malformed("cosignature", "no time in its first 8 bytes");
  return time;
}

function cosignedMessage(time: number, text: Uint8Array): Uint8Array {
  return concatBytes(utf8(`cosignature/v1\ntime ${time}\n`), text);
}

function isCheckpoint(text: Uint8Array): boolean {
  try {
    parseCheckpoint(fromUtf8(text, "cosigned checkpoint"));
    return true;
  } catch {
    return false;
  }
}
