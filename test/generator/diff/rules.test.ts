// What `diff` says of each edit in the table of cases, both ways.

import { describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/diff/compare.js";
import type { Change } from "../../../generator/src/diff/change.js";
import { axes } from "../../../generator/src/diff/rules/rule.js";
import type { Effect } from "../../../generator/src/diff/rules/rule.js";
import { rules } from "../../../generator/src/diff/rules/rules.js";
import type { Model } from "../../../generator/src/model/model.js";
import { modelOf } from "../fixture.js";
import { cases, edited, shop } from "./cases.js";
import type { Case } from "./case.js";
import { shapes } from "./edit.js";

const effectMarks: Readonly<Record<Effect, string>> = { breaks: "●", depends: "◐", safe: "–" };

function marks({ effects }: Change): string {
  return axes.map((axis) => effectMarks[effects[axis]]).join("");
}

const original = modelOf(shop);

/** Compiled once for both directions. */
const compiled = new Map<Case, readonly [old: Model, now: Model]>();

function models(one: Case): readonly [old: Model, now: Model] {
  const { before, edit } = one;
  const found = compiled.get(one) ?? [
    before ? modelOf(edited(shop, before)) : original,
    modelOf(edited(shop, before, edit)),
  ];
  compiled.set(one, found);
  return found;
}

describe("a change is found, with whom it breaks", () => {
  test.each(cases.map((one) => [`${one.rule}: ${one.about}`, one] as const))("%s", async (_, one) => {
    const [old, now] = models(one);
    const changes = await compare(old, now);
    const found = changes.map((change) => `${change.rule} ${change.subject} ${marks(change)}`);
    expect(found).toContain(`${one.rule} ${one.subject} ${one.effects}`);
    const change = changes.find(({ rule, subject }) => rule === one.rule && subject === one.subject);
    const wire = change?.effects.requests === "breaks" || change?.effects.responses === "breaks";
    const shown = withoutBody.has(one.rule) || change?.witness !== undefined;
    expect(!wire || shown, "a break of the wire has a witness").toBe(true);
  });
});

test("another media type of errors is told where it is written", async () => {
  const one = cases.find(({ rule }) => rule === "error-media-changed");
  const changes = one ? await compare(...models(one)) : [];
  const { before, after } = changes.find(({ rule }) => rule === "error-media-changed") ?? {};
  const places = [before, after].map((side) => side && `${side.position.file}:${side.position.line}`);
  expect(places).toEqual(["errors.yaml:3", "errors.yaml:4"]);
});

test("a step is told as the contract writes it", async () => {
  const told = async (one: Case) => {
    const changes = await compare(...models(one));
    const { before, after } = changes.find(({ rule }) => rule === "upgrade-changed") ?? {};
    return [before?.text, after?.text];
  };
  const [template, hook] = cases.filter(({ rule }) => rule === "upgrade-changed");
  const step = "from OrderTeaIntent to OrderTeaIntentV2";
  expect(template && (await told(template))).toEqual([
    `derived ${step}: teas from [$tea]`,
    `derived ${step}: teas from [$tea, $tea]`,
  ]);
  expect(hook && (await told(hook))).toEqual([
    `custom ${step}: teas from [$tea]`,
    `custom ${step}: teas from [$tea], hurry from a hook`,
  ]);
});

/** Breaks that no body shows: what is gone is a status, a header, or the thing that would have been sent. */
const withoutBody = new Set([
  "error-changed",
  "webhook-changed",
  "webhook-header-changed",
  "webhook-signature-changed",
  "webhook-signature-removed",
  "intent-key-renamed",
  "result-removed",
]);

describe("the same edit taken back is found too", () => {
  test.each(cases.map((one) => [`${one.rule}: ${one.about}`, one] as const))("%s", async (_, one) => {
    const [old, now] = models(one);
    const found = new Set((await compare(now, old)).map(({ rule }) => rule));
    expect([...found].filter((rule) => rule === one.mirror)).toHaveLength(one.mirror ? 1 : 0);
  });
});

test("every rule has a case, and every rule is found the other way round by another", () => {
  // That of another tag is tried in unions.test.ts.
  const unions = Object.keys(rules).filter((name) => name.includes("-discriminator-"));
  const tried = new Set<string>([...cases.map(({ rule }) => rule), ...unions]);
  expect(Object.keys(rules).filter((name) => !tried.has(name))).toEqual([]);
});

test("members that a shape takes from another one are compared as its own", async () => {
  const shared = edited(
    shop,
    shapes(
      "shapes:\n",
      "shapes:\n  Grown: { doc: What grows., fields: { harvest?: { type: string, doc: When it was picked. } } }\n",
    ),
    shapes("    doc: A tea on the shelf.\n", "    doc: A tea on the shelf.\n    extends: Grown\n"),
    shapes("      harvest?: { type: string, doc: When it was picked. }\n", ""),
  );
  expect(await compare(original, modelOf(shared))).toEqual([]);
  const lacking = edited(shared, shapes("harvest?: { type: string, doc: When it was picked. }", ""));
  const found = (await compare(modelOf(shared), modelOf(lacking))).map(({ rule, subject }) => `${rule} ${subject}`);
  expect(found).toContain("response-optional-member-removed Tea.harvest");
});

test("headers and a signature that webhooks share are compared as their own", async () => {
  const event = "X-Event-Id: { type: TaskId, doc: Identifier of the event. }";
  const seal = "X-Seal: { type: string, doc: The signature. }";
  const signature = '{ algorithm: ed25519, header: X-Seal, encoding: hex, over: "{X-Event-Id}.{body}" }';
  const webhooks = (first: string, second: string, signed: string): string => `webhooks:
  sent: { doc: Tea is on its way., payload: Delivery, headers: { ${first}, ${seal} }, signature: ${signature} }
  lost: { doc: Tea is lost., payload: Delivery, headers: { ${second}, ${seal} }, signature: ${signed} }\n`;
  const apart = new Map(shop).set("webhooks.yaml", webhooks(event, event, signature));
  const shared = new Map(shop)
    .set("headers.yaml", `headers: { Event: { ${event} } }\n`)
    .set("webhooks.yaml", webhooks("extends: Event", "extends: Event", "sent"));
  expect(await compare(modelOf(apart), modelOf(shared))).toEqual([]);
  const changed = new Map(shared).set("headers.yaml", (shared.get("headers.yaml") ?? "").replace("TaskId", "TeaName"));
  const found = (await compare(modelOf(shared), modelOf(changed))).map(({ rule, subject }) => `${rule} ${subject}`);
  expect(found).toEqual(["webhook-header-changed lost X-Event-Id", "webhook-header-changed sent X-Event-Id"]);
});

test("a contract does not differ from itself", async () => {
  expect(await compare(modelOf(shop), modelOf(shop))).toEqual([]);
});
