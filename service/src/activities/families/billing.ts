// Families about payment.

import type { Families } from "../family.js";

export const billingFamilies = {} satisfies Families;
