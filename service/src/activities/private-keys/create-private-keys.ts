// Makes private keys that belong to no wallet.

import type { PrivateKeyResult } from "@countersign/api";
import { located } from "../../params/located.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkPrivateKeysFit, checkPrivateKeyTags, insertPrivateKey, preparePrivateKey } from "./new-private-key.js";
import type { PreparedPrivateKey } from "./new-private-key.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"> = async (
  { organization, scope, custody, limits },
  { privateKeys },
) => {
  const names = privateKeys.map(({ privateKeyName }) => privateKeyName);
  await checkPrivateKeysFit(scope, limits, names);
  const prepared: PreparedPrivateKey[] = [];
  // One after the other: computing addresses takes milliseconds, and others are to be served in between.
  for (const [place, params] of privateKeys.entries()) {
    const privateKey = await located(`privateKeys.${place}`, async () => {
      await checkPrivateKeyTags(scope, params.privateKeyTags);
      return preparePrivateKey(custody, organization.id, params);
    });
    prepared.push(privateKey);
  }
  return async (scope) => {
    const results: PrivateKeyResult[] = [];
    for (const privateKey of prepared) results.push(await insertPrivateKey(scope, limits, privateKey));
    return { privateKeys: results };
  };
};

export const createPrivateKeys: Family<"createPrivateKeys"> = {
  subjects: { "privateKeys.privateKeyTags": "privateKeyTag" },
  createsSubject: true,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: {
      ...plain,
      resultOf: ({ privateKeys }) => ({ privateKeyIds: privateKeys.map(({ privateKeyId }) => privateKeyId!) }),
    },
    ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: { ...plain, plan },
  },
};
