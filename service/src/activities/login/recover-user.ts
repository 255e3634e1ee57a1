// Gives a user who has lost their authenticators a new one. What they were sent to do so ends with it.

import { ApiError, ErrorCode } from "@countersign/api";
import { deleteCredentials } from "../../store/credentials.js";
import { admissionTo } from "../credentials/admission.js";
import { keyIdsOf } from "../credentials/login-keys.js";
import { insertAuthenticators, prepareAuthenticator } from "../credentials/new-authenticators.js";
import { ofOwnCredentials, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_RECOVER_USER"> = async (context, { userId, authenticator }) => {
  const { organization, initiator, limits } = context;
  // Whatever stamped it: the key from the e-mail must not reach anyone else, not even a root user's.
  if (userId !== initiator.id) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "userId: users can only recover themselves; use create_authenticators for others",
    );
  }
  const held = initiator.record.authenticators.length;
  if (held >= limits.authenticatorsPerUser) {
    throw new ApiError(
      ErrorCode.RESOURCE_EXHAUSTED,
      `authenticator: the user has ${held} authenticators, the most allowed`,
    );
  }
  const prepared = [await prepareAuthenticator(await admissionTo(context), "authenticator", authenticator)];
  const recoveryKeys = keyIdsOf(organization, userId, ["CREDENTIAL_TYPE_RECOVER_USER_KEY_P256"]);
  return async (scope) => {
    await insertAuthenticators(scope, userId, prepared);
    if (recoveryKeys.length > 0) await deleteCredentials(scope, "api_keys", recoveryKeys);
    return { authenticatorId: prepared.map(({ id }) => id) };
  };
};

export const recoverUser: Family<"recoverUser"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: ofOwnCredentials,
  versions: { ACTIVITY_TYPE_RECOVER_USER: { ...plain, plan } },
};
