// Starts the import of a wallet.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { startImport } from "./import-target.js";
import { checkOwnImport } from "./preconditions.js";

const plan: Plan<"ACTIVITY_TYPE_INIT_IMPORT_WALLET"> = (context) => startImport(context, "wallet");

export const initImportWallet: Family<"initImportWallet"> = {
  subjects: { userId: noSubject("whoever asks: nobody imports for another") },
  createsSubject: false,
  authority: byPolicy,
  precondition: checkOwnImport,
  versions: { ACTIVITY_TYPE_INIT_IMPORT_WALLET: { ...plain, plan } },
};
