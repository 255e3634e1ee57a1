// The clients upon which signers work: those that a signer brings along, with the root user's key.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Keys } from "./signing.js";

type Constructor<Made> = new (...args: readonly object[]) => Made;

interface Stamped {
  readonly TurnkeyClient: Constructor<object>;
  readonly ApiKeyStamper: Constructor<object>;
  readonly Turnkey: Constructor<{ apiClient(): object }>;
}

export interface Clients {
  /** `@turnkey/http`. */
  http(keys: Keys): object;
  /** `@turnkey/sdk-server`. */
  server(keys: Keys): object;
}

/** @param name of the signer's package, as it is installed */
export async function clientsOf(name: string): Promise<Clients> {
  const load = (dependency: string) => import(entryOf(name, dependency)) as Promise<Stamped>;
  const { TurnkeyClient } = await load("@turnkey/http");
  const { ApiKeyStamper } = await load("@turnkey/api-key-stamper");
  const { Turnkey } = await load("@turnkey/sdk-server");
  return {
    http({ service }) {
      const { baseUrl, apiPublicKey, apiPrivateKey } = service.root;
      return new TurnkeyClient({ baseUrl }, new ApiKeyStamper({ apiPublicKey, apiPrivateKey }));
    },
    server({ service, organizationId }) {
      const { baseUrl, apiPublicKey, apiPrivateKey } = service.root;
      const settings = { apiBaseUrl: baseUrl, apiPublicKey, apiPrivateKey, defaultOrganizationId: organizationId };
      return new Turnkey(settings).apiClient();
    },
  };
}

/** Of a dependency as a package finds it: its own, or the one beside it. */
function entryOf(name: string, dependency: string): string {
  const entry = `node_modules/${dependency}/dist/index.mjs`;
  const places = [`node_modules/${name}/${entry}`, entry].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${name} has no ${dependency}`);
  return found;
}
