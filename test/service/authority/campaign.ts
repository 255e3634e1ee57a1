// The tamper campaign: random alterations of the database, each followed by everything that those try who may not, and by what
// those do who may.

import { drawAlteration, randomOf } from "./alterations.js";
import { Scene } from "./scene.js";
import type { Database } from "../support/service.js";

export interface Outcome {
  readonly alterations: number;
  /** Refused before anything was done in the organization. */
  refused: number;
  /** Nothing was done with it, and `countersign doctor` names it. */
  found: number;
  /** Told by nothing but a log; by kind, table and column. */
  readonly unfound: Map<string, number>;
  /** What was done that may not be. */
  readonly breaches: string[];
}

/**
 * @param restarts of how many alterations one comes while the service is down
 */
export async function tamper(kind: Database, count: number, seed: number, restarts = 8): Promise<Outcome> {
  const random = randomOf(seed);
  // As in a unit file from which nobody took the flag away.
  const scene = await Scene.open(kind, true);
  const outcome = {
    alterations: count,
    refused: 0,
    found: 0,
    unfound: new Map<string, number>(),
    breaches: [] as string[],
  };
  try {
    const honest = await scene.snapshot();
    for (let done = 0; done < count;) {
      const { kind: how, table, what, apply } = drawAlteration(scene, honest, random);
      if (!apply) continue;
      const name = `${how}: ${what} in ${table}`;
      const isDown = random.below(restarts) === 0;
      let isDone = true;
      const attempt = async () => {
        // What the database itself does not take is no alteration.
        isDone = await scene.tamper(apply).then(
          () => true,
          () => false,
        );
      };
      if (isDown) await scene.restart(attempt);
      else await attempt();
      if (!isDone) continue;
      done++;
      // Of what is in memory nothing has changed; of what is read again, all.
      if (!isDown && random.below(4) > 0) await scene.touch();
      for (const { who, what: act, answer } of await scene.attempts()) {
        // To ask for what others have to approve is everybody's right.
        if (answer.activity?.status === "ACTIVITY_STATUS_COMPLETED")
          outcome.breaches.push(`${name}: ${who} ${act}: ${answer.activity?.status}`);
      }
      const signed = await scene.sign().catch((error: unknown) => ({ status: 0, error }));
      if (signed.status === 0) outcome.breaches.push(`${name}: ${String(signed.error)}`);
      if (signed.status !== 200) outcome.refused++;
      else if ((await scene.findings()).length > 0) outcome.found++;
      else outcome.unfound.set(name, (outcome.unfound.get(name) ?? 0) + 1);
      await scene.putBack(honest);
      await scene.touch();
      const again = await scene.sign();
      if (again.status !== 200) outcome.breaches.push(`${name}: put back, and still refused: ${again.error?.message}`);
    }
    return outcome;
  } finally {
    await scene.close();
  }
}
