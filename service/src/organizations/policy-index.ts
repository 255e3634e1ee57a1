// Finds the policies that may have a say in an activity: of a hundred that compare its addresses, types and names with their
// own, a few. The others would be evaluated to no effect.

import { none } from "../policy-language/guard.js";
import type { Guard, Reading, Test } from "../policy-language/guard.js";
import type { Context } from "../policy-language/policy.js";
import type { CompiledPolicy } from "./compiled-policy.js";

/** Policies by what they may have a say in. */
export interface Candidates {
  /** In their order. */
  readonly all: readonly CompiledPolicy[];
  /**
   * Policies whose condition holds for the activity or is in error, and perhaps others, in their order. The conditions of all
   * others do not hold, and are not in error.
   */
  among(context: Context): readonly CompiledPolicy[];
}

/** So many different things are read of an activity before any policy is evaluated. */
const mostReadings = 64;

/** Policies that test the same reading, and read the same. */
interface Group {
  /** Places in the list of readings. */
  readonly readings: readonly number[];
  readonly tested: number;
  readonly form: Test["form"];
  /** Places of policies by what they want to read. */
  readonly wanting: Map<string, number[]>;
  /** Places of all of them. */
  readonly all: number[];
}

export class PolicyIndex implements Candidates {
  readonly all: readonly CompiledPolicy[];
  /** Places of those of which nothing can be told before they are evaluated. */
  readonly #always: number[] = [];
  readonly #readings: Reading[] = [];
  readonly #groups = new Map<string, Group>();

  /** @param policies in their order */
  constructor(policies: readonly CompiledPolicy[]) {
    this.all = policies;
    const variety = varietyOf(policies);
    const places = new Map<string, number>();
    policies.forEach(({ condition: { guard } }, at) => {
      const added = guard?.readings.filter(({ text }) => !places.has(text)) ?? [];
      if (!guard || this.#readings.length + added.length > mostReadings) {
        this.#always.push(at);
        return;
      }
      for (const reading of added) places.set(reading.text, this.#readings.push(reading) - 1);
      this.#group(guard, mostTelling(guard, variety), places, at);
    });
  }

  /** The same for some of the policies. */
  only(policies: readonly CompiledPolicy[]): Candidates {
    const some = new Set(policies);
    return { all: policies, among: (context) => this.among(context).filter((policy) => some.has(policy)) };
  }

  among(context: Context): readonly CompiledPolicy[] {
    if (this.#groups.size === 0) return this.all;
    const values = this.#readings.map((reading) => reading.read(context));
    const found = [...this.#always];
    for (const { readings, tested, form, wanting, all } of this.#groups.values()) {
      if (readings.some((place) => values[place] === undefined)) found.push(...all);
      else {
        const value = values[tested];
        if (typeof value === "string") found.push(...(wanting.get(form(value)) ?? []));
        else if (value !== none) found.push(...all);
      }
    }
    return found.sort((one, other) => one - other).map((at) => this.all[at]!);
  }

  #group({ readings }: Guard, test: Test, places: ReadonlyMap<string, number>, at: number): void {
    const placeOf = ({ text }: Reading) => places.get(text)!;
    const all = readings.map(placeOf).sort((one, other) => one - other);
    const tested = placeOf(test.reading);
    const name = `${tested} ${test.form.name} ${all.join()}`;
    let group = this.#groups.get(name);
    if (!group) {
      group = { readings: all, tested, form: test.form, wanting: new Map(), all: [] };
      this.#groups.set(name, group);
    }
    group.all.push(at);
    for (const value of test.values) {
      const others = group.wanting.get(value);
      if (others) others.push(at);
      else group.wanting.set(value, [at]);
    }
  }
}

/** How many different values policies want to read, by what is read. */
function varietyOf(policies: readonly CompiledPolicy[]): ReadonlyMap<string, number> {
  const values = new Map<string, Set<string>>();
  for (const { condition } of policies) {
    for (const { reading, values: wanted } of condition.guard?.tests ?? []) {
      const known = values.get(reading.text) ?? new Set();
      values.set(reading.text, known);
      for (const value of wanted) known.add(value);
    }
  }
  return new Map([...values].map(([text, { size }]) => [text, size]));
}

/** The test by which most others can be told from a policy. */
function mostTelling({ tests }: Guard, variety: ReadonlyMap<string, number>): Test {
  const of = ({ reading }: Test) => variety.get(reading.text) ?? 0;
  return tests.reduce((best, test) => (of(test) > of(best) ? test : best));
}
