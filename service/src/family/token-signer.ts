// What families need of whatever signs the tokens that they hand out.

/** Signs tokens of one kind, JWTs (RFC 7519) in compact form. */
export interface TokenSigner {
  /** P-256, 65 bytes uncompressed in hex. */
  readonly publicKey: string;
  /**
   * A signed token.
   *
   * @throws ApiError when custody cannot sign
   */
  sign(claims: Readonly<Record<string, string | number>>): Promise<string>;
}
