// Validators of the types in `shapes/policies`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type {
  ActivePolicyStatus,
  ActivityPolicyEvaluation,
  Policy,
  PolicyClause,
  PolicyEvaluation,
  PolicyExplanation,
  PolicyFinding,
  PolicyWarning,
  Selector,
  SelectorV2,
} from "../../shapes/policies.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  effectDescriptor,
  expressionOutcomeDescriptor,
  expressionSourceDescriptor,
  isOperator,
  operatorDescriptor,
  outcomeDescriptor,
} from "../enums.js";
import {
  activityIdDescriptor,
  idDescriptor,
  organizationIdDescriptor,
  policyExpressionDescriptor,
  policyIdDescriptor,
  policyNameDescriptor,
  policyNotesDescriptor,
  policySubjectDescriptor,
  policyTargetDescriptor,
  voteIdDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link ActivePolicyStatus} holds. */
export const activePolicyStatusDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ActivePolicyStatus", {
  organizationId: organizationIdDescriptor,
  policyId: policyIdDescriptor,
  active: { kind: "boolean" },
  "timeExpr?": policyExpressionDescriptor,
  "error?": { kind: "string", maxLength: 65536, example: '1:35 there is no time zone "Europe/Atlantis"' },
});

/** Whether a value is a {@link ActivePolicyStatus} as it may be answered. */
export function isActivePolicyStatus(value: unknown): value is ActivePolicyStatus {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.policyId !== "string" || typeof value.active !== "boolean") return false;
  if (typeof value.timeExpr !== "string" && isPresent(value.timeExpr)) return false;
  if (typeof value.error !== "string" && isPresent(value.error)) return false;
  return true;
}

/** The value as a {@link ActivePolicyStatus}, without explicit nulls, or its issues. */
export const parseActivePolicyStatus = (value: unknown): ParseResult<ActivePolicyStatus> =>
  parse(isActivePolicyStatus, activePolicyStatusDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivePolicyStatus} as it may be answered. */
export const explainActivePolicyStatus = (value: unknown): readonly Issue[] =>
  explain(activePolicyStatusDescriptor, value, "tolerant");
/** {@link parseActivePolicyStatus} as a Standard Schema. */
export const ActivePolicyStatusSchema: StandardSchema<ActivePolicyStatus> =
  /* @__PURE__ */ standardSchema(parseActivePolicyStatus);

/** What a {@link ActivityPolicyEvaluation} holds. */
export const activityPolicyEvaluationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ActivityPolicyEvaluation", {
  id: idDescriptor,
  activityId: activityIdDescriptor,
  organizationId: organizationIdDescriptor,
  voteId: voteIdDescriptor,
  policyEvaluations: { kind: "array", of: () => policyEvaluationDescriptor, minItems: 0, maxItems: 100 },
  createdAt: () => timestampDescriptor,
});

/** Whether a value is a {@link ActivityPolicyEvaluation} as it may be answered. */
export function isActivityPolicyEvaluation(value: unknown): value is ActivityPolicyEvaluation {
  if (!isObject(value) || typeof value.id !== "string" || typeof value.activityId !== "string") return false;
  if (typeof value.organizationId !== "string" || typeof value.voteId !== "string") return false;
  const policyEvaluations = value.policyEvaluations;
  if (!Array.isArray(policyEvaluations)) return false;
  for (let i = 0; i < policyEvaluations.length; i++) {
    if (!isPolicyEvaluation(policyEvaluations[i])) return false;
  }
  return isTimestamp(value.createdAt);
}

/** The value as a {@link ActivityPolicyEvaluation}, without explicit nulls, or its issues. */
export const parseActivityPolicyEvaluation = (value: unknown): ParseResult<ActivityPolicyEvaluation> =>
  parse(isActivityPolicyEvaluation, activityPolicyEvaluationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ActivityPolicyEvaluation} as it may be answered. */
export const explainActivityPolicyEvaluation = (value: unknown): readonly Issue[] =>
  explain(activityPolicyEvaluationDescriptor, value, "tolerant");
/** {@link parseActivityPolicyEvaluation} as a Standard Schema. */
export const ActivityPolicyEvaluationSchema: StandardSchema<ActivityPolicyEvaluation> =
  /* @__PURE__ */ standardSchema(parseActivityPolicyEvaluation);

/** What a {@link PolicyEvaluation} holds. */
export const policyEvaluationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PolicyEvaluation", {
  "policyId?": policyIdDescriptor,
  "outcome?": outcomeDescriptor,
});

/** Whether a value is a {@link PolicyEvaluation} as it may be answered. */
export function isPolicyEvaluation(value: unknown): value is PolicyEvaluation {
  if (!isObject(value)) return false;
  if (typeof value.policyId !== "string" && isPresent(value.policyId)) return false;
  if (typeof value.outcome !== "string" && isPresent(value.outcome)) return false;
  return true;
}

/** The value as a {@link PolicyEvaluation}, without explicit nulls, or its issues. */
export const parsePolicyEvaluation = (value: unknown): ParseResult<PolicyEvaluation> =>
  parse(isPolicyEvaluation, policyEvaluationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PolicyEvaluation} as it may be answered. */
export const explainPolicyEvaluation = (value: unknown): readonly Issue[] =>
  explain(policyEvaluationDescriptor, value, "tolerant");
/** {@link parsePolicyEvaluation} as a Standard Schema. */
export const PolicyEvaluationSchema: StandardSchema<PolicyEvaluation> =
  /* @__PURE__ */ standardSchema(parsePolicyEvaluation);

/** What a {@link Policy} holds. */
export const policyDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Policy", {
  policyId: policyIdDescriptor,
  policyName: policyNameDescriptor,
  effect: effectDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  notes: policyNotesDescriptor,
  consensus: {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "approvers.any(user, user.id == '7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10')",
  },
  condition: {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "activity.resource == 'WALLET' && activity.action == 'CREATE'",
  },
  "time?": {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "CronSpan('0 9 * * 1-5', '8h', 'Europe/Paris')",
  },
});

/** Whether a value is a {@link Policy} as it may be answered. */
export function isPolicy(value: unknown): value is Policy {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  if (typeof value.policyName !== "string") return false;
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  if (!isTimestamp(value.createdAt) || !isTimestamp(value.updatedAt)) return false;
  if (typeof value.notes !== "string" || typeof value.consensus !== "string") return false;
  if (typeof value.condition !== "string") return false;
  if (typeof value.time !== "string" && isPresent(value.time)) return false;
  return true;
}

/** The value as a {@link Policy}, without explicit nulls, or its issues. */
export const parsePolicy = (value: unknown): ParseResult<Policy> =>
  parse(isPolicy, policyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Policy} as it may be answered. */
export const explainPolicy = (value: unknown): readonly Issue[] => explain(policyDescriptor, value, "tolerant");
/** {@link parsePolicy} as a Standard Schema. */
export const PolicySchema: StandardSchema<Policy> = /* @__PURE__ */ standardSchema(parsePolicy);

/** What a {@link PolicyClause} holds. */
export const policyClauseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PolicyClause", {
  source: expressionSourceDescriptor,
  text: { kind: "string", maxLength: 65536 },
  line: { kind: "int32" },
  column: { kind: "int32" },
  endLine: { kind: "int32" },
  endColumn: { kind: "int32" },
  outcome: expressionOutcomeDescriptor,
  "message?": { kind: "string", maxLength: 65536 },
});

/** Whether a value is a {@link PolicyClause} as it may be answered. */
export function isPolicyClause(value: unknown): value is PolicyClause {
  if (!isObject(value) || typeof value.source !== "string" || typeof value.text !== "string") return false;
  const line = value.line;
  if (typeof line !== "number" || (line | 0) !== line) return false;
  const column = value.column;
  if (typeof column !== "number" || (column | 0) !== column) return false;
  const endLine = value.endLine;
  if (typeof endLine !== "number" || (endLine | 0) !== endLine) return false;
  const endColumn = value.endColumn;
  if (typeof endColumn !== "number" || (endColumn | 0) !== endColumn) return false;
  if (typeof value.outcome !== "string") return false;
  if (typeof value.message !== "string" && isPresent(value.message)) return false;
  return true;
}

/** The value as a {@link PolicyClause}, without explicit nulls, or its issues. */
export const parsePolicyClause = (value: unknown): ParseResult<PolicyClause> =>
  parse(isPolicyClause, policyClauseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PolicyClause} as it may be answered. */
export const explainPolicyClause = (value: unknown): readonly Issue[] =>
  explain(policyClauseDescriptor, value, "tolerant");
/** {@link parsePolicyClause} as a Standard Schema. */
export const PolicyClauseSchema: StandardSchema<PolicyClause> = /* @__PURE__ */ standardSchema(parsePolicyClause);

/** What a {@link PolicyExplanation} holds. */
export const policyExplanationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PolicyExplanation", {
  policyId: policyIdDescriptor,
  policyName: policyNameDescriptor,
  effect: effectDescriptor,
  applied: { kind: "boolean" },
  "timeOutcome?": expressionOutcomeDescriptor,
  conditionOutcome: expressionOutcomeDescriptor,
  consensusOutcome: expressionOutcomeDescriptor,
  clauses: { kind: "array", of: () => policyClauseDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link PolicyExplanation} as it may be answered. */
export function isPolicyExplanation(value: unknown): value is PolicyExplanation {
  if (!isObject(value) || typeof value.policyId !== "string") return false;
  if (typeof value.policyName !== "string") return false;
  const effect = value.effect;
  if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  if (typeof value.applied !== "boolean") return false;
  if (typeof value.timeOutcome !== "string" && isPresent(value.timeOutcome)) return false;
  if (typeof value.conditionOutcome !== "string" || typeof value.consensusOutcome !== "string") return false;
  const clauses = value.clauses;
  if (!Array.isArray(clauses)) return false;
  for (let i = 0; i < clauses.length; i++) {
    if (!isPolicyClause(clauses[i])) return false;
  }
  return true;
}

/** The value as a {@link PolicyExplanation}, without explicit nulls, or its issues. */
export const parsePolicyExplanation = (value: unknown): ParseResult<PolicyExplanation> =>
  parse(isPolicyExplanation, policyExplanationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PolicyExplanation} as it may be answered. */
export const explainPolicyExplanation = (value: unknown): readonly Issue[] =>
  explain(policyExplanationDescriptor, value, "tolerant");
/** {@link parsePolicyExplanation} as a Standard Schema. */
export const PolicyExplanationSchema: StandardSchema<PolicyExplanation> =
  /* @__PURE__ */ standardSchema(parsePolicyExplanation);

/** What a {@link PolicyFinding} holds. */
export const policyFindingDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PolicyFinding", {
  source: expressionSourceDescriptor,
  line: { kind: "int32" },
  column: { kind: "int32" },
  endLine: { kind: "int32" },
  endColumn: { kind: "int32" },
  message: { kind: "string", maxLength: 65536, example: "unknown field wallet.idd" },
  "suggestion?": { kind: "string", maxLength: 65536, example: "did you mean id?" },
});

/** Whether a value is a {@link PolicyFinding} as it may be answered. */
export function isPolicyFinding(value: unknown): value is PolicyFinding {
  if (!isObject(value) || typeof value.source !== "string") return false;
  const line = value.line;
  if (typeof line !== "number" || (line | 0) !== line) return false;
  const column = value.column;
  if (typeof column !== "number" || (column | 0) !== column) return false;
  const endLine = value.endLine;
  if (typeof endLine !== "number" || (endLine | 0) !== endLine) return false;
  const endColumn = value.endColumn;
  if (typeof endColumn !== "number" || (endColumn | 0) !== endColumn) return false;
  if (typeof value.message !== "string") return false;
  if (typeof value.suggestion !== "string" && isPresent(value.suggestion)) return false;
  return true;
}

/** The value as a {@link PolicyFinding}, without explicit nulls, or its issues. */
export const parsePolicyFinding = (value: unknown): ParseResult<PolicyFinding> =>
  parse(isPolicyFinding, policyFindingDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PolicyFinding} as it may be answered. */
export const explainPolicyFinding = (value: unknown): readonly Issue[] =>
  explain(policyFindingDescriptor, value, "tolerant");
/** {@link parsePolicyFinding} as a Standard Schema. */
export const PolicyFindingSchema: StandardSchema<PolicyFinding> = /* @__PURE__ */ standardSchema(parsePolicyFinding);

/** What a {@link PolicyWarning} holds. */
export const policyWarningDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PolicyWarning", {
  message: {
    kind: "string",
    maxLength: 65536,
    example:
      '"Nobody pays strangers" denies by eth.tx, which payloads that the service can\'t read do not have; "Signers sign" allows signing such payloads',
  },
  "suggestion?": { kind: "string", maxLength: 65536, example: "deny payload.blind in another policy, or allow less" },
});

/** Whether a value is a {@link PolicyWarning} as it may be answered. */
export function isPolicyWarning(value: unknown): value is PolicyWarning {
  if (!isObject(value) || typeof value.message !== "string") return false;
  if (typeof value.suggestion !== "string" && isPresent(value.suggestion)) return false;
  return true;
}

/** The value as a {@link PolicyWarning}, without explicit nulls, or its issues. */
export const parsePolicyWarning = (value: unknown): ParseResult<PolicyWarning> =>
  parse(isPolicyWarning, policyWarningDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PolicyWarning} as it may be answered. */
export const explainPolicyWarning = (value: unknown): readonly Issue[] =>
  explain(policyWarningDescriptor, value, "tolerant");
/** {@link parsePolicyWarning} as a Standard Schema. */
export const PolicyWarningSchema: StandardSchema<PolicyWarning> = /* @__PURE__ */ standardSchema(parsePolicyWarning);

/** What a {@link Selector} holds. */
export const selectorDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Selector", {
  "subject?": policySubjectDescriptor,
  "operator?": operatorDescriptor,
  "target?": policyTargetDescriptor,
});

const selectorMembers = ["subject", "operator", "target"];

/** Whether a value is a {@link Selector} fit to be sent. */
export function isSelector(value: unknown): value is Selector {
  if (!isObject(value)) return false;
  let present = 0;
  const subject = value.subject;
  if (subject !== undefined) {
    present++;
    if (subject === null) absent.nulls++;
    else if (typeof subject !== "string" || (subject.length > 1024 && codePoints(subject) > 1024)) return false;
  }
  const operator = value.operator;
  if (operator !== undefined) {
    present++;
    if (operator === null) absent.nulls++;
    else if (!isOperator(operator)) return false;
  }
  const target = value.target;
  if (target !== undefined) {
    present++;
    if (target === null) absent.nulls++;
    else if (typeof target !== "string" || (target.length > 1024 && codePoints(target) > 1024)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, selectorMembers);
}

/** The value as a {@link Selector}, without explicit nulls, or its issues. */
export const parseSelector = (value: unknown): ParseResult<Selector> =>
  parse(isSelector, selectorDescriptor, value, "strict");
/** Every place where a value is not a {@link Selector} fit to be sent. */
export const explainSelector = (value: unknown): readonly Issue[] => explain(selectorDescriptor, value, "strict");
/** {@link parseSelector} as a Standard Schema. */
export const SelectorSchema: StandardSchema<Selector> = /* @__PURE__ */ standardSchema(parseSelector);

/** Whether a value is a {@link Selector} as it may be answered. */
export function isReceivedSelector(value: unknown): value is Selector {
  if (!isObject(value)) return false;
  if (typeof value.subject !== "string" && isPresent(value.subject)) return false;
  if (typeof value.operator !== "string" && isPresent(value.operator)) return false;
  if (typeof value.target !== "string" && isPresent(value.target)) return false;
  return true;
}

/** The value as a {@link Selector}, without explicit nulls, or its issues. */
export const parseReceivedSelector = (value: unknown): ParseResult<Selector> =>
  parse(isReceivedSelector, selectorDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Selector} as it may be answered. */
export const explainReceivedSelector = (value: unknown): readonly Issue[] =>
  explain(selectorDescriptor, value, "tolerant");
/** {@link parseReceivedSelector} as a Standard Schema. */
export const ReceivedSelectorSchema: StandardSchema<Selector> = /* @__PURE__ */ standardSchema(parseReceivedSelector);

/** What a {@link SelectorV2} holds. */
export const selectorV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("SelectorV2", {
  "subject?": policySubjectDescriptor,
  "operator?": operatorDescriptor,
  "targets?": { kind: "array", of: policyTargetDescriptor, minItems: 0, maxItems: 100 },
});

const selectorV2Members = ["subject", "operator", "targets"];

/** Whether a value is a {@link SelectorV2} fit to be sent. */
export function isSelectorV2(value: unknown): value is SelectorV2 {
  if (!isObject(value)) return false;
  let present = 0;
  const subject = value.subject;
  if (subject !== undefined) {
    present++;
    if (subject === null) absent.nulls++;
    else if (typeof subject !== "string" || (subject.length > 1024 && codePoints(subject) > 1024)) return false;
  }
  const operator = value.operator;
  if (operator !== undefined) {
    present++;
    if (operator === null) absent.nulls++;
    else if (!isOperator(operator)) return false;
  }
  const targets = value.targets;
  if (targets !== undefined) {
    present++;
    if (targets === null) absent.nulls++;
    else {
      if (!Array.isArray(targets) || targets.length > 100) return false;
      for (let i = 0; i < targets.length; i++) {
        const item: unknown = targets[i];
        if (typeof item !== "string" || (item.length > 1024 && codePoints(item) > 1024)) return false;
      }
    }
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, selectorV2Members);
}

/** The value as a {@link SelectorV2}, without explicit nulls, or its issues. */
export const parseSelectorV2 = (value: unknown): ParseResult<SelectorV2> =>
  parse(isSelectorV2, selectorV2Descriptor, value, "strict");
/** Every place where a value is not a {@link SelectorV2} fit to be sent. */
export const explainSelectorV2 = (value: unknown): readonly Issue[] => explain(selectorV2Descriptor, value, "strict");
/** {@link parseSelectorV2} as a Standard Schema. */
export const SelectorV2Schema: StandardSchema<SelectorV2> = /* @__PURE__ */ standardSchema(parseSelectorV2);

/** Whether a value is a {@link SelectorV2} as it may be answered. */
export function isReceivedSelectorV2(value: unknown): value is SelectorV2 {
  if (!isObject(value)) return false;
  if (typeof value.subject !== "string" && isPresent(value.subject)) return false;
  if (typeof value.operator !== "string" && isPresent(value.operator)) return false;
  const targets = value.targets;
  if (isPresent(targets)) {
    if (!Array.isArray(targets)) return false;
    for (let i = 0; i < targets.length; i++) {
      if (typeof targets[i] !== "string") return false;
    }
  }
  return true;
}

/** The value as a {@link SelectorV2}, without explicit nulls, or its issues. */
export const parseReceivedSelectorV2 = (value: unknown): ParseResult<SelectorV2> =>
  parse(isReceivedSelectorV2, selectorV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link SelectorV2} as it may be answered. */
export const explainReceivedSelectorV2 = (value: unknown): readonly Issue[] =>
  explain(selectorV2Descriptor, value, "tolerant");
/** {@link parseReceivedSelectorV2} as a Standard Schema. */
export const ReceivedSelectorV2Schema: StandardSchema<SelectorV2> =
  /* @__PURE__ */ standardSchema(parseReceivedSelectorV2);
