// Gives an organization an auth proxy, with a user and a key of its own.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { deleteAuthProxy, insertAuthProxy } from "../../store/auth-proxies.js";
import { admissionTo } from "../credentials/admission.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { insertPreparedUser, prepareUsers } from "../users/new-user.js";
import { compressedPoint, ownerOfAuthProxyKey } from "./key.js";

const name = "Auth proxy";

const plan: Plan<"ACTIVITY_TYPE_ENABLE_AUTH_PROXY"> = async (context) => {
  const { organization, custody } = context;
  if (organization.parentId !== undefined) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      "organizationId: people sign up below an organization at the top; a sub-organization has no auth proxy",
    );
  }
  if (organization.authProxy) {
    throw new ApiError(ErrorCode.ALREADY_EXISTS, "the organization has an auth proxy already");
  }
  const configId = uuidv7();
  const { sealed, publicKey: point } = await custody.createTransferKey(ownerOfAuthProxyKey(organization.id, configId));
  const publicKey = compressedPoint(point);
  const apiKeys = [{ apiKeyName: name, publicKey, curveType: "API_KEY_CURVE_P256" } as const];
  const users = await prepareUsers(await admissionTo(context), "users", [
    { userName: name, apiKeys, authenticators: [] },
  ]);
  const [user] = users as [(typeof users)[number]];
  return async (scope) => {
    // What is left of one whose user was deleted.
    await deleteAuthProxy(scope);
    await insertPreparedUser(scope, user, false);
    await insertAuthProxy(scope, { id: configId, user_id: user.id, public_key: publicKey, sealed, settings: "{}" });
    return { userId: user.id };
  };
};

export const enableAuthProxy: Family<"enableAuthProxy"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_ENABLE_AUTH_PROXY: { ...plain, plan } },
};
