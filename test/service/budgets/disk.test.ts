// The reserve of the disk: once it is begun, only what signs and what frees goes on, and no tenant takes more of it than it
// leaves.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Disk } from "../../../service/src/budgets/disk.js";
import type { DiskUser } from "../../../service/src/budgets/disk.js";
import { openLog } from "../../../service/src/log/log.js";

const silent = openLog("silent", () => {});

const one = { id: "one", familyId: "one" };

function diskWith(free: number, reserveBytes?: number) {
  const room = { free, total: 100_000_000 };
  const disk = new Disk({
    settings: reserveBytes === undefined ? {} : { reserveBytes },
    log: silent,
    look: async () => ({ ...room }),
  });
  return { disk, room };
}

describe("the reserve", () => {
  test("is a twentieth of the disk where nothing is set, and 1 GiB at most", async () => {
    const { disk, room } = diskWith(6_000_000);
    await disk.look();
    expect([disk.reserve, disk.isNearlyFull]).toEqual([5_000_000, false]);
    room.free = 4_999_999;
    await disk.look();
    expect(disk.isNearlyFull).toBe(true);
    room.total = 2 ** 40;
    await disk.look();
    expect(disk.reserve).toBe(2 ** 30);
  });

  test("is begun by a burst before the next look, and left as soon as there is room", async () => {
    const { disk, room } = diskWith(10_000_000, 5_000_000);
    await disk.look();
    let admitted = 0;
    while (disk.admits(one, "stores", 100_000)) admitted++;
    expect(admitted).toBeLessThan(20);
    room.free = 10_000_000;
    await disk.look();
    expect(disk.admits(one, "stores", 1)).toBe(true);
  });

  test("lets no family take more of it than is left to others, and no organization more than to its family", async () => {
    const familyId = fc.constantFrom("one", "two", "three");
    const request = fc.record({
      familyId,
      name: fc.constantFrom("a", "b"),
      bytes: fc.integer({ min: 1, max: 20_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 400 }), async (requests) => {
        const { disk } = diskWith(1_000_000, 5_000_000);
        await disk.look();
        const taken = new Map<string, number>();
        for (const { familyId, name, bytes } of requests) {
          const user = { id: `${familyId}/${name}`, familyId };
          expect(disk.admits(user, "stores", bytes)).toBe(false);
          if (!disk.admits(user, "signs", bytes)) continue;
          const [own, ofFamily] = [user.id, familyId].map((key) => {
            taken.set(key, (taken.get(key) ?? 0) + bytes * 4);
            return taken.get(key) ?? 0;
          }) as [number, number];
          // A first request is let through, whatever its size.
          const isFirst = (some: number) => some === bytes * 4;
          expect(isFirst(ofFamily) || ofFamily <= (disk.free ?? 0)).toBe(true);
          expect(isFirst(own) || own <= (disk.free ?? 0) - ofFamily).toBe(true);
        }
        expect(disk.free).toBeGreaterThan(0);
      }),
    );
  });

  test("goes on for a small request of an organization beside which another of its family took what it could", async () => {
    const { disk } = diskWith(1_000_000, 5_000_000);
    await disk.look();
    const [hostile, other] = ["hostile", "other"].map((id) => ({ id, familyId: "one" })) as [DiskUser, DiskUser];
    for (let bytes = 100_000; bytes >= 1; bytes = Math.floor(bytes / 2)) while (disk.admits(hostile, "signs", bytes));
    for (let sent = 0; sent < 20; sent++) expect(disk.admits(other, "signs", 500)).toBe(true);
  });

  test("is not begun where free space is not known", async () => {
    const disk = new Disk({ settings: {}, log: silent, look: async () => undefined });
    await disk.look();
    expect([disk.isNearlyFull, disk.free, disk.admits(one, "stores", 2 ** 30)]).toEqual([false, undefined, true]);
  });
});
