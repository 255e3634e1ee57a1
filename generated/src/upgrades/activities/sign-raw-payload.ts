// Steps between the versions of `signRawPayload`.

import type { SignRawPayloadIntent, SignRawPayloadIntentV2 } from "../../activities/sign-raw-payload.js";

/**
 * What `SignRawPayloadIntent` means as `SignRawPayloadIntentV2`. Changes: `privateKeyId` is called `signWith`;
 * `signWith` is `SignWith`, was `PrivateKeyId`.
 */
export function upgradeSignRawPayloadV1ToV2(older: SignRawPayloadIntent): SignRawPayloadIntentV2 {
  return {
    signWith: older.privateKeyId,
    payload: older.payload,
    encoding: older.encoding,
    hashFunction: older.hashFunction,
  };
}
