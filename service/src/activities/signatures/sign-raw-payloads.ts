// Signs several payloads with one key, all of them or none.

import { Turns } from "../../event-loop/turns.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkingDomains, readingEach, readMessage } from "../../signing/payloads.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"> = async (
  { organization, scope, custody },
  { signWith, ...unsigned },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const messages = await new Turns().run(readingEach(unsigned, (each) => readMessage(signer, each)));
  const signatures = await custody.sign(signer.key, signer.algorithm, messages);
  return async () => ({ signatures });
};

export const signRawPayloads: Family<"signRawPayloads"> = {
  subjects: { signWith: "payloadSigner" },
  createsSubject: false,
  authority: byPolicy,
  storage: "signs",
  precondition: ({ signing }, unsigned) => new Turns().run(checkingDomains(unsigned, signing)),
  versions: { ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: { ...plain, plan } },
};
