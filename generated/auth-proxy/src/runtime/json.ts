// JSON values as TypeScript sees them (RFC 8259).

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** A record that was parsed is JSON, although TypeScript cannot see that interfaces have no other members. */
export function asJson(value: unknown): Json {
  return value as Json;
}
