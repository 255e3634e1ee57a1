// The validators of the generated package, built.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../lib/places.mjs";

/** @type {import("../candidate.mjs").Peer} */
export const ours = {
  name: "ours",
  async create() {
    const validators = await import(pathToFileURL(path.join(ROOT, "generated/dist/validators/index.js")).href);
    return (type) => {
      const { is, parse } = validators[type];
      return { check: is, explain: (value) => parse(value).issues };
    };
  },
};
