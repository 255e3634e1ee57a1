// Proves who is calling with a bearer token (RFC 6750).

import type { Stamper } from "../runtime/stamper.js";

/** Where the token comes from. */
export interface BearerOptions {
  /** The token, or what gives one: asked before every call, so that it may renew what has expired. */
  readonly token: string | (() => string | Promise<string>);
}

/** Sends the header `Authorization: Bearer …`. Whatever `token` throws, the call throws. */
export function bearerStamper(options: BearerOptions): Stamper {
  return {
    async stamp() {
      const { token } = options;
      return { name: "Authorization", value: `Bearer ${typeof token === "string" ? token : await token()}` };
    },
  };
}
