// Takes in a private key that was encrypted to the caller's target key. An import that fails leaves the target key for
// another attempt.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkPrivateKeysFit, insertPrivateKey, prepareImportedPrivateKey } from "../private-keys/new-private-key.js";
import { openEncryptedBundle, parseEncryptedBundle } from "./encrypted-bundle.js";
import { findTarget } from "./import-target.js";
import { checkOwnBundle } from "./preconditions.js";

const plan: Plan<"ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"> = async (
  context,
  { privateKeyName, encryptedBundle, curve, addressFormats },
) => {
  const { organization, scope, custody, limits } = context;
  const bundle = parseEncryptedBundle(encryptedBundle);
  await checkPrivateKeysFit(scope, limits, [privateKeyName]);
  const target = await findTarget(context, "privateKey");
  const params = { privateKeyName, curve, addressFormats };
  const privateKey = await prepareImportedPrivateKey(organization.id, params, (owner) =>
    openEncryptedBundle(() => custody.importPrivateKey(owner, target.secret, bundle, curve)),
  );
  return async (scope) => {
    await target.take(scope);
    return insertPrivateKey(scope, limits, privateKey);
  };
};

export const importPrivateKey: Family<"importPrivateKey"> = {
  subjects: { userId: noSubject("whoever asks: nobody imports for another") },
  createsSubject: true,
  authority: byPolicy,
  precondition: checkOwnBundle,
  versions: { ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: { ...plain, plan } },
};
