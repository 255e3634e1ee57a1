// Starts the import of a private key.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { startImport } from "./import-target.js";
import { checkOwnImport } from "./preconditions.js";

const plan: Plan<"ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"> = (context) => startImport(context, "privateKey");

export const initImportPrivateKey: Family<"initImportPrivateKey"> = {
  subjects: { userId: noSubject("whoever asks: nobody imports for another") },
  createsSubject: false,
  authority: byPolicy,
  precondition: checkOwnImport,
  versions: { ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: { ...plain, plan } },
};
