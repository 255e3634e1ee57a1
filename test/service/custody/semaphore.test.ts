import { ErrorCode } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { Semaphore } from "../../../service/src/custody/semaphore.js";

interface Door {
  readonly work: () => Promise<string>;
  readonly open: () => void;
}

function newDoor(answer: string): Door {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { work: () => opened.then(() => answer), open: () => open() };
}

const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a semaphore", () => {
  test("lets so many in at a time, and the others after them in their order", async () => {
    const semaphore = new Semaphore({ places: 2, queue: 10 });
    const entered: string[] = [];
    const doors = ["a", "b", "c", "d"].map(newDoor);
    const answers = doors.map(({ work }, i) =>
      semaphore.run(() => {
        entered.push("abcd".charAt(i));
        return work();
      }),
    );
    await turns();
    expect(entered).toEqual(["a", "b"]);
    doors[1]?.open();
    await turns();
    expect(entered).toEqual(["a", "b", "c"]);
    for (const door of doors) door.open();
    expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d"]);
  });

  test("turns away with code 14 what is too much to wait, and takes it later", async () => {
    const semaphore = new Semaphore({ places: 1, queue: 1 });
    const [a, b] = [newDoor("a"), newDoor("b")];
    const answers = [semaphore.run(a.work), semaphore.run(b.work)];
    await expect(semaphore.run(() => Promise.resolve("c"))).rejects.toMatchObject({ code: ErrorCode.UNAVAILABLE });
    a.open();
    b.open();
    expect(await Promise.all(answers)).toEqual(["a", "b"]);
    expect(await semaphore.run(() => Promise.resolve("c"))).toBe("c");
  });

  test("goes on after work that failed", async () => {
    const semaphore = new Semaphore({ places: 1, queue: 2 });
    const failed = semaphore.run(() => Promise.reject(new Error("no")));
    const done = semaphore.run(() => Promise.resolve("yes"));
    await expect(failed).rejects.toThrow("no");
    expect(await done).toBe("yes");
    await semaphore.idle();
  });

  test("is not idle while one of several is still there", async () => {
    const semaphore = new Semaphore({ places: 2, queue: 1 });
    const [a, b] = [newDoor("a"), newDoor("b")];
    const answers = [semaphore.run(a.work), semaphore.run(b.work)];
    let isIdle = false;
    const idle = semaphore.idle().then(() => (isIdle = true));
    a.open();
    await turns();
    expect(isIdle).toBe(false);
    b.open();
    await Promise.all([idle, ...answers]);
  });

  test("is idle once all that waited has gone, and at once when nobody is there", async () => {
    const semaphore = new Semaphore({ places: 1, queue: 2 });
    await semaphore.idle();
    const [a, b] = [newDoor("a"), newDoor("b")];
    const gone: string[] = [];
    void semaphore.run(a.work).then((answer) => gone.push(answer));
    void semaphore.run(b.work).then((answer) => gone.push(answer));
    const idle = semaphore.idle().then(() => gone.push("idle"));
    a.open();
    await turns();
    expect(gone).toEqual(["a"]);
    b.open();
    await idle;
    await turns();
    expect(gone.toSorted()).toEqual(["a", "b", "idle"]);
  });
});
