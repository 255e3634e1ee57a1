// Signs one payload. Most requests are of this kind, so it does no more than it must.

import { Turns } from "../../event-loop/turns.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkingDomains, readMessage } from "../../signing/payloads.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"> = async (
  { organization, scope, custody },
  { signWith, ...unsigned },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const [signature] = await custody.sign(signer.key, signer.algorithm, [readMessage(signer, unsigned)]);
  return async () => signature!;
};

export const signRawPayload: Family<"signRawPayload"> = {
  subjects: { signWith: "payloadSigner" },
  createsSubject: false,
  authority: byPolicy,
  storage: "signs",
  precondition: ({ signing }, unsigned) => new Turns().run(checkingDomains(unsigned, signing)),
  versions: {
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: plain,
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: { ...plain, plan },
  },
};
