// Families by which keys come in and go out.

import type { Families } from "../family.js";

export const transferFamilies = {} satisfies Families;
