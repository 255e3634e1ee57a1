// How many requests an organization has under way at a time.

import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TooMuchAtOnce } from "../../../service/src/event-loop/owner.js";
import { UnderWay } from "../../../service/src/event-loop/under-way.js";
import { HeldWrites } from "../support/held-writes.js";
import { newSubOrganization, rootOf } from "../support/people.js";
import { refusal } from "../support/refusal.js";
import { act } from "../support/requests.js";
import { startService } from "../support/service.js";

test("requests are let in as long as neither their organization nor its tenant has too many, and leave room when answered", () => {
  const owners = ["a", "b"].flatMap((id) => [
    { id, parentId: undefined },
    { id: `${id}1`, parentId: id },
    { id: `${id}2`, parentId: id },
  ]);
  const steps = fc.array(fc.tuple(fc.constantFrom(...owners), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
      (taken, organization, tenant) => {
        const underWay = new UnderWay("requests", { organization, tenant });
        const inside: { readonly id: string; readonly top: string; readonly leave: () => void }[] = [];
        for (const [owner, leaves] of taken) {
          const top = owner.parentId ?? owner.id;
          const left = leaves ? inside.shift() : undefined;
          left?.leave();
          const own = inside.filter(({ id }) => id === owner.id).length;
          const all = inside.filter((each) => each.top === top).length;
          const mayEnter = (organization === 0 || own < organization) && (tenant === 0 || all < tenant);
          let leave: (() => void) | undefined;
          try {
            leave = underWay.enter(owner);
          } catch (error) {
            if (!(error instanceof TooMuchAtOnce)) throw error;
          }
          expect(leave !== undefined).toBe(mayEnter);
          if (leave) inside.push({ id: owner.id, top, leave });
        }
      },
    ),
  );
});

test("a tenant with as many requests under way as it may have is told so, and others are served", async () => {
  const held = new HeldWrites();
  const config = { "requests.perOrganization": "1", "requests.perTenant": "2" };
  const service = await startService({ openStore: held.open, config });
  try {
    const root = rootOf(service);
    const one = await newSubOrganization(root, "One");
    const other = await newSubOrganization(root, "Other");
    const first = held.hold();
    const slow = act(one, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "slow", userIds: [] });
    await first.reached;
    const whoami = (by: typeof one) => by.generatedClient.whoami({ organizationId: by.organizationId });
    await expect(whoami(one)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "too many requests of this organization are under way"),
    );
    await expect(whoami(other)).resolves.toBeDefined();
    const second = held.hold();
    const alsoSlow = act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "slow", userIds: [] });
    await second.reached;
    await expect(whoami(other)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "too many requests of this organization's parent"),
    );
    first.release();
    second.release();
    await Promise.all([slow, alsoSlow]);
    await expect(whoami(one)).resolves.toBeDefined();
  } finally {
    await service.close();
  }
});
