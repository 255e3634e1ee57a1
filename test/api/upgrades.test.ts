// Laws of upgrades, over made-up requests of every version: what is valid stays valid, many steps are the same as one
// after the other, and hooks are asked for what the contract leaves to them.

import { activityKinds } from "@countersign/api";
import type { ActivityType, IntentByType } from "@countersign/api";
import * as upgrades from "@countersign/api/upgrades";
import { upgradeToLatest } from "@countersign/api/upgrades";
import type { UpgradeHooks } from "@countersign/api/upgrades";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFake } from "../../templates/runtime/fake.js";
import { resolve } from "../../templates/runtime/validate-descriptor.js";
import type { DescriptorRef } from "../../templates/runtime/validate-descriptor.js";
import { present } from "../service/support/results.js";
import { fitting } from "../validators/arbitrary.js";
import { descriptorOf, parserOf } from "./operations.js";

type Step = (older: object, hooks: UpgradeHooks) => object | Promise<object>;

interface Version {
  readonly type: ActivityType;
  /** Name of its record: `CreateUsersIntentV2`. */
  readonly record: string;
  /** The step to a newer version; undefined for a version that nothing leads on from. */
  readonly next: { readonly name: string; readonly step: Step; readonly version: Version } | undefined;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const kinds = Object.entries(activityKinds) as [ActivityType, (typeof activityKinds)[ActivityType]][];

/** The functions that the compiler made, found by their names: `upgradeCreateUsersV1ToV2`. */
const steps = new Map(
  Object.entries(upgrades).flatMap(([name, step]) => {
    const [, family, from, to] = /^upgrade(\w+?)V(\d+)ToV(\d+)$/.exec(name) ?? [];
    return family ? [[`${family} ${from}`, { name, to, step: step as Step }] as const] : [];
  }),
);

function versionOf(family: string, version: number): Version {
  const [type] = present(
    kinds.find(([, kind]) => kind.family === family && kind.version === version),
    "the kind",
  );
  const step = steps.get(`${capital(family)} ${version}`);
  return {
    type,
    record: `${capital(family)}Intent${version === 1 ? "" : `V${version}`}`,
    next: step && { ...step, version: versionOf(family, Number(step.to)) },
  };
}

const versions = kinds.map(([, { family, version }]) => versionOf(family, version));

/** Hooks that answer with made-up values of the newer record and write down what they are asked. */
function noting(): { hooks: UpgradeHooks; asked: { readonly hook: string; readonly older: unknown }[] } {
  const asked: { readonly hook: string; readonly older: unknown }[] = [];
  const hook = (name: string, record: string) => (older: unknown) => {
    asked.push({ hook: name, older });
    return createFake(1)(descriptorOf(record)) as never;
  };
  const hooks: UpgradeHooks = {
    createPolicyV2ToV3: hook("createPolicyV2ToV3", "CreatePolicyIntentV3"),
    createReadWriteSessionV1ToV2: async (older) =>
      hook("createReadWriteSessionV1ToV2", "CreateReadWriteSessionIntentV2")(older),
    setPaymentMethodV1ToV2: hook("setPaymentMethodV1ToV2", "SetPaymentMethodIntentV2"),
  };
  return { hooks, asked };
}

type AnyIntent = IntentByType[ActivityType];

/** Requests that fit: as they may come, some with null for absent members, and as they were parsed. All are frozen. */
const requests = (record: string): fc.Arbitrary<{ readonly raw: object; readonly intent: AnyIntent }> =>
  fitting(descriptorOf(record), "strict").map((value) => {
    const parsed = parserOf(record)(frozen(value));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return { raw: value as object, intent: frozen(parsed.value) as AnyIntent };
  });

function frozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** Places that the newer value should have taken over from the older one and has not: same name, same place. */
function lost(older: DescriptorRef, newer: DescriptorRef, before: unknown, after: unknown, at = ""): readonly string[] {
  const [from, to] = [resolve(older), resolve(newer)];
  if (before === undefined) return [];
  if (from.kind === "array" && to.kind === "array") {
    const items = after as readonly unknown[];
    return (before as readonly unknown[]).flatMap((item, i) => lost(from.of, to.of, item, items[i], `${at}/${i}`));
  }
  if (from.kind === "object" && to.kind === "object") {
    const [had, has] = [before as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
    return from.members.flatMap(({ name, type }) => {
      const same = to.members.find((member) => member.name === name);
      return same ? lost(type, same.type, had[name], has[name], `${at}/${name}`) : [];
    });
  }
  return Object.is(before, after) || JSON.stringify(before) === JSON.stringify(after) ? [] : [at];
}

const runs = { numRuns: 60 };

test("every version that is not terminal has a step by a function of its own; three of them ask a hook", () => {
  expect(versions).toHaveLength(kinds.length);
  expect(stepping.length).toBe(versions.length - terminal.length);
  expect([steps.size, derived.length]).toEqual([stepping.length, stepping.length - 3]);
  expect(stepping.length).toBeGreaterThanOrEqual(18);
});

/** `upgradeCreatePolicyV2ToV3` asks the hook `createPolicyV2ToV3`, where there is one. */
const hookOf = (step: string): string => step.replace(/^upgrade(\w)/, (_, first: string) => first.toLowerCase());

const stepping = versions.flatMap((version) =>
  version.next ? [[version.next.name, version, version.next] as const] : [],
);

describe.each(stepping)("%s", (_, { type, record }, { step, version }) => {
  test("makes a valid request of every valid one, the same whether null counts as absent before or after", async () => {
    await fc.assert(
      fc.asyncProperty(requests(record), async ({ raw, intent }) => {
        const upgraded = await step(intent, noting().hooks);
        expect(parserOf(version.record)(upgraded)).toEqual({ ok: true, value: upgraded });
        expect(parserOf(version.record)(await step(raw, noting().hooks))).toEqual({ ok: true, value: upgraded });
      }),
      runs,
    );
  });

  test("is the first of the steps that upgradeToLatest takes", async () => {
    await fc.assert(
      fc.asyncProperty(requests(record), async ({ intent }) => {
        const whole = noting();
        const latest = await upgradeToLatest(type, intent, whole.hooks);
        let [at, value]: [Version, object] = [
          present(
            versions.find((one) => one.type === type),
            "the version",
          ),
          intent,
        ];
        const separate = noting();
        for (let { next } = at; next; { next } = at) {
          value = await next.step(value, separate.hooks);
          at = next.version;
        }
        expect(latest).toEqual({ type: at.type, intent: value });
        expect(whole.asked).toEqual(separate.asked);

        const one = (await step(intent, noting().hooks)) as typeof intent;
        expect(await upgradeToLatest(version.type, one, noting().hooks)).toEqual(latest);
      }),
      runs,
    );
  });
});

const derived = stepping.filter(([name]) => !(hookOf(name) in noting().hooks));

test.each(stepping)(
  "%s carries over whatever keeps its name, whatever a hook returns",
  async (_, { record }, { step, version }) => {
    await fc.assert(
      fc.asyncProperty(requests(record), async ({ intent }) => {
        const upgraded = await step(intent, noting().hooks);
        expect(lost(descriptorOf(record), descriptorOf(version.record), intent, upgraded)).toEqual([]);
      }),
      runs,
    );
  },
);

const terminal = versions.filter(({ next }) => !next);

test("a hook makes what the older request does not say, and nothing else of what it returns is taken", async () => {
  const { hooks } = noting();
  const card = createFake(5)(
    descriptorOf("SetPaymentMethodIntent"),
  ) as IntentByType["ACTIVITY_TYPE_SET_PAYMENT_METHOD"];
  const told = { ...card, cardHolderName: "Somebody else", paymentMethodId: "pm_1" };
  const { intent } = await upgradeToLatest("ACTIVITY_TYPE_SET_PAYMENT_METHOD", card, {
    ...hooks,
    setPaymentMethodV1ToV2: async () => told,
  });
  const { cardHolderEmail, cardHolderName } = card;
  expect(intent).toEqual({ paymentMethodId: "pm_1", cardHolderEmail, cardHolderName });
});

describe.each(terminal.map((version) => [version.type, version] as const))("%s", (type, { record }) => {
  test("has no newer version and comes back as it is", async () => {
    const { hooks, asked } = noting();
    const intent = createFake(2)(descriptorOf(record)) as IntentByType[ActivityType];
    const latest = await upgradeToLatest(type, intent, hooks);
    expect(latest.type).toBe(type);
    expect(latest.intent).toBe(intent);
    expect(asked).toEqual([]);
  });
});

test("the versions that nothing leads on from are the newest ones and those left behind", () => {
  const newestOf = (family: string) =>
    Math.max(...kinds.filter(([, kind]) => kind.family === family).map(([, { version }]) => version));
  const left = terminal.filter(({ type }) => activityKinds[type].version < newestOf(activityKinds[type].family));
  expect(left.map(({ type }) => type).sort()).toEqual([
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
    "ACTIVITY_TYPE_INIT_OTP",
    "ACTIVITY_TYPE_INIT_OTP_V2",
    "ACTIVITY_TYPE_OTP_LOGIN",
    "ACTIVITY_TYPE_VERIFY_OTP",
  ]);
});

test("a hook is given the request as the version before left it", async () => {
  const { hooks, asked } = noting();
  const first = createFake(3)(descriptorOf("CreatePolicyIntent")) as IntentByType["ACTIVITY_TYPE_CREATE_POLICY"];
  await upgradeToLatest("ACTIVITY_TYPE_CREATE_POLICY", first, hooks);
  expect(asked).toEqual([{ hook: "createPolicyV2ToV3", older: upgrades.upgradeCreatePolicyV1ToV2(first) }]);
});

test("what a hook throws ends the upgrade", async () => {
  const card = createFake(4)(
    descriptorOf("SetPaymentMethodIntent"),
  ) as IntentByType["ACTIVITY_TYPE_SET_PAYMENT_METHOD"];
  const hooks: UpgradeHooks = {
    ...noting().hooks,
    setPaymentMethodV1ToV2: () => {
      throw new Error("card declined");
    },
  };
  await expect(upgradeToLatest("ACTIVITY_TYPE_SET_PAYMENT_METHOD", card, hooks)).rejects.toThrow("card declined");
});
