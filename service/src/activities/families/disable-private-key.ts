// Puts a private key out of use. Doing it again changes nothing.

import { found } from "../found.js";
import { disablePrivateKeyRow, findPrivateKey } from "../../store/private-keys.js";
import type { Family } from "../family.js";

export const disablePrivateKey: Family<"ACTIVITY_TYPE_DISABLE_PRIVATE_KEY"> = async (
  { organization, scope, custody },
  { privateKeyId },
) => {
  const { id, sealed, disabled } = await found("private key", privateKeyId, (id) => findPrivateKey(scope, id));
  await custody.forget({ owner: { organizationId: organization.id, kind: "privateKey", id }, sealed });
  return async (scope) => {
    if (!disabled) await disablePrivateKeyRow(scope, id);
    return { privateKeyId };
  };
};
