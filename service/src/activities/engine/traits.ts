// What is known of an activity by its type: the facts in its family's descriptor.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import type { StorageEffect } from "../../budgets/disk.js";
import type { Approval, Standing } from "../../policy/approvals.js";
import type { PolicyRequest } from "../../policy/request.js";
import type { KeyUse } from "../../signing/brakes.js";
import type { Asked, AuthorityTraits, FamilyTraits, VersionTraits, VoteFamily } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { families } from "../families.js";
import { referencesIn } from "./references.js";
import type { AnySubjects } from "./references.js";

/** A family as it is used by what knows none by name. */
interface AnyFamily extends Omit<FamilyTraits<object>, "subjects"> {
  readonly subjects: AnySubjects;
  readonly authority: AuthorityTraits<object>;
  readonly versions: Readonly<Record<string, AnyVersion>>;
}

interface AnyVersion extends VersionTraits<object, unknown, unknown> {
  /** Of versions that others are upgraded to. */
  readonly plan?: Plan<ActivityType>;
}

const votes: { readonly [Name in VoteFamily]: true } = { approveActivity: true, rejectActivity: true };

/** Whether a request is a vote, which makes no activity of its own. */
export function isVote(type: ActivityType): boolean {
  return Object.hasOwn(votes, activityKinds[type].family);
}

/** @throws TypeError for a vote */
function familyOf(type: ActivityType): AnyFamily {
  const { family } = activityKinds[type];
  const found = (families as unknown as Readonly<Record<string, AnyFamily>>)[family];
  if (!found) throw new TypeError(`${family} has no descriptor`);
  return found;
}

/** @throws TypeError for a vote */
export function versionOf(type: ActivityType): AnyVersion {
  // Descriptors have all versions.
  return familyOf(type).versions[type]!;
}

/** Whether users of the parent may ask for it in a sub-organization, as the parent's quorum and policies decide. */
export function isThroughParent(type: ActivityType): boolean {
  return !isVote(type) && familyOf(type).authority.throughParent;
}

/** Whether it is done at once or not at all. */
export function isImmediate(type: ActivityType): boolean {
  const { redaction } = versionOf(type);
  return familyOf(type).immediate === true || redaction?.keptWhileWaiting === false;
}

/** Whether it may give those whose access it is about further ways in, which no session profile narrows down. */
export function widensAccess(type: ActivityType): boolean {
  const { keepsProfile, storage } = familyOf(type);
  return !keepsProfile && storage !== "frees";
}

/** Whether parts of its parameters are not kept. */
export function isRedacted(type: ActivityType): boolean {
  return versionOf(type).redaction !== undefined;
}

/** Whether a message to a person comes of it. */
export function sendsMessages(type: ActivityType): boolean {
  return familyOf(type).sendsMessages === true;
}

/** What it does to storage. */
export function storageEffectOf(type: ActivityType): StorageEffect {
  return familyOf(type).storage ?? "stores";
}

/** What it does with keys, if anything. */
export function keyUseOf(type: ActivityType): KeyUse | undefined {
  return familyOf(type).keyUse;
}

/** An intent in its newest form. */
export interface NewestIntent {
  readonly type: ActivityType;
  readonly intent: object;
}

/**
 * Checks what must hold before anyone's rights are looked at.
 *
 * @throws ApiError as the family says
 */
export async function checkPreconditions(asked: Asked, { type, intent }: NewestIntent): Promise<void> {
  await familyOf(type).precondition?.(asked, intent);
}

/** A request as policies decide about it. */
export function requestOf(
  { type, intent }: NewestIntent,
  asked: {
    readonly initiatorId: string;
    readonly approvals: readonly Pick<Approval, "userId" | "publicKey">[];
    readonly waiting?: Pick<Standing, "isStillRequested">;
    readonly immediate?: boolean;
    /** Default: now. */
    readonly at?: number;
  },
): PolicyRequest {
  const { authority, subjects, createsSubject, keyUse, alone } = familyOf(type);
  const { rootQuorumOnly, anyRootUser, selfService } = authority;
  const accessOf = authority.accessOf(intent, asked.initiatorId);
  return {
    type,
    // Existing policies ask for it whether a login names one or not.
    intent: "sessionProfileId" in subjects ? { sessionProfileId: "", ...defined(intent) } : intent,
    immediate: false,
    at: Date.now(),
    ...asked,
    authority: { rootQuorumOnly, anyRootUser, accessOf, selfService },
    keyUse,
    references: referencesIn(subjects, intent),
    createsSubject,
    ...(alone && { alone: alone(intent) }),
  };
}

/** Without members that are null, as lenient clients send them. */
function defined(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([, value]) => value != null));
}
