// Whose long work goes on next, and what else has the event loop in between.

import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { once } from "node:events";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Owner } from "../../../service/src/event-loop/owner.js";
import { Turns } from "../../../service/src/event-loop/turns.js";
import { tenantOf } from "../../../service/src/organizations/tenant.js";

const ofMany = (number: number): Owner => ({ id: `sub ${number}`, parentId: "many" });
const honest: Owner = { id: "honest", parentId: undefined };

/** Keeps the event loop for so many milliseconds. */
function occupy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Work of so many turns after the first; each of them is noted. */
function* working(turns: number, begins: () => void): Generator<void, void> {
  for (let turn = 0; turn < turns; turn++) {
    occupy(2);
    yield;
    begins();
  }
}

describe("long work in turns", () => {
  test("is begun at once, and ends in the same turn of the event loop where it is short", async () => {
    const order: string[] = [];
    setImmediate(() => order.push("next turn"));
    const turns = new Turns(honest);
    order.push("begun");
    await turns.take();
    order.push("ended");
    expect(order).toEqual(["begun", "ended"]);
  });

  test("waits for one turn of each other tenant, however much work and however many organizations those have", async () => {
    const owners = ["many", "more", "honest"].flatMap((id) => [
      { id, parentId: undefined },
      ...[1, 2, 3].map((sub): Owner => ({ id: `${id} ${sub}`, parentId: id })),
    ]);
    const works = fc.array(fc.record({ owner: fc.constantFrom(...owners), turns: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 2,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(works, async (all) => {
        const begun: string[] = [];
        await Promise.all(
          all.map(({ owner, turns }) => new Turns(owner).run(working(turns, () => begun.push(tenantOf(owner))))),
        );
        const left = new Map<string, number>();
        for (const tenant of begun) left.set(tenant, (left.get(tenant) ?? 0) + 1);
        // As long as a tenant has turns left, no other one has two more.
        const had = new Map<string, number>();
        for (const tenant of begun) {
          had.set(tenant, (had.get(tenant) ?? 0) + 1);
          for (const other of left.keys()) {
            if ((had.get(other) ?? 0) === left.get(other)) continue;
            expect((had.get(tenant) ?? 0) - (had.get(other) ?? 0)).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test("of one tenant's hundred requests lets another's end after a few turns", async () => {
    let turnsOfMany = 0;
    const flood = Array.from({ length: 100 }, (_, number) =>
      new Turns(ofMany(number % 20)).run(working(5, () => turnsOfMany++)),
    );
    const before = turnsOfMany;
    await new Turns(honest).run(working(5, () => {}));
    expect(turnsOfMany - before).toBeLessThanOrEqual(5);
    await Promise.all(flood);
    expect(turnsOfMany).toBe(500);
  });

  test("leaves the event loop to what arrives after each turn, however many requests wait for one", async () => {
    const server = createServer((socket) => socket.pipe(socket)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    let turns = 0;
    const flood = Array.from({ length: 100 }, (_, number) => new Turns(ofMany(number)).run(working(3, () => turns++)));
    const before = turns;
    socket.write("echo");
    await once(socket, "data");
    expect(turns - before).toBeLessThanOrEqual(20);
    socket.destroy();
    server.close();
    await Promise.all(flood);
  });
});
