// JSON values as TypeScript sees them (RFC 8259).

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };
