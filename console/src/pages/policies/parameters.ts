// Parameters of an activity, as a person writes them.

import type { Json } from "@countersign/api";
import { t } from "../../texts/index.js";

/** @throws Error where it is no JSON object */
export function readParameters(text: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new Error(t.whatIf.notJson(String(error)), { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(t.whatIf.noObject);
  return value;
}
