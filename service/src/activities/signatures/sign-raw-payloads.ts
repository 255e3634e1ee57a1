// Signs a payload, or several with one key, all of them or none. Most requests are for one, so it does no more than it must.

import { Turns } from "../../event-loop/turns.js";
import { readingEach } from "../../signing/payloads.js";
import type { UnsignedPayload, UnsignedPayloads } from "../../signing/payloads.js";
import { byPolicy, plain, type Asked, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const planOne: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"> = async ({ toSign, keys }, { signWith, ...unsigned }) => {
  const signer = await toSign.signer(signWith);
  const [signature] = await keys.signPayloads(signer, [toSign.message(signer, unsigned)]);
  return async () => signature!;
};

const planSeveral: Plan<"ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"> = async (
  { organization, toSign, keys },
  { signWith, ...unsigned },
) => {
  const signer = await toSign.signer(signWith);
  const messages = await new Turns(organization).run(readingEach(unsigned, (each) => toSign.message(signer, each)));
  const signatures = await keys.signPayloads(signer, messages);
  return async () => ({ signatures });
};

const signing = {
  subjects: { signWith: "payloadSigner" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "signs",
  storage: "signs",
  precondition: ({ organization, toSign, signing }: Asked, unsigned: UnsignedPayload | UnsignedPayloads) =>
    new Turns(organization).run(toSign.checkingDomains(unsigned, signing)),
} as const;

export const signRawPayload: Family<"signRawPayload"> = {
  ...signing,
  versions: {
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: plain,
    ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: { ...plain, plan: planOne },
  },
};

export const signRawPayloads: Family<"signRawPayloads"> = {
  ...signing,
  versions: { ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: { ...plain, plan: planSeveral } },
};
