// Signs tokens, which are JWTs in compact form as clients read them: some decode base64url with `atob`, which knows neither
// `-` nor `_`. In the base64 of ASCII these two come from `>`, `?`, `~` and DEL alone, so that JSON which escapes them has
// neither.

import { readEcdsaSignature } from "../auth/ecdsa-signature.js";
import type { Owner } from "../event-loop/owner.js";

/** Signs tokens of one kind, JWTs (RFC 7519) in compact form, on P-256. */
export interface TokenSigner {
  /**
   * A signed token.
   *
   * @param whose turn in custody it uses
   * @throws ApiError when custody cannot sign
   */
  sign(claims: Readonly<Record<string, string | number>>, whose: Owner): Promise<string>;
}

const header = encodePart({ typ: "JWT", alg: "ES256" });

/**
 * A JWT that is signed by ES256 (RFC 7518).
 *
 * @param sign ECDSA on P-256 of the signed part, DER in hex
 */
export async function signCompact(
  claims: Readonly<Record<string, string | number>>,
  sign: (signed: Uint8Array) => Promise<string>,
): Promise<string> {
  const signed = `${header}.${encodePart(claims)}`;
  const signature = readEcdsaSignature(await sign(Buffer.from(signed, "ascii")));
  return `${signed}.${Buffer.from(signature).toString("base64url")}`;
}

/** Base64url, without padding, of the JSON text of a value. */
function encodePart(value: object): string {
  const text = JSON.stringify(value).replace(
    /[>?~\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(text, "ascii").toString("base64url");
}
