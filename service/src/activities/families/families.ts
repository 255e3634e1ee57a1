// All families that this service carries out.

import type { Families } from "../family.js";
import { billingFamilies } from "./billing.js";
import { identityFamilies } from "./identities.js";
import { keyFamilies } from "./keys.js";
import { logInFamilies } from "./log-ins.js";
import { peopleFamilies } from "./people.js";
import { policyFamilies } from "./policies.js";
import { sessionFamilies } from "./sessions.js";
import { transferFamilies } from "./transfers.js";

export const families: Families = {
  ...peopleFamilies,
  ...keyFamilies,
  ...policyFamilies,
  ...logInFamilies,
  ...identityFamilies,
  ...sessionFamilies,
  ...transferFamilies,
  ...billingFamilies,
};
