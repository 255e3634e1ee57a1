// Headers of every answer at the API's address, whatever answers.

import { ConfigurationError } from "../config/configuration-error.js";
import type { Settings } from "../config/settings.js";

/** @throws ConfigurationError where browsers would not heed what is set */
export function checkHeaderSettings({ hstsSeconds, tls, behindProxy }: Settings): void {
  if (hstsSeconds > 0 && !tls && !behindProxy) {
    throw new ConfigurationError(
      "hstsSeconds: set tls.certificate and tls.key, or behindProxy if a proxy in front does TLS; browsers obey it over " +
        "HTTPS only",
    );
  }
}

/** Names and values; a route may set others. */
export function headersOf({ hstsSeconds }: Settings): Readonly<Record<string, string>> {
  return {
    // There are answers with sessions, and with keys that are exported.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    // RFC 6797
    ...(hstsSeconds > 0 && { "Strict-Transport-Security": `max-age=${hstsSeconds}` }),
  };
}
