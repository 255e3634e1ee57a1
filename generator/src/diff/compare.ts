// Two contracts in, all that has changed between them out.

import type { Model } from "../model/model.js";
import type { Change } from "./change.js";
import { Changes } from "./change.js";
import { compareContract } from "./contract.js";
import { compareErrors } from "./errors.js";
import { compareExports } from "./exports.js";
import { compareOperations } from "./operations.js";
import { Pair } from "./pair.js";
import { compareSecurity } from "./security.js";
import { compareShared } from "./shared.js";
import { compareShapeSteps } from "./steps.js";
import { TypeWalk } from "./walk.js";
import { compareWebhooks } from "./webhooks.js";
import { prove } from "./witness.js";

/** Every change from one contract to the other, in the order of files and lines. */
export async function compare(old: Model, now: Model): Promise<readonly Change[]> {
  const changes = new Changes();
  const pair = new Pair(old, now);
  const requests = new TypeWalk("request", changes, pair);
  const responses = new TypeWalk("response", changes, pair);
  const context = { changes, pair, requests, responses };
  compareContract(context);
  compareSecurity(context);
  compareOperations(context);
  compareShared(context);
  compareShapeSteps(context);
  compareErrors(context);
  compareWebhooks(context);
  // Last, because walking the types finds out which have only been renamed.
  compareExports(context);
  const proved = await prove(changes.pending());
  return [...proved].sort(byPlace);
}

function byPlace(a: Change, b: Change): number {
  const place = ({ before, after }: Change) => (after ?? before)?.position;
  const [one, other] = [place(a), place(b)];
  return (
    text(one?.file ?? "", other?.file ?? "") ||
    (one?.line ?? 0) - (other?.line ?? 0) ||
    (one?.column ?? 0) - (other?.column ?? 0) ||
    text(a.rule, b.rule) ||
    text(a.subject, b.subject)
  );
}

function text(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
