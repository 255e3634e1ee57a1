// Proves who is calling with a token in a header of its own.

import type { Stamper } from "@countersign/api/runtime/stamper";

/** Where the token comes from. */
export interface TokenOptions {
  /** The token, or what gives one: asked before every call, so that it may renew what has expired. */
  readonly token: string | (() => string | Promise<string>);
}

/** Sends the header `X-Auth-Proxy-Config-ID`. Whatever `token` throws, the call throws. */
export function tokenStamper(options: TokenOptions): Stamper {
  return {
    async stamp() {
      const { token } = options;
      return { name: "X-Auth-Proxy-Config-ID", value: typeof token === "string" ? token : await token() };
    },
  };
}
