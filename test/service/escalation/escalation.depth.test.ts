// A user who is not root, and is allowed a lot by policies, tries everything that the contract offers, in the parent and in
// the sub-organization, and never comes to be root or to do what only root users do.
//
// `npm run campaign -- escalation --sequences 1000` runs more of the same, with a new seed each time.

import { families as described } from "../../../service/src/activities/families.js";
import fc from "fast-check";
import { activityKinds } from "@countersign/api";
import type { ActivityKind } from "@countersign/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Draw } from "./draw.js";
import { openEnvironment } from "./environment.js";
import type { Environment } from "./environment.js";
import { runSequence, submittable } from "./sequence.js";
import type { Step } from "./sequence.js";
import { Tally } from "./tally.js";
import { rules } from "./victims.js";
import type { Setting } from "./victims.js";

const isCampaign = process.env["ESCALATION_SEQUENCES"] !== undefined;
const sequences = Number(process.env["ESCALATION_SEQUENCES"] ?? 2);
const seed = Number(process.env["ESCALATION_SEED"] ?? 20_250_504);
const database = process.env["ESCALATION_DATABASE"] === "postgres" ? "postgres" : "sqlite";

let environment: Environment;
const tally = new Tally();
beforeAll(async () => {
  environment = await openEnvironment(database);
});
afterAll(async () => {
  await environment.close();
  if (isCampaign) console.log(`seed ${seed}\n${tally.table()}`);
});

/** What people come in by is tried more often than keys and wallets, and votes most of all. */
const types = submittable.flatMap((type) => Array.from({ length: weightOf(activityKinds[type]) }, () => type));

function weightOf({ resource, action }: ActivityKind): number {
  if (action === "APPROVE") return 40;
  if (["USER", "CREDENTIAL", "AUTH", "OTP", "AUTH_PROXY", "RECOVERY", "INVITATION", "POLICY"].includes(resource))
    return 4;
  return resource === "ORGANIZATION" ? 2 : 1;
}

const anySeed = fc.noShrink(fc.nat());
const setting: fc.Arbitrary<Setting> = fc.record({ rules: fc.constantFrom(...rules), joint: fc.boolean() });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom(...types), seed: anySeed }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant(undefined), seed: anySeed }) },
);

test("whoever is not root tries every type of the contract, and does not become root by it", async () => {
  for (const [index, chosen] of rules.entries()) {
    const draw = new Draw(seed + index);
    const shuffled = submittable
      .map((type) => ({ type, seed: draw.integer(0, 2 ** 31) }))
      .toSorted((one, other) => one.seed - other.seed);
    // What ends the organization comes last.
    const steps = [...shuffled.filter(({ type }) => !endsAll(type)), ...shuffled.filter(({ type }) => endsAll(type))];
    await runSequence(environment, { rules: chosen, joint: index % 2 === 1 }, steps, tally);
  }
  expect(tally.typesTried()).toEqual(submittable.toSorted());
});

const endsAll = (type: string) => /DELETE_(SUB_)?ORGANIZATION/.test(type);

test(
  "no sequence of activities makes anybody root who is not",
  async () => {
    const before = tally.sequences;
    await fc.assert(
      fc.asyncProperty(setting, fc.array(step, { minLength: 1, maxLength: 80, size: "max" }), (given, steps) =>
        runSequence(environment, given, steps, tally),
      ),
      { numRuns: sequences, seed },
    );
    expect(tally.sequences - before).toBe(sequences);
  },
  isCampaign ? 24 * 60 * 60 * 1000 : 120_000,
);

test("the sequences got far: most was decided on, much was carried out, and secrets came to the attackers", () => {
  const families = new Set(submittable.map((type) => activityKinds[type].family));
  expect(tally.total("completed")).toBeGreaterThan(tally.total() * 0.16);
  expect(tally.familiesWith("completed", "waiting", "denied").size).toBeGreaterThan(families.size * 0.9);
  const ofOthers = Object.values<{ readonly authority: { readonly rootQuorumOnly: boolean } }>(described).filter(
    ({ authority }) => !authority.rootQuorumOnly,
  );
  expect(tally.familiesWith("completed").size).toBeGreaterThan(ofOthers.length * 0.5);
  expect(tally.total("waiting")).toBeGreaterThan(0);
  for (const event of [
    "codes received",
    "login keys opened",
    "sessions with a key of the attackers' own",
    "invitations received",
    "honest steps",
  ]) {
    expect(tally.events.get(event) ?? 0, event).toBeGreaterThan(0);
  }
});
