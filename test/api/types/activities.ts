// What the compiler knows of an activity once its type is known.

import { isKnownActivity } from "@countersign/api";
import type {
  Activity,
  ActivityByType,
  ActivityType,
  CreateSubOrganizationResultV7,
  CreateUsersIntent,
  CreateUsersResult,
  IntentByType,
  ResultByType,
  ReceivedCreateUsersIntent,
  ReceivedSignRawPayloadIntentV2,
  SignRawPayloadResult,
  UnknownActivity,
} from "@countersign/api";
import type { Expect, ExpectNone, Same } from "./expect.js";

/** Types for which something is not so; the statement holds when none is left. */
type Not<Statements extends Record<ActivityType, boolean>> = {
  [Type in ActivityType]: Statements[Type] extends true ? never : Type;
}[ActivityType];

/** The same members, and every value of the one is one of the other. */
type IsAlso<One, Other> = One extends Other ? Same<keyof One, keyof Other> : false;

type ValueOf<Record> = Record[keyof Record];

export type EveryTypeHasOneActivity = ExpectNone<
  Not<{ [Type in ActivityType]: Same<Extract<Activity, { type: Type }>, ActivityByType[Type]> }>
>;
/** A newer server may have written values of enums into it that no caller sends. */
export type EveryActivityHasTheIntentOfItsType = ExpectNone<
  Not<{ [Type in ActivityType]: IsAlso<IntentByType[Type], ValueOf<ActivityByType[Type]["intent"]>> }>
>;
export type EveryActivityHasTheResultOfItsType = ExpectNone<
  Not<{
    [Type in ActivityType]: Same<
      Exclude<ValueOf<ActivityByType[Type]["result"]>, undefined>,
      Exclude<ResultByType[Type], undefined>
    >;
  }>
>;
export type EveryTypeIsListed = Expect<Same<keyof ActivityByType, ActivityType>>;
export type IntentsAreListedByType = Expect<Same<keyof IntentByType, ActivityType>>;

export function theTypeTellsIntentAndResult(activity: Activity): void {
  if (activity.type === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") {
    const { intent, result } = activity;
    type Intent = Expect<Same<typeof intent.signRawPayloadIntentV2, ReceivedSignRawPayloadIntentV2>>;
    type Result = Expect<Same<typeof result.signRawPayloadResult, SignRawPayloadResult | undefined>>;
    void (0 as unknown as [Intent, Result]);
    // @ts-expect-error the intent of another version
    void intent.signRawPayloadIntent;
    // @ts-expect-error the intent of another kind
    void intent.createUsersIntent;
    // @ts-expect-error the result is not there before the activity is completed
    void result.signRawPayloadResult.r;
  }
  switch (activity.type) {
    case "ACTIVITY_TYPE_CREATE_USERS": {
      const intent: ReceivedCreateUsersIntent = activity.intent.createUsersIntent;
      // @ts-expect-error an access type may be one that is not known here
      void (intent satisfies CreateUsersIntent);
      const result: CreateUsersResult | undefined = activity.result.createUsersResult;
      void [intent, result];
      break;
    }
    case "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7": {
      const result: CreateSubOrganizationResultV7 | undefined = activity.result.createSubOrganizationResultV7;
      void result;
      // @ts-expect-error the result of an older version
      void activity.result.createSubOrganizationResultV6;
      break;
    }
    case "ACTIVITY_TYPE_APPROVE_ACTIVITY":
      // @ts-expect-error a vote has no result of its own
      void activity.result.approveActivityResult;
      break;
    // @ts-expect-error no such type
    case "ACTIVITY_TYPE_CREATE_USERS_V5":
      break;
  }
}

export function beforeTheTypeIsKnownNoIntentIsCertain(activity: Activity): void {
  // @ts-expect-error the union has no member in common
  void activity.intent.createUsersIntent;
  // @ts-expect-error activities are read, not changed
  activity.status = "ACTIVITY_STATUS_COMPLETED";
}

export function everyActivityFitsTheGeneralRecord(activity: Activity): UnknownActivity {
  return activity;
}

export function aNewerTypeFitsTheGeneralRecord(activity: UnknownActivity): void {
  const newer: UnknownActivity = { ...activity, type: "ACTIVITY_TYPE_FROM_A_NEWER_SERVER" };
  if (isKnownActivity(newer)) void (newer satisfies Activity).intent;
  // @ts-expect-error the type may be one that is not known here
  void (activity satisfies Activity);
  if (isKnownActivity(activity) && activity.type === "ACTIVITY_TYPE_CREATE_USERS") {
    void (activity.intent.createUsersIntent satisfies ReceivedCreateUsersIntent);
  }
}
