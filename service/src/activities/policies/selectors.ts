// Selectors of old policies, written as a condition and a consensus that mean the same. What they can be about are the
// words of the language; docs/selectors.md has the table.

import { activityKinds, ApiError, ErrorCode } from "@countersign/api";
import type { ActivityType, Operator, SelectorV2 } from "@countersign/api";
import { nearest } from "../../did-you-mean/nearest.js";
import { isInteger128, maxSourceLength } from "../../policy-language/bounds.js";
import { quoteText } from "../../policy-language/policy.js";
import type { PolicyKind } from "../../policy-language/policy.js";
import type { Type } from "../../policy-language/types.js";
import { roots } from "../../policy-language/vocabulary.js";

/** What a selector can be about. */
interface Subject {
  /** As the language has it, and as selectors name it. */
  readonly name: string;
  readonly kind: PolicyKind;
  readonly form: "text" | "integer" | "list";
}

/** How a comparison is written, of a subject with targets that are literals already. */
interface Comparison {
  readonly forms: readonly Subject["form"][];
  /** Whether there is exactly one target, or at least one. */
  readonly targets: "one" | "some";
  readonly write: (subject: string, targets: readonly string[]) => string;
}

/** In the consensus, the name of the user whom selectors are about. */
const user = "user";

// These words are younger than selectors.
const younger = new Set(
  [
    "activity.family activity.kind wallet.label private_key.label",
    "eth.tx.max_fee_per_gas eth.tx.max_priority_fee_per_gas eth.tx.max_fee_per_blob_gas",
    "eth.tx.function_name eth.tx.function_signature smart_contract_interface velocity_control",
    "private_key_tag user user_tag policy api_key authenticator oauth_provider invitation webhook_endpoint secret",
  ].flatMap((words) => words.split(" ")),
);

const subjects: ReadonlyMap<string, Subject> = new Map(
  [...roots].flatMap(
    ([
      root,
      {
        type,
        kinds: [kind = "condition"],
      },
    ]) => {
      if (younger.has(root)) return [];
      if (type.kind === "struct") {
        return subjectsOf(root, kind, type.fields).filter(([name]) => !younger.has(name));
      }
      // Whoever approves is a user, and there the initiator comes first.
      const isUsers = root === "approvers" && type.kind === "list" && type.item.kind === "struct";
      return isUsers ? subjectsOf(user, kind, type.item.fields) : [];
    },
  ),
);

const comparisons: Readonly<Record<Operator, Comparison>> = {
  OPERATOR_EQUAL: { forms: ["text", "integer"], targets: "one", write: isOneOf },
  OPERATOR_NOT_EQUAL: { forms: ["text", "integer"], targets: "one", write: isNoneOf },
  OPERATOR_MORE_THAN: ordering(">"),
  OPERATOR_MORE_THAN_OR_EQUAL: ordering(">="),
  OPERATOR_LESS_THAN: ordering("<"),
  OPERATOR_LESS_THAN_OR_EQUAL: ordering("<="),
  OPERATOR_CONTAINS: {
    forms: ["text", "list"],
    targets: "one",
    write: (subject, [target]) => `${subject}.contains(${target})`,
  },
  OPERATOR_IN: { forms: ["text", "integer"], targets: "some", write: isOneOf },
  OPERATOR_NOT_IN: { forms: ["text", "integer"], targets: "some", write: isNoneOf },
  OPERATOR_CONTAINS_ONE: {
    forms: ["list"],
    targets: "some",
    write: (subject, targets) => `[${targets.join(", ")}].any(target, ${subject}.contains(target))`,
  },
  OPERATOR_CONTAINS_ALL: {
    forms: ["list"],
    targets: "some",
    write: (subject, targets) => `[${targets.join(", ")}].all(target, ${subject}.contains(target))`,
  },
};

/**
 * Writes selectors in the policy language. All of them have to hold: those about an activity become the condition,
 * those about a user the consensus, where they are about one and the same approver.
 *
 * @throws ApiError INVALID_ARGUMENT for a subject, operator or target that is missing or does not suit the others, and
 *   for more than an expression can hold
 */
export function writeSelectors(selectors: readonly SelectorV2[]): {
  readonly condition?: string;
  readonly consensus?: string;
} {
  const clauses: Record<PolicyKind, string[]> = { condition: [], consensus: [] };
  selectors.forEach((selector, index) => {
    const subject = subjectOf(selector, `selectors.${index}`);
    clauses[subject.kind].push(writeSelector(selector, subject, `selectors.${index}`));
  });
  const condition = clauses.condition.join(" && ");
  const consensus = clauses.consensus.length > 0 ? `approvers.any(${user}, ${clauses.consensus.join(" && ")})` : "";
  const longest = Math.max(condition.length, consensus.length);
  if (longest > maxSourceLength) {
    const limit = `${maxSourceLength} are allowed; make several policies`;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `selectors: written in the policy language they have ${longest} characters, ${limit}`,
    );
  }
  return { ...(condition && { condition }), ...(consensus && { consensus }) };
}

function writeSelector({ operator, targets = [] }: SelectorV2, { name, form }: Subject, path: string): string {
  if (operator === undefined) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.operator: is missing`);
  if (!Object.hasOwn(comparisons, operator)) {
    const known = Object.keys(comparisons).join(", ");
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `${path}.operator: unknown operator ${JSON.stringify(operator)}, expected one of ${known}`,
    );
  }
  const comparison = comparisons[operator];
  if (!comparison.forms.includes(form)) {
    const suitable = Object.entries(comparisons).flatMap(([other, { forms }]) => (forms.includes(form) ? [other] : []));
    const hint = `${name} is ${describeForm[form]}, which takes ${suitable.join(", ")}`;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.operator: ${operator} does not suit ${name}: ${hint}`);
  }
  const isCountRight = comparison.targets === "one" ? targets.length === 1 : targets.length > 0;
  if (!isCountRight) {
    const wanted = comparison.targets === "one" ? "exactly one target" : "at least one target";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}: ${operator} takes ${wanted}, here are ${targets.length}`);
  }
  const isWhole = operator !== "OPERATOR_CONTAINS";
  const meant = name === "activity.type" && isWhole ? [...new Set(targets.flatMap(typesOfFamily))] : targets;
  const literals = meant.map((target) => (form === "integer" ? integerLiteral(target, path) : quoteText(target)));
  return comparison.write(name, literals);
}

const describeForm: Readonly<Record<Subject["form"], string>> = {
  text: "text",
  integer: "an integer",
  list: "a list of texts",
};

/** A subject by its name; about users, old policies also write it behind `subject.`. */
function subjectOf({ subject: asked }: SelectorV2, path: string): Subject {
  if (asked === undefined) throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${path}.subject: is missing`);
  const name = asked.startsWith(`subject.${user}.`) ? asked.slice("subject.".length) : asked;
  const subject = subjects.get(name);
  if (subject) return subject;
  const near = nearest(name, subjects.keys());
  const suggestion =
    near === undefined ? `expected one of ${[...subjects.keys()].join(", ")}` : `did you mean ${near}?`;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}.subject: unknown subject ${JSON.stringify(asked)}, ${suggestion}`,
  );
}

/**
 * An activity's type and those of the other versions of the same operation: a request of any version is judged as one
 * of the newest, and a rule from before that version means the operation.
 */
function typesOfFamily(type: string): readonly string[] {
  if (!Object.hasOwn(activityKinds, type)) return [type];
  const { family } = activityKinds[type as ActivityType];
  return Object.keys(activityKinds).filter((other) => activityKinds[other as ActivityType].family === family);
}

function integerLiteral(target: string, path: string): string {
  // 2^127 has 39 digits.
  const value = /^-?[0-9]{1,39}$/.test(target) ? BigInt(target) : undefined;
  if (value !== undefined && isInteger128(value)) return String(value);
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: the target ${JSON.stringify(target)} is not an integer of 128 bits in decimal`,
  );
}

function isOneOf(subject: string, targets: readonly string[]): string {
  return targets.length === 1 ? `${subject} == ${targets[0]}` : `${subject} in [${targets.join(", ")}]`;
}

function isNoneOf(subject: string, targets: readonly string[]): string {
  return targets.length === 1 ? `${subject} != ${targets[0]}` : `(${isOneOf(subject, targets)}) == false`;
}

function ordering(operator: "<" | "<=" | ">" | ">="): Comparison {
  return { forms: ["integer"], targets: "one", write: (subject, [target]) => `${subject} ${operator} ${target}` };
}

function subjectsOf(prefix: string, kind: PolicyKind, fields: ReadonlyMap<string, Type>): [string, Subject][] {
  return [...fields].flatMap(([field, type]): [string, Subject][] => {
    const form = formOf(type);
    const name = `${prefix}.${field}`;
    return form ? [[name, { name, kind, form }]] : [];
  });
}

/** Undefined for what no selector can compare: structs, lists of structs, and parameters, whose type is not known. */
function formOf(type: Type): Subject["form"] | undefined {
  if (type.kind === "string") return "text";
  if (type.kind === "integer") return "integer";
  return type.kind === "list" && type.item.kind === "string" ? "list" : undefined;
}
