// Calls of the store's functions about interfaces of smart contracts.

import * as contractInterfaces from "../../../service/src/store/contract-interfaces.js";
import type { File } from "./bookkeeping-calls.js";
import { contractInterface, first, fresh } from "./rows.js";

export const contractInterfaceCalls: Readonly<Record<string, File>> = {
  "contract-interfaces": {
    exported: contractInterfaces,
    calls: {
      listContractInterfaces: (scope) => contractInterfaces.listContractInterfaces(scope),
      findContractInterfaceText: (scope) => contractInterfaces.findContractInterfaceText(scope, first),
      insertContractInterface: (scope) =>
        contractInterfaces.insertContractInterface(scope, { ...contractInterface(fresh), created_at: 1, text: "[]" }),
      deleteContractInterface: (scope) => contractInterfaces.deleteContractInterface(scope, first),
    },
  },
};
