// All families that this deployment carries out, by the newest type.

import type { Families } from "../family.js";
import { keyFamilies } from "./keys.js";
import { peopleFamilies } from "./people.js";
import { policyFamilies } from "./policies.js";

export const families: Families = { ...peopleFamilies, ...keyFamilies, ...policyFamilies };
