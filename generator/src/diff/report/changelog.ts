// The changelog of a release in Markdown, and how callers migrate: each old call beside the new one, made from the
// contract's own examples and upgrades.

import { branded } from "../../emit/branded-json.js";
import { jsonText } from "../../emit/json-text.js";
import { sentence } from "../../emit/prose.js";
import type { Family, FamilyExample, Json, Model, PlainOperation, Shape, Version } from "../../model/model.js";
import { plainOperations } from "../../model/operations.js";
import { axes, axisTitles } from "../rules/rule.js";
import { rules } from "../rules/rules.js";
import { upgraded } from "../upgrade.js";
import type { Judged } from "../judged.js";
import type { Verdict } from "../verdict.js";
import { cell } from "./markdown.js";
import { notedOnce } from "./words.js";

export interface Models {
  readonly old: Model;
  readonly now: Model;
}

export function changelog(verdict: Verdict, models: Models): string {
  const { changes, versions } = verdict;
  const of = (level: Judged["level"]): readonly Judged[] => changes.filter((change) => change.level === level);
  const documented = changes.filter(({ rule }) => rule === "documentation-changed");
  const sections = [
    section("Breaking", of("breaks")),
    section("May break", of("depends")),
    section(
      "Added and changed",
      of("note").filter((change) => !documented.includes(change)),
    ),
    ...(documented.length > 0 ? [`### Documentation\n\n- ${documented.length} descriptions or examples changed.`] : []),
  ];
  const guides = migrations(models);
  if (guides.length > 0) sections.push(`### Migration\n\n${guides.join("\n\n")}`);
  const shown = sections.filter(Boolean);
  const heading = `## ${versions.suggested}`;
  return `${[heading, ...(shown.length > 0 ? shown : [`Nothing has changed since ${versions.old}.`])].join("\n\n")}\n`;
}

function section(title: string, changes: readonly Judged[]): string {
  return changes.length === 0 ? "" : `### ${title}\n\n${notedOnce(changes).map(entry).join("\n")}`;
}

function entry({ rule, message, effects, serverFirst, level, accepted, before, after }: Judged): string {
  const broken = axes.filter((axis) => effects[axis] !== "safe").map((axis) => axisTitles[axis]);
  const lines = [
    `- ${sentence(cell(message))}`,
    ...(broken.length > 0 ? [`Concerns ${broken.join(", ")}.`] : []),
    ...(serverFirst ? ["Roll the server out first."] : []),
    ...(level === "breaks" && before && after ? [`Was \`${before.text}\`, is \`${after.text}\`.`] : []),
    ...(level === "breaks" && !accepted ? [`To avoid it: ${rules[rule].instead}`] : []),
    ...(accepted ? [`Reason: ${sentence(cell(accepted.why))}`] : []),
  ];
  return lines.join("\n  ");
}

/** Families whose current version is another one, and operations that have another name. */
function migrations({ old, now }: Models): string[] {
  const families = old.families.flatMap((before) => {
    const after = now.families.find((family) => family.versions.some(({ type }) => type === before.current.type));
    return after ? familyGuide(before, after, { old: parametersOf(old), now: parametersOf(now) }) : [];
  });
  const others = plainOperations(old).flatMap((before) => {
    const after = plainOperations(now).find(({ name, path }) => name === before.name || path === before.path);
    return after && after.name !== before.name ? plainGuide(before, after) : [];
  });
  return [...families, ...others];
}

/** How the contracts call the member of a body that holds the parameters. */
interface Called {
  readonly old: string;
  readonly now: string;
}

function parametersOf({ activity }: Model): string {
  return activity?.members.parameters ?? "parameters";
}

function familyGuide(before: Family, after: Family, called: Called): string[] {
  const oldCurrent = before.current;
  const kept = after.versions.find(({ type }) => type === oldCurrent.type);
  const moved = after.current.type !== oldCurrent.type;
  if (!kept || !oldCurrent.submit || (!moved && before.name === after.name)) return [];
  const example = before.examples.find(({ version }) => version === oldCurrent);
  if (!example) return [];
  const lines = [
    `#### \`${oldCurrent.submit.operation}\``,
    `Was:`,
    code(call(oldCurrent, example.parameters, called.old)),
  ];
  if (kept.submit && kept.submit.operation !== oldCurrent.submit.operation)
    lines.push(`The same request under its new name:`, code(call(kept, example.parameters, called.now)));
  if (moved && after.current.submit) lines.push(...newCall(example, kept, after, called.now));
  return [lines.join("\n\n")];
}

/** The old example, upgraded; where a hook would be needed, the new version's own. */
function newCall(example: FamilyExample, kept: Family["current"], after: Family, called: string): string[] {
  const made = upgraded(kept, example.parameters);
  if (made && made.version === after.current)
    return [
      `As version ${after.current.number} (what \`upgradeToLatest\` makes of it):`,
      code(call(after.current, made.parameters, called)),
    ];
  const own = after.examples.find(({ version }) => version === after.current);
  return own
    ? [
        `Version ${after.current.number} has to be written anew, for instance:`,
        code(call(after.current, own.parameters, called)),
      ]
    : [];
}

function plainGuide(before: PlainOperation, after: PlainOperation): string[] {
  const [example] = before.examples;
  if (!example) return [];
  const lines = [
    `#### \`${before.name}\``,
    `Was:`,
    code(`await client.${before.name}(${literal(example.request, before.request)});`),
    `Is:`,
    code(`await client.${after.name}(${literal(after.examples[0]?.request ?? example.request, after.request)});`),
  ];
  return [lines.join("\n\n")];
}

/** @param called the member that holds the parameters */
function call({ submit, intent }: Version, parameters: Json, called: string): string {
  return `await client.${submit?.operation ?? ""}({ ...envelope, ${called}: ${literal(parameters, intent)} });`;
}

const widest = 90;

/** As it stands in a call. */
function literal(value: Json, shape: Shape): string {
  return jsonText(branded(value, { kind: "shape", shape }, new Set()), { before: "", width: widest, language: "ts" });
}

function code(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}
