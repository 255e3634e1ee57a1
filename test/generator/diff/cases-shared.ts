// Cases of the package as a whole, of names, and of what only readers see.

import type { Case } from "./case.js";
import { all, replace, shapes } from "./edit.js";

/** The package in its long form, with one key more. */
const packaged = (key: string) =>
  replace("contract.yaml", 'package: "@example/shop"', `package: { name: "@example/shop", ${key} }`);

/** A member of an answer is there until a day. */
const goingFrom = (until: string) =>
  shapes(
    "origin: { type: string, doc: Garden it comes from. }",
    `origin: { type: string, doc: Garden it comes from., deprecated: { why: see garden, until: "${until}" } }`,
  );

const scalars = (from: string, to: string) => replace("scalars.yaml", from, to);
const branded = scalars("TeaName: { base: string,", "TeaName: { base: string, brand: true,");
const word = "word: { type: string, doc: A word., maxLength: 20 }";
const alike = "base: string, doc: A word., maxLength: 20, example: fine";

export const sharedCases: readonly Case[] = [
  {
    rule: "brand-added",
    about: "names that are sent and answered are branded",
    subject: "TeaName",
    effects: "––●●–",
    mirror: "brand-removed",
    edit: branded,
  },
  {
    rule: "brand-added",
    about: "what is only sent is branded",
    subject: "Word",
    effects: "––●––",
    mirror: "brand-removed",
    before: all(shapes(word, "word: Word"), scalars("scalars:\n", `scalars:\n  Word: { ${alike} }\n`)),
    edit: scalars("Word: { base", "Word: { brand: true, base"),
  },
  {
    rule: "brand-removed",
    about: "what is only sent is branded no longer, but what it extends is",
    subject: "Word",
    effects: "–––●–",
    mirror: "brand-added",
    before: all(
      shapes(word, "word: Word\n      text?: Text"),
      scalars("scalars:\n", `scalars:\n  Text: { brand: true, ${alike} }\n  Word: { extends: Text, doc: A word. }\n`),
    ),
    edit: scalars("extends: Text,", "extends: Text, brand: false,"),
  },
  {
    rule: "scalar-swapped",
    about: "a branded string became another",
    subject: "Filter.word",
    effects: "––●●–",
    mirror: "scalar-swapped",
    before: all(
      shapes(word, "word: Word\n      text?: Text\n      last?: Word"),
      scalars("scalars:\n", `scalars:\n  Word: { brand: true, ${alike} }\n  Text: { brand: true, ${alike} }\n`),
    ),
    edit: shapes("word: Word\n", "word: Text\n"),
  },
  {
    rule: "scalar-swapped",
    about: "a branded string became the one that it extends",
    subject: "Filter.word",
    effects: "–––●–",
    mirror: "scalar-swapped",
    before: all(
      shapes(word, "word: Word\n      last?: Word"),
      scalars("scalars:\n", `scalars:\n  Text: { brand: true, ${alike} }\n  Word: { extends: Text, doc: A word. }\n`),
    ),
    edit: shapes("word: Word\n", "word: Text\n"),
  },
  {
    rule: "request-type-widened",
    about: "an enum became a branded string",
    subject: "Filter.leaf",
    effects: "––●●–",
    mirror: "request-string-to-enum",
    before: branded,
    edit: shapes("      leaf: Leaf\n", "      leaf: TeaName\n      leaves?: Leaf\n"),
  },
  {
    rule: "request-string-to-enum",
    about: "a branded string became a value of an enum",
    subject: "Filter.leaf",
    effects: "●–●●–",
    mirror: "request-type-widened",
    before: all(branded, shapes("      leaf: Leaf\n", "      leaf: TeaName\n      leaves?: Leaf\n")),
    edit: shapes("      leaf: TeaName\n      leaves?: Leaf\n", "      leaf: Leaf\n"),
  },
  {
    rule: "response-type-widened",
    about: "a closed enum became a branded string",
    subject: "Tea.grade",
    effects: "–●●●–",
    mirror: "response-type-narrowed",
    before: branded,
    edit: shapes("      grade: Grade\n", "      grade: TeaName\n      graded?: Grade\n"),
  },
  {
    rule: "response-type-narrowed",
    about: "a branded string became a closed enum",
    subject: "Tea.grade",
    effects: "––●●–",
    mirror: "response-type-widened",
    before: all(branded, shapes("      grade: Grade\n", "      grade: TeaName\n      graded?: Grade\n")),
    edit: shapes("      grade: TeaName\n      graded?: Grade\n", "      grade: Grade\n"),
  },
  {
    rule: "scalar-swapped",
    about: "an open enum became a branded string",
    subject: "Tea.mood",
    effects: "–––●–",
    mirror: "scalar-swapped",
    before: branded,
    edit: shapes("      mood: Mood\n", "      mood: TeaName\n      clerk?: Mood\n"),
  },
  {
    rule: "scalar-swapped",
    about: "a branded string became an open enum",
    subject: "Tea.mood",
    effects: "––●––",
    mirror: "scalar-swapped",
    before: all(branded, shapes("      mood: Mood\n", "      mood: TeaName\n      clerk?: Mood\n")),
    edit: shapes("      mood: TeaName\n      clerk?: Mood\n", "      mood: Mood\n"),
  },
  {
    rule: "export-renamed",
    about: "a record has another name",
    subject: "Loose",
    effects: "––●●–",
    mirror: "export-renamed",
    edit: all(shapes("loose: Loose\n", "loose: Relaxed\n"), shapes("  Loose:\n", "  Relaxed:\n")),
  },
  {
    rule: "export-renamed",
    about: "an enum has another name",
    subject: "Leaf",
    effects: "––●●–",
    mirror: "export-renamed",
    edit: all(shapes("leaf: Leaf\n", "leaf: LeafKind\n"), replace("enums.yaml", "  Leaf: {", "  LeafKind: {")),
  },
  {
    rule: "export-renamed",
    about: "the contract takes the name of a type of the package",
    subject: "the package's Client",
    effects: "––●––",
    mirror: "export-renamed",
    edit: all(
      shapes("loose: Loose\n", "loose: Loose\n      client?: Client\n"),
      shapes("shapes:\n", "shapes:\n  Client: { doc: Who buys., fields: { tea: TeaName } }\n"),
    ),
  },
  {
    rule: "export-renamed",
    about: "the contract takes the name of what servers implement",
    subject: "the package's Service",
    effects: "–––●–",
    mirror: "export-renamed",
    edit: all(
      shapes("loose: Loose\n", "loose: Loose\n      service?: Service\n"),
      shapes("shapes:\n", "shapes:\n  Service: { doc: A set of cups., fields: { tea: TeaName } }\n"),
    ),
  },
  {
    rule: "export-kind-changed",
    about: "an enum became a scalar",
    subject: "Leaf",
    effects: "––●●–",
    mirror: "export-kind-changed",
    edit: all(
      (files) =>
        files.set("enums.yaml", (files.get("enums.yaml") ?? "").replace(/ {2}Leaf: .*\n(?: {4}.*\n| {6}.*\n)*/, "")),
      replace(
        "scalars.yaml",
        "scalars:\n",
        "scalars:\n  Leaf: { base: string, doc: What it is made of., maxLength: 9, example: GREEN }\n",
      ),
    ),
  },
  {
    rule: "entry-point-removed",
    about: "the package has another name",
    subject: "package",
    effects: "––●●–",
    mirror: "entry-point-removed",
    edit: replace("contract.yaml", '"@example/shop"', '"@example/tea"'),
  },
  {
    rule: "entry-point-removed",
    about: "the package no longer has its upgrades",
    subject: "emit upgrades",
    effects: "––●◐–",
    mirror: undefined,
    before: packaged("emit: [server, upgrades]"),
    edit: replace("contract.yaml", "emit: [server, upgrades]", "emit: [server]"),
  },
  {
    rule: "validators-renamed",
    about: "what was only answered is sent too",
    subject: "Delivery",
    effects: "––◐◐–",
    mirror: "validators-renamed",
    edit: shapes(
      "      more: { type: json, doc: Whatever else. }\n",
      "      more: { type: json, doc: Whatever else. }\n      like?: Delivery\n",
    ),
  },
  {
    rule: "typescript-raised",
    about: "older compilers are no longer supported",
    subject: "typescript",
    effects: "––●●–",
    mirror: undefined,
    before: packaged('typescript: "5.8"'),
    edit: replace("contract.yaml", 'typescript: "5.8"', 'typescript: "5.9"'),
  },
  {
    rule: "deprecated",
    about: "a member is deprecated",
    subject: "Tea.origin",
    effects: "–––––",
    mirror: undefined,
    edit: shapes(
      "origin: { type: string, doc: Garden it comes from. }",
      "origin: { type: string, doc: Garden it comes from., deprecated: see garden }",
    ),
  },
  {
    rule: "removal-date-too-near",
    about: "a member goes earlier than announced",
    subject: "Tea.origin",
    effects: "–––––",
    mirror: undefined,
    before: goingFrom("2999-12-31"),
    edit: shapes("2999-12-31", "2999-06-30"),
  },
  {
    rule: "removal-date-too-near",
    about: "a member is said to have gone",
    subject: "Tea.origin",
    effects: "–––––",
    mirror: undefined,
    edit: goingFrom("2020-01-01"),
  },
  {
    rule: "documentation-changed",
    about: "a member is described better",
    subject: "Tea.origin",
    effects: "–––––",
    mirror: "documentation-changed",
    edit: shapes(
      "origin: { type: string, doc: Garden it comes from. }",
      "origin: { type: string, doc: The garden it was grown in. }",
    ),
  },
];
