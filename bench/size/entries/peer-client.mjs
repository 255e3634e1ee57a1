// The peer, through its client, as its documentation recommends.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { TurnkeyClient } from "@turnkey/http";

/** @type {import("../bundles.mjs").Run} */
export async function run({ baseUrl, publicKey, privateKey, organizationId, parameters }) {
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey });
  const client = new TurnkeyClient({ baseUrl }, stamper);
  const type = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  const { activity } = await client.signRawPayload({
    type,
    timestampMs: String(Date.now()),
    organizationId,
    parameters,
  });
  return activity.id;
}
