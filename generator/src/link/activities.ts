// Derives the records around activities: each version's request, activity and response, and the general forms that all
// activities fit.

import { child } from "../load/tree.js";
import type { Position } from "../diagnostics/position.js";
import { deprecation } from "./operations.js";
import { camel, pascal } from "../model/case.js";
import type { ActivityMembers, Family, Field, Type, Version } from "../model/model.js";
import { draftShape, makeField } from "./draft.js";
import type { EnumDraft, ShapeDraft, UnionDraft } from "./draft.js";
import type { FamilyDraft, VersionDraft } from "./families.js";
import { memberName } from "./vocabulary.js";

/** Everything about activities that exists once. Fields are put in when the families are known. */
export interface ActivityDrafts {
  readonly members: ActivityMembers;
  readonly base: ShapeDraft;
  readonly record: ShapeDraft;
  readonly union: UnionDraft;
  readonly types: EnumDraft;
  readonly intent: ShapeDraft;
  readonly result: ShapeDraft;
  readonly response: ShapeDraft;
}

const activityHome = "activity";

export interface ActivityNames {
  readonly members: ActivityMembers;
  /** Member of an answer that holds the record. */
  readonly answer: string;
  readonly record: string;
  readonly intent: { readonly name: string; readonly doc: string };
  readonly result: { readonly name: string; readonly doc: string };
  readonly types: { readonly name: string; readonly doc: string };
  readonly position: Position;
}

export function draftActivity(names: ActivityNames, declared: ShapeDraft): ActivityDrafts {
  const { record: name, members, position } = names;
  declared.name = `${name}Base`;
  declared.home = activityHome;
  const unknown = `${name} of a type that this contract does not know, as a newer server may send it. Every ${name} fits.`;
  const union: UnionDraft = {
    name,
    doc: declared.doc,
    tag: members.type,
    variants: [],
    fallback: undefined,
    usage: { request: false, response: false },
    home: activityHome,
    position: declared.position,
  };
  const response = draftShape({
    name: `${name}Response`,
    role: "response",
    doc: `An answer with one ${camel(name)} of any type.`,
    home: activityHome,
    position: declared.position,
  });
  response.fields = [
    makeField({ name: names.answer, type: { kind: "union", union }, doc: declared.doc, position: declared.position }),
  ];
  return {
    members,
    base: declared,
    record: draftShape({
      name: `Unknown${name}`,
      role: "activity",
      doc: unknown,
      home: activityHome,
      position: declared.position,
    }),
    union,
    types: {
      name: names.types.name,
      doc: names.types.doc,
      open: true,
      plain: false,
      values: [],
      usage: { request: false, response: false },
      position,
    },
    intent: draftShape({ name: names.intent.name, role: "shape", doc: names.intent.doc, home: activityHome, position }),
    result: draftShape({ name: names.result.name, role: "shape", doc: names.result.doc, home: activityHome, position }),
    response,
  };
}

/** A version with the records around it; how it leads on to the next is found when all are known. */
export function linkVersion(
  family: FamilyDraft,
  draft: VersionDraft,
  current: VersionDraft,
  drafts: ActivityDrafts,
  envelope: readonly Field[],
): Version {
  const { suffix, type, position } = draft;
  const name = pascal(family.name);
  const numbered = `${family.name}V${draft.number}`;
  const deprecated = draft.number < current.number ? `superseded by \`${current.type}\`` : deprecation(family.node);
  draft.intent.deprecated ??= deprecated;
  const literal: Type = { kind: "literal", value: type, of: drafts.types };
  const { members } = drafts;
  const typeField = makeField({
    name: members.type,
    type: literal,
    doc: `Always this value: it tells which kind of ${camel(drafts.union.name)} this is.`,
    position,
  });
  const activity = draftShape({
    name: `${name}${drafts.union.name}${suffix}`,
    role: "activity",
    doc: `${drafts.union.name} of type \`${type}\`. ${draft.doc}`,
    home: family.home,
    position,
    deprecated,
    fields: withKind(drafts, {
      type: typeField,
      intent: inline(
        members.intent,
        family,
        draft.intentKey,
        { kind: "shape", shape: draft.intent },
        false,
        draft.intent,
      ),
      result: inline(
        members.result,
        family,
        draft.resultKey,
        draft.result && { kind: "shape", shape: draft.result },
        true,
        draft.result ?? draft.intent,
      ),
    }),
  });
  const submit = draft.submittable
    ? {
        operation: draft === current ? family.name : numbered,
        numbered: draft === current && child(family.node, "current") ? numbered : undefined,
        request: draftShape({
          name: `${name}Request${suffix}`,
          role: "request",
          doc: `Body of \`${family.path}\` for \`${type}\`. ${draft.doc}`,
          home: family.home,
          position,
          deprecated,
          fields: [
            typeField,
            ...envelope,
            makeField({
              name: members.parameters,
              type: { kind: "shape", shape: draft.intent },
              doc: "What is asked for.",
              position,
            }),
          ],
        }),
        response: draft.result ? responseOf(family, draft, activity, drafts, deprecated) : drafts.response,
      }
    : undefined;
  return {
    number: draft.number,
    suffix,
    type,
    doc: draft.doc,
    deprecated,
    intentKey: draft.intentKey,
    intent: draft.intent,
    resultKey: draft.resultKey,
    result: draft.result,
    submit,
    why: draft.why,
    activity,
    next: undefined,
    step: undefined,
    position,
  };
}

function responseOf(
  family: FamilyDraft,
  draft: VersionDraft,
  activity: ShapeDraft,
  drafts: ActivityDrafts,
  deprecated: string | undefined,
): ShapeDraft {
  return draftShape({
    name: `${pascal(family.name)}Response${draft.suffix}`,
    role: "response",
    doc: `Answer to a submitted \`${draft.type}\`.`,
    home: family.home,
    position: draft.position,
    deprecated,
    fields: [
      makeField({
        name: drafts.response.fields[0]?.name ?? camel(drafts.union.name),
        type: { kind: "shape", shape: activity },
        doc: `The ${camel(drafts.union.name)} that was submitted, with its result once it is completed.`,
        position: draft.position,
      }),
    ],
  });
}

/** `{ createUsersIntent: … }`, or `{}` where there is no key. */
function inline(
  name: string,
  family: FamilyDraft,
  key: string | undefined,
  type: Type | undefined,
  optional: boolean,
  about: ShapeDraft,
): Field {
  const fields =
    key === undefined || !type
      ? []
      : [makeField({ name: key, type, doc: about.doc, position: about.position, optional })];
  const shape = draftShape({
    name: "",
    role: "inline",
    doc: about.doc,
    home: family.home,
    position: about.position,
    fields,
  });
  const doc = optional ? "What came of it; empty until it is completed." : "What was asked for.";
  return makeField({ name, type: { kind: "shape", shape }, doc, position: about.position });
}

/** The base's fields with the three that tell kinds apart, in front. */
function withKind(drafts: ActivityDrafts, own: { type: Field; intent: Field; result: Field }): Field[] {
  return [own.type, ...drafts.base.fields, own.intent, own.result];
}

/** Fills in the general forms. `families` are in their final order. */
export function linkGeneral(drafts: ActivityDrafts, families: readonly Family[], prefix: string): void {
  const { position } = drafts.types;
  const versions = families.flatMap((family) => family.versions);
  drafts.types.values = versions.map((version) => ({
    value: version.type,
    member: memberName(version.type, prefix),
    doc: version.doc,
    deprecated: version.deprecated,
    position: version.position,
  }));
  drafts.intent.fields = versions.map((version) =>
    makeField({
      name: version.intentKey,
      type: { kind: "shape", shape: version.intent },
      doc: version.intent.doc,
      position: version.position,
      optional: true,
    }),
  );
  const results = new Map<string, Field>();
  for (const { resultKey, result, position: place } of versions) {
    if (resultKey === undefined || !result || results.has(resultKey)) continue;
    results.set(
      resultKey,
      makeField({
        name: resultKey,
        type: { kind: "shape", shape: result },
        doc: result.doc,
        position: place,
        optional: true,
      }),
    );
  }
  drafts.result.fields = [...results.values()];
  const general = (name: string, shape: ShapeDraft): Field =>
    makeField({ name, type: { kind: "shape", shape }, doc: shape.doc, position });
  drafts.record.fields = withKind(drafts, {
    type: makeField({
      name: drafts.members.type,
      type: { kind: "enum", enum: drafts.types },
      doc: drafts.types.doc,
      position,
    }),
    intent: general(drafts.members.intent, drafts.intent),
    result: general(drafts.members.result, drafts.result),
  });
  drafts.union.variants = versions.map((version) => ({ value: version.type, shape: version.activity }));
  drafts.union.fallback = drafts.record;
}

/** What a submitted body may be. */
export function bodyOf(family: FamilyDraft, versions: readonly Version[], { type: tag }: ActivityMembers): Type {
  const requests = versions.flatMap(({ type, submit }) => (submit ? [{ value: type, shape: submit.request }] : []));
  const only = requests[0];
  if (requests.length === 1 && only) return { kind: "shape", shape: only.shape };
  const union: UnionDraft = {
    name: `${pascal(family.name)}Body`,
    doc: `What can be submitted to \`${family.path}\`, told apart by \`${tag}\`. ${family.doc}`,
    tag,
    variants: requests,
    fallback: undefined,
    usage: { request: false, response: false },
    home: family.home,
    position: family.position,
  };
  return { kind: "union", union };
}
