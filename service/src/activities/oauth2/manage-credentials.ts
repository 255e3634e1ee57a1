// Creates, replaces and deletes OAuth 2.0 credentials.

import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import {
  deleteOauth2Credential as removeRow,
  insertOauth2Credential,
  listOauth2Credentials,
  updateOauth2Credential as updateRow,
} from "../../store/oauth2-credentials.js";
import { byPolicy, none, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findCredential, prepareCredential, secretRedaction } from "./credential.js";

const planCreation: Plan<"ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL"> = async (context, intent) => {
  const { limits, scope } = context;
  const count = async () => (await listOauth2Credentials(scope)).length;
  await checkLimit("OAuth 2.0 credentials", limits.oauth2Credentials, 1, count);
  const id = uuidv7();
  const row = await prepareCredential(context, id, intent);
  return async (scope) => {
    await insertOauth2Credential(scope, row);
    return { oauth2CredentialId: id };
  };
};

const planUpdate: Plan<"ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL"> = async (context, intent) => {
  const { id } = await findCredential(context.scope, intent.oauth2CredentialId);
  const row = await prepareCredential(context, id, intent);
  return async (scope) => {
    await updateRow(scope, row);
    return { oauth2CredentialId: id };
  };
};

const planDeletion: Plan<"ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL"> = async ({ scope }, { oauth2CredentialId }) => {
  const { id } = await findCredential(scope, oauth2CredentialId);
  return async (scope) => {
    await removeRow(scope, id);
    return { oauth2CredentialId: id };
  };
};

const subject = noSubject("policies know no apps at providers");
const kept = { redaction: secretRedaction, redactResult: none, resultOf: none } as const;

export const createOauth2Credential: Family<"createOauth2Credential"> = {
  subjects: { clientId: noSubject("it is the provider's name for the app") },
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: { ...kept, plan: planCreation } },
};

export const updateOauth2Credential: Family<"updateOauth2Credential"> = {
  subjects: { oauth2CredentialId: subject, clientId: noSubject("it is the provider's name for the app") },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: { ...kept, plan: planUpdate } },
};

export const deleteOauth2Credential: Family<"deleteOauth2Credential"> = {
  subjects: { oauth2CredentialId: subject },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: { ...plain, plan: planDeletion } },
};
