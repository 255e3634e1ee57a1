// What families need of whatever signs the tokens that they hand out.

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
