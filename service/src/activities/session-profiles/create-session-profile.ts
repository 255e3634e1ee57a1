// Creates a session profile.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { longestSession } from "../../organizations/session-profile.js";
import { readSeconds } from "../../params/lifetime.js";
import { insertSessionProfile, listSessionProfiles } from "../../store/session-profiles.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkExpressions } from "../../organizations/submitted-expressions.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_SESSION_PROFILE"> = async (context, intent) => {
  const { organization, scope, limits } = context;
  const { sessionProfileName: name, scope: source, expirationSeconds, notes = "" } = intent;
  if (organization.parentId !== undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `organization ${organization.id} has a parent, whose session profiles it uses; create them there`,
    );
  }
  // The JWT of a session has the name where others have one of these.
  if (/^SESSION_TYPE_/i.test(name)) {
    const message = "sessionProfileName: names that begin with SESSION_TYPE_ are those of sessions without a profile";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  if (source.trim() === "") {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "scope: it is empty; write true for sessions that may do anything");
  }
  await checkExpressions(organization, [{ path: "scope", kind: "condition", source }], []);
  const present = await listSessionProfiles(scope);
  await checkLimit("session profiles", limits.sessionProfiles, 1, async () => present.length);
  if (present.some((profile) => profile.name === name)) {
    const message = `sessionProfileName: the organization has a session profile named ${JSON.stringify(name)} already`;
    throw new ApiError(ErrorCode.ALREADY_EXISTS, message);
  }
  const seconds = expirationSeconds === undefined ? null : readSeconds(expirationSeconds, longestSession);
  return async (written) => {
    const id = uuidv7();
    await insertSessionProfile(written, { id, name, scope: source, expiration_seconds: seconds, notes });
    return { sessionProfileId: id };
  };
};

export const createSessionProfile: Family<"createSessionProfile"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_SESSION_PROFILE: { ...plain, plan } },
};
