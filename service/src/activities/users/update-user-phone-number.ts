// Gives a user another phone number, verified where a token proves it, or takes it away.

import { anyone, byPolicy, plain } from "../definition/descriptor.js";
import type { Family } from "../definition/descriptor.js";
import { planContactChange } from "./contact-change.js";
import { withoutContactProof } from "./contact-proof.js";

export const updateUserPhoneNumber: Family<"updateUserPhoneNumber"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: ({ userId }) => [userId] },
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  storage: "stores",
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: { ...plain, redaction: withoutContactProof, plan: planContactChange },
  },
};
