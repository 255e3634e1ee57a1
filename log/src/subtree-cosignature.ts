// ML-DSA-44 cosignatures (C2SP tlog-cosignature, type 0x06), for which the caller brings ML-DSA-44: a platform's, or that
// of @noble/post-quantum. They sign origin, size and root alone, and no extension lines.

import { parseCheckpoint, type Checkpoint } from "./checkpoint.js";
import { systemClock, type Clock } from "./cosignature.js";
import { concatBytes, fromUint64, fromUtf8, uint64, utf8 } from "./encoding.js";
import { LogError } from "./error.js";
import { noteKey, signatureTypes, type NoteKey, type NoteSigner, type NoteVerifier } from "./note/key.js";

/** FIPS 204 with the parameter set ML-DSA-44 and an empty context. */
export type VerifyMlDsa44 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;
export type SignMlDsa44 = (message: Uint8Array) => Uint8Array | Promise<Uint8Array>;

const publicKeySize = 1312;
const signatureSize = 2420;

export function mlDsaCosignatureVerifier(key: NoteKey, verify: VerifyMlDsa44): NoteVerifier {
  checkMlDsaKey(key);
  return {
    ...key,
    verify: (text, signature) => {
      if (signature.length !== 8 + signatureSize) return false;
      const time = fromUint64(signature);
      if (time === undefined) return false;
      try {
        return verify(key.publicKey, messageOf(key.name, time, text), signature.subarray(8));
      } catch {
        return false;
      }
    },
  };
}

export function mlDsaCosigner(
  name: string,
  publicKey: Uint8Array,
  sign: SignMlDsa44,
  clock: Clock = systemClock,
): NoteSigner {
  const key = noteKey(name, signatureTypes.mlDsaCosignature, publicKey);
  checkMlDsaKey(key);
  return {
    ...key,
    sign: async (text) => {
      const time = clock();
      return concatBytes(uint64(time), await sign(messageOf(name, time, text)));
    },
  };
}

function checkMlDsaKey({ type, publicKey }: NoteKey): void {
  if (type !== signatureTypes.mlDsaCosignature) {
    throw LogError.malformed("vkey", `signature type ${type}, expected ${signatureTypes.mlDsaCosignature}`);
  }
  if (publicKey.length !== publicKeySize) {
    throw LogError.malformed("vkey", `an ML-DSA-44 key has ${publicKeySize} bytes, this one ${publicKey.length}`);
  }
}

/** The `cosigned_message` of a whole tree. */
function messageOf(name: string, time: number, text: Uint8Array): Uint8Array {
  const { origin, size, root }: Checkpoint = parseCheckpoint(fromUtf8(text, "cosigned checkpoint"));
  return concatBytes(
    utf8("subtree/v1\n\0"),
    shortVector(name),
    uint64(time),
    shortVector(origin),
    uint64(0),
    uint64(size),
    root,
  );
}

function shortVector(text: string): Uint8Array {
  const bytes = utf8(text);
  if (bytes.length > 255) throw LogError.malformed("cosigned checkpoint", "the origin is longer than 255 bytes");
  return concatBytes(Uint8Array.of(bytes.length), bytes);
}
