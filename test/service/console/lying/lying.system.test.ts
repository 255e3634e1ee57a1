// A proxy before the service alters every member of every answer, one at a time, and a person looks at the console: the page
// tells the lie, or shows nothing different, or the lie is one that docs/console.md says a page cannot know. Whatever the
// proxy says, nothing can be approved but what is shown.
//
// `npm run campaign -- lies` tells all lies; npm test tells a few at every place.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "../../browser/browser.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { letIn, startVisitors } from "../visitor.js";
import type { Visitors } from "../visitor.js";
import { alterationsOf, formOf } from "./alterations.js";
import { difference, fingerprintOf, judge } from "./judge.js";
import type { Judgement } from "./judge.js";
import { startLyingProxy } from "./proxy.js";
import type { Lie, LyingProxy } from "./proxy.js";
import { setScene } from "./scene.js";
import type { Scene } from "./scene.js";
import { counting, look } from "./shown.js";
import type { Place, Shown } from "./shown.js";
import { unknowableBy, unknowables } from "./unknowable.js";

const isCampaign = process.env["LIES"] !== undefined;
/** Lies at each place. */
const most = Number(process.env["LIES"] ?? 2);
const chosen = new RegExp(process.env["LIES_AT"] ?? "");

interface ToldLie extends Lie {
  readonly form: string;
  readonly how: string;
}

interface Outcome extends Judgement {
  readonly place: string;
  readonly what: string;
  readonly unknowable: string | undefined;
}

describe.skipIf(chromiumPath === undefined)("a proxy that lies", () => {
  let service: RunningService;
  let proxy: LyingProxy;
  let visitors: Visitors;
  let scene: Scene;
  let page: Page;
  const outcomes: Outcome[] = [];
  const answers: string[] = [];
  const restless: string[] = [];
  const votes: string[] = [];

  beforeAll(async () => {
    service = await startService();
    proxy = await startLyingProxy(service.baseUrl);
    scene = await setScene(service);
    visitors = startVisitors(`${proxy.baseUrl}/console/`);
    ({ page } = await visitors.open());
    await letIn(service, page, scene.treasury.voters[1].credentials);
    await page.addInitScript(counting);
    await page.reload();
    await page.waitForSelector("header.frame");
    for (const place of scene.places.filter(({ name }) => chosen.test(name))) await lieAt(place);
  }, 7_200_000);

  afterAll(async () => {
    await visitors?.close();
    await proxy?.close();
    await service?.close();
    if (isCampaign) console.log(figures());
  });

  async function lieAt(place: Place): Promise<void> {
    proxy.lie = undefined;
    // Once for what is loaded only once, such as decoders.
    await look(page, place);
    proxy.forget();
    const truth = await look(page, place);
    const told = liesOf(proxy);
    const again = await look(page, place);
    if (again.text !== truth.text || truth.alerts.length > 0) {
      restless.push(`${place.name}: ${truth.alerts.join(" / ")} ${difference(truth.text, again.text)}`);
    }
    answers.push(...[...proxy.answers.keys()].map((operation) => `${place.name}: ${operation}`));
    noteVote(place, truth);
    for (const lie of sampleOf(told, scene.places.indexOf(place))) {
      proxy.lie = lie;
      const judged = judge(truth, await look(page, place));
      const unknowable = judged.verdict === "believed" ? unknowableBy(lie.operation, lie.form, lie.how) : undefined;
      const outcome = { place: place.name, what: `${lie.operation} ${lie.form}: ${lie.how}`, unknowable, ...judged };
      outcomes.push(outcome);
      if (isCampaign && isMissed(outcome)) console.log(lineOf(outcome));
    }
  }

  /** The fingerprint in the vote is that of the body that the page shows. */
  function noteVote({ name }: Place, { vote }: Shown): void {
    if (!vote) return;
    const { activity } = proxy.answers.get("get_activity") as unknown as {
      readonly activity: { readonly votes: readonly { readonly message: string }[] };
    };
    const { parameters } = JSON.parse(vote.bytes) as { readonly parameters: { readonly fingerprint: string } };
    const isSame = parameters.fingerprint === fingerprintOf(activity.votes[0]?.message ?? "");
    votes.push(`${name}: ${isSame ? "votes for what is shown" : "votes for something else"}`);
  }

  test("is not found fault with where it tells the truth", () => {
    expect(restless).toEqual([]);
    // The service makes no plan of policies that a lie has garbled.
    expect(visitors.complaints.filter((text) => !/status of 40[03]/.test(text))).toEqual([]);
    expect(votes.filter((vote) => !vote.endsWith("votes for what is shown"))).toEqual([]);
    expect(votes.length).toBeGreaterThan(process.env["LIES_AT"] === undefined ? 0 : -1);
  });

  test("has nothing approved but what is shown", () => {
    expect(outcomes.filter(({ verdict }) => verdict === "false vote").map(lineOf)).toEqual([]);
  });

  test("is caught, or shows nothing different, or says what a page cannot know", () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(scene.places.length);
    expect(outcomes.filter(isMissed).map(lineOf)).toEqual([]);
  });

  test.runIf(most === Infinity && process.env["LIES_AT"] === undefined)(
    "is believed in all that is said to be unknowable",
    () => {
      const believed = new Set(outcomes.map(({ unknowable }) => unknowable));
      expect(unknowables.map(({ entry }) => entry).filter((entry) => !believed.has(entry))).toEqual([]);
    },
  );

  function figures(): string {
    const count = (place: string, ...verdicts: readonly Outcome["verdict"][]) =>
      outcomes.filter((outcome) => outcome.place === place && verdicts.includes(outcome.verdict)).length;
    const rows = [...new Set(outcomes.map(({ place }) => place))].map((place) => {
      const asked = answers.filter((answer) => answer.startsWith(`${place}: `)).length;
      const unknowable = outcomes.filter(
        (outcome) => outcome.place === place && outcome.unknowable !== undefined,
      ).length;
      const missed = count(place, "believed", "false vote") - unknowable;
      return [place, asked, count(place, "caught"), count(place, "nothing different"), unknowable, missed] as const;
    });
    const sums = [1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
    const heading = ["place", "answers", "caught", "nothing different", "unknowable", "missed"];
    return [heading, ...rows, ["all", ...sums]].map((row) => row.join(" | ")).join("\n");
  }
});

function isMissed({ verdict, unknowable }: Outcome): boolean {
  return verdict === "false vote" || (verdict === "believed" && unknowable === undefined);
}

function lineOf({ place, what, difference }: Outcome): string {
  return `${place} | ${what} | ${difference}`;
}

/** All lies about the answers that a place has asked for; of items of a list, the same member once. */
function liesOf({ answers }: LyingProxy): ToldLie[] {
  return [...answers].flatMap(([operation, answer]) => {
    const byKind = new Map<string, ToldLie>();
    for (const { path, how, of } of alterationsOf(answer)) {
      const form = formOf(path);
      if (!byKind.has(`${form} ${how}`)) byKind.set(`${form} ${how}`, { operation, form, how, tell: of });
    }
    return [...byKind.values(), { operation, form: "", how: "refused", tell: () => undefined }];
  });
}

/** A few, spread over all; at other places, other ones. */
function sampleOf(lies: readonly ToldLie[], turn: number): readonly ToldLie[] {
  if (lies.length <= most) return lies;
  const step = lies.length / most;
  return Array.from({ length: most }, (_, index) => lies[Math.floor(step * (index + ((turn * 0.618) % 1)))] as ToldLie);
}
