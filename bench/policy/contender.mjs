// What is compared: deciding with our policies, evaluating our language alone, and evaluating the same policies in CEL.

/**
 * @typedef {"allow" | "consensusNeeded" | "deny"} Outcome
 *
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} [package] where its version is found
 * @property {(policies: readonly import("./policies.mjs").Policy[]) => (proposal: object) => Outcome} create compiles the
 *   policies
 */

import { cel } from "./contenders/cel.mjs";
import { decision } from "./contenders/decision.mjs";
import { language } from "./contenders/language.mjs";

/** @type {readonly Contender[]} */
export const contenders = [decision, language, cel];
