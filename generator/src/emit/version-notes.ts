// What VERSIONS.md says: how each version differs from the one that it started from, and how old requests are upgraded.

import type { Change, Family, Field, Model, Shape, Step, Version } from "../model/model.js";
import { familyStepName, shapeStepName } from "../model/names.js";
import { enumerate, firstSentence, sentence } from "./prose.js";

export interface VersionsView {
  readonly intro: string;
  readonly families: readonly FamilyView[];
  /** One entry, or none where no record has changed. */
  readonly records: readonly { readonly shapes: readonly RecordView[] }[];
}

interface FamilyView {
  readonly name: string;
  readonly about: string;
  readonly terminals: string;
  readonly versions: readonly VersionView[];
}

export interface VersionView {
  readonly number: number;
  readonly type: string;
  readonly about: string;
  /** What the changes are against; empty where there are none. */
  readonly since: string;
  readonly changes: readonly string[];
  readonly result: string;
  readonly upgrade: string;
}

interface RecordView {
  readonly name: string;
  readonly from: string;
  readonly changes: readonly string[];
  readonly upgrade: string;
}

export function versionsView(model: Model): VersionsView {
  const families = model.families.filter(({ versions }) => versions.length > 1);
  const steps = model.shapes.flatMap(({ step }) => step ?? []).sort((a, b) => compare(a.to.name, b.to.name));
  const changing = enumerate(families.map(({ name }) => name));
  const intro =
    families.length === 0
      ? "Every kind of request exists in one version."
      : `${changing} ${families.length === 1 ? "exists" : "exist"} in more than one version. All versions are submitted to one path and told apart by their type. \`upgradeToLatest\` takes the parameters of an older version as far as they can be taken.`;
  return {
    intro,
    families: families.map(familyView),
    records: steps.length > 0 ? [{ shapes: steps.map(recordView) }] : [],
  };
}

function familyView(family: Family): FamilyView {
  const leftBehind = family.versions.filter((version) => version !== family.newest && !version.next);
  const terminals = [
    `Newest: \`${family.newest.type}\`.`,
    ...(leftBehind.length > 0
      ? [`Left behind, because no upgrade leads on: ${enumerate(leftBehind.map(({ type }) => type))}.`]
      : []),
  ].join(" ");
  const versions = family.versions.map((version) => versionNotes(family, version));
  return { name: family.name, about: sentence(firstSentence(family.doc)), terminals, versions };
}

/** How a version differs from the one that it started from. */
export function versionNotes(family: Family, version: Version): VersionView {
  return {
    number: version.number,
    type: version.type,
    about: versionAbout(version),
    since: sinceText(family, version),
    changes: version.intent.step ? changeWords(version.intent.step) : [],
    result: resultText(family, version),
    upgrade: versionUpgrade(family, version),
  };
}

function versionAbout({ doc, submit, why }: Version): string {
  const unsent = submit ? [] : ["It can be read, not submitted.", ...(why === undefined ? [] : [sentence(why)])];
  return [sentence(doc), ...unsent].join(" ");
}

function sinceText(family: Family, { intent }: Version): string {
  const { step } = intent;
  const older = step && family.versions.find((version) => version.intent === step.from);
  if (!step || !older) return "";
  return step.changes.length > 0
    ? `Since version ${older.number}:`
    : `The parameters are those of version ${older.number}.`;
}

function resultText(family: Family, { number, result, resultKey }: Version): string {
  if (resultKey === undefined) return "It has no result of its own.";
  const first = family.versions.find((version) => version.result === result);
  return first && first.number !== number
    ? `The result is that of version ${first.number}, under \`${resultKey}\`.`
    : `The result stands under \`${resultKey}\`.`;
}

function versionUpgrade(family: Family, version: Version): string {
  const { next, step } = version;
  if (next && step) return upgradeWords(step, familyStepName(family, version, next), `version ${next.number}`);
  if (version === family.newest) return "This is the newest version.";
  const refused = family.versions.findLast(({ intent }) => intent.step?.from === version.intent)?.intent.step?.upgrade;
  return refused && refused.kind !== "derived"
    ? `There is no upgrade. ${sentence(refused.why)}`
    : "There is no upgrade: no later version started from this one.";
}

function upgradeWords({ upgrade }: Step, name: string, to: string): string {
  switch (upgrade.kind) {
    case "derived":
      return `Upgrade to ${to}: \`${name}\`.`;
    case "custom":
      return `Upgrade to ${to}: only with a hook that you supply${hookTask(upgrade.asked)}. ${sentence(upgrade.why)}`;
    case "none":
      return `There is no upgrade to ${to}. ${sentence(upgrade.why)}`;
  }
}

function hookTask(asked: readonly Field[]): string {
  return asked.length === 0 ? ", which may refuse" : `, which makes ${enumerate(asked.map(({ name }) => name))}`;
}

function recordView(step: Step): RecordView {
  const { from, to } = step;
  return {
    name: to.name,
    from: from.name,
    changes: changeWords(step),
    upgrade: upgradeWords(step, shapeStepName(step), `\`${to.name}\``),
  };
}

function changeWords(step: Step): readonly string[] {
  return step.changes.map((change) => changeText(change, step.to));
}

function changeText(change: Change, to: Shape): string {
  switch (change.kind) {
    case "add": {
      const optional = to.fields.find(({ name }) => name === change.field)?.optional === true;
      const filled = change.default === undefined ? "" : `; an upgrade fills in \`${JSON.stringify(change.default)}\``;
      return `\`${change.field}\` is new${optional ? " and optional" : ""}${filled}.`;
    }
    case "drop":
      return `\`${change.field}\` is gone.`;
    case "rename":
      return `\`${change.field}\` is called \`${change.to}\`.`;
    case "retype":
      return `\`${change.field}\` is \`${change.to}\`; it was \`${change.from}\`.`;
    case "wrap":
      if (change.uses.length === 0) return `\`${change.field}\` is new; an upgrade fills it in.`;
      return change.uses.length === 1 && change.uses[0] === change.field
        ? `\`${change.field}\` has another form; an upgrade makes it from the old one.`
        : `\`${change.field}\` takes the place of ${enumerate(change.uses)}.`;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
