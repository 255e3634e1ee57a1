// Signs several payloads with one key, all of them or none.

import { messageToSign } from "../../chains/payload.js";
import { findSigner } from "../../signing/signers.js";
import { checked } from "../checked.js";
import type { Family } from "../family.js";

export const signRawPayloads: Family<"ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"> = async (
  { organization, scope, custody },
  { signWith, payloads, encoding, hashFunction },
) => {
  const { key, algorithm } = await findSigner(scope, organization.revision, signWith);
  const messages = payloads.map((payload, place) =>
    checked(`payloads.${place}`, () => messageToSign(payload, encoding, hashFunction, key.curve)),
  );
  const signatures = await custody.sign(key, algorithm, messages);
  return async () => ({ signatures });
};
