// Gives a user another phone number, verified where a token proves it, or takes it away.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import { planContactChange } from "./contact-change.js";
import { withoutContactProof } from "./contact-proof.js";

export const updateUserPhoneNumber: Family<"updateUserPhoneNumber"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: ({ userId }) => [userId] },
  versions: {
    ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: { ...plain, redaction: withoutContactProof, plan: planContactChange },
  },
};
