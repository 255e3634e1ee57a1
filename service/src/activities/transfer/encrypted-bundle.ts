// What a caller has encrypted to the target key of an import.

import { ApiError, ErrorCode } from "@countersign/api";
import { RepeatedMemberError, parseJson } from "@countersign/api/json";
import type { Ciphertext } from "../../custody/custody.js";

const shape = '{"encappedPublic":"<hex>","ciphertext":"<hex>"}';

/**
 * Reads an encrypted bundle. Custody looks at what its hex stands for.
 *
 * @param text JSON with the two members of the shape, in hex, and no other
 * @param path of it among the parameters
 * @throws ApiError INVALID_ARGUMENT, which repeats nothing: someone may have sent a mnemonic as it is
 */
export function parseEncryptedBundle(text: string, path = "encryptedBundle"): Ciphertext {
  const malformed = malformedAt(path);
  const bundle = parse(text, malformed);
  if (typeof bundle !== "object" || bundle === null || Array.isArray(bundle)) throw malformed("is not a JSON object");
  const { encappedPublic, ciphertext, ...others } = bundle as Record<string, unknown>;
  const read = {
    encappedPublic: hex("encappedPublic", encappedPublic, malformed),
    ciphertext: hex("ciphertext", ciphertext, malformed),
  };
  if (Object.keys(others).length > 0) throw malformed("has members beside encappedPublic and ciphertext");
  return read;
}

/**
 * Has custody open an encrypted bundle.
 *
 * @throws ApiError of custody; where the bundle is at fault, its message says so
 */
export async function openEncryptedBundle<T>(open: () => Promise<T>, path = "encryptedBundle"): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ErrorCode.INVALID_ARGUMENT) throw error;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${error.message}`, {
      details: error.details,
      cause: error,
    });
  }
}

type Malformed = (fault: string) => ApiError;

function hex(name: string, value: unknown, malformed: Malformed): string {
  if (typeof value !== "string") throw malformed(`has no text in its member ${name}`);
  if (!/^[0-9a-f]*$/i.test(value)) throw malformed(`is not in hex without 0x in its member ${name}`);
  return value;
}

function parse(text: string, malformed: Malformed): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    // What was thrown quotes the text.
    if (error instanceof RepeatedMemberError) throw malformed("has two members of one name");
    throw malformed("is not JSON");
  }
}

function malformedAt(path: string): Malformed {
  return (fault) => new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${fault}; it is the JSON text ${shape}`);
}
