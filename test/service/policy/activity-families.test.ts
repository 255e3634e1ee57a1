// All versions of an operation are one and the same to policies, whichever of their names a policy has.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { families } from "../../../service/src/activities/families.js";
import { Budget, compile } from "../../../service/src/policy-language/policy.js";
import { contextsOf } from "../../../service/src/policy/context.js";
import { decide } from "../../../service/src/policy/decide.js";
import { byPoliciesAlone } from "../../../service/src/policy/request.js";
import { firstOf } from "../support/results.js";
import { allow, deny, organizationOf } from "./organization.js";
import type { Rule } from "./organization.js";

const people = [{ id: "root", root: true }, { id: "hugo" }];

/** Each name of a version with each type as which versions of its family are decided on. */
const pairs = Object.entries<{ readonly versions: Readonly<Record<string, object>> }>(families).flatMap(
  ([family, { versions }]) =>
    Object.keys(versions).flatMap((named) =>
      Object.entries(versions)
        .filter(([, version]) => "plan" in version)
        .map(([decided]) => ({ family, named, decided: decided as ActivityType })),
    ),
);
const others = (family: string) =>
  Object.keys(activityKinds).filter((type) => activityKinds[type as ActivityType].family !== family);

function proposalOf(type: ActivityType) {
  const approvals = [{ userId: "hugo", publicKey: "key of hugo" }];
  return { ...byPoliciesAlone, at: Date.now(), type, intent: {}, initiatorId: "hugo", approvals, subjects: [{}] };
}

function outcome(rules: readonly Rule[], type: ActivityType): string {
  return decide(organizationOf(people, 1, rules), proposalOf(type)).outcome;
}

/** Conditions that hold for an operation by the name of one of its versions. */
const conditions: readonly ((name: string) => string)[] = [
  (name) => `activity.type == '${name}'`,
  (name) => `'${name}' == activity.type`,
  (name) => `(activity.type != '${name}') == false`,
  (name) => `activity.type in ['${name}']`,
  (name) => `activity.type in ['ACTIVITY_TYPE_OAUTH', '${name}'] && activity.type in ['${name}', 'x']`,
  (name) => `['x', '${name}'].contains(activity.type)`,
  (name) => `[{ type: '${name}' }].any(rule, rule.type == activity.type)`,
  (name) => `activity.type.contains('${name}')`,
  (name) => `activity.type[0..${name.replace(/_V\d+$/, "").length}] == '${name.replace(/_V\d+$/, "")}'`,
];

describe("a policy that has the name of a version", () => {
  test.each(pairs.filter(({ named, decided }) => named !== decided))(
    "$named is about $decided",
    ({ named, decided }) => {
      for (const condition of conditions) {
        const source = condition(named);
        // A version's name may be the beginning of that of the newest.
        if (source.includes("[0..") && named !== named.replace(/_V\d+$/, "")) continue;
        expect(outcome([allow(), deny(source)], decided), source).toBe("deny");
        expect(outcome([allow(source)], decided), source).toBe("allow");
      }
      expect(outcome([allow(`activity.type != '${named}'`)], decided)).toBe("deny");
    },
  );

  test.each(pairs)("$named is about no other operation than $family", ({ family, named }) => {
    for (const other of others(family).filter((type) => !/(APPROVE|REJECT)_ACTIVITY$/.test(type))) {
      expect(outcome([allow(`activity.type == '${named}'`)], other as ActivityType)).toBe("deny");
    }
  });
});

test("policies ask for the operation without a version by its family", () => {
  for (const { family, decided } of pairs) {
    expect(outcome([allow(), deny(`activity.family == '${family}'`)], decided)).toBe("deny");
  }
  expect(outcome([allow("activity.family == 'createWallet'")], "ACTIVITY_TYPE_DELETE_WALLETS")).toBe("deny");
});

test("a policy that looks for a version within the type is refused, and in error where it is stored", () => {
  const source = "activity.type.contains('_V2')";
  const compiled = compile(source, "condition");
  expect(!compiled.ok && firstOf(compiled.findings).message).toBe("policies see all versions of an operation as one");
  expect(outcome([allow(), deny(source)], "ACTIVITY_TYPE_CREATE_WALLET")).toBe("deny");
  expect(outcome([allow(source)], "ACTIVITY_TYPE_CREATE_WALLET")).toBe("deny");
});

test("a text that names no version is compared to the letter", () => {
  const context = firstOf(
    contextsOf(organizationOf(people, 1, []), {
      ...proposalOf("ACTIVITY_TYPE_CREATE_WALLET"),
      intent: { name: "ACTIVITY_TYPE_CREATE_WALLETS" },
    }),
  );
  const compiled = compile("activity.params.name == 'ACTIVITY_TYPE_CREATE_WALLETS'", "condition");
  expect(compiled.ok && compiled.program.evaluate(context, new Budget(1000))).toEqual({ value: true });
});
