// Stamps on bodies that no generated client would send.

import { apiKeyStamper } from "@countersign/api";
import type { ApiKeyPair } from "./service.js";

// Stampers of API keys look at the body alone.
const context = { operation: { name: "any", path: "/", kind: "query" }, signal: undefined } as const;

/** The header by which an API key stamps a body. */
export async function stampOf(key: ApiKeyPair, body: string | Buffer): Promise<Record<string, string>> {
  const { name, value } = await apiKeyStamper(key).stamp(Buffer.from(body), context);
  return { [name]: value };
}
