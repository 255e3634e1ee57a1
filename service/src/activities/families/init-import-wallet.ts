// Starts the import of a wallet.

import { startImport } from "../../transfer/import-target.js";
import type { Family } from "../family.js";

export const initImportWallet: Family<"ACTIVITY_TYPE_INIT_IMPORT_WALLET"> = (context) => startImport(context, "wallet");
