// Who is next in a queue that organizations share, and who gives way where it is full.

import { ApiError, ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue } from "../../../service/src/event-loop/fair-queue.js";
import { isPassing, TooMuchAtOnce } from "../../../service/src/event-loop/owner.js";
import type { Bounds, Owner } from "../../../service/src/event-loop/owner.js";
import { located } from "../../../service/src/params/located.js";
import { present } from "../support/results.js";

interface Item {
  readonly owner: Owner;
  readonly number: number;
}

const top = (id: string): Owner => ({ id, parentId: undefined });
const below = (parentId: string, id: string): Owner => ({ id, parentId });

/** Three tenants, each with sub-organizations that it may have made for the sake of more turns. */
const owners = ["a", "b", "c"].flatMap((id) => [top(id), ...[1, 2, 3].map((n) => below(id, `${id}${n}`))]);
const anyOwner = fc.constantFrom(...owners);
const tenantOf = ({ id, parentId }: Owner) => parentId ?? id;
/** Which of its tenant's two halves an organization is in. */
const halfOf = (owner: Owner) => `${tenantOf(owner)} ${owner.parentId === undefined ? "itself" : "below"}`;

/**
 * While anything waits of one, nobody of the others has two turns.
 *
 * @param isOther whether an item is of another who takes turns with the first
 */
function expectTurns(shifted: readonly Item[], nameOf: (owner: Owner) => string, among: (owner: Owner) => string) {
  for (const name of new Set(shifted.map(({ owner }) => nameOf(owner)))) {
    const places = shifted.flatMap(({ owner }, place) => (nameOf(owner) === name ? [place] : []));
    let before = -1;
    for (const place of places) {
      const group = among(present(shifted[place], "an item").owner);
      const between = shifted
        .slice(before + 1, place)
        .filter(({ owner }) => among(owner) === group)
        .map(({ owner }) => nameOf(owner));
      expect(new Set(between).size).toBe(between.length);
      before = place;
    }
  }
}

function drain(queue: FairQueue<Item>): Item[] {
  const shifted: Item[] = [];
  while (queue.size > 0) shifted.push(present(queue.shift(), "an item"));
  expect(queue.shift()).toBeUndefined();
  return shifted;
}

describe("in a queue that organizations share", () => {
  test("tenants take turns, each tenant with its sub-organizations, and these among themselves", () => {
    fc.assert(
      fc.property(fc.array(anyOwner, { maxLength: 60 }), (pushed) => {
        const queue = new FairQueue<Item>();
        for (const [number, owner] of pushed.entries()) queue.push(owner, { owner, number });
        const shifted = drain(queue);
        expect(shifted).toHaveLength(pushed.length);
        expectTurns(shifted, tenantOf, () => "all");
        expectTurns(shifted, halfOf, tenantOf);
        expectTurns(shifted, ({ id }) => id, halfOf);
        for (const { id } of owners) {
          const own = shifted.filter(({ owner }) => owner.id === id).map(({ number }) => number);
          expect(own).toEqual(own.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  test("what waits no more is gone, and the others have their turns as if it had never been", () => {
    const pushed = fc.array(fc.record({ owner: anyOwner, leaves: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(pushed, (all) => {
        const queue = new FairQueue<Item>();
        const items = all.map(({ owner, leaves }, number) => ({ item: { owner, number }, leaves }));
        for (const { item } of items) queue.push(item.owner, item);
        for (const { item, leaves } of items) if (leaves) queue.remove(item.owner, item);
        const left = items.flatMap(({ item, leaves }) => (leaves ? [] : [item]));
        expect(queue.size).toBe(left.length);
        const gone = items.find(({ leaves }) => leaves);
        if (gone) queue.remove(gone.item.owner, gone.item);
        expect(queue.size).toBe(left.length);
        const shifted = drain(queue);
        expect(new Set(shifted)).toEqual(new Set(left));
        expectTurns(shifted, tenantOf, () => "all");
        expectTurns(shifted, ({ id }) => id, halfOf);
      }),
    );
  });

  test("the next of whoever waits for little is behind one item of each other tenant, whatever those wait for", () => {
    const queue = new FairQueue<string>();
    for (let sub = 0; sub < 100; sub++) for (let n = 0; n < 10; n++) queue.push(below("many", `sub ${sub}`), "many's");
    queue.push(top("one"), "one's");
    expect([queue.shift(), queue.shift()]).toContain("one's");
  });

  test("bounds hold at every moment, and whoever has the most gives way, the newest first", () => {
    const bound = fc.integer({ min: 1, max: 12 });
    const bounds = fc.record({ organization: bound, tenant: bound, total: bound });
    const steps = fc.array(fc.oneof({ weight: 4, arbitrary: anyOwner }, fc.constant("shift" as const)), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(bounds, steps, (most: Bounds, taken) => {
        const queue = new FairQueue<Item>(most);
        let model: Item[] = [];
        const displacements: boolean[] = [];
        const count = (matches: (owner: Owner) => boolean) => model.filter(({ owner }) => matches(owner)).length;
        for (const [number, owner] of taken.entries()) {
          if (owner === "shift") {
            const item = queue.shift();
            model = model.filter((each) => each !== item);
            continue;
          }
          const item = { owner, number };
          model.push(item);
          const displaced = queue.push(owner, item);
          const isMember = (each: Owner) => tenantOf(each) === tenantOf(owner);
          const isOver =
            count(({ id }) => id === owner.id) > most.organization ||
            count(isMember) > most.tenant ||
            model.length > most.total;
          expect(displaced !== undefined).toBe(isOver);
          if (displaced) {
            const { item: gone, full } = displaced;
            const sizeOf = (tenant: string) => count((each) => tenantOf(each) === tenant);
            const greatest = Math.max(...["a", "b", "c"].map(sizeOf));
            // Nobody loses anything for the sake of somebody who has as much.
            const isRight = {
              organization: gone === item,
              tenant: isMember(gone.owner),
              total: sizeOf(tenantOf(gone.owner)) === greatest,
            }[full];
            const isNewest = !model.some((each) => each.owner.id === gone.owner.id && each.number > gone.number);
            displacements.push(isRight && isNewest);
            model = model.filter((each) => each !== gone);
          }
          expect(queue.size).toBe(model.length);
        }
        expect(displacements).not.toContain(false);
        const left = drain(queue).map(({ number }) => number);
        expect(left.toSorted((one, other) => one - other)).toEqual(model.map(({ number }) => number));
      }),
    );
  });

  test("no number of others, and of their sub-organizations, can have something of a tenant give way within its share", () => {
    const queue = new FairQueue<string>({ organization: 100, tenant: 200, total: 300 });
    for (let n = 0; n < 50; n++) expect(queue.push(top("honest"), "honest's")).toBeUndefined();
    const displaced = Array.from({ length: 5000 }, (_, n) =>
      queue.push(below(`tenant ${n % 5}`, `sub ${n % 97}`), "another's"),
    );
    expect(displaced.filter((each) => each?.item === "honest's")).toEqual([]);
    const shifted = queue.clear();
    expect(shifted.filter((item) => item === "honest's")).toHaveLength(50);
  });
});

test("what is too much at a time stays what another attempt may bring, whatever part of a request it is said of", async () => {
  const refused = await located("wallet", () =>
    Promise.reject(new TooMuchAtOnce("too many derivations are waiting")),
  ).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: ErrorCode.RESOURCE_EXHAUSTED,
    message: expect.stringMatching(/^wallet\.too many/),
  });
  expect(isPassing(refused as ApiError)).toBe(true);
  expect(isPassing(new ApiError(ErrorCode.UNAVAILABLE, "away"))).toBe(true);
  expect(isPassing(new ApiError(ErrorCode.RESOURCE_EXHAUSTED, "a hundred wallets of at most a hundred"))).toBe(false);
});
