// Creates an organization at the top, with one root user. Only the deployment's first organization makes others.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { readEmail } from "../../params/contact.js";
import { isIdentifier } from "../../params/found.js";
import { findSetting } from "../../store/deployment.js";
import { admissionToNew } from "../credentials/admission.js";
import { prepareAuthenticator } from "../credentials/new-authenticators.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { rootOrganizationSetting } from "./bootstrap.js";
import { insertOrganizationWithUsers } from "./new-organization.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"> = async (context, intent) => {
  const { organization, initiator, scope } = context;
  const { organizationName, rootEmail, rootAuthenticator, rootUserId } = intent;
  if (organization.id !== (await findSetting(scope, rootOrganizationSetting)) || !initiator.root) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "only root users of the deployment's first organization can create top-level organizations",
    );
  }
  const email = readEmail("rootEmail", rootEmail);
  if (email === undefined)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "rootEmail: the root user needs an e-mail address");
  const userId = rootUserId?.toLowerCase() ?? uuidv7();
  if (!isIdentifier(userId))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "rootUserId: must be a UUID; omit it to have one generated");
  const user = {
    id: userId,
    // The request has no other name for the user.
    name: email,
    email,
    apiKeys: { keys: [], replacedIds: [] },
    authenticators: [await prepareAuthenticator(admissionToNew(context), "rootAuthenticator", rootAuthenticator)],
    tagIds: [],
  };
  const made = { id: uuidv7(), parentId: undefined, name: organizationName, quorumThreshold: 1, users: [user] };
  return async (_scope, transaction) => {
    await insertOrganizationWithUsers(transaction, made);
    return { organizationId: made.id };
  };
};

export const createOrganization: Family<"createOrganization"> = {
  subjects: { rootUserId: noSubject("of a user of the new organization") },
  createsSubject: true,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_CREATE_ORGANIZATION: plain,
    ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: { ...plain, plan },
  },
};
