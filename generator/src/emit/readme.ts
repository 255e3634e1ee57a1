// What the README of the generated package shows: an example of the client, every operation in one line, the entry
// points.

import type { Json, Model } from "../model/model.js";
import { isUncalled, plainOperations } from "../model/operations.js";
import { defaultStamper, plainSample, sampleWidth, submitSample } from "./call-sample.js";
import { entryPoints } from "./entry-points.js";
import { familyExamples } from "../values/examples.js";
import { mockCommand } from "../model/names.js";
import type { EmitContext } from "./output.js";
import { has } from "./runtime-exports.js";
import { firstSentence, sentence, tableCell } from "./prose.js";

export interface ReadmeView {
  readonly package: string;
  /** The program that serves the mock, where there is one. */
  readonly commands: readonly string[];
  readonly title: string;
  readonly version: string;
  readonly doc: string;
  /** What is in it, in a few words. */
  readonly holds: string;
  /** One entry, or none where there is nothing to call. */
  readonly calls: readonly { readonly groups: readonly GroupView[] }[];
  /** One entry, or none where nothing can be submitted. */
  readonly examples: readonly { readonly code: string }[];
  /** Where the notes about versions are, if any kind of request can have several. */
  readonly versioned: readonly string[];
  readonly entries: readonly { readonly specifier: string; readonly about: string }[];
}

interface GroupView {
  readonly title: string;
  readonly about: string;
  readonly operations: readonly { readonly name: string; readonly about: string }[];
}

export function readmeView(context: EmitContext): ReadmeView {
  const { model } = context;
  const { package: name, title, version, doc } = model.contract;
  const code = shownExample(model, defaultStamper(context));
  return {
    package: name,
    commands: has(context, "mock") ? [mockCommand(model)] : [],
    title,
    version,
    doc: sentence(firstSentence(doc)),
    examples: code === undefined ? [] : [{ code }],
    holds: isUncalled(model) ? "types and validators" : "types, validators, a client and a server",
    calls: isUncalled(model) ? [] : [{ groups: groups(model) }],
    versioned: model.activity ? ["VERSIONS.md"] : [],
    entries: entryPoints(context).map(({ path, about }) => ({
      specifier: name + path.slice(1),
      about: tableCell(about),
    })),
  };
}

function groups(model: Model): readonly GroupView[] {
  const record = model.activity?.union.name;
  const all = [
    {
      title: "Changes",
      about: `Answered with \`${record}\`, a record that tells how far the change has come.`,
      operations: model.families.map(rowOf),
    },
    {
      title: record === undefined ? "Changes" : "Plain operations",
      about: "Change something; the answer says what came of it.",
      operations: model.operations.map(rowOf),
    },
    { title: "Queries", about: "Read and change nothing.", operations: model.queries.map(rowOf) },
  ];
  return all.filter(({ operations }) => operations.length > 0);
}

function rowOf({ name, doc }: { readonly name: string; readonly doc: string }): GroupView["operations"][number] {
  return { name, about: tableCell(firstSentence(doc)) };
}

/** The first example that is short enough to be read at a glance, or else the shortest. */
function shownExample(model: Model, stamper: string | undefined): string | undefined {
  const ofFamilies = model.families.flatMap((family) => {
    const example = familyExamples(family).find(
      ({ version, parameters }) => version === family.newest && version.resultKey !== undefined && !isEmpty(parameters),
    );
    return example ? [submitSample(model, family.name, example, stamper)] : [];
  });
  const all =
    ofFamilies.length > 0
      ? ofFamilies
      : plainOperations(model).flatMap((one) => {
          const [example] = one.examples;
          return example ? [plainSample(model, one, example.request, stamper)] : [];
        });
  const short = all.find((code) => {
    const lines = code.split("\n");
    return lines.length <= 15 && lines.every((line) => line.length <= sampleWidth);
  });
  return short ?? [...all].sort((a, b) => a.length - b.length)[0];
}

function isEmpty(parameters: Json): boolean {
  return parameters === null || Object.keys(parameters).length === 0;
}
