// Signs one payload. Most requests are of this kind, so it does no more than it must.

import { messageToSign } from "../../chains/payload.js";
import { findSigner } from "../../signing/signers.js";
import type { Family } from "../family.js";

export const signRawPayload: Family<"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"> = async (
  { organization, scope, custody },
  { signWith, payload, encoding, hashFunction },
) => {
  const { key, algorithm } = await findSigner(scope, organization.revision, signWith);
  const message = messageToSign(payload, encoding, hashFunction, key.curve);
  const [signature] = await custody.sign(key, algorithm, [message]);
  return async () => signature!;
};
