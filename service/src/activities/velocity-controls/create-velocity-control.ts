// Creates a velocity control.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { readDefinition } from "../../spending/velocity-control.js";
import { insertVelocityControl } from "../../store/velocity-controls.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL"> = async ({ organization, limits }, intent) => {
  const { name, identifier, dataSource, aggregation } = intent;
  const id = uuidv7();
  readDefinition(id, name, { dataSource, aggregation });
  const { velocityControls: present } = organization;
  if (present.some((each) => each.identifier === identifier)) {
    throw new ApiError(
      ErrorCode.ALREADY_EXISTS,
      `identifier: the organization has a velocity control ${JSON.stringify(identifier)} already`,
    );
  }
  await checkLimit("velocity controls", limits.velocityControls, 1, async () => present.length);
  const told = { data_source: JSON.stringify(dataSource), aggregation: JSON.stringify(aggregation) };
  return async (scope) => {
    await insertVelocityControl(scope, { id, name, identifier, ...told });
    return { velocityControlId: id };
  };
};

export const createVelocityControl: Family<"createVelocityControl"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: { ...plain, plan } },
};
