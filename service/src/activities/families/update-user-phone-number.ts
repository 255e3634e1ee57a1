// Gives a user another phone number, verified where a token proves it, or takes it away.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { prepareContactChange } from "../../features/users/contact-change.js";
import { withoutContactProof } from "../../features/users/contact-proof.js";
import { updateUser } from "../../store/users.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"> = async (context, intent) => {
  const { userId } = intent;
  const { columns, conclude } = await prepareContactChange(context, intent);
  return async (scope, transaction) => {
    await updateUser(scope, userId, columns);
    await conclude(scope, transaction);
    return { userId };
  };
};

export const updateUserPhoneNumber: Family<"updateUserPhoneNumber"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: ({ userId }) => [userId] },
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: { ...plain, redaction: withoutContactProof, plan },
  },
};
