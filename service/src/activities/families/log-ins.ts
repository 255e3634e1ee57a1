// Families by which users log in with a code or an e-mail, or recover themselves.

import type { Families } from "../family.js";

export const logInFamilies = {} satisfies Families;
