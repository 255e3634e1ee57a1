// Signs several payloads with one key, all of them or none.

import { messageToSign } from "../../chains/payload.js";
import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { checked } from "../../params/checked.js";
import { findSigner } from "../../signing/signers.js";

const plan: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"> = async (
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

export const signRawPayloads: Family<"signRawPayloads"> = {
  subjects: { signWith: "signer" },
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
