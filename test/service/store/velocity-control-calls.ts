// Calls of the store's functions about velocity controls.

import * as velocityControls from "../../../service/src/store/velocity-controls.js";
import type { File } from "./bookkeeping-calls.js";
import { first, fresh, velocityControl } from "./rows.js";

export const velocityControlCalls: Readonly<Record<string, File>> = {
  "velocity-controls": {
    exported: velocityControls,
    calls: {
      listVelocityControls: (scope) => velocityControls.listVelocityControls(scope),
      insertVelocityControl: (scope) => velocityControls.insertVelocityControl(scope, velocityControl(fresh)),
      deleteVelocityControl: (scope) => velocityControls.deleteVelocityControl(scope, first),
    },
  },
};
