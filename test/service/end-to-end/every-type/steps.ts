// All steps of the walk, in the order in which they need each other.

import { contactCodes } from "./contact-codes.js";
import { keys } from "./keys.js";
import { logIns } from "./logins.js";
import { oauth2 } from "./oauth2.js";
import { organizations } from "./organizations.js";
import { people } from "./people.js";
import { rules } from "./rules.js";
import type { NamedStep } from "./step.js";

export const steps: readonly NamedStep[] = [
  ...people,
  ...keys,
  ...logIns,
  ...contactCodes,
  ...organizations,
  ...oauth2,
  ...rules,
];
