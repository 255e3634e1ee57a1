// Reads the body of a request as far as authentication needs it: that every text in it can be kept, and which
// organization it names. The operation's own checks follow when the caller is known.

import { ApiError, ErrorCode } from "@countersign/api";
import { namedDetails } from "../params/error-details.js";
import { isIdentifier } from "../params/found.js";

/**
 * Id of the organization that a body names, in lower case: UUIDs may come in either (RFC 9562 §4).
 *
 * @param value the body as JSON
 * @param body the bytes that it was read from
 * @throws ApiError INVALID_ARGUMENT for texts that no database keeps, and without the id of an organization
 */
export function organizationIdOf(value: unknown, body: Uint8Array): string {
  checkTexts(value, body);
  const sent =
    typeof value === "object" && value !== null && "organizationId" in value ? value.organizationId : undefined;
  if (typeof sent !== "string") throw new ApiError(ErrorCode.INVALID_ARGUMENT, "/organizationId: expected a string");
  // Everything after takes the organization from the caller, so that the id is read once.
  const id = sent.toLowerCase();
  if (isIdentifier(id)) return id;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    "malformed organization ID provided: expected a UUID at /organizationId",
    namedDetails("INVALID_ORGANIZATION_ID"),
  );
}

// PostgreSQL cannot store U+0000, and half of a surrogate pair has no UTF-8: it would come back as another text.
const unkept = /[\0\p{Surrogate}]/u;
const longestPlace = 200;

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Place | undefined;
}

function checkTexts(value: unknown, body: Uint8Array): void {
  // In UTF-8 and JSON, either can be written as an escape only.
  if (!Buffer.from(body.buffer, body.byteOffset, body.length).includes("\\u")) return;
  // Without recursion: a megabyte of brackets is deeper than the stack.
  const places: Place[] = [{ value, name: "", parent: undefined }];
  for (let place = places.pop(); place; place = places.pop()) {
    if (typeof place.value === "string" && unkept.test(place.value)) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${pointer(place)}: expected text without U+0000 and lone surrogates`,
      );
    }
    if (typeof place.value !== "object" || place.value === null) continue;
    for (const [name, member] of Object.entries(place.value)) {
      if (unkept.test(name)) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `${pointer(place)}: expected member names without U+0000 and lone surrogates`,
        );
      }
      places.push({ value: member, name, parent: place });
    }
  }
}

/** JSON pointer (RFC 6901), cut where it grows long. */
function pointer(place: Place): string {
  let text = "";
  for (let at: Place | undefined = place; at?.parent; at = at.parent) {
    text = `/${at.name.replaceAll("~", "~0").replaceAll("/", "~1")}${text}`;
    if (text.length > longestPlace) return `…${text.slice(-longestPlace)}`;
  }
  return text || "the body";
}
