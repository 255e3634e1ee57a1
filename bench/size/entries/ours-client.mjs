// Ours, through the client with all operations.

import { apiKeyStamper, createClient } from "@countersign/api";

/** @type {import("../bundles.mjs").Run} */
export async function run({ baseUrl, publicKey, privateKey, organizationId, parameters }) {
  const client = createClient({ baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
  const { activity } = await client.signRawPayload({ organizationId, parameters });
  return activity.id;
}
