// One organization with the worst policies, and everybody else: the service answers, and who asks there is told.

import { afterAll, beforeAll, expect, test } from "vitest";
import { rejectionOf } from "../support/refusal.js";
import { ask } from "../support/requests.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { approve, company, reject, rule, see } from "./company.js";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ones = (count: number) => `[${Array.from({ length: count }, () => "1").join(", ")}]`;
const often = (asked: string) => `${ones(60)}.all(x, ${ones(60)}.all(y, ${asked}))`;

/** How long /health takes at most while something goes on, in milliseconds. */
async function slowestHealth(work: () => Promise<unknown>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const response = await fetch(`${service.baseUrl}/health`);
      await response.text();
      slowest = Math.max(slowest, performance.now() - begun);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return slowest;
}

test("/health answers while an organization's policies are too costly, and only its own requests are denied", async () => {
  const { root, staff } = await company(service, "Ada", "Ben");
  const [ada, ben] = staff;
  for (let index = 0; index < 20; index++) {
    const consensus = `${often("{ a: x, b: y, c: x }.a == y")} && approvers.count() >= ${2 + index}`;
    await rule(root, "ALLOW", `activity.type != '${index}' && ${often("x == y")}`, consensus);
  }
  const neighbour = await company(service, "Noor");
  const wallet = { walletName: "Savings", accounts: [] };
  const slowest = await slowestHealth(async () => {
    for (let round = 0; round < 5; round++) {
      expect(await rejectionOf(ask(ada, "ACTIVITY_TYPE_CREATE_WALLET", wallet))).toMatch(
        /^7 .*too costly to evaluate.*"Policy \d+"/,
      );
      expect(await rejectionOf(ask(ben, "ACTIVITY_TYPE_CREATE_WALLET", wallet))).toMatch(/^7 .*too costly to evaluate/);
    }
  });
  // What the search alone took was seconds. The steps are what is bounded; this would notice if they were not.
  expect(slowest).toBeLessThan(1_500);
  expect((await ask(neighbour.root, "ACTIVITY_TYPE_CREATE_WALLET", wallet)).status).toBe("ACTIVITY_STATUS_COMPLETED");
  expect((await ask(root, "ACTIVITY_TYPE_CREATE_WALLET", wallet)).status).toBe("ACTIVITY_STATUS_COMPLETED");
});

test("where it can't be told who may vote, approvals carry an activity out, and only whoever decides can reject it", async () => {
  const names = Array.from({ length: 14 }, (_, index) => `User ${index}`);
  const { root, staff } = await company(service, ...names);
  const [ada, ben, cleo, dan] = staff as [(typeof staff)[0], (typeof staff)[0], (typeof staff)[0], (typeof staff)[0]];
  // Three approvals, told in a way that can only be tried out, and each try takes much.
  const three = "approvers.any(a, approvers.any(b, approvers.any(c, a.id != b.id && b.id != c.id && c.id != a.id)))";
  const busy = `${ones(30)}.all(x, ${ones(30)}.all(y, x == y))`;
  await rule(root, "ALLOW", "activity.resource == 'WALLET'", `${three} && ${busy} && approvers[0].id != ''`);
  const waiting = await ask(ada, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Savings", accounts: [] });
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", canApprove: false, canReject: false });
  expect(await see(ben, waiting)).toMatchObject({ canApprove: true, canReject: false });
  expect(await rejectionOf(reject(ben, waiting))).toMatch(
    /^7 the organization's policies are too costly to tell whether this user's vote counts/,
  );
  expect((await approve(ben, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  expect(await see(cleo, waiting)).toMatchObject({ canApprove: true, canReject: true });
  expect((await approve(dan, waiting)).status).toBe("ACTIVITY_STATUS_COMPLETED");
});

test("policies that are too long together are refused, and leave what is there as it was", async () => {
  const { root } = await company(service);
  const long = Array.from({ length: 1_000 }, () => "1 == 1").join(" && ");
  const create = (names: readonly string[]) =>
    ask(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: names.join(),
      effect: "EFFECT_DENY",
      condition: long,
      notes: "",
    });
  const refusals: (string | undefined)[] = [];
  for (let index = 0; index < 20; index++) refusals.push(await rejectionOf(create([`Long ${index}`])));
  const taken = refusals.filter((one) => one === undefined).length;
  expect(taken).toBe(16);
  expect(refusals[taken]).toMatch(/^8 condition: with it, the organization's policies would have more than 50000/);
});
