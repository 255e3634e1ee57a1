// The public keys by which the service signs, as it publishes them. One that signs next may sign already in another process,
// and what one has signed before may arrive later.

import { baseUrl } from "./connection.js";

interface Published {
  readonly next?: Readonly<Record<string, unknown>>;
  readonly previous?: Readonly<Record<string, unknown>>;
}

/** The keys that may have signed: 65 bytes in lower-case hex each. None where the service does not tell them. */
export async function publishedKeys(what: "bundles" | "codes"): Promise<readonly string[]> {
  const init = { credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" } as const;
  const response = await fetch(`${baseUrl}/public/v1/discovery/keys`, init);
  if (!response.ok) return [];
  const told = (await response.json()) as Published & Readonly<Record<typeof what, unknown>>;
  return [told[what], told.next?.[what], told.previous?.[what]]
    .flat()
    .flatMap((key) => (typeof key === "string" ? [key.toLowerCase()] : []));
}
