// The bench of policies is run by hand, and its organization is made by hand: what decisions come to need must be in it.

import { expect, test } from "vitest";

type Outcome = "allow" | "consensusNeeded" | "deny";

interface Contender {
  readonly name: string;
  readonly create: (policies: readonly object[]) => (proposal: object) => Outcome;
}

const bench = "../../bench/policy";
const { decision } = (await import(`${bench}/contenders/decision.mjs`)) as { readonly decision: Contender };
const { language } = (await import(`${bench}/contenders/language.mjs`)) as { readonly language: Contender };
const { policies } = (await import(`${bench}/policies.mjs`)) as {
  readonly policies: (count: number) => readonly object[];
};
const { checkAgreement } = (await import(`${bench}/agree.mjs`)) as {
  readonly checkAgreement: (
    made: readonly { readonly name: string; readonly decide: (proposal: object) => Outcome }[],
    all: readonly object[],
  ) => void;
};

test.each([1, 10, 100])("what the policy bench times decides as it should by %i policies", (count) => {
  const all = policies(count);
  const made = [decision, language].map(({ name, create }) => ({ name, decide: create(all) }));
  expect(() => checkAgreement(made, all)).not.toThrow();
});
