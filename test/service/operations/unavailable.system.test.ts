// A database on a disk that is full: what callers are told, and that the service recovers by itself.

import { describe, expect, test, vi } from "vitest";
import { canMount, mountDisk } from "../support/small-disk.js";
import { createWallet, get, walletNames } from "./requests.js";
import { useUnavailableScene } from "./unavailable-scene.js";

const scene = useUnavailableScene();
const { closing, start } = scene;

describe.skipIf(!canMount)("a disk that is full, which root alone can mount", () => {
  test("refuses writes with code 14, answers everything else, and is written to again when there is room", async () => {
    const disk = mountDisk(8192);
    closing.push(() => disk.remove());
    await start({ config: { data: `${disk.folder}/data` } });
    disk.fill();
    await scene.expectReadsOnlyUntil(() => disk.makeRoom());
    expect(await walletNames(scene.service)).toHaveLength(2);
  });

  test("that becomes full under load loses nothing that was acknowledged and leaves nothing half done", async () => {
    const disk = mountDisk(8192);
    closing.push(() => disk.remove());
    await start({ config: { data: `${disk.folder}/data`, "limits.wallets": "10000" } });
    const acknowledged = ["before"];
    let refused = 0;
    const write = async (name: string) => {
      const { status } = await createWallet(scene.service, name);
      expect([200, 503]).toContain(status);
      if (status === 200) acknowledged.push(name);
      else refused++;
    };
    for (let round = 0; round < 4; round++) {
      const answers = Array.from({ length: 40 }, async (_, index) => {
        if (index === 20) disk.fill();
        await write(`${round} ${index}`);
      });
      await Promise.all(answers);
      // The log is emptied then, and has room for a little more.
      await write(`${round} full`);
      expect(await walletNames(scene.service)).toEqual([...acknowledged].sort());
      disk.makeRoom();
      await vi.waitFor(async () => expect((await get(scene.service, "/ready")).status).toBe(200), { timeout: 20_000 });
    }
    expect(refused).toBeGreaterThan(0);
    const after = async () => expect((await createWallet(scene.service, "after")).status).toBe(200);
    await vi.waitFor(after, { timeout: 20_000 });
  });
});
