// What is compared: ours and the peers, each with a verdict and with all errors.

/**
 * @typedef {object} Validator
 * @property {(value: unknown) => boolean} check the verdict, by the fastest way there is
 * @property {(value: unknown) => ArrayLike<unknown> | undefined | null} explain everything that is wrong
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} [package] where its version is found
 * @property {(document: import("./schema.mjs").Schema, types: readonly string[]) => Make | Promise<Make>} create
 *
 * @typedef {(type: string) => Validator} Make
 */

import { ajv, ajvUnits } from "./peers/ajv.mjs";
import { ours } from "./peers/ours.mjs";
import { typebox } from "./peers/typebox.mjs";
import { typia } from "./peers/typia.mjs";
import { valibot } from "./peers/valibot.mjs";
import { zod } from "./peers/zod.mjs";

/** @type {readonly Peer[]} */
export const candidates = [ours, ajv, ajvUnits, typebox, typia, zod, valibot];
