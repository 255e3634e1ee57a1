// Why an activity failed, as its row has it.

import type { ApiError } from "@countersign/api";

export function failureText({ code, message, details }: ApiError): string {
  return JSON.stringify({ code, message, details });
}
