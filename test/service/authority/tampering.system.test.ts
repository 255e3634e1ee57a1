// Whoever can write to the database can do nothing with it: a short form of the campaign, `npm run campaign -- tamper`.

import { expect, test } from "vitest";
import { databases } from "../support/service.js";
import { tamper } from "./campaign.js";

const count = Number(process.env["TAMPER"] ?? 18);
const seed = Number(process.env["TAMPER_SEED"] ?? 31);

test.each(databases)("random alterations of a database on %s are refused before they act, or found", async (kind) => {
  const { refused, found, unfound, breaches } = await tamper(kind, count, seed);
  console.log(`${kind}: of ${count} alterations ${refused} were refused, ${found} found; not found:`, [...unfound]);
  expect(breaches).toEqual([]);
  expect(refused).toBeGreaterThan(count / 3);
  // A session, a code, a message or an import that is gone has to be asked for again.
  const harmless =
    /^(delete|truncate): .* in (sessions|one_time_codes|contact_codes|messages|outbox|event_bodies|import_targets)$/;
  expect([...unfound.keys()].filter((name) => !harmless.test(name))).toEqual([]);
});
