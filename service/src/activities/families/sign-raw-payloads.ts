// Signs several payloads with one key, all of them or none.

import { Turns } from "../../event-loop/turns.js";
import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { checked } from "../../params/checked.js";
import { readPayloadRequest } from "../../signing/payloads.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"> = async (
  { organization, scope, custody },
  { signWith, payloads, encoding, hashFunction },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const turns = new Turns();
  const messages: Uint8Array[] = [];
  for (const [place, payload] of payloads.entries()) {
    await turns.take();
    const read = () => readPayloadRequest(signer, { payload, encoding, hashFunction });
    messages.push(checked(`payloads.${place}`, read).message);
  }
  const signatures = await custody.sign(signer.key, signer.algorithm, messages);
  return async () => ({ signatures });
};

export const signRawPayloads: Family<"signRawPayloads"> = {
  subjects: { signWith: "payloadSigner" },
  createsSubject: false,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: { ...plain, plan },
  },
};
