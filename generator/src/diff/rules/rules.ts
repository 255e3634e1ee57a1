// All rules of `diff`, in one table by name. Names are stable: reports and accepted-changes.yaml refer to them.

import { operationRules } from "./operations.js";
import { packageRules } from "./package.js";
import { requestRules } from "./requests.js";
import { responseRules } from "./responses.js";
import type { Rule } from "./rule.js";

const declared = { ...operationRules, ...requestRules, ...responseRules, ...packageRules };

export type RuleName = keyof typeof declared;

export const rules: Readonly<Record<RuleName, Rule>> = declared;
