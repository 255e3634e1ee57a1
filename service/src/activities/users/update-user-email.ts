// Gives a user another e-mail address, verified where a token proves it, or takes it away.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import { planContactChange } from "./contact-change.js";
import { withoutContactProof } from "./contact-proof.js";

export const updateUserEmail: Family<"updateUserEmail"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: ({ userId }) => [userId] },
  versions: { ACTIVITY_TYPE_UPDATE_USER_EMAIL: { ...plain, redaction: withoutContactProof, plan: planContactChange } },
};
