// Payloads that are JSON.

import { RepeatedMemberError, parseJson } from "@countersign/api/json";
import { refusal } from "./refusal.js";

/** Characters. It takes a millisecond or so to parse. */
const maxLength = 65_536;

/** A JSON object that has these members and no others. One of them may be left out. */
export function jsonOf<Name extends string>(
  payload: string,
  names: readonly Name[],
  optional?: Name,
): Readonly<Record<Name, unknown>> {
  if (payload.length > maxLength) {
    throw refusal(`it has ${payload.length} characters; with this encoding it has at most ${maxLength}`);
  }
  const object = objectOf(parsed(payload), "it");
  const missing = names.find((name) => !Object.hasOwn(object, name) && name !== optional);
  if (missing !== undefined) throw refusal(`${missing} is missing`);
  const unknown = Object.keys(object).find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) {
    throw refusal(`${JSON.stringify(unknown.slice(0, 80))} would not be signed; it has ${names.join(", ")} only`);
  }
  return object;
}

function parsed(payload: string): unknown {
  try {
    // Refuses a member that is there twice: people may see one of the two, and the key sign the other.
    return parseJson(payload);
  } catch (error) {
    throw refusal(error instanceof RepeatedMemberError ? error.message : "it is not JSON");
  }
}

/** A JSON object. */
export function objectOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refusal(`${where} must be an object`);
}
