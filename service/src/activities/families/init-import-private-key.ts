// Starts the import of a private key.

import { startImport } from "../../transfer/import-target.js";
import type { Family } from "../family.js";

export const initImportPrivateKey: Family<"ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"> = (context) =>
  startImport(context, "privateKey");
