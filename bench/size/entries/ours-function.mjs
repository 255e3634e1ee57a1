// Ours, through the function of a single operation.

import { apiKeyStamper, connect, signRawPayload } from "@countersign/api";

/** @type {import("../bundles.mjs").Run} */
export async function run({ baseUrl, publicKey, privateKey, organizationId, parameters }) {
  const connection = connect({ baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
  const { activity } = await signRawPayload(connection, { organizationId, parameters });
  return activity.id;
}
