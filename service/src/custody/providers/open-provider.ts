// Opens a provider. Each is loaded only where it is chosen.

import type { MasterKeyProvider } from "./provider.js";
import type { ProviderSettings } from "./provider-settings.js";

/**
 * @throws ProviderAway when it cannot be reached now
 * @throws ProviderRefused when it refuses, its settings are wrong or its package is not installed
 */
export async function openProvider(settings: ProviderSettings): Promise<MasterKeyProvider> {
  switch (settings.kind) {
    case "transit": {
      const { openTransit } = await import("./transit.js");
      return openTransit(settings);
    }
    case "pkcs11": {
      const { openPkcs11 } = await import("./pkcs11.js");
      return openPkcs11(settings);
    }
    case "kms": {
      const { openKms } = await import("./kms.js");
      return openKms(settings);
    }
  }
}
