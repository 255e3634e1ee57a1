// Signs one payload. Most requests are of this kind, so it does no more than it must.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { readPayloadRequest } from "../../signing/payloads.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"> = async (
  { organization, scope, custody },
  { signWith, ...unsigned },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const { message } = readPayloadRequest(signer, unsigned);
  const [signature] = await custody.sign(signer.key, signer.algorithm, [message]);
  return async () => signature!;
};

export const signRawPayload: Family<"signRawPayload"> = {
  subjects: { signWith: "payloadSigner" },
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
