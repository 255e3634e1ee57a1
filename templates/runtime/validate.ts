// All that generated validators import, from one place: each import costs a program time when it starts.

export { codePoints, isObject, maxDepth, repeats, sizeOf } from "./validate-check.js";
export type { Members } from "./validate-check.js";
export type * from "./validate-descriptor.js";
export { openRecord, record } from "./validate-descriptor.js";
export type { EnumType, Reader, RecordType, ScalarType, Type, UnionType } from "./validate-type.js";
export {
  answered,
  answeredUnion,
  closedEnum,
  extending,
  openAnswered,
  openEnum,
  openSent,
  scalar,
  sent,
  sentUnion,
} from "./validate-type.js";
