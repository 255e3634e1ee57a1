// The peer, through the function of a single operation. Deprecated there, because its settings are global; it is here
// because it is the least that the peer can be made to weigh.

import { TurnkeyApi, init } from "@turnkey/http";

/** @type {import("../bundles.mjs").Run} */
export async function run({ baseUrl, publicKey, privateKey, organizationId, parameters }) {
  init({ baseUrl, apiPublicKey: publicKey, apiPrivateKey: privateKey });
  const type = /** @type {const} */ ("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2");
  const body = { type, timestampMs: String(Date.now()), organizationId, parameters };
  const { activity } = await TurnkeyApi.signRawPayload({ body });
  return activity.id;
}
