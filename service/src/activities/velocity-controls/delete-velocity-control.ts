// Deletes a velocity control.

import { ApiError, ErrorCode } from "@countersign/api";
import { deleteVelocityControl as removeControl } from "../../store/velocity-controls.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL"> = async ({ organization }, { velocityControlId: id }) => {
  if (!organization.velocityControls.some(({ limit }) => limit.id === id)) {
    throw new ApiError(
      ErrorCode.NOT_FOUND,
      `velocityControlId: no velocity control ${JSON.stringify(id)} in this organization`,
    );
  }
  return async (scope) => {
    await removeControl(scope, id);
    return { velocityControlId: id };
  };
};

export const deleteVelocityControl: Family<"deleteVelocityControl"> = {
  subjects: { velocityControlId: "velocityControl" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: { ...plain, plan } },
};
