// Hands secrets out, each encrypted to a key of the caller's: all or none.

import { foundAll } from "../../params/found-all.js";
import { findSecrets } from "../../store/secrets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { exportBundle } from "../transfer/export-bundle.js";
import { readProperties } from "./properties.js";

const plan: Plan<"ACTIVITY_TYPE_EXPORT_SECRETS"> = async (context, { secrets }) => {
  secrets.forEach(({ requestContext }, index) => readProperties(`secrets.${index}.requestContext`, requestContext));
  const ids = secrets.map(({ secretId }) => secretId);
  const rows = await foundAll("secret", "secrets", ids, (wanted) => findSecrets(context.scope, wanted));
  const secretPayloads: string[] = [];
  // One after the other: others have custody in between.
  for (const [index, { targetPublicKey }] of secrets.entries()) {
    const { id, sealed } = rows[index]!;
    secretPayloads.push(
      await exportBundle(context, { kind: "secret", id, sealed, restrictions: null }, targetPublicKey),
    );
  }
  return async () => ({ secretPayloads });
};

export const exportSecrets: Family<"exportSecrets"> = {
  subjects: { "secrets.secretId": "secret" },
  createsSubject: false,
  keyUse: "exports",
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_EXPORT_SECRETS: { ...plain, plan } },
};
