// Time that passes for a service in this process, and what its background work does in it.

import { vi } from "vitest";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, look } from "../support/requests.js";
import type { RunningService } from "../support/service.js";

let names = 0;

/** Parameters of a policy with a name of its own that allows nothing. */
export const policy = () => ({
  policyName: `Policy ${++names}`,
  effect: "EFFECT_ALLOW",
  condition: "false",
  notes: "",
});

/** Sets the clock forward, and has it stand still. */
export function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

/** Rounds of what looks for activities whose time has come. */
export class Rounds {
  /** Somebody whose policies wait for a second. */
  readonly #witness: Person;

  private constructor(witness: Person) {
    this.#witness = witness;
  }

  static async of(service: RunningService): Promise<Rounds> {
    const [witness] = await newSubOrganizationOf(rootOf(service), "Witness");
    await act(witness, "ACTIVITY_TYPE_SET_DELAYS", { policies: "1" });
    return new Rounds(witness);
  }

  /** Has a whole round pass, and three seconds. */
  async round(): Promise<void> {
    // What comes behind it is looked at after the first, and what comes before it, before the second.
    for (let count = 0; count < 2; count++) {
      const asked = await act(this.#witness, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
      later(1500);
      const isDone = async () => (await look(this.#witness, asked)).status === "ACTIVITY_STATUS_COMPLETED";
      await vi.waitUntil(isDone, { timeout: 10_000 });
    }
  }
}
