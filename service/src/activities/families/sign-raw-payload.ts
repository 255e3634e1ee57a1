// Signs one payload. Most requests are of this kind, so it does no more than it must.

import { messageToSign } from "../../chains/payload.js";
import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"> = async (
  { organization, scope, custody },
  { signWith, payload, encoding, hashFunction },
) => {
  const { key, algorithm } = await findSigner(scope, organization.revision, signWith);
  const message = messageToSign(payload, encoding, hashFunction, key.curve);
  const [signature] = await custody.sign(key, algorithm, [message]);
  return async () => signature!;
};

export const signRawPayload: Family<"signRawPayload"> = {
  subjects: { signWith: "signer" },
  createsSubject: false,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: plain,
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: { ...plain, plan },
  },
};
