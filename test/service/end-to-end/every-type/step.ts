// A step of the walk: one request of one type, and what is remembered of its result.

import type { ActivityType, IntentByType, ResultByType } from "@countersign/api";
import type { Person } from "../../support/people.js";
import type { FullWorld } from "./world.js";

export interface Step<Type extends ActivityType = ActivityType> {
  /** What is asked for. Also a request that is refused has it, so it leaves everything as it is. */
  parameters(world: FullWorld): IntentByType[Type] | Promise<IntentByType[Type]>;
  /** Who asks. Default: the root user. */
  by?(world: FullWorld): Person;
  /** A stamp that is none of an API key, over the body. */
  stamp?(world: FullWorld, body: string): readonly [name: string, value: string];
  /** What is changed in the parameters to have them refused. By default, someone without rights asks for the same. */
  spoilt?: object;
  /** Code of the error with which they are refused. Default: 7. */
  code?: number;
  /** What is remembered. */
  then?(world: FullWorld, result: ResultByType[Type]): void | Promise<void>;
}

export type NamedStep = readonly [type: ActivityType, step: Step];

/** Names a step by its type, to which its parameters and result have to belong. */
export function step<Type extends ActivityType>(type: Type, does: Step<Type>): NamedStep {
  return [type, does as unknown as Step];
}
