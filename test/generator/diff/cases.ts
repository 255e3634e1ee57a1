// One edit of the tea shop's contract per case, with the rule that has to be found, whom it breaks, and the rule that is
// found the other way round. Between them the cases have every rule of the table.

import path from "node:path";
import { sourcesOf } from "../fixture.js";
import type { Case, Edit, Files } from "./case.js";
import { activityCases } from "./cases-activities.js";
import { errorCases } from "./cases-errors.js";
import { headerCases } from "./cases-headers.js";
import { listCases } from "./cases-lists.js";
import { openCases } from "./cases-open.js";
import { plainCases } from "./cases-plain.js";
import { requestCases } from "./cases-requests.js";
import { responseCases } from "./cases-responses.js";
import { sharedCases } from "./cases-shared.js";
import { typeCases } from "./cases-types.js";
import { unionCases } from "./cases-unions.js";
import { waitCases } from "./cases-waits.js";
import { webhookCases } from "./cases-webhooks.js";

export const shop: ReadonlyMap<string, string> = sourcesOf(path.join(import.meta.dirname, "shop"));

export const cases: readonly Case[] = [
  ...activityCases,
  ...errorCases,
  ...headerCases,
  ...listCases,
  ...openCases,
  ...plainCases,
  ...requestCases,
  ...responseCases,
  ...sharedCases,
  ...typeCases,
  ...unionCases,
  ...waitCases,
  ...webhookCases,
];

export function edited(files: ReadonlyMap<string, string>, ...edits: readonly (Edit | undefined)[]): Files {
  const copy = new Map(files);
  for (const edit of edits) edit?.(copy);
  return copy;
}
