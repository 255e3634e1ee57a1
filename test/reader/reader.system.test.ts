// The test vectors against a reader in Python that shares nothing with the compiler: it agrees with all of them, and none
// of its mutants does: a run tries a twelfth of them.

import { describe, expect, test } from "vitest";
import { turn } from "../share.js";
import { hasPython, readByPython } from "./reader.js";
import type { Report } from "./reader.js";

const contracts = ["corners", "guestbook", "library", "bookings", "freight"].map((name) => `test/contracts/${name}`);

const parts = 12;

describe.runIf(hasPython())("a reader in Python", () => {
  let report: Report | undefined;
  const found = (): Report => (report ??= readByPython(contracts, turn(parts)));

  test.each(contracts)("takes, refuses and reads every value of %s as the vectors say", (contract) => {
    expect(found().differences[contract]).toEqual([]);
  });

  test("that gets one thing wrong is told so by some vector", () => {
    const { mutants, count } = found();
    expect(count).toBeGreaterThan(170);
    expect(Object.keys(mutants).length).toBeGreaterThan(Math.floor(count / parts) - 1);
    expect(Object.keys(mutants).filter((name) => mutants[name] === null)).toEqual([]);
  });
});
